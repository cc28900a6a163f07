import Foundation
import ManifestCompiler
import ManifestFindings
import TestSupport
import Testing

/// One mistake in a manifest, and its expected finding.
///
/// The manifest is the project's, or one in `Examples/Products` that a line such as `@ india` above
/// the case names.
///
/// A case is a block of lines in a file of `Typos`. The first line has the id of the finding and,
/// after a colon, a part of its help. If the author of a case did not know the rules, the id is
/// `*`, with a part of the message or the help.
///
/// The next lines are lines of the manifest:
/// - `-` marks a line that is replaced, `+` marks its replacement.
/// - A space marks an unchanged line.
/// - `>` and `!`, instead of `+` and the space, mark the line that must be reported.
///
/// An invisible character is written as `\u{A0}`.
struct Typo: CustomTestStringConvertible {
  /// The path of the manifest.
  var manifest: String
  var help: String?
  private var marked: [(mark: Character, text: String)]
  private var location: String

  var testDescription: String { location }

  /// The typos in the frozen manifest.
  static let own = all.filter { $0.manifest == Places.frozenPath }

  static let all: [Typo] = {
    do {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      return try names.sorted().flatMap(read)
    } catch {
      preconditionFailure("the typos cannot be read: \(error)")
    }
  }()

  private static let folder = Places.url("Tests/MistakeTests/Typos")

  private static func read(_ name: String) throws -> [Typo] {
    let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    var mistakes: [Typo] = []
    var isInside = false
    var manifest = Places.frozenPath
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      if line.isEmpty {
        isInside = false
      } else if line.hasPrefix("@ ") {
        manifest = "Examples/Products/\(line.dropFirst(2)).yaml"
      } else if isInside, let mark = line.first {
        mistakes[mistakes.count - 1].marked.append((mark, unescaped(String(line.dropFirst()))))
      } else {
        let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
        mistakes.append(
          Typo(
            manifest: manifest,
            help: parts.count > 1 ? unescaped(String(parts[1].dropFirst())) : nil,
            marked: [],
            location: "\(name):\(index + 1)"
          )
        )
        isInside = true
      }
    }
    return mistakes
  }

  private static func unescaped(_ line: String) -> String {
    line.replacing("\\\\", with: "\\u{5C}").replacing(/\\u\{([0-9A-F]+)\}/) { match in
      UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
    }
  }

  /// The manifest with the mistake, and the line that must be reported, from 1.
  func applied(to manifest: String) throws -> (text: String, line: Int) {
    let lines = manifest.components(separatedBy: "\n")
    let starts = starts(in: lines)
    try #require(starts.count == 1, "\(location): the lines occur \(starts.count) times")
    let new = marked.filter { $0.mark != "-" }
    let reported = try #require(new.firstIndex { ">!".contains($0.mark) }, "\(location): no line")
    let changed =
      lines[..<starts[0]] + new.map(\.text) + lines[(starts[0] + old.count)...]
    return (changed.joined(separator: "\n"), starts[0] + reported + 1)
  }

  /// Whether other mistakes have left the lines unchanged.
  func applies(to manifest: String) -> Bool {
    starts(in: manifest.components(separatedBy: "\n")).count == 1
  }

  private var old: [String] { marked.filter { " !-".contains($0.mark) }.map(\.text) }

  private func starts(in lines: [String]) -> [Int] {
    let old = old
    return lines.indices.filter { lines[$0...].starts(with: old) }
  }
}
