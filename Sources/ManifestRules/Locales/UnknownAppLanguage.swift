internal import CountryManifest
internal import ManifestDiagnostics

struct UnknownAppLanguage: ValidationRule {
  static let id: RuleID = "unknown-app-language"
  static let severity = Diagnostic.Severity.error
  static let summary = "a language is named that the app is not shown in"
  static let explanation = """
    App languages are the distinct `lproj` of all countries. The development language is one of
    them, and `names` has a country's names in the others; the one in the development language is
    `name`.

    ```yaml
    countries:
      it: { languages: [it-IT], names: { sv: Italien } }
      #                                  ^^ error: `sv` is no app language
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    let known = context.appLanguages.names
    guard !known.isEmpty, !manifest.isDevelopmentLanguageUnread else { return }
    checkDevelopmentLanguage(manifest, known, in: &context)
    for country in manifest.countries where !country.names.isEmpty {
      for (language, _) in country.names where context.validTag(language.value) != nil {
        if language.value == manifest.developmentLanguageTag {
          guard let name = country.name else { continue }
          context.report(
            self,
            "`\(language.value)` is the development language, whose name is under `name`",
            at: language.range,
            related: [.init("the name", at: name.range)],
            help: "delete one"
          )
        } else if context.appLanguages.position(of: language.value) == nil {
          guard hasSoundLocales(manifest, in: &context) else { return }
          let near = nearestName(to: language.value, among: known.filter { $0.utf8.count > 2 })
          context.report(
            self,
            "`\(language.value)` is no app language",
            at: language.range,
            help: near.map { "did you mean `\($0)`?" } ?? "there is \(listing(known))"
          )
        }
      }
    }
  }

  /// Whether no locale is missing or wrong, from which the app language would have followed.
  private func hasSoundLocales(_ manifest: Manifest, in context: inout RuleContext) -> Bool {
    for country in manifest.countries {
      if country.languages.isEmpty { return false }
      for language in country.languages {
        guard let tag = context.validTag(language.locale.value),
          language.lproj.map({ context.validTag($0.value) != nil }) ?? true,
          tag.region == nil || tag.region == country.code.value || !context.isKnown(country)
        else { return false }
      }
    }
    return true
  }

  private func checkDevelopmentLanguage(
    _ manifest: Manifest,
    _ known: [String],
    in context: inout RuleContext
  ) {
    let tag = manifest.developmentLanguageTag
    guard context.appLanguages.position(of: tag) == nil, context.validTag(tag) != nil,
      let first = (manifest.defaultCountry ?? manifest.countries.first)?.languages.first,
      hasSoundLocales(manifest, in: &context)
    else { return }
    let help = "one of \(listing(known)); `{ locale: …, lproj: \(tag) }` makes it one"
    if let written = manifest.developmentLanguage {
      context.report(
        self,
        "development language `\(tag)` is no app language",
        at: written.range,
        help: help
      )
    } else {
      context.report(
        self,
        "development language `\(tag)`, since none is written, is no app language",
        at: first.locale.range,
        help: "write `localization: { development_language: … }`: \(help)"
      )
    }
  }
}
