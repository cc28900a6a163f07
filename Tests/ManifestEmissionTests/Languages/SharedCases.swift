import Foundation
@testable import NDFrozenCountries
import TestSupport

/// The cases of `Tests/SharedCases/cases.json`, written by a person.
///
/// They are the expected answers of the code for `countries.yaml` in every language.
struct SharedCase: Decodable, Sendable {
  let ask: String
  let given: [String]
  /// Nil if there is no answer.
  let expect: [String]?

  static func all() throws -> [SharedCase] {
    let bytes = try Places.bytes("Tests/SharedCases/cases.json")
    return try JSONDecoder().decode([SharedCase].self, from: Data(bytes))
  }

  /// The question for a program in another language.
  var question: String {
    "case \(EveryAnswer.bytes(([ask] + given).joined(separator: "\u{1F}")))"
  }

  /// The text that the program must print after the question.
  var expected: String { expect?.joined(separator: "|") ?? "none" }

  /// The answer of the Swift code.
  var answer: String { answers?.joined(separator: "|") ?? "none" }

  private static func described(_ link: Link) -> [String] {
    [
      EveryAnswer.described(link.environment), link.service.rawValue,
      link.language?.locale ?? "-", link.path, link.query ?? "-",
    ]
  }

  private var answers: [String]? {
    switch ask {
    case "link":
      guard let kind = Environment.Kind(rawValue: given[1]) else { return nil }
      let statuses = Set(
        given[2].split(separator: ",").compactMap { Country.Status(rawValue: "\($0)") }
      )
      return Link(given[0], in: kind, statuses: statuses).map(Self.described)
    case "link in":
      return Environment(key: given[1]).flatMap { Link(given[0], in: $0) }.map(Self.described)
    case "environment of url":
      return Environment(url: given[0]).map { [EveryAnswer.described($0)] }
    case "page in a language":
      return Environment(key: given[1]).flatMap { environment in
        let language = environment.country.languages.first { $0.locale == given[0] }
        return language?.url(for: environment, path: given[2]).map { [$0.absoluteString] }
      }
    case "environment of host":
      return Environment(host: given[0]).map { [EveryAnswer.described($0)] }
    case "page at an own address":
      let own = ["production": given[1]]
      return Language(locale: "en", appLanguage: .en, address: given[0], ownURLs: own)
        .url(for: .production(country: .at), path: given[2]).map { [$0.absoluteString] }
    case "environment of key":
      return Environment(key: given[0]).map { [EveryAnswer.described($0), $0.key] }
    case "other country":
      guard let country = Country(rawValue: given[1]) else { return nil }
      return Environment(key: given[0]).map { [$0.with(country: country).key] }
    case "environment of kind":
      guard let kind = Environment.Kind(rawValue: given[0]),
        let country = Country(rawValue: given[1])
      else { return nil }
      return Environment(
        kind,
        country: country,
        name: given.count > 2 ? PreviewName(given[2]) : nil
      )
      .map { [$0.key] }
    case "known":
      return [
        Country(rawValue: given[0]).map { _ in "country" },
        AppLanguage(rawValue: given[0]).map { _ in "language" },
        Service(rawValue: given[0]).map { _ in "service" },
      ].compactMap(\.self)
    case "flag": return Country(rawValue: given[0]).map { [$0.flag] }
    case "default language": return Country(rawValue: given[0]).map { [$0.defaultLanguage.locale] }
    case "own name": return AppLanguage(rawValue: given[0]).map { [$0.ownName] }
    case "postal code":
      let fields = Country(rawValue: given[0])?.accountForm?.fields
      return fields?.first { $0.content == .postalCode }?.normalized(given[1]).map { [$0] }
    case "postal code of a field":
      return AccountForm.Field(
        .postalCode,
        label: "",
        content: .postalCode,
        keyboard: .text,
        pattern: given[0],
        example: given[1]
      )
      .normalized(given[2]).map { [$0] }
    case "url":
      guard let environment = Environment(key: given[0]), let service = Service(rawValue: given[1])
      else { return nil }
      return [service.url(path: given[2], for: environment).absoluteString]
    case "country of tld": return Country(tld: given[0]).map { [$0.rawValue] }
    case "sorted":
      return AppLanguage(rawValue: given[0]).map { language in
        Country.sortedByName(Country.allCases, in: language).map(\.rawValue)
      }
    case "open sorted":
      return AppLanguage(rawValue: given[0]).map { Country.sortedByName(in: $0).map(\.rawValue) }
    case "choice":
      let statuses = Set(
        given[0].split(separator: ",").compactMap { Country.Status(rawValue: "\($0)") }
      )
      let tags = Array(given.dropFirst())
      let country = Country.suggested(for: tags, statuses: statuses)
      return [country.rawValue, country.language(for: tags).locale]
    case "tags of header": return Language.tags(ofHeader: given[0])
    case "country of code": return Country(isoCode: given[0]).map { [$0.rawValue] }
    case "default country": return [Country.default.rawValue]
    case "variant":
      return AppVariant(bundle: given[0]).map { variant in
        [
          variant.name, variant.countries.map(\.rawValue).joined(separator: ","),
          variant.environments.map(\.rawValue).joined(separator: ","),
        ]
      }
    default: return ["no question `\(ask)`"]
    }
  }
}
