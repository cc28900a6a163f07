/// Breaking changes of languages, forms, services, environments and app variants.
extension BreakingCase {
  static let languages = [
    BreakingCase(
      edits: [.init("[{ locale: nl-BE, lproj: nl }, ", "[")],
      forward: ["be: language `nl-BE` of Belgium is removed [language-removed]"]
    ),
    BreakingCase(
      edits: [.init("[it-IT]", "[{ locale: it-IT, smartling: it }]")],
      forward: [
        "it: Smartling locale `it-IT` of language `it-IT` is removed [smartling-locale-removed]"
      ],
      backward: [
        "it: Smartling locale `it` of language `it-IT` is removed [smartling-locale-removed]"
      ]
    ),
    BreakingCase(
      edits: [.init("lproj: nl }", "lproj: nl-BE }")],
      forward: [
        "product: `AppLanguage.nl` is no longer in the generated Swift [generated-identifier-removed]",
        "product: `AppLanguage.NL` is no longer in the generated Kotlin [generated-identifier-removed]",
        "product: `AppLanguage \"nl\"` is no longer in the generated TypeScript "
          + "[generated-identifier-removed]",
      ],
      backward: [
        "product: `AppLanguage.nlBE` is no longer in the generated Swift [generated-identifier-removed]",
        "product: `AppLanguage.NL_BE` is no longer in the generated Kotlin "
          + "[generated-identifier-removed]",
        "product: `AppLanguage \"nl-BE\"` is no longer in the generated TypeScript "
          + "[generated-identifier-removed]",
      ]
    ),
    BreakingCase(
      edits: [.init("development_language: en", "development_language: fr")],
      forward: [
        "product: the development language was `en` and is `fr` now [development-language-changed]"
      ],
      backward: [
        "product: the development language was `fr` and is `en` now [development-language-changed]"
      ]
    ),
  ]

  static let forms = [
    BreakingCase(
      edits: [.init("optional: [nickname]", "optional: []")],
      forward: [
        "it: field `nickname` in the form of Italy was optional and is required now [required-field-added]"
      ]
    ),
    BreakingCase(
      edits: [.init("[name, postal_code] }", "[name, nickname, postal_code] }")],
      forward: [
        "us: field `nickname` in the form of the United States is new and required [required-field-added]"
      ]
    ),
    BreakingCase(
      edits: [.init("'\\d{5}'", "'[1-9]\\d{4}'")],
      forward: [
        "fr: pattern of `postal_code` in France now rejects texts that it accepted, such as `00000` [pattern-narrowed]"
      ]
    ),
    BreakingCase(
      edits: [.init("max_length: 20", "max_length: 9")],
      forward: [
        "it: `nickname` in Italy accepts at most 9 characters now, not 20 [max-length-reduced]"
      ]
    ),
    BreakingCase(
      edits: [.init("content: family_name }", "content: family_name, max_length: 40 }")],
      forward: [
        "name: `name` in the United States, Italy, France accepts at most 40 characters now, "
          + "not any number [max-length-reduced]"
      ]
    ),
    // The message shows a rejected text. It shows the empty text only if no other is rejected.
    BreakingCase(
      edits: [.init("content: family_name }", "content: family_name, pattern: '[a-z]+' }")],
      forward: [
        "name: pattern of `name` in the United States, Italy, France now rejects texts that it accepted, such as `0` [pattern-narrowed]"
      ]
    ),
    BreakingCase(
      edits: [.init("content: family_name }", "content: family_name, pattern: '(\\s|\\S)+' }")],
      forward: [
        "name: pattern of `name` in the United States, Italy, France now rejects an empty text [pattern-narrowed]"
      ]
    ),
    // A country whose limit differs gets a separate message.
    BreakingCase(
      edits: [
        .init("content: family_name }", "content: family_name, max_length: 40 }"),
        .init("[name, nickname, ", "[{ name: { max_length: 30 } }, nickname, "),
      ],
      forward: [
        "name: `name` in the United States, France accepts at most 40 characters now, "
          + "not any number [max-length-reduced]",
        "it: `name` in Italy accepts at most 30 characters now, not any number [max-length-reduced]",
      ]
    ),
  ]

  static let rows = [
    BreakingCase(
      edits: [.init("  events: { label: events }\n", "")],
      forward: ["events: service `events` is removed [service-removed]"]
    ),
    BreakingCase(
      edits: [.init("  preview: { site: acme-test, hosts: named }\n", "")],
      forward: ["preview: environment `preview` is removed [environment-removed]"]
    ),
    BreakingCase(
      edits: [.init("site: acme-test, hosts: named", "site: acme-test, hosts: subdomain")],
      forward: [
        "preview: `Environment.preview(country:name:)` is no longer in the generated Swift "
          + "[generated-identifier-removed]",
        "preview: `Environment.Preview(country, name)` is no longer in the generated Kotlin "
          + "[generated-identifier-removed]",
        "preview: `Environment \"preview\" with name` is no longer in the generated TypeScript "
          + "[generated-identifier-removed]",
      ],
      backward: [
        "preview: `Environment.preview(country:)` is no longer in the generated Swift "
          + "[generated-identifier-removed]",
        "preview: `Environment.Preview(country)` is no longer in the generated Kotlin "
          + "[generated-identifier-removed]",
        "preview: `Environment \"preview\"` is no longer in the generated TypeScript "
          + "[generated-identifier-removed]",
      ]
    ),
    BreakingCase(
      edits: [
        .init(
          "  Beta:\n    team: TEAMID1234\n    bundle: com.acme.beta\n    statuses: [live, planned]\n",
          ""
        )
      ],
      forward: ["Beta: app variant Beta is removed [variant-removed]"]
    ),
    BreakingCase(
      edits: [
        .init("sha256: [\"0A:", "sha256: [\"1A:"),
        .init("bundle: com.acme.app", "bundle: com.acme.other"),
      ],
      forward: [
        "Acme: Acme no longer has bundle `com.acme.app` [variant-identity-changed]",
        "Acme: Acme no longer has fingerprint `0A:1B:2C:3D:4E:5F:60:71:82:93:A4:B5:C6:D7:E8:F9:0A:1B:2C:3D:4E:5F:60:71:82:93:A4:B5:C6:D7:E8:F9` "
          + "[variant-identity-changed]",
      ],
      backward: [
        "Acme: Acme no longer has bundle `com.acme.other` [variant-identity-changed]",
        "Acme: Acme no longer has fingerprint `1A:1B:2C:3D:4E:5F:60:71:82:93:A4:B5:C6:D7:E8:F9:0A:1B:2C:3D:4E:5F:60:71:82:93:A4:B5:C6:D7:E8:F9` "
          + "[variant-identity-changed]",
      ]
    ),
    BreakingCase(
      edits: [
        .init(
          "team: TEAMID1234\n    bundle: com.acme.app",
          "team: ABCDE12345\n    bundle: com.acme.app"
        ),
        .init("package: com.acme.app", "package: com.acme.phone"),
      ],
      forward: [
        "Acme: Acme no longer has team `TEAMID1234` [variant-identity-changed]",
        "Acme: Acme no longer has package `com.acme.app` [variant-identity-changed]",
      ],
      backward: [
        "Acme: Acme no longer has team `ABCDE12345` [variant-identity-changed]",
        "Acme: Acme no longer has package `com.acme.phone` [variant-identity-changed]",
      ]
    ),
    BreakingCase(
      edits: [
        .init(
          "  it:\n    tld: it\n    hosts: subdomain",
          "  it:\n    tld: it\n    hosts: path\n    accepts: [subdomain]"
        )
      ],
      forward: [
        "production: `acme.com`, `api.acme.com`, `events.acme.com` alone no longer identify a country "
          + "[host-shared-by-countries]"
      ],
      backward: ["acme.com/it", "api.acme.com/it", "events.acme.com/it"].map {
        "it: the app no longer calls or accepts `\($0)` in production [production-host-removed]"
      }
    ),
    BreakingCase(
      edits: [
        .init("default_country: us", "default_country: fr"),
        .init("    accepts: [subdomain]\n", ""),
      ],
      forward: ["product: the default country was `us` and is `fr` now [default-country-changed]"],
      backward: ["product: the default country was `fr` and is `us` now [default-country-changed]"],
      isPartial: true
    ),
    BreakingCase(
      edits: [
        .init(
          "  language_url:",
          "  outputs: { swift: {}, kotlin: { package: com.acme } }\n  language_url:"
        )
      ],
      forward: [
        "product: `package ndcountries` is no longer in the generated Kotlin [generated-identifier-removed]"
      ],
      isPartial: true
    ),
    BreakingCase(
      edits: [
        .init(
          "  language_url:",
          "  outputs: { swift: {}, kotlin: {}, typescript: {}, aasa: { webcredentials: true, exclude: [/admin/*] } }\n"
            + "  language_url:"
        )
      ],
      forward: ["product: links to `/admin/*` no longer open the app [link-path-excluded]"],
      backward: [
        "product: passwords and passkeys of the website can no longer be used in the app [web-credentials-removed]"
      ]
    ),
  ]
}
