import Foundation
import ManifestFindings
import TestSupport
import Testing
import YAMLTree

/// libyaml's messages are written for its authors, so none of them is ever shown.
@Suite struct LibYAMLTextTests {
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
    ("a: b\n c: d", "syntax-error"), ("a: - b", "syntax-error"), ("a: ? b", "syntax-error"),
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
