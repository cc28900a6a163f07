import CountryManifest
import Foundation
import ManifestCompiler
import ManifestEmission
import ManifestFindings
import SwiftEmission
import TestSupport
import Testing

/// Compares the table in Documentation/Languages.md with the outputs, and with the programs that
/// read their names.
@Suite struct LanguagesPageTests {
  /// The table of placeholders has what a manifest with these rows gets.
  @Test func placeholdersAreFilledAsThePageSays() throws {
    let page = String(decoding: try Places.bytes("Documentation/Languages.md"), as: UTF8.self)
    let lines = page.matches(of: /\| `\{(\w+)\}` \| `(.*)` \| `(.*)` \| `(.*)` \|/)
    #expect(lines.count == 6)
    let template = lines.map { "\($0.1)={\($0.1)}" }.joined(separator: "&")
    let manifest = try resolve(
      """
      format: 1
      product:
        name: Acme
        default_country: us
        language_url: "https://{web_host}/?\(template)"
        help_desk_url: "{web_url}/help/{help_desk_locale}"
      environments:
        production: { site: acme, hosts: country }
      services:
        web: { label: "" }
      countries:
        us: { tld: com, hosts: tld, languages: [en-US] }
        br: { tld: com.br, hosts: path, languages: [pt-BR], help_desk_locale: pt }
        tw: { tld: tw, hosts: tld, languages: [zh-Hant-TW], help_desk_locale: zh }
        gb: { tld: co.uk, prefix: uk, hosts: subdomain, languages: [{ locale: en-GB, lproj: en }], help_desk_locale: en }

      """
    )
    for (country, value) in zip(
      manifest.countries.dropFirst(),
      [{ $0.2 }, { $0.3 }, { $0.4 }]
        as [(Regex<(Substring, Substring, Substring, Substring, Substring)>.Match) -> Substring]
    ) {
      let query = lines.map { "\($0.1)=\(value($0))" }.joined(separator: "&")
      let host = value(lines[4])
      #expect(country.languages[0].url.value == "https://\(host)/?\(query)")
      let help = country.helpDeskLocale?.value ?? ""
      #expect(country.helpDeskURL == "\(value(lines[5]))/help/\(help)")
    }
  }

  private struct Row {
    var locale: String
    var country: String
    var lproj: String
    var android: String
    var smartling: String
    var identifier: String
  }

  private func rows() throws -> [Row] {
    let page = String(decoding: try Places.bytes("Documentation/Languages.md"), as: UTF8.self)
    let lines = page.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2)
      .prefix { !$0.hasPrefix("| placeholder") }
    return try lines.map { line in
      let cells = line.matches(of: /`([^`]+)` \|/).map { String($0.1) }
      try #require(cells.count == 6, "\(line)")
      return Row(
        locale: cells[0],
        country: cells[1],
        lproj: cells[2],
        android: cells[3],
        smartling: cells[4],
        identifier: cells[5]
      )
    }
  }

  /// A manifest with all locales of the table, each in its country.
  private func text() throws -> String {
    let rows = try rows()
    try #require(rows.count > 15)
    let countries = Dictionary(grouping: rows, by: \.country).sorted { $0.key < $1.key }.map {
      """
        "\($0.key)":
          tld: "\($0.key)"
          hosts: subdomain
          languages: [\($0.value.map(\.locale).joined(separator: ", "))]
          account_form: { fields: [city] }
      """
    }
    let fingerprint = Array(repeating: "0A", count: 32).joined(separator: ":")
    return """
      format: 1
      product:
        name: Tags
        default_country: us
        language_url: "https://{web_host}/{locale}"
        outputs: { strings: {}, smartling: {}, android: {} }
      environments:
        production: { site: tags, hosts: country }
      services:
        web: { label: "" }
      apps:
        Tags:
          team: ABCDE12345
          bundle: com.example.tags
          statuses: [live]
          android: { package: com.example.tags, sha256: ["\(fingerprint)"] }
      form_fields:
        city: { label: City, content: city }
      countries:
        us: { tld: com, hosts: tld, languages: [en-US], account_form: { fields: [city] } }
      \(countries.joined(separator: "\n"))
      """
  }

  @Test func nothingInTheTableIsAnError() throws {
    let file = SourceFile(path: "countries.yaml", bytes: Array(try text().utf8))
    let errors = CheckedManifest(file).findings.filter { $0.severity == .error }
    #expect(errors.isEmpty, "\(TextRenderer(usesColor: false).render(errors, in: file))")
  }

  @Test func everyCellIsWhatIsWritten() throws {
    let manifest = try resolve(text())
    let files = [
      StringsEmitter.files(for: manifest), AndroidEmitter.files(for: manifest),
      SmartlingEmitter.files(for: manifest),
    ].flatMap(\.self)
    let paths = Set(files.map(\.path))
    func smartling(_ platform: String) throws -> String {
      let path = "smartling/\(platform)/smartling-config.json"
      return try #require(files.first { $0.path == path }).contents
    }
    let (iOS, android) = (try smartling("ios"), try smartling("android"))
    for row in try rows() {
      #expect(paths.contains("strings/\(row.lproj).lproj/Countries.strings"), "\(row)")
      #expect(paths.contains("android/res/values-\(row.android)/strings.xml"), "\(row)")
      for (configuration, name) in [(iOS, row.lproj), (android, row.android)] {
        let entry = #""smartling": "\#(row.smartling)", "application": "\#(name)""#
        let flat = configuration.split { $0.isWhitespace }.joined(separator: " ")
        #expect(flat.contains(entry), "\(row)")
      }
    }
  }

  @Test func foundationReadsEveryLocale() throws {
    for row in try rows() {
      #expect(Locale(identifier: row.locale).identifier(.icu) == row.identifier)
    }
  }

  /// A tag for a qualifier, or for the language, script, region and variant that `aapt2 dump`
  /// prints.
  private func tag(_ qualifier: some StringProtocol) -> String {
    let text = qualifier.hasPrefix("b+") ? String(qualifier.dropFirst(2)) : String(qualifier)
    return text.replacing("+", with: "-").replacing("-r", with: "-")
  }

  /// aapt2 reads some qualifiers without an error, but as another language.
  @Test(.requires(.program("aapt2")))
  func aapt2ReadsEveryQualifierAsItIsWritten() async throws {
    let qualifiers = try rows().map(\.android) + ["b+de+simple"]
    let read = try await aapt2(qualifiers)
    for qualifier in qualifiers {
      #expect(read[qualifier].map { tag($0) } == tag(qualifier))
    }
    #expect(try await aapt2(["b+de+DE+x+simple"]) == ["b+de+DE+x+simple": "de-rDE"])
  }

  /// The configuration that aapt2 reads for each qualifier.
  private func aapt2(_ qualifiers: [String]) async throws -> [String: String] {
    let folder = try ScratchFolder()
    for qualifier in [""] + qualifiers.map({ "-\($0)" }) {
      let text = "<resources><string name=\"tag\">\(qualifier)</string></resources>"
      try folder.write(text, to: "res/values\(qualifier)/strings.xml")
    }
    let manifest = """
      <manifest xmlns:android="http://schemas.android.com/apk/res/android" package="com.example"/>
      """
    try folder.write(manifest, to: "AndroidManifest.xml")
    var dump = ""
    for arguments in [
      ["compile", "--dir", "res", "-o", "res.zip"],
      ["link", "--manifest", "AndroidManifest.xml", "res.zip", "-o", "app.apk"],
      ["dump", "resources", "app.apk"],
    ] {
      let run = try await Command.run("aapt2", arguments, in: folder.url)
      try #require(run.status == 0, "\(run.output)")
      dump = run.stdout
    }
    let pairs = dump.matches(of: /\(([^)]+)\) "-([^"]+)"/).map { (String($0.2), String($0.1)) }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// If a tag has more parts than a qualifier can express, Android's settings get only those parts.
  @Test func languagesOnAndroidAreWhatQualifiersCanSay() throws {
    let manifest = try resolve(
      text().replacing("de-DE-x-simple", with: "{ locale: de-DE-x-simple, android: b+de+simple }")
    )
    #expect(
      Set(manifest.androidLocales).isSuperset(of: ["de-simple", "sl-rozaj", "de-1996", "he"])
    )
    #expect(!manifest.androidLocales.contains { $0.contains("-x-") })
    #expect(try resolve(text()).androidLocales.filter { $0 == "de" } == ["de"])
    let simple = try resolve(text() + "\nlocalization: { development_language: de-x-simple }\n")
    #expect(simple.androidLocales.filter { $0 == "de" } == ["de"])
  }
}
