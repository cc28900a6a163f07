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

  let context: RuleContext

  func check() {
    var scope = DefaultScope(derivation.countries)
    check(manifest.product, Product.table, scope)
    for environment in manifest.environments { check(environment, Environment.table, scope) }
    for service in manifest.services {
      check(service, Service.table, scope)
      for address in service.addresses {
        scope.environment = manifest.environments.first {
          $0.name.value == address.environment.value
        }
        check(address, Service.Address.table, scope)
      }
    }
    let fields = Dictionary(
      manifest.formFields.map { ($0.name.value, ResolvedFormField($0)) },
      uniquingKeysWith: { first, _ in first }
    )
    for (position, country) in manifest.countries.enumerated() {
      scope.country = (country, position)
      check(country.values, Country.table, scope)
      checkNames(country)
      for (index, language) in country.languages.enumerated() {
        scope.language = index
        check(language, Language.table, scope)
        checkLanguage(language, index, of: position)
      }
      for use in country.form?.fields ?? [] {
        guard let overrides = use.overrides else { continue }
        scope.formField = fields[use.name.value] ?? nil
        check(overrides, FieldTraits.table, scope)
      }
    }
  }

  /// Reports the values of a row that it would also have without them.
  private func check<Row>(_ row: Row, _ table: FieldTable<Row>, _ scope: DefaultScope) {
    for field in table.fields {
      guard let written = field.written(row), let derived = field.derived(row, scope),
        derived.value == written.value
      else { continue }
      let source: SourceRange? =
        switch derived.provenance {
        case .written(let range), .derived(_, from: let range): range
        case .standard: nil
        }
      report(written, field.name, from: source)
    }
  }

  private func report(_ value: Located<String>, _ key: String, from other: SourceRange?) {
    report(
      "`\(value.value)` is already the default for `\(key)`",
      at: value.range,
      related: other.map { [.init("the default is derived from this", at: $0)] } ?? [],
      help: "delete it"
    )
  }

  private func report(_ value: Located<String>, _ key: String, withoutEffect reason: String) {
    report("`\(key)` has no effect here: \(reason)", at: value.range, help: "delete it")
  }

  /// Reports names that equal those of CLDR.
  private func checkNames(_ country: Country) {
    var names = country.names.filter { appLanguages.position(of: $0.language.value) != nil }
    if let name = country.name {
      names.append((Located(manifest.developmentLanguageTag, at: name.range), name))
    }
    for (language, name) in names
    where standards.names(in: language.value).name(of: country.code.value) == name.value {
      report(
        "`\(name.value)` is already the default name, from CLDR",
        at: name.range,
        help: "delete it"
      )
    }
  }

  /// Reports an `lproj` that is also derived from the locale, and keys that have no effect.
  ///
  /// `android` and `smartling` have an effect only in the entry that owns the app language, which other entries can
  /// share. `smartling` also has no effect for the development language, from which texts are translated.
  private func checkLanguage(_ language: Language, _ index: Int, of country: Int) {
    if let lproj = language.lproj, language.folder == nil,
      let tag = derivation.localeTags[country][index],
      tag.region == manifest.countries[country].code.value,
      lproj.value == tag.appLanguage(standards)
    {
      report(lproj, "lproj", from: language.locale.range)
    }
    let app = appLanguages.name(country, index)
    let isOwner = appLanguages.isOwner(country, index)
    let reason =
      isOwner ? "is the language that texts are translated from" : "belongs to another entry"
    if let android = language.android, !isOwner {
      report(android, "android", withoutEffect: "app language `\(app)` \(reason)")
    }
    if let smartling = language.smartling, !isOwner || app == manifest.developmentLanguageTag {
      report(smartling, "smartling", withoutEffect: "app language `\(app)` \(reason)")
    }
  }
}
