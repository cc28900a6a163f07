import CountryManifest
import Foundation
import ManifestCompiler
import ManifestFindings
import TestSupport
import Testing

/// Manifests with random combinations of the keys that form hosts.
@Suite struct HostShapeTests {
  /// Either the compiler reports that hosts collide, or every host and preview leads back to its
  /// environment.
  @Test func everyHostReadsBackOrIsReported() throws {
    var random = SeededGenerator(seed: 10)
    var valid = 0
    for _ in 0..<600 {
      let text = Self.manifest(&random)
      let checked = CheckedManifest(SourceFile(path: "countries.yaml", text: text))
      guard let manifest = checked.resolve() else {
        let ids = Set(checked.findings.filter { $0.severity == .error }.map(\.id.name))
        #expect(ids.isSubset(of: Self.expected), "\(ids) in\n\(text)")
        continue
      }
      valid += 1
      try expectInverse(manifest, text)
    }
    // Both outcomes must be common, or the random choice is useless.
    #expect(valid > 100 && valid < 500, "\(valid) of 600 are valid")
  }

  private static let expected: Set<String> = [
    "duplicate-host", "duplicate-value",
  ]

  private func expectInverse(_ manifest: ResolvedManifest, _ text: String) throws {
    for (position, environment) in manifest.environments.enumerated() {
      for (index, country) in manifest.countries.enumerated() {
        for service in manifest.services {
          let url = environment.url(of: service, for: country, name: "n-1")
          let meaning = try #require(manifest.hostLookup.resolve(url: url), "\(url) in\n\(text)")
          #expect(meaning.environment == position, "\(url) in\n\(text)")
          if service.isGlobal, environment.hosts?.value != .named {
            #expect(meaning.country == nil, "\(url) in\n\(text)")
          } else {
            #expect(meaning.country == index, "\(url) in\n\(text)")
          }
          let host = String(url.split(separator: "/")[1])
          if manifest.hostLookup.hasPaths(on: host) {
            #expect(manifest.hostLookup.resolve(host: host) == nil, "\(host) in\n\(text)")
          } else {
            #expect(manifest.hostLookup.resolve(host: host) == meaning, "\(host) in\n\(text)")
          }
        }
      }
    }
    for (index, country) in manifest.countries.enumerated() {
      for address in country.deepLinkHosts.map(\.value) {
        let meaning = manifest.hostLookup.resolve(url: "https://\(address)")
        #expect(meaning?.country == index, "\(address) in\n\(text)")
      }
    }
  }

  // MARK: Manifests

  private static func manifest(_ random: inout SeededGenerator) -> String {
    func pick(_ choices: [String]) -> String { choices[Int(random.next() % UInt64(choices.count))] }
    let shape = pick(["", "  subdomain_shape: service.country\n"])
    let web = pick(["", "www", "api", "it", "uk"])
    let api = pick(["api", "it", "uk", "staging", "web"])
    let other = pick(["", "  previews: { \(pick(previews)), hosts: named }\n"])
    let staging = pick(stagings)
    let production = pick(["shop", "x.shop", "preview"])
    let us = pick([
      "hosts: tld", "hosts: tld, accepts: [path]", "hosts: path", "hosts: path, accepts: [tld]",
    ])
    var rows = "  us: { tld: com, \(us), \(common("en-US")) }\n"
    for (code, locale) in [("it", "it-IT"), ("gb", "en-GB"), ("de", "de-DE")] {
      let prefix = pick([
        "", "", "prefix: uk, ", "prefix: api, ", "prefix: staging, ", "prefix: x, ",
      ])
      let place = pick([
        "hosts: subdomain", "hosts: tld", "hosts: subdomain, shared_tld: eu",
        "hosts: subdomain, shared_tld: de", "hosts: tld, accepts: [subdomain]",
        "hosts: subdomain, shared_tld: eu, accepts: [{ subdomain: com }, tld]",
        "hosts: subdomain, accepts: [tld, { subdomain: de }]", "hosts: path",
        "hosts: path, path: it", "hosts: path, path: x, accepts: [subdomain, tld]",
        "hosts: tld, accepts: [path]", "hosts: path, accepts: [{ path: de }]",
        "hosts: tld, sites: { production: x.shop }, accepts: [path]",
      ])
      let tld = ["it": "it", "gb": "co.uk", "de": "de"][code] ?? code
      rows += "  \(code): { tld: \(tld), \(prefix)\(place), \(common(locale)) }\n"
    }
    return """
      format: 1
      product:
        name: P
        default_country: us
      \(shape)  language_url: "https://{web_host}/{language}/{country}"
      environments:
        staging: { \(staging) }
      \(other)  production: { site: \(production), hosts: country }
      services:
        web: { label: "\(web)" }
        api: { label: \(api) }
        auth: { label: auth, scope: global }
      form_fields: { city: { label: City, content: city } }
      countries:
      \(rows)
      """
  }

  private static let stagings = [
    "site: shop-staging, hosts: country", "site: staging.shop, hosts: country",
    "site: uk.shop, hosts: subdomain", "domain: shop.dev, hosts: subdomain",
    "domain: staging.shop.com, hosts: subdomain", "domain: shop.de, hosts: subdomain",
    "domain: it.shop.eu, hosts: subdomain", "domain: shop.eu, hosts: named",
    "site: shop, hosts: subdomain", "domain: x.shop.dev, hosts: named",
    "domain: shop.dev, hosts: path", "domain: shop.de, hosts: path", "site: x.shop, hosts: path",
  ]

  private static let previews = [
    "site: preview", "domain: shop.dev", "domain: shop.it", "site: shop",
    "domain: preview.shop.dev", "domain: preview.shop.eu",
  ]

  private static func common(_ locale: String) -> String {
    "languages: [\(locale)], help_desk_locale: en, account_form: { fields: [city] }"
  }
}
