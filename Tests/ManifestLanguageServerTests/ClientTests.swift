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

  /// The output of an editor's script for a manifest with one mistake.
  private func shown(
    _ program: String,
    _ arguments: [String],
    _ script: String
  ) async throws -> String {
    let folder = try ScratchFolder()
    let manifest = try Places.frozenManifest()
    try folder.write(
      manifest.replacing("languages: [it-IT]", with: "languages: [it_IT]"),
      to: "countries.yaml"
    )
    let path = Places.url("\(Self.clients)/\(script)").path
    let outcome = try await Command.run(
      program,
      arguments + [path],
      in: folder.url,
      environment: [
        "ND_CONFIG": try Command.product("nd-config").path, "HOME": folder.url.path,
        "XDG_STATE_HOME": folder.url.path, "XDG_DATA_HOME": folder.url.path,
      ]
    )
    #expect(outcome.status == 0, "\(outcome.output)")
    return outcome.stdout
  }

  @Test(.requires(.program("nvim")))
  func neovim() async throws {
    let shown = try await shown(
      "nvim",
      ["--headless", "-u", "NONE", "-i", "NONE", "-n", "-S"],
      "neovim.lua"
    )
    #expect(
      shown == """
        finding: invalid-language-tag at line 115
        hover: **invalid-language-tag** (error): a locale or an app language is not a canonical BCP 47 tag
        quick fix: replace with `it-IT`
        text:     languages: [it-IT]
        completion: status

        """
    )
  }

  @Test(.requires(.program("emacs")))
  func emacs() async throws {
    let shown = try await shown("emacs", ["--batch", "-l"], "emacs.el")
    #expect(
      shown.hasSuffix(
        """
        is not canonical; expected `it-IT` at line 115
        hover: **invalid-language-tag** (error): a locale or an app language is not a canonical BCP 47 tag
        quick fix: replace with `it-IT`
        text:     languages: [it-IT]
        completion: status

        """
      ),
      "\(shown)"
    )
  }
}
