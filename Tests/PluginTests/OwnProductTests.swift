import Foundation
import TestSupport
import Testing

extension NestedBuilds {
  /// The recipe for your own product in README.md, and the page that continues it.
  struct OwnProductTests {
    @Test func recipeInAnEmptyFolderCompilesTheCountries() async throws {
      try Nested.prepare(Nested.acme)
      let tools = try Command.product("nd-config").deletingLastPathComponent()
      let recipe = try TutorialPage("README.md", section: "Your own product")
      #expect(recipe.steps.count == 4)
      try await recipe.follow(in: Nested.acme, tools: tools)
      let page = try TutorialPage("Documentation/OwnProduct.md")
      #expect(page.steps.count == 5)
      try await page.follow(in: Nested.acme, tools: tools)
    }
  }
}
