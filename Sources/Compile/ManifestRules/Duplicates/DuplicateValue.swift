internal import CountryManifest
internal import ManifestFindings

struct DuplicateValue: ValidationRule {
  static let id: RuleID = "duplicate-value"
  static let severity = Finding.Severity.error
  static let summary = "a list contains a value twice, or two names mean the same"
  static let explanation = """
    A repeated value is usually a typo for another one. Names that differ can become the same: `RC` and
    `rc` are one file on a disk that ignores letter case, and `push_v2` and `push_v_2` are one identifier
    in Swift. Smartling and Android need a different locale and folder for each app language. A country
    need not accept its own host form, which always opens the app.

    ```yaml
    countries:
      it: { account_form: { fields: [city, city] } }
      #                                    ^^^^ error: duplicate form field `city`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    checkNames(manifest, in: &context)
    let product = manifest.product
    context.reportDuplicates(self, "excluded path", product.excludedPaths, key: \.value)
    for app in manifest.apps {
      let statuses = app.statuses.map { Located($0.value.rawValue, at: $0.range) }
      context.reportDuplicates(self, "status", statuses, key: \.value)
      context.reportDuplicates(
        self,
        "fingerprint",
        app.android?.fingerprints ?? [],
        key: \.value
      )
    }
    for country in manifest.countries {
      let form = country.form
      context.reportDuplicates(self, "locale", country.languages.map(\.locale), key: \.value)
      context.reportDuplicates(self, "form field", form?.fields.map(\.name) ?? [], key: \.value)
      context.reportDuplicates(self, "optional field", form?.optional ?? [], key: \.value)
      context.reportDuplicates(self, "entitlement domain", country.entitlementDomains, key: \.value)
      checkHostForms(of: country, manifest, in: &context)
    }
    checkAppLanguages(manifest, in: &context)
  }

  private func checkNames(_ manifest: Manifest, in context: inout RuleContext) {
    func rename(_: Located<String>) -> String { "rename one of them" }
    let variants = manifest.apps.map(\.name)
    context.reportDuplicates(self, "file name", variants, help: rename) { $0.value.lowercased() }
    for names in [
      manifest.environments.map(\.name), manifest.services.map(\.name),
      manifest.formFields.map(\.name),
    ] {
      context.reportDuplicates(self, "Swift identifier", names, help: rename) {
        Identifier.camelCase($0.value)
      }
    }
  }

  /// A country's own host form counts as the first accepted one.
  private func checkHostForms(
    of country: Country,
    _ manifest: Manifest,
    in context: inout RuleContext
  ) {
    guard !country.accepts.isEmpty else { return }
    // `default-country` reports a default country that accepts a subdomain.
    let isDefault = country.code.value == manifest.product.defaultCountry?.value
    var places: [SourceRange: HostPlace] = [:]
    var forms: [Located<String>] = []
    if let own = country.hosts {
      places[own.range] = HostPlaces(country, in: manifest).requested
      forms.append(Located(own.value.rawValue, at: own.range))
    }
    for form in country.accepts where !(isDefault && form.value.form == .subdomain) {
      places[form.range] = HostPlaces.place(form.value, of: country, in: manifest)
      forms.append(Located(form.value.text, at: form.range))
    }
    context.reportDuplicates(
      self,
      "host form",
      forms.filter { places[$0.range] != nil },
      help: { _ in "delete it from `accepts`" },
      key: { places[$0.range] }
    )
  }

  private func checkAppLanguages(_ manifest: Manifest, in context: inout RuleContext) {
    let owners = context.owners(manifest)
    // Texts are translated from the development language, so it has no Smartling locale. Equal locales are reported
    // above.
    let locales = owners.filter { $0.appLanguage != manifest.developmentLanguageTag }
      .map {
        Located(
          $0.language.smartlingLocale.value,
          at: ($0.language.smartling ?? $0.language.locale).range
        )
      }
    context.reportDuplicates(
      self,
      "Smartling locale",
      locales,
      help: { _ in
        "write another `smartling`, or share the app language with `lproj`"
      },
      key: \.value
    )
    let standards = context.standards
    let qualifiers = owners.map { owner in
      Located(
        owner.language.androidQualifier(of: owner.appLanguage, standards).value,
        at: (owner.language.android ?? owner.language.locale).range
      )
    }
    context.reportDuplicates(
      self,
      "Android qualifier",
      qualifiers,
      help: { _ in
        "write another `android` qualifier, or share the app language with `lproj`"
      },
      key: \.value
    )
  }
}
