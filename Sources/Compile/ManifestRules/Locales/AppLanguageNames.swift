internal import CountryManifest
internal import ManifestFindings

struct DevelopmentLanguageMismatch: ValidationRule {
  static let id: RuleID = "development-language-mismatch"
  static let severity = Finding.Severity.warning
  static let summary =
    "the development language differs from an app language only by its likely region"
  static let explanation = """
    The app language of `en-US` is `en`, because the United States is CLDR's likely region of English. With
    `development_language: en-US`, the app has both languages: `en` then needs a translation, and no country
    uses `en-US`.

    ```yaml
    localization: { development_language: en-US }
    #                                     ^^^^^ warning: `en-US` is not the app language of any country, but `en` is
    countries:
      us: { languages: [en-US] }
    ```
    """

  let context: RuleContext

  func check() {
    guard let written = manifest.developmentLanguage, let tag = canonicalTag(written.value),
      let position = appLanguages.position(of: written.value),
      appLanguages.entries[position].owner == nil,
      // The app has the language if it is listed, too.
      !manifest.languages.contains(where: { $0.tag.value == written.value })
    else { return }
    let other = tag.appLanguage(standards)
    guard other != written.value, appLanguages.position(of: other) != nil else { return }
    report(
      "`\(written.value)` is not the app language of any country, but `\(other)` is",
      at: written.range,
      help: "write `\(other)`, or allow it in a comment with a reason"
    )
  }
}

struct UnknownAppLanguage: ValidationRule {
  static let id: RuleID = "unknown-app-language"
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

  let context: RuleContext

  func check() {
    let known = appLanguages.names
    let areLocalesRead = manifest.countries.enumerated().allSatisfy { position, country in
      country.languages.indices.allSatisfy {
        guard let tag = derivation.localeTags[position][$0] else { return false }
        return tag.region == nil || tag.region == country.code.value
      }
    }
    // App languages are derived from locales.
    guard !known.isEmpty, areLocalesRead, !manifest.isDevelopmentLanguageUnread else { return }
    for country in manifest.countries {
      for (language, _) in country.names {
        if language.value == manifest.developmentLanguageTag {
          guard let name = country.name else { continue }
          report(
            "`\(language.value)` is the development language, whose name belongs under `name`",
            at: language.range,
            related: [.init("the name in that language", at: name.range)],
            help: "delete one of them"
          )
        } else if appLanguages.position(of: language.value) == nil,
          canonicalTag(language.value) != nil
        {
          let near = nearestName(to: language.value, among: known)
          report(
            "`\(language.value)` is not an app language",
            at: language.range,
            help: near.map { "write `\($0)`" } ?? "use one of \(listing(known))"
          )
        }
      }
    }
  }
}
