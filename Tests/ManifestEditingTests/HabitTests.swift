import CountryManifest
import ManifestCompiler
import ManifestEditing
import ManifestFindings
import TestSupport
import Testing

/// The proposal for each country of the real manifest if its row is missing.
@Suite struct HabitTests {
  @Test func proposalsAreCloseToTheRealManifest() throws {
    let bytes = try Places.bytes(Places.frozenPath)
    let checked = CheckedManifest(SourceFile(path: "countries.yaml", bytes: bytes))
    let rows = try #require(checked.manifest).countries
    var found: [String] = []
    for row in rows where row.code.value != "us" {
      let code = row.code.value
      let proposal = CountryProposal(code, try Self.manifest(without: code), .embedded).row
      let locales = row.languages.map { [$0.locale.value, $0.lproj?.value].compactMap { $0 } }
      let languages = proposal.languages.map { [$0.locale, $0.lproj].compactMap { $0 } }
      for (scalar, name) in [(CountryScalar.tld, "tld"), (.helpDeskLocale, "help")]
      where proposal.scalars[scalar] != row.scalars[scalar]?.value {
        found.append("\(code): \(name) \(proposal.scalars[scalar] ?? "none")")
      }
      if languages != locales { found.append("\(code): languages \(languages)") }
      let fields = row.form?.fields.map(\.name.value).filter { $0 != "apartment" } ?? []
      // Some countries have no line for an apartment, but most do.
      let proposed = proposal.fields.filter { $0 != "apartment" }
      if proposed != fields { found.append("\(code): fields \(proposed)") }
      let optional = row.form?.optional.map(\.value).filter { $0 != "apartment" } ?? []
      #expect(proposal.fields.contains("apartment") && proposal.optional.contains("apartment"))
      let lenient = proposal.optional.filter { $0 != "apartment" }
      if lenient != optional { found.append("\(code): optional \(lenient)") }
    }
    // The Dutch write the postal code first. The help center omits the region of the largest
    // languages, and Belgium and Ireland use the help center of their neighbors. For a long time
    // Australian domains were under `com.au`. Canada has its own French.
    #expect(
      found == [
        #"nl: fields ["first_name", "last_name", "street_address", "postal_code", "city"]"#,
        "de: help de_DE", "fr: help fr_FR", "it: help it_IT", "es: help es_ES",
        #"ca: languages [["en-CA", "en"], ["fr-CA", "fr"]]"#, "se: help sv_SE", "dk: help da_DK",
        "no: help nb_NO", "be: help nl_BE", "ie: help en_IE",
      ]
    )
  }

  private static func manifest(without code: String) throws -> Manifest {
    let text = try Places.frozenManifest()
    // The rows are separated by empty lines.
    let parts = text.split(separator: "\n\n").filter {
      !$0.hasPrefix("  \(code):\n") && !$0.hasPrefix("  \"\(code)\":\n")
    }
    let checked = CheckedManifest(
      SourceFile(path: "countries.yaml", text: parts.joined(separator: "\n\n") + "\n")
    )
    try #require(checked.manifest?.countries.allSatisfy { $0.code.value != code } == true)
    return try #require(checked.manifest)
  }

  /// Chinese is proposed with its script, and Serbian if the country uses Latin letters.
  @Test(arguments: [
    ("cn", ["zh-Hans-CN"]), ("tw", ["zh-Hant-TW"]), ("mo", ["zh-Hant-MO"]),
    // English is official in Hong Kong and Singapore, and the product already has it.
    ("hk", ["zh-Hant-HK", "en-HK"]), ("sg", ["en-SG"]), ("in", ["en-IN"]), ("ne", ["fr-NE"]),
    ("rs", ["sr-RS"]), ("me", ["sr-Latn-ME"]), ("xk", ["sq-XK"]),
  ])
  func officialLanguagesAreProposed(_ code: String, _ locales: [String]) throws {
    let bytes = try Places.bytes(Places.frozenPath)
    let checked = CheckedManifest(SourceFile(path: "countries.yaml", bytes: bytes))
    let row = CountryProposal(code, try #require(checked.manifest), .embedded).row
    #expect(row.languages.map(\.locale) == locales)
  }

  /// Addresses in the United States and Canada contain the state or the province.
  @Test(arguments: [
    ("us", "state: { label: State, content: state }", "city,state", "", ""),
    ("us", "province: { label: Province, content: state }", "city,province", "state: province", ""),
    ("ca", "province: { label: Province, content: state }", "city,province", "", ""),
    (
      "ca",
      "state: { label: State, content: state }, province: { label: Province, content: state }",
      "city,province", "", ""
    ),
    ("us", "", "city", "", "state"),
    ("ca", "", "city", "", "province"),
    // Their address format has no state, or does not require it.
    ("de", "", "city", "", ""),
    ("gb", "", "city", "post_town: city", ""),
  ])
  func statesAreProposedOrMissing(
    _ code: String,
    _ field: String,
    _ fields: String,
    _ renamed: String,
    _ missing: String
  ) throws {
    let text = """
      format: 1
      product: { name: Acme, default_country: is, language_url: "https://{web_host}/" }
      environments: { production: { site: acme, hosts: country } }
      services: { web: { label: "" } }
      form_fields: { \(field.isEmpty ? "" : field + ", ")city: { label: City, content: city } }
      countries:
        is: { tld: is, hosts: tld, languages: [is-IS], account_form: { fields: [city] } }
      """
    let checked = CheckedManifest(SourceFile(path: "countries.yaml", text: text))
    #expect(checked.isValid)
    let form = CountryProposal(code, try #require(checked.manifest), .embedded).form
    #expect(form.fields.joined(separator: ",") == fields)
    #expect(form.renamed.map { "\($0.called): \($0.field)" }.joined(separator: ",") == renamed)
    let states = form.missing.filter { $0.content == .state }.map(\.called)
    #expect(states.joined(separator: ",") == missing)
    // There is no field for the street or the postal code here.
    #expect(form.missing.contains { $0.content == .streetAddress })
  }
}
