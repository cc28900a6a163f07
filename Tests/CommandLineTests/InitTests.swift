import Foundation
import TestSupport
import Testing

/// `init` writes a valid manifest.
@Suite struct InitTests {
  /// A folder without a manifest.
  private func empty() throws -> ToolFolder {
    let folder = try ToolFolder()
    try FileManager.default.removeItem(at: folder.scratch.url("countries.yaml"))
    return folder
  }

  private static let options = "--product Acme --domain acme.com --countries us,it,no"

  /// The expected manifest; `outputs` is the line for the chosen platforms.
  private static func written(_ outputs: String) -> String {
    """
    # Everything that differs between the countries of the product, with one row per country.
    # To add a country, run `nd-config add`; `nd-config explain` lists every key.
    format: 1

    product:
      name: Acme
      default_country: us
      language_url: "{web_url}/?lang={language}"
    \(outputs)

    environments:
      production: { site: acme, hosts: country }

    services:
      web: { label: "" }

    countries:
      us:
        tld: com
        hosts: tld
        languages: [en-US]

      it:
        hosts: subdomain
        languages: [it-IT]

      "no":
        hosts: subdomain
        languages: [nb-NO]

    """
  }

  @Test func optionsAloneWriteAValidManifest() async throws {
    let folder = try empty()
    let run = try await folder.shell("nd-config init \(Self.options) --platforms ios")
    #expect(run.status == 0 && run.stderr.isEmpty)
    let outputs = "  outputs: { swift: {}, entitlements: {}, aasa: {}, strings: {} }"
    #expect(try folder.read("countries.yaml") == Self.written(outputs))
    #expect(
      run.stdout == """
        wrote countries.yaml
        wrote Sources/AcmeCountries/AcmeCountries.swift
        omitted nn-NO: official languages that are new to the app
        to write files for the apps, run `nd-config generate`

        """
    )
    #expect(try folder.read("Sources/AcmeCountries/AcmeCountries.swift").hasPrefix("// "))
    let valid = try await folder.shell("nd-config validate --warnings-as-errors")
    #expect(valid.stderr == "countries.yaml: 3 countries, no findings\n")
  }

  @Test func platformsChooseTheOutputs() async throws {
    let folder = try empty()
    let run = try await folder.shell("nd-config init \(Self.options) --platforms android,web")
    #expect(run.status == 0, "\(run.output)")
    let outputs = "  outputs: { kotlin: {}, typescript: {}, android: {}, assetlinks: {} }"
    #expect(try folder.read("countries.yaml") == Self.written(outputs))
    // Without iOS there is no Swift target.
    #expect(!folder.exists("Sources"))
  }

  /// The domain belongs to the first country.
  @Test(arguments: [
    ("acme.it --countries it", "it it"), ("acme.it --countries it,de", "it it,de -"),
    ("acme.com --countries it,us", "it com,us -"),
  ])
  func domainsHaveCountries(_ options: String, _ rows: String) async throws {
    let folder = try empty()
    let run = try await folder.shell("nd-config init --product Acme --domain \(options)")
    #expect(run.status == 0, "\(run.output)")
    let text = try folder.read("countries.yaml")
    let found = text.matches(of: /\n  ([a-z]{2}):\n(?:    tld: ([a-z]+))?/)
      .map { "\($0.output.1) \($0.output.2 ?? "-")" }
    #expect(found.joined(separator: ",") == rows, "\(text)")
    #expect(text.contains("  default_country: \(rows.prefix(2))\n"), "\(text)")
  }

  @Test func nothingIsOverwritten() async throws {
    let folder = try ToolFolder()
    let before = try folder.read("countries.yaml")
    let run = try await folder.shell("nd-config init \(Self.options)")
    #expect(run.status == 1)
    #expect(run.stderr == "nd-config: countries.yaml already exists; nothing was written\n")
    #expect(try folder.read("countries.yaml") == before && !folder.exists("Sources"))

    let source = "Sources/AcmeCountries/AcmeCountries.swift"
    let other = try empty()
    try other.write("let mine = 1\n", to: source)
    let refused = try await other.shell("nd-config init \(Self.options)")
    #expect(refused.status == 1)
    #expect(refused.stderr == "nd-config: \(source) already exists; nothing was written\n")
    #expect(try other.read(source) == "let mine = 1\n" && !other.exists("countries.yaml"))
  }

  @Test(arguments: [
    ("", 64, "Usage: nd-config init --product <product> --domain <domain> --countries <countries>"),
    ("--product Acme --domain acme.com", 64, "Missing expected argument '--countries <countries>'"),
    ("--product Acme --domain acme.com --countries us,usa", 1, "did you mean `us`?"),
    ("--product Acme --domain acme.de --countries us", 1, "TLD `de` belongs to Germany"),
    ("--product Acme --domain com --countries us", 1, "expected a domain such as"),
    ("--product Acme --domain www.acme.com --countries us", 1, "without `www`, such as `acme.com`"),
    ("--product Acme --domain Acme.com --countries us", 1, "write `acme`"),
    ("--product Acme --domain acme.com --countries us --platforms tv", 64, "found `tv`"),
  ])
  func unusableOptionsAreRefused(_ options: String, _ status: Int32, _ message: String) async throws
  {
    let folder = try empty()
    let run = try await folder.shell("nd-config init \(options)")
    #expect(run.status == status)
    #expect(run.stderr.contains(message), "\(run.stderr)")
    #expect(!folder.exists("countries.yaml") && !folder.exists("Sources"))
  }

  /// Domains and countries of many kinds.
  @Test(arguments: [
    "acme.co.uk gb", "acme.de de,at,ch", "acme.jp jp", "acme.com.br br,pt", "acme.no no",
    "acme.in in", "acme.io us", "acme.ai de,fr", "acme.co us,co", "acme.com.co co",
    "shop.acme.com us,it", "eu.shop.acme.co.uk gb,ie",
    "acme.org cn,tw,hk,sg", "acme.shop be,lu,nl,fr", "acme.fr fr", "acme.ch ch", "acme.cn cn",
    "acme.com us,it,fr,de,es,pt,gb,ie,nl,be,lu,at,ch,dk,se,no,fi,pl,cz,sk,hu,ro,bg,gr,hr,si,ee,lv,lt",
  ])
  func manifestIsValidAtTheFirstTry(_ pair: String) async throws {
    let words = pair.split(separator: " ")
    let folder = try empty()
    let run = try await folder.shell(
      "nd-config init --product 'Acme \"Shop\" ü' --domain \(words[0]) --countries \(words[1])"
    )
    #expect(run.status == 0, "\(run.output)")
    let valid = try await folder.shell("nd-config validate --warnings-as-errors")
    #expect(valid.stderr.hasSuffix(", no findings\n"), "\(valid.output)")
    #expect(folder.exists("Sources/AcmeShopCountries/AcmeShopCountries.swift"))
  }
}
