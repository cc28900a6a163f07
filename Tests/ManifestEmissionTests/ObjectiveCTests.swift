import Foundation
import ManifestEmission
import SwiftEmission
import TestSupport
import Testing

/// Type-checks the wrapper for Objective-C with a stand-in for Apple's module.
///
/// The test compiles and runs no Objective-C.
struct ObjectiveCTests {
  private func text(_ path: String) throws -> String {
    String(decoding: try Places.bytes(path), as: UTF8.self)
  }

  private func wrapper(_ manifest: String) throws -> String {
    let files = try ObjectiveCEmitter().files(for: resolve(manifest))
    #expect(files.map(\.path) == ["objc/ObjectiveC.swift"])
    return files[0].contents
  }

  /// The compiler's output for the wrapper and the Swift code that it wraps.
  private func typeCheck(_ wrapper: String, _ manifest: String) async throws -> Command.Outcome {
    let folder = try ScratchFolder()
    let own = try swiftFiles(manifest)
    for file in own { try folder.write(file.contents, to: file.path) }
    // On Linux, Foundation's `NSObject` is not the one of Objective-C.
    let source = wrapper.replacing(
      "public import Foundation",
      with: "public import ObjectiveC\npublic import struct Foundation.URL"
    )
    try #require(source != wrapper)
    try folder.write(source, to: "objc/ObjectiveC.swift")
    let stubs = Places.url("Tests/AppleStubs/ObjectiveC").path
    return try await Command.run(
      "swiftc",
      ["-typecheck", "-swift-version", "6", "-parse-as-library", "-module-name", "Countries"]
        + ["-default-isolation", "MainActor", "-Xfrontend", "-enable-objc-interop", "-I", stubs]
        + ["objc/ObjectiveC.swift"]
        + own.map(\.path),
      in: folder.url
    )
  }

  @Test(arguments: [Places.frozenPath, "Examples/Products/five-environments.yaml"])
  func wrapperTypeChecks(_ manifest: String) async throws {
    let manifest = try text(manifest)
    let outcome = try await typeCheck(wrapper(manifest), manifest)
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  @Test func namesThatAreKeywordsTypeCheck() async throws {
    let outcome = try await typeCheck(wrapper(Manifests.keywords), Manifests.keywords)
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  /// The compiler checks the wrapper, and knows which types Objective-C supports.
  @Test(arguments: [
    ("country.callingCode }", "country.calingCode }", "no member 'calingCode'"),
    ("public var code: String {", "public var code: Country {", "cannot be marked '@objc'"),
  ])
  func mistakeIsReported(_ right: String, _ wrong: String, _ message: String) async throws {
    let manifest = try text(Places.frozenPath)
    let wrapper = try wrapper(manifest)
    let damaged = wrapper.replacing(right, with: wrong)
    try #require(damaged != wrapper)
    let outcome = try await typeCheck(damaged, manifest)
    #expect(outcome.status != 0)
    #expect(outcome.output.contains(message), "\(outcome.output)")
  }

  @Test func wrapperIsShort() throws {
    let lines = try wrapper(text(Places.frozenPath)).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    #expect(lines.count <= 100)
    #expect(lines.contains("#if canImport(ObjectiveC)"))
  }
}
