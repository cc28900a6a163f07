internal import ManifestDiagnostics

/// A value of the manifest, written or derived, for `explain`.
package struct ExplainedValue: Sendable {
  /// `countries.it.languages[0].smartling`.
  package var path: String
  package var value: String
  package var provenance: Provenance
}

extension ResolvedManifest {
  /// Every value in the order of the manifest, with where it came from.
  package var values: [ExplainedValue] {
    var list = ValueList()
    list.add("product.name", written.product.name)
    list.add("product.default_country", written.product.defaultCountry)
    list.add("product.subdomains_per_domain", written.product.subdomainsPerDomain)
    list.add("product.help_desk_url", written.product.helpDeskURL)
    list.add("product.language_url", written.product.languageURL)
    for environment in written.environments { list.add(environment) }
    for service in written.services { list.add(service, environments) }
    for app in written.apps { list.add(app) }
    list.add(
      "localization.development_language",
      written.developmentLanguage,
      else: Manifest.defaultDevelopmentLanguage
    )
    list.add("localization.xcode_projects", written.xcodeProjects)
    for field in written.formFields { list.add(field) }
    for (position, country) in countries.enumerated() {
      list.add(country, written.countries[position], self, deepLinkHosts(position))
    }
    return list.values
  }
}

private struct ValueList {
  var values: [ExplainedValue] = []

  mutating func add(_ path: String, _ written: Located<some CustomStringConvertible>?) {
    guard let written else { return }
    values.append(
      ExplainedValue(
        path: path,
        value: "\(written.value)",
        provenance: .written(written.range)
      )
    )
  }

  mutating func add(_ path: String, _ written: Located<String>?, else value: String) {
    if written != nil {
      add(path, written)
    } else {
      values.append(
        ExplainedValue(
          path: path,
          value: value,
          provenance: .standard("the format, since it is left out")
        )
      )
    }
  }

  mutating func add(_ path: String, _ written: [Located<String>]) {
    for (index, element) in written.enumerated() { add("\(path)[\(index)]", element) }
  }

  mutating func add(_ path: String, _ derived: Derived<String>?) {
    guard let derived else { return }
    values.append(
      ExplainedValue(path: path, value: derived.value, provenance: derived.provenance)
    )
  }

  mutating func add(_ environment: Environment) {
    let path = "environments.\(environment.name.value)"
    add("\(path).site", environment.site)
    add("\(path).hosts", environment.hosts?.text)
    add("\(path).scheme", environment.scheme?.text, else: Scheme.https.rawValue)
  }

  mutating func add(_ service: Service, _ environments: [ResolvedEnvironment]) {
    let path = "services.\(service.name.value)"
    add("\(path).label", service.label)
    add("\(path).scope", service.scope?.text, else: Service.Scope.country.rawValue)
    for environment in environments {
      let address = service.address(in: environment.row)
      let scheme = address?.scheme ?? environment.row.scheme
      let value = service.scheme(in: environment.row).rawValue
      add("\(path).\(environment.name).scheme", scheme?.text, else: value)
      add("\(path).\(environment.name).port", address?.port)
    }
  }

  mutating func add(_ app: App) {
    let path = "apps.\(app.name.value)"
    add("\(path).team", app.team)
    add("\(path).bundle", app.bundle)
    add("\(path).statuses", app.statuses.map(\.text))
    add("\(path).android.package", app.android?.package)
    add("\(path).android.sha256", app.android?.fingerprints ?? [])
  }

  mutating func add(_ field: FormField) {
    let path = "form_fields.\(field.name.value)"
    add("\(path).label", field.label)
    add("\(path).content", field.content?.text)
    add("\(path).keyboard", field.traits.keyboard?.text)
    add("\(path).pattern", field.traits.pattern)
    add("\(path).example", field.traits.example)
    add("\(path).max_length", field.traits.maxLength)
  }

  mutating func add(
    _ country: ResolvedCountry,
    _ row: Country,
    _ manifest: ResolvedManifest,
    _ deepLinkHosts: [String]
  ) {
    let path = "countries.\(country.code)"
    add("\(path).status", row.status?.text, else: Country.Status.live.rawValue)
    add("\(path).tld", row.tld)
    add("\(path).hosts", row.hosts?.text)
    add("\(path).accepts", row.accepts.map(\.text))
    for (language, name) in zip(manifest.appLanguages.names, country.names) {
      let isOwn = language == manifest.developmentLanguage
      add(isOwn ? "\(path).name" : "\(path).names.\(language)", name)
    }
    for (index, language) in country.languages.enumerated() {
      add("\(path).languages[\(index)]", language)
    }
    add("\(path).help_desk_locale", row.helpDeskLocale)
    for (index, field) in country.form.enumerated() {
      add("\(path).account_form.fields[\(index)]", field)
    }
    add("\(path).account_form.optional", row.form?.optional ?? [])
    for (index, host) in deepLinkHosts.enumerated() {
      let place = row.entitlementDomains.first { $0.value == host }
      let range = place?.range ?? row.code.range
      let provenance: Provenance =
        place == nil
        ? .derived(rule: "the production web host of the row", from: range) : .written(range)
      values.append(
        ExplainedValue(
          path: "\(path).entitlement_domains[\(index)]",
          value: host,
          provenance: provenance
        )
      )
    }
  }

  private mutating func add(_ path: String, _ language: ResolvedLanguage) {
    add("\(path).locale", language.locale)
    add("\(path).url", language.url)
    add("\(path).help_desk_locale", language.helpDeskLocale)
    add("\(path).lproj", language.appLanguage)
    add("\(path).android", language.android)
    add("\(path).smartling", language.smartling)
  }

  private mutating func add(_ path: String, _ field: ResolvedField) {
    let named = "\(path).\(field.name)"
    add("\(named).label", field.label)
    add(
      "\(named).keyboard",
      Derived(field.keyboard.value.rawValue, field.keyboard.provenance)
    )
    add("\(named).pattern", field.pattern)
    add("\(named).example", field.example)
    if let limit = field.maxLength {
      add("\(named).max_length", Derived(String(limit.value), limit.provenance))
    }
  }
}

extension Located where Value: RawRepresentable<String> {
  fileprivate var text: Located<String> { Located<String>(value.rawValue, at: range) }
}
