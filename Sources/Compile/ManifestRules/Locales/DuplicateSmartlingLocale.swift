internal import CountryManifest
internal import ManifestFindings

struct DuplicateSmartlingLocale: ValidationRule {
  static let id: RuleID = "duplicate-smartling-locale"
  static let severity = Finding.Severity.error
  static let summary = "two app languages have the same Smartling locale"
  static let explanation = """
    Smartling's connector maps each of its locales to a single app language, and rejects the whole
    file otherwise.

    ```yaml
    countries:
      es: { languages: [es-ES] }
      mx: { languages: [{ locale: es-MX, smartling: es-ES }] }
      #                                             ^^^^^ error: Smartling locale `es-ES` is already used for app language `es`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    var owners: [String: (appLanguage: String, language: Language)] = [:]
    for owner in context.owners(manifest) {
      // Texts are translated from the development language, so it has no Smartling locale.
      guard owner.appLanguage != manifest.developmentLanguageTag else { continue }
      let id = owner.language.smartlingLocale.value
      guard let first = owners[id] else {
        owners[id] = owner
        continue
      }
      // If both Smartling locales are derived, `duplicate-locale` reports the equal locales.
      guard first.language.smartling != nil || owner.language.smartling != nil else { continue }
      context.report(
        self,
        "Smartling locale `\(id)` is already used for app language `\(first.appLanguage)`; "
          + "`\(owner.appLanguage)` needs another one",
        at: (owner.language.smartling ?? owner.language.locale).range,
        related: [
          .init("first used here", at: (first.language.smartling ?? first.language.locale).range)
        ],
        help: Self.help(owner.language, first.appLanguage)
      )
    }
  }

  private static func help(_ language: Language, _ appLanguage: String) -> String {
    let locale = language.locale.value
    let other =
      language.smartling.map { $0.value != locale } ?? false
      ? "delete `smartling`: the default is the locale, `\(locale)`" : "write another `smartling`"
    return "\(other), or share the app language with `lproj: \(appLanguage)`"
  }
}
