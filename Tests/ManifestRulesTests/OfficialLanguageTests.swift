import CountryManifest
import Foundation
import TestSupport
import Testing

/// The table of languages against the constitutions and laws of 102 countries.
@Suite struct OfficialLanguageTests {
  @Test func officialLanguagesAreThoseOfTheLaw() throws {
    let text = String(
      decoding: try Places.bytes("Tests/ManifestRulesTests/official-languages.tsv"),
      as: UTF8.self
    )
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(lines.count > 83)
    for line in lines {
      let columns = line.split(separator: "\t").map(String.init)
      let official = Standards.embedded.languages(of: columns[0]).filter { $0.status == .official }
      let languages = Set(official.map { $0.language.prefix { $0 != "-" } })
      let law = columns[1] == "-" ? [] : columns[1].split(separator: " ")
      #expect(languages.sorted() == law, "\(columns[0])")
    }
  }

  /// Languages that a law names for a part of a country, and working languages.
  @Test(arguments: [
    ("it", "de"), ("it", "sl"), ("et", "so"), ("et", "om"), ("in", "mni"), ("in", "brx"),
    ("dz", "kab"),
    ("mv", "en"), ("gl", "da"),
  ])
  func languageIsKnownInTheCountry(_ code: String, _ language: String) {
    #expect(Standards.embedded.languages(of: code).contains { $0.language == language })
  }
}
