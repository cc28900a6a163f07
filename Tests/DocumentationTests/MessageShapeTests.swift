import Foundation
import ManifestCompiler
import ManifestFindings
import TestSupport
import Testing

/// Every message has one shape: lowercase, without a period; help begins with a verb.
@Suite struct MessageShapeTests {
  /// Names and abbreviations with which messages begin.
  private static let names: Set = [
    "Kotlin", "CLDR", "NUL", "Smartling", "TLD", "URL", "UTF-16", "Xcode",
  ]

  /// The verbs with which help begins.
  private static let verbs: Set = [
    "add", "begin", "change", "choose", "close", "convert", "delete", "fix", "give", "indent",
    "insert", "keep", "list", "move", "open", "put", "quote", "raise", "remove", "rename",
    "replace", "resolve", "restore", "rewrite", "save", "set", "share", "shorten", "split", "use",
    "write",
  ]

  private func expect(message: String, in place: String) {
    let first = message.prefix { $0 != " " }
    let isProperName = Self.names.contains(String(first))
    #expect(
      isProperName || first.first?.isUppercase == false,
      "\(place): begins neither in lowercase nor with a name that is listed above: \(message)"
    )
    expectOneLine(message, in: place)
  }

  private func expect(help: String, in place: String) {
    let verb = help.prefix { $0 != " " && $0 != ";" }
    #expect(Self.verbs.contains(String(verb)), "\(place): \(help)")
    expectOneLine(help, in: place)
  }

  private func expectOneLine(_ text: String, in place: String) {
    let isPlain =
      !text.isEmpty && !text.contains("\n") && !text.hasSuffix(".") && !text.hasSuffix("!")
    #expect(isPlain, "\(place): \(text)")
  }

  private func expect(_ findings: [Finding], in place: String) {
    for finding in findings {
      #expect(Findings.page(for: finding.id.name) != nil, "\(finding.id) has no page")
      expect(message: finding.message, in: place)
      if let help = finding.help { expect(help: help, in: place) }
      if let fix = finding.fix { expect(help: fix.title, in: place) }
      for note in finding.notes { expectOneLine(note, in: place) }
      for related in finding.related {
        #expect(
          related.label.first?.isUppercase != true || related.label.hasPrefix("TLD"),
          "\(place)"
        )
        expectOneLine(related.label, in: place)
      }
    }
  }

  @Test func findingsOfRules() throws {
    var ids: Set<String> = []
    for fixture in try FixtureFile.all().flatMap(\.fixtures) {
      let checked = CheckedManifest(SourceFile(path: "\(fixture)", text: fixture.text))
      expect(checked.findings, in: "\(fixture)")
      ids.formUnion(checked.findings.map(\.id.name))
    }
    #expect(ids.count > 40)
  }

  /// The real manifest with one line damaged at a time.
  @Test func findingsOfSyntaxAndShape() throws {
    let manifest = try Places.frozenManifest()
    let lines = manifest.split(separator: "\n", omittingEmptySubsequences: false)
    let damages: [@Sendable (String) -> String] = [
      { "\t\($0)" }, { " \($0)" }, { $0.replacing(":", with: "") }, { "\($0)\"" }, { "\($0) {" },
      { $0.replacing(": ", with: ": &a ") }, { $0.replacing(": ", with: ": [") },
      { $0.replacing(": ", with: ": !t ") }, { "\($0): b" }, { $0.replacing(": ", with: ": @") },
      { "<<<<<<< HEAD\n\($0)" }, { "\($0)\u{0}" }, { "- \($0)" }, { $0.replacing("e", with: "") },
    ]
    var messages: Set<String> = []
    for index in lines.indices.filter({ $0 % 17 == 4 }) {
      for damage in damages {
        var lines = lines.map(String.init)
        lines[index] = damage(lines[index])
        let file = SourceFile(path: "countries.yaml", text: lines.joined(separator: "\n"))
        let checked = CheckedManifest(file)
        expect(checked.findings, in: lines[index])
        messages.formUnion(checked.findings.map(\.message))
      }
    }
    #expect(messages.count > 25)
  }
}
