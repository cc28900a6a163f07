import CountryManifest
import ManifestComparison
import ManifestCompiler
import ManifestFindings
import Testing

/// A small manifest, and edits of it.
enum Sample {
  static let base = """
    format: 1
    product:
      name: Acme
      default_country: us
      subdomains_per_domain: 20
      help_desk_url: "https://help.acme.com/{help_desk_locale}"
      language_url: "https://{web_host}/?lang={language}"
    environments:
      dev: { site: localhost, hosts: subdomain, scheme: http }
      preview: { site: acme-test, hosts: named }
      production: { site: acme, hosts: country }
    services:
      web: { label: "" }
      api: { label: api, dev: { port: 8000 } }
      auth: { label: auth, scope: global }
      events: { label: events }
    apps:
      Acme:
        team: TEAMID1234
        bundle: com.acme.app
        statuses: [live]
        android: { package: com.acme.app, sha256: ["0A:1B:2C:3D:4E:5F:60:71:82:93:A4:B5:C6:D7:E8:F9:0A:1B:2C:3D:4E:5F:60:71:82:93:A4:B5:C6:D7:E8:F9"] }
      Beta:
        team: TEAMID1234
        bundle: com.acme.beta
        statuses: [live, planned]
    localization:
      development_language: en
    form_fields:
      name: { label: Name, content: family_name }
      nickname: { label: Nickname, content: text, max_length: 20 }
      postal_code: { label: Postal code, content: postal_code }
    countries:
      us:
        tld: com
        hosts: tld
        languages: [en-US]
        help_desk_locale: en_US
        account_form: { fields: [name, postal_code] }
      it:
        tld: it
        hosts: subdomain
        languages: [it-IT]
        help_desk_locale: it
        account_form: { fields: [name, nickname, postal_code], optional: [nickname] }
      fr:
        tld: fr
        hosts: tld
        accepts: [subdomain]
        languages: [fr-FR]
        help_desk_locale: fr
        entitlement_domains: [links.acme.fr]
        account_form: { fields: [name, { postal_code: { pattern: '\\d{5}', example: "75001" } }] }
      be:
        status: planned
        tld: brussels
        hosts: subdomain
        languages: [{ locale: nl-BE, lproj: nl }, { locale: fr-BE, lproj: fr }]
        help_desk_locale: fr

    """

  struct Edit: Sendable {
    let old: String
    let new: String

    init(_ old: String, _ new: String) { (self.old, self.new) = (old, new) }
  }

  /// The manifest with edits; the old text of each edit must occur in it.
  static func manifest(_ edits: [Edit] = []) throws -> String {
    try edits.reduce(base) { text, edit in
      try #require(text.contains(edit.old), "\(edit.old)")
      return text.replacing(edit.old, with: edit.new, maxReplacements: 1)
    }
  }

  static func checked(_ text: String) -> CheckedManifest {
    CheckedManifest(SourceFile(path: "countries.yaml", text: text))
  }

  static func resolved(_ text: String) throws -> ResolvedManifest {
    let checked = checked(text)
    // Two statements, because a failed expectation prints every value in it.
    guard let resolved = checked.resolve() else {
      let renderer = TextRenderer(usesColor: false)
      throw Invalid(findings: renderer.render(checked.findings, in: checked.file))
    }
    return resolved
  }

  struct Invalid: Error {
    let findings: String
  }

  static func review(from old: String, to new: String) throws -> Review {
    Review(
      from: try resolved(old),
      to: try resolved(new),
      allowing: checked(new).allowedBreakingChanges
    )
  }
}
