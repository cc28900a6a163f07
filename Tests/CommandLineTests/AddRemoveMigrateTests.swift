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

  /// The output of the compiled programs; the postal code is Google's first example.
  private static let compiled = [
    "https://pt.nextdoor.com", "https://pt-api.nextdoor.com", "https://auth.nextdoor.com",
    "https://region.nextdoor.com", "https://pt-sockets.nextdoor.com",
    "https://pt-tracking.nextdoor.com", "pt", "Portugal", "2725-079",
    "https://help.nextdoor.com/s/?language=pt_PT", "https://pt.nextdoor.com/?lang=pt",
  ]

  @Test func compiledSwiftKnowsTheCountry() async throws {
    let main = """
      let environment = Environment(host: "pt.nextdoor.com")!
      for service in Service.allCases { print(service.url(for: environment)) }
      let country = environment.country
      print(country.rawValue)
      print(country.name(in: .en))
      print(country.accountForm?.fields.first { $0.id == "postal_code" }?.example ?? "none")
      print(country.helpDeskURL!)
      print(country.languages[0].url)

      """
    try await expectCompiled(
      ("main.swift", main),
      "swiftc -swift-version 6 -wmo generated/swift/*.swift main.swift -o app && ./app"
    )
  }

  @Test(.requires(.programs(["tsc", "node"])))
  func compiledTypeScriptKnowsTheCountry() async throws {
    let main = """
      import { accountForms, countryFacts, countryLanguages, countryNames, environmentOf, serviceURL, services } from "./generated/typescript/ndcountries";
      declare const console: { log(text: string): void };
      const environment = environmentOf("pt.nextdoor.com")!;
      for (const service of services) console.log(serviceURL(service, environment));
      const country = environment.country;
      console.log(country);
      console.log(countryNames[country].en);
      console.log(accountForms[country]!.find((field) => field.id === "postal_code")!.example!);
      console.log(countryFacts[country].helpDeskURL!);
      console.log(countryLanguages[country][0]!.url);

      """
    try await expectCompiled(
      ("main.ts", main),
      "tsc --strict --target es2019 --module commonjs main.ts && node main.js"
    )
  }

  @Test(
    .requires(.programs(["kotlinc", "kotlin"]))
  )
  func compiledKotlinKnowsTheCountry() async throws {
    let main = """
      import ndcountries.*

      fun main() {
          val environment = Environment.of("pt.nextdoor.com")!!
          for (service in Service.values()) println(service.url(environment))
          val country = environment.country
          println(country.code)
          println(country.nameIn(AppLanguage.EN))
          println(country.accountForm!!.fields.first { it.id == "postal_code" }.example)
          println(country.helpDeskUrl)
          println(country.languages[0].url)
      }

      """
    try await expectCompiled(
      ("main.kt", main),
      "kotlinc generated/kotlin/*.kt main.kt -d app.jar && kotlin -cp app.jar MainKt"
    )
  }

  /// Compiles a program with its generated code, and compares its output.
  private func expectCompiled(
    _ program: (name: String, text: String),
    _ commands: String
  ) async throws {
    let (folder, _) = try await outputs()
    try folder.write(program.text, to: program.name)
    let run = try await folder.shell(commands)
    #expect(run.status == 0, "\(run.stdout)\(run.stderr)")
    #expect(run.stdout.split(separator: "\n").map(String.init) == Self.compiled)
  }
}
