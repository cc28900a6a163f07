import Foundation
import ManifestEmission
import TestSupport
import Testing

@testable import SwiftEmission

/// Calls to a country at a path, as the pages for Android and the web show them, with the libraries
/// they name.
struct CallTests {
  /// `fetch` turns a URL into a `Request`.
  @Test(.requires(.programs(["tsc", "node"])))
  func fetchStaysBelowThePathOfACountry() async throws {
    let folder = try ScratchFolder()
    for file in try TypeScriptEmitter().files(for: resolve(Products.text("paths"))) {
      try folder.write(file.contents, to: file.path)
    }
    try folder.write(
      """
      import { Environment, servicePathURL, serviceURL } from "./typescript/ndcountries";

      const environment: Environment = { kind: "production", country: "it" };
      console.log(new Request(servicePathURL("api", environment, "users/42")).url);
      console.log(new URL("users/42", serviceURL("api", environment)).href);
      """,
      to: "main.ts"
    )
    let options = ["--target", "es2019", "--module", "commonjs", "--lib", "es2019,dom", "--strict"]
    let build = try await Command.run("tsc", options + ["main.ts"], in: folder.url)
    try #require(build.status == 0, "\(build.output)")
    let run = try await Command.run("node", ["main.js"], in: folder.url)
    #expect(
      run.stdout.split(separator: "\n") == [
        "https://api.wander.com/it/users/42", "https://api.wander.com/users/42",
      ]
    )
  }
}
