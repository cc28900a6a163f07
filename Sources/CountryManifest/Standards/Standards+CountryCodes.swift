/// Codes that people write for a country though they are not its ISO 3166-1 alpha-2 code.
extension Standards {
  /// Codes of two letters in lowercase: the root domain `uk`, the language codes `el` and `en`.
  package static let nonstandardCountryCodes = ["uk": "gb", "el": "gr", "en": "gb"]

  /// Country-code domains that sites of all countries use, like generic ones.
  ///
  /// These are the "generic country code top-level domains" of Google Search Central, "Managing
  /// multi-regional and multilingual sites", May 2026.
  package static let genericCountryCodeDomains: Set<String> = [
    "ad", "ai", "as", "bz", "cc", "cd", "co", "dj", "fm", "io", "la", "me", "ms", "nu", "sc", "sr",
    "su", "tv", "tk", "ws",
  ]

  /// Alpha-2 codes by ISO 3166-1 alpha-3 code, all in lowercase.
  package func codesByAlpha3() -> [String: String] {
    let codes = countries.keys.compactMap { code in
      countries.columns(of: code)?.first.map { ($0.lowercased(), code) }
    }
    return Dictionary(codes, uniquingKeysWith: { first, _ in first })
  }

  /// The code of the country meant by an uppercase code, a code from another standard, or an English
  /// name.
  package func countryCode(meantBy text: String) -> String? {
    let text = text.lowercased()
    if isCountry(text) { return text }
    if let code = Self.nonstandardCountryCodes[text] ?? codesByAlpha3()[text] { return code }
    return countries.keys.first { englishName($0).lowercased() == text }
  }
}
