import CountryManifest
import Foundation
import ManifestCompiler
import ManifestFindings
import TestSupport
import Testing

/// Which facts of a country are written, derived, missing or unused.
@Suite struct CompletenessTests {
  private func states(_ position: Int, _ text: String) throws -> [String] {
    let checked = CheckedManifest(SourceFile(path: "countries.yaml", text: text))
    let manifest = try #require(checked.resolve(), "\(checked.findings.map(\.message))")
    let completeness = manifest.completeness(of: manifest.countries[position])
    return Completeness.Step.allCases.map { completeness[$0].rawValue }
  }

  /// Two countries; the second one has all keys that it can have.
  private let text = """
    format: 1
    product: { name: P, default_country: us, help_desk_url: "https://help.example.com/{help_desk_locale}" }
    environments: { production: { site: example, hosts: country } }
    services: { web: { label: "" } }
    apps:
      Beta:
        team: TEAMID1234
        bundle: com.example.app
        statuses: [live]
        android:
          package: com.example.app
          sha256: ["\(Array(repeating: "0A", count: 32).joined(separator: ":"))"]
    form_fields: { city: { label: City, content: city } }
    countries:
      us:
        tld: com
        hosts: tld
        languages: [{ locale: en-US, url: "https://example.com/" }]
        help_desk_locale: en_US
        account_form: { fields: [city] }
      it:
        tld: it
        hosts: tld
        name: The Boot
        names: { it-IT: Lo Stivale }
        languages: [{ locale: it-IT, lproj: it-IT, url: "https://example.it/", smartling: it, android: it }]
        help_desk_locale: it
        account_form: { fields: [city] }
    """

  @Test func valuesInTheRowAreWritten() throws {
    #expect(
      try states(0, text) == [
        "written", "written", "derived", "derived", "written", "derived", "derived", "derived",
        "derived",
      ]
    )
    #expect(
      try states(1, text) == [
        "written", "written", "written", "written", "written", "derived", "written", "written",
        "written",
      ]
    )
  }

  @Test func valuesFromElsewhereAreDerived() throws {
    let sharing = text.replacing(
      "lproj: it-IT, url: \"https://example.it/\", smartling: it, android: it",
      with: "lproj: en, url: \"https://example.it/\""
    ).replacing("    names: { it-IT: Lo Stivale }\n", with: "")
    // With only one app language there is nothing to translate.
    #expect(
      try states(1, sharing) == [
        "written", "written", "written", "unused", "written", "derived", "written", "unused",
        "unused",
      ]
    )
    let second = sharing.replacing(
      "url: \"https://example.com/\" }",
      with:
        "url: \"https://example.com/\" }, { locale: es-US, lproj: es, url: \"https://example.com/es\" }"
    )
    #expect(try states(1, second).suffix(2) == ["derived", "derived"])
  }

  @Test func valuesThatTheProductDoesNotUseAreUnused() throws {
    let start = try #require(text.range(of: "apps:\n"))
    let end = try #require(text.range(of: "form_fields:"))
    let without = text.replacingCharacters(in: start.lowerBound..<end.lowerBound, with: "")
    #expect(try states(0, without)[5...6] == ["unused", "unused"])
    #expect(try states(0, without)[8] == "unused")
  }

  @Test func valuesInNoVariantAreMissing() throws {
    let planned = text.replacing("  it:\n    tld", with: "  it:\n    status: planned\n    tld")
    #expect(try states(1, planned)[5] == "missing")
    #expect(try states(0, planned)[5] == "derived")
  }

  /// If the rules accept a manifest, its live countries miss nothing.
  @Test func liveCountriesOfValidManifestsAreComplete() throws {
    let fixtures = try FixtureFile.all().flatMap(\.fixtures).filter(\.isSilent).map(\.text)
    let project = try Places.frozenManifest()
    for text in fixtures + [project, self.text] {
      let checked = CheckedManifest(SourceFile(path: "countries.yaml", text: text))
      let manifest = try #require(checked.resolve())
      for country in manifest.countries where country.status.value == .live {
        #expect(manifest.completeness(of: country).missing.isEmpty, "\(country.code) in \(text)")
      }
    }
  }
}
