import CountryManifest
import ManifestEmission
import SwiftEmission
import TestSupport
import Testing

/// The code for a variant of the app compiles, works, and contains only the data of that variant.
struct VariantTests {
  private static func own() throws -> String {
    try Places.frozenManifest()
  }

  /// Texts in code for planned countries and for environments other than production.
  private static let plans = [
    "Norway", "Norge", "Noruega", "Belgium", "Belgique", "Ireland", "Irlanda", "Austria",
    "\u{D6}sterreich", "nb-NO",
    "de-AT", "//no.", "//be", "//ie.", "//at.", "localhost", "nextdoor-staging", "nextdoor-test",
    "com.nextdoor.example.rc",
  ]

  @Test(arguments: ["swift", "kotlin", "typescript"])
  func releaseHasNoPlans(_ output: String) throws {
    let emitter = try #require(Emitters.all.first { $0.id == output })
    let all = try emitter.files(for: resolve(Self.own()))
    let release = try emitter.files(for: resolve(Self.own(), variant: "Nextdoor"))
    #expect(release.map(\.path) == all.map(\.path))
    for plan in Self.plans {
      #expect(!release.contains { $0.contents.contains(plan) }, "\(plan)")
    }
    // Make sure that the search finds them in the code for all variants.
    let missed = Self.plans.filter { plan in !all.contains { $0.contents.contains(plan) } }
    #expect(missed == [], "\(output)")
  }

  /// A variant's code has the same data for a country as the code for all variants.
  @Test(arguments: [Places.frozenPath] + Products.names.map { "Examples/Products/\($0).yaml" })
  func countriesAreThoseOfAll(_ manifest: String) throws {
    let text = String(decoding: try Places.bytes(manifest), as: UTF8.self)
    let all = try resolve(text)
    for app in all.apps where app.lists(.live) {
      let part = try resolve(text, variant: app.name)
      #expect(
        part.countries.map(\.code)
          == all.countries.filter { app.lists($0.status.value) }.map(\.code)
      )
      #expect(part.environments.map(\.name) == app.environments)
      for country in part.countries {
        let same = try #require(all.countries.first { $0.code == country.code })
        #expect(
          country.languages.map(\.appLanguage.value) == same.languages.map(\.appLanguage.value)
        )
        #expect(country.languages.map(\.url.value) == same.languages.map(\.url.value))
        #expect(country.deepLinkHosts.map(\.value) == same.deepLinkHosts.map(\.value))
        for (environment, service) in part.environments.flatMap({ each in
          part.services.map { (each, $0) }
        }) {
          let other = try #require(all.environments.first { $0.name == environment.name })
          #expect(
            environment.url(of: service, for: country, name: "foo")
              == other.url(of: service, for: same, name: "foo")
          )
        }
      }
    }
  }

  // MARK: Use

  private static let answers = [
    "Nextdoor com.nextdoor.example 11 production", "us nl gb de fr it es au ca se dk",
    "https://it-api.nextdoor.com", "none production/it none",
  ]

  private static let swift = """
    for variant in AppVariant.all {
      print(variant.name, variant.bundle ?? "-", variant.countries.count, variant.environments.map(\\.rawValue).joined())
    }
    print(Country.allCases.map(\\.rawValue).joined(separator: " "))
    print(Service.api.url(for: .production(country: .it)))
    print(
      Environment(host: "it.localhost.com")?.key ?? "none", Environment(host: "it-api.nextdoor.com")?.key ?? "none",
      Environment(host: "no.nextdoor.com")?.key ?? "none")

    """

  static let kotlin = Program.text("release.kt")

  static let typeScript = Program.text("release.ts")

  @Test func swiftOfAReleaseWorks() async throws {
    let files = try SwiftEmitter.files(for: resolve(Self.own(), variant: "Nextdoor"))
    let output = try await run(files, main: Self.swift, .swift6Strict)
    #expect(output.split(separator: "\n").map(String.init) == Self.answers)
  }

  @Test(
    .requires(.programs(["kotlinc", "kotlin", "tsc", "node"])),
    arguments: OtherLanguage.allCases
  )
  func otherLanguagesOfAReleaseWork(_ language: OtherLanguage) async throws {
    let lines = try await language.run("release")
    #expect(lines.prefix(Self.answers.count) == Self.answers[...])
    guard language == .kotlin else { return }
    let resources = try AndroidEmitter.files(for: resolve(Self.own())).flatMap { file in
      file.contents.matches(of: /<string name="(\w+)"/).map { String($0.1) }
    }
    let asked = lines.dropFirst(Self.answers.count)
    #expect(asked.count > 50 && Set(asked).isSubset(of: resources))
  }
}
