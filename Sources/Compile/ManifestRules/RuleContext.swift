package import CountryManifest
package import ManifestFindings

/// The data that all rules share: values derived from the manifest, cached results, and the findings so far.
package struct RuleContext {
  package let derivation: Derivation
  package private(set) var findings: [Finding] = []

  private let codes: [String]
  /// The form fields, by name.
  let fields: [String: FormField]
  let production: Environment?
  private var tags: [String: Result<LanguageTag, LanguageTag.Problem>] = [:]
  private var completeLanguages: [String: Bool] = [:]
  /// Keys of `countries` that are not country codes; usually empty.
  private var unknownCodes: Set<String> = []
  private var addresses: [Standards.AddressFormat??]
  init(_ manifest: Manifest, _ derivation: Derivation) {
    self.derivation = derivation
    codes = manifest.countries.map(\.code.value)
    fields = Dictionary(
      manifest.formFields.map { ($0.name.value, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    addresses = [Standards.AddressFormat??](repeating: nil, count: manifest.countries.count)
    for country in manifest.countries.indices {
      let code = manifest.countries[country].code.value
      if !derivation.standards.isCountry(code) { unknownCodes.insert(code) }
    }
    production = manifest.environments.first { $0.name.value == Environment.production }
  }

  var standards: Standards { derivation.standards }
  var hosts: HostIndex { derivation.hosts }
  var appLanguages: AppLanguages { derivation.appLanguages }
  /// The index of each country, by code.
  var positions: [String: Int] { derivation.positions }

  /// Whether the key of a country's row is a country code, so that values derived from it are meaningful.
  func isKnown(_ country: borrowing Country) -> Bool {
    unknownCodes.isEmpty || !unknownCodes.contains(country.code.value)
  }

  func isKnown(code: String) -> Bool {
    positions[code] == nil
      ? standards.isCountry(code) : unknownCodes.isEmpty || !unknownCodes.contains(code)
  }

  /// The address format of the country at an index; cached for all rules.
  mutating func address(_ position: Int) -> Standards.AddressFormat? {
    if let known = addresses[position] { return known }
    let address = standards.addressFormat(of: codes[position])
    addresses[position] = .some(address)
    return address
  }

  /// Parses a language tag; the result is cached for all rules.
  mutating func tag(_ text: String) -> Result<LanguageTag, LanguageTag.Problem> {
    if let known = tags[text] { return known }
    let tag = LanguageTag.parse(text, standards)
    tags[text] = tag
    return tag
  }

  /// Whether CLDR has all country names in the given language; cached for all rules.
  mutating func namesEveryCountry(in language: String) -> Bool {
    if let known = completeLanguages[language] { return known }
    let count = standards.countries.count
    let isComplete = standards.namesEveryCountry(in: language, count: count)
    completeLanguages[language] = isComplete
    return isComplete
  }

  /// Parses a language tag; nil unless the tag is well-formed, known and canonical.
  mutating func validTag(_ text: String) -> LanguageTag? { try? tag(text).get() }

  func name(_ code: String) -> String { standards.nameInSentence(code) }

  func name(_ country: Country) -> String { name(country.code.value) }

  /// The candidate that `name` was probably meant to be; nil if none is similar.
  ///
  /// After many findings nobody reads the help, and a malicious manifest can have thousands of long names.
  func nearestName(to name: String, among candidates: [String]) -> String? {
    findings.count < 100 && name.utf8.count < 100
      ? ManifestFindings.nearestName(to: name, among: candidates) : nil
  }

  package mutating func report<Rule: ValidationRule>(
    _: Rule,
    _ message: String,
    at range: SourceRange,
    related: [Finding.Related] = [],
    notes: [String] = [],
    help: String? = nil,
    fix: Fix? = nil
  ) {
    findings.add(
      Finding(
        Rule.id,
        message,
        at: range,
        severity: Rule.severity,
        related: related,
        notes: notes,
        help: help,
        fix: fix
      )
    )
  }
}
