import CountryManifest
import Foundation
import ManifestCompiler
import ManifestEditing
import ManifestFindings
import TestSupport
import Testing

/// Every country of ISO 3166, added with only the values from the tables and the other rows.
@Suite struct EveryCountryTests {
  private static let codes = Standards.embedded.countries.keys

  private static func checked(_ path: String) throws -> CheckedManifest {
    CheckedManifest(SourceFile(path: "countries.yaml", bytes: try Places.bytes(path)))
  }

  private static func products() throws -> [String] {
    let folder = "Examples/Products"
    let names = try FileManager.default.contentsOfDirectory(atPath: Places.url(folder).path)
    let products = names.filter { $0.hasSuffix(".yaml") }.sorted().map { "\(folder)/\($0)" }
    return [Places.frozenPath] + products
  }

  /// Each country is added to one product, and in a long run to each.
  ///
  /// A row with a new finding would be refused.
  @Test func everyCountryCanBeAddedToProducts() throws {
    let products = try Self.products()
    #expect(products.count > 8)
    var refused: [String] = []
    var added = 0
    for (number, product) in products.enumerated() {
      let checked = try Self.checked(product)
      let manifest = try #require(checked.manifest)
      let known = Set(manifest.countries.map(\.code.value))
      for (index, code) in Self.codes.enumerated() where !known.contains(code) {
        guard Places.isLongRun || index % products.count == number else { continue }
        do throws(EditRefusal) {
          _ = try checked.adding(CountryProposal(code, manifest, .embedded))
          added += 1
        } catch {
          refused.append("\(product) \(code): \(error.reason)")
        }
      }
    }
    #expect(refused == [])
    #expect(added > (Places.isLongRun ? 3800 : 200))
  }

  /// A product's first manifest, with only one country, on the usual domain of that country.
  @Test func everyCountryCanBeTheFirst() {
    var refused: [String] = []
    for code in Self.codes {
      let suffix = CountryProposal(code, Manifest(), .embedded).tld ?? "com"
      let manifest = NewManifest(
        product: "Acme",
        domain: "acme.\(suffix)",
        countries: [code],
        standards: .embedded
      )
      do throws(NewManifest.Problem) { _ = try manifest.checked() } catch {
        refused.append("\(code): \(error.reason)")
      }
    }
    #expect(refused == [])
  }

  /// The other rows decide how the country is reached; a product with one website has no hosts of countries.
  @Test(arguments: [
    ("sixty-countries", "va", "tld", "va"), ("one-website", "va", nil, nil),
    ("paths", "pt", "path", nil), ("staging-elsewhere", "np", "subdomain", "com.np"),
  ])
  func rowFollowsTheOtherRows(
    _ product: String,
    _ code: String,
    _ hosts: String?,
    _ tld: String?
  ) throws {
    let manifest = try #require(try Self.checked("Examples/Products/\(product).yaml").manifest)
    let row = CountryProposal(code, manifest, .embedded).row
    #expect(row.scalars[.hosts] == hosts)
    #expect(row.scalars[.tld] == tld)
  }

  /// A locale of the help center is written as in the other rows.
  @Test(arguments: [
    ("help_desk_locale: en_US", "pt_PT"), ("help_desk_locale: en-us", "pt-pt"),
    ("help_desk_locale: en-US", "pt-PT"), ("help_desk_locale: en", "pt"),
  ])
  func helpDeskLocaleIsSpelledAsInTheOtherRows(_ written: String, _ proposed: String) throws {
    let text = """
      format: 1
      product:
        { name: A, default_country: us, language_url: "{web_url}/", help_desk_url: "https://a.com/{help_desk_locale}" }
      environments: { production: { site: acme, hosts: country } }
      services: { web: { label: "" } }
      countries:
        us: { tld: com, hosts: tld, languages: [en-US], \(written) }
      """
    let checked = CheckedManifest(SourceFile(path: "countries.yaml", text: text))
    #expect(checked.findings.map(\.message) == [])
    let added = try checked.adding(CountryProposal("pt", try #require(checked.manifest), .embedded))
    let row = added.manifest?.countries.first { $0.code.value == "pt" }
    #expect(row?.helpDeskLocale?.value == proposed)
  }
}
