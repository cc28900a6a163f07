import ManifestCompiler
import ManifestFindings
import Testing

/// Lists that are longer than any product needs.
@Suite struct ListLimitTests {
  private func findings(
    environments: Int = 1,
    services: Int = 1,
    apps: Int = 1,
    fields: Int = 1,
    countries: Int = 1,
    languages: Int = 1
  ) -> [Finding] {
    func rows(_ count: Int, _ row: (Int) -> String) -> String {
      (0..<count).map { "  \(row($0))\n" }.joined()
    }
    let locales = (0..<languages).map { "en-x-a\($0)" }.joined(separator: ", ")
    let text = """
      format: 1
      product: { name: Acme, default_country: us }
      environments:
      \(rows(environments) { "e\($0): { site: s\($0), hosts: country }" })
      services:
      \(rows(services) { "s\($0): { label: l\($0) }" })
      apps:
      \(rows(apps) { "App\($0): { team: ABCDE12345, bundle: com.acme.a\($0), statuses: [live] }" })
      form_fields:
      \(rows(fields) { "f\($0): { label: F, content: text }" })
      countries:
        us: { tld: com, hosts: tld, languages: [\(locales)] }
      \(rows(countries - 1) { "c\($0): { hosts: subdomain, languages: [en-US] }" })

      """
    // Some rows have codes that are not of ISO 3166.
    return CheckedManifest(SourceFile(path: "countries.yaml", text: text)).findings
      .filter { $0.id != "unknown-country-code" }
  }

  @Test func longestListsAreRead() {
    let found = findings(environments: 20, apps: 20, fields: 200, countries: 300, languages: 50)
    #expect(!found.contains { $0.id == "too-large" })
    #expect(!findings(services: 100).contains { $0.id == "too-large" })
  }

  @Test func oneMoreIsTheOnlyFinding() {
    let found = [
      findings(environments: 21), findings(services: 101), findings(apps: 21),
      findings(fields: 201), findings(countries: 301), findings(languages: 51),
    ]
    #expect(
      found.map { $0.map(\.message) } == [
        ["`environments` has 21 entries; the limit is 20"],
        ["`services` has 101 entries; the limit is 100"],
        ["`apps` has 21 entries; the limit is 20"],
        ["`form_fields` has 201 entries; the limit is 200"],
        ["`countries` has 301 entries; the limit is 300"],
        ["`languages` has 51 entries; the limit is 50"],
      ]
    )
  }

  @Test func namesInAppLanguagesAreCountedBeforeTheyAreMade() {
    let rows = (0..<21).map { row in
      let languages = (0..<48).map { "en-x-a\(row)b\($0)" }.joined(separator: ", ")
      return "  c\(row): { hosts: subdomain, languages: [\(languages)] }\n"
    }
    let file = SourceFile(path: "countries.yaml", text: "format: 1\ncountries:\n\(rows.joined())")
    #expect(
      CheckedManifest(file).findings.filter { $0.id == "too-large" }.map(\.message) == [
        "`app_languages` has 1008 entries; the limit is 1000"
      ]
    )
  }

  @Test func hostsAreCountedBeforeTheyAreMade() {
    #expect(
      findings(environments: 20, services: 100, countries: 101).map(\.message) == [
        "20 environments, 100 services and 101 domains of countries make 202000 hosts; "
          + "the limit is 200000"
      ]
    )
  }
}
