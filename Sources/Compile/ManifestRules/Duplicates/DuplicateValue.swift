internal import CountryManifest
internal import ManifestFindings

struct DuplicateAppId: ValidationRule {
  static let id: RuleID = "duplicate-app-id"
  static let severity = Finding.Severity.warning
  static let summary = "two variants have the same bundle identifier or Android package"
  static let explanation = """
    iOS and Android treat two apps with the same identifier as one app: installing one replaces the
    other, and links open the installed one. Usually one variant was copied from the other.

    ```yaml
    apps:
      Example: { team: ABCDE12345, bundle: com.example.app, statuses: [live] }
      Nightly: { team: ABCDE12345, bundle: com.example.app, statuses: [planned] }
      #                                    ^^^^^^^^^^^^^^^ warning: duplicate bundle identifier `com.example.app`
    ```
    """

  let context: RuleContext

  func check() {
    let help = "write another one"
    // Apps of different teams can have the same bundle identifier.
    for apps in Dictionary(grouping: manifest.apps, by: \.team?.value).values {
      checkValues("bundle identifier", apps.compactMap(\.bundle), help: help)
    }
    checkValues("package name", manifest.apps.compactMap(\.android?.package), help: help)
  }
}

struct DuplicateValue: ValidationRule {
  static let id: RuleID = "duplicate-value"
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

  let context: RuleContext

  func check() {
    let rename = "rename one of them"
    checkDuplicates("file name", manifest.apps.map(\.name), help: rename) { $0.value.lowercased() }
    for names in [
      manifest.environments.map(\.name), manifest.services.map(\.name),
      manifest.formFields.map(\.name),
    ] {
      checkDuplicates("Swift identifier", names, help: rename) { Identifier.camelCase($0.value) }
    }
    checkValues("excluded path", manifest.product.excludedPaths)
    checkValues("included path", manifest.product.includedPaths)
    checkValues("included path", manifest.product.androidPaths)
    for app in manifest.apps {
      checkValues("status", app.statuses.map { Located($0.value.rawValue, at: $0.range) })
      checkValues("fingerprint", app.android?.fingerprints ?? [])
    }
    for country in manifest.countries {
      checkValues("locale", country.languages.map(\.locale))
      checkValues("form field", country.form?.fields.map(\.name) ?? [])
      checkValues("optional field", country.form?.optional ?? [])
      checkValues("entitlement domain", country.entitlementDomains)
      checkHostForms(of: country)
    }
    checkAppLanguages()
  }

  /// A country's own host form counts as the first accepted one.
  private func checkHostForms(of country: Country) {
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
    checkDuplicates(
      "host form",
      forms.filter { places[$0.range] != nil },
      help: "delete it from `accepts`",
      key: { places[$0.range] }
    )
  }

  private func checkAppLanguages() {
    let help = "write another one, or share the app language with `lproj`"
    // Texts are translated from the development language, so it has no Smartling locale. Equal locales are reported
    // above.
    let translated = languageOwners.filter { $0.appLanguage != manifest.developmentLanguageTag }
    let locales = translated.map(\.language).map { language in
      let place = (language.smartling ?? language.locale).range
      return Located(language.smartlingLocale.value, at: place)
    }
    checkValues("Smartling locale", locales, help: help)
    let qualifiers = languageOwners.map { app, language in
      let place = (language.android ?? language.locale).range
      return Located(language.androidQualifier(of: app, standards).value, at: place)
    }
    checkValues("Android qualifier", qualifiers, help: help)
  }
}

extension ValidationRule {
  /// Reports each value that is in the list before.
  fileprivate func checkValues(
    _ kind: String,
    _ values: [Located<String>],
    help: String = "delete one of them"
  ) {
    checkDuplicates(kind, values, help: help, key: \.value)
  }

  /// Reports each value whose key an earlier value has.
  ///
  /// `kind` names what the values share: "form field", or "file name" if different values can have the same key.
  fileprivate func checkDuplicates<Key: Hashable>(
    _ kind: String,
    _ values: [Located<String>],
    help: String,
    key: (Located<String>) -> Key
  ) {
    guard values.count > 1 else { return }
    var first: [Key: Located<String>] = [:]
    for value in values {
      let key = key(value)
      guard let earlier = first[key] else {
        first[key] = value
        continue
      }
      report(
        earlier.value == value.value
          ? "duplicate \(kind) `\(value.value)`"
          : "`\(value.value)` and `\(earlier.value)` are the same \(kind)",
        at: value.range,
        related: [.init("first used here", at: earlier.range)],
        help: help
      )
    }
  }
}
