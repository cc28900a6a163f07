import Foundation
import NDCountriesCommitted
import TestSupport

/// The cases of `Tests/SharedCases/cases.json`: what a person says that the code for `countries.yaml` answers, in
/// whatever language it is.
struct SharedCase: Decodable, Sendable {
  let ask: String
  let given: [String]
  /// Nil where there is no answer.
  let expect: [String]?

  static func all() throws -> [SharedCase] {
    let bytes = try Places.bytes("Tests/SharedCases/cases.json")
    return try JSONDecoder().decode([SharedCase].self, from: Data(bytes))
  }

  /// The line by which a program of another language is asked.
  var question: String {
    "case \(EveryAnswer.bytes(([ask] + given).joined(separator: "\u{1F}")))"
  }

  /// What the program prints behind the question.
  var expected: String { expect?.joined(separator: "|") ?? "none" }

  /// What the Swift says.
  var answer: String { answers?.joined(separator: "|") ?? "none" }

  private var answers: [String]? {
    switch ask {
    case "link":
      guard let kind = Environment.Kind(rawValue: given[1]) else { return nil }
      let statuses = Set(
        given[2].split(separator: ",").compactMap { Country.Status(rawValue: "\($0)") }
      )
      return Link(given[0], in: kind, statuses: statuses).map { link in
        [
          EveryAnswer.described(link.environment), link.service.rawValue,
          link.language?.locale ?? "-", link.path, link.query ?? "-",
        ]
      }
    default: return ["no question `\(ask)`"]
    }
  }
}
