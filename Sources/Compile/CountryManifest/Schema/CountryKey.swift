package import ManifestFindings

package enum CountryKey: String, MappingKey {
  case status, tld, prefix, path, hosts
  case sharedTLD = "shared_tld"
  case sites, accepts, name, names, currency, languages
  case helpDeskLocale = "help_desk_locale"
  case accountForm = "account_form"
  case entitlementDomains = "entitlement_domains"

  package static let owner = "a country"
  package static let lookup = KeyNames<Self>()
  package static let expected: [Self] = [.tld, .hosts]

  package var spec: KeySpec {
    switch self {
    case .status:
      .derived(
        "`live`",
        .choice(Country.Status.allCases.map(\.rawValue)),
        "whether the country is launched"
      )
    case .tld:
      .derived(
        "none; with `hosts: tld`, and in the default country, it is required",
        .text,
        "the domain suffix that identifies the country; unique"
      )
      .written(as: .tld)
    case .prefix:
      .derived(
        "the country's code",
        .text,
        "the first part of the country's hosts on a shared domain, without a hyphen: `uk` in `uk.acme.com`"
      )
      .written(as: .prefix)
    case .path:
      .derived(
        "the country's prefix",
        .text,
        "the first segment of the country's paths, on a domain where countries have paths: `uk` in `www.acme.com/uk`"
      )
      .written(as: .path)
    case .hosts:
      .derived(
        "required, unless all services have `scope: global`",
        .choice(HostStyle.allCases.map(\.rawValue)),
        "the form of the hosts: `tld`, a domain for the country alone, `subdomain`, a subdomain of a shared domain, or"
          + " `path`, a path of the main domain"
      )
    case .sharedTLD:
      .derived(
        "the default country's `tld`",
        .text,
        "the TLD of the shared domain, in environments with `hosts: country`: `eu` in `it.acme.eu`"
      )
      .such(as: "eu")
    case .sites:
      .derived(
        "the site of each environment",
        .table(of: .text, by: "environment"),
        "another site of the country's own domain: `mercado` in `www.mercado.com.br`"
      )
    case .accepts:
      .derived(
        "none",
        .list(
          of: .either(
            .choice(HostStyle.allCases.map(\.rawValue)),
            .mapping(MappingShape(AcceptedDomainKey.self))
          )
        ),
        "further host forms that open the app, although requests do not go there"
      )
    case .name:
      .derived("the name in CLDR", .text, "the name in the development language")
        .such(as: "Czechia")
    case .names:
      .derived(
        "the names in CLDR; where CLDR has none, the name in the development language",
        .table(of: .text, by: "app language"),
        "the names in other app languages"
      )
    case .currency:
      .derived(
        "the country's currency, from CLDR and ISO 4217; for `aq`, which has none, it is required",
        .text,
        "the currency of prices in the country: an ISO 4217 code"
      )
      .written(as: .currency)
    case .languages:
      .required(
        .list(of: .either(.text, .mapping(MappingShape(LanguageKey.self)))),
        "the BCP 47 locales, the default one first"
      )
      .such(as: "it-IT", matching: LanguageKey.tag)
    case .helpDeskLocale:
      .derived(
        "no help center in the country",
        .text,
        "the locale in the help center's own spelling: `it`, `en_GB`, `pt-br`, `zh_Hans`"
      )
      .such(as: "en_GB")
    case .accountForm:
      .derived(
        "no form in the country",
        .mapping(MappingShape(AccountFormKey.self)),
        "the form that a person fills in to join"
      )
    case .entitlementDomains:
      .derived(
        "none",
        .list(of: .text),
        "host names to add to the derived deep-link domains"
      )
      .written(as: .entitlementDomain)
    }
  }
}

/// The keys of a country that hold one scalar, in the order of the schema.
///
/// Code that treats these keys alike loops over this enum: reading and writing a row, the export, `explain`
/// and comparisons.
package enum CountryScalar: Int, CaseIterable, Sendable {
  case status, tld, prefix, path, hosts, sharedTLD, name, currency, helpDeskLocale

  /// The key, its name in the export and its title in reviews.
  private var entry: (key: CountryKey, exportName: String, title: String) {
    switch self {
    case .status: (.status, "status", "status")
    case .tld: (.tld, "tld", "TLD")
    case .prefix: (.prefix, "prefix", "prefix")
    case .path: (.path, "path", "path")
    case .hosts: (.hosts, "hosts", "hosts")
    case .sharedTLD: (.sharedTLD, "sharedTLD", "shared TLD")
    case .name: (.name, "name", "name")
    case .currency: (.currency, "currency", "currency")
    case .helpDeskLocale: (.helpDeskLocale, "helpDeskLocale", "help-desk locale")
    }
  }

  package var key: CountryKey { entry.key }
  package var exportName: String { entry.exportName }
  package var title: String { entry.title }

  /// The format of the text; nil if any text, or one of a set, is valid.
  var format: TextFormat? {
    switch self {
    case .tld: .tld
    case .prefix: .prefix
    case .path: .path
    case .sharedTLD: .sharedTLD
    case .helpDeskLocale: .helpDeskLocale
    case .currency: .currency
    case .status, .hosts, .name: nil
    }
  }

  /// The kind of value of each scalar, in the order of the cases.
  static let kinds = allCases.map(\.key.spec.value)

  package init?(_ key: CountryKey) {
    guard let scalar = Self.allCases.first(where: { $0.key == key }) else { return nil }
    self = scalar
  }

  /// The value that this key has in a row that omits the key; nil if it has no default there.
  ///
  /// `name` is the country's name in the development language.
  package func derived(
    for row: Country,
    name: Sourced<String>?,
    _ standards: Standards
  ) -> Sourced<String>? {
    switch self {
    case .status: Sourced(Country.Status.live.rawValue, .standard("the format's default"))
    case .prefix:
      Sourced(row.code.value, .derived(rule: "the country's code", from: row.code.range))
    case .path: row.isOnPath ? row.derivedPath : nil
    case .name: name
    case .currency:
      standards.countryCurrencies[row.code.value].map {
        Sourced($0, .standard("the currencies of CLDR and ISO 4217"))
      }
    case .tld, .hosts, .sharedTLD, .helpDeskLocale: nil
    }
  }
}

/// An optional value for each scalar key of a country.
package struct CountryScalars<Value> {
  private var values: [Value?]

  package init() { values = CountryScalar.allCases.map { _ in nil } }

  package init(_ value: (CountryScalar) -> Value?) { values = CountryScalar.allCases.map(value) }

  package subscript(scalar: CountryScalar) -> Value? {
    get { values[scalar.rawValue] }
    set { values[scalar.rawValue] = newValue }
  }
}

extension CountryScalars: Sendable where Value: Sendable {}
extension CountryScalars: Equatable where Value: Equatable {}

extension Country {
  package var status: Located<Status>? { choice(.status) }
  package var tld: Located<String>? { scalars[.tld] }
  package var prefix: Located<String>? { scalars[.prefix] }
  package var path: Located<String>? { scalars[.path] }
  package var hosts: Located<HostStyle>? { choice(.hosts) }
  package var sharedTLD: Located<String>? { scalars[.sharedTLD] }
  package var name: Located<String>? { scalars[.name] }
  package var currency: Located<String>? { scalars[.currency] }
  package var helpDeskLocale: Located<String>? { scalars[.helpDeskLocale] }

  private func choice<Choice: RawRepresentable<String>>(_ scalar: CountryScalar) -> Located<Choice>?
  {
    scalars[scalar].flatMap { text in
      Choice(rawValue: text.value).map { Located($0, at: text.range) }
    }
  }
}

extension CountryScalars<Sourced<String>> {
  /// The value of a key that allows a fixed set of words.
  func choice<Choice: RawRepresentable<String>>(_ scalar: CountryScalar) -> Sourced<Choice>? {
    self[scalar].flatMap { text in
      Choice(rawValue: text.value).map { Sourced($0, text.provenance) }
    }
  }
}

extension ResolvedCountry {
  package var tld: Sourced<String>? { scalars[.tld] }
  package var sharedTLD: Sourced<String>? { scalars[.sharedTLD] }
  package var helpDeskLocale: Sourced<String>? { scalars[.helpDeskLocale] }
  /// The ISO 4217 code of the country's currency.
  package var currency: String {
    guard let currency = scalars[.currency]?.value else {
      preconditionFailure("a country was resolved without a currency")
    }
    return currency
  }

  /// The value of a key in outputs and reviews; nil if the country has none.
  ///
  /// A prefix is omitted if it equals the code, and a path if it equals the prefix.
  package func exported(_ scalar: CountryScalar) -> String? {
    let value = scalars[scalar]?.value
    return switch scalar {
    case .prefix where value == code: nil
    case .path where value == prefix.value: nil
    default: value
    }
  }
}
