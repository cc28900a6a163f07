import Foundation

/// An edit of the sample that breaks something, or only seems to.
struct BreakingCase: Sendable {
  var edits: [Sample.Edit]
  /// The expected lines, `NAME: MESSAGE [ID]`.
  var forward: [String] = []
  /// The expected lines for the opposite edit.
  var backward: [String] = []
  /// Whether it breaks much more, so that only some lines are listed.
  var isPartial = false

  private static let belgium = "  be:\n" + Sample.base.components(separatedBy: "  be:\n")[1]

  static let all = countries + hosts + languages + forms + rows

  private static let countries = [
    BreakingCase(
      edits: [.init(belgium, "")],
      forward: ["be: Belgium (`be`) is removed [country-removed]"]
    ),
    BreakingCase(
      edits: [
        .init("  be:\n", "  lu:\n"), .init("nl-BE", "fr-LU"), .init("lproj: nl", "lproj: fr"),
        .init("{ locale: fr-BE, lproj: fr }", "{ locale: de-LU, lproj: it }"),
      ],
      forward: [
        "be: country `be` is now `lu`; no longer called or accepted: `be.acme.com`, "
          + "`be-api.acme.com`, `be-events.acme.com` [country-renamed]",
        "lu: language `nl-BE` of Luxembourg is removed [language-removed]",
      ],
      backward: [
        "lu: country `lu` is now `be`; no longer called or accepted: `lu.acme.com`, "
          + "`lu-api.acme.com`, `lu-events.acme.com` [country-renamed]",
        "be: language `de-LU` of Belgium is removed [language-removed]",
      ]
    ),
    // The hosts stay the same; only the code changes.
    BreakingCase(
      edits: [
        .init("  be:\n", "  lu:\n"), .init("tld: brussels", "tld: brussels\n    prefix: be"),
        .init("nl-BE", "fr-LU"), .init("lproj: nl", "lproj: fr"),
        .init("{ locale: fr-BE, lproj: fr }", "{ locale: de-LU, lproj: it }"),
      ],
      forward: [
        "be: country `be` is now `lu` [country-renamed]",
        "lu: language `nl-BE` of Luxembourg is removed [language-removed]",
      ],
      backward: [
        "lu: country `lu` is now `be` [country-renamed]",
        "be: language `de-LU` of Belgium is removed [language-removed]",
      ]
    ),
    // A test environment now has the hosts of production.
    BreakingCase(
      edits: [
        .init(
          "production: { site: acme, hosts: country }",
          "production: { site: acme-app, hosts: country }\n  test: { site: acme, hosts: country }"
        )
      ],
      forward: [
        "production: `acme.com`, `api.acme.com`, `events.acme.com`, `it.acme.com`, `it-api.acme.com` "
          + "and 11 more are hosts of environment `test` now [production-host-reassigned]"
      ],
      backward: [
        "production: the app no longer calls or accepts `acme-app.com`, `api.acme-app.com`, "
          + "`events.acme-app.com`, `it.acme-app.com`, `it-api.acme-app.com` and 11 more in production: "
          + "`production` has other hosts [production-host-removed]",
        "test: environment `test` is removed [environment-removed]",
      ]
    ),
    // Generated code accepts only ASCII as a postal code, and five digits always fit into nine
    // characters.
    BreakingCase(edits: [.init("'\\d{5}'", "'[0-9]{5}'")], forward: [], backward: []),
    BreakingCase(
      edits: [.init("'\\d{5}', example: \"75001\"", "'\\d{5}', max_length: 9, example: \"75001\"")],
      forward: [],
      backward: []
    ),
    BreakingCase(
      edits: [
        .init("'\\d{5}', example: \"75001\"", "'\\d{5}( \\d)?', max_length: 6, example: \"75001\"")
      ],
      forward: [],
      backward: [
        "fr: pattern of `postal_code` in France now rejects texts that it accepted, such as `00000 0` [pattern-narrowed]"
      ]
    ),
    // To iOS, Android and the websites it is the same app.
    BreakingCase(edits: [.init("  Beta:\n", "  Preview:\n")], forward: [], backward: []),
    BreakingCase(
      edits: [
        .init("  Acme:\n", "  Main:\n"), .init("\"0A:1B", "\"0B:1B"),
      ],
      forward: [
        "Acme: Acme no longer has fingerprint `0A:1B:2C:3D:4E:5F:60:71:82:93:A4:B5:C6:D7:E8:F9:0A:1B:2C:3D:4E:5F:60:71:82:93:A4:B5:C6:D7:E8:F9` [variant-identity-changed]"
      ],
      backward: [
        "Main: Main no longer has fingerprint `0B:1B:2C:3D:4E:5F:60:71:82:93:A4:B5:C6:D7:E8:F9:0A:1B:2C:3D:4E:5F:60:71:82:93:A4:B5:C6:D7:E8:F9` [variant-identity-changed]"
      ]
    ),
    BreakingCase(
      edits: [
        .init("  Beta:\n", "  Preview:\n"), .init("statuses: [live, planned]", "statuses: [live]"),
      ],
      forward: [
        "Beta: links no longer open Beta: `be.acme.com` [entitlement-domain-removed]"
      ],
      backward: []
    ),
    BreakingCase(
      edits: [.init("    status: planned\n", "")],
      backward: ["be: Belgium (`be`) was live and is planned now [country-no-longer-live]"]
    ),
    BreakingCase(
      edits: [.init("tld: brussels", "tld: be")],
      forward: ["be: TLD `brussels` of Belgium is now `be` [tld-changed]"],
      backward: ["be: TLD `be` of Belgium is now `brussels` [tld-changed]"]
    ),
    BreakingCase(
      edits: [.init("    tld: brussels\n", "")],
      forward: ["be: TLD `brussels` of Belgium is removed [tld-changed]"]
    ),
  ]

  private static let hosts = [
    // A move breaks something only if the old hosts are not kept.
    BreakingCase(
      edits: [
        .init("hosts: subdomain\n    languages: [it-IT]", "hosts: tld\n    languages: [it-IT]")
      ],
      forward: ["it.acme.com", "it-api.acme.com", "it-events.acme.com"].map {
        "it: the app no longer calls or accepts `\($0)` in production [production-host-removed]"
      },
      backward: ["acme.it", "api.acme.it", "events.acme.it"].map {
        "it: the app no longer calls or accepts `\($0)` in production [production-host-removed]"
      }
    ),
    BreakingCase(
      edits: [
        .init(
          "hosts: subdomain\n    languages: [it-IT]",
          "hosts: tld\n    accepts: [subdomain]\n    languages: [it-IT]"
        )
      ],
      backward: ["acme.it", "api.acme.it", "events.acme.it"].map {
        "it: the app no longer calls or accepts `\($0)` in production [production-host-removed]"
      }
    ),
    BreakingCase(
      edits: [.init("auth: { label: auth,", "auth: { label: login,")],
      forward: [
        "auth: the app no longer calls or accepts `auth.acme.com` in production [production-host-removed]"
      ],
      backward: [
        "auth: the app no longer calls or accepts `login.acme.com` in production [production-host-removed]"
      ]
    ),
    // A host of all countries becomes the host of one country, and vice versa.
    BreakingCase(
      edits: [.init("auth: { label: auth, scope: global }", "auth: { label: auth }")],
      forward: [
        "auth: `auth.acme.com` leads to the United States alone now [production-host-reassigned]"
      ],
      backward: [
        "auth: the app no longer calls or accepts `it-auth.acme.com`, `auth.acme.fr`, `fr-auth.acme.com`, "
          + "`be-auth.acme.com` in production: service `auth` has other hosts [production-host-removed]"
      ]
    ),
    // A new service takes the label of a service that now has another label.
    BreakingCase(
      edits: [
        .init("events: { label: events }", "events: { label: calls }\n  talks: { label: events }")
      ],
      forward: [
        "events: `events.acme.com`, `it-events.acme.com`, `events.acme.fr`, `fr-events.acme.com`, "
          + "`be-events.acme.com` lead to service `talks` now [production-host-reassigned]"
      ],
      backward: [
        "talks: `events.acme.com`, `it-events.acme.com`, `events.acme.fr`, `fr-events.acme.com`, "
          + "`be-events.acme.com` lead to service `events` now [production-host-reassigned]",
        "events: the app no longer calls or accepts `calls.acme.com`, `it-calls.acme.com`, "
          + "`calls.acme.fr`, `fr-calls.acme.com`, `be-calls.acme.com` in production: "
          + "service `events` has other hosts [production-host-removed]",
        "talks: service `talks` is removed [service-removed]",
      ]
    ),
    // A removed domain still opens the app if another country now has it.
    BreakingCase(
      edits: [
        .init("    entitlement_domains: [links.acme.fr]\n", ""),
        .init("tld: brussels\n", "tld: brussels\n    entitlement_domains: [links.acme.fr]\n"),
      ],
      // Belgium is not live, so only the variant for planned countries opens the domain.
      forward: [
        "fr: `links.acme.fr` leads to Belgium now [production-host-reassigned]",
        "Acme: links no longer open Acme: `links.acme.fr` [entitlement-domain-removed]",
      ],
      backward: ["be: `links.acme.fr` leads to France now [production-host-reassigned]"]
    ),
    BreakingCase(
      edits: [.init("  language_url:", "  outputs: { swift: {} }\n  language_url:")],
      forward: ["Kotlin", "TypeScript"].map {
        "product: `\($0)` is no longer generated [generated-identifier-removed]"
      }
    ),
    // Two services swap their labels; the host is the same, but belongs to another service.
    BreakingCase(
      edits: [
        .init("api: { label: api,", "api: { label: events,"),
        .init("events: { label: events }", "events: { label: api }"),
      ],
      forward: [
        "api: `api.acme.com`, `it-api.acme.com`, `api.acme.fr`, `fr-api.acme.com`, `be-api.acme.com` "
          + "lead to service `events` now [production-host-reassigned]",
        "events: `events.acme.com`, `it-events.acme.com`, `events.acme.fr`, `fr-events.acme.com`, "
          + "`be-events.acme.com` lead to service `api` now [production-host-reassigned]",
      ],
      backward: [
        "api: `events.acme.com`, `it-events.acme.com`, `events.acme.fr`, `fr-events.acme.com`, "
          + "`be-events.acme.com` lead to service `events` now [production-host-reassigned]",
        "events: `api.acme.com`, `it-api.acme.com`, `api.acme.fr`, `fr-api.acme.com`, `be-api.acme.com` "
          + "lead to service `api` now [production-host-reassigned]",
      ]
    ),
    BreakingCase(
      edits: [.init("auth: { label: auth,", "login: { label: auth,")],
      forward: ["auth: service `auth` is removed [service-removed]"],
      backward: ["login: service `login` is removed [service-removed]"]
    ),
    BreakingCase(
      edits: [.init("    entitlement_domains: [links.acme.fr]\n", "")],
      forward: [
        "fr: links to `links.acme.fr` no longer open the app [entitlement-domain-removed]"
      ]
    ),
    BreakingCase(
      edits: [.init("statuses: [live, planned]", "statuses: [live]")],
      forward: ["Beta: links no longer open Beta: `be.acme.com` [entitlement-domain-removed]"]
    ),
  ]
}
