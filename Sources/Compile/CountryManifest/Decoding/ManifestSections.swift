internal import ManifestFindings
internal import YAMLTree

/// Reads each section of the manifest with one function; an extension below reads countries.
extension ManifestDecoder {
  mutating func manifest(_ tree: YAMLTree) -> Manifest {
    var manifest = Manifest()
    guard let root = tree.root else {
      findings.add(
        Finding(
          "missing-key",
          "the manifest is empty",
          at: SourceRange(0, 0),
          help: "begin with `format: 1`"
        )
      )
      return manifest
    }
    guard let fields = fields(root, RootKey.self) else { return manifest }
    checkFormat(fields[.format])
    if let node = fields[.product] { manifest.product = product(node) }
    if fields[.product] == nil {
      manifest.product.isLanguageURLUnread = true
      manifest.product.isHelpDeskURLUnread = true
    }
    hasCountryServices = fields[.services].map(Self.hasCountryServices) ?? true
    if let node = fields[.environments] {
      requireContent(node, "environment", RootKey.owner)
      manifest.environments = table(node, "environment", .environment).map {
        environment($0.name, $0.value)
      }
    }
    hasSites = manifest.environments.contains { $0.site != nil }
    let environmentNames = manifest.environments.map(\.name.value)
    if let node = fields[.services] {
      requireContent(node, "service", RootKey.owner)
      // More environments than `Limits.rows` are reported as `too-large`. Searching so many names for every
      // key would be slow.
      let areUnread = environmentNames.isEmpty || environmentNames.count > Limits().rows
      let missing = areUnread ? [] : reportMissingEnvironments(node, environmentNames)
      manifest.services = table(node, "service", .service).map { entry in
        // If no environment could be read, accept every key of a service, because it may be an environment.
        let others = areUnread ? entry.value.entries.map(\.key.text) : environmentNames + missing
        var service = service(entry.name, entry.value, others)
        service.addresses.removeAll { missing.contains($0.environment.value) }
        return service
      }
    }
    if let node = fields[.apps] {
      manifest.apps = table(node, "app variant", .variant).map { app($0.name, $0.value) }
    }
    if let node = fields[.localization] { localization(node, &manifest) }
    if fields.isExcused(.localization) { manifest.isDevelopmentLanguageUnread = true }
    if let node = fields[.formFields] {
      requireContent(node, "form field", RootKey.owner)
      manifest.formFields = table(node, "form field", .formField).map {
        formField($0.name, $0.value)
      }
    }
    manifest.areFormFieldsUnread =
      manifest.formFields.isEmpty
      && (fields[.formFields] != nil || fields.isExcused(.formFields) || fields.hasUnknownKey)
    if let node = fields[.countries] {
      requireContent(node, "country", RootKey.owner)
      manifest.countries = table(node, "country", .countryCode).map {
        country(
          $0.name,
          $0.value,
          default: manifest.product.defaultCountry?.value,
          environmentNames
        )
      }
    }
    return manifest
  }

  private mutating func checkFormat(_ node: Node?) {
    guard let node, node.kind != .refused else { return }
    let known = ManifestSchema.formats.map(String.init)
    if node.style != .plain, known.contains(node.text) {
      findings.add(Self.quotedNumber(node, known.map { "`\($0)`" }.joined(separator: " or ")))
      return
    }
    guard node.kind == .scalar, known.contains(node.text) else {
      findings.add(
        Finding(
          "unknown-format",
          "unknown format `\(node.text)`; expected \(known.joined(separator: " or "))",
          at: node.range,
          help: "write `format: \(known.last ?? "")`, or use a newer version of nd-config"
        )
      )
      return
    }
  }

  private mutating func product(_ node: Node) -> Product {
    var product = Product()
    guard let fields = fields(node, ProductKey.self) else { return product }
    product.name = text(fields[.name])
    product.defaultCountry = text(fields[.defaultCountry])
    product.subdomainsPerDomain = integer(
      fields[.subdomainsPerDomain],
      ProductKey.subdomainsPerDomain.spec.value
    )
    product.subdomainShape = choice(fields[.subdomainShape])
    product.helpDeskURL = text(fields[.helpDeskURL], .helpDeskURL)
    product.languageURL = text(fields[.languageURL], .languageURL)
    if let node = fields[.outputs] { outputs(node, &product) }
    func isUnread(_ key: ProductKey) -> Bool {
      fields[key] != nil || fields.isExcused(key) || fields.hasUnknownKey
    }
    product.isLanguageURLUnread = product.languageURL == nil && isUnread(.languageURL)
    product.isHelpDeskURLUnread = product.helpDeskURL == nil && isUnread(.helpDeskURL)
    return product
  }

  private mutating func outputs(_ node: Node, _ product: inout Product) {
    guard let fields = fields(node, OutputKey.self) else { return }
    requireContent(node, "output", OutputKey.owner)
    product.outputs = OutputKey.allCases.filter { fields[$0] != nil }
    for output in OutputKey.allCases {
      guard let node = fields[output] else { continue }
      switch output {
      case .swift:
        let settings = self.fields(node, SwiftOutputKey.self)
        product.swiftPrefix = text(settings?[.prefix], .swiftPrefix)
      case .kotlin:
        let settings = self.fields(node, KotlinOutputKey.self)
        product.kotlinPackage = text(settings?[.package], .kotlinPackage)
      case .aasa:
        let settings = self.fields(node, AssociationOutputKey.self)
        product.webCredentials = boolean(settings?[.webcredentials])
        guard let paths = settings?[.exclude] else { continue }
        product.excludedPaths = elements(paths, "paths").compactMap {
          text($0, .excludedPath)
        }
      default: requireEmpty(node, output)
      }
    }
  }

  private mutating func requireEmpty(_ settings: Node, _ output: OutputKey) {
    guard isMapping(settings, "`{}`") else { return }
    for entry in settings.entries {
      findings.add(
        Finding(
          "unknown-key",
          "unknown key `\(entry.key.text)`",
          at: entry.key.range,
          help: "write `\(output.rawValue): {}`, because this output has no settings"
        )
      )
    }
  }

  /// Whether any service has a separate host for each country.
  ///
  /// Environments are decoded before services and need this answer. A service counts as global even if
  /// `scope` or `global` is misspelled.
  private static func hasCountryServices(_ services: Node) -> Bool {
    let services = Array(services.entries)
    return services.isEmpty
      || services.contains { service in
        !service.value.entries.contains {
          $0.value.text == Service.Scope.global.rawValue
            || $0.key.text == ServiceKey.scope.rawValue
              && $0.value.text != Service.Scope.country.rawValue
        }
      }
  }

  private mutating func environment(_ name: Located<String>, _ node: Node) -> Environment {
    var environment = Environment(name: name)
    guard let fields = fields(node, EnvironmentKey.self) else { return environment }
    environment.site = text(fields[.site], .site)
    environment.domain = text(fields[.domain], .domain)
    let places: [EnvironmentKey] = [.site, .domain]
    let hasPlace = places.contains { fields[$0] != nil || fields.isExcused($0) }
    if !hasPlace, !fields.hasUnknownKey { reportMissing(EnvironmentKey.site, in: node) }
    environment.hosts = choice(fields[.hosts])
    if hasCountryServices, fields[.hosts] == nil, !fields.isExcused(.hosts) {
      reportMissing(EnvironmentKey.hosts, in: node)
    }
    environment.scheme = choice(fields[.scheme])
    environment.isSchemeUnread =
      environment.scheme == nil
      && (fields[.scheme] != nil || fields.isExcused(.scheme) || fields.hasUnknownKey)
    return environment
  }

  private mutating func service(
    _ name: Located<String>,
    _ node: Node,
    _ environments: [String]
  ) -> Service {
    var service = Service(name: name)
    // If no environment could be read, accept any key as the name of an environment.
    let environments =
      environments.isEmpty ? node.entries.map(\.key.text) : environments
    var addresses: [Service.Address] = []
    let found = fields(node, ServiceKey.self, others: environments) { decoder, entry in
      var address = Service.Address(
        environment: Located(entry.key.text, at: entry.key.range)
      )
      if let fields = decoder.fields(entry.value, ServiceAddressKey.self) {
        address.scheme = decoder.choice(fields[.scheme])
        address.domain = decoder.text(fields[.domain], .domain)
        address.port = decoder.integer(fields[.port], ServiceAddressKey.port.spec.value)
      }
      addresses.append(address)
    }
    guard let found else { return service }
    service.label = text(found[.label], .label)
    service.scope = choice(found[.scope])
    // An invalid scope has been reported. It probably means `global`, because `country` is the default.
    if service.scope == nil, let node = found[.scope] {
      service.scope = Located(.global, at: node.range)
    }
    service.addresses = addresses
    service.areAddressesUnread = found.hasUnknownKey
    return service
  }

  private mutating func app(_ name: Located<String>, _ node: Node) -> App {
    var app = App(name: name)
    guard let fields = fields(node, AppKey.self) else { return app }
    app.team = text(fields[.team], .team)
    app.bundle = text(fields[.bundle], .bundle)
    if let node = fields[.statuses] {
      requireContent(node, "status", AppKey.owner)
      let known = Country.Status.allCases.map(\.rawValue)
      let statuses = Array(elements(node, "statuses", of: known))
      app.statuses = statuses.compactMap { choice($0) }
      app.isStatusUnread = app.statuses.count < statuses.count
    }
    guard let node = fields[.android] else { return app }
    var android = App.Android()
    if let fields = self.fields(node, AndroidAppKey.self) {
      android.package = text(fields[.package], .package)
      if let node = fields[.sha256] {
        requireContent(node, "fingerprint", AndroidAppKey.owner)
        android.fingerprints = elements(node, "fingerprints").compactMap {
          text($0, .fingerprint)
        }
      }
    }
    app.android = android
    return app
  }

  private mutating func localization(_ node: Node, _ manifest: inout Manifest) {
    guard let fields = fields(node, LocalizationKey.self) else { return }
    manifest.developmentLanguage = text(fields[.developmentLanguage]).flatMap {
      check($0, .languageTag, isRespelled: false) ? $0 : nil
    }
    manifest.isDevelopmentLanguageUnread =
      manifest.developmentLanguage == nil
      && (fields[.developmentLanguage] != nil || fields.isExcused(.developmentLanguage))
    if let node = fields[.languages] {
      manifest.languages = elements(node, "languages").compactMap { text($0) }
        .map { AppLanguageName(element: $0) }
      for language in manifest.languages { check(language.tag, .languageTag, isRespelled: false) }
    }
  }

  private mutating func formField(_ name: Located<String>, _ node: Node) -> FormField {
    var field = FormField(name: name)
    guard let fields = fields(node, FormFieldKey.self) else { return field }
    field.label = text(fields[.label])
    field.content = choice(fields[.content])
    field.traits.keyboard = choice(fields[.keyboard])
    field.traits.pattern = text(fields[.pattern], .fieldPattern)
    field.traits.example = text(fields[.example])
    field.traits.maxLength = integer(fields[.maxLength], FieldOverrideKey.maxLength.spec.value)
    return field
  }
}

/// Reads the rows of countries; a row is one country in `countries`.
extension ManifestDecoder {
  /// Reads a row; `defaultCode` is the code of the default country.
  mutating func country(
    _ code: Located<String>,
    _ node: Node,
    default defaultCode: String?,
    _ environments: [String]
  ) -> Country {
    guard let fields = fields(node, CountryKey.self) else { return Country(code: code) }
    let main = standards.languages(of: code.value).first?.language.prefix { $0 != "-" }
    let locale = main.map { ["\($0)-\(code.value.uppercased())"] } ?? []
    let scalars = CountryScalars { key in
      let usual =
        switch key {
        case .tld: [standards.countryCodeDomain(of: code.value)]
        // Help centers spell a locale with its region or without.
        case .helpDeskLocale: main.map { ["\($0)", "\($0)_\(code.value.uppercased())"] } ?? []
        default: [code.value]
        }
      guard let format = key.format else {
        return scalar(fields[key.key], CountryScalar.kinds[key.rawValue])
      }
      return text(fields[key.key], format, usual: usual)
    }
    let unread = CountryScalar.allCases.filter { scalar in
      scalars[scalar] == nil && (fields[scalar.key] != nil || fields.isExcused(scalar.key))
    }
    let accepts = fields[.accepts].map { acceptedHosts($0) } ?? []
    if hasCountryServices, fields[.hosts] == nil, !fields.isExcused(.hosts) {
      reportMissing(CountryKey.hosts, in: node)
    }
    let needsTLD =
      code.value == defaultCode && (hasCountryServices || hasSites)
      || scalars[.hosts]?.value == HostStyle.tld.rawValue
      || accepts.contains { $0.value.form == .tld }
    if standards.isCountry(code.value), standards.countryCurrencies[code.value] == nil,
      fields[.currency] == nil, !fields.isExcused(.currency)
    {
      reportMissing(CountryKey.currency, in: node)
    }
    if needsTLD, fields[.tld] == nil, !fields.isExcused(.tld) {
      reportMissing(CountryKey.tld, in: node)
    }
    return Country(
      code: code,
      scalars: scalars,
      unreadScalars: Set(unread),
      sites: fields[.sites].map { sites($0, environments) } ?? [],
      accepts: accepts,
      names: fields[.names].map { names($0) } ?? [],
      languages: fields[.languages].map { languages($0, locale) } ?? [],
      form: fields[.accountForm].flatMap { form($0) },
      entitlementDomains: fields[.entitlementDomains].map { node in
        elements(node, "hosts").compactMap { text($0, .entitlementDomain) }
      } ?? []
    )
  }

  private mutating func sites(
    _ node: Node,
    _ environments: [String]
  ) -> [(environment: Located<String>, site: Located<String>)] {
    table(node, "environment").compactMap { entry in
      // If no environment could be read, accept any name.
      guard environments.isEmpty || environments.contains(entry.name.value) else {
        let near = meantName(entry.name.value, among: environments)
        findings.add(
          Finding(
            "unknown-key",
            "no environment is named `\(entry.name.value)`",
            at: entry.name.range,
            help: near.map { "write `\($0)`" }
              ?? "use one of \(listing(environments))"
          )
        )
        return nil
      }
      return text(entry.value, .site).map { (entry.name, $0) }
    }
  }

  private mutating func acceptedHosts(_ node: Node) -> [Located<AcceptedHosts>] {
    elements(node, "host forms", of: HostStyle.allCases.map(\.rawValue)).compactMap { element in
      guard element.kind == .mapping else {
        let form: Located<HostStyle>? = choice(element)
        return form.map { Located(AcceptedHosts($0.value), at: $0.range) }
      }
      guard let fields = fields(element, AcceptedDomainKey.self) else { return nil }
      let keys = AcceptedDomainKey.allCases.filter { fields[$0] != nil || fields.isExcused($0) }
      if keys.isEmpty, !fields.hasUnknownKey {
        reportMissing(AcceptedDomainKey.subdomain, in: element)
      }
      guard let key = keys.first, let tld = text(fields[key], .sharedTLD) else { return nil }
      if keys.count > 1, let other = fields[keys[1]] {
        findings.add(
          Finding(
            "wrong-type",
            "expected `{ subdomain: TLD }` or `{ path: TLD }`, found both",
            at: other.range,
            help: "write a separate list element for each"
          )
        )
      }
      let form: HostStyle = key == .subdomain ? .subdomain : .path
      return Located(AcceptedHosts(form, sharedTLD: tld.value), at: tld.range)
    }
  }

  private mutating func names(
    _ node: Node
  ) -> [(language: Located<String>, text: Located<String>)] {
    table(node, "app language").compactMap { entry in
      check(entry.name, .languageTag)
      return text(entry.value).map { (entry.name, $0) }
    }
  }

  /// Reads the languages of a country; `usual` has the locale of its main language.
  private mutating func languages(_ node: Node, _ usual: [String]) -> [Language] {
    requireContent(node, "language", CountryKey.owner)
    return elements(node, "locales").compactMap { language($0, usual) }
  }

  private mutating func language(_ node: Node, _ usual: [String]) -> Language? {
    guard node.kind == .mapping else {
      guard node.kind == .scalar else {
        reportWrongType(
          node,
          expected: "a locale or a mapping with the key `locale`",
          isText: true
        )
        return nil
      }
      return text(node).map {
        check($0, .languageTag, usual: usual)
        return Language(locale: $0)
      }
    }
    guard let fields = fields(node, LanguageKey.self), let locale = text(fields[.locale]) else {
      return nil
    }
    // A locale that is not in its format stays an entry of the list, which is not empty then.
    check(locale, .languageTag, usual: usual)
    var language = Language(locale: locale)
    language.url = text(fields[.url], .languageURL)
    language.helpDeskLocale = text(
      fields[.helpDeskLocale],
      .helpDeskLocale,
      usual: locale.value.split { "-_".contains($0) }.prefix(1).map(String.init)
    )
    language.isHelpDeskLocaleUnread =
      language.helpDeskLocale == nil
      && (fields[.helpDeskLocale] != nil || fields.isExcused(.helpDeskLocale))
    let name = text(fields[.lproj]).map { AppLanguageName($0) }
      .flatMap { check($0.tag, .languageTag, isRespelled: false) ? $0 : nil }
    (language.lproj, language.folder) = (name?.tag, name?.folder)
    language.android = text(fields[.android])
    language.smartling = text(fields[.smartling])
    return language
  }

  private mutating func form(_ node: Node) -> AccountForm? {
    guard let fields = fields(node, AccountFormKey.self) else { return nil }
    var form = AccountForm()
    if let node = fields[.fields] {
      requireContent(node, "field", AccountFormKey.owner)
      form.fields = elements(node, "form fields").compactMap { fieldUse($0) }
    }
    if let node = fields[.optional] {
      let names = form.fields.map(\.name.value)
      form.optional = elements(node, "form fields", of: names).compactMap { text($0) }
    }
    return form
  }

  private mutating func fieldUse(_ node: Node) -> FieldUse? {
    guard node.kind == .mapping else {
      guard node.kind == .scalar else {
        reportWrongType(
          node,
          expected: "the name of a field or `{ name: { overrides } }`",
          isText: true
        )
        return nil
      }
      return text(node).map { FieldUse(name: $0) }
    }
    let entries = Array(node.entries)
    guard entries.count == 1, let entry = entries.first, entry.key.kind == .scalar else {
      findings.add(
        Finding(
          "wrong-type",
          "expected `{ name: { overrides } }` for a field with overrides",
          at: node.range
        )
      )
      return nil
    }
    var use = FieldUse(name: Located(entry.key.text, at: entry.key.range))
    guard let fields = fields(entry.value, FieldOverrideKey.self) else { return use }
    let label = text(fields[.label])
    var traits = FieldTraits()
    traits.keyboard = choice(fields[.keyboard])
    traits.pattern = text(fields[.pattern], .fieldPattern)
    traits.example = text(fields[.example])
    traits.maxLength = integer(fields[.maxLength], FieldOverrideKey.maxLength.spec.value)
    use.overrides = FieldOverrides(label: label, traits: traits)
    return use
  }
}
