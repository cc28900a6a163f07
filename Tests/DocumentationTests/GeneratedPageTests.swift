import Foundation
import TestSupport
import Testing

/// Pages that are made from the code are what the code makes of them.
@Suite struct GeneratedPageTests {
  @Test(arguments: [
    ("App.md", AppPage.text), ("Manifest.md", ManifestPage.text), ("Rules.md", RulesPage.text),
    ("Faults.md", FaultsPage.text),
  ])
  func committedPageIsTheMadeOne(_ name: String, _ text: String) throws {
    let page = Places.packageRoot.appendingPathComponent("Documentation/\(name)")
    let committed = try? String(contentsOf: page, encoding: .utf8)
    guard committed != text else { return }
    let environment = ProcessInfo.processInfo.environment
    if environment["ND_RECORD_GOLDENS"] != nil, environment["CI"] == nil {
      try Data(text.utf8).write(to: page)
      Issue.record("Documentation/\(name) was written anew: read its diff")
    } else {
      Issue.record("Documentation/\(name) is stale: run `make golden`")
    }
  }
}
