import Foundation
import TestSupport

/// A way in which Git can be made to run a program; `git-programs.txt` has all of them.
struct GitProgram: CustomStringConvertible, Sendable {
  var name: String
  /// A script that plants the program, whose path is `$PLANTED`, in the repository.
  var plant = ""
  /// A call of Git that runs the program.
  var call = ""
  /// Environment variables for the call and for the tool; REPOSITORY stands for its folder.
  ///
  /// The value of `PATH` is prepended. Any other variable with an empty value is unset.
  var environment: [String: String] = [:]
  /// The exit status of the tool.
  var status: Int32 = 0

  var description: String { name }

  static let all: [GitProgram] = {
    let bytes = try? Places.bytes("Tests/CommandLineTests/Programs/git-programs.txt")
    return String(decoding: bytes ?? [], as: UTF8.self).components(separatedBy: "\n=== ")
      .dropFirst()
      .map { read($0.split(separator: "\n").map(String.init)) }
  }()

  private static func read(_ lines: [String]) -> GitProgram {
    var program = GitProgram(name: lines[0])
    for line in lines.dropFirst() {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      switch words[0] {
      case "call:": program.call = words[1]
      case "status:": program.status = Int32(words[1]) ?? 0
      case "environment:":
        let parts = words[1].split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        program.environment[String(parts[0])] = String(parts[1])
      default: program.plant += line + "\n"
      }
    }
    return program
  }
}
