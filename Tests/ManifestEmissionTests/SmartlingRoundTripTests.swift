import CountryManifest
import Foundation
import ManifestEmission
import SwiftEmission
import TestSupport
import Testing

/// Labels go to Smartling and come back, and the built app has every text once.
struct SmartlingRoundTripTests {
  private static let languages = [
    "en", "nl", "en-GB", "de", "fr", "it", "es", "fr-CA", "sv", "da", "nb",
  ]
  private static let locales = [
    "nl": "nl-NL", "en-GB": "en-GB", "de": "de-DE", "fr": "fr-FR", "it": "it-IT", "es": "es-ES",
    "fr-CA": "fr-CA", "sv": "sv-SE", "da": "da-DK", "nb": "nb-NO",
  ]
  /// The labels of `countries.yaml`, in which no country overrides a label, and one override.
  private static let labels = [
    "form.label.first_name": "First name", "form.label.last_name": "Last name",
    "form.label.street_address": "Street address", "form.label.apartment": "Apartment",
    "form.label.city": "City", "form.label.suburb": "Suburb", "form.label.post_town": "Town",
    "form.label.state": "State", "form.label.province": "Province", "form.label.county": "County",
    "form.label.postal_code": "Postal code", "country.form.IE.postal_code": "Eircode",
  ]
  private static let countries = [
    "US", "NL", "GB", "DE", "FR", "IT", "ES", "AU", "CA", "SE", "DK", "NO", "BE", "IE", "AT",
  ]

  /// The outputs in `generated`, after Smartling has added translations.
  private func repository() async throws -> (folder: ScratchFolder, taken: [String: [String]]) {
    let own = try Places.frozenManifest()
    let manifest = own.replacing(
      "city, county, postal_code]",
      with: "city, county, { postal_code: { label: Eircode } }]"
    )
    try #require(manifest != own)
    let folder = try ScratchFolder()
    try folder.write(manifest, to: "countries.yaml")
    for file in try emittedFiles(manifest) {
      try folder.write(file.contents, to: "generated/\(file.path)")
    }
    let output = try await Python.withOpenStep.run(
      [
        oracle("smartling_connector.py"), folder.url.path,
        "generated/smartling/ios/smartling-config.json",
        "generated/smartling/android/smartling-config.json",
      ]
    )
    return (folder, try JSONDecoder().decode([String: [String]].self, from: output))
  }

  private func oracle(_ name: String) -> String {
    Places.url("Tests/oracles/\(name)").path
  }

  @Test(.requires(.python(.withOpenStep)))
  func onlyLabelsAreSent() async throws {
    let taken = try await repository().taken
    #expect(
      taken.mapValues { $0.sorted() } == [
        "generated/strings/en.lproj/AccountForms.strings": Self.labels.keys.sorted(),
        "generated/android/res/values/account_forms.xml": Self.labels.keys.map(resource).sorted(),
      ]
    )
  }

  @Test(.requires(.python(.withOpenStep)))
  func iOSReadsEveryTextOnceInEveryLanguage() async throws {
    let folder = try await repository().folder
    let program = """
      import json, pathlib, sys, openstep_plist
      texts = {}
      for folder in sys.argv[1:]:
          for path in sorted(pathlib.Path(folder).glob("*.lproj/*.strings")):
              found = openstep_plist.loads(path.read_text("utf-8"), use_numbers=False)
              for key, text in found.items():
                  texts.setdefault(path.parent.stem, {}).setdefault(key, []).append([path.stem, text])
      print(json.dumps(texts))
      """
    let output = try await Python.withOpenStep.run(
      ["-c", program]
        + ["generated/strings", "generated/translated/strings"].map { folder.url($0).path }
    )
    let texts = try JSONDecoder().decode([String: [String: [[String]]]].self, from: output)
    #expect(texts.keys.sorted() == Self.languages.sorted())
    for language in Self.languages {
      let found = texts[language] ?? [:]
      #expect(
        Set(found.keys)
          == Set(Self.labels.keys).union(Self.countries.map { "country.name.\($0)" })
      )
      for (key, label) in Self.labels {
        #expect(found[key] == [["AccountForms", translated(label, language)]])
      }
      for code in Self.countries { #expect(found["country.name.\(code)"]?.count == 1) }
    }
    #expect(texts["it"]?["country.name.DE"] == [["Countries", "Germania"]])
  }

  /// A duplicate resource would stop the build.
  @Test(.requires(.python(.withOpenStep), .program("aapt2")))
  func androidBuildsWithEveryTextOnceInEveryLanguage() async throws {
    let folder = try await repository().folder
    let resources = ["generated/android/res", "generated/translated/android/res"]
    let output = try await Python.plain.run(
      [oracle("read_android_resources.py")] + resources.map { folder.url($0).path }
    )
    let strings = try JSONDecoder().decode([String: [String: String]].self, from: output)
    let names = Self.labels.keys.map(resource) + Self.countries.map(country)
    #expect(Set(strings.keys) == Set(names))
    for (key, label) in Self.labels {
      let expected = Self.languages.map { (qualifier($0), translated(label, $0)) }
      #expect(strings[resource(key)] == Dictionary(uniqueKeysWithValues: expected))
    }
    for code in Self.countries {
      #expect(strings[country(code)].map { Set($0.keys) } == Set(Self.languages.map(qualifier)))
    }
    #expect(strings["country_name_de"]?["it"] == "Germania")
  }

  /// Translated files have the first line of a generated file.
  @Test(.requires(.python(.withOpenStep)))
  func generateLeavesTranslationsAlone() async throws {
    let folder = try await repository().folder
    let paths = [
      "generated/translated/strings/it.lproj/AccountForms.strings",
      "generated/translated/android/res/values-it/account_forms.xml",
    ]
    let translations = try paths.map { try Data(contentsOf: folder.url($0)) }
    let run = try await Command.ndConfig(["generate"], in: folder.url)
    #expect(run.status == 0, "\(run.output)")
    #expect(try paths.map { try Data(contentsOf: folder.url($0)) } == translations)
  }

  private func translated(_ label: String, _ language: String) -> String {
    Self.locales[language].map { "\($0): \(label)" } ?? label
  }

  private func resource(_ key: String) -> String {
    key.lowercased().replacing(".", with: "_")
  }

  private func country(_ code: String) -> String { "country_name_\(code.lowercased())" }

  /// The qualifier in the name of a folder, as in `values-en-rGB`.
  private func qualifier(_ language: String) -> String {
    language == "en" ? "" : language.replacing("-", with: "-r")
  }
}
