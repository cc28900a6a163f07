import CountryManifest
import Foundation
import ManifestCompiler
import ManifestFindings
import TestSupport
import Testing

/// The addresses of well-known products in `Examples/Layouts`, derived if a manifest can express
/// their layout.
struct LayoutTests {
  struct Row: Sendable {
    var product: String
    var country: String
    var web: String
  }

  /// The manifest of a product; a country that is not listed has `hosts: path`.
  struct Layout: Sendable, CustomTestStringConvertible {
    var product: String
    var site: String
    var label: String
    var languageURL: String
    var countries: [String: String] = [:]

    var testDescription: String { product }

    static let all = [
      Layout(
        product: "apple",
        site: "apple",
        label: "www",
        languageURL: "{web_url}/",
        countries: ["us": "tld: com, hosts: tld", "gb": "prefix: uk, hosts: path"]
      ),
      Layout(
        product: "ikea",
        site: "ikea",
        label: "www",
        languageURL: "{web_url}/{language}/",
        countries: ["us": "tld: com, hosts: path"]
      ),
      Layout(
        product: "spotify",
        site: "spotify",
        label: "www",
        languageURL: "{web_url}/",
        countries: ["us": "tld: com, hosts: path", "gb": "path: uk, hosts: path"]
      ),
      Layout(
        product: "netflix",
        site: "netflix",
        label: "www",
        languageURL: "{web_url}/",
        countries: ["us": "tld: com, hosts: tld"]
      ),
      Layout(
        product: "wise",
        site: "wise",
        label: "",
        languageURL: "{web_url}/",
        countries: ["us": "tld: com, hosts: path"]
      ),
      domains("airbnb", ["us": "com", "it": "it", "gb": "co.uk", "be": "be"]),
      domains("zalando", ["de": "de", "it": "it", "gb": "co.uk", "be": "be"]),
      domains("vinted", ["fr": "fr", "it": "it", "gb": "co.uk", "us": "com"]),
      Layout(
        product: "mercadolibre",
        site: "mercadolibre",
        label: "www",
        languageURL: "{web_url}/",
        countries: [
          "ar": "tld: com.ar, hosts: tld", "mx": "tld: com.mx, hosts: tld",
          "br": "tld: com.br, hosts: tld, sites: { production: mercadolivre }",
        ]
      ),
    ]

    private static func domains(_ product: String, _ tlds: [String: String]) -> Layout {
      Layout(
        product: product,
        site: product,
        label: "www",
        languageURL: "{web_url}/",
        countries: tlds.mapValues { "tld: \($0), hosts: tld" }
      )
    }
  }

  static let rows: [Row] = {
    let text = (try? Places.bytes("Examples/Layouts/expectations.tsv")) ?? []
    return String(decoding: text, as: UTF8.self).split(separator: "\n").dropFirst().map { line in
      let cells = line.split(separator: "\t").map(String.init)
      return Row(product: cells[0], country: cells[1], web: cells[2])
    }
  }()

  private static let languages = [
    "us": "en", "it": "it", "gb": "en", "jp": "ja", "ch": "de", "de": "de", "be": "fr", "fr": "fr",
    "ar": "es", "mx": "es", "br": "pt",
  ]

  @Test(arguments: Layout.all)
  func addressesAreDerived(_ layout: Layout) throws {
    let rows = Self.rows.filter { $0.product == layout.product }
    try #require(rows.count >= 3)
    let codes = rows.map(\.country)
    var text = """
      format: 1
      product: { name: X, default_country: \(codes[0]), language_url: "\(layout.languageURL)" }
      environments: { production: { site: \(layout.site), hosts: country } }
      services: { web: { label: "\(layout.label)" } }
      countries:

      """
    for (index, code) in codes.enumerated() where codes.firstIndex(of: code) == index {
      let language = try #require(Self.languages[code])
      let all = [language] + (codes.count { $0 == code } > 1 ? ["fr"] : [])
      let locales = all.map { "\($0)-\(code.uppercased())" }.joined(separator: ", ")
      text += "  \(code): { \(layout.countries[code] ?? "hosts: path"), languages: [\(locales)] }\n"
    }
    let checked = CheckedManifest(SourceFile(path: "countries.yaml", text: text))
    #expect(checked.findings.isEmpty, "\(checked.findings.map(\.message))")
    let manifest = try #require(checked.resolve())
    let derived = manifest.countries.flatMap { $0.languages.map(\.url.value) }
    #expect(derived == rows.map(\.web))
    for (position, country) in manifest.countries.enumerated() {
      for language in country.languages {
        #expect(manifest.hostLookup.resolve(url: language.url.value)?.country == position)
      }
    }
  }

  @Test func tableHasTenProducts() {
    let products = Set(Self.rows.map(\.product))
    #expect(products.count == 10)
    // The paths of this product contain underscores.
    #expect(products.subtracting(Layout.all.map(\.product)) == ["hm"])
  }
}
