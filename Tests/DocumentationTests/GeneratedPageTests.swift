import Foundation
import TestSupport
import Testing

@Suite struct GeneratedPageTests {
  @Test(arguments: [
    ("App.md", AppPage.text), ("Manifest.md", ManifestPage.text), ("Rules.md", RulesPage.text),
    ("Faults.md", FaultsPage.text),
  ])
  func committedPageIsCurrent(_ name: String, _ text: String) throws {
    let page = Places.url("Documentation/\(name)")
    try Golden.expect(text.utf8, at: page)
  }
}
