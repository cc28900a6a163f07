internal import CountryManifest

/// What is wrong with a country code.
enum CountryCodeProblem {
  case notLowerCase(code: String)
  /// Another code for the country: an alpha-3 code such as `ita`, `uk`, or `el`, which the European Union uses for
  /// Greece.
  case alias(of: String)
  case unknown
}

extension RuleContext {
  /// What is wrong with the key of a country's row; nil for a lowercase ISO 3166-1 alpha-2 code.
  mutating func problem(ofCode text: String) -> CountryCodeProblem? {
    guard !isKnown(code: text) else { return nil }
    let code = text.lowercased()
    if standards.isCountry(code) { return .notLowerCase(code: code) }
    if let country = Standards.nonstandardCountryCodes[code] { return .alias(of: country) }
    if code.utf8.count == 3, let country = codesByAlpha3[code] {
      return .alias(of: country)
    }
    return .unknown
  }
}
