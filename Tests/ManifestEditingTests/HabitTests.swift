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
    // The second languages of Norway and Austria are only on pages of their own.
    #expect(
      found == [
        #"nl: fields ["first_name", "last_name", "street_address", "postal_code", "city"]"#,
        "de: help de_DE", "fr: help fr_FR", "it: help it_IT", "es: help es_ES",
        #"ca: languages [["en-CA", "en"], ["fr-CA", "fr"]]"#, "se: help sv_SE", "dk: help da_DK",
        "no: help nb_NO", #"no: languages [["nb-NO"]]"#, "be: help nl_BE", "ie: help en_IE",
        #"at: languages [["de-AT", "de"]]"#,
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
}
