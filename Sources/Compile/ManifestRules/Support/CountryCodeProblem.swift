internal import CountryManifest

/// What is wrong with a country's key; each case is reported by one rule.
enum CountryCodeProblem {
  case notLowerCase(code: String)
  /// A code for a country from another standard.
  case alias(of: String)
  case unknown
}

extension RuleContext {
  /// Nil for a lowercase ISO 3166-1 code.
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

/// `uk` is only reserved in ISO 3166-1; the European Union uses `el` for Greece.
