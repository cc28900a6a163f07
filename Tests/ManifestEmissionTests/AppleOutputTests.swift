import CountryManifest
import Foundation
import ManifestEmission
import SwiftEmission
import TestSupport
import Testing

/// The outputs for Apple's platforms and Smartling, read by parsers that are not ours.
struct AppleOutputTests {
  private static let emitters: [any Emitter.Type] = [
    EntitlementsEmitter.self, AssociationFileEmitter.self, StringsEmitter.self,
    StringCatalogEmitter.self, SmartlingEmitter.self,
  ]

  static let manifests = [
    Places.frozenPath, "Tests/ManifestEmissionTests/Goldens/two-countries/countries.yaml",
  ]

  private func files(_ text: String) throws -> [EmittedFile] {
    let manifest = try resolve(text)
    return Self.emitters.flatMap { $0.init().files(for: manifest) }
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try Places.bytes(path), as: UTF8.self)
  }

  private func file(_ path: String) throws -> String {
    let files = try files(text(Places.frozenPath))
    return try #require(files.first { $0.path == path }).contents
  }

  private struct Given: Encodable {
    var manifest: String
    var files: [String: String]
  }

  @Test(.requires(.python(.withOpenStep)))
  func outputsEqualThoseOfThePythonOracle() async throws {
    let oracle = Places.url("Tests/oracles/check_apple_files.py")
    for manifest in try Self.manifests.map(text) + [withAssociationSettings()] {
      let files = try files(manifest)
      let given = Given(
        manifest: manifest,
        files: Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.contents) })
      )
      let input = try JSONEncoder().encode(given)
      let output = try await Python.withOpenStep.run([oracle.path], input: Array(input))
      #expect(String(decoding: output, as: UTF8.self) == "\(files.count) files compared\n")
    }
  }

  /// The project's manifest with web credentials and excluded paths.
  private func withAssociationSettings() throws -> String {
    let own = try text(Places.frozenPath)
    let manifest = own.replacing(
      "product:\n",
      with: """
        product:
          outputs: { aasa: { webcredentials: true, exclude: [/admin/*, "/a?b/\\"x*"] } }

        """
    )
    try #require(manifest != own)
    return manifest
  }

  /// Apple's limit is 128 KB; the file contains nothing per country, so it does not grow with their
  /// number.
  @Test func associationFileOfEveryCountryIsSmall() throws {
    var manifest = Manifests.allCountries()
    manifest += "apps:\n"
    for variant in 0..<20 {
      manifest += "  V\(variant): { team: TEAMID1234, statuses: [live, planned], "
      manifest += "bundle: com.\(String(repeating: "x", count: 148))\(variant) }\n"
    }
    let files = try AssociationFileEmitter().files(for: resolve(manifest))
    #expect(files.count == 1)
    #expect(files.allSatisfy { $0.contents.utf8.count < 128_000 / 20 })
  }

  /// Paths are compared without letter case, as on a Mac's disk.
  @Test func noTwoOutputsShareAPath() throws {
    for manifest in try Self.manifests.map(text) + [Manifests.keywords, Manifests.allCountries()] {
      let paths = try emittedFiles(manifest).map { $0.path.lowercased() }
      #expect(Set(paths).count == paths.count)
      #expect(paths.allSatisfy { !$0.hasPrefix("/") && !$0.split(separator: "/").contains("..") })
    }
  }

  @Test func smallestManifestHasTheFilesThatApplyToIt() throws {
    #expect(
      try files(Manifests.smallest).map(\.path) == [
        "strings/en-IE.lproj/Countries.strings", "xcstrings/Countries.xcstrings",
      ]
    )
  }
}
