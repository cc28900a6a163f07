import CountryManifest
import ManifestCompiler
import ManifestFindings
import Testing
import YAMLTree

/// The size of a combination of lists is computed before the combination is built.
@Suite struct SizeLimitTests {
  /// A manifest of `us` and `it` with more rows in its sections.
  private func manifest(
    environments: Int = 0,
    named: Int = 0,
    services: Int = 0,
    apps: Int = 0,
    fields: Int = 0,
    pattern: (Int) -> String = { "\($0)" },
    languages: String = "it-IT",
    domains: Int = 0,
    languageURL: String = "",
    form: Bool = false
  ) -> String {
    func rows(_ count: Int, _ row: (Int) -> String) -> String {
      (0..<count).map { "  \(row($0))\n" }.joined()
    }
    func list(_ count: Int, _ element: (Int) -> String) -> String {
      "[\((0..<count).map(element).joined(separator: ", "))]"
    }
    let accountForm = form ? ", account_form: { fields: \(list(fields) { "f\($0)" }) }" : ""
    return """
      format: 1
      product: { name: Acme, default_country: us, language_url: "https://{web_host}/\(languageURL)" }
      environments:
        production: { site: acme, hosts: country }
      \(rows(environments) { "e\($0): { site: s\($0), hosts: country }" })
      \(rows(named) { "n\($0): { site: n\($0), hosts: named }" })
      services:
        web: { label: "" }
      \(rows(services) { "s\($0): { label: l\($0) }" })
      apps:
        Acme: { team: ABCDE12345, bundle: com.acme, statuses: [live] }
      \(rows(apps) { "App\($0): { team: ABCDE12345, bundle: com.acme.a\($0), statuses: [live] }" })
      form_fields:
        city: { label: City, content: city }
      \(rows(fields) { "f\($0): { label: F, content: text, pattern: '\(pattern($0))' }" })
      countries:
        us: { tld: com, hosts: tld, languages: [en-US] }
        it: { tld: it, hosts: tld, languages: [\(languages)], entitlement_domains: \
      \(list(domains) { "d\($0).acme.org" })\(accountForm) }

      """
  }

  private func findings(_ text: String, _ limits: Limits = Limits()) -> [Finding] {
    CheckedManifest(SourceFile(path: "countries.yaml", text: text), limits: limits).findings
      .filter { $0.severity == .error }
  }

  @Test func fewRowsAreWithinTheLimits() {
    let text = manifest(environments: 20, services: 30, apps: 20, fields: 50)
    #expect(findings(text) == [])
  }

  /// (1 + 499) environments × (1 + 499) services × 2 countries, each with 32 bytes and about 20
  /// letters.
  @Test func hostsAreCountedBeforeTheyAreMade() throws {
    let text = manifest(environments: 499, services: 499)
    let found = findings(text)
    #expect(found.map(\.id) == ["too-large"])
    let message = try #require(found.first?.message)
    #expect(
      message == "500 environments × 500 services × 2 domains of countries produce 21 MB of hosts; "
        + "the limit is 6 MB for all combinations of lists"
    )
    let place = try #require(found.first).range
    #expect(
      String(decoding: Array(text.utf8)[Int(place.start)..<Int(place.end)], as: UTF8.self)
        == "production"
    )
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
  }

  private static let languages = (0..<17_576).map { number in
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    return "\(letters[number / 676])\(letters[number / 26 % 26])\(letters[number % 26])-IT"
  }

  /// Each combination of two lists that the compiler builds.
  @Test(arguments: [
    "hosts", "previews", "addresses of services", "names", "links of apps", "files of languages",
    "URLs of languages", "texts of forms",
  ])
  func eachProductHasALimit(_ made: String) {
    var limits = Limits()
    let text =
      switch made {
      case "hosts": manifest(environments: 30, services: 30)
      case "previews": manifest(named: 29, services: 29)
      case "addresses of services":
        manifest(environments: 30, services: 0)
          .replacing(
            "services:\n",
            with: "services:\n"
              + (0..<90).map { "  g\($0): { label: g\($0), scope: global }\n" }.joined()
          )
      case "names":
        manifest(languages: Self.languages.prefix(30).joined(separator: ", "))
          + Standards.embedded.countries.keys.filter { $0 != "us" && $0 != "it" }
          .map { "  \"\($0)\": { hosts: subdomain, languages: [en-\($0.uppercased())] }\n" }
          .joined()
      case "links of apps": manifest(apps: 30, domains: 30)
      case "texts of forms":
        manifest(fields: 90, pattern: { "\($0)" + String(repeating: "a", count: 900) }, form: true)
      case "files of languages":
        manifest(languages: Self.languages.prefix(30).joined(separator: ", "))
      default:
        manifest(
          languages: Self.languages.prefix(20).joined(separator: ", "),
          languageURL: String(repeating: "a", count: 3_000)
        )
      }
    #expect(!findings(text).contains { $0.id == "too-large" })
    limits.product = 50_000
    let found = findings(text, limits)
    #expect(found.count == 1 && found[0].id == "too-large", "\(found.map(\.message))")
    #expect(found.first?.message.contains(" of \(made); the limit is ") == true, "\(found)")
  }

  /// Counted by hand: 32 bytes for each combination, and the texts of its elements.
  ///
  /// A URL counts its bytes, the files of a language count 2,048 bytes, and a field of a form
  /// counts 128.
  @Test func sizesAreWhatTheirElementsTake() throws {
    let text = manifest(
      environments: 1,
      named: 1,
      services: 2,
      apps: 1,
      fields: 1,
      languages: "it-IT, de-IT",
      domains: 2,
      languageURL: "x",
      form: true
    )
    let checked = CheckedManifest(SourceFile(path: "countries.yaml", text: text))
    let products = try #require(checked.manifest).listProducts
    let expected: [(String, Int)] = [
      // 2 environments (`acme`, `s0`) × 3 services (``, `l0`, `l1`) × 2 domains, each with
      // the country's code and its TLD (`us`, `com`; `it`, `it`), of which a host has one
      ("hosts", 12 * 32 + 6 * 6 + 4 * 4 + 9 * 6),
      // 1 named environment (`n0`) × 3 services × 2 countries
      ("previews", 6 * 32 + 2 * 6 + 4 * 2),
      // 3 environments × 3 services
      ("addresses of services", 9 * 32 + 8 * 3 + 4 * 3),
      // 3 languages of 5 bytes × 2 countries without names
      ("names", 6 * 32 + 15 * 2),
      // 2 apps (`com.acme`, `com.acme.a0`) × 2 domains and 2 of 11 bytes
      ("links of apps", 8 * 32 + 19 * 4 + 31 * 2),
      // 3 languages of 5 bytes
      ("files of languages", 3 * 2048 + 15),
      // 3 languages × `https://{web_host}/x`
      ("URLs of languages", 3 * 20),
      // `F` and `0`
      ("texts of forms", 128 + 2),
    ]
    #expect(products.map(\.made) == expected.map(\.0))
    #expect(products.map(\.size) == expected.map(\.1))
  }

  @Test func sectionHasALimit() throws {
    let text = manifest(fields: 1_000)
    let found = findings(text)
    #expect(
      found.map(\.message) == ["section `form_fields` has 1001 rows; the limit is 1000"]
    )
    let place = try #require(found.first).range
    #expect(
      String(decoding: Array(text.utf8)[Int(place.start)..<Int(place.end)], as: UTF8.self) == "f999"
    )
  }

  // MARK: Patterns

  /// Each pattern alone is harmless, but takes tens of thousands of steps to check.
  @Test func patternsShareOneBudget() {
    let text = manifest(fields: 100) { "\($0)(a|b)*a(a|b){9}" }
    let found = findings(text)
    #expect(found.map(\.id) == ["runaway-pattern"])
    #expect(found.first?.message.contains(" and those below it cannot be checked; ") == true)
    #expect(findings(manifest(fields: 5) { "\($0)(a|b)*a(a|b){9}" }) == [])
  }

  @Test func onePatternIsReadOnce() {
    #expect(findings(manifest(fields: 900) { _ in "(a|b)*a(a|b){9}" }) == [])
  }

  @Test func manyPatternsOfEveryDayAreWithinTheBudget() {
    #expect(findings(manifest(fields: 900) { "[A-Z]{2}\\d{\($0 % 30)}-?\($0)" }) == [])
  }
}
