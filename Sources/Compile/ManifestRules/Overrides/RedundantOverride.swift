internal import CountryManifest
internal import ManifestFindings

struct RedundantOverride: ValidationRule {
  static let id: RuleID = "redundant-override"
  static let severity = Finding.Severity.warning
  static let summary = "a value equals the derived one, or has no effect"
  static let explanation = """
    A row should contain only what differs from the derived values. A value that equals the derived
    one obscures the real differences, and becomes wrong when the value it derives from changes.

    ```yaml
    countries:
      it: { status: live }
      #             ^^^^ warning: `live` is already the default for `status`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    if let shape = manifest.product.subdomainShape, shape.value == .countryService {
      report(shape.value.rawValue, "subdomain_shape", shape.range, in: &context)
    }
    checkEnvironments(manifest, in: &context)
    checkServices(manifest, in: &context)
    let names = context.appLanguages.names.map { context.standards.names(in: $0) }
    for position in manifest.countries.indices {
      let country = manifest.countries[position]
      checkScalars(country, in: &context)
      checkPlaces(country, manifest, in: &context)
      checkSites(country, manifest, in: &context)
      checkNames(country, names, manifest, in: &context)
      checkLanguages(country, position, manifest, in: &context)
      checkForm(country, position, in: &context)
      if !country.entitlementDomains.isEmpty { checkDomains(country, in: &context) }
    }
  }

  private func report(
    _ value: String,
    _ key: String,
    _ place: SourceRange,
    from other: SourceRange? = nil,
    in context: inout RuleContext
  ) {
    context.report(
      self,
      "`\(value)` is already the default for `\(key)`",
      at: place,
      related: other.map { [.init("the default is derived from this", at: $0)] } ?? [],
      help: "delete it"
    )
  }

  /// Reports scalars that equal their derived value; names are compared with CLDR separately.
  private func checkScalars(_ country: Country, in context: inout RuleContext) {
    for scalar in CountryScalar.allCases {
      guard let written = country.scalars[scalar],
        let derived = scalar.derived(for: country, name: nil, context.standards),
        derived.value == written.value,
        // If the key of the row is not a country code, the prefix is not redundant, because hosts need it once the key
        // is corrected.
        scalar != .prefix || context.problem(ofCode: country.code.value) == nil
      else { continue }
      var source: SourceRange?
      if case .derived(_, from: let range) = derived.provenance { source = range }
      report(written.value, scalar.key.rawValue, written.range, from: source, in: &context)
    }
  }

  // MARK: Hosts

  private func checkEnvironments(_ manifest: Manifest, in context: inout RuleContext) {
    for environment in manifest.environments {
      guard let scheme = environment.scheme, scheme.value == .https else { continue }
      report("https", "scheme", scheme.range, in: &context)
    }
  }

  /// Reports a country's site that equals the environment's site, or that is in none of the country's hosts.
  private func checkSites(
    _ country: Country,
    _ manifest: Manifest,
    in context: inout RuleContext
  ) {
    let isDefault = country.code.value == manifest.product.defaultCountry?.value
    let isOnOwnDomain =
      country.hosts.map { $0.value == .tld } ?? true
      || country.accepts.contains { $0.value.form == .tld }
    for (name, site) in country.sites {
      guard
        let environment = manifest.environments.first(where: { $0.name.value == name.value })
      else { continue }
      if isDefault {
        reportWithoutEffect(
          site,
          "sites",
          "the default country has the environment's site",
          in: &context
        )
      } else if !isOnOwnDomain {
        reportWithoutEffect(site, "sites", "no host is on the country's own domain", in: &context)
      } else if environment.hosts?.value ?? .country != .country {
        let reason = "`\(name.value)` does not have `hosts: country`"
        reportWithoutEffect(site, "sites", reason, in: &context)
      } else if let own = environment.site, own.value == site.value {
        report(site.value, "sites", site.range, from: own.range, in: &context)
      }
    }
  }

  /// Reports a prefix, a path or a shared TLD that equals the default, or that is in none of the country's hosts.
  private func checkPlaces(
    _ country: Country,
    _ manifest: Manifest,
    in context: inout RuleContext
  ) {
    guard country.prefix != nil || country.sharedTLD != nil || country.path != nil else { return }
    let isDefault = country.code.value == manifest.product.defaultCountry?.value
    if let prefix = country.prefix, prefix.value != country.code.value, isDefault {
      let reason = "hosts of the default country have no prefix"
      reportWithoutEffect(prefix, "prefix", reason, in: &context)
    }
    if let path = country.path, !country.isOnPath {
      let isByEnvironment = manifest.environments.contains { $0.hosts?.value == .path }
      if isDefault || !isByEnvironment {
        reportWithoutEffect(path, "path", "the country has no path", in: &context)
      } else if path.value == country.hostPrefix {
        let source = (country.prefix ?? country.code).range
        report(path.value, "path", path.range, from: source, in: &context)
      }
    }
    guard let tld = country.sharedTLD else { return }
    let isOnSubdomain =
      country.hosts.map { $0.value == .subdomain } ?? true
      || country.accepts.contains { $0.value == AcceptedHosts(.subdomain) }
    if isDefault {
      reportWithoutEffect(tld, "shared_tld", "the default country has its own domain", in: &context)
    } else if let main = manifest.defaultCountry?.tld, main.value == tld.value {
      report(tld.value, "shared_tld", tld.range, from: main.range, in: &context)
    } else if !isOnSubdomain {
      reportWithoutEffect(tld, "shared_tld", "no host is on a subdomain", in: &context)
    } else if !manifest.environments.contains(where: { $0.hosts?.value ?? .country == .country }) {
      reportWithoutEffect(tld, "shared_tld", "no environment has `hosts: country`", in: &context)
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
      "`\(key)` has no effect here: \(reason)",
      at: value.range,
      help: "delete it"
    )
  }

  private func checkServices(_ manifest: Manifest, in context: inout RuleContext) {
    let environments = Dictionary(
      manifest.environments.map { ($0.name.value, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    for service in manifest.services {
      if let scope = service.scope, scope.value == .country {
        report("country", "scope", scope.range, in: &context)
      }
      for address in service.addresses {
        guard let scheme = address.scheme, let environment = environments[address.environment.value]
        else { continue }
        let isProduction = environment.name.value == Environment.production
        // `unsafe-production-host` reports plain HTTP in production, at the environment and at the service.
        guard !environment.isSchemeUnread, scheme.value == environment.scheme?.value ?? .https,
          !(isProduction && scheme.value == .http)
        else { continue }
        report(
          scheme.value.rawValue,
          "scheme",
          scheme.range,
          from: environment.scheme?.range,
          in: &context
        )
      }
    }
  }

  /// Reports an entitlement domain that is also derived for the country.
  private func checkDomains(_ country: Country, in context: inout RuleContext) {
    guard let position = context.positions[country.code.value] else { return }
    let hosts = Set(context.derivation.countries.webAddresses(of: position).map(\.value))
    for domain in country.entitlementDomains where hosts.contains(domain.value) {
      context.report(
        self,
        "`\(domain.value)` is already one of the derived domains",
        at: domain.range,
        help: "delete it"
      )
    }
  }

  // MARK: Names

  private func checkNames(
    _ country: Country,
    _ standardNames: [Standards.CountryNames],
    _ manifest: Manifest,
    in context: inout RuleContext
  ) {
    guard country.name != nil || !country.names.isEmpty else { return }
    let code = country.code.value
    let development = manifest.developmentLanguageTag
    if let name = country.name,
      name.value == standardName(of: code, in: development, standardNames, context)
        ?? context.standards.names(in: development).name(of: code)
    {
      reportName(name, in: &context)
    }
    for (language, text) in country.names
    where text.value == standardName(of: code, in: language.value, standardNames, context) {
      reportName(text, in: &context)
    }
  }

  /// The country's name in CLDR; nil if CLDR has none or the language is not an app language.
  private func standardName(
    of code: String,
    in language: String,
    _ standardNames: [Standards.CountryNames],
    _ context: borrowing RuleContext
  ) -> String? {
    context.appLanguages.position(of: language).flatMap { standardNames[$0].name(of: code) }
  }

  private func reportName(_ name: Located<String>, in context: inout RuleContext) {
    context.report(
      self,
      "`\(name.value)` is already the default name, from CLDR",
      at: name.range,
      help: "delete it"
    )
  }

  // MARK: Languages

  private func checkLanguages(
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
      if let lproj = language.lproj, language.folder == nil,
        let tag = context.derivation.localeTags.valid(position, index),
        // A derived app language always begins with the language of its locale.
        lproj.value.hasPrefix(tag.language), tag.region == country.code.value,
        lproj.value == tag.appLanguage(context.standards)
      {
        report(lproj, "lproj", language.locale, in: &context)
      }
      guard language.smartling != nil || language.android != nil else { continue }
      checkTranslation(language, country: position, language: index, manifest, in: &context)
    }
  }

  /// Reports `smartling` and `android` if they equal the default or have no effect.
  ///
  /// They have an effect only in the entry that owns the app language, which other entries can share. `smartling` also
  /// has no effect for the development language, from which texts are translated.
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
        reportUnusedTranslation(
          android,
          "android",
          "`\(app)` belongs to another entry",
          in: &context
        )
      } else if bare.androidQualifier(of: app, context.standards).value == android.value {
        report(android, "android", language.lproj ?? language.locale, in: &context)
      }
    }
    guard let smartling = language.smartling else { return }
    if !isOwner {
      reportUnusedTranslation(
        smartling,
        "smartling",
        "`\(app)` belongs to another entry",
        in: &context
      )
    } else if app == manifest.developmentLanguageTag {
      reportUnusedTranslation(
        smartling,
        "smartling",
        "`\(app)` is the language that texts are translated from",
        in: &context
      )
    } else if smartling.value == language.locale.value {
      report(smartling, "smartling", language.locale, in: &context)
    }
  }

  private func reportUnusedTranslation(
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
    report(value.value, key, value.range, from: source?.range, in: &context)
  }

  // MARK: Forms

  private func checkForm(_ country: Country, _ position: Int, in context: inout RuleContext) {
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
