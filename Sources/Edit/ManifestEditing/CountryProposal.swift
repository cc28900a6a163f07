package import CountryManifest
internal import ManifestFindings

/// The row under `countries` that the embedded tables and the other rows suggest for a country.
package struct CountryProposal {
  package private(set) var code: String
  let manifest: Manifest
  let standards: Standards
  let appLanguages: AppLanguages
  /// The locales to which other locales of the same language fall back, such as `pt-PT`.
  let parents: Set<String>

  package init(_ code: String, _ manifest: Manifest, _ standards: Standards) {
    self.code = code
    self.manifest = manifest
    self.standards = standards
    appLanguages = AppLanguages(manifest, standards)
    // `hi-Latn` falls back to `en-IN`, which does not make that a separate app language.
    parents = Set(
      standards.parentLocales.keys.compactMap { child in
        standards.parentLocales[child].flatMap { parent in
          let language = parent.prefix { $0 != "-" }
          return child.hasPrefix("\(language)-") ? parent : nil
        }
      }
    )
  }

  /// The proposal for another country.
  package func of(_ code: String) -> CountryProposal {
    var proposal = self
    proposal.code = code
    return proposal
  }

  /// The rows that are not on the default country's hosts.
  private var others: [Country] {
    manifest.countries.filter {
      $0.code.value != code && $0.code.value != manifest.product.defaultCountry?.value
    }
  }

  // MARK: Hosts

  /// The suffix of new domains in the country; nil if it has none.
  ///
  /// It is the suffix under which most companies register, such as `co.uk`, unless the other rows use the countries'
  /// own domains where companies could, too.
  package var tld: String? {
    guard let suffix = standards.companySuffix(of: code) else { return nil }
    let root = standards.countryCodeDomain(of: code)
    guard suffix != root, standards.isPublicSuffix(root) else { return suffix }
    var roots = 0
    for row in others {
      guard let usual = standards.companySuffix(of: row.code.value), let written = row.tld?.value,
        usual != standards.countryCodeDomain(of: row.code.value)
      else { continue }
      roots += written == usual ? -1 : 1
    }
    let isTaken = manifest.countries.contains { $0.tld?.value == suffix && $0.code.value != code }
    return roots > 0 || isTaken ? root : suffix
  }

  /// The styles of hosts that the country can have, the one of most other rows first, otherwise `subdomain`; only `tld`
  /// for the default country; none if no service has a host for each country.
  private var styles: [HostStyle] {
    guard manifest.hasCountryServices else { return [] }
    guard code != manifest.product.defaultCountry?.value else { return [.tld] }
    let used = others.compactMap { $0.hosts?.value }
    let known: [HostStyle] = tld == nil ? [.subdomain, .path] : [.subdomain, .path, .tld]
    func count(_ style: HostStyle) -> Int { used.count { $0 == style } }
    let sorted = known.sorted { count($0) > count($1) }
    // A path needs services that allow it, so it is proposed only beside other paths.
    return sorted.filter { $0 != .path || count(.path) > 0 }
  }

  /// Whether a row with a style has a `tld`, as most other rows with the style do; without such rows, it has one.
  private func hasTLD(_ style: HostStyle) -> Bool {
    let same = others.filter { $0.hosts?.value == style }
    return style == .tld || same.count { $0.tld != nil } * 2 >= same.count
  }

  // MARK: Rows

  /// The proposed row, for a country with the status `planned`.
  package var row: CountryRow { row(styles.first, languages, hasHelpDesk: hasHelpDesk) }

  /// The proposed row, and then those to try if it would have a finding: with one language, with other hosts, without
  /// a locale of the help center.
  package var rows: [CountryRow] {
    let all = languages
    let choices = all.count > 1 ? [all, [all[0]]] : [all]
    let styles: [HostStyle?] = styles.isEmpty ? [nil] : styles
    return (hasHelpDesk ? [true, false] : [false]).flatMap { hasHelpDesk in
      styles.flatMap { style in
        choices.map { row(style, $0, hasHelpDesk: hasHelpDesk) }
      }
    }
  }

  private func row(
    _ style: HostStyle?,
    _ languages: [CountryRow.Language],
    hasHelpDesk: Bool
  ) -> CountryRow {
    var scalars = CountryScalars<String>()
    scalars[.status] = Country.Status.planned.rawValue
    scalars[.tld] = style.flatMap { hasTLD($0) ? tld : nil }
    scalars[.hosts] = style?.rawValue
    if standards.countryCurrencies[code] == nil { scalars[.currency] = "USD" }
    if hasHelpDesk { scalars[.helpDeskLocale] = languages.first.map(helpDeskLocale) }
    let form = form
    return CountryRow(
      code: code,
      scalars: scalars,
      languages: self.languages(languages, beside: scalars[.helpDeskLocale]),
      fields: form.fields,
      optional: form.optional
    )
  }

  /// The completions for a key whose texts the schema does not list.
  package func values(of scalar: CountryScalar) -> [String] {
    switch scalar {
    case .tld: tld.map { [$0] } ?? []
    case .sharedTLD:
      manifest.countries.filter { $0.hosts?.value == .tld }.compactMap(\.tld?.value)
    case .currency: standards.currencies.keys
    case .helpDeskLocale: languages.map(helpDeskLocale)
    default: []
    }
  }
}
