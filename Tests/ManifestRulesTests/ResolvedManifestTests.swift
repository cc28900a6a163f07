import CountryManifest
import ManifestCompiler
import ManifestFindings
import Testing

/// Parts of the resolved manifest that do not occur in the outputs of the real manifest.
@Suite struct ResolvedManifestTests {
  private func resolve(_ text: String) throws -> (ResolvedManifest, SourceFile) {
    let checked = CheckedManifest(SourceFile(path: "countries.yaml", text: text))
    return (try #require(checked.resolve(), "\(checked.findings.map(\.message))"), checked.file)
  }

  private func manifest(productionHosts: String) -> String {
    """
    format: 1
    product: { name: P, default_country: us, language_url: "https://{web_host}/{language}" }
    environments:
      dev: { site: example-dev, hosts: country, scheme: http }
      preview: { site: example-test, hosts: named }
      production: { site: example, hosts: \(productionHosts) }
    services:
      web: { label: "", dev: { port: 8000 } }
      api: { label: api, preview: { port: 8443 } }
      auth: { label: auth, scope: global, dev: { scheme: https } }
    form_fields: { city: { label: City, content: city } }
    countries:
      us: { tld: com, hosts: tld, languages: [en-US], help_desk_locale: en, account_form: { fields: [city] } }
      it:
        tld: it
        hosts: tld
        accepts: [subdomain]
        languages: [it-IT]
        help_desk_locale: it
        account_form: { fields: [city] }
        entitlement_domains: [example-italia.it]
    """
  }

  @Test func deepLinkHostsFollowTheProductionEnvironment() throws {
    let (byCountry, _) = try resolve(manifest(productionHosts: "country"))
    #expect(byCountry.countries[1].languages[0].url.value == "https://example.it/it")
    #expect(
      byCountry.countries[1].deepLinkHosts.map(\.value)
        == ["example.it", "it.example.com", "example-italia.it"]
    )
    let (onSubdomains, _) = try resolve(manifest(productionHosts: "subdomain"))
    #expect(onSubdomains.countries[1].languages[0].url.value == "https://it.example.com/it")
    #expect(
      onSubdomains.countries[1].deepLinkHosts.map(\.value) == [
        "it.example.com", "example-italia.it",
      ]
    )
    for host in onSubdomains.countries[1].deepLinkHosts.map(\.value) {
      #expect(onSubdomains.hostLookup.resolve(host: host)?.country == 1)
    }
  }

  @Test func addressesOfLanguagesLeadBack() throws {
    let (manifest, _) = try resolve(
      """
      format: 1
      product: { name: Acme, default_country: us, language_url: "{web_url}/" }
      environments:
        staging: { site: acme-staging, hosts: country, scheme: http }
        production: { site: acme, hosts: country }
      services: { web: { label: "", staging: { port: 8000 } } }
      countries:
        us: { tld: com, hosts: tld, languages: [en-US, { locale: es-US, url: "https://acme.com/es" }] }
        ch:
          hosts: path
          path: de-ch
          languages:
            - de-CH
            - { locale: fr-CH, url: "https://acme.com/fr-CH/accueil" }
            - { locale: it-CH, url: "https://svizzera.acme.com/" }
        de: { hosts: path, languages: [de-DE, { locale: en-DE, url: "https://acme.com/index.en" }] }
        at: { hosts: path, languages: [de-AT, { locale: en-AT, url: "https://acme.com/index.en" }] }
        es: { hosts: path, languages: [es-ES, { locale: ca-ES, url: "https://acme.com/es" }] }
        mx: { hosts: path, languages: [{ locale: es-MX, url: "https://acme.com/de" }] }
      """
    )
    let expected = [
      "https://acme.com/fr-CH": "production ch", "https://acme.com/fr-CH/accueil": "production ch",
      "https://acme.com/fr-ch/": "production us", "https://acme.com/fr-CH-x": "production us",
      "https://svizzera.acme.com/x": "production ch", "https://acme.com/": "production us",
      // Two countries have it.
      "https://acme.com/index.en": "production us",
      // A country's own path wins.
      "https://acme.com/es": "production es", "https://acme.com/de": "production de",
      "http://acme-staging.com:8000/fr-CH/x": "staging ch",
      "http://svizzera.acme-staging.com:8000/": "nobody",
    ]
    for (url, owner) in expected {
      let meaning = manifest.hostLookup.resolve(url: url)
      let country = meaning?.country.map { manifest.countries[$0].code } ?? ""
      let found = meaning.map { "\(manifest.environments[$0.environment].name) \(country)" }
      #expect((found ?? "nobody") == owner, "\(url)")
    }
    #expect(
      manifest.countries[1].deepLinkHosts.map(\.value)
        == ["acme.com/de-ch", "acme.com/fr-CH", "svizzera.acme.com"]
    )
    #expect(
      manifest.countries[1].languages[1].ownURLs.map(\.url)
        == ["http://acme-staging.com:8000/fr-CH", "https://acme.com/fr-CH"]
    )
  }

  @Test func everyHostThatOpensTheAppIsExplained() throws {
    let (manifest, file) = try resolve(manifest(productionHosts: "country"))
    let explained = manifest.facts
      .filter { $0.isAt("countries.it.entitlement_domains") && $0.origin != nil }
      .map { "\($0.path ?? ""): \($0.value), \($0.origin?.sentence(in: file) ?? "")" }
    let path = "countries.it.entitlement_domains"
    #expect(
      explained == [
        "\(path): example.it, derived from the production web host of the country at countries.yaml:14:3",
        "\(path): it.example.com, derived from the accepted host form at countries.yaml:17:15",
        "\(path)[0]: example-italia.it, written at countries.yaml:21:27",
      ]
    )
  }
}
