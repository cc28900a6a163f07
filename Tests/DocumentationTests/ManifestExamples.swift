/// An example for each mapping of the manifest, with all of its keys, by the title of its table.
///
/// Each example replaces the sections with the same names in `base`.
enum ManifestExamples {
  /// The manifest into which the examples are put.
  static let base = """
    format: 1

    product:
      name: Acme
      default_country: us
      language_url: "https://{web_host}/?lang={language}"
      help_desk_url: "https://help.acme.com/{help_desk_locale}"

    environments:
      dev: { domain: localhost, hosts: subdomain, scheme: http }
      production: { site: acme, hosts: country }

    services:
      web: { label: "" }
      api: { label: api }

    form_fields:
      city: { label: City, content: city }
      postal_code: { label: Postal code, content: postal_code }

    countries:
      us: { tld: com, hosts: tld, languages: [en-US] }

    """

  static let byTitle = [
    "The manifest": """
    format: 1
    product: { name: Acme, default_country: us, language_url: "https://{web_host}/?lang={language}" }
    environments:
      production: { site: acme, hosts: country }
    services:
      web: { label: "" }
    apps:
      Acme: { team: ABCDE12345, bundle: com.acme.app, statuses: [live] }
    localization: { development_language: en }
    form_fields:
      city: { label: City, content: city }
    countries:
      us: { tld: com, hosts: tld, languages: [en-US], account_form: { fields: [city] } }
      it: { hosts: subdomain, languages: [it-IT] }
    """,
    "`product`": """
    product:
      name: Acme
      default_country: us
      subdomains_per_domain: 20
      subdomain_shape: service.country
      help_desk_url: "https://acme.zendesk.com/hc/{help_desk_locale}"
      language_url: "https://{web_host}/{locale}"
      outputs: { swift: {}, strings: {} }
    """,
    "`outputs`": """
    product:
      name: Acme
      default_country: us
      language_url: "https://{web_host}/{locale}"
      outputs:
        swift: {}
        kotlin: { package: com.acme.countries }
        typescript: {}
        json: {}
        entitlements: {}
        aasa: { exclude: [/admin/*] }
        strings: {}
        xcstrings: {}
        smartling: {}
        android: {}
        assetlinks: {}
        hosts: {}
        table: {}
        schema: {}
    """,
    "`swift`": """
    product:
      name: Acme
      default_country: us
      language_url: "https://{web_host}/{locale}"
      outputs:
        swift: { prefix: Acme }
    """,
    "`kotlin`": """
    product:
      name: Acme
      default_country: us
      language_url: "https://{web_host}/{locale}"
      outputs:
        kotlin: { package: com.acme.countries }
    """,
    "`aasa`": """
    product:
      name: Acme
      default_country: us
      language_url: "https://{web_host}/{locale}"
      outputs:
        aasa: { webcredentials: true, exclude: [/admin/*, /legal/terms] }
    """,
    "An environment": """
    environments:
      dev: { domain: localhost, hosts: subdomain, scheme: http }
      preview: { site: preview.acme, hosts: named }
      production: { site: acme, hosts: country }
    """,
    "A service": """
    services:
      web: { label: www }
      api: { label: api, dev: { port: 8000 } }
      auth: { label: auth, scope: global }
    """,
    "A service's environment": """
    services:
      web: { label: "" }
      api: { label: api, dev: { scheme: https, port: 8443 } }
      auth: { label: login, scope: global, production: { domain: acme-id.net } }
    """,
    "An app variant": """
    apps:
      Acme:
        team: ABCDE12345
        bundle: com.acme.app
        statuses: [live]
        android: { package: com.acme.app, sha256: ["\(fingerprint)"] }
      AcmeBeta:
        team: ABCDE12345
        bundle: com.acme.beta
        statuses: [live, planned]
    """,
    "`android`": """
    apps:
      Acme:
        team: ABCDE12345
        bundle: com.acme.app
        statuses: [live]
        android:
          package: com.acme.app
          sha256: ["\(fingerprint)"]
    """,
    "`localization`": """
    localization:
      development_language: de
      languages: [fr]
    """,
    "A form field": """
    form_fields:
      city: { label: City, content: city }
      member_number:
        label: Member number
        content: text
        keyboard: numbers
        pattern: "[0-9]{6}"
        example: "123456"
        max_length: 6
    """,
    "A country": """
    countries:
      us: { tld: com, hosts: tld, languages: [en-US] }
      gb:
        status: planned
        tld: co.uk
        prefix: uk
        path: gb
        hosts: subdomain
        shared_tld: eu
        sites: { production: acme-britain }
        accepts: [tld, path]
        name: Great Britain
        names: { en-GB: Britain }
        currency: EUR
        languages: [en-GB]
        help_desk_locale: en-gb
        account_form: { fields: [city] }
        entitlement_domains: [acme-britain.com]
    """,
    "An accepted domain": """
    countries:
      us: { tld: com, hosts: tld, languages: [en-US] }
      it: { hosts: subdomain, shared_tld: eu, accepts: [{ subdomain: com }, { path: net }], languages: [it-IT] }
    """,
    "A language": """
    countries:
      us: { tld: com, hosts: tld, languages: [en-US] }
      ca:
        hosts: subdomain
        languages:
          - { locale: en-CA, lproj: en }
          - locale: fr-CA
            url: "https://ca.acme.com/francais"
            help_desk_locale: fr
            lproj: fr
            android: fr-rCA
            smartling: fr
        help_desk_locale: en-ca
    """,
    "`account_form`": """
    countries:
      us:
        tld: com
        hosts: tld
        languages: [en-US]
        account_form:
          fields: [city, { postal_code: { label: ZIP code } }]
          optional: [postal_code]
    """,
    "A form field of a country": """
    countries:
      us:
        tld: com
        hosts: tld
        languages: [en-US]
        account_form:
          fields:
            - city
            - postal_code:
                label: ZIP code
                keyboard: numbers_and_punctuation
                pattern: "[0-9]{5}"
                example: "94103"
                max_length: 5
    """,
  ]

  private static let fingerprint = (0..<32).map { byte in
    ["0A", "1B", "2C", "3D"][byte % 4]
  }.joined(separator: ":")
}
