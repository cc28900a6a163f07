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

  /// Domains and countries of many kinds; a manifest with a finding would be refused.
  @Test(arguments: [
    "acme.co.uk gb", "acme.de de,at,ch", "acme.jp jp", "acme.com.br br,pt", "acme.no no",
    "acme.in in", "acme.io us", "acme.ai de,fr", "acme.co us,co", "acme.com.co co",
    "shop.acme.com us,it", "eu.shop.acme.co.uk gb,ie", "acme.com us,rs,me,xk",
    "acme.org cn,tw,hk,sg", "acme.shop be,lu,nl,fr", "acme.fr fr", "acme.ch ch", "acme.cn cn",
    "acme.com us,it,fr,de,es,pt,gb,ie,nl,be,lu,at,ch,dk,se,no,fi,pl,cz,sk,hu,ro,bg,gr,hr,si,ee,lv,lt",
  ])
  func manifestIsValidAtTheFirstTry(_ pair: String) throws {
    let words = pair.split(separator: " ").map(String.init)
    let manifest = NewManifest(
      product: "Acme \"Shop\" ü",
      domain: words[0],
      countries: words[1].split(separator: ",").map(String.init),
      standards: .embedded
    )
    #expect(try manifest.checked().findings.isEmpty)
  }
}
