internal import CountryManifest
internal import ManifestFindings

/// The words that differ between otherwise equal changes of countries: the code, the TLD and the languages.
struct Placeholders {
  private typealias Words = [(text: [UInt8], name: String)]

  private let locales: Set<String>
  private let inURLs: Words
  private let inHelpDesk: Words

  init(_ comparison: Comparison, _ code: String) {
    var urls: [String: String] = [:]
    var helpDesk: [String: String] = [:]
    var locales: Set<String> = []
    for facts in [comparison.after, comparison.before] {
      let row = Fact.Row(.countries, code)
      if let tld = facts[row, "tld"] { urls[".\(tld)"] = ".{tld}" }
      for name in [code, facts[row, "prefix"] ?? code] { urls[name] = "{country}" }
      for locale in (facts[row, "languages"] ?? "").split(separator: ", ").map(String.init) {
        locales.insert(locale)
        let name = "languages \(locale)"
        let app = facts[row, "\(name) lproj"] ?? locale
        for text in [locale, app, String(locale.prefix { $0 != "-" })] {
          // After `=`, `fr` is a language; elsewhere it is a country's code.
          urls["=\(text)"] = "={language}"
          helpDesk[text] = "{language}"
        }
      }
      for fact in facts.of(row) where fact.words.last == "help_desk_locale" {
        helpDesk[fact.value] = "{help_desk_locale}"
      }
    }
    let words = { (names: [String: String]) -> Words in
      names.map { (Array($0.key.utf8), $0.value) }.sorted { $1.text.count < $0.text.count }
    }
    (self.locales, inURLs, inHelpDesk) = (locales, words(urls), words(helpDesk))
  }

  /// A value with placeholders in URLs and hosts; other values are the same for countries that share a line.
  func pattern(of text: String, in name: String) -> String {
    if name.contains("help_desk") { return pattern(of: text, inHelpDesk) }
    return ["urls", "accepted", "deep_links"].contains { name.hasPrefix($0) }
      || name.hasSuffix(" url")
      ? pattern(of: text, inURLs) : text
  }

  /// A name with placeholders: `languages {locale} url`.
  func pattern(ofName name: String) -> String {
    let words = name.split(separator: " ").map(String.init)
    return words.map { word in
      if locales.contains(word) { return "{locale}" }
      return word.contains(".") ? pattern(of: word, inURLs) : word
    }.joined(separator: " ")
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
