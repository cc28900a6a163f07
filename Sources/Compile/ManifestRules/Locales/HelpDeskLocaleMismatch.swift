internal import CountryManifest
internal import ManifestFindings

struct HelpDeskLocaleMismatch: ValidationRule {
  static let id: RuleID = "help-desk-locale-mismatch"
  static let severity = Finding.Severity.warning
  static let summary = "a help-desk locale is for another country or language"
  static let explanation = """
    A help-desk locale for another country often comes from a copied row. A language without a
    `help_desk_locale` inherits the country's, which can be in another language. If the help center has
    no better locale, allow the warning and give that as the reason.

    Parts of the world (`es_419`) and locales without a region (`en`) fit every country, a locale
    without a script (`zh`) fits every script, and `no`, `nb` and `nn` are one language.

    ```yaml
    countries:
      be: { languages: [nl-BE, de-BE], help_desk_locale: nl }
      #                        ^^^^^ warning: the help center for `de-BE` is in another language: `nl`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for (position, country) in manifest.countries.enumerated() {
      let tags = country.languages.indices.map { context.derivation.localeTags.valid(position, $0) }
      var row = RowLanguages(country, tags)
      checkShared(country, &row, in: &context)
      var seen: Set<String> = []
      for (language, tag) in zip(country.languages, tags) {
        let isRepeated = !seen.insert(language.locale.value).inserted
        guard let tag, let written = language.helpDeskLocale,
          let locale = locale(written, country, in: &context),
          !row.areWrong(for: locale, context)
        else { continue }
        if let part = locale.difference(from: tag, context.standards) {
          // A repeated locale was probably meant to be a different one, and `duplicate-locale` reports it.
          guard !isRepeated else { continue }
          report(
            written,
            "is in another \(part) than `\(tag.text)`",
            country,
            for: language.locale.value,
            in: &context
          )
        } else {
          checkRegion(locale, written, country, in: &context)
        }
      }
    }
  }

  /// Checks the country's help-desk locale, which applies to languages that set none.
  private func checkShared(
    _ country: Country,
    _ row: inout RowLanguages,
    in context: inout RuleContext
  ) {
    guard let written = country.helpDeskLocale, let shared = locale(written, country, in: &context),
      !row.areWrong(for: shared, context)
    else { return }
    guard row.speak(shared) else {
      let name = context.name(country)
      // The help-desk locale is in the country's main language, so the entry's locale is probably wrong instead.
      let main = context.standards.languages(of: country.code.value).first?.language
      if country.languages.count == 1, let main, shared.tag.language == main,
        let language = country.languages.first
      {
        return context.report(
          self,
          "`\(language.locale.value)` is not in the language of the help-desk locale, "
            + "`\(written.value)`",
          at: language.locale.range,
          related: [.init("the country's locale", at: written.range)],
          help:
            "write `\(main)-\(country.code.value.uppercased())`, the main language of \(name), or "
            + "another help-desk locale than `\(written.value)`"
        )
      }
      return report(written, "is in none of the languages of \(name)", country, in: &context)
    }
    checkRegion(shared, written, country, in: &context)
    for (language, tag) in zip(country.languages, row.tags)
    where language.helpDeskLocale == nil && !language.isHelpDeskLocaleUnread {
      guard let part = tag.flatMap({ shared.difference(from: $0, context.standards) }) else {
        continue
      }
      context.report(
        self,
        "the help center for `\(language.locale.value)` is in another \(part): `\(written.value)`",
        at: language.locale.range,
        related: [.init("the country's locale", at: written.range)],
        help:
          "add `help_desk_locale: \(spelled(tag, as: written.value, context))` to the language, or "
          + "allow it in a comment with a reason"
      )
    }
  }

  /// The languages of a row, which are examined only once, however many help-desk locales are checked.
  private struct RowLanguages {
    let country: Country
    let tags: [LanguageTag?]
    private lazy var languages = Set(tags.compactMap { $0.map { HelpDeskLocale.language(of: $0) } })
    private var hasForeign: Bool?

    init(_ country: Country, _ tags: [LanguageTag?]) {
      self.country = country
      self.tags = tags
    }

    /// Whether the row has the language of a help-desk locale.
    mutating func speak(_ locale: HelpDeskLocale) -> Bool {
      languages.contains(HelpDeskLocale.language(of: locale.tag))
    }

    /// Whether the mistake is in the row's languages instead of the help-desk locale.
    ///
    /// This is the case if the help-desk locale is in none of the languages, and one of these is invalid, is foreign to
    /// the country or has the region of another country, or if there are no languages. Another rule then reports this.
    mutating func areWrong(for locale: HelpDeskLocale, _ context: RuleContext) -> Bool {
      guard !speak(locale) else { return false }
      if let hasForeign { return hasForeign }
      let code = country.code.value
      let result =
        tags.isEmpty
        || tags.contains { tag in
          guard let tag else { return true }
          if let region = tag.region, region != code, context.isKnown(country) { return true }
          return LanguageForeignToCountry.isForeign(tag.language, to: code, context.standards)
        }
      hasForeign = result
      return result
    }
  }

  /// The parsed help-desk locale; nil if `invalid-help-desk-locale` reports it.
  private func locale(
    _ written: Located<String>,
    _ country: Country,
    in context: inout RuleContext
  ) -> HelpDeskLocale? {
    guard case .success(let locale) = context.helpDeskLocale(written.value),
      !locale.isCodeInstead(of: country, context)
    else { return nil }
    return locale
  }

  private func checkRegion(
    _ locale: HelpDeskLocale,
    _ written: Located<String>,
    _ country: Country,
    in context: inout RuleContext
  ) {
    guard let region = locale.tag.region, context.standards.isCountry(region),
      region != country.code.value, context.isKnown(country)
    else { return }
    let names = "is for \(context.name(region)), not for \(context.name(country))"
    report(written, names, country, in: &context)
  }

  /// Spells a locale like `other`, with the same kinds of subtags, separator and letter case: `fr`, `fr_CA` or `fr-ca`.
  private func spelled(_ tag: LanguageTag?, as other: String, _ context: RuleContext) -> String {
    guard let tag else { return "…" }
    let separator = other.contains("_") ? "_" : "-"
    let subtags = HelpDeskLocale.subtags(of: other)
    let isLowercase = other == other.lowercased()
    let isScripted = subtags.dropFirst().contains { $0.utf8.count == 4 }
    let region = subtags.count > 1 && !isScripted ? tag.region?.uppercased() : nil
    let script = isScripted ? tag.script ?? context.standards.likelyScript(tag) : nil
    let text = [tag.language, script, region].compactMap(\.self)
      .joined(separator: separator)
    return isLowercase ? text.lowercased() : text
  }

  /// Two spellings of a locale, such as "`pt` or `pt_PT`" for `pt-PT`; nil unless it is a language and a region.
  private func examples(_ locale: String) -> String? {
    let parts = locale.split(separator: "-")
    guard parts.count == 2 else { return nil }
    return "`\(parts[0])` or `\(parts[0])_\(parts[1])`"
  }

  private func report(
    _ written: Located<String>,
    _ problem: String,
    _ country: Country,
    for locale: String? = nil,
    in context: inout RuleContext
  ) {
    let locale = locale ?? country.languages.first?.locale.value
    context.report(
      self,
      "help-desk locale `\(written.value)` \(problem)",
      at: written.range,
      help: "write the help center's locale for \(context.name(country))"
        + (locale.flatMap(examples).map { ", such as \($0)" } ?? "")
        + ", or allow it in a comment with a reason"
    )
  }
}
