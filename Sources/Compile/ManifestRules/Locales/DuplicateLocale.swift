internal import CountryManifest
internal import ManifestFindings

struct DuplicateLocale: ValidationRule {
  static let id: RuleID = "duplicate-locale"
  static let severity = Finding.Severity.error
  static let summary = "a country lists a locale twice"
  static let explanation = """
    The first of two equal entries hides the second.

    ```yaml
    countries:
      be: { languages: [nl-BE, { locale: nl-BE, lproj: nl }] }
      #                                  ^^^^^ error: duplicate locale `nl-BE`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for (position, country) in manifest.countries.enumerated() where country.languages.count > 1 {
      let languages = country.languages
      for repetition in repetitions(languages.count, key: { languages[$0].locale.value }) {
        guard context.hasRoom(for: self) else { return }
        let locale = languages[repetition.later].locale
        let meant = meant(country, position, repetition.later, &context)
        context.report(
          self,
          "duplicate locale `\(locale.value)`",
          at: locale.range,
          related: [.init("first listed here", at: languages[repetition.first].locale.range)],
          help: meant.map { "write `\($0)`" } ?? "delete one of them"
        )
      }
    }
  }

  /// The locale that was probably meant, inferred from the entry's app language or help-desk locale.
  ///
  /// Nil if another entry already has that locale.
  private func meant(
    _ country: Country,
    _ position: Int,
    _ index: Int,
    _ context: inout RuleContext
  ) -> String? {
    let language = country.languages[index]
    guard context.standards.isCountry(country.code.value),
      let repeated = context.derivation.localeTags.valid(position, index),
      context.canSearch(country.languages.count)
    else { return nil }
    let used = Set(country.languages.map(\.locale.value))
    let others = [language.lproj?.value, language.helpDeskLocale?.value].compactMap { text in
      text?.split { $0 == "-" || $0 == "_" }.first.map(String.init)
    }
    return others.filter {
      $0 != repeated.language
        && !context.isForeign($0, to: country.code.value)
    }
    .map { "\($0)-\(country.code.value.uppercased())" }.first { !used.contains($0) }
  }
}
