package import Foundation

/// A manifest that a rule reports or, if its name begins with `ok-`, accepts.
///
/// It is written as the lines in which it differs from a base, a valid manifest:
///
/// ```
/// @@ copied-row (us-it-es)
///    it:
/// -    tld: it
/// +    tld: com
/// #         ^^^ error: TLD `com` already belongs to the United States
/// #   = help: give Italy its own TLD, or share this one with `shared_tld`
/// ```
///
/// A line after a space or a `-` is the next line of the base with this text; `-` removes it. A line after a
/// `+` is added at this place. The lines of the base between them stay. A line after a `#` is about the
/// line above it: a finding, a related location, or help. `make golden` writes these.
package struct Fixture: CustomStringConvertible, Sendable {
  package enum Kind: Character, Sendable {
    case named = " "
    case removed = "-"
    case added = "+"
    /// Is not written: a line of the base that stays and is not needed to find another one.
    case unnamed = "~"
  }

  package struct Line: Sendable {
    package var kind: Kind
    package var text: String
    /// The lines after a `#` below this one, with the `#`.
    package var expected: [String] = []
  }

  package var rule: String
  package var name: String
  package var base: String
  package var lines: [Line]

  package var description: String { "\(rule)/\(name)" }
  package var isSilent: Bool { name.hasPrefix("ok-") }

  /// The manifest.
  package var text: String {
    lines.filter { $0.kind != .removed }.map { $0.text + "\n" }.joined()
  }

  /// The base.
  package var baseText: String {
    lines.filter { $0.kind != .added }.map { $0.text + "\n" }.joined()
  }

  /// The lines of the file that describe the fixture.
  fileprivate var written: [String] {
    ["@@ \(name) (\(base))"]
      + lines.flatMap { line in
        (line.kind == .unnamed ? [] : ["\(line.kind.rawValue)\(line.text)"]) + line.expected
      }
  }

  /// The fixture with these lines, each with the `#`, below its last line.
  package func expecting(_ lines: [String]) -> Fixture {
    var fixture = self
    for index in fixture.lines.indices { fixture.lines[index].expected = [] }
    let last = fixture.lines.lastIndex { $0.kind != .unnamed }
    if let last { fixture.lines[last].expected = lines }
    return fixture
  }

  /// Names a line, and the lines above it without which an equal line could be meant.
  package mutating func name(_ index: Int) {
    guard lines[index].kind == .unnamed else { return }
    lines[index].kind = .named
    let indentation = Self.indentation(of: lines[index].text)
    let isSame = { (line: Line) in line.kind == .unnamed && line.text == lines[index].text }
    let start = lines[..<index].lastIndex { $0.kind == .named || $0.kind == .removed } ?? -1
    guard lines[(start + 1)..<index].contains(where: isSame) else { return }
    let parent = lines[..<index].lastIndex { Self.indentation(of: $0.text) < indentation }
    if let parent { name(parent) }
  }

  private static func indentation(of line: String) -> Int { line.prefix { $0 == " " }.count }
}

/// The fixtures of a rule, in one file.
package struct FixtureFile: CustomStringConvertible, Sendable {
  package var url: URL
  package var fixtures: [Fixture] = []

  package var rule: String { url.deletingPathExtension().lastPathComponent }
  package var description: String { rule }

  /// The fixtures of all rules.
  package static func all() throws -> [FixtureFile] {
    let folder = Places.url("Tests/ManifestRulesTests/Fixtures")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return try names.filter { $0.hasSuffix(".diff") }.map { name in
      try FixtureFile(folder.appendingPathComponent(name))
    }
  }

  /// The fixture of a name, such as `duplicate-tld/three-rows`.
  package static func fixture(_ name: String) throws -> Fixture {
    let fixtures = try all().flatMap(\.fixtures)
    guard let fixture = fixtures.first(where: { $0.description == name }) else {
      throw FixtureProblem(description: "no fixture is named \(name)")
    }
    return fixture
  }

  /// The text of the file.
  package var text: String {
    fixtures.map { $0.written.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  package init(_ url: URL) throws {
    self.url = url
    let text = try String(contentsOf: url, encoding: .utf8)
    var rest: [Fixture.Line] = []
    for line in text.split(separator: "\n") {
      if let header = line.wholeMatch(of: /@@ ([a-z0-9-]+) \(([a-z-]+)\)/)?.output {
        fixtures.indices.last.map { fixtures[$0].lines += rest }
        rest = try base(String(header.2))
        fixtures.append(
          Fixture(rule: rule, name: String(header.1), base: String(header.2), lines: [])
        )
      } else {
        guard let index = fixtures.indices.last else {
          throw FixtureProblem(description: "\(rule): expected `@@ name (base)`, found `\(line)`")
        }
        try fixtures[index].read(line, in: &rest)
      }
    }
    fixtures.indices.last.map { fixtures[$0].lines += rest }
  }

  private func base(_ name: String) throws -> [Fixture.Line] {
    let text = try String(
      contentsOf: url.deletingLastPathComponent().appendingPathComponent("bases/\(name).yaml"),
      encoding: .utf8
    )
    return text.split(separator: "\n").map { Fixture.Line(kind: .unnamed, text: String($0)) }
  }
}

extension Fixture {
  /// Reads a line of the file; `rest` is what has not been read of the base.
  fileprivate mutating func read(_ line: Substring, in rest: inout [Line]) throws {
    let text = String(line.dropFirst())
    switch line.first {
    case "+": lines.append(Line(kind: .added, text: text))
    case "#" where !lines.isEmpty: lines[lines.count - 1].expected.append(String(line))
    case "-", " ":
      guard let index = rest.firstIndex(where: { $0.text == text }) else {
        throw FixtureProblem(
          description: "\(self): the base has no line `\(text)` after the one before"
        )
      }
      lines += rest[..<index]
      lines.append(Line(kind: line.first == "-" ? .removed : .named, text: text))
      rest.removeSubrange(...index)
    default:
      throw FixtureProblem(
        description: "\(self): `\(line)` begins with none of ` `, `-`, `+` and `#`"
      )
    }
  }
}

private struct FixtureProblem: Error, CustomStringConvertible {
  var description: String
}
