internal import CountryManifest
internal import ManifestDiagnostics

struct UnknownCountryCode: ValidationRule {
  static let id: RuleID = "unknown-country-code"
  static let severity = Diagnostic.Severity.error
  static let summary = "a country's key is no code of ISO 3166-1"
  static let explanation = """
    A country's key is its lower-case ISO 3166-1 alpha-2 code: hosts, the Swift case, names and the
    account form follow from it. Some libraries take withdrawn codes such as `su` for a country.

    ```yaml
    countries:
      su: { tld: su }
    # ^^ error: `su` is no country's code
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    var found = 0
    for country in manifest.countries {
      guard case .unknown? = context.problem(ofCode: country.code.value) else { continue }
      found += 1
      // A hundred slips are no slips; a search among all names for each takes its time.
      context.report(
        self,
        "`\(country.code.value)` is no country's code; expected one of ISO 3166-1 alpha-2",
        at: country.code.range,
        help: found <= 100 ? help(country.code.value, context) : nil
      )
    }
  }

  private func help(_ text: String, _ context: RuleContext) -> String? {
    let standards = context.standards
    let code = text.lowercased()
    if let region = standards.likelyRegion(code), standards.isCountry(region) {
      return "`\(code)` is a language; \(standards.englishName(region))'s code is `\(region)`"
    }
    // Any two letters are one slip away from many codes, save where they are swapped.
    let swapped = String(code.reversed())
    if code.utf8.count == 2, standards.isCountry(swapped), context.positions[swapped] == nil {
      return "did you mean `\(swapped)`?"
    }
    guard (4...64).contains(code.utf8.count) else { return nil }
    var codes: [String: String] = [:]
    for country in standards.countries.keys {
      codes[standards.englishName(country).lowercased()] = country
    }
    let words = String(code.map { $0 == "_" || $0 == "-" ? " " : $0 })
    guard let name = nearestName(to: words, among: codes.keys.sorted()), let found = codes[name]
    else { return nil }
    return "\(standards.englishName(found))'s code is `\(found)`"
  }
}
