import Foundation
import TestSupport
import Testing

extension NestedBuilds {
  /// README.md's recipe for a product of one's own, and the page that goes on from there.
  struct OwnProductTests {
    @Test func recipeInAnEmptyFolderCompilesTheCountries() async throws {
      let root = Places.packageRoot.appendingPathComponent(".build/nested/own-product")
      let folder = root.appendingPathComponent("acme")
      let files = FileManager.default
      // What has been built before is kept, so that only what changed is built again.
      for name in (try? files.contentsOfDirectory(atPath: folder.path)) ?? [] where name != ".build"
      {
        try files.removeItem(at: folder.appendingPathComponent(name))
      }
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      let checkout = root.appendingPathComponent("nd-config")
      try? files.removeItem(at: checkout)
      try files.createSymbolicLink(at: checkout, withDestinationURL: Places.packageRoot)
      let tools = try Command.product("nd-config").deletingLastPathComponent()
      let recipe = try TutorialPage("README.md", section: "Your own product")
      #expect(recipe.steps.count == 4)
      try await recipe.follow(in: folder, tools: tools)
      let page = try TutorialPage("Documentation/OwnProduct.md")
      #expect(page.steps.count == 5)
      try await page.follow(in: folder, tools: tools)
    }
  }
}
