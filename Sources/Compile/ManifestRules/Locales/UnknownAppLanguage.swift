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
    let areLocalesRead = manifest.countries.indices.allSatisfy { country in
      manifest.countries[country].languages.indices.allSatisfy {
        guard let tag = context.derivation.localeTags.valid(country, $0) else { return false }
        return tag.region == nil || tag.region == manifest.countries[country].code.value
      }
    }
    // App languages are derived from locales.
    guard !known.isEmpty, areLocalesRead, !manifest.isDevelopmentLanguageUnread else { return }
    for country in manifest.countries {
      for (language, _) in country.names {
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
          let near = context.nearestName(to: language.value, among: known)
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
}
