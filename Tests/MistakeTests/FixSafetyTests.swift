import Foundation
import ManifestCompiler
import ManifestFindings
import TestSupport
import Testing

/// Fixes that are applied without asking.
///
/// They correct the layout if there is only one way, or the spelling of a key or locale.
@Suite struct FixSafetyTests {
  /// Lines of the manifest, the damaged lines, and whether the fix is safe.
  static let cases: [(lines: String, broken: String, isSafe: Bool)] = [
    // Layout.
    ("    tld: it\n", "    tld:it\n", true),
    ("    tld: it\n", "    tld it\n", true),
    ("    tld: it\n", "   tld: it\n", true),
    ("    tld: it\n", "\ttld: it\n", true),
    ("    tld: it\n", "    tld: \"it\n", true),
    ("    tld: it\n", "    tld: it,\n", true),
    ("  it:\n    tld: it\n", "  it: tld: it\n", true),
    ("    tld: it\n    hosts: subdomain\n", "    tld: it hosts: subdomain\n", true),
    ("    languages: [it-IT]\n", "    languages: [it-IT\n", true),
    ("    languages: [it-IT]\n", "    languages: it-IT]\n", true),
    ("    languages: [it-IT]\n", "    languages: [it-IT]]\n", true),
    (
      "      - { locale: en-AU, lproj: en-GB }\n",
      "      - { locale: en-AU, lproj: en-GB }\n      }\n", true
    ),
    ("\"no\":", "no:", true),
    // The line would be a part of the text above it.
    ("  name: Nextdoor\n", "  name: Nextdoor\n  : Inc\n", false),
    // The text between the braces is lost.
    ("dev: { scheme: https, port: 8133 } }\n  region", "dev: { }\n  region", false),
    // Words.
    ("    languages: [it-IT]\n", "    langauges: [it-IT]\n", true),
    ("    help_desk_locale: it\n", "    helpDeskLocale: it\n", true),
    ("    languages: [it-IT]\n", "    languages: [it-it]\n", true),
    ("    languages: [it-IT]\n", "    languages: [it_IT]\n", true),
    // Values, names and comments.
    ("    tld: it\n    hosts: subdomain\n", "    tld: it\n    hosts: subdomian\n", false),
    ("postal_code, city, province]", "postal_code, citi, province]", false),
    ("  city:           {", "  citty:          {", false),
    ("    tld: it\n", "    tld: it // Italy\n", false),
    ("    tld: it\n", "    tld = it\n", false),
    ("    tld: it\n", "    tl:d it\n", false),
    ("  dev:        {", "  devel:      {", false),
  ]

  @Test(arguments: cases)
  func fixIsSafe(lines: String, broken: String, isSafe: Bool) throws {
    let manifest = try Places.frozenManifest()
    let range = try #require(manifest.range(of: lines))
    let text = manifest.replacingCharacters(in: range, with: broken)

    let checked = CheckedManifest(SourceFile(path: "countries.yaml", text: text))
    let fixed = FixedManifest(checked).checked

    let fix = try #require(checked.findings.compactMap(\.fix).first)
    #expect(fix.isSafe == isSafe, "\(fix.title)")
    let expected = isSafe ? manifest : text
    #expect(String(decoding: fixed.file.bytes, as: UTF8.self) == expected)
  }

  /// Other fixes are applied only on request.
  @Test func otherFixesAreMadeOnRequest() throws {
    let manifest = try Places.frozenManifest()
    let broken = manifest.replacing(
      "hosts: subdomain\n    languages: [it-IT]",
      with: "hosts: subdomian\n    languages: [it-IT]"
    )
    let checked = CheckedManifest(SourceFile(path: "countries.yaml", text: broken))
    #expect(FixedManifest(checked).checked.file.bytes == checked.file.bytes)
    let fixed = FixedManifest(checked, areUnsafeFixesAllowed: true)
    #expect(String(decoding: fixed.checked.file.bytes, as: UTF8.self) == manifest)
    #expect(fixed.fixed.map(\.finding.id) == ["unknown-value"])
  }
}
