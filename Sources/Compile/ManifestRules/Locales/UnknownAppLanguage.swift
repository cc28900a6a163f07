internal import CountryManifest
internal import ManifestFindings

struct UnknownAppLanguage: ValidationRule {
  static let id: RuleID = "unknown-app-language"
  static let severity = Finding.Severity.error
  static let summary = "a language is not an app language"
  static let explanation = """
    The app languages are the distinct `lproj` values of all countries, and the development language.
    A country's name in the development language is under `name`; `names` has its names in the other
    app languages.

    ```yaml
    countries:
      it: { languages: [it-IT], names: { sv: Italien } }
      #                                  ^^ error: `sv` is not an app language
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    let known = context.appLanguages.names
    guard !known.isEmpty, !manifest.isDevelopmentLanguageUnread else { return }
    let likely = known.filter { $0.utf8.count > 2 }
    var isKnownSound = false
    for country in manifest.countries where !country.names.isEmpty {
      for (language, _) in country.names {
        guard context.hasRoom(for: self) else { return }
        if language.value == manifest.developmentLanguageTag {
          guard let name = country.name else { continue }
          context.report(
            self,
            "`\(language.value)` is the development language, whose name belongs under `name`",
            at: language.range,
            related: [.init("the name in that language", at: name.range)],
            help: "delete one of them"
          )
        } else if context.appLanguages.position(of: language.value) == nil,
          context.validTag(language.value) != nil
        {
          guard isKnownSound || hasSoundLocales(manifest, in: &context) else { return }
          isKnownSound = true
          let near = context.nearestName(to: language.value, among: likely)
          context.report(
            self,
            "`\(language.value)` is not an app language",
            at: language.range,
            help: near.map { "write `\($0)`" } ?? "use one of \(listing(known))"
          )
        }
      }
    }
  }

  /// Whether all locales, from which app languages are derived, are present and valid.
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
}
