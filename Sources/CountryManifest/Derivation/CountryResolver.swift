internal import ManifestDiagnostics

/// Fills in what a country's row leaves out.
package struct CountryResolver {
  private let manifest: Manifest
  private let appLanguages: AppLanguages
  private let standards: Standards
  private let languageURL: URLTemplate?
  private let helpDeskURL: URLTemplate?
  private let fields: [String: FormField]
  /// What `product.language_url` may hold.
  package static let languagePlaceholders = ["web_host", "locale", "language", "country"]

  private let webHosts: HostForms?
  private let webLabel: String

  package init(_ manifest: Manifest, _ appLanguages: AppLanguages, _ standards: Standards) {
    self.manifest = manifest
    self.appLanguages = appLanguages
    self.standards = standards
    // What has a placeholder that nobody knows is reported, and derives nothing.
    languageURL = manifest.product.languageURL.flatMap { URLTemplate($0.value) }.flatMap {
      $0.placeholders.allSatisfy(Self.languagePlaceholders.contains) ? $0 : nil
    }
    helpDeskURL = manifest.product.helpDeskURL.flatMap { URLTemplate($0.value) }
    fields = Dictionary(
      manifest.formFields.map { ($0.name.value, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let production = manifest.environments.first { $0.name.value == Environment.production }
    webHosts = production?.site.flatMap { site in
      manifest.defaultCountry?.tld.map {
        HostForms(
          site: site.value,
          mainTLD: $0.value,
          defaultCode: manifest.product.defaultCountry?.value
        )
      }
    }
    webLabel = manifest.services.first { $0.name.value == Service.web }?.label?.value ?? ""
  }

  func country(_ position: Int) -> ResolvedCountry? {
    let row = manifest.countries[position]
    guard let tld = row.tld?.value, let hosts = row.hosts?.value,
      let helpDeskLocale = row.helpDeskLocale
    else { return nil }
    let names = appLanguages.names.compactMap { name(of: row, in: $0) }
    let languages = row.languages.indices.compactMap { language($0, of: row, position) }
    let form = form(of: row)
    guard names.count == appLanguages.names.count, languages.count == row.languages.count,
      form.count == row.form?.fields.count
    else { return nil }
    return ResolvedCountry(
      code: row.code.value,
      status: row.statusOrDefault,
      tld: tld,
      hosts: hosts,
      names: names,
      languages: languages,
      helpDeskLocale: helpDeskLocale.value,
      helpDeskURL: helpURL(helpDeskLocale.value),
      form: form,
      callingCode: standards.callingCodes[row.code.value]
    )
  }

  // MARK: Names

  /// A country's name in an app language: the row's, else CLDR's; nil where neither has one.
  package func name(of row: Country, in appLanguage: String) -> Derived<String>? {
    if appLanguage == manifest.developmentLanguageTag, let name = row.name { return Derived(name) }
    if let written = row.names.first(where: { $0.language.value == appLanguage }) {
      return Derived(written.text)
    }
    return standards.name(of: row.code.value, in: appLanguage).map {
      Derived($0.name, .standard("CLDR, for the app language or the nearest of its parents"))
    }
  }

  // MARK: Languages

  private func language(_ index: Int, of row: Country, _ position: Int) -> ResolvedLanguage? {
    let language = row.languages[index]
    guard let countryHelp = row.helpDeskLocale, let url = url(of: language, row) else { return nil }
    let app = language.appLanguage(standards)
    let isOwner = appLanguages.isOwner(app.value, country: position, language: index)
    let help =
      language.helpDeskLocale.map { Derived($0) }
      ?? Derived(
        countryHelp.value,
        .derived(rule: "the country's `help_desk_locale`", from: countryHelp.range)
      )
    return ResolvedLanguage(
      locale: language.locale,
      url: url,
      helpDeskLocale: help,
      helpDeskURL: helpURL(help.value),
      appLanguage: app,
      smartling: isOwner ? language.smartlingLocale() : nil,
      android: isOwner ? language.androidQualifier(standards) : nil
    )
  }

  /// A language's URL: the row's, else the product's with its placeholders filled in.
  package func url(of language: Language, _ row: Country) -> Derived<String>? {
    if let url = language.url { return Derived(url) }
    guard let template = languageURL, let written = manifest.product.languageURL,
      let host = webHost(of: row)
    else { return nil }
    let locale = language.locale.value
    let url = template.filled { placeholder in
      switch placeholder {
      case "web_host": host
      case "locale": locale
      case "language": String(locale.prefix { $0 != "-" })
      case "country": row.code.value
      default: ""
      }
    }
    return Derived(url, .derived(rule: "`product.language_url`", from: written.range))
  }

  private func webHost(of row: Country) -> String? {
    guard let webHosts, let form = webHosts.canonicalForm(of: row, .country) else { return nil }
    return webHosts.host(webLabel, row, form)
  }

  private func helpURL(_ locale: String) -> String? { helpDeskURL?.filled { _ in locale } }

  // MARK: Form

  package func form(of row: Country) -> [ResolvedField] {
    guard let form = row.form else { return [] }
    let optional = Set(form.optional.map(\.value))
    let address = standards.addressForm(of: row.code.value)
    return form.fields.compactMap { use in
      fields[use.name.value].flatMap {
        field(use, $0, address, isRequired: !optional.contains(use.name.value))
      }
    }
  }

  private func field(
    _ use: FieldUse,
    _ row: FormField,
    _ address: Standards.AddressForm?,
    isRequired: Bool
  ) -> ResolvedField? {
    guard let label = use.label ?? row.label, let content = row.content else { return nil }
    func trait<Value>(_ path: KeyPath<FieldTraits, Located<Value>?>) -> Derived<Value>? {
      (use.traits[keyPath: path] ?? row.traits[keyPath: path]).map { Derived($0) }
    }
    let isPostal = content.value == .postalCode
    let table = Provenance.standard("the address table of libaddressinput")
    let derivedPattern = isPostal ? address?.postalPattern.map { Derived($0, table) } : nil
    let derivedExample = isPostal ? address?.postalExample.map { Derived($0, table) } : nil
    let pattern = trait(\.pattern) ?? derivedPattern
    let keyboard =
      trait(\.keyboard)
      ?? Derived(
        Keyboard.fitting(content.value, pattern: pattern?.value),
        .derived(rule: "the field's content", from: content.range)
      )
    return ResolvedField(
      name: use.name.value,
      label: Derived(label),
      content: content.value,
      keyboard: keyboard,
      pattern: pattern,
      example: trait(\.example) ?? derivedExample,
      maxLength: trait(\.maxLength),
      isRequired: isRequired
    )
  }
}

extension Keyboard {
  /// The keyboard for a content; a postal code that can hold more than digits needs letters.
  package static func fitting(_ content: FieldContent, pattern: String?) -> Keyboard {
    switch content {
    case .givenName, .familyName: .name
    case .phone: .phone
    case .email: .email
    case .postalCode: pattern.map(keyboard(forPattern:)) ?? .numbersAndPunctuation
    case .streetAddress, .streetAddress2, .city, .state, .text: .text
    }
  }

  /// `[1-9]\d{4}` takes digits alone, `\d{5}-\d{3}` a sign as well; `[A-Z]` needs letters.
  private static func keyboard(forPattern pattern: String) -> Keyboard {
    var rest = pattern.utf8[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\\") where rest.first == UInt8(ascii: "d"): rest.removeFirst()
      case UInt8(ascii: "0") where rest.starts(with: "-9".utf8),
        UInt8(ascii: "1") where rest.starts(with: "-9".utf8):
        rest.removeFirst(2)
      case 0x80..., UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"):
        return .numbersAndPunctuation
      case _ where byte.isLetter: return .numbersAndPunctuation
      default: break
      }
    }
    return .numbers
  }
}
