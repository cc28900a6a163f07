import CountryManifest
import ManifestCompiler
import ManifestFindings
import Testing

/// Every key of the schema is read: a value of a wrong shape is reported at its key.
@Suite struct SchemaDecodingTests {
  struct WrongValue: CustomTestStringConvertible, Sendable {
    var path: String
    var text: String

    var testDescription: String { path }
  }

  /// One manifest in braces per key, with `wrong` as the value of the key.
  private static func wrongValues(
    _ kind: ValueKind,
    _ path: String,
    _ surround: (String) -> String
  ) -> [WrongValue] {
    switch kind {
    case .text, .integer, .boolean, .choice, .either(.text, .text):
      return [WrongValue(path: path, text: surround("{ wrong: [] }"))]
    case .list(let element):
      let own = WrongValue(path: path, text: surround("{ wrong: [] }"))
      return [own] + wrongValues(element, "\(path)[0]") { surround("[\($0)]") }
    case .table(let row, _):
      let own = WrongValue(path: path, text: surround("[wrong]"))
      // A name that is valid for an environment, a service, a country and a language.
      return [own] + wrongValues(row, "\(path).it") { surround("{ it: \($0) }") }
    case .mapping(let shape):
      let own = WrongValue(path: path, text: surround("[wrong]"))
      return (path.isEmpty ? [] : [own])
        + shape.keys.flatMap { key in
          wrongValues(key.spec.value, path.isEmpty ? key.name : "\(path).\(key.name)") {
            // A language without its locale is not read further.
            let isOther = shape.keys[0].name == "locale" && key.name != "locale"
            return surround("{ \(isOther ? "locale: it-IT, " : "")\(key.name): \($0) }")
          }
        }
        + (shape.others.map { others in
          wrongValues(others.value, "\(path).it") { surround("{ it: \($0) }") }
        } ?? [])
    case .either(let short, let long):
      return wrongValues(long, path, surround).filter { $0.path != path }
        + [WrongValue(path: path, text: surround(short.isList ? "{ wrong: [] }" : "[[wrong]]"))]
    }
  }

  static let all = wrongValues(.mapping(ManifestSchema.root), "") { $0 + "\n" }

  @Test(arguments: all)
  func wrongValueIsReportedAtItsLocation(_ value: WrongValue) throws {
    let checked = CheckedManifest(SourceFile(path: "countries.yaml", text: value.text))
    let start = try #require(value.text.firstRange(of: /[{\[]+ ?wrong/)).lowerBound
    let offset = value.text.utf8.distance(from: value.text.startIndex, to: start)
    let found = checked.findings.contains { offset...(offset + 3) ~= Int($0.range.start) }
    #expect(found, "\(value.text) \(checked.findings.map(\.message))")
  }

  /// A mapping in a list has no key, so a missing key is reported at its first byte.
  @Test func missingKeyOfAListItemIsReportedAtItsStart() throws {
    let text = "countries: { it: { hosts: tld, tld: it, languages: [{ lproj: it }] } }\n"
    let checked = CheckedManifest(SourceFile(path: "countries.yaml", text: text))
    let missing = try #require(checked.findings.first { $0.message.contains("`locale`") })
    #expect(missing.id == "missing-key")
    #expect(
      text.utf8.prefix(Int(missing.range.start)).elementsEqual(
        "countries: { it: { hosts: tld, tld: it, languages: [".utf8
      )
    )
    #expect(missing.range.count == 1)
  }

  @Test func everyKeyOfTheSchemaIsTested() {
    let paths = Set(Self.all.map(\.path))
    #expect(paths.count == Self.all.count && paths.count > 40)
    #expect(paths.contains("countries.it.languages[0].smartling"))
    #expect(paths.contains("services.it.it.port"))
  }
}

extension ValueKind {
  fileprivate var isList: Bool { if case .list = self { true } else { false } }
}
