import CountryManifest
import Foundation
import ManifestEmission
import ManifestFindings
import SwiftEmission
import TestSupport
import Testing

/// Kotlin and TypeScript agree with the Swift: both are compiled, run, and asked the same
/// questions.
enum OtherLanguage: String, CaseIterable, Sendable {
  case kotlin
  case typeScript

  var fileExtension: String {
    switch self {
    case .kotlin: "kt"
    case .typeScript: "ts"
    }
  }

  func run(_ program: String, _ arguments: [String] = []) async throws -> [String] {
    switch self {
    case .kotlin: try await OutsidePrograms.kotlin(program, arguments)
    case .typeScript: try await OutsidePrograms.typeScript(program, arguments)
    }
  }
}

/// The Swift gives the expected answers to the questions for the other languages.
struct SharedCaseTests {
  @Test func sharedCasesHoldInSwift() throws {
    let cases = try SharedCase.all()
    #expect(cases.count >= 50)
    for each in cases {
      #expect(each.answer == each.expected, "\(each.ask) \(each.given)")
    }
  }
}

@Suite(
  .requires(.programs(["kotlinc", "kotlin", "tsc", "node"]))
)
struct OtherLanguageTests {
  @Test(arguments: OtherLanguage.allCases)
  func everythingEqualsTheSwift(_ language: OtherLanguage) async throws {
    let folder = try ScratchFolder()
    try folder.write(EveryAnswer.input, to: "questions")
    let names = EveryAnswer.previewNames.joined(separator: ",")
    let lines = try await language.run("real", [folder.url("questions").path, names])
    expectEqual(lines, EveryAnswer.expected)
  }

  @Test(arguments: OtherLanguage.allCases)
  func sharedCasesHold(_ language: OtherLanguage) async throws {
    let cases = try SharedCase.all()
    let folder = try ScratchFolder()
    try folder.write(cases.map { "\($0.question)\n" }.joined(), to: "questions")
    let lines = try await language.run("real", [folder.url("questions").path, ""])
    expectEqual(
      lines.filter { $0.hasPrefix("case ") },
      cases.map { "\($0.question) \($0.expected)" }
    )
  }

  @Test(arguments: OtherLanguage.allCases)
  func callingCodesAndCurrenciesAreCorrect(_ language: OtherLanguage) async throws {
    #expect(
      try await language.run("real", ["codes"]) == [
        "us 1 USD", "nl 31 EUR", "gb 44 GBP", "de 49 EUR", "fr 33 EUR", "it 39 EUR", "es 34 EUR",
        "au 61 AUD", "ca 1 CAD", "se 46 SEK", "dk 45 DKK", "no 47 NOK", "be 32 EUR", "ie 353 EUR",
        "at 43 EUR",
      ]
    )
  }

  @Test(arguments: OtherLanguage.allCases)
  func manifestsOfEveryShapeCompileAndRun(_ language: OtherLanguage) async throws {
    let manifests = [
      ("words", Manifests.words), ("least", Manifests.smallest),
      ("world", Manifests.allCountries()),
    ]
    for (program, text) in try manifests + GeneratedNames.programs(language.fileExtension) {
      expectEqual(try await language.run(program), try urls(resolve(text)))
    }
  }

  @Test(arguments: OtherLanguage.allCases)
  func helpCenterAndFormAreAbsentWhereACountryHasNone(_ language: OtherLanguage) async throws {
    let lines = try await language.run("partial")
    #expect(lines.map { "\($0)\n" }.joined() == Manifests.partialAnswer)
  }

  /// Every URL of a manifest, and what the URL and its host alone are read as, from the emitters'
  /// input.
  private func urls(_ manifest: ResolvedManifest) throws -> [String] {
    var lines: [String] = []
    for country in manifest.countries {
      for environment in manifest.environments {
        let name = environment.hosts?.value == .named ? " foo" : ""
        for service in manifest.services {
          let url = environment.url(of: service, for: country, name: "foo")
          let host = url.split(separator: "/")[1]
          let read = manifest.described(manifest.hostLookup.resolve(url: url))
          let hostRead = manifest.described(manifest.hostLookup.resolve(host: String(host)))
          lines.append(
            "url \(environment.name) \(country.code)\(name) \(service.name) \(url) \(read), host \(hostRead)"
          )
        }
      }
    }
    return lines
  }

  @Test(arguments: OtherLanguage.allCases)
  func hostileManifestReadsBackEqual(_ language: OtherLanguage) async throws {
    let lines = try await language.run("hostile")
    expectEqual(lines, HostileTextTests().expected(HostileTexts.all))
  }

  @Test func randomTextsReadBackEqualFromTypeScript() async throws {
    expectEqual(try await OutsidePrograms.typeScript("texts"), HostileTexts.everyLanguages.map(hex))
  }

  @Test func randomTextsReadBackEqualFromKotlin() async throws {
    expectEqual(try await OutsidePrograms.kotlin("texts"), KotlinSources.shortTexts.map(hex))
  }

  /// Compares bytes, and shows the first line that differs.
  private func expectEqual(_ lines: [String], _ expected: [String]) {
    #expect(lines.count == expected.count)
    let place = zip(lines, expected).firstIndex { !$0.utf8.elementsEqual($1.utf8) }
    #expect(place == nil, "\(place.map { "\(lines[$0]) → \(expected[$0])".prefix(400) } ?? "")")
  }
}

extension ResolvedManifest {
  /// An environment as the programs print it.
  func described(_ meaning: HostLookup.Meaning?) -> String {
    guard let meaning, let country = meaning.country else { return "none" }
    return environments[meaning.environment].name + " " + countries[country].code
      + (meaning.name.map { " \($0)" } ?? "")
  }
}

extension Zip2Sequence where Sequence1: Collection, Sequence2: Collection {
  fileprivate func firstIndex(where isSought: (Element) -> Bool) -> Int? {
    for (number, pair) in enumerated() where isSought(pair) { return number }
    return nil
  }
}
