internal import CountryManifest
internal import ManifestFindings

struct InvalidHelpDeskLocale: ValidationRule {
  static let id: RuleID = "invalid-help-desk-locale"
  static let severity = Finding.Severity.error
  static let summary = "a help-desk locale is not a locale"
  static let explanation = """
    Help centers spell locales differently: `pt-br`, `es_419`, `zh_Hans`. Whatever the spelling, a
    locale is a language with an optional script and region. For an unknown locale a help center
    silently shows its default language. The codes of a country and of its language often differ:
    Denmark is `dk`, and Danish is `da`; Sweden is `se`, and Swedish is `sv`.

    ```yaml
    countries:
      dk: { help_desk_locale: dk }
      #                       ^^ error: `dk` is the code of Denmark, not of a language; expected `da`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for (position, country) in manifest.countries.enumerated() {
      if let locale = country.helpDeskLocale {
        check(locale, country, position, language: 0, in: &context)
      }
      for (index, language) in country.languages.enumerated() {
        guard let locale = language.helpDeskLocale else { continue }
        check(locale, country, position, language: index, in: &context)
      }
    }
  }

  private func check(
    _ locale: Located<String>,
    _ country: Country,
    _ position: Int,
    language: Int,
    in context: inout RuleContext
  ) {
    guard let problem = problem(locale.value, country, in: &context) else { return }
    let text = locale.value
    let subtags = HelpDeskLocale.subtags(of: text)
    let spoken =
      country.languages.indices.contains(language)
      ? context.derivation.localeTags.valid(position, language)?.language : nil
    var better: String?
    var near: String?
    let message: String
    switch problem {
    case .malformed:
      message = "malformed help-desk locale `\(text)`; expected something like `it` or `en_GB`"
      near = spoken.map { "\($0)_\(country.code.value.uppercased())" }.flatMap {
        nearestName(to: text, among: [$0])
      }
    case .unknownScript: message = "unknown script in help-desk locale `\(text)`"
    case .unknownVariant: message = "unknown variant in help-desk locale `\(text)`"
    case .unknownLanguage where isSwapped(subtags, spoken, country),
      .countryCode where isSwapped(subtags, spoken, country):
      // For example, `br_PT` in Brazil.
      better =
        (spoken ?? "") + text.dropFirst(subtags[0].count).prefix(1)
        + country.code.value.uppercased()
      message = "language and region of help-desk locale `\(text)` are swapped"
    case .unknownLanguage, .countryCode:
      better = spoken.map { $0 + text.dropFirst(subtags[0].count) }
      message = languageMessage(String(subtags[0]), country, problem, context)
    case .unknownRegion(let region):
      let meant = region.lowercased() == "uk" ? "gb" : country.code.value
      let isUppercase = region == region.uppercased()
      // For example, `AU_en` in Australia.
      if subtags.count == 2, subtags[0].lowercased() == country.code.value,
        context.standards.languages.contains(region.lowercased())
      {
        better =
          region.lowercased() + text.dropFirst(subtags[0].count).prefix(1)
          + country.code.value.uppercased()
        message = "language and region of help-desk locale `\(text)` are swapped"
        break
      }
      better =
        subtags[0]
        + String(text.dropFirst(subtags[0].count))
        .replacingFirst(region, with: isUppercase ? meant.uppercased() : meant)
      message = "unknown region `\(region)` in help-desk locale `\(text)`"
    }
    context.report(
      self,
      better.map { "\(message); expected `\($0)`" } ?? message,
      at: locale.range,
      help: (better ?? near ?? spoken).map { "write `\($0)`, or the help center's spelling of it" }
        ?? "write the locale as it is in the help center's URLs",
      fix: better.map { Fix(locale, rewrittenAs: $0) }
    )
  }

  /// Whether the locale is the country's code, followed by the country's language.
  private func isSwapped(_ subtags: [Substring], _ spoken: String?, _ country: Country) -> Bool {
    subtags.count == 2 && subtags[0].lowercased() == country.code.value
      && subtags[1].lowercased() == spoken && spoken != country.code.value
  }

  private func problem(
    _ text: String,
    _ country: Country,
    in context: inout RuleContext
  ) -> HelpDeskLocale.Problem? {
    switch context.helpDeskLocale(text) {
    case .success(let locale): locale.isCodeInstead(of: country, context) ? .countryCode : nil
    case .failure(let problem): problem
    }
  }

  private func languageMessage(
    _ language: String,
    _ country: Country,
    _ problem: HelpDeskLocale.Problem,
    _ context: RuleContext
  ) -> String {
    let code = language.lowercased()
    let owner = Standards.nonstandardCountryCodes[code] ?? code
    if case .countryCode = problem {
      return "`\(language)` is a language that is not spoken in \(context.name(country))"
    }
    return context.standards.isCountry(owner)
      ? "`\(language)` is the code of \(context.name(owner)), not of a language"
      : "unknown language `\(language)`"
  }
}
