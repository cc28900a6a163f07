import Foundation
import ManifestEmission
import TestSupport
import Testing

@testable import SwiftEmission

/// What the pages for Android and the web say about calling a country that is a path, with the libraries they name.
struct CallTests {
  private static let jars = ["okhttp", "okio"].map { "/usr/share/java/\($0).jar" }

  /// OkHttp's own requests, and the resolution of a call's path against a base, which Retrofit leaves to OkHttp.
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
    // As the page says: a slash before the path, or none behind the base, drops the country.
    #expect(
      run.stdout.split(separator: "\n") == [
        "https://api.wander.com/it/users/42", "https://api.wander.com/it/users/42",
        "https://api.wander.com/users/42", "https://api.wander.com/users/42",
      ]
    )
  }

  /// A `Request` is what `fetch` makes of a URL.
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
