import Foundation
import TestSupport
import Testing

extension NestedBuilds {
  /// The recipe for your own product.
  struct OwnProductTests {
    @Test func recipeInAnEmptyFolderCompilesTheCountries() async throws {
      try Nested.prepare(Nested.acme)
      let tools = try Command.product("nd-config").deletingLastPathComponent()
      let page = try TutorialPage("Documentation/GettingStarted.md")
      #expect(page.steps.count == 9)
      try await page.follow(in: Nested.acme, tools: tools)
    }
  }
}
