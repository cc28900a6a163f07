internal import CountryManifest
package import ManifestFindings

/// A check for one kind of problem in a well-formed manifest.
///
/// Rules are stateless, and their order does not matter: all rules always run, and the caller sorts their findings.
///
/// Rules do not read YAML nodes. The decoder reports values of the wrong type, such as a list instead of a text; these
/// values are nil in the manifest, and rules skip them.
package protocol ValidationRule: SendableMetatype {
  /// The type's name in kebab case, which states the problem, such as `duplicate-tld`.
  static var id: RuleID { get }
  /// An error, unless the rule says otherwise.
  static var severity: Finding.Severity { get }
  /// The problem in one line, in lowercase and without a full stop.
  static var summary: String { get }
  /// The reason for the rule, with an example of a finding; `nd-config explain` prints it.
  static var explanation: String { get }

  init(context: RuleContext)
  var context: RuleContext { get }

  func check()
}

extension ValidationRule {
  package static var severity: Finding.Severity { .error }

  var manifest: Manifest { context.manifest }
  var derivation: Derivation { context.derivation }
  var standards: Standards { derivation.standards }
  var appLanguages: AppLanguages { derivation.appLanguages }
  var production: Environment? {
    manifest.environments.first { $0.name.value == Environment.production }
  }

  /// Reports a finding; of several findings of a rule at one place, only the first one is kept.
  func report(
    _ message: String,
    at range: SourceRange,
    related: [Finding.Related] = [],
    notes: [String] = [],
    help: String? = nil,
    fix: Fix? = nil
  ) {
    context.add(
      Finding(
        Self.id,
        message,
        at: range,
        severity: Self.severity,
        related: related,
        notes: notes,
        help: help,
        fix: fix
      )
    )
  }

  /// Reports the first of several places that have the same problem, with the number of the others.
  func report(_ message: (String) -> String, atFirstOf places: [Located<String>], help: String) {
    guard let first = places.min(by: { $0.range.start < $1.range.start }) else { return }
    let others = places.count == 1 ? [] : ["\(places.count - 1) more like this"]
    report(message(first.value), at: first.range, notes: others, help: help)
  }

  /// Whether the key of a country's row is a country code, so that values derived from it are meaningful.
  func isKnown(_ country: Country) -> Bool { standards.isCountry(country.code.value) }

  /// The parsed tag; nil unless it is well-formed, known and canonical.
  func canonicalTag(_ text: String) -> LanguageTag? { try? LanguageTag(text, standards) }

  func name(of country: Country) -> String { name(of: country.code.value) }

  func name(of code: String) -> String { standards.nameInSentence(code) }

  /// The candidate that `name` was probably meant to be; nil if none is similar.
  func nearestName(to name: String, among candidates: [String]) -> String? {
    context.findings.needsNearNames
      ? ManifestFindings.nearestName(to: name, among: candidates) : nil
  }

  /// Whether a language or its script is neither official nor common in a country; false if no languages are known for
  /// the country.
  ///
  /// Where only `zh-Hant` is known, `zh-Hans` is foreign.
  func isForeign(_ tag: LanguageTag, to code: String) -> Bool {
    let known = standards.languages(of: code).map(\.language)
    return !known.isEmpty
      && !known.contains {
        $0 == tag.language || $0 == tag.spoken
          || tag.script == nil && $0.hasPrefix("\(tag.language)-")
      }
  }

  /// Each app language with the entry of a country's `languages` that owns it, in the order of the app languages.
  ///
  /// App languages without an owner, because no country uses them, are left out.
  var languageOwners: [(appLanguage: String, language: Language)] {
    appLanguages.entries.compactMap { entry in
      entry.owner.map { (entry.name, manifest.countries[$0.country].languages[$0.language]) }
    }
  }
}

extension LanguageTag {
  /// The language with its script, without a region: `zh-Hant`.
  var spoken: String { LanguageTag(language: language, script: script).text }
}
