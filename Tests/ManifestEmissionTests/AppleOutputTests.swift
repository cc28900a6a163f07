import CountryManifest
import CountryManifest
import Foundation
import ManifestEmission
import SwiftEmission
import TestSupport
import Testing

/// The sizes and paths of the outputs for Apple's platforms.
struct AppleOutputTests {
  /// The file of the domain after `*.` serves the wildcard, as Apple's TN3155 says.
  @Test func wildcardIsServedByItsDomain() throws {
    let edited = try Places.frozenManifest().replacing(
      "    tld: it\n",
      with: "    tld: it\n    entitlement_domains: ['*.shops.acme.co.uk']\n"
    )
    let manifest = try resolve(edited)
    #expect(
      manifest.associationFiles.first { $0.name == "acme.co.uk" }?.hosts == ["shops.acme.co.uk"]
    )
    let app = try #require(manifest.apps.first { $0.name == "Nextdoor" })
    #expect(manifest.associatedDomains(of: app).contains("applinks:*.shops.acme.co.uk"))
    // It is no address of the country.
    let italy = try #require(manifest.countries.first { $0.code == "it" })
    #expect(!italy.deepLinkHosts.contains { $0.value.contains("*") })
    #expect(!manifest.acceptedHosts(for: italy).contains { "\($0.hosts)".contains("*") })
    let hosts = try #require(HostsEmitter.files(for: manifest).first).contents
    #expect(
      hosts.contains(
        #"{ "host": "*.shops.acme.co.uk", "country": "it", "status": "live", "use": "accepted", "#
          + #""association": "acme.co.uk", "services": [] }"#
      )
    )
  }

  /// On a host with countries by path, an included path follows the path of the country.
  @Test func includedPathsFollowThePathOfTheCountry() throws {
    let manifest = try resolve(Manifests.byPath(outputs: "aasa: { include: [/p/*, /about, /] }"))
    let files = AssociationFileEmitter.files(for: manifest)
    let paths = try files.map { file in
      let json = try JSONSerialization.jsonObject(with: Data(file.bytes)) as? [String: Any]
      let details = (json?["applinks"] as? [String: Any])?["details"] as? [[String: Any]]
      let components = details?.first?["components"] as? [[String: String]]
      return [file.path] + (components ?? []).compactMap { $0["/"] }
    }
    let file = "apple-app-site-association"
    #expect(
      paths == [
        ["aasa/acme.com/\(file)", "/p/*", "/about", "/"],
        [
          "aasa/acme.com-paths/\(file)", "/it/p/*", "/it/about", "/it", "/it/", "/us/p/*",
          "/us/about", "/us", "/us/",
        ],
      ]
    )
  }

  /// Apple's limit is 128 KB; the file contains nothing per country, so it does not grow with their
  /// number.
  @Test func associationFileOfEveryCountryIsSmall() throws {
    var manifest = Manifests.allCountries()
    manifest += "apps:\n"
    for variant in 0..<20 {
      manifest += "  V\(variant): { team: TEAMID1234, statuses: [live, planned], "
      manifest += "bundle: com.\(String(repeating: "x", count: 148))\(variant) }\n"
    }
    let files = try AssociationFileEmitter.files(for: resolve(manifest))
    #expect(files.count == 1)
    #expect(files.allSatisfy { $0.contents.utf8.count < 128_000 / 20 })
  }

  /// Paths are compared without letter case, as on a Mac's disk.
  @Test func noTwoOutputsShareAPath() throws {
    for manifest in try [Places.frozenManifest(), Manifests.keywords, Manifests.allCountries()] {
      let paths = try emittedFiles(manifest).map { $0.path.lowercased() }
      #expect(Set(paths).count == paths.count)
      #expect(paths.allSatisfy { !$0.hasPrefix("/") && !$0.split(separator: "/").contains("..") })
    }
  }
}
