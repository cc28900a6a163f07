import CountryManifest
import Foundation
import ManifestCompiler
import ManifestFindings
import TestSupport
import Testing

/// The addresses of well-known products in `Examples/Layouts`, derived where a manifest can say their layout.
struct LayoutTests {
  struct Row: Sendable {
    var product: String
    var country: String
    var web: String

    /// What is after the product's name in the host: `co.uk`.
    var tld: String? {
      let labels = web.split(separator: "/")[1].split(separator: ".")
      return labels.firstIndex { $0 == product }.map { labels[($0 + 1)...].joined(separator: ".") }
    }
  }

  static let rows: [Row] = {
    let text = (try? Places.bytes("Examples/Layouts/expectations.tsv")) ?? []
    return String(decoding: text, as: UTF8.self).split(separator: "\n").dropFirst().map { line in
      let cells = line.split(separator: "\t").map(String.init)
      return Row(product: cells[0], country: cells[1], web: cells[2])
    }
  }()

  /// A domain for each country, with the website at `www`.
  @Test(arguments: ["airbnb", "zalando", "vinted"])
  func domainsAreDerived(_ product: String) throws {
    let rows = Self.rows.filter { $0.product == product }
    try #require(rows.count == 4)
    var text = """
      format: 1
      product: { name: \(product), default_country: \(rows[0].country), language_url: "https://{web_host}/" }
      environments: { production: { site: \(product), hosts: country } }
      services: { web: { label: www } }
      countries:

      """
    for row in rows {
      let tld = try #require(row.tld)
      let code = row.country.uppercased()
      text += "  \(row.country): { tld: \(tld), hosts: tld, languages: [en-\(code)] }\n"
    }
    let checked = CheckedManifest(SourceFile(path: "countries.yaml", text: text))
    let errors = checked.findings.filter { $0.severity == .error }
    #expect(errors.isEmpty, "\(errors.map(\.message))")
    let manifest = try #require(checked.resolve())
    let production = try #require(manifest.environments.first)
    let derived = manifest.countries.map { country in
      production.url(of: manifest.services[0], for: country, name: "") + "/"
    }
    #expect(derived == rows.map(\.web))
  }

  @Test func tableHasTenProducts() {
    #expect(Set(Self.rows.map(\.product)).count == 10)
  }
}
