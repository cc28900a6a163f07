internal import CountryManifest
internal import ManifestFindings

/// The words that differ between otherwise equal changes of countries: the code, the TLD and the languages.
struct Placeholders {
  private typealias Words = [(text: [UInt8], name: String)]

  private let languages: Set<String>
  private let inHosts: Words
  /// The words in URLs; after `=`, `fr` is a language, elsewhere it can be a country's code or a help-desk locale.
  private let inURLs: Words
  private let inHelpDesk: Words

  init(_ pair: CountryPair) {
    var codes: [String: String] = [:]
    var parameters: [String: String] = [:]
    var locales: [String: String] = [:]
    var languages: Set<String> = []
    for country in [pair.new, pair.old].compactMap({ $0?.country }) {
      if let tld = country.tld?.value { codes[".\(tld)"] = ".{tld}" }
      for name in [country.code, country.prefix.value] { codes[name] = "{country}" }
      if let locale = country.helpDeskLocale?.value { locales[locale] = "{help_desk_locale}" }
      for language in country.languages {
        if let locale = language.helpDeskLocale?.value { locales[locale] = "{help_desk_locale}" }
        let tag = language.locale.value
        languages.insert(tag)
        for name in [tag, language.appLanguage.value, String(tag.prefix { $0 != "-" })] {
          parameters["=\(name)"] = "={language}"
        }
      }
    }
    let words = { (names: [String: String]) -> Words in
      names.map { (Array($0.key.utf8), $0.value) }.sorted { $1.text.count < $0.text.count }
    }
    self.languages = languages
    inHosts = words(codes)
    inURLs = words(codes.merging(parameters) { $1 })
    inHelpDesk = words(locales)
  }

  /// Replaces the words that differ by country with placeholders; only whole words are replaced.
  func pattern(of text: String, in property: String) -> String {
    let words =
      property.contains("help") ? inHelpDesk : property.hasSuffix("URL") ? inURLs : inHosts
    return pattern(of: text, words)
  }

  /// Replaces the locale before a colon with a placeholder: `it-IT: URL` becomes `{language}: URL`.
  func pattern(ofProperty property: String) -> String {
    let language = property.prefix { $0 != ":" }
    return languages.contains(String(language))
      ? "{language}" + property[language.endIndex...] : property
  }

  private func pattern(of text: String, _ words: Words) -> String {
    let bytes = Array(text.utf8)
    var pattern: [UInt8] = []
    var start = 0
    while start < bytes.count {
      let word = words.first { word in
        let end = start + word.text.count
        return bytes[start...].starts(with: word.text)
          && (start == 0 || !bytes[start - 1].isLetterOrDigit || !word.text[0].isLetterOrDigit)
          && (end == bytes.count || !bytes[end].isLetterOrDigit)
      }
      if let word {
        pattern += word.name.utf8
        start += word.text.count
      } else {
        pattern.append(bytes[start])
        start += 1
      }
    }
    return String(decoding: pattern, as: UTF8.self)
  }
}
