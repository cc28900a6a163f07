import Foundation
import ManifestCompiler
import ManifestFindings
import TestSupport
import Testing

/// One mistake doesn't hide another.
@Suite struct SeveralFindingsTests {
  @Test func redundantHostsAreFoundAfterThoseOfAMissingDomain() throws {
    let text = try FixtureFile.fixture("duplicate-value/host-form-twice").text
      .replacing("    tld: it\n", with: "")
      .replacing("accepts: [tld, tld]", with: "accepts: [tld, subdomain]")
    let findings = CheckedManifest(SourceFile(path: "countries.yaml", text: text)).findings
    #expect(findings.map(\.id.name) == ["missing-key", "duplicate-value"])
  }

  /// App languages are derived from locales, so a wrong locale would give a wrong list.
  @Test(arguments: [
    ("it-CH", ["locale-mismatch"]),
    ("it", ["unknown-app-language", "locale-mismatch"]),
  ])
  func appLanguagesAreJudgedWhereLocalesCanBe(_ locale: String, _ expected: [String]) throws {
    let text = try FixtureFile.fixture("unknown-app-language/in-names").text
      .replacing("[it-IT]", with: "[\(locale)]")
    let findings = CheckedManifest(SourceFile(path: "countries.yaml", text: text)).findings
    #expect(findings.map(\.id.name) == expected)
  }

  /// Hosts that collide for a reason reported elsewhere don't hide other collisions.
  @Test(arguments: [
    ("    tld: pt\n", "    tld: fr\n", "duplicate-tld"),
    ("  api: ", "  auth: { label: \"\", scope: global }\n  api: ", "duplicate-host"),
    ("  staging: ", "  qa: { site: example, hosts: country }\n  staging: ", "duplicate-host"),
  ])
  func everyCollisionIsReported(_ old: String, _ new: String, _ rule: String) throws {
    let text = try FixtureFile.fixture("duplicate-host/of-every-kind").text
    let changed = text.replacing(old, with: new)
    let before = CheckedManifest(SourceFile(path: "countries.yaml", text: text)).findings
    let after = CheckedManifest(SourceFile(path: "countries.yaml", text: changed)).findings
    #expect(after.map(\.id.name).sorted() == (before.map(\.id.name) + [rule]).sorted())
  }
}
