import Foundation
import TestSupport
import Testing

/// Every installed Python package has the hash of the version that we reviewed.
@Suite struct RequirementsTests {
  private static func text(_ path: String) throws -> String {
    String(decoding: try Places.bytes(path), as: UTF8.self)
  }

  /// The lines of a requirements file with their continuation lines, without comments.
  private static func requirements(_ path: String) throws -> [Substring] {
    try text(path).replacing("\\\n", with: " ").split(separator: "\n")
      .filter { !$0.drop { $0 == " " }.hasPrefix("#") }
  }

  @Test(arguments: ["Scripts", "Tests"])
  func everyRequirementHasItsVersionAndHashes(_ folder: String) throws {
    let lines = try Self.requirements("\(folder)/requirements.txt")
    #expect(!lines.isEmpty)
    for line in lines {
      #expect(line.contains(/^[\w.-]+==[\w.]+ .*--hash=sha256:[0-9a-f]{64}\b/), "\(line)")
    }
  }

  @Test func whatWasAskedForIsAmongThem() throws {
    let locked = Set(
      try Self.requirements("Tests/requirements.txt").map {
        $0.prefix { $0 != " " }.lowercased()
      }
    )
    let asked = try Self.requirements("Tests/requirements.in")
    #expect(!asked.isEmpty)
    for line in asked {
      #expect(locked.contains(line.lowercased().replacing("_", with: "-")), "\(line)")
    }
  }

  /// Without the option, pip also installs packages without a hash.
  @Test(arguments: ["Makefile", "Scripts/make_standards.py"])
  func pipIsToldToCompareThem(_ path: String) throws {
    let lines = try Self.text(path).split(separator: "\n").filter {
      $0.contains(/pip"?,? "?install/) || $0.contains("-m\", \"pip")
    }
    #expect(!lines.isEmpty)
    for line in lines { #expect(line.contains("--require-hashes"), "\(line)") }
  }
}
