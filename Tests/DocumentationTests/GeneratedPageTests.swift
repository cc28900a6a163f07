import CountryManifest
import Foundation
import ManifestApply
import TestSupport
import Testing

@Suite struct GeneratedPageTests {
  @Test(arguments: [
    ("Manifest.md", ManifestPage.text), ("Rules.md", RulesPage.text),
    ("Faults.md", FaultsPage.text),
  ])
  func committedPageIsCurrent(_ name: String, _ text: String) throws {
    let page = Places.url("Documentation/\(name)")
    try Golden.expect(text.utf8, at: page)
  }

  @Test func pageOfApplyHasTheKeysOfItsConfiguration() throws {
    let page = String(decoding: try Places.bytes("Documentation/Apply.md"), as: UTF8.self)
    let tables = ManifestPage.tables(AppConfiguration.table.shape, "`app.yaml`")
    #expect(page.contains(tables), "\(tables)")
  }
}
