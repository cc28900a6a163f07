/// Mistakes in the manifest's syntax, in its shape, and in its content, by the rule that
/// names them.
let mistakes: [Mistake] = syntaxMistakes + shapeMistakes + productMistakes + countryMistakes

private let syntaxMistakes = [
  Mistake("syntax-error", "    tld: it\n", "\ttld: it\n"),
  Mistake("syntax-error", "    tld: it\n", "    tld it\n"),
  Mistake("syntax-error", "    tld: it\n", "    tld: it: it\n"),
  Mistake("syntax-error", "    tld: it\n", "    tld: @it\n"),
  Mistake("wrong-indentation", "    languages: [it-IT]", "   languages: [it-IT]"),
  Mistake("syntax-error", "languages: [it-IT]", "languages: [it-IT"),
  Mistake(
    "syntax-error",
    "language_url: \"https://{web_host}/?lang={language}\"",
    "language_url: {web_host}/?lang={language}"
  ),
  Mistake("unclosed-quote", "label: First name,", "label: \"First name,"),
  Mistake("unclosed-quote", "  \"no\":", "  \"no:"),
  Mistake("unreadable-text", "label: First name,", "label: First\u{0} name,"),
  Mistake("unreadable-text", "label: First name,", "label: First\u{85}name,"),
  Mistake("unsupported-yaml", "    tld: it\n", "    tld: !text it\n"),
  Mistake("unsupported-yaml", "    tld: it\n", "    tld: &it it\n"),
  Mistake("multiple-documents", "\nproduct:", "\n---\nproduct:", at: "---"),
]

private let shapeMistakes = [
  Mistake("syntax-error", "    tld: nl\n", "    tld:nl\n"),
  Mistake("invalid-url-placeholder", "https://{web_host}/?", "https://{web_hots}/?"),
  Mistake("duplicate-key", "  es:\n", "  it:\n"),
  Mistake("duplicate-key", "    tld: it\n", "    tld: it\n    tld: \"it\"\n", at: "tld: \"it\""),
  Mistake("unknown-key", "languages: [it-IT]", "langauges: [it-IT]"),
  Mistake("unknown-key", "product:\n", "produkt:\n"),
  Mistake("unknown-key", "    tld: it\n", "    tld: it\n    population: 59\n", at: "population"),
  Mistake("missing-key", "    tld: nl\n", "", at: "  nl:"),
  Mistake("missing-key", "    languages: [it-IT]\n", "", at: "  it:"),
  Mistake("missing-key", "{ locale: en-AU, lproj: en-GB }", "{ lproj: en-GB }"),
  Mistake("wrong-type", "languages: [it-IT]", "languages: it-IT"),
  Mistake("wrong-type", "    tld: it\n", "    tld:\n"),
  Mistake("wrong-type", "    tld: it\n", "    tld: [it]\n"),
  Mistake("wrong-type", "dev: { port: 8177 }", "dev: { port: 81770 }"),
  Mistake("wrong-type", "dev: { port: 8177 }", "dev: { port: web }"),
  Mistake("wrong-type", "subdomains_per_domain: 20 ", "subdomains_per_domain: many "),
  Mistake("unknown-value", "hosts: subdomain, scheme", "hosts: sudomain, scheme"),
  Mistake("unknown-value", "statuses: [live]", "statuses: [alive]"),
  Mistake("unknown-format", "format: 1", "format: 2"),
  Mistake("unquoted-ambiguous-scalar", "  \"no\":\n", "  no:\n"),
  Mistake("unquoted-ambiguous-scalar", "tld: \"no\"", "tld: no"),
]

private let productMistakes = [
  Mistake("unknown-default-country", "default_country: us", "default_country: uss"),
  Mistake(
    "default-country-on-subdomain",
    "hosts: tld\n    languages: [en-US]",
    "hosts: subdomain\n    languages: [en-US]"
  ),
  Mistake("malformed-url", "\"https://help.nextdoor.com/", "\"http://help.nextdoor.com/"),
  Mistake(
    "url-host-outside-product",
    "\"https://be.nextdoor.com/fr/",
    "\"https://be.nextdoor.co/fr/"
  ),
  Mistake("invalid-url-placeholder", "={help_desk_locale}", "={locale}"),
  Mistake("invalid-url-placeholder", "?lang={language}", "?lang={langage}"),
  Mistake(
    "unsafe-production-host",
    "{ site: nextdoor,         hosts: country }",
    "{ site: nextdoor, hosts: country, scheme: http }"
  ),
  Mistake("invalid-host-label", "{ site: nextdoor,  ", "{ site: next_door,  "),
  Mistake("duplicate-host", "{ site: nextdoor-staging,", "{ site: nextdoor-test,"),
  Mistake("duplicate-host", "{ label: sockets, ", "{ label: it, "),
  Mistake("duplicate-host", "{ label: sockets, ", "{ label: it-api, "),
  Mistake(
    "missing-production-environment",
    "{ site: nextdoor,         hosts: country }",
    "{ site: nextdoor,         hosts: named }"
  ),
  Mistake("missing-production-environment", "  production: {", "  produktion: {"),
  Mistake("subdomain-limit-exceeded", "subdomains_per_domain: 20", "subdomains_per_domain: 9"),
  Mistake(
    "subdomain-limit-nearly-reached",
    "subdomains_per_domain: 20",
    "subdomains_per_domain: 12"
  ),
  Mistake(
    "redundant-override",
    "auth:     { label: auth,     scope: global,",
    "auth:     { label: auth,     scope: global, staging: { scheme: https },"
  ),
]

private let countryMistakes = [
  Mistake("unknown-country-code", "  at:\n", "  xx:\n"),
  Mistake("nonstandard-country-code", "  gb:\n", "  uk:\n"),
  Mistake("uppercase-country-code", "  it:\n", "  IT:\n"),
  Mistake("duplicate-tld", "tld: es\n", "tld: it\n"),
  Mistake("duplicate-prefix", "tld: it\n", "tld: it\n    prefix: es\n", at: "prefix: es"),
  Mistake("duplicate-host", "tld: it\n", "tld: it\n    prefix: api\n", at: "prefix: api"),
  Mistake("conflicting-domain", "{ site: nextdoor-staging,", "{ domain: nextdoor.dev,"),
  Mistake("unknown-domain-suffix", "tld: it\n", "tld: it\n    shared_tld: uk.co\n", at: "uk.co"),
  Mistake("foreign-cctld", "tld: es\n", "tld: pt\n"),
  Mistake("unknown-domain-suffix", "tld: co.uk", "tld: uk.co"),
  Mistake("invalid-language-tag", "[it-IT]", "[it_IT]"),
  Mistake("invalid-language-tag", "[nb-NO]", "[no-NO]"),
  Mistake("locale-region-mismatch", "[it-IT]", "[it-CH]"),
  Mistake("language-foreign-to-country", "[sv-SE]", "[es-SE]"),
  Mistake("help-desk-locale-mismatch", "help_desk_locale: en_AU", "help_desk_locale: en_GB"),
  Mistake("help-desk-locale-mismatch", "help_desk_locale: da", "help_desk_locale: sv"),
  Mistake(
    "help-desk-locale-mismatch",
    "fr-CA, help_desk_locale: fr",
    "fr-CA, help_desk_locale: fr_FR"
  ),
  Mistake("invalid-help-desk-locale", "help_desk_locale: en_AU", "help_desk_locale: en_UK"),
  Mistake("invalid-help-desk-locale", "help_desk_locale: da", "help_desk_locale: dk"),
  Mistake("invalid-help-desk-locale", "help_desk_locale: sv", "help_desk_locale: se"),
  Mistake("duplicate-locale", "[it-IT]", "[it-IT, it-IT]"),
  Mistake(
    "duplicate-language-url",
    "{ locale: en-CA, lproj: en }",
    "{ locale: en-CA, lproj: en, url: \"https://ca.nextdoor.com/?lang=fr\" }",
    at: "locale: fr-CA"
  ),
  Mistake(
    "unknown-form-field",
    "street_address, city, county, postal_code]",
    "street_adress, city, county, postal_code]"
  ),
  Mistake(
    "duplicate-form-field",
    "street_address, city, county, postal_code]",
    "street_address, city, city, county, postal_code]"
  ),
  Mistake(
    "optional-field-not-in-form",
    "optional: [county, postal_code]",
    "optional: [county, postal_code, state]"
  ),
  Mistake("rejected-example", "example: SW1A 1AA", "example: SW1A 1A"),
  Mistake("nonportable-pattern", "example: SW1A 1AA", "pattern: \"[A-Z\""),
  Mistake("redundant-override", "[it-IT]", "[{ locale: it-IT, smartling: it-IT }]"),
  Mistake(
    "malformed-entitlement-domain",
    "    tld: it\n",
    "    entitlement_domains: [\"https://it.nextdoor.com/\"]\n    tld: it\n"
  ),
  Mistake("redundant-accepted-host", "accepts: [subdomain] ", "accepts: [tld] "),
]
