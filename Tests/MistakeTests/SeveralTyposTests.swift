import ManifestCompiler
import ManifestFindings
import TestSupport
import Testing
import YAMLTree

/// Two to four mistakes in one manifest.
@Suite struct SeveralTyposTests {
  /// An edit that makes a value readable may reveal a warning; that does not count against the
  /// edit.
  @Test func mistakeIsFoundAboveAWarning() throws {
    let text = String(decoding: try Places.bytes("Examples/Products/india.yaml"), as: UTF8.self)
      .replacing("      - { locale: en-IN, lproj: en }\n      - hi-IN\n", with: "      en-IN\n")
      .replacing("      - pa-IN\n", with: "      - ca-IN\n")
    let found = CheckedManifest(SourceFile(path: "india.yaml", text: text)).findings
    #expect(found.map(\.id.name) == ["syntax-error", "locale-mismatch"])
    #expect(found.first?.help == "write `- en-IN`")
  }

  /// An error on a line that is only moved has another cause than the indentation.
  @Test func errorOnAMovedLineKeepsItsOwnHelp() throws {
    let manifest = try Places.frozenManifest()
    let text = manifest.replacing("    tld: it\n", with: "   tld: fr\n    tld: it\n")
    let findings = CheckedManifest(SourceFile(path: "countries.yaml", text: text)).findings
    #expect(findings.map(\.id.name) == ["wrong-indentation", "duplicate-tld", "duplicate-key"])
    #expect(findings.first?.help == "move it 1 space to the right, into `it`")
  }

  /// Without it, each environment and each country would be a finding.
  @Test func newServiceWithoutScopeIsOneFinding() {
    let text = """
      format: 1
      product: { name: Acme, default_country: us, language_url: "https://{web_host}/{locale}" }
      environments:
        production: { domain: acme.com }
      services:
        web: { label: www, scope: global }
        chat: { label: chat }
      countries:
        us: { languages: [en-US] }
        it: { languages: [it-IT] }

      """
    let findings = CheckedManifest(SourceFile(path: "countries.yaml", text: text)).findings
    #expect(findings.map(\.help) == ["add `scope: global`, as in the other services"])
    let corrected = text.replacing("label: chat", with: "label: chat, scope: global")
    #expect(CheckedManifest(SourceFile(path: "countries.yaml", text: corrected)).findings.isEmpty)
  }

  @Test func commentInPlaceOfAValueIsNamed() throws {
    let text = try Places.frozenManifest()
      .replacing("    hosts: subdomain\n", with: "    hosts: #subdomain\n", maxReplacements: 1)
    let findings = CheckedManifest(SourceFile(path: "countries.yaml", text: text)).findings
    #expect(findings.map(\.notes) == [["a comment begins with ` #`"]], "\(findings.map(\.message))")
  }

  @Test(arguments: ["na\u{EF}ve", "日本", "größe"]) func keyBeyondASCIIIsUnknown(_ key: String) throws
  {
    let manifest = try Places.frozenManifest()
    let text = manifest.replacing("    tld: it\n", with: "    tld: it\n    \(key): x\n")
    let findings = CheckedManifest(SourceFile(path: "countries.yaml", text: text)).findings
    #expect(findings.map(\.id.name) == ["unknown-key"])
    #expect(findings.first?.message == "unknown key `\(key)`")
  }

  /// With quotes around it, a mapping or a list that is cut off would become a text.
  @Test(arguments: ["{ label: County,         c", "[first_name, ci"])
  func valueThatIsCutOffIsNotQuoted(_ end: String) throws {
    let manifest = try Places.frozenManifest()
    let key = end.hasPrefix("{") ? "  county:" : "      fields:"
    let start = try #require(manifest.firstRange(of: key))
    let text = manifest[..<start.upperBound] + " \(end)"
    let findings = CheckedManifest(SourceFile(path: "countries.yaml", text: String(text))).findings
    let syntax = try #require(findings.first { $0.id == "syntax-error" })
    #expect(!syntax.message.contains("quoted"), "\(syntax.message)")
    #expect(findings.allSatisfy { !($0.help ?? "").contains("{ label: {") }, "\(findings)")
  }

  /// Lines that are indented with tabs or no-break spaces.
  ///
  /// Each run of them gives one finding, and the fixes restore the manifest.
  @Test(arguments: [
    (["    tld: it"], [["    tld: es"]], "\t"),
    (["    tld: it", "    hosts: subdomain"], [], "\t"),
    (["  it:"], [["    tld: es"], ["  api:      { label: api,      dev: { port: 8000 } }"]], "\t"),
    (["    tld: it"], [["      - { locale: fr-BE, lproj: fr, url: "]], "\t"),
    (["  default_country: us "], [["  help_desk_url: "]], " \t"),
  ])
  func linesWithOtherWhiteSpace(first: [String], others: [[String]], mark: String) throws {
    let manifest = try Places.frozenManifest()
    var text = manifest
    var expected: [Int] = []
    for run in [first] + others {
      let start = try #require(text.ranges(of: "\n" + run.joined(separator: "\n")).first)
      expected.append(text[...start.lowerBound].count { $0 == "\n" } + 1)
      text.replaceSubrange(
        start,
        with: run.map { "\n" + mark + $0.trimmingPrefix { $0 == " " } }.joined()
      )
    }

    let checked = CheckedManifest(SourceFile(path: "countries.yaml", text: text))

    let lines = checked.findings.map { checked.file.location(of: $0.range.start).line }
    #expect(lines == expected.sorted(), "\(checked.findings.map(\.message))")
    let fixed = FixedManifest(checked).checked
    #expect(String(decoding: fixed.file.bytes, as: UTF8.self) == manifest)
  }
}
