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
    var scope = DefaultScope(context.derivation.countries)
    check(manifest.product, Product.table, scope, in: &context)
    for environment in manifest.environments {
      check(environment, Environment.table, scope, in: &context)
    }
    for service in manifest.services {
      check(service, Service.table, scope, in: &context)
      for address in service.addresses {
        scope.environment = manifest.environments.first {
          $0.name.value == address.environment.value
        }
        check(address, Service.Address.table, scope, in: &context)
      }
    }
    let fields = context.fields.compactMapValues(ResolvedFormField.init)
    for (position, country) in manifest.countries.enumerated() {
      scope.country = (country, position)
      check(country.values, Country.table, scope, in: &context)
      checkPlaces(country, manifest, in: &context)
      checkSites(country, manifest, in: &context)
      checkNames(country, manifest, in: &context)
      for (index, language) in country.languages.enumerated() {
        scope.language = index
        check(language, Language.table, scope, in: &context)
        checkLanguage(language, index, of: position, manifest, in: &context)
      }
      for use in country.form?.fields ?? [] {
        guard let overrides = use.overrides else { continue }
        scope.formField = fields[use.name.value]
        check(overrides.traits, FieldTraits.table, scope, in: &context)
      }
      if !country.entitlementDomains.isEmpty { checkDomains(country, in: &context) }
    }
  }

  /// Reports the values of a row that it would also have without them.
  private func check<Row>(
    _ row: Row,
    _ table: FieldTable<Row>,
    _ scope: DefaultScope,
    in context: inout RuleContext
  ) {
    for field in table.fields {
      guard let written = field.written(row), let derived = field.derived(row, scope),
        derived.value == written.value
      else { continue }
      let source: SourceRange? =
        switch derived.provenance {
        case .written(let range), .derived(_, from: let range): range
        case .standard: nil
        }
      report(written.value, field.name, written.range, from: source, in: &context)
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

  // MARK: Hosts

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

  /// Reports names that equal those of CLDR.
  private func checkNames(
    _ country: Country,
    _ manifest: Manifest,
    in context: inout RuleContext
  ) {
    var names = country.names.filter { context.appLanguages.position(of: $0.language.value) != nil }
    if let name = country.name {
      names.append((Located(manifest.developmentLanguageTag, at: name.range), name))
    }
    for (language, name) in names
    where context.standards.names(in: language.value).name(of: country.code.value) == name.value {
      context.report(
        self,
        "`\(name.value)` is already the default name, from CLDR",
        at: name.range,
        help: "delete it"
      )
    }
  }

  // MARK: Languages

  /// Reports an `lproj` that is also derived from the locale, and keys that have no effect.
  ///
  /// `android` and `smartling` have an effect only in the entry that owns the app language, which other entries can
  /// share. `smartling` also has no effect for the development language, from which texts are translated.
  private func checkLanguage(
    _ language: Language,
    _ index: Int,
    of country: Int,
    _ manifest: Manifest,
    in context: inout RuleContext
  ) {
    if let lproj = language.lproj, language.folder == nil,
      let tag = context.derivation.localeTags.valid(country, index),
      tag.region == manifest.countries[country].code.value,
      lproj.value == tag.appLanguage(context.standards)
    {
      report(lproj.value, "lproj", lproj.range, from: language.locale.range, in: &context)
    }
    guard language.smartling != nil || language.android != nil else { return }
    let app = context.appLanguages.name(country, index)
    let isOwner = context.appLanguages.isOwner(country, index)
    let reason =
      isOwner ? "is the language that texts are translated from" : "belongs to another entry"
    if let android = language.android, !isOwner {
      reportWithoutEffect(android, "android", "app language `\(app)` \(reason)", in: &context)
    }
    if let smartling = language.smartling, !isOwner || app == manifest.developmentLanguageTag {
      reportWithoutEffect(smartling, "smartling", "app language `\(app)` \(reason)", in: &context)
    }
  }
}
