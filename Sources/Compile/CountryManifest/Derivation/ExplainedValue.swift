internal import ManifestFindings

/// A value of the manifest, written or derived, for `explain`.
package struct ExplainedValue: Sendable {
  /// The path in the manifest: `countries.it.languages[0].smartling`.
  package var path: String
  package var value: String
  package var provenance: Provenance
}

extension ResolvedManifest {
  /// Every value with its origin, in the order of the manifest.
  package var values: [ExplainedValue] {
    var list = ValueList()
    list.add("product.name", product.name)
    list.add("product.default_country", product.defaultCountry)
    list.add("product.subdomains_per_domain", product.subdomainsPerDomain)
    list.add("product.subdomain_shape", product.subdomainShape.text)
    list.add("product.help_desk_url", product.helpDeskURL)
    list.add("product.language_url", product.languageURL)
    list.add("product.outputs.swift.prefix", product.swiftPrefix)
    list.add("product.outputs.kotlin.package", product.kotlinPackage)
    let webCredentials = product.webCredentials
    list.add(
      "product.outputs.aasa.webcredentials",
      Sourced("\(webCredentials.value)", webCredentials.provenance)
    )
    list.add("product.outputs.aasa.exclude", product.excludedPaths)
    for environment in environments { list.add(environment) }
    for service in services { list.add(service, environments) }
    for app in apps { list.add(app) }
    list.add("localization.development_language", developmentLanguage)
    list.add("localization.languages", languages)
    for field in formFields { list.add(field) }
    for country in countries { list.add(country, self) }
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

  mutating func add(_ path: String, _ written: [Located<String>]) {
    for (index, element) in written.enumerated() { add("\(path)[\(index)]", element) }
  }

  mutating func add(_ path: String, _ sourced: Sourced<String>?) {
    guard let sourced else { return }
    values.append(
      ExplainedValue(path: path, value: sourced.value, provenance: sourced.provenance)
    )
  }

  mutating func add(_ environment: ResolvedEnvironment) {
    let path = "environments.\(environment.name)"
    add("\(path).site", environment.site)
    add("\(path).domain", environment.domain)
    add("\(path).hosts", environment.hosts?.text)
    add("\(path).scheme", environment.scheme.text)
  }

  mutating func add(_ service: ResolvedService, _ environments: [ResolvedEnvironment]) {
    let path = "services.\(service.name)"
    add("\(path).label", service.label)
    add("\(path).scope", service.scope.text)
    for environment in environments {
      let address = environment.address(of: service)
      add("\(path).\(environment.name).scheme", address.scheme.text)
      add("\(path).\(environment.name).domain", address.domain)
      add("\(path).\(environment.name).port", address.port)
    }
  }

  mutating func add(_ app: ResolvedApp) {
    let path = "apps.\(app.name)"
    add("\(path).team", app.team)
    add("\(path).bundle", app.bundle)
    add("\(path).statuses", app.statuses.map(\.text))
    add("\(path).android.package", app.android?.package)
    add("\(path).android.sha256", app.android?.fingerprints ?? [])
  }

  mutating func add(_ field: ResolvedFormField) {
    let path = "form_fields.\(field.name)"
    add("\(path).label", field.label)
    add("\(path).content", field.content.text)
    add("\(path).keyboard", field.keyboard.written?.text)
    add("\(path).pattern", field.pattern)
    add("\(path).example", field.example)
    add("\(path).max_length", field.maxLength)
  }

  mutating func add(_ country: ResolvedCountry, _ manifest: ResolvedManifest) {
    let path = "countries.\(country.code)"
    for key in CountryKey.allCases { add(key, "\(path).\(key.rawValue)", country, manifest) }
  }

  private mutating func add(
    _ key: CountryKey,
    _ path: String,
    _ country: ResolvedCountry,
    _ manifest: ResolvedManifest
  ) {
    switch key {
    case .sites:
      for (environment, site) in country.sites {
        add("\(path).\(environment.value)", Sourced(site))
      }
    case .accepts:
      add(path, country.accepts.map { Located($0.value.text, at: $0.range) })
    // The case `.names` adds this name, in the order of the app languages.
    case .name: break
    case .names:
      for (language, name) in zip(manifest.appLanguages.names, country.names) {
        let isOwn = language == manifest.developmentLanguage.value
        add(isOwn ? "countries.\(country.code).name" : "\(path).\(language)", name)
      }
    case .languages:
      for (index, language) in country.languages.enumerated() { add("\(path)[\(index)]", language) }
    case .accountForm:
      for (index, use) in country.form.enumerated() { add("\(path).fields[\(index)]", use) }
      add("\(path).optional", country.optionalFields)
    case .entitlementDomains:
      // Derived hosts have no index, because they are not elements of the sequence in the manifest.
      for host in country.deepLinkHosts where host.written == nil { add(path, host) }
      add(path, country.entitlementDomains)
    case .status, .tld, .prefix, .path, .hosts, .sharedTLD, .currency, .helpDeskLocale:
      add(path, CountryScalar(key).flatMap { country.scalars[$0] })
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

  private mutating func add(_ path: String, _ use: ResolvedFieldUse) {
    let named = "\(path).\(use.name)"
    add("\(named).label", use.label)
    add("\(named).keyboard", use.keyboard.text)
    add("\(named).pattern", use.pattern)
    add("\(named).example", use.example)
    if let limit = use.maxLength {
      add("\(named).max_length", Sourced(String(limit.value), limit.provenance))
    }
  }
}

extension Located where Value: RawRepresentable<String> {
  fileprivate var text: Located<String> { Located<String>(value.rawValue, at: range) }
}

extension Sourced where Value: RawRepresentable<String> {
  fileprivate var text: Sourced<String> { Sourced<String>(value.rawValue, provenance) }
}
