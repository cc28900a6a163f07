import Foundation

/// Edits of the sample: each changes one thing, or several that belong together.
enum Edits {
  private static let belgium = "  be:\n" + Sample.base.components(separatedBy: "  be:\n")[1]

  static let all: [[Sample.Edit]] =
    breaking1 + breaking2 + breaking3 + breaking4 + changing1 + changing2 + changing3

  private static let breaking1: [[Sample.Edit]] = [
    [
      .init(belgium, "")
    ],
    [
      .init("  be:\n", "  lu:\n"), .init("nl-BE", "fr-LU"), .init("lproj: nl", "lproj: fr"),
      .init("{ locale: fr-BE, lproj: fr }", "{ locale: de-LU, lproj: it }"),
    ],
    [
      .init("  be:\n", "  lu:\n"), .init("tld: brussels", "tld: brussels\n    prefix: be"),
      .init("nl-BE", "fr-LU"), .init("lproj: nl", "lproj: fr"),
      .init("{ locale: fr-BE, lproj: fr }", "{ locale: de-LU, lproj: it }"),
    ],
    [
      .init(
        "production: { site: acme, hosts: country }",
        "production: { site: acme-app, hosts: country }\n  test: { site: acme, hosts: country }"
      )
    ],
    [
      .init("'\\d{5}'", "'[0-9]{5}'")
    ],
    [
      .init("'\\d{5}', example: \"75001\"", "'\\d{5}', max_length: 9, example: \"75001\"")
    ],
    [
      .init("'\\d{5}', example: \"75001\"", "'\\d{5}( \\d)?', max_length: 6, example: \"75001\"")
    ],
    [
      .init("  Beta:\n", "  Preview:\n")
    ],
    [
      .init("  Acme:\n", "  Main:\n"), .init("\"0A:1B", "\"0B:1B"),
    ],
    [
      .init("  Beta:\n", "  Preview:\n"), .init("statuses: [live, planned]", "statuses: [live]"),
    ],
    [
      .init("    status: planned\n", "")
    ],
  ]

  private static let breaking2: [[Sample.Edit]] = [
    [
      .init("tld: brussels", "tld: be")
    ],
    [
      .init("    tld: brussels\n", "")
    ],
    [
      .init("hosts: subdomain\n    languages: [it-IT]", "hosts: tld\n    languages: [it-IT]")
    ],
    [
      .init(
        "hosts: subdomain\n    languages: [it-IT]",
        "hosts: tld\n    accepts: [subdomain]\n    languages: [it-IT]"
      )
    ],
    [
      .init("auth: { label: auth,", "auth: { label: login,")
    ],
    [
      .init("auth: { label: auth, scope: global }", "auth: { label: auth }")
    ],
    [
      .init("events: { label: events }", "events: { label: calls }\n  talks: { label: events }")
    ],
    [
      .init("    entitlement_domains: [links.acme.fr]\n", ""),
      .init("tld: brussels\n", "tld: brussels\n    entitlement_domains: [links.acme.fr]\n"),
    ],
    [
      .init("  language_url:", "  outputs: { swift: {} }\n  language_url:")
    ],
    [
      .init("api: { label: api,", "api: { label: events,"),
      .init("events: { label: events }", "events: { label: api }"),
    ],
    [
      .init("auth: { label: auth,", "login: { label: auth,")
    ],
    [
      .init("    entitlement_domains: [links.acme.fr]\n", "")
    ],
  ]

  private static let breaking3: [[Sample.Edit]] = [
    [
      .init("statuses: [live, planned]", "statuses: [live]")
    ],
    [
      .init("[{ locale: nl-BE, lproj: nl }, ", "[")
    ],
    [
      .init("[it-IT]", "[{ locale: it-IT, smartling: it }]")
    ],
    [
      .init("lproj: nl }", "lproj: nl-BE }")
    ],
    [
      .init("development_language: en", "development_language: fr")
    ],
    [
      .init("optional: [nickname]", "optional: []")
    ],
    [
      .init("[name, postal_code] }", "[name, nickname, postal_code] }")
    ],
    [
      .init("'\\d{5}'", "'[1-9]\\d{4}'")
    ],
    [
      .init("max_length: 20", "max_length: 9")
    ],
    [
      .init("content: family_name }", "content: family_name, max_length: 40 }")
    ],
    [
      .init("content: family_name }", "content: family_name, pattern: '[a-z]+' }")
    ],
    [
      .init("content: family_name }", "content: family_name, pattern: '.+' }")
    ],
  ]

  private static let breaking4: [[Sample.Edit]] = [
    [
      .init("content: family_name }", "content: family_name, max_length: 40 }"),
      .init("[name, nickname, ", "[{ name: { max_length: 30 } }, nickname, "),
    ],
    [
      .init("  events: { label: events }\n", "")
    ],
    [
      .init("  preview: { site: acme-test, hosts: named }\n", "")
    ],
    [
      .init("site: acme-test, hosts: named", "site: acme-test, hosts: subdomain")
    ],
    [
      .init(
        "  Beta:\n    team: TEAMID1234\n    bundle: com.acme.beta\n    statuses: [live, planned]\n",
        ""
      )
    ],
    [
      .init("sha256: [\"0A:", "sha256: [\"1A:"),
      .init("bundle: com.acme.app", "bundle: com.acme.other"),
    ],
    [
      .init(
        "team: TEAMID1234\n    bundle: com.acme.app",
        "team: ABCDE12345\n    bundle: com.acme.app"
      ),
      .init("package: com.acme.app", "package: com.acme.phone"),
    ],
    [
      .init(
        "  it:\n    tld: it\n    hosts: subdomain",
        "  it:\n    tld: it\n    hosts: path\n    accepts: [subdomain]"
      )
    ],
    [
      .init("default_country: us", "default_country: fr"),
      .init("    accepts: [subdomain]\n", ""),
    ],
    [
      .init(
        "  language_url:",
        "  outputs: { swift: {}, kotlin: { package: com.acme } }\n  language_url:"
      )
    ],
    [
      .init(
        "  language_url:",
        "  outputs: { swift: {}, kotlin: {}, typescript: {}, aasa: { webcredentials: true, exclude: [/admin/*] } }\n"
          + "  language_url:"
      )
    ],
  ]

  private static let changing1: [[Sample.Edit]] = [
    [
      .init("name: Acme\n", "name: Apex\n"), .init("per_domain: 20", "per_domain: 9"),
    ],
    [
      .init("help.acme.com/{help", "help.acme.com/hc/{help")
    ],
    [
      .init("{ locale: fr-BE, lproj: fr }", "{ locale: fr-BE, lproj: fr-BE }")
    ],
    [
      .init(
        "  language_url:",
        "  outputs: { aasa: { webcredentials: true, exclude: [/admin/*, /legal] } }\n  language_url:"
      )
    ],
    [
      .init("  events: { label: events }\n", ""),
      .init("  api: {", "  events: { label: events }\n  api: {"),
    ],
    [
      .init(
        "[{ locale: nl-BE, lproj: nl }, { locale: fr-BE, lproj: fr }]",
        "[{ locale: fr-BE, lproj: fr }, { locale: nl-BE, lproj: nl }]"
      )
    ],
    [
      .init("{web_host}/?lang={language}", "{web_host}/{language}/")
    ],
    [
      .init("dev: { port: 8000 }", "dev: { port: 9000 }")
    ],
    [
      .init("[links.acme.fr]", "[links.acme.fr, acme.fr]")
    ],
    [
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
    [
      .init(
        "site: localhost, hosts: subdomain, scheme: http",
        "site: localhost, hosts: subdomain"
      )
    ],
    [
      .init("tld: brussels\n", "tld: brussels\n    prefix: belgium\n")
    ],
  ]

  private static let changing2: [[Sample.Edit]] = [
    [
      .init("tld: brussels\n", "tld: brussels\n    shared_tld: fr\n")
    ],
    [
      .init("site: acme-test", "site: acme-preview")
    ],
    [
      .init(
        "bundle: com.acme.beta\n    statuses: [live, planned]",
        "bundle: com.acme.beta2\n    statuses: [live]"
      )
    ],
    [
      .init("label: Nickname", "label: Short name")
    ],
    [
      .init("  language_url:", "  subdomain_shape: service.country\n  language_url:")
    ],
    [
      .init("[subdomain]", "[subdomain, { subdomain: eu }]")
    ],
    [
      .init("    accepts: [subdomain]\n", "")
    ],
    [
      .init("[links.acme.fr]", "[links.acme.fr, www.acme.fr]")
    ],
    [
      .init("[it-IT]", "[it-IT, { locale: de-IT, lproj: it }]")
    ],
    [
      .init("help_desk_locale: it\n", "help_desk_locale: it_IT\n")
    ],
    [
      .init("[name, nickname, postal_code], optional: [nickname]", "[postal_code, name]")
    ],
    [
      .init("[it-IT]", "[{ locale: it-IT, url: \"https://it.acme.com/it/\" }]")
    ],
  ]

  private static let changing3: [[Sample.Edit]] = [
    [
      .init(
        "  it:\n    tld: it\n    hosts: subdomain",
        "  it:\n    tld: it\n    path: italia\n    hosts: path"
      )
    ],
    [
      .init("  fr:\n", "  fr:\n    sites: { production: acmef }\n")
    ],
    [
      .init("scope: global }", "scope: global, production: { domain: acme-id.net } }")
    ],
    [
      .init("  it:\n", "  it:\n    currency: CHF\n")
    ],
    [
      .init("  it:\n", "  it:\n    names: { fr: Ausonie }\n")
    ],
    [
      .init("  it:\n", "  it:\n    name: Italy\n")
    ],
    [
      .init("sha256: [\"0A:", "sha256: [\"1A:")
    ],
    [
      .init("  language_url:", "  outputs: { swift: { prefix: ND } }\n  language_url:")
    ],
    [
      .init("label: Nickname, content: text", "label: Nickname, content: given_name")
    ],
    [
      .init("example: \"75001\"", "example: \"75002\"")
    ],
    [
      .init("  nickname: {", "  note: { label: Note, content: text }\n  nickname: {"),
      .init("{ fields: [name, postal_code] }", "{ fields: [name, postal_code, note] }"),
    ],
  ]
}
