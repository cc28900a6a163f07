package import CountryManifest
internal import ManifestDiagnostics

/// What is wrong with a country's key; each case is one rule's.
enum CountryCodeProblem {
  case notLowerCase(code: String)
  /// Another list's code for a country.
  case alias(of: String)
  case unknown
}

extension RuleContext {
  /// Nil for a lower-case code of ISO 3166-1.
  mutating func problem(ofCode text: String) -> CountryCodeProblem? {
    guard !isKnown(code: text) else { return nil }
    let code = text.lowercased()
    if standards.isCountry(code) { return .notLowerCase(code: code) }
    if let country = codesOfOthers[code] { return .alias(of: country) }
    if code.utf8.count == 3, let country = codesByAlpha3[code] {
      return .alias(of: country)
    }
    return .unknown
  }
}

/// `uk` is reserved and no code; the European Union says `el` for Greece.
private let codesOfOthers = ["uk": "gb", "el": "gr", "en": "gb"]

extension Standards {
  /// The code of the country that somebody means who writes its code in capitals, another list's
  /// code for it, or its English name.
  package func countryCode(meantBy text: String) -> String? {
    let text = text.lowercased()
    if isCountry(text) { return text }
    if let code = codesOfOthers[text] ?? codesByAlpha3()[text] { return code }
    return countries.keys.first { englishName($0).lowercased() == text }
  }

  func codesByAlpha3() -> [String: String] {
    let codes = countries.keys.compactMap { code in
      countries.columns(of: code)?.first.map { ($0.lowercased(), code) }
    }
    return Dictionary(codes, uniquingKeysWith: { first, _ in first })
  }
}
