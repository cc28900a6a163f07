import Foundation
import ManifestEmission
import SwiftEmission
import TestSupport
import Testing

/// An app that imports one table of the TypeScript gets only that table.
@Suite(.requires(.program("esbuild")))
struct TreeShakingTests {
  /// Each table, and a text of `countries.yaml` that occurs only in it.
  private static let marks = [
    "countryFacts": "isoCode: \"IT\"", "countryNames": "\"Paesi Bassi\"",
    "countryLanguages": "locale: \"it-IT\"",
    "countryURLs": "\"https://it-api.nextdoor.com\"", "deepLinkHosts": "it: [\"it.nextdoor.com\"]",
    "acceptedHosts": "\"fr-api.nextdoor.com\"", "accountForms": "fields[\"province\"]",
  ]

  /// The exports, with the tables that they need.
  private static let needs: [String: Set<String>] = [
    "countries": [], "appLanguages": [], "services": [], "isCountry": [], "previewName": [],
    "autofillTokens": [], "checkForm": [], "fieldProblem": [], "normalizedText": [],
    "defaultCountry": [], "languageOwnNames": [], "countryOfCode": [], "tagsOfHeader": [],
    "suggestedCountry": ["countryFacts", "countryLanguages"], "languageFor": ["countryLanguages"],
    "defaultLanguage": ["countryLanguages"], "countryFlag": [],
    "isAppLanguage": [], "isService": [], "environmentOfKind": [], "environmentKey": [],
    "environmentOfKey": [], "appVariants": [], "variantCountries": ["countryFacts"],
    "sortedByName": ["countryFacts", "countryNames"],
    "liveCountries": ["countryFacts"], "countryOfTLD": ["countryFacts"],
    "serviceURL": ["countryURLs"], "servicePathURL": ["countryURLs"],
    "environmentOf": ["countryURLs", "acceptedHosts"],
    "environmentOfURL": ["countryURLs", "acceptedHosts"], "environmentKinds": [],
    "linkOfURL": [
      "countryURLs", "acceptedHosts", "countryFacts", "deepLinkHosts", "countryLanguages",
    ],
  ].merging(marks.keys.map { ($0, [$0]) }) { old, _ in old }

  @Test func bundleHasTheImportedTableAlone() async throws {
    let manifest = try resolve(Places.frozenManifest())
    let files = TypeScriptEmitter().files(for: manifest)
    let source = try #require(files.first { $0.path.hasSuffix(".ts") }).contents
    let exported = source.matches(of: /\nexport (?:const|function) (\w+)/).map { String($0.1) }
    #expect(Set(exported) == Set(Self.needs.keys))
    for mark in Self.marks.values { try #require(source.contains(mark), "\(mark)") }

    let folder = try ScratchFolder()
    try folder.write(source, to: "ndcountries.ts")
    for (name, needed) in Self.needs {
      try folder.write(
        "import { \(name) } from \"./ndcountries\";\nconsole.log(\(name));\n",
        to: "\(name).ts"
      )
      let run = try await Command.run(
        "esbuild",
        ["\(name).ts", "--bundle", "--format=esm", "--charset=utf8"],
        in: folder.url
      )
      try #require(run.status == 0, "\(run.output)")
      let found = Self.marks.filter { run.stdout.contains($0.value) }.keys
      #expect(Set(found) == needed, "\(name)")
    }
  }
}
