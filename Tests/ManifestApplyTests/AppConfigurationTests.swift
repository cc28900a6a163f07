import CountryManifest
import ManifestApply
import ManifestCompiler
import ManifestFindings
import TestSupport
import Testing

/// The contents of `app.yaml`, and the expected contents of the files that it names.
struct AppConfigurationTests {
  private func findings(_ text: String) throws -> [String] {
    let file = SourceFile(path: "app.yaml", text: text)
    let (configuration, findings) = AppConfiguration.read(file)
    let manifest = try SampleManifest.resolved()
    let wanted = findings.isEmpty ? WantedFiles(configuration, manifest).findings : []
    return (findings + wanted).map { finding in
      let location = file.location(of: finding.range.start)
      return "\(location.line):\(location.column) \(finding.id) \(finding.message)"
    }
  }

  @Test(arguments: [
    ("", []),
    ("entitlments: {}", ["1:1 unknown-key unknown key `entitlments`"]),
    (
      "projects: App.xcodeproj",
      ["1:11 wrong-type expected a sequence of projects, found `App.xcodeproj`"]
    ),
    ("- a", ["1:1 wrong-type expected a mapping with the keys of app.yaml, found a sequence"]),
    (
      "projects: [../a.xcodeproj]",
      ["1:12 apply-path-outside-app path `../a.xcodeproj` is outside the app's folder"]
    ),
    (
      "smartling: { ios: /a.json }",
      ["1:19 apply-path-outside-app path `/a.json` is outside the app's folder"]
    ),
    (
      "entitlements:\n  Nextdor: a",
      ["2:3 apply-unknown-variant unknown app variant `Nextdor`"]
    ),
    (
      "info_plists: { Nextdoor: [a/Info.plist, ./a//Info.plist] }",
      ["1:41 apply-duplicate-path duplicate path `a/Info.plist`"]
    ),
    (
      "info_plists: [a/Info.plist]",
      ["1:14 wrong-type expected a mapping with one key per app variant, found a sequence"]
    ),
    ("projects: [a]\nprojects: [b]", ["2:1 duplicate-key duplicate key `projects`"]),
  ])
  func mistakesAreReportedWithTheirLocation(_ text: String, _ expected: [String]) throws {
    #expect(try findings(text) == expected)
  }

  /// A key of an earlier version is an error, which says what serves instead.
  @Test(arguments: [
    ("strings: a/{lproj}.lproj/A.strings", "strings", "the output `strings` has these texts"),
    ("xcstrings: a.xcstrings", "xcstrings", "the output `xcstrings` has these texts"),
    ("labels: a.strings", "labels", "write the labels to a separate file"),
    ("android: { res: res }", "android", "the output `android` has resources and a manifest"),
    ("other_folders: [fr.lproj]", "other_folders", "delete it"),
    (
      "smartling: { ios_form: pt_BR }", "ios_form", "delete it; locales are written like the others"
    ),
  ])
  func formerKeysSayWhatServesInstead(_ text: String, _ key: String, _ help: String) throws {
    let findings = AppConfiguration.read(SourceFile(path: "app.yaml", text: text)).findings
    #expect(findings.count == 1)
    #expect(findings.first?.message.hasSuffix(" no longer has the key `\(key)`") == true)
    #expect(findings.map(\.severity) == [.error])
    #expect(findings.first?.help?.contains(help) == true)
  }

  @Test func listWithoutVariantsSaysWhereTheVariantGoes() throws {
    let file = SourceFile(path: "app.yaml", text: "info_plists: [a/Info.plist]")
    let help = AppConfiguration.read(file).findings.first?.help
    #expect(help == "write the variant before its file, such as `{ Acme: Info.plist }`")
  }

  @Test func everyFileHasItsEntries() throws {
    let text = """
      entitlements: { Nextdoor: N.entitlements }
      projects: [N.xcodeproj, D/D.xcodeproj/project.pbxproj]
      info_plists: { Nextdoor: ./Info.plist }
      smartling: { ios: i.json, android: a.json }
      """
    let file = SourceFile(path: "app.yaml", text: text)
    let configuration = AppConfiguration.read(file).configuration
    let files = WantedFiles(configuration, try SampleManifest.resolved()).files
    let lines = files.map { file in
      let first = file.entries.first
      return "\(file.kind.rawValue) \(file.path) \(first?.key ?? "")=\(first?.value ?? "")"
    }
    #expect(
      lines == [
        "entitlements N.entitlements applinks:it.nextdoor.com=",
        "project N.xcodeproj/project.pbxproj en=",
        "project D/D.xcodeproj/project.pbxproj en=",
        "info-plist Info.plist en=",
        "smartling i.json en-GB=en-GB",
        "smartling a.json en-GB=en-rGB",
      ]
    )
  }

  /// The manifest with a country that is not launched, whose language no other country has.
  private func planned() throws -> ResolvedManifest {
    let text = String(
      decoding: try Places.bytes("Tests/CommandLineTests/countries.yaml"),
      as: UTF8.self
    )
    let portugal = """
        pt: { tld: pt, status: planned, hosts: subdomain, languages: [pt-PT], help_desk_locale: pt_PT,
          account_form: { fields: [first_name] } }

      """
    let apps =
      "  Nightly: { team: TEAMID1234, bundle: a.b, statuses: [live, planned] }\n\nform_fields:"
    let file = SourceFile(
      path: "countries.yaml",
      text: text.replacing("\nform_fields:", with: apps) + portugal
    )
    return try #require(CheckedManifest(file).resolve())
  }

  private func files(_ text: String, _ manifest: ResolvedManifest) throws -> [WantedFile] {
    let read = AppConfiguration.read(SourceFile(path: "app.yaml", text: text))
    return WantedFiles(read.configuration, manifest).files
  }

  /// A planned country puts its language only into files of a variant that lists planned countries.
  @Test func plannedLanguageIsOnlyInFilesOfItsVariants() throws {
    let manifest = try planned()
    let listing = manifest.apps.map { "\($0.name): \($0.lists(.planned))" }
    #expect(listing == ["Nextdoor: false", "Nightly: true"])
    let files = try files(
      "info_plists: { Nextdoor: [a, both], Nightly: [b, both] }\nprojects: [p]\nsmartling: { ios: s }",
      manifest
    )
    let found = files.map { "\($0.path) \($0.entries.contains { $0.key == "pt-PT" })" }
    #expect(found == ["p true", "a false", "both true", "b true", "s true"])
  }

  /// A file that variants share has the domains of all of them, each once.
  @Test func variantsCanShareAFile() throws {
    let files = try files("entitlements: { Nextdoor: [a, both], Nightly: [b, both] }", planned())
    #expect(files.map(\.path) == ["a", "both", "b"])
    let entries = files.map { Set($0.entries) }
    #expect(entries[1] == entries[0].union(entries[2]))
    #expect(files[1].entries.count == entries[1].count)
  }
}
