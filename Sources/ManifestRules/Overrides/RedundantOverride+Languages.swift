internal import CountryManifest
internal import ManifestDiagnostics

/// Languages and forms.
extension RedundantOverride {
  func checkLanguages(
    _ country: Country,
    _ position: Int,
    _ manifest: Manifest,
    in context: inout RuleContext
  ) {
    for (index, language) in country.languages.enumerated() {
      if let url = language.url,
        let derived = context.derivation.countries.derivedURL(of: language, country, position),
        derived.value == url.value
      {
        report(url, "url", manifest.product.languageURL, in: &context)
      }
      if let help = language.helpDeskLocale, help.value == country.helpDeskLocale?.value {
        report(help, "help_desk_locale", country.helpDeskLocale, in: &context)
      }
      if let lproj = language.lproj,
        // Only the language and the whole tag can be derived.
        language.locale.value.hasPrefix(lproj.value),
        let tag = context.derivation.localeTags.valid(position, index),
        tag.region == country.code.value,
        lproj.value == tag.appLanguage(context.standards)
      {
        report(lproj, "lproj", language.locale, in: &context)
      }
      guard language.smartling != nil || language.android != nil else { continue }
      checkTranslation(language, country: position, language: index, manifest, in: &context)
    }
  }

  /// `smartling` and `android` have no effect in an entry whose app language belongs to another entry,
  /// nor does `smartling` for the language that is translated from.
  private func checkTranslation(
    _ language: Language,
    country: Int,
    language index: Int,
    _ manifest: Manifest,
    in context: inout RuleContext
  ) {
    let app = context.appLanguages.name(country, index)
    let isOwner = context.appLanguages.isOwner(country, index)
    if let android = language.android {
      var bare = language
      bare.android = nil
      if !isOwner {
        reportWithoutEffect(android, "android", "`\(app)` belongs to another entry", in: &context)
      } else if bare.androidQualifier(of: app, context.standards).value == android.value {
        report(android, "android", language.lproj ?? language.locale, in: &context)
      }
    }
    guard let smartling = language.smartling else { return }
    if !isOwner {
      reportWithoutEffect(smartling, "smartling", "`\(app)` belongs to another entry", in: &context)
    } else if app == manifest.developmentLanguageTag {
      reportWithoutEffect(
        smartling,
        "smartling",
        "`\(app)` is the one that texts are translated from",
        in: &context
      )
    } else if smartling.value == language.locale.value {
      report(smartling, "smartling", language.locale, in: &context)
    }
  }

  private func reportWithoutEffect(
    _ value: Located<String>,
    _ key: String,
    _ reason: String,
    in context: inout RuleContext
  ) {
    context.report(
      self,
      "`\(key)` has no effect here, because app language \(reason)",
      at: value.range,
      help: "delete it"
    )
  }

  private func report(
    _ value: Located<String>,
    _ key: String,
    _ source: Located<String>?,
    in context: inout RuleContext
  ) {
    context.report(
      self,
      "`\(value.value)` is already the default for `\(key)`",
      at: value.range,
      related: source.map { [.init("the default is derived from this", at: $0.range)] } ?? [],
      help: "delete it"
    )
  }

  // MARK: Forms

  func checkForm(_ country: Country, _ position: Int, in context: inout RuleContext) {
    guard let form = country.form else { return }
    for use in form.fields {
      guard let overrides = use.overrides, let row = context.fields[use.name.value] else {
        continue
      }
      let traits = overrides.traits
      let isPostal = row.content?.value == .postalCode
      let address = isPostal ? context.address(position) : nil
      if let label = overrides.label, label.value == row.label?.value {
        report(label, "label", row.label, in: &context)
      }
      let pattern = row.traits.pattern?.value ?? address?.postalPattern
      if let written = traits.pattern, written.value == pattern {
        report(written, "pattern", row.traits.pattern, in: &context)
      }
      if let written = traits.example,
        written.value == row.traits.example?.value ?? address?.postalExample
      {
        report(written, "example", row.traits.example, in: &context)
      }
      if let written = traits.maxLength, written.value == row.traits.maxLength?.value {
        report(
          Located("\(written.value)", at: written.range),
          "max_length",
          row.traits.maxLength.map { Located("", at: $0.range) },
          in: &context
        )
      }
      guard let written = traits.keyboard, let content = row.content?.value else { continue }
      let derived =
        row.traits.keyboard?.value
        ?? .fitting(content, pattern: traits.pattern?.value ?? pattern)
      guard written.value == derived else { continue }
      report(
        Located(written.value.rawValue, at: written.range),
        "keyboard",
        row.traits.keyboard.map { Located("", at: $0.range) },
        in: &context
      )
    }
  }
}
