import CountryManifest
import ManifestCompiler
import ManifestEditing
import ManifestFindings
import Testing

/// The first manifest of a product.
@Suite struct NewManifestTests {
  /// One certificate is enough for a few subdomains.
  @Test(arguments: [15: "subdomain", 16: "tld"])
  func manyCountriesHaveDomainsOfTheirOwn(_ count: Int, _ hosts: String) throws {
    let codes = [
      "us", "it", "fr", "de", "es", "nl", "pt", "at", "dk", "se", "no", "fi", "pl", "ie", "gr",
      "cz",
    ]
    let countries = Array(codes.prefix(count))
    let manifest = NewManifest(
      product: "Acme",
      domain: "acme.com",
      countries: countries,
      standards: .embedded
    )
    let rows = try #require(try manifest.checked().manifest).countries
    #expect(rows.map(\.code.value) == countries)
    #expect(rows.dropFirst().allSatisfy { $0.hosts?.value.rawValue == hosts })
  }
}
