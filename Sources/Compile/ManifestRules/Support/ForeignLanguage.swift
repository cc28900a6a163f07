internal import CountryManifest
internal import ManifestFindings

extension RuleContext {
  /// Whether a language is neither official nor common in a country; false if no languages are known for the country.
  func isForeign(_ language: String, to code: String) -> Bool {
    guard let row = standards.countryLanguages[code], row != "-" else { return false }
    // An entry is a language with an optional script, and how common it is: `zh-Hant:o`.
    var rest = row.utf8[...]
    while !rest.isEmpty {
      if rest.starts(with: language.utf8) {
        let next = rest.dropFirst(language.utf8.count).first
        if next == UInt8(ascii: ":") || next == UInt8(ascii: "-") { return false }
      }
      rest = rest.drop { $0 != UInt8(ascii: " ") }.dropFirst()
    }
    return true
  }
}
