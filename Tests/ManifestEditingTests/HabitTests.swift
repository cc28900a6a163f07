import CountryManifest
import ManifestCompiler
import ManifestDiagnostics
import ManifestEditing
import TestSupport
import Testing

/// What is proposed for each country of the real manifest where its row is missing.
@Suite struct HabitTests {
  @Test func proposalsAreCloseToTheRealManifest() throws {
    let bytes = try Places.bytes("countries.yaml")
    let checked = CheckedManifest(SourceFile(path: "countries.yaml", bytes: bytes))
    let rows = try #require(checked.manifest).countries
    var found: [String] = []
    for row in rows where row.code.value != "us" {
      let code = row.code.value
      let without = try #require(checked.removing(code).checked.manifest)
      let proposal = CountryProposal(code, without).row()
      let locales = row.languages.map { [$0.locale.value, $0.lproj?.value].compactMap { $0 } }
      let proposed = proposal.languages.map { [$0.locale, $0.lproj].compactMap { $0 } }
      if proposal.tld != row.tld?.value { found.append("\(code): tld \(proposal.tld ?? "none")") }
      if proposed != locales { found.append("\(code): languages \(proposed)") }
      if proposal.helpDeskLocale != row.helpDeskLocale?.value {
        found.append("\(code): help \(proposal.helpDeskLocale ?? "none")")
      }
      let fields = row.form?.fields.map(\.name.value).filter { $0 != "apartment" } ?? []
      if proposal.fields != fields { found.append("\(code): fields \(proposal.fields)") }
      let optional = row.form?.optional.map(\.value).filter { $0 != "apartment" } ?? []
      if proposal.optional != optional { found.append("\(code): optional \(proposal.optional)") }
    }
    // The Dutch write the postal code first; the help center omits the region of the largest
    // languages; Australians registered under `com.au` for long; and Canada's French is its own.
    #expect(
      found == [
        #"nl: fields ["first_name", "last_name", "street_address", "postal_code", "city"]"#,
        "de: help de_DE", "fr: help fr_FR", "it: help it_IT", "es: help es_ES", "au: tld au",
        "au: help en_GB", #"ca: languages [["en-CA", "en"], ["fr-CA", "fr"]]"#, "ca: help en_US",
        "se: help sv_SE", "dk: help da_DK", "no: help nb_NO",
      ]
    )
  }
}
