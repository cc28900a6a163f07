import Foundation
import TestSupport
import Testing

/// Portugal is added to the sample app, and removed again.
@Suite struct NeighborhoodAppTests {
  /// The sample app and the manifest of the tests in a new folder.
  private func newApp() throws -> SampleApp {
    let app = try SampleApp()
    try FileManager.default.removeItem(at: app.folder.scratch.url("app"))
    try FileManager.default.copyItem(
      at: Places.url("Examples/NeighborhoodApp"),
      to: app.folder.scratch.url("app")
    )
    try app.folder.write(
      try Places.frozenManifest(),
      to: "countries.yaml"
    )
    return app
  }

  /// One line per location; the expectations are written by hand.
  private static var places: [String] {
    let variants = ["Nextdoor", "Nightly", "RC"]
    let projects = [
      "NDFoundation/NDFoundation", "NDModel/NDModel", "NDUIKit/NDUIKit", "Nextdoor",
    ]
    let resources = "android/app/src/main/res"
    return variants.map { "ios/Nextdoor/\($0).entitlements 1" }
      + projects.map { "ios/\($0).xcodeproj/project.pbxproj 1" } + ["ios/Nextdoor/Info.plist 1"]
      + AddRemoveMigrateTests.names.map {
        "ios/NDFoundation/Resources/\($0).lproj/ND.strings \($1)"
      }
      + ["ios/NDFoundation/Resources/xx.lproj/ND.strings None"]
      + [
        "android/smartling-config.json ['pt-rPT']", "ios/etc/smartling-config.json ['pt-PT']",
        "\(resources)/xml/locales_config.xml 1",
      ]
      + AddRemoveMigrateTests.names.map { language, name in
        let folder = language.split(separator: "-").joined(separator: "-r")
        return "\(resources)/values\(folder == "en" ? "" : "-\(folder)")/strings.xml \(name)"
      } + ["main", "nightly", "rc"].map { "android/app/src/\($0)/AndroidManifest.xml 1" }
  }

  @Test(.requires(.python(.withOpenStep)))
  func otherParsersFindPortugalInEveryFile() async throws {
    let app = try newApp()
    let manifest = try app.folder.read("countries.yaml")
    try app.folder.write(manifest + AddRemoveMigrateTests.portugal, to: "countries.yaml")
    let run = try await app.apply()
    #expect(run.status == 0)
    let oracle = Places.url("Tests/oracles/read_app.py")
    let output = try await Python.withOpenStep.run(
      [oracle.path, app.folder.scratch.url("app").path, "pt.nextdoor.com", "PT", "pt-PT"],
      input: []
    )
    let found = String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    #expect(found.sorted() == Self.places.sorted())
  }

  @Test func languagesInNoTargetAreReported() async throws {
    let run = try await newApp().apply("--check")
    let lines = run.stdout.split(separator: "\n").filter {
      $0.contains("[apply-unlisted-language]")
    }
    #expect(
      lines == [
        "app/app.yaml:12:5: warning: `ios/NDFoundation/NDFoundation.xcodeproj/project.pbxproj` does"
          + " not list ND.strings in nl, en-GB, fr-CA, sv, da, nb [apply-unlisted-language]"
      ]
    )
  }

  @Test func otherLinesArePreservedAndPortugalIsRemovedAgain() async throws {
    let app = try newApp()
    let sample = try app.contents()
    let manifest = try app.folder.read("countries.yaml")
    #expect(try await app.apply().status == 0)
    let before = try app.contents()
    expectOnlyAddedLines(sample, before)

    try app.folder.write(manifest + AddRemoveMigrateTests.portugal, to: "countries.yaml")
    let run = try await app.apply()
    let changed = Set(
      run.stdout.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    )
    .filter { $0.hasPrefix("ios/") || $0.hasPrefix("android/") }
    #expect(changed.count == 38, "\(changed.sorted())")
    expectOnlyAddedLines(before, try app.contents())

    try app.folder.write(manifest, to: "countries.yaml")
    #expect(try await app.apply().status == 0)
    #expect(try app.contents() == before)

    // Without any files in app.yaml, all entries that were added are removed, and nothing else.
    try app.write("# nothing\n", to: "app.yaml")
    #expect(try await app.apply().status == 0)
    var expected = sample
    expected["app.yaml"] = Data("# nothing\n".utf8)
    #expect(try app.contents() == expected)
  }

  /// Expects every old file among the new ones, with all its lines in the same order.
  private func expectOnlyAddedLines(_ old: [String: Data], _ new: [String: Data]) {
    for (path, data) in old where path != ".nd-config.applied.json" {
      let lines = data.split(separator: 0x0A, omittingEmptySubsequences: false)
      var rest = lines[...]
      for line in (new[path] ?? Data()).split(separator: 0x0A, omittingEmptySubsequences: false)
      where rest.first == line { rest.removeFirst() }
      #expect(
        rest.isEmpty,
        "\(path): \(rest.first.map { String(decoding: $0, as: UTF8.self) } ?? "")"
      )
    }
  }
}
