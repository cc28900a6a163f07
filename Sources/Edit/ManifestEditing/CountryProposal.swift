package import CountryManifest
internal import ManifestFindings

/// The row under `countries` that the embedded tables and the other rows suggest for a country.
package struct CountryProposal {
  package private(set) var code: String
  let manifest: Manifest
  let standards: Standards
  private let appLanguages: AppLanguages
  /// The locales to which other locales fall back, such as `pt-PT`.
  private let parents: Set<String>

  package init(_ code: String, _ manifest: Manifest, _ standards: Standards) {
    self.code = code
    self.manifest = manifest
    self.standards = standards
    appLanguages = AppLanguages(manifest, standards)
    let children = standards.parentLocales.keys
    parents = Set(children.compactMap { standards.parentLocales[$0] })
  }

  /// The proposal for another country.
  package func of(_ code: String) -> CountryProposal {
    var proposal = self
    proposal.code = code
    return proposal
  }

  /// The suffix of new domains in the country: its root domain, or a suffix such as `co.uk` under it; nil if the
  /// country has no root domain.
  package var tld: String? {
    let root = standards.countryCodeDomain(of: code)
    let secondLevel = ["co.\(root)", "com.\(root)"]
    // Some root domains also allow direct registration, but `co.uk` is better known.
    if !Self.knownByASecondLevel.contains(root), standards.isPublicSuffix(root) { return root }
    let suffix = secondLevel.first(where: standards.isWrittenPublicSuffix)
    return suffix ?? (Self.withoutRootDomain.contains(root) ? nil : root)
  }

  /// Root domains under which companies usually use a suffix such as `com.br`, although the list of public
  /// suffixes also has the root domain.
  private static let knownByASecondLevel: Set = [
    "ar", "au", "br", "id", "il", "kr", "my", "nz", "th", "tr", "uk", "ve", "za",
  ]

  /// Countries whose domain is not in the root zone (IANA's root database, October 2026).
  private static let withoutRootDomain = ["bl", "bq", "eh", "mf", "um", "xk"]

  /// The style of the country's hosts: `tld` for the default country; for others, `path` if more countries are on a
  /// path than on a subdomain, otherwise `subdomain`.
  package var hosts: HostStyle {
    guard code != manifest.product.defaultCountry?.value else { return .tld }
    let styles = manifest.countries.compactMap { $0.hosts?.value }
    let isOnPaths = styles.count { $0 == .path } > styles.count { $0 == .subdomain }
    return isOnPaths ? .path : .subdomain
  }

  /// The proposed row, for a country with the status `planned`.
  package var row: CountryRow {
    var scalars = CountryScalars<String>()
    scalars[.status] = Country.Status.planned.rawValue
    scalars[.tld] = tld
    scalars[.hosts] = hosts.rawValue
    let (languages, form) = (languages, form)
    if hasHelpDesk { scalars[.helpDeskLocale] = languages.first.map(helpDeskLocale) }
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
    case .status, .prefix, .path, .hosts, .name: []
    }
  }
}

// MARK: Languages

extension Country {
  /// The country's official languages that its row does not list.
  package func officialLanguagesLeftOut(_ standards: Standards) -> [String] {
    let listed = languages.map { $0.locale.value.prefix { $0 != "-" } }
    return standards.languages(of: code.value)
      .filter { entry in
        let language = entry.language.prefix { $0 != "-" }
        return entry.status == .official && !listed.contains(language)
      }
      .map { "\($0.language)-\(code.value.uppercased())" }
  }
}

extension CountryProposal {
  /// The country's official and working languages that the app already has, and the first one even if it is new to the
  /// app.
  package var languages: [CountryRow.Language] { officialLanguages.chosen }

  /// The languages for a product without an app, which include official languages that originate in another country:
  /// French in Canada, Belgium and Switzerland.
  func languagesWithOthers() -> [CountryRow.Language] {
    let (chosen, leftOut) = officialLanguages
    var languages = chosen
    // A language in two scripts would need two URLs, which the first manifest cannot distinguish.
    var known = Set(languages.map { $0.locale.prefix { $0 != "-" } })
    let count = standards.countries.count
    for locale in leftOut {
      guard let tag = try? LanguageTag.parse(locale, standards).get(),
        known.insert(locale.prefix { $0 != "-" }).inserted
      else { continue }
      let spoken = LanguageTag(language: tag.language, script: tag.script).text
      if standards.likelyRegion(spoken) != code,
        standards.namesEveryCountry(in: tag.appLanguage(standards), count: count)
      {
        languages.append(CountryRow.Language(locale: locale))
      }
    }
    return languages
  }

  /// Official languages that would be new to the app.
  package var languagesLeftOut: [String] { officialLanguages.leftOut }

  private var officialLanguages: (chosen: [CountryRow.Language], leftOut: [String]) {
    let countries = standards.countries.count
    var chosen: [CountryRow.Language] = []
    var leftOut: [String] = []
    for (language, status) in standards.languages(of: code)
    where status == .official || status == .working {
      let text = "\(language)-\(code.uppercased())"
      guard var tag = try? LanguageTag.parse(text, standards).get() else { continue }
      // Xcode has no `zh`, only `zh-Hans` and `zh-Hant`.
      if tag.language == "zh", tag.script == nil { tag.script = standards.likelyScript(tag) }
      let own = tag.appLanguage(standards)
      let shared = sharedAppLanguage(tag, own, appLanguages.names)
      let isSpoken = shared != nil || appLanguages.position(of: own) != nil
      // If a language lacks country names, the app would show most country names in another language.
      if isSpoken || chosen.isEmpty && standards.namesEveryCountry(in: own, count: countries) {
        let lproj = shared ?? (isSpoken ? nil : plainAppLanguage(tag, own))
        chosen.append(CountryRow.Language(locale: tag.text, lproj: lproj))
      } else if status == .official {
        leftOut.append(tag.text)
      }
    }
    if chosen.isEmpty, !leftOut.isEmpty {
      chosen.append(CountryRow.Language(locale: leftOut.removeFirst()))
    }
    return (chosen, leftOut)
  }

  /// Gives each language after the first a help-desk locale, if that locale differs from the country's
  /// `helpDeskLocale`.
  package func languages(
    _ languages: [CountryRow.Language],
    beside helpDeskLocale: String?
  ) -> [CountryRow.Language] {
    guard let helpDeskLocale else { return languages }
    return languages.enumerated().map { index, language in
      var language = language
      let own = self.helpDeskLocale(for: language)
      if index > 0, own != helpDeskLocale { language.helpDeskLocale = own }
      return language
    }
  }

  /// The existing app language that is nearest to a locale; nil if the app has the locale's own app language,
  /// or if other locales fall back to this one.
  private func sharedAppLanguage(_ tag: LanguageTag, _ own: String, _ names: [String]) -> String? {
    guard own == tag.text, !names.contains(own), !isParent(tag) else { return nil }
    let chain = ancestors(of: tag.text)
    let candidates = names.compactMap { name -> (name: String, distance: Int)? in
      guard let other = try? LanguageTag.parse(name, standards).get(),
        other.language == tag.language, other.script == tag.script
      else { return nil }
      let others = ancestors(of: name)
      return chain.firstIndex(where: others.contains).map { (name, $0) }
    }
    return candidates.min { $0.distance < $1.distance }?.name
  }

  /// The app language without a region, so that later locales share it: `ar` for `ar-SA`, the app's first Arabic
  /// locale.
  ///
  /// It is nil if the locale needs a separate app language.
  private func plainAppLanguage(_ tag: LanguageTag, _ own: String) -> String? {
    let plain = LanguageTag(language: tag.language, script: tag.script).text
    let isNamed = standards.namesEveryCountry(in: plain, count: standards.countries.count)
    return own == tag.text && !isParent(tag) && isNamed ? plain : nil
  }

  /// Whether other locales fall back to this locale, as to `pt-PT`; such a locale is a separate app language.
  private func isParent(_ tag: LanguageTag) -> Bool {
    tag.script == nil && parents.contains(tag.text)
  }

  /// A tag and its fallbacks, nearest first: `en-NZ`, `en-001`, `en`.
  private func ancestors(of tag: String) -> [String] {
    var chain: [String] = []
    var tag = tag
    while tag != "und" {
      chain.append(tag)
      tag = standards.parent(of: tag)
    }
    return chain
  }

  /// Whether a new row needs a locale of the help center.
  package var hasHelpDesk: Bool {
    manifest.product.helpDeskURL != nil || manifest.countries.contains { $0.helpDeskLocale != nil }
  }

  /// Whether a new row needs an account form.
  package var hasForms: Bool { !manifest.formFields.isEmpty }

  /// The help-desk locale of a language.
  ///
  /// If the language shares the app language of another row, it also shares that row's help-desk locale, unless the
  /// locale names another country. Otherwise the locale is the language and the country, such as `pt_BR`.
  package func helpDeskLocale(for language: CountryRow.Language) -> String {
    let shared = language.lproj.flatMap { lproj in
      appLanguages.entries.first { $0.name == lproj }?.owner
    }
    if let shared {
      let row = manifest.countries[shared.country]
      let help = row.languages[shared.language].helpDeskLocale ?? row.helpDeskLocale
      if let help, !namesAnotherCountry(help.value) { return help.value }
    }
    guard let tag = try? LanguageTag.parse(language.locale, standards).get() else {
      return language.locale
    }
    return [tag.language, tag.region?.uppercased()].compactMap { $0 }.joined(separator: "_")
  }

  /// Whether a help-desk locale names a country other than the proposal's, as `en_GB` does outside the United Kingdom.
  private func namesAnotherCountry(_ helpDeskLocale: String) -> Bool {
    helpDeskLocale.lowercased().split { $0 == "-" || $0 == "_" }.dropFirst()
      .contains { $0 != code && standards.isCountry(String($0)) }
  }
}

extension CountryProposal {
  package struct Form {
    package var fields: [String] = []
    package var optional: [String] = []
    /// Parts of an address for which the manifest has a field with another name: a `parish` that the form asks for as
    /// `province`.
    package var renamed: [(called: String, field: String)] = []
    /// Required parts of an address for which the manifest has no field.
    package var missing: [(called: String, content: FieldContent)] = []
  }

  /// The account form for the country: the person's name, then the parts of the country's address format, in its order.
  ///
  /// The form has only the parts for which the manifest has a field; parts that addresses may lack are optional.
  package var form: Form {
    var form = Form()
    form.fields = [field(for: .givenName), field(for: .familyName)].compactMap { $0 }
    guard let address = standards.addressFormat(of: code) else { return form }
    for token in address.tokens {
      guard let (content, called) = content(of: token, address) else { continue }
      guard let name = field(for: content, called: called) else {
        if address.required.contains(token) {
          form.missing.append((called ?? content.rawValue, content))
        }
        continue
      }
      guard !form.fields.contains(name) else { continue }
      form.fields.append(name)
      if !address.required.contains(token) { form.optional.append(name) }
      if let called, called != name { form.renamed.append((called, name)) }
    }
    return form
  }

  private func content(
    of token: Character,
    _ address: Standards.AddressFormat
  ) -> (FieldContent, called: String?)? {
    switch token {
    case "A": (.streetAddress, nil)
    case "C": (.city, address.localityName)
    case "S": (.state, address.stateName)
    case "Z": (.postalCode, nil)
    default: nil
    }
  }

  /// The manifest's field for a content such as `city`: the field with the country's name for this content, otherwise
  /// the field that most countries have.
  private func field(for content: FieldContent, called name: String? = nil) -> String? {
    let fields = manifest.formFields.filter { $0.content?.value == content }.map(\.name.value)
    if let name, fields.contains(name) { return name }
    let uses = manifest.countries.flatMap { $0.form?.fields ?? [] }.map(\.name.value)
    var best: (name: String, count: Int)?
    for field in fields {
      let count = uses.count { $0 == field }
      if best.map({ count > $0.count }) ?? true { best = (field, count) }
    }
    return best?.name
  }
}

extension Standards.AddressFormat {
  /// The letters of the parts of the format, in order: `N`, `A`, `Z`, `C` for `%N%n%A%n%Z %C`.
  fileprivate var tokens: [Character] {
    let pieces = format.split(separator: "%", omittingEmptySubsequences: false).dropFirst()
    return pieces.compactMap(\.first).filter { $0 != "n" }
  }
}
