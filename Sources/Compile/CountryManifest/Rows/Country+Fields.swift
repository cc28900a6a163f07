internal import ManifestFindings
internal import YAMLTree

extension Country {
  package static let table = FieldTable(
    "a country",
    hostFields + textFields
  )

  /// The field of a key that holds one scalar.
  package static let scalarFields = CountryScalars { scalar in
    table.fields.first { $0.name == scalar.key }
  }

  private static let hostFields: [Field<Values>] = [
    .choice("status", \.scalars[choice: .status] as Field<Values>.Path<Located<Status>?>)
      .otherwise(is: Status.live.rawValue)
      .means("whether the country is launched"),
    .text("tld", \.scalars[.tld], .tld)
      .otherwise("none; with `hosts: tld`, and in the default country, it is required")
      .means("the domain suffix that identifies the country; unique"),
    .text("prefix", \.scalars[.prefix], .prefix)
      .otherwise("the country's code") { _, scope in
        scope.country.map {
          Sourced($0.row.code.value, .derived(rule: "the country's code", from: $0.row.code.range))
        }
      }
      .means(
        "the first part of the country's hosts on a shared domain, without a hyphen: `uk` in `uk.acme.com`"
      ),
    .text("path", \.scalars[.path], .path)
      .otherwise("the country's prefix") { _, scope in
        scope.country.flatMap { $0.row.isOnPath ? $0.row.derivedPath : nil }
      }
      .means(
        "the first segment of the country's paths, on a domain where countries have paths: `uk` in `www.acme.com/uk`"
      ),
    .choice("hosts", \.scalars[choice: .hosts] as Field<Values>.Path<Located<HostStyle>?>)
      .otherwise("required, unless all services have `scope: global`")
      .means(
        "the form of the hosts: `tld`, a domain for the country alone, `subdomain`, a subdomain of a shared domain, or"
          + " `path`, a path of the main domain"
      ),
    .text("shared_tld", \.scalars[.sharedTLD], .sharedTLD)
      .such(as: "eu")
      .otherwise("the default country's `tld`")
      .means(
        "the TLD of the shared domain, in environments with `hosts: country`: `eu` in `it.acme.eu`"
      ),
    .value("sites", .table(of: .text, by: "environment")) { decoder, node, row in
      row.sites = decoder.sites(node)
      return true
    }
    .otherwise("the site of each environment")
    .means("another site of the country's own domain: `mercado` in `www.mercado.com.br`"),
    .list(
      "accepts",
      \.accepts,
      of: .either(
        .choice(HostStyle.allCases.map(\.rawValue)),
        .mapping(AcceptedHosts.table.shape)
      ),
      "host forms"
    ) { $0.acceptedHosts($1) }
    .otherwise("none")
    .means("further host forms that open the app, although requests do not go there"),
  ]

  private static let textFields: [Field<Values>] = [
    .text("name", \.scalars[.name])
      .such(as: "Czechia")
      .otherwise("the name in CLDR")
      .means("the name in the development language"),
    .value("names", .table(of: .text, by: "app language")) { decoder, node, row in
      row.names = decoder.table(node, "app language").compactMap { entry in
        decoder.check(entry.name, .appLanguage)
        return decoder.text(entry.value, expected: "a name").map { (entry.name, $0) }
      }
      return true
    }
    .otherwise("the names in CLDR; where CLDR has none, the name in the development language")
    .means("the names in other app languages"),
    .text("currency", \.scalars[.currency], .currency)
      .otherwise(
        "the country's currency, from CLDR and ISO 4217; for `aq`, which has none, it is required"
      ) { _, scope in
        scope.country.flatMap { scope.resolver.standards.countryCurrencies[$0.row.code.value] }
          .map { Sourced($0, .standard("the currencies of CLDR and ISO 4217")) }
      }
      .means("the currency of prices in the country: an ISO 4217 code"),
    .list(
      "languages",
      \.languages,
      of: .either(.text, .mapping(Language.table.shape)),
      "locales",
      atLeast: "language"
    ) { $0.language($1) }
    .such(as: "it-IT", matching: Language.tagPattern)
    .required("the BCP 47 locales, the default one first"),
    .text("help_desk_locale", \.scalars[.helpDeskLocale], .helpDeskLocale)
      .such(as: "en_GB")
      .otherwise("no help center in the country")
      .means("the locale in the help center's own spelling: `it`, `en_GB`, `pt-br`, `zh_Hans`"),
    .mapping("account_form", \.form, AccountForm.table, AccountForm())
      .otherwise("no form in the country")
      .means("the form that a person fills in to join"),
    .texts("entitlement_domains", \.entitlementDomains, "hosts", .entitlementDomain)
      .otherwise("none")
      .means(
        "host names to add to the derived deep-link domains; `*.shops.acme.com` is every subdomain of `shops.acme.com`"
      ),
  ]
}
