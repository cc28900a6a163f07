/// One edit of the sample per kind of change, with the changes that a reviewer should see.
struct ChangeCase: Sendable {
  var name: String
  var edits: [Sample.Edit]
  /// The expected lines, `SECTION.ROW PROPERTY: OLD -> NEW`; commas separate values.
  var changes: [String]

  static let all = settings + rows + properties + hosts + facts

  private static let settings = [
    ChangeCase(
      name: "product settings",
      edits: [.init("name: Acme\n", "name: Apex\n"), .init("per_domain: 20", "per_domain: 9")],
      changes: ["product name: Acme -> Apex", "product subdomains per domain: 20 -> 9"]
    ),
    ChangeCase(
      name: "a default that reaches several countries",
      edits: [.init("help.acme.com/{help", "help.acme.com/hc/{help")],
      changes: [
        "product help-desk URL: https://help.acme.com/{help_desk_locale} -> https://help.acme.com/hc/{help_desk_locale}"
      ]
        + ["us=en_US", "it=it", "fr=fr", "be=fr"].map { pair in
          let parts = pair.split(separator: "=")
          return "countries.\(parts[0]) help center: https://help.acme.com/\(parts[1])"
            + " -> https://help.acme.com/hc/\(parts[1])"
        }
    ),
    ChangeCase(
      name: "app language",
      edits: [.init("{ locale: fr-BE, lproj: fr }", "{ locale: fr-BE, lproj: fr-BE }")],
      changes: [
        "product app languages:  -> fr-BE",
        "countries.be fr-BE: app language: fr -> fr-BE",
        "countries.be fr-BE: Smartling:  -> fr-BE",
        "countries.be fr-BE: Android:  -> values-fr-rBE",
      ]
    ),
    ChangeCase(
      name: "association files",
      edits: [
        .init(
          "  language_url:",
          "  outputs: { aasa: { webcredentials: true, exclude: [/admin/*, /legal] } }\n  language_url:"
        )
      ],
      changes: [
        "product outputs: all -> aasa", "product web credentials: false -> true",
        "product paths without app links:  -> /admin/*, /legal",
      ]
    ),
    ChangeCase(
      name: "order of services",
      edits: [
        .init("  events: { label: events }\n", ""),
        .init("  api: {", "  events: { label: events }\n  api: {"),
      ],
      changes: [
        "product order of services: events after auth -> events after web"
      ]
    ),
  ]

  private static let rows = [
    ChangeCase(
      name: "default language",
      edits: [
        .init(
          "[{ locale: nl-BE, lproj: nl }, { locale: fr-BE, lproj: fr }]",
          "[{ locale: fr-BE, lproj: fr }, { locale: nl-BE, lproj: nl }]"
        )
      ],
      changes: [
        "countries.be languages: fr-BE after nl-BE -> fr-BE first",
        "countries.be default language: nl-BE -> fr-BE",
      ]
    ),
    ChangeCase(
      name: "language URL",
      edits: [.init("{web_host}/?lang={language}", "{web_host}/{language}/")],
      changes: [
        "product language URL: https://{web_host}/?lang={language} -> https://{web_host}/{language}/"
      ]
        + [("us", "en-US", "acme.com"), ("it", "it-IT", "it.acme.com"), ("fr", "fr-FR", "acme.fr")]
        .map {
          let language = $0.1.prefix(2)
          return
            "countries.\($0.0) \($0.1): URL: https://\($0.2)/?lang=\(language) -> https://\($0.2)/\(language)/"
        }
        + ["nl", "fr"].map {
          "countries.be \($0)-BE: URL: https://be.acme.com/?lang=\($0) -> https://be.acme.com/\($0)/"
        }
    ),
    ChangeCase(
      name: "port",
      edits: [.init("dev: { port: 8000 }", "dev: { port: 9000 }")],
      changes: ["services.api port in dev: 8000 -> 9000"]
        + [("us", ""), ("it", "it-"), ("fr", "fr-"), ("be", "be-")].map {
          "countries.\($0.0) called in dev: api: http://\($0.1)api.localhost.com:8000 -> "
            + "api: http://\($0.1)api.localhost.com:9000"
        }
    ),
    ChangeCase(
      name: "a domain that is derived",
      edits: [.init("[links.acme.fr]", "[links.acme.fr, acme.fr]")],
      changes: []
    ),
    ChangeCase(
      name: "Kotlin is not generated",
      edits: [.init("  language_url:", "  outputs: { swift: {} }\n  language_url:")],
      changes: ["product outputs: all -> swift"]
    ),
    ChangeCase(
      name: "all outputs by name",
      edits: [
        .init(
          "  language_url:",
          """
            outputs:
              { swift: {}, kotlin: {}, typescript: {}, json: {}, entitlements: {}, aasa: {}, strings: {},
                xcstrings: {}, smartling: {}, android: {}, assetlinks: {}, hosts: {}, table: {}, schema: {} }
            language_url:
          """
        )
      ],
      changes: [
        "product outputs: all -> swift, kotlin, typescript, json, entitlements, aasa, strings, "
          + "xcstrings, smartling, android, assetlinks, hosts, table, schema"
      ]
    ),
    ChangeCase(
      name: "scheme",
      edits: [
        .init(
          "site: localhost, hosts: subdomain, scheme: http",
          "site: localhost, hosts: subdomain"
        )
      ],
      changes: [
        "services.auth called in dev: http://auth.localhost.com -> https://auth.localhost.com",
        "environments.dev scheme: http -> https",
      ]
        + [("us", "", ""), ("it", "it.", "it-"), ("fr", "fr.", "fr-"), ("be", "be.", "be-")].map {
          let (code, web, prefix) = $0
          let urls = ["http", "https"].map { scheme in
            "web: \(scheme)://\(web)localhost.com, api: \(scheme)://\(prefix)api.localhost.com:8000, "
              + "events: \(scheme)://\(prefix)events.localhost.com"
          }
          return "countries.\(code) called in dev: \(urls[0]) -> \(urls[1])"
        }
    ),
    ChangeCase(
      name: "TLD",
      edits: [.init("tld: brussels", "tld: be")],
      changes: ["countries.be TLD: brussels -> be"]
    ),
    ChangeCase(
      name: "prefix",
      edits: [.init("tld: brussels\n", "tld: brussels\n    prefix: belgium\n")],
      changes: [
        "countries.be prefix:  -> belgium",
        "countries.be called in production: web: be.acme.com, api: be-api.acme.com, events: be-events.acme.com -> "
          + "web: belgium.acme.com, api: belgium-api.acme.com, events: belgium-events.acme.com",
        "countries.be called in dev: web: http://be.localhost.com, api: http://be-api.localhost.com:8000, "
          + "events: http://be-events.localhost.com -> web: http://belgium.localhost.com, "
          + "api: http://belgium-api.localhost.com:8000, events: http://belgium-events.localhost.com",
        "countries.be called in preview: every service: be-{name}.acme-test.com -> "
          + "every service: belgium-{name}.acme-test.com",
        "countries.be deep links: be.acme.com -> belgium.acme.com",
        "countries.be nl-BE: URL: https://be.acme.com/?lang=nl -> https://belgium.acme.com/?lang=nl",
        "countries.be fr-BE: URL: https://be.acme.com/?lang=fr -> https://belgium.acme.com/?lang=fr",
      ]
    ),
    ChangeCase(
      name: "shared TLD",
      edits: [.init("tld: brussels\n", "tld: brussels\n    shared_tld: fr\n")],
      changes: [
        "countries.be shared TLD:  -> fr",
        "countries.be called in production: web: be.acme.com, api: be-api.acme.com, events: be-events.acme.com -> "
          + "web: be.acme.fr, api: be-api.acme.fr, events: be-events.acme.fr",
        "countries.be deep links: be.acme.com -> be.acme.fr",
        "countries.be nl-BE: URL: https://be.acme.com/?lang=nl -> https://be.acme.fr/?lang=nl",
        "countries.be fr-BE: URL: https://be.acme.com/?lang=fr -> https://be.acme.fr/?lang=fr",
      ]
    ),
    ChangeCase(
      name: "environment",
      edits: [.init("site: acme-test", "site: acme-preview")],
      changes: ["environments.preview site: acme-test -> acme-preview"]
        + ["us", "it", "fr", "be"].map { code in
          let prefix = code == "us" ? "" : "\(code)-"
          return
            "countries.\(code) called in preview: every service: \(prefix){name}.acme-test.com -> "
            + "every service: \(prefix){name}.acme-preview.com"
        }
    ),
    ChangeCase(
      name: "service that all countries share",
      edits: [.init("auth: { label: auth,", "auth: { label: login,")],
      changes: [
        "services.auth label: auth -> login",
        "services.auth called in dev: http://auth.localhost.com -> http://login.localhost.com",
        "services.auth called in production: auth.acme.com -> login.acme.com",
      ]
    ),
    ChangeCase(
      name: "app variant",
      edits: [
        .init(
          "bundle: com.acme.beta\n    statuses: [live, planned]",
          "bundle: com.acme.beta2\n    statuses: [live]"
        )
      ],
      changes: [
        "apps.Beta bundle: com.acme.beta -> com.acme.beta2", "apps.Beta statuses: planned -> ",
        "countries.be app variants: Beta -> ",
        "countries.be missing:  -> associated domains in an app variant",
        "countries.be source of links: derived -> missing",
      ]
    ),
    ChangeCase(
      name: "form field",
      edits: [.init("label: Nickname", "label: Short name")],
      changes: [
        "form_fields.nickname label: Nickname -> Short name",
        "countries.it nickname: label: Nickname -> Short name",
      ]
    ),
  ]

  /// The effect of `service.country` on a country in development.
  private static func inDevelopment(_ code: String) -> String {
    "called in dev: api: http://\(code)-api.localhost.com:8000, events: http://\(code)-events.localhost.com -> "
      + "api: http://api.\(code).localhost.com:8000, events: http://events.\(code).localhost.com"
  }

  private static let hosts = [
    ChangeCase(
      name: "shape of subdomains",
      edits: [
        .init("  language_url:", "  subdomain_shape: service.country\n  language_url:")
      ],
      changes: [
        "countries.it called in production: api: it-api.acme.com, events: it-events.acme.com -> "
          + "api: api.it.acme.com, events: events.it.acme.com",
        "countries.it \(inDevelopment("it"))", "countries.fr \(inDevelopment("fr"))",
        "countries.fr accepted in production: fr-api.acme.com, fr-events.acme.com -> "
          + "api.fr.acme.com, events.fr.acme.com",
        "countries.be called in production: api: be-api.acme.com, events: be-events.acme.com -> "
          + "api: api.be.acme.com, events: events.be.acme.com",
        "countries.be \(inDevelopment("be"))",
      ]
    ),
    ChangeCase(
      name: "accepted hosts on another shared domain",
      edits: [.init("[subdomain]", "[subdomain, { subdomain: eu }]")],
      changes: [
        "countries.fr accepted in production:  -> fr.acme.eu, fr-api.acme.eu, fr-events.acme.eu",
        "countries.fr deep links:  -> fr.acme.eu",
      ]
    ),
    ChangeCase(
      name: "country domain, called and accepted hosts, deep links",
      edits: [
        .init("hosts: subdomain\n    languages: [it-IT]", "hosts: tld\n    languages: [it-IT]")
      ],
      changes: [
        "countries.it hosts: subdomain -> tld",
        "countries.it called in production: web: it.acme.com, api: it-api.acme.com, events: it-events.acme.com -> "
          + "web: acme.it, api: api.acme.it, events: events.acme.it",
        "countries.it deep links: it.acme.com -> acme.it",
        "countries.it it-IT: URL: https://it.acme.com/?lang=it -> https://acme.it/?lang=it",
      ]
    ),
    ChangeCase(
      name: "accepted hosts",
      edits: [.init("    accepts: [subdomain]\n", "")],
      changes: [
        "countries.fr accepted in production: fr.acme.com, fr-api.acme.com, fr-events.acme.com -> ",
        "countries.fr deep links: fr.acme.com -> ",
      ]
    ),
    ChangeCase(
      name: "deep links",
      edits: [.init("[links.acme.fr]", "[links.acme.fr, www.acme.fr]")],
      changes: [
        "countries.fr accepted in production:  -> www.acme.fr",
        "countries.fr deep links:  -> www.acme.fr",
      ]
    ),
  ]

  private static let facts = [
    ChangeCase(
      name: "status",
      edits: [.init("    status: planned\n", "")],
      changes: [
        "countries.be status: planned -> live", "countries.be app variants:  -> Acme",
      ]
    ),
    ChangeCase(
      name: "languages",
      edits: [.init("[it-IT]", "[it-IT, { locale: de-IT, lproj: it }]")],
      changes: [
        "countries.it languages:  -> de-IT after it-IT",
        "countries.it de-IT:  -> app language: it, URL: https://it.acme.com/?lang=de, "
          + "help-desk locale: it, help center: https://help.acme.com/it",
      ]
    ),
    ChangeCase(
      name: "help desk",
      edits: [.init("help_desk_locale: it\n", "help_desk_locale: it_IT\n")],
      changes: [
        "countries.it help-desk locale: it -> it_IT",
        "countries.it help center: https://help.acme.com/it -> https://help.acme.com/it_IT",
      ]
    ),
    ChangeCase(
      name: "form",
      edits: [.init("[name, nickname, postal_code], optional: [nickname]", "[postal_code, name]")],
      changes: [
        "countries.it form: name first, nickname (optional) after name -> name after postal_code",
        "countries.it nickname: label: Nickname, content: text, keyboard: text, max_length: 20 -> ",
      ]
    ),
    ChangeCase(
      name: "URL of a language",
      edits: [.init("[it-IT]", "[{ locale: it-IT, url: \"https://it.acme.com/it/\" }]")],
      changes: [
        "countries.it it-IT: URL: https://it.acme.com/?lang=it -> https://it.acme.com/it/",
        "countries.it source of URLs: derived -> written",
      ]
    ),
    ChangeCase(
      name: "path",
      edits: [
        .init(
          "  it:\n    tld: it\n    hosts: subdomain",
          "  it:\n    tld: it\n    path: italia\n    hosts: path"
        )
      ],
      changes: [
        "countries.it path:  -> italia", "countries.it hosts: subdomain -> path",
        "countries.it called in production: web: it.acme.com, api: it-api.acme.com, events: it-events.acme.com"
          + " -> web: acme.com/italia, api: api.acme.com/italia, events: events.acme.com/italia",
        "countries.it deep links: it.acme.com -> acme.com/italia",
        "countries.it it-IT: URL: https://it.acme.com/?lang=it -> https://acme.com/?lang=it",
      ]
    ),
    ChangeCase(
      name: "site of a country",
      edits: [.init("  fr:\n", "  fr:\n    sites: { production: acmef }\n")],
      changes: [
        "countries.fr sites:  -> acmef in production",
        "countries.fr called in production: web: acme.fr, api: api.acme.fr, events: events.acme.fr"
          + " -> web: acmef.fr, api: api.acmef.fr, events: events.acmef.fr",
        "countries.fr deep links: acme.fr -> acmef.fr",
        "countries.fr fr-FR: URL: https://acme.fr/?lang=fr -> https://acmef.fr/?lang=fr",
      ]
    ),
    ChangeCase(
      name: "domain of a service",
      edits: [
        .init("scope: global }", "scope: global, production: { domain: acme-id.net } }")
      ],
      changes: [
        "services.auth called in production: auth.acme.com -> auth.acme-id.net"
      ]
    ),
    ChangeCase(
      name: "currency",
      edits: [.init("  it:\n", "  it:\n    currency: CHF\n")],
      changes: ["countries.it currency: EUR -> CHF"]
    ),
    ChangeCase(
      name: "names",
      edits: [.init("  it:\n", "  it:\n    names: { fr: Ausonie }\n")],
      changes: ["countries.it name in fr: Italie -> Ausonie"]
    ),
    ChangeCase(
      name: "a derived value that is written now",
      edits: [.init("  it:\n", "  it:\n    name: Italy\n")],
      changes: ["countries.it source of name: derived -> written"]
    ),
  ]
}
