internal import CountryManifest

/// The problem of a country's key; each case is reported by a different rule.
enum CountryCodeProblem {
  case notLowerCase(code: String)
  /// A nonstandard or three-letter code: ISO 3166-1 only reserves `uk`, and the European Union uses `el` for Greece.
  case alias(of: String)
  case unknown
}

extension RuleContext {
  /// The problem of a country's key; nil for a lowercase ISO 3166-1 alpha-2 code.
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
