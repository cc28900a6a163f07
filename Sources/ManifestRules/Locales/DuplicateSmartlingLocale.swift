internal import CountryManifest
internal import ManifestDiagnostics

struct DuplicateSmartlingLocale: ValidationRule {
  static let id: RuleID = "duplicate-smartling-locale"
  static let severity = Diagnostic.Severity.error
  static let summary = "two app languages have one locale in Smartling"
  static let explanation = """
    Smartling's connector takes a locale for one app language alone, and refuses the whole file
    otherwise.

    ```yaml
    countries:
      es: { languages: [es-ES] }
      mx: { languages: [{ locale: es-MX, smartling: es-ES }] }
      #                                             ^^^^^ error: Smartling's `es-ES` is `es` already
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    var owners: [String: (appLanguage: String, language: Language)] = [:]
    for owner in context.owners(manifest) {
      // The development language is Smartling's source and no locale of it.
      guard owner.appLanguage != manifest.developmentLanguageTag else { continue }
      let id = owner.language.smartlingLocale.value
      guard let first = owners[id] else {
        owners[id] = owner
        continue
      }
      // Two equal locales, from which both would be derived, are another rule's.
      guard first.language.smartling != nil || owner.language.smartling != nil else { continue }
      context.report(
        self,
        "Smartling's `\(id)` is app language `\(first.appLanguage)` already, and would be "
          + "`\(owner.appLanguage)` too",
        at: (owner.language.smartling ?? owner.language.locale).range,
        related: [
          .init("first here", at: (first.language.smartling ?? first.language.locale).range)
        ],
        help: "write another `smartling`, or share the app language with "
          + "`lproj: \(first.appLanguage)`"
      )
    }
  }
}
