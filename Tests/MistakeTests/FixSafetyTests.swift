import Foundation
import ManifestCompiler
import ManifestFindings
import TestSupport
import Testing

/// Fixes that are applied without asking, and mistakes that have no such fix.
@Suite struct FixSafetyTests {
  @Test(arguments: [
    ("    tld: it\n", "    tld:it\n"), ("    tld: it\n", "    tld it\n"),
    ("    tld: it\n", "    tld = it\n"), ("    tld: it\n", "   tld: it\n"),
    ("    tld: it\n", "\ttld: it\n"), ("    tld: it\n", "    tld：it\n"),
    ("    tld: it\n", "    tld:\u{A0}it\n"),
    ("  it:\n    tld: it\n", "  it: tld: it\n"),
    ("countries:\n  us:\n", "countries:  us:\n"), ("countries:\n  us:\n", "countries:us:\n"),
    ("label: api,      dev: {", "label: api,      dev:{"),
    ("    tld: it\n    hosts: subdomain\n", "    tld: it hosts: subdomain\n"),
    ("    languages: [it-IT]\n", "    languages: [it-IT\n"),
    ("    languages: [it-IT]\n", "    languages: [it-IT]]\n"),
    ("    languages: [it-IT]\n", "    languages: [it-IT}\n"), ("\"no\":", "no:"),
    ("    languages: [it-IT]\n", "    langauges: [it-IT]\n"),
    ("    help_desk_locale: it\n", "    helpDeskLocale: it\n"),
    ("    languages: [it-IT]\n", "    languages: [it-it]\n"),
    ("    languages: [it-IT]\n", "    languages: [it_IT]\n"),
    ("    tld: it\n    hosts: subdomain\n", "    tld: it\n    hosts: subdomian\n"),
  ])
  func safeFixRestoresTheManifest(_ lines: String, _ broken: String) throws {
    let (manifest, text) = try texts(lines, broken)
    let fixed = FixedManifest(CheckedManifest(SourceFile(path: "countries.yaml", text: text)))
    #expect(String(decoding: fixed.checked.file.bytes, as: UTF8.self) == manifest)
    #expect(fixed.fixed.count == 1)
  }

  @Test(arguments: [
    ("  name: Nextdoor\n", "  name: Nextdoor\n  : Inc\n"),
    ("dev: { scheme: https, port: 8133 } }\n  region", "dev: { }\n  region"),
    ("[first_name, last_name, street_address", "[first_name,, street_address"),
    ("    languages: [it-IT]\n", "    languages: [\n"),
    ("    languages: [it-IT]\n", "    languages:\n"),
    ("  city:           {", "  town:          {"), ("    hosts: subdomain\n", ""),
    ("    tld: it\n", "    tld: it // Italy\n"), ("  dev:        {", "  devel:      {"),
    ("    tld: it\n", "    tld: it\n    tld: fr\n"), ("label: Last name,", "label: Last name;"),
    ("  name: Nextdoor\n", "  name: \"Next & 'Door'   # the name\n"),
  ])
  func otherTextIsNotChanged(_ lines: String, _ broken: String) throws {
    let checked = CheckedManifest(
      SourceFile(path: "countries.yaml", text: try texts(lines, broken).text)
    )
    #expect(!checked.findings.isEmpty)
    #expect(FixedManifest(checked).checked.file.bytes == checked.file.bytes)
  }

  /// What a help offers is right, although it is not done without asking.
  @Test(arguments: [(":AB:FE\"] }\n", ":AB:FE\" }\n"), ("label: Last name,", "label: Last name;")])
  func offeredFixRestoresTheLine(_ lines: String, _ broken: String) throws {
    let (manifest, text) = try texts(lines, broken)
    let findings = CheckedManifest(SourceFile(path: "countries.yaml", text: text)).findings
    let written = try #require(findings.first?.help?.split(separator: "`").dropFirst().first)
    #expect(findings.count == 1 && findings.first?.fix?.isSafe == false)
    #expect(manifest.replacing(" ", with: "").contains(written.replacing(" ", with: "")))
  }

  /// A comment that hides the end of a value, and a text on two lines, are named as that.
  @Test(arguments: [
    ("label: api, ", "label: #api, ", "`#` begins a comment, unless it is in quotes"),
    ("[it-IT]", "[#de-IT, it-IT]", "`#` begins a comment, unless it is in quotes"),
    ("[it-IT]", "[it-IT, #de-IT]", "`#` begins a comment, unless it is in quotes"),
    ("label: \"\",", "label: \"\" #,", "`#` begins a comment, unless it is in quotes"),
    ("[it-IT]", "[it-IT, # [x]", "`[` is never closed"),
    ("[it-IT]", "[ # ]\n      it-IT # ]\n    ]", nil),
    ("label: City,", "label: \"Ci\n      ty\",", "a text in quotes is on two lines"),
    ("\"https://help", "\"\n    https://help", "a text in quotes is on two lines"),
  ])
  func oneFindingNamesTheCause(_ lines: String, _ broken: String, _ message: String?) throws {
    let text = try texts(lines, broken).text
    let checked = CheckedManifest(SourceFile(path: "countries.yaml", text: text))
    #expect(checked.findings.map(\.message) == [message].compactMap(\.self))
    #expect(FixedManifest(checked).checked.file.bytes == checked.file.bytes)
  }

  private func texts(_ lines: String, _ broken: String) throws -> (manifest: String, text: String) {
    let manifest = try Places.frozenManifest()
    let range = try #require(manifest.range(of: lines))
    return (manifest, manifest.replacingCharacters(in: range, with: broken))
  }
}
