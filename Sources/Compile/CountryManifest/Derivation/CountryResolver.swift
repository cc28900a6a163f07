internal import ManifestFindings

/// Derives the values that a row, one country in `countries`, omits.
package struct CountryResolver {
  let manifest: Manifest
  let appLanguages: AppLanguages
  /// The hosts of the countries, in the order of the rows.
  let hostPlaces: [HostPlaces]
  let standards: Standards
  /// The names of CLDR in the development language, which are used where CLDR has no others.
  private let developmentNames: Standards.CountryNames
  var developmentLanguage: String { manifest.developmentLanguageTag }
  private let languageURL: URLTemplate?
  private let helpDeskURL: URLTemplate?
  /// The placeholders that `product.language_url` and the `url` of a language allow.
  package static let languagePlaceholders = [
    "web_host", "web_url", "locale", "locale_lowercase", "language", "country",
  ]

  /// The addresses that lead to a country only because one of its languages is there.
  var addresses = LanguageAddresses()

  private let hosts: HostIndex
  /// The positions of the environment `production` and of the service `web`.
  private let production: Int?
  private let web: Int?

  init(
    _ manifest: Manifest,
    _ appLanguages: AppLanguages,
    _ hosts: HostIndex,
    _ hostPlaces: [HostPlaces],
    _ standards: Standards
  ) {
    self.manifest = manifest
    self.appLanguages = appLanguages
    self.hosts = hosts
    self.hostPlaces = hostPlaces
    self.standards = standards
    developmentNames = standards.names(in: manifest.developmentLanguageTag)
    languageURL = manifest.product.languageURL.flatMap { URLTemplate($0.value) }
    helpDeskURL = manifest.product.helpDeskURL.flatMap { URLTemplate($0.value) }
    production = manifest.environments.firstIndex { $0.name.value == Environment.production }
    web = manifest.services.firstIndex { $0.name.value == Service.web }
  }

  /// Resolves the rows, leaving out those with missing or invalid values.
  func resolve(_ rows: [Country], _ fields: [ResolvedFormField]) -> [ResolvedCountry] {
    let fields = Dictionary(fields.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let standardNames = appLanguages.names.map { standards.names(in: $0) }
    return rows.enumerated().compactMap { position, row in
      let names = zip(appLanguages.names, standardNames).map { name(of: row, in: $0, $1) }
      let languages = row.languages.indices.compactMap { language($0, of: row, position) }
      let form = form(of: row, fields)
      guard languages.count == row.languages.count, form.count == row.form?.fields.count ?? 0
      else { return nil }
      return ResolvedCountry(row, position, names: names, languages: languages, form: form, self)
    }
  }

  // MARK: Names

  /// A country's name in an app language.
  ///
  /// The result is the first of these that exists: the name in the row, which also applies to variants of the
  /// development language, the name in CLDR, the name in the development language. If CLDR has no name in the
  /// development language, the English name is used.
  package func name(
    of row: Country,
    in appLanguage: String,
    _ standardNames: Standards.CountryNames
  ) -> Sourced<String> {
    let development = manifest.developmentLanguageTag
    if appLanguage == development, let name = row.name { return Sourced(name) }
    if let written = row.name(in: appLanguage) { return Sourced(written) }
    if let name = row.name, standards.falls(appLanguage, backTo: development) {
      return Sourced(name)
    }
    if let known = standardNames.name(of: row.code.value) {
      return Sourced(known, .standard("CLDR, for the app language or its nearest parent"))
    }
    guard appLanguage != development else {
      return Sourced(standards.englishName(row.code.value), .standard("CLDR, for English"))
    }
    let name = name(of: row, in: development, developmentNames)
    return Sourced(
      name.value,
      .derived(rule: "the name in the development language", from: row.code.range)
    )
  }

  // MARK: Languages

  private func language(_ index: Int, of row: Country, _ position: Int) -> ResolvedLanguage? {
    let language = row.languages[index]
    guard let url = url(of: language, row, position) else { return nil }
    let app = appLanguages.name(position, index)
    let isOwner = appLanguages.isOwner(position, index)
    let help = language.helpDeskLocale.map { Sourced($0) } ?? row.derivedHelpDeskLocale
    let pages = addresses.pages[.init(country: position, language: index)] ?? []
    return ResolvedLanguage(
      locale: language.locale,
      url: url,
      ownURLs: pages.map { (manifest.environments[$0.environment].name.value, $0.url) },
      helpDeskLocale: help,
      helpDeskURL: help.flatMap { helpURL($0.value, position) },
      appLanguage: language.lproj.map { Sourced($0) }
        ?? Sourced(app, .derived(rule: "the locale", from: language.locale.range)),
      folder: appLanguages.folder(position, index),
      smartling: isOwner ? language.smartlingLocale : nil,
      android: isOwner ? language.androidQualifier(of: app, standards) : nil
    )
  }

  /// A language's URL from the row, or else from `product.language_url`, with all placeholders filled in.
  package func url(
    of language: Language,
    _ row: Country,
    _ position: Int
  ) -> Sourced<String>? {
    guard let url = language.url else { return derivedURL(of: language, row, position) }
    guard url.value.utf8.contains(UInt8(ascii: "{")) else { return Sourced(url) }
    return URLTemplate(url.value).flatMap { filled($0, for: language, row, position) }
      .map { Sourced(Located($0, at: url.range)) }
  }

  /// The URL of a language whose entry has no `url`.
  package func derivedURL(
    of language: Language,
    _ row: Country,
    _ position: Int
  ) -> Sourced<String>? {
    guard let template = languageURL, let written = manifest.product.languageURL else { return nil }
    return filled(template, for: language, row, position).map {
      Sourced($0, .derived(rule: "`product.language_url`", from: written.range))
    }
  }

  private func filled(
    _ template: URLTemplate,
    for language: Language,
    _ row: Country,
    _ position: Int
  ) -> String? {
    guard let web = webAddress(of: position) else { return nil }
    let locale = language.locale.value
    return template.filled { placeholder in
      switch placeholder {
      case "web_host": String(web.prefix { $0 != "/" })
      case "web_url": "https://\(web)"
      case "locale": locale
      case "locale_lowercase": locale.lowercased()
      case "language": String(locale.prefix { $0 != "-" })
      case "country": row.code.value
      default: ""
      }
    }
  }

  /// The address of a country's website in production.
  private func webAddress(of position: Int) -> String? {
    hosts(ofWebsite: position).first { $0.use == .requested }?.address
  }

  /// The hosts of the website in production that belong to a country.
  private func hosts(ofWebsite position: Int) -> [Host] {
    guard let production, let web else { return [] }
    let isWhole = manifest.services[web].isWholeWebsite
    return hosts[production, isWhole ? nil : position].filter { $0.service == web }
  }

  /// The addresses of a country's production website that open the app.
  ///
  /// If the website has a label, domains without the label are included: `nextdoor.it` for `www.nextdoor.it`.
  package func webAddresses(of position: Int) -> [Sourced<String>] {
    let row = manifest.countries[position]
    let all = hosts(ofWebsite: position)
    return all.filter { $0.use != .bareDomain }.flatMap { host in
      let form = row.accepts.first { form in
        host.use == .accepted
          && HostPlaces.place(form.value, of: row, in: manifest) == host.place
      }
      let provenance =
        form.map { Provenance.derived(rule: "the accepted host form", from: $0.range) }
        ?? .derived(rule: "the production web host of the country", from: row.code.range)
      let bare = all.filter { $0.use == .bareDomain && $0.place == host.place }
      return ([host] + bare).map { Sourced($0.address, provenance) }
    }
  }

  /// The addresses of languages in production that are not below other addresses whose links open the app.
  func languageLinks(
    of row: Country,
    _ position: Int,
    besides links: [Sourced<String>]
  ) -> [Sourced<String>] {
    var result: [Sourced<String>] = []
    for (index, language) in row.languages.enumerated() {
      let pages = addresses.pages[.init(country: position, language: index)] ?? []
      for page in pages where page.environment == production {
        let isKnown = (links + result).contains {
          page.address == $0.value || page.address.hasPrefix("\($0.value)/")
        }
        if isKnown { continue }
        let source = Provenance.derived(
          rule: "the URL of a language",
          from: (language.url ?? language.locale).range
        )
        result.append(Sourced(page.address, source))
      }
    }
    return result
  }

  /// The help center's URL for a locale, in the country at a position.
  package func helpURL(_ locale: String, _ position: Int) -> String? {
    let web = webAddress(of: position) ?? ""
    return helpDeskURL?.filled { placeholder in
      switch placeholder {
      case "web_host": String(web.prefix { $0 != "/" })
      case "web_url": "https://\(web)"
      default: locale
      }
    }
  }

  // MARK: Form

  private func form(
    of row: Country,
    _ fields: [String: ResolvedFormField]
  ) -> [ResolvedFieldUse] {
    guard let form = row.form else { return [] }
    let optional = Set(form.optional.map(\.value))
    let address = standards.addressFormat(of: row.code.value)
    return form.fields.compactMap { use in
      fields[use.name.value].map {
        resolve(use.traits, $0, address, isRequired: !optional.contains(use.name.value))
      }
    }
  }

  /// Resolves a field with the properties that a country's form overrides.
  package func resolve(
    _ own: FieldTraits,
    _ field: ResolvedFormField,
    _ address: Standards.AddressFormat?,
    isRequired: Bool = true
  ) -> ResolvedFieldUse {
    let table = Provenance.standard("the address table")
    let postal = field.content.value == .postalCode ? address : nil
    let pattern =
      (own.pattern ?? field.pattern).map { Sourced($0) }
      ?? postal?.postalPattern.map { Sourced($0, table) }
    return ResolvedFieldUse(
      field: field,
      label: Sourced(own.label ?? field.label),
      keyboard: .fitting(
        own.keyboard ?? field.keyboard.written,
        field.content,
        pattern: pattern?.value
      ),
      pattern: pattern,
      example: (own.example ?? field.example).map { Sourced($0) }
        ?? postal?.postalExample.map { Sourced($0, table) },
      maxLength: (own.maxLength ?? field.maxLength).map { Sourced($0) },
      isRequired: isRequired
    )
  }
}
