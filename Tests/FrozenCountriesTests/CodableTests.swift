import Foundation
import NDFrozenCountries
import Testing

struct CodableTests {
  @Test(arguments: EveryEnvironment.all)
  func environmentsReadBackEqual(_ environment: Environment) throws {
    let data = try JSONEncoder().encode(environment)
    #expect(try JSONDecoder().decode(Environment.self, from: data) == environment)
  }

  @Test func countriesAndServicesAreTheirRawValues() throws {
    let countries = try JSONEncoder().encode(Country.allCases)
    #expect(
      try JSONDecoder().decode([String].self, from: countries) == Country.allCases.map(\.rawValue)
    )
    #expect(try JSONDecoder().decode([Country].self, from: countries) == Country.allCases)
    let services = try JSONEncoder().encode(Service.allCases)
    #expect(
      try JSONDecoder().decode([String].self, from: services) == Service.allCases.map(\.rawValue)
    )
    #expect(try JSONDecoder().decode([Service].self, from: services) == Service.allCases)
  }

  @Test func dictionariesByNameAreObjects() throws {
    func json(_ value: some Encodable) throws -> String {
      String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    }
    #expect(try json([Country.it: 1]) == #"{"it":1}"#)
    #expect(try json([AppLanguage.frCA: true]) == #"{"fr-CA":true}"#)
    #expect(try json([Service.api: "x"]) == #"{"api":"x"}"#)
    let read = try JSONDecoder().decode([Country: Int].self, from: Data(#"{"it":1,"gb":2}"#.utf8))
    #expect(read == [.it: 1, .gb: 2])
  }

  @Test func previewNamesAreStrings() throws {
    let data = try JSONEncoder().encode(EveryEnvironment.previewNames)
    #expect(
      try JSONDecoder().decode([PreviewName].self, from: data) == EveryEnvironment.previewNames
    )
    #expect(
      try JSONDecoder().decode([String].self, from: data)
        == EveryEnvironment.previewNames.map(\.rawValue)
    )
  }

  @Test(arguments: [
    #""IT""#, #""uk""#, #""""#, #""it ""#, #""it\u0000""#, "0", "null", "true", "[]", #"["it"]"#,
    "{}",
    #"{"it":{}}"#, "1e999", #""\ud83c\uddee\ud83c\uddf9""#,
    "\"" + String(repeating: "it", count: 5000) + "\"",
  ])
  func hostileJSONIsNotACountry(_ json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Country.self, from: Data(json.utf8))
    }
  }

  @Test(arguments: [
    #""it""#, #""it-fix""#, #""Foo""#, #""""#, #""-a""#, #""a.b""#, #""a\u0000""#, "1", "null",
    "[]", "{}",
    #"{"rawValue":"foo"}"#, "\"" + String(repeating: "a", count: 61) + "\"",
  ])
  func hostileJSONIsNotAPreviewName(_ json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(PreviewName.self, from: Data(json.utf8))
    }
  }

  @Test(arguments: [
    "{}", "null", "[]", #""dev""#, #""dev/uk""#, #""dev/it/x""#, #""preview/it""#, #"{"dev":{}}"#,
    #"{"dev":null}"#, #"{"dev":{"country":"uk"}}"#,
    #"{"dev":{"country":"it"},"staging":{"country":"it"}}"#, #"{"prod":{"country":"it"}}"#,
    #"{"preview":{"country":"it"}}"#, #"{"preview":{"country":"it","name":"de-foo"}}"#,
    #"{"preview":{"country":"it","name":"Foo"}}"#, #"{"preview":{"name":"foo"}}"#,
  ])
  func hostileJSONIsNotAnEnvironment(_ json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Environment.self, from: Data(json.utf8))
    }
  }

  @Test(arguments: [
    (#"["production/it"]"#, Environment.production(country: .it)),
    (#"["preview/it/foo"]"#, .preview(country: .it, name: "foo")),
  ])
  func environmentsAreSpelledAsTheirKeys(_ json: String, _ environment: Environment) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    #expect(String(decoding: try encoder.encode([environment]), as: UTF8.self) == json)
    #expect(try JSONDecoder().decode([Environment].self, from: Data(json.utf8)) == [environment])
  }

  /// FindingURLs.md: a list that another version of the app wrote can have environments that are gone.
  @Test func unknownKeysOfAListAreLeftOut() throws {
    let json = #"["production/it","production/uk","beta/it","preview/it/x"]"#
    let keys = try JSONDecoder().decode([String].self, from: Data(json.utf8))
    #expect(
      keys.compactMap(Environment.init(key:)) == [
        .production(country: .it), .preview(country: .it, name: "x"),
      ]
    )
  }
}
