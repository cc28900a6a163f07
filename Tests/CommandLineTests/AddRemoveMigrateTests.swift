import Foundation
import TestSupport
import Testing

/// Adds Portugal to a manifest by hand, and reads the outputs with parsers that are not
/// ours.
@Suite struct AddRemoveMigrateTests {
  static let portugal = """

      pt:
        tld: pt
        hosts: subdomain
        languages: [pt-PT]
        help_desk_locale: pt_PT
        account_form:
          fields: [first_name, last_name, street_address, postal_code, city]

    """

  /// The name of the country in each app language.
  static let names = [
    "da": "Portugal", "de": "Portugal", "en-GB": "Portugal", "en": "Portugal", "es": "Portugal",
    "fr-CA": "Portugal", "fr": "Portugal", "it": "Portogallo", "nb": "Portugal", "nl": "Portugal",
    "pt-PT": "Portugal", "sv": "Portugal",
  ]

  /// The outputs of the manifest with Portugal, and the paths of those that changed.
  private func outputs() async throws -> (folder: ToolFolder, changed: [String]) {
    let manifest = try Places.frozenManifest()
    let folder = try ToolFolder(manifest: manifest)
    try #require(try await folder.shell("nd-config generate").status == 0)
    try folder.write(manifest + Self.portugal, to: "countries.yaml")
    let check = try await folder.shell("nd-config generate --check")
    try #require(check.status == 1, "\(check.stderr)")
    try #require(try await folder.shell("nd-config generate").status == 0)
    let lines = check.stdout.split(separator: "\n")
    return (folder, lines.map { String($0.dropFirst("generated/".count)) })
  }

  @Test func everyOutputThatNamesCountriesOrLanguagesChanges() async throws {
    let (folder, changed) = try await outputs()
    let folders = changed.map { $0.prefix { $0 != "/" && $0 != ":" } }
    // These do not change: one file per domain, without countries, and the schema.
    let constant = ["aasa", "assetlinks", "countries.schema.json"]
    let outputs = try FileManager.default.contentsOfDirectory(
      atPath: folder.scratch.url("generated").path
    )
    #expect(Set(folders.map(String.init)) == Set(outputs).subtracting(constant))
    #expect(
      changed.filter { $0.hasSuffix(": missing") } == [
        "android/res/values-pt-rPT/strings.xml: missing",
        "strings/pt-PT.lproj/Countries.strings: missing",
      ]
    )
    #expect(!changed.contains { $0.hasSuffix(": leftover") })
  }

  @Test(
    .requires(.python(.withOpenStep)),
    .requires(.python(.withMarkdown))
  )
  func otherParsersFindTheCountryInEveryOutput() async throws {
    let (folder, _) = try await outputs()
    let oracle = Places.url("Tests/oracles/read_generated.py").path
    let generated = folder.scratch.url("generated").path
    let output = try await Python.withOpenStep.run(
      [oracle, generated, "pt.nextdoor.com", "PT", "pt-PT"],
      input: []
    )
    let found = String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    #expect(found.sorted() == Self.facts.sorted())
  }

  /// One line per location, as the oracle prints it; written by hand.
  private static let facts =
    [
      "entitlements/Nextdoor.entitlements 1", "entitlements/Nightly.entitlements 1",
      "entitlements/RC.entitlements 1", "aasa/nextdoor.com/apple-app-site-association 3",
      "assetlinks/nextdoor.com/assetlinks.json 2", "xcstrings/Countries.xcstrings 12",
      "xcstrings/Countries.xcstrings Portugal", "countries.json 1",
      "smartling/android/smartling-config.json ['pt-rPT']",
      "smartling/ios/smartling-config.json ['pt-PT']", "android/res/xml/locales_config.xml 1",
      "android/manifests/Nextdoor/AndroidManifest.xml 1",
      "android/manifests/RC/AndroidManifest.xml 1", "COUNTRIES.md 4",
      "hosts/hosts.json ['dev', 'production', 'staging']",
    ]
    + names.map { "strings/\($0).lproj/Countries.strings \($1)" }
    + names.map { language, name in
      let folder = language.split(separator: "-").joined(separator: "-r")
      return "android/res/values\(folder == "en" ? "" : "-\(folder)")/strings.xml \(name)"
    }
}
