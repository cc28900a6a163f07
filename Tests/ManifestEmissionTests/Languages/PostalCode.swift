import CountryManifest
import Foundation
import ManifestEmission
import TestSupport
import Testing

/// A line of `Tests/Data/postal-codes.tsv`: a country, a typed text, and its normalized code.
struct PostalCode: Sendable {
  let country: String
  let typed: String
  /// Nil if the text is not a code.
  let normalized: String?

  static func all() throws -> [PostalCode] {
    let text = String(decoding: try Places.bytes("Tests/Data/postal-codes.tsv"), as: UTF8.self)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let columns = line.split(separator: "\t").map(String.init)
      let typed = columns[1].replacing(/\\u\{([0-9a-f]+)\}/) { found in
        String(UInt32(found.1, radix: 16).flatMap(Unicode.Scalar.init).map(Character.init) ?? "?")
      }
      return PostalCode(
        country: columns[0],
        typed: typed,
        normalized: columns[2] == "-" ? nil : columns[2]
      )
    }
  }

  /// The question for the programs of ``Manifests/allCountries()``.
  var question: String { "\(country) \(EveryAnswer.bytes(typed))" }

  /// The line that the programs must print.
  var expected: String { "\(question) \(normalized ?? "none")" }

  static let swiftMain = """
    import Foundation

    while let line = readLine() {
      let words = line.split(separator: " ").map(String.init)
      let bytes = stride(from: 0, to: words[1].count, by: 2).map { place in
        UInt8(words[1].dropFirst(place).prefix(2), radix: 16) ?? 0
      }
      let form = Country(rawValue: words[0])?.accountForm
      let field = form?.fields.first { $0.content == .postalCode }
      print(line, field?.normalized(String(decoding: bytes, as: UTF8.self)) ?? "none")
    }

    """

  static let kotlinMain = Program.text("postal-codes.kt")

  static let typeScriptMain = Program.text("postal-codes.ts")
}

/// Each language reads typed postal codes of all countries in the same way.
struct PostalCodeNormalizationTests {
  @Test func everyCountryWithPostalCodesIsInTheList() throws {
    let codes = try PostalCode.all()
    let countries = Set(codes.filter { $0.normalized != nil }.map(\.country))
    let missing = Standards.embedded.countries.keys.filter { code in
      Standards.embedded.addressFormat(of: code)?.postalPattern != nil && !countries.contains(code)
    }
    #expect(missing == [])
    #expect(codes.filter { $0.normalized == nil }.count >= 200)
  }

  @Test func codesAreNormalizedInSwift() async throws {
    let codes = try PostalCode.all()
    let output = try await run(
      swiftFiles(Manifests.allCountries()),
      main: PostalCode.swiftMain,
      .swift6Strict,
      input: Array(codes.map { "\($0.question)\n" }.joined().utf8)
    )
    expect(output.split(separator: "\n").map(String.init), codes)
  }

  @Test(
    .requires(.programs(["kotlinc", "kotlin", "tsc", "node"])),
    arguments: OtherLanguage.allCases
  )
  func codesAreNormalized(_ language: OtherLanguage) async throws {
    let codes = try PostalCode.all()
    let folder = try ScratchFolder()
    try folder.write(codes.map { "\($0.question)\n" }.joined(), to: "questions")
    expect(try await language.run("world", [folder.url("questions").path]), codes)
  }

  private func expect(_ lines: [String], _ codes: [PostalCode]) {
    #expect(lines.count == codes.count)
    for (line, code) in zip(lines, codes) where line != code.expected {
      Issue.record("\(code.country) `\(code.typed)`: \(line)")
    }
  }
}
