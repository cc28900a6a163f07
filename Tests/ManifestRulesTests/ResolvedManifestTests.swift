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

  @Test func environmentsAndServicesHaveTheirKinds() throws {
    let (manifest, _) = try resolve(manifest(productionHosts: "country"))
    #expect(manifest.tableEnvironments.map(\.name) == ["dev", "production"])
    #expect(manifest.namedEnvironments.map(\.name) == ["preview"])
    #expect(manifest.countryServices.map(\.name) == ["web", "api"])
    #expect(manifest.globalServices.map(\.name) == ["auth"])
    let urls = manifest.environments.map { environment in
      manifest.services.map { environment.url(of: $0, for: manifest.countries[1], name: "foo") }
    }
    #expect(
      urls == [
        [
          "http://example-dev.it:8000", "http://api.example-dev.it", "https://auth.example-dev.com",
        ],
        [
          "https://it-foo.example-test.com", "https://it-foo.example-test.com:8443",
          "https://it-foo.example-test.com",
        ],
        ["https://example.it", "https://api.example.it", "https://auth.example.com"],
      ]
    )
    let groups = manifest.namedEnvironments[0].servicesByAddress.map { $0.services.map(\.name) }
    #expect(groups == [["web", "auth"], ["api"]])
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
