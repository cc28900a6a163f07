import Foundation
import TestSupport
import Testing

extension NestedBuilds {
  /// The recipe for your own product.
  struct OwnProductTests {
    @Test func recipeInAnEmptyFolderCompilesTheCountries() async throws {
      // SwiftPM says what it fetches, which is not on the page; so it is fetched before, for another package.
      let tiny = try TinyPackage()
      let resolve = try await Workspace(package: tiny.url).swift("package", ["resolve"])
      try #require(resolve.status == 0, "\(resolve.output)")
      try Nested.prepare(Nested.acme)
      let tools = try Command.product("nd-config").deletingLastPathComponent()
      let page = try TutorialPage("Documentation/GettingStarted.md")
      #expect(page.steps.count == 9)
      try await page.follow(in: Nested.acme, tools: tools)
    }
  }
}
