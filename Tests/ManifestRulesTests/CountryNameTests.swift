import CountryManifest
import ManifestCompiler
import ManifestFindings
import Testing

/// Names of countries in an app's languages.
@Suite struct CountryNameTests {
  private func names(_ product: String) throws -> [String] {
    let text = """
      format: 1
      product: { name: Acme, default_country: us, language_url: "https://{web_host}/{locale}"\(product) }
      environments: { production: { site: acme, hosts: country } }
      services: { web: { label: "" } }
      countries:
        us: { tld: com, hosts: tld, languages: [en-US] }
        hk: { tld: hk, hosts: tld, languages: [en-HK] }
        mo: { tld: mo, hosts: tld, languages: [pt-MO] }
        mm: { tld: com.mm, hosts: tld, languages: [my-MM] }

      """
    let manifest = try #require(CheckedManifest(SourceFile(path: "a.yaml", text: text)).resolve())
    return manifest.countries.compactMap { $0.names.first?.value }
  }

  /// The names are those of CLDR 48 in English, with `alt="short"` and without.
  @Test func shortNamesAreThoseOfCLDR() throws {
    #expect(try names(", names: short").dropFirst() == ["Hong Kong", "Macao", "Myanmar"])
    #expect(
      try names("").dropFirst() == ["Hong Kong SAR China", "Macao SAR China", "Myanmar (Burma)"]
    )
  }
}
