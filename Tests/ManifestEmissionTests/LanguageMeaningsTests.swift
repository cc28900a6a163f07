import CountryManifest
import SwiftEmission
import Testing

/// The tags that mean a language of a product, even if the product has every language.
struct LanguageMeaningsTests {
  /// Each country with its official and common languages.
  private static func everyLanguage() -> String {
    let standards = Standards.embedded
    return standards.countries.keys.reduce(
      """
      format: 1
      product:
        name: World
        default_country: us
        language_url: "https://{web_host}/{country}/{language}"
      environments: { production: { site: world, hosts: country } }
      services: { web: { label: "" } }
      countries:

      """
    ) { text, code in
      var tags: [String] = []
      for entry in standards.languages(of: code) {
        // Apple has no `zh`.
        let tag = entry.language == "zh" ? "zh-Hans" : entry.language
        if !tags.contains(tag) { tags.append(tag) }
      }
      guard !tags.isEmpty else { return text }
      let languages = tags.map { "{ locale: \($0)-\(code.uppercased()), lproj: \($0) }" }
      let tld = code == "us" ? "com" : standards.countryCodeDomain(of: code)
      return text + """
          "\(code)":
            tld: "\(tld)"
            hosts: \(code == "us" ? "tld" : "subdomain")
            languages: [\(languages.joined(separator: ", "))]
        \(code == "aq" ? "    currency: USD" : "")

        """
    }
  }

  @Test func tableOfEveryLanguageIsSmall() throws {
    let entries = LanguageMeanings(try resolve(Self.everyLanguage())).entries
    let size = entries.reduce(0) { $0 + $1.tag.utf8.count + $1.meaning.utf8.count + 8 }
    #expect((1_000...20_000).contains(size), "\(size)")
    let meanings = Dictionary(entries.map { ($0.tag, $0.meaning) }) { first, _ in first }
    for (tag, meaning) in [
      ("no", "nb"), ("iw", "he"), ("in", "id"), ("zh-tw", "zh-hant"), ("zh", "zh-hans"),
      ("zh-hk", "zh-hant"), ("sr", "sr-cyrl"), ("tl", "fil"), ("deu", "de"),
    ] {
      #expect(meanings[tag] == meaning, "\(tag)")
    }
  }

  @Test func onlyLanguagesOfTheProductAreMeant() throws {
    let entries = LanguageMeanings(try resolve(Manifests.smallest)).entries
    #expect(entries.map(\.meaning).allSatisfy { $0 == "en" })
    #expect(entries.contains { $0.tag == "eng" })
  }
}
