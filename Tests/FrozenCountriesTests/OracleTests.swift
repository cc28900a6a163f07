import Foundation
import NDFrozenCountries
import TestSupport
import Testing

/// Compares the whole table with a calculation that shares no code with the compiler.
@Suite(.requires(.python(.withYAML)))
struct OracleTests {
  /// A country as `Tests/oracles/expected_urls.py` prints it.
  struct Row: Codable {
    struct Language: Codable, Equatable {
      var locale: String
      var url: String
      var helpDeskLocale: String
      var helpDeskURL: String
    }

    var code: String
    var status: String
    var tld: String
    var urls: [String: [String: String]]
    var acceptedHosts: [String: [String]]
    var deepLinkHosts: [String]
    var languages: [Language]
    var accountForm: [String]
  }

  /// The same country as `nd-config export` prints it.
  struct Export: Codable {
    struct Country: Codable {
      struct Field: Codable {
        var name: String
        var required: Bool
      }

      var code: String
      var status: String
      var tld: String
      var urls: [String: [String: String]]
      var acceptedHosts: [String: [String]]
      var deepLinkHosts: [String]
      var languages: [Row.Language]
      var accountForm: [Field]
    }

    var countries: [Country]
  }

  private func expectedRows() async throws -> [Row] {
    let script = Places.url("Tests/oracles/expected_urls.py").path
    let manifest = try Places.bytes(Places.frozenPath)
    let output = try await Python.withYAML.run([script], input: manifest)
    return try JSONDecoder().decode([Row].self, from: output)
  }

  @Test func exportEqualsTheOracle() async throws {
    let rows = try await expectedRows()
    let outcome = try await Command.ndConfig(["export"])
    #expect(outcome.status == 0)
    let exported = try JSONDecoder().decode(Export.self, from: Data(outcome.stdout.utf8))
    try #require(exported.countries.map(\.code) == rows.map(\.code))
    for (country, row) in zip(exported.countries, rows) {
      #expect(country.status == row.status)
      #expect(country.tld == row.tld)
      #expect(country.urls == row.urls)
      #expect(country.acceptedHosts == row.acceptedHosts.filter { !$0.value.isEmpty })
      #expect(country.deepLinkHosts == row.deepLinkHosts)
      #expect(country.languages == row.languages)
      #expect(country.accountForm.map { $0.required ? $0.name : "\($0.name)?" } == row.accountForm)
    }
  }

  @Test func compiledSwiftEqualsTheOracle() async throws {
    let rows = try await expectedRows()
    try #require(Country.allCases.map(\.rawValue) == rows.map(\.code))
    for (country, row) in zip(Country.allCases, rows) {
      #expect(country.status.rawValue == row.status)
      #expect(country.tld == row.tld)
      #expect(country.deepLinkHosts == row.deepLinkHosts)
      #expect(
        country.accountForm?.fields.map { $0.isRequired ? $0.id : "\($0.id)?" } == row.accountForm
      )
      let languages = country.languages.map {
        Row.Language(
          locale: $0.locale,
          url: $0.url.absoluteString,
          helpDeskLocale: $0.helpDeskLocale ?? "none",
          helpDeskURL: $0.helpDeskURL?.absoluteString ?? "none"
        )
      }
      #expect(languages == row.languages)
      try expectURLs(of: country, row)
    }
  }

  private func expectURLs(of country: Country, _ row: Row) throws {
    let name: PreviewName = "some-name"
    let environments: [String: Environment] = [
      "dev": .dev(country: country), "staging": .staging(country: country),
      "production": .production(country: country),
      "preview": .preview(country: country, name: name),
    ]
    try #require(Set(environments.keys) == Set(row.urls.keys))
    for (key, environment) in environments {
      let expected = try #require(row.urls[key])
      try #require(Set(expected.keys) == Set(Service.allCases.map(\.rawValue)))
      for service in Service.allCases {
        let url = expected[service.rawValue]?.replacingOccurrences(
          of: "{name}",
          with: name.rawValue
        )
        #expect(service.url(for: environment).absoluteString == url)
      }
      for host in row.acceptedHosts[key] ?? [] {
        #expect(Environment(host: host) == environment)
      }
    }
  }
}
