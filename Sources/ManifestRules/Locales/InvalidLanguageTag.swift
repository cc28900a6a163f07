internal import CountryManifest
internal import ManifestDiagnostics

struct InvalidLanguageTag: ValidationRule {
  static let id: RuleID = "invalid-language-tag"
  static let severity = Diagnostic.Severity.error
  static let summary = "a locale or an app language is not a canonical BCP 47 tag"
  static let explanation = """
    A tag is a language, a script if it is needed, and a region: `it-IT`, `zh-Hant-TW`. The App Store
    rejects other spellings (`en_GB`, `iw`, `no`) and nonexistent regions (`en-UK`), or accepts them
    and never matches them.

    ```yaml
    countries:
      gb: { languages: [en-UK] }
      #                 ^^^^^ error: unknown region `UK` in `en-UK`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    if let tag = manifest.developmentLanguage { check(tag, in: &context) }
    for (position, country) in manifest.countries.enumerated() {
      for (index, language) in country.languages.enumerated() {
        if let problem = context.derivation.localeTags.problem(position, index) {
          report(problem, language.locale, country, in: &context)
        }
        if let lproj = language.lproj { check(lproj, in: &context) }
      }
      for name in country.names { check(name.language, in: &context) }
    }
  }

  private func check(_ text: Located<String>, in context: inout RuleContext) {
    if case .failure(let problem) = context.tag(text.value) {
      report(problem, text, nil, in: &context)
    }
  }

  private func report(
    _ problem: LanguageTag.Problem,
    _ text: Located<String>,
    _ country: Country?,
    in context: inout RuleContext
  ) {
    let tag = text.value
    var better: String?
    let message: String
    switch problem {
    case .malformed: message = "`\(tag)` is not a language tag; expected something like `it-IT`"
    case .unknownLanguage(let language):
      message = "unknown language `\(language)` in `\(tag)`"
    case .unknownScript(let script): message = "unknown script `\(script)` in `\(tag)`"
    case .unknownRegion(let region):
      message = "unknown region `\(region)` in `\(tag)`"
      if region.uppercased() == "UK", let hyphen = tag.lastIndex(where: { $0 == "-" || $0 == "_" })
      {
        better = "\(tag[..<hyphen])-GB"
      }
    case .notCanonical(let canonical):
      message = "`\(tag)` is not a canonical language tag; expected `\(canonical)`"
      better = canonical
    }
    let help = better.map { "write `\($0)`" } ?? country.flatMap { languages(of: $0, context) }
    context.report(
      self,
      message,
      at: text.range,
      help: help,
      fix: better.flatMap { context.validTag($0) == nil ? nil : Fix(text, rewrittenAs: $0) }
    )
  }

  private func languages(of country: Country, _ context: RuleContext) -> String? {
    let languages = context.standards.languages(of: country.code.value).map(\.language)
    guard !languages.isEmpty else { return nil }
    let name = context.name(country)
    return "use a language of \(name): \(listing(languages, atMost: 5))"
  }
}
