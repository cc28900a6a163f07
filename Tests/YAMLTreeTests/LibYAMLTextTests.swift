import Foundation
import ManifestFindings
import TestSupport
import Testing
import YAMLTree

/// libyaml's messages are written for its authors, so none of them is ever shown.
@Suite struct LibYAMLTextTests {
  /// Messages in the library that our parser never causes, with the reason.
  private static let notMet: [String: Set<String>] = [
    "of its reader, before which `SourceScan` finds the same": [
      "control characters are not allowed", "incomplete UTF-8 octet sequence",
      "invalid Unicode character", "invalid leading UTF-8 octet",
      "invalid length of a UTF-8 sequence", "invalid trailing UTF-8 octet",
    ],
    "of its reader of UTF-16; we say that the text is UTF-8": [
      "expected low surrogate area", "incomplete UTF-16 character",
      "incomplete UTF-16 surrogate pair", "unexpected low surrogate area",
    ],
    "of its reader of files; a manifest is in memory and has at most `Limits.size` bytes": [
      "input error", "input is too long",
    ],
    "of a parser that is given no stream; ours begins at its start": [
      "did not find expected <stream-start>"
    ],
    "of its loader; we read events": [
      "found duplicate anchor; first occurrence", "found undefined alias", "second occurrence",
    ],
    "of its emitter; we write no YAML with it": [
      "alias value must contain alphanumerical characters only", "alias value must not be empty",
      "anchor value must contain alphanumerical characters only", "anchor value must not be empty",
      "duplicate %TAG directive", "expected DOCUMENT-END", "expected DOCUMENT-START or STREAM-END",
      "expected SCALAR, SEQUENCE-START, MAPPING-START, or ALIAS", "expected STREAM-START",
      "expected nothing after STREAM-END", "incompatible %YAML directive",
      "neither tag nor implicit flags are specified",
      "tag handle must contain alphanumerical characters only", "tag handle must end with '!'",
      "tag handle must not be empty", "tag handle must start with '!'",
      "tag prefix must not be empty", "tag value must not be empty", "write error",
    ],
  ]

  @Test(.requires(.file("/proc/self/maps")))
  func everyTextOfTheLibraryIsKnown() throws {
    let texts = try libraryTexts()
    let problems = texts.filter { !$0.hasPrefix("while ") }
    let known = Set(SyntaxProblem.Kind.allCases.map(\.rawValue))
    let listed = Self.notMet.values.reduce(into: Set()) { $0.formUnion($1) }
    #expect(problems.subtracting(known).subtracting(listed) == [])
    // Every listed message exists in the library, because a misspelled one would never be
    // recognized. A message that is the end of another one is stored only once.
    #expect(known.union(listed).filter { text in !problems.contains { $0.hasSuffix(text) } } == [])
    #expect(known.isDisjoint(with: listed))
  }

  /// The texts that look like sentences in the libyaml that this process has loaded.
  private func libraryTexts() throws -> Set<String> {
    // The size is unknown before the file has been read to its end.
    let file = try #require(FileHandle(forReadingAtPath: "/proc/self/maps"))
    let maps = try String(decoding: #require(try file.readToEnd()), as: UTF8.self)
    let line = try #require(maps.split(separator: "\n").first { $0.contains("/libyaml") })
    let path = try String(#require(line.split(separator: " ").last))
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    let runs = bytes.split { !(0x20..<0x7F).contains($0) }.map {
      String(decoding: $0, as: UTF8.self)
    }
    return Set(
      runs.filter { text in
        let words = text.split(separator: " ")
        return words.count { $0.allSatisfy { $0.isLetter || $0 == "-" } && $0.count > 2 } > 1
          && !text.contains { "()=_".contains($0) } || text == "input error"
      }
    )
  }

  @Test func nothingOfItIsShownForTheTestSuite() throws {
    var refused = 0
    for each in try SuiteCase.all() {
      let findings = expectNoTextOfLibYAML(each.yaml)
      refused += findings.contains { $0 == "syntax-error" } ? 1 : 0
    }
    #expect(refused > 50)
  }

  /// One text per kind of error in a manifest, so that every kind has a message.
  @Test(arguments: [
    ("a: b\n c: d", "wrong-indentation"), ("a: - b", "syntax-error"), ("a: ? b", "syntax-error"),
    ("a: {b:[c]}", "syntax-error"), ("a: [b, , c]", "syntax-error"), ("a: }", "syntax-error"),
    ("a: b\n\tc: d", "syntax-error"), ("a: |\n\tc\n", "syntax-error"),
    ("{a: b}\nc: d", "syntax-error"), ("a: [b", "syntax-error"), ("a: {b", "syntax-error"),
    ("a: \"b", "unclosed-quote"), ("a: 'b\n---\n", "unclosed-quote"),
    ("a: \"\\q\"", "syntax-error"), ("a: \"\\é\"", "syntax-error"), ("a: \"\\xg\"", "syntax-error"),
    ("a: \"\\UFFFFFFFF\"", "syntax-error"), ("a: \"\\", "syntax-error"),
    ("a: |0\n b", "syntax-error"), ("a: >b", "syntax-error"), ("a: & b", "syntax-error"),
    ("a: *.b", "syntax-error"), ("a: !<b", "syntax-error"), ("a: !<b>c", "syntax-error"),
    ("a: !b,c", "syntax-error"), ("a: !b%zz", "syntax-error"), ("a: !b%FF", "syntax-error"),
    ("a: !b%C3%00", "syntax-error"), ("a: !b!c d", "syntax-error"),
    ("a: !<> d", "syntax-error"), ("%FOO\n---\na: b", "syntax-error"),
    ("%\n---\na: b", "syntax-error"), ("%YAML! 1\n---\na: b", "syntax-error"),
    ("%YAML 1x\n---\na: b", "syntax-error"), ("%YAML 1.99999999999\n---\na: b", "syntax-error"),
    ("%YAML x\n---\na: b", "syntax-error"), ("%TAG\n---\na: b", "syntax-error"),
    ("%TAG !\n---\na: b", "syntax-error"), ("%TAG ! !%\n---\na: b", "syntax-error"),
    ("%YAML 1.1\n%YAML 1.1\n---\na: b", "syntax-error"), ("%YAML 2.0\n---\na: b", "syntax-error"),
    ("%TAG ! !a\n%TAG ! !a\n---\na: b", "syntax-error"), ("%YAML 1.1\na: b", "syntax-error"),
  ])
  func everyKindIsSaidInOurWords(_ text: String, _ id: String) {
    let findings = expectNoTextOfLibYAML(text)
    #expect(findings.contains(id), "\(text): \(findings)")
  }

  /// The ids of the findings.
  private func expectNoTextOfLibYAML(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    let findings = YAMLTree.parse(SourceFile(path: "a.yaml", bytes: bytes)).findings
    for finding in findings {
      let said = [finding.message, finding.help ?? ""] + finding.related.map(\.label)
      for phrase in SyntaxProblem.Kind.allCases.map(\.rawValue) + ["while "] {
        #expect(!said.contains { $0.contains(phrase) }, "\(text): \(said)")
      }
      let isSyntax = finding.id == "syntax-error" || finding.id == "wrong-indentation"
      #expect(!isSyntax || finding.help != nil, "\(text): \(finding.message)")
    }
    return findings.map(\.id.name)
  }
}
