import CountryManifest
import TestSupport
import Testing

@testable import ManifestEmission
@testable import SwiftEmission

/// The outputs that `generate` writes for a manifest.
@Suite struct ChosenOutputTests {
  private func chosen(_ manifest: String) throws -> [String] {
    try Emitters.chosen(by: resolve(manifest)).map { $0.id }
  }

  @Test func theManifestCanNameEveryOutput() {
    #expect(Emitters.all.map { $0.id } == OutputKey.allCases.map(\.rawValue))
  }

  @Test func withoutAppsThereIsNothingForThem() throws {
    #expect(
      try chosen(Manifests.smallest) == [
        "swift", "kotlin", "typescript", "json", "hosts", "table", "schema",
      ]
    )
  }

  @Test func appsForAppleNeedNothingOfAndroids() throws {
    let text = try smallest(
      "apps: { App: { team: ABCDE12345, bundle: com.example.app, statuses: [live] } }\n"
    )
    #expect(
      try chosen(text) == [
        "swift", "kotlin", "typescript", "json", "entitlements", "aasa", "strings", "xcstrings",
        "hosts", "table", "schema",
      ]
    )
  }

  @Test func whatTheManifestChoosesIsInTheOrderOfOutputs() throws {
    let text = Manifests.smallest.replacing(
      "default_country:",
      with: "outputs: { kotlin: { package: com.example.least }, swift: {} }, default_country:"
    )
    #expect(try chosen(text) == ["swift", "kotlin"])
    let packages = try KotlinEmitter.files(for: resolve(text)).map { file in
      file.contents.split(separator: "\n").first { $0.hasPrefix("package ") }
    }
    #expect(Set(packages) == ["package com.example.least"])
  }

  /// The smallest manifest with another section.
  private func smallest(_ section: String) throws -> String {
    let text = Manifests.smallest.replacing("countries:", with: "\(section)countries:")
    try #require(text != Manifests.smallest)
    return text
  }
}
