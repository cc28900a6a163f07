import Foundation
import SwiftEmission
import TestSupport
import Testing

/// Type-checks the recipe for Objective-C with a stand-in for Apple's module.
///
/// The test compiles and runs no Objective-C.
struct ObjectiveCTests {
  private func text(_ path: String) throws -> String {
    String(decoding: try Places.bytes(path), as: UTF8.self)
  }

  private func recipe() throws -> String {
    try text("Examples/ObjectiveC/ObjCCountries.swift")
  }

  /// The compiler's output for the recipe and the Swift code that it wraps.
  private func typeCheck(_ recipe: String) async throws -> Command.Outcome {
    let folder = try ScratchFolder()
    let own = try swiftFiles(text(Places.frozenPath))
    for file in own { try folder.write(file.contents, to: file.path) }
    // On Linux, Foundation's `NSObject` is not the one of Objective-C.
    let source = recipe.replacing(
      "public import Foundation",
      with: "public import ObjectiveC\npublic import struct Foundation.URL"
    )
    try #require(source != recipe)
    try folder.write(source, to: "ObjCCountries.swift")
    let stubs = Places.url("Tests/AppleStubs/ObjectiveC").path
    return try await Command.run(
      "swiftc",
      ["-typecheck", "-swift-version", "6", "-parse-as-library", "-module-name", "Countries"]
        + ["-default-isolation", "MainActor", "-Xfrontend", "-enable-objc-interop", "-I", stubs]
        + ["ObjCCountries.swift"]
        + own.map(\.path),
      in: folder.url
    )
  }

  @Test func recipeTypeChecks() async throws {
    let outcome = try await typeCheck(recipe())
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  /// The compiler checks the recipe, and knows which types Objective-C supports.
  @Test(arguments: [
    ("country.callingCode }", "country.calingCode }", "no member 'calingCode'"),
    ("public var code: String {", "public var code: Country {", "cannot be marked '@objc'"),
    ("socket, tracking\n", "socket, tracking, mail\n", "switch must be exhaustive"),
  ])
  func mistakeIsReported(_ right: String, _ wrong: String, _ message: String) async throws {
    let recipe = try recipe()
    let damaged = recipe.replacing(right, with: wrong)
    try #require(damaged != recipe)
    let outcome = try await typeCheck(damaged)
    #expect(outcome.status != 0)
    #expect(outcome.output.contains(message), "\(outcome.output)")
  }
}
