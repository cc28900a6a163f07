import Foundation
import TestSupport
import Testing

/// Portugal is added to the sample app, and removed again; its builds take generated files.
@Suite struct NeighborhoodAppTests {
  private static let portugal = """

      pt:
        tld: pt
        hosts: subdomain
        languages: [pt-PT]
        help_desk_locale: pt_PT
        account_form:
          fields: [first_name, last_name, street_address, postal_code, city]

    """

  /// The commands that the README of the app shows.
  private static let generate = """
    nd-config generate --app Nextdoor --only swift,strings --output app/ios/Countries/Sources/Countries
    for app in Nextdoor RC Nightly; do
      nd-config generate --app $app --only android --output app/android/generated/$app
    done
    """

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
    let manifests =
      ["main", "nightly", "rc"].map { "app/src/\($0)/AndroidManifest.xml 0" }
      + ["Nextdoor", "RC"].map { "generated/\($0)/android/manifests/\($0)/AndroidManifest.xml 1" }
    return variants.map { "ios/Nextdoor/\($0).entitlements 1" }
      + projects.map { "ios/\($0).xcodeproj/project.pbxproj 1" }
      + [
        "ios/Nextdoor/Info.plist 1", "android/smartling-config.json ['pt-rPT']",
        "ios/etc/smartling-config.json ['pt-PT']",
      ] + manifests.map { "android/\($0)" }
  }

  @Test(.requires(.python(.withOpenStep)))
  func otherParsersFindPortugalInEveryFile() async throws {
    let app = try newApp()
    let manifest = try app.folder.read("countries.yaml")
    try app.folder.write(manifest + Self.portugal, to: "countries.yaml")
    #expect(try await app.apply().status == 0)
    #expect(try await app.folder.shell(Self.generate).status == 0)
    let oracle = Places.url("Tests/oracles/read_app.py")
    let output = try await Python.withOpenStep.run(
      [oracle.path, app.folder.scratch.url("app").path, "pt.nextdoor.com", "pt-PT"],
      input: []
    )
    let found = String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    #expect(found.sorted() == Self.places.sorted())
  }

  /// The resources of the app and the generated ones are one source set, in which no name occurs twice.
  @Test(.requires(.python(.plain), .program("aapt2")))
  func aapt2LinksTheGeneratedResourcesAndReadsTheLinks() async throws {
    let app = try newApp()
    #expect(try await app.folder.shell(Self.generate).status == 0)
    let oracle = { (name: String) in
      Places.url("Tests/oracles/\(name)").path
    }
    let generated = app.folder.scratch.url("app/android/generated/Nextdoor/android")
    let own = app.folder.scratch.url("app/android/app/src/main/res")
    let resources = [own, generated.appendingPathComponent("res")].map(\.path)
    let output = try await Python.plain.run([oracle("read_android_resources.py")] + resources)
    let strings = try JSONDecoder().decode([String: [String: String]].self, from: output)
    #expect(strings["country_name_it"]?["it"] == "Italia")
    #expect(strings["sign_out"]?["it"] == "Esci")

    // Gradle's merger adds the package and replaces the placeholder.
    let path = "android/generated/Nextdoor/android/manifests/Nextdoor/AndroidManifest.xml"
    let manifest = try app.read(path)
      .replacing("<manifest ", with: "<manifest package=\"com.nextdoor.example\" ")
      .replacing("${deepLinkActivity}", with: "com.nextdoor.example.MainActivity")
    try app.write(manifest, to: "Merged.xml")
    let merged = app.folder.scratch.url("app/Merged.xml").path
    let links = try await Python.plain.run([oracle("read_intent_filters.py"), merged])
    let filters = try JSONDecoder().decode([[String]].self, from: links)
    #expect(filters.count == 1 && filters[0].contains("host=it.nextdoor.com"))
  }

  @Test func otherLinesArePreservedAndPortugalIsRemovedAgain() async throws {
    let app = try newApp()
    let sample = try app.contents()
    let manifest = try app.folder.read("countries.yaml")
    #expect(try await app.apply().status == 0)
    let before = try app.contents()
    expectOnlyAddedLines(sample, before)

    try app.folder.write(manifest + Self.portugal, to: "countries.yaml")
    let run = try await app.apply()
    let changed = Set(
      run.stdout.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    )
    .filter { $0.hasPrefix("ios/") || $0.hasPrefix("android/") }
    #expect(changed.count == 10, "\(changed.sorted())")
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
