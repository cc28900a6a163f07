import Foundation
import TestSupport
import Testing

/// Editors and a protocol test client, each with the real server process.
@Suite struct ClientTests {
  private static let pytest = Python(importing: "pytest_lsp, pytest_asyncio")
  private static let clients = "Tests/ManifestLanguageServerTests/Clients"

  /// Findings, hover, completion and quick fixes, with the capabilities of three editors.
  @Test(.requires(.python(pytest)))
  func pytestLSP() async throws {
    let python = try #require(await Self.pytest.path)
    let outcome = try await Command.run(
      python,
      [
        "-m", "pytest", "-q", "-p", "no:cacheprovider",
        Places.url("\(Self.clients)/test_lsp.py").path,
      ],
      environment: [
        "ND_CONFIG": try Command.product("nd-config").path, "PYTHONDONTWRITEBYTECODE": "1",
      ]
    )
    #expect(outcome.status == 0, "\(outcome.output)")
  }
}
