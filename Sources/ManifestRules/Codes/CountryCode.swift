internal import CountryManifest

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
    if let country = Standards.nonstandardCountryCodes[code] { return .alias(of: country) }
    if code.utf8.count == 3, let country = codesByAlpha3[code] {
      return .alias(of: country)
    }
    return .unknown
  }
}

/// `uk` is reserved and no code; the European Union says `el` for Greece.
