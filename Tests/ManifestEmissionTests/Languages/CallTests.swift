import Foundation
import ManifestEmission
import TestSupport
import Testing

@testable import SwiftEmission

/// Calls to a country at a path, as the pages for Android and the web show them, with the libraries
/// they name.
struct CallTests {
  private static let jars = ["okhttp", "okio"].map { "/usr/share/java/\($0).jar" }

  /// OkHttp builds the requests, and resolves a call's path against a base; Retrofit also leaves
  /// that to OkHttp.
  @Test(.requires(.programs(["kotlinc", "kotlin"]), .file(jars[0]), .file(jars[1])))
  func okHttpStaysBelowThePathOfACountry() async throws {
    let folder = try ScratchFolder()
    for file in try KotlinEmitter().files(for: resolve(Products.text("paths"))) {
      try folder.write(file.contents, to: file.path)
    }
    try folder.write(
      """
      import com.example.wander.*

      fun main() {
          val environment = Environment.Production(Country.IT)
          println(okhttp3.Request.Builder().url(Service.API.url(environment, "users/42")).build().url())
          println(okhttp3.HttpUrl.get(Service.API.url(environment, "/")).resolve("users/42"))
          println(okhttp3.HttpUrl.get(Service.API.url(environment, "/")).resolve("/users/42"))
          println(okhttp3.HttpUrl.get(Service.API.url(environment)).resolve("users/42"))
      }
      """,
      to: "Main.kt"
    )
    let classes = Self.jars.joined(separator: ":")
    let build = try await Command.run(
      "kotlinc",
      ["kotlin", "Main.kt", "-cp", classes, "-d", "main.jar"],
      in: folder.url
    )
    try #require(build.status == 0, "\(build.output)")
    let run = try await Command.run(
      "kotlin",
      ["-cp", "main.jar:\(classes)", "MainKt"],
      in: folder.url
    )
    // As the page says, a slash before the path drops the country, and so does a base without a
    // slash at its end.
    #expect(
      run.stdout.split(separator: "\n") == [
        "https://api.wander.com/it/users/42", "https://api.wander.com/it/users/42",
        "https://api.wander.com/users/42", "https://api.wander.com/users/42",
      ]
    )
  }

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
