import CountryManifest
import Foundation
import TestSupport
import Testing

@testable import ManifestEmission
@testable import SwiftEmission

/// Android's outputs, read by Python's XML and JSON parsers and by Google's aapt2.
@Suite(.requires(.python(.plain)))
struct AndroidTests {
  private func python(_ program: String, _ input: String) async throws -> String {
    let output = try await Python.plain.run(["-c", program], input: Array(input.utf8))
    return String(decoding: output, as: UTF8.self)
  }

  @Test func localesAreBCP47AndFoldersHaveAndroidNames() async throws {
    let manifest = try resolve(
      Manifests.keywords.replacing("is-IS,", with: "is-IS, he, id, es-419,")
    )
    let files = AndroidEmitter.files(for: manifest)
    #expect(
      files.map(\.path) == [
        "android/res/xml/locales_config.xml", "android/res/raw/nd_keep.xml",
        "android/res/values-as/strings.xml",
        "android/res/values/strings.xml", "android/res/values-iw/strings.xml",
        "android/res/values-in/strings.xml", "android/res/values-b+es+419/strings.xml",
        "android/res/values-b+sr+Latn/strings.xml", "android/res/values-b+zh+Hant/strings.xml",
        "android/res/values-en-rGB/strings.xml", "android/res/values/account_forms.xml",
      ]
    )
    let program = """
      import sys, xml.etree.ElementTree as tree
      root = tree.fromstring(sys.stdin.buffer.read())
      android = "{http://schemas.android.com/apk/res/android}"
      print(root.tag, [(each.tag, each.get(android + "name")) for each in root])
      """
    let names = ["as", "is", "he", "id", "es-419", "sr-Latn", "zh-Hant", "en-GB"]
    let locales = names.map { "('locale', '\($0)')" }.joined(separator: ", ")
    #expect(try await python(program, files[0].contents) == "locale-config [\(locales)]\n")
  }

  /// A prefix ends before the `*`; on hosts where countries have paths, a path follows that of the country.
  @Test func filtersHaveTheIncludedPaths() async throws {
    let program = """
      import sys, xml.etree.ElementTree as tree
      android = "{http://schemas.android.com/apk/res/android}"
      for filter in tree.fromstring(sys.stdin.buffer.read()).iter("intent-filter"):
          print([value for each in filter.findall("data") for key, value in each.items()
              if "host" in key], [key.replace(android, "") + value for each in filter.findall("data")
              for key, value in each.items() if "ath" in key])
      """
    func paths(_ outputs: String) async throws -> String {
      let manifest = try resolve(Manifests.byPath(outputs: outputs))
      let files = AndroidEmitter.files(for: manifest)
      let file = try #require(files.first { $0.path.hasSuffix("AndroidManifest.xml") })
      return try await python(program, file.contents)
    }
    #expect(
      try await paths("aasa: { include: [/p/*, /about] }, android: {}") == """
        ['*.shops.acme.com'] ['pathPrefix/p/', 'path/about']
        ['acme.com'] ['pathPrefix/it/p/', 'path/it/about', 'pathPrefix/us/p/', 'path/us/about']

        """
    )
    #expect(
      try await paths("aasa: { include: [/p/*] }, android: { include: [/q*] }") == """
        ['*.shops.acme.com'] ['pathPrefix/q']
        ['acme.com'] ['pathPrefix/it/q', 'pathPrefix/us/q']

        """
    )
    #expect(
      try await paths("aasa: { exclude: [/p/*] }, android: {}") == """
        ['*.shops.acme.com'] []
        ['acme.com'] ['path/it', 'pathPrefix/it/', 'path/us', 'pathPrefix/us/']

        """
    )
  }

  @Test func variantWithoutHostsHasNoFilter() throws {
    let fingerprint = Array(repeating: "0A", count: 32).joined(separator: ":")
    let app = """
      apps:
        Beta:
          team: TEAMID1234
          bundle: com.example.app
          statuses: [planned]
          android: { package: com.example.app, sha256: ["\(fingerprint)"] }
      countries:

      """
    let manifest = try resolve(Manifests.smallest.replacing("countries:\n", with: app))
    #expect(manifest.apps.count == 1)
    let files = AndroidEmitter.files(for: manifest)
    #expect(!files.contains { $0.path.contains("AndroidManifest") })
    #expect(AssetLinksEmitter.files(for: manifest).isEmpty)
  }

  @Test func variantForAndroidAloneHasNoFileForIOS() throws {
    let fingerprint = Array(repeating: "0A", count: 32).joined(separator: ":")
    let app = """
      apps:
        Store: { statuses: [live], android: { package: com.example.app, sha256: ["\(fingerprint)"] } }
      countries:

      """
    let manifest = try resolve(Manifests.smallest.replacing("countries:\n", with: app))
    let files = Emitters.chosen(by: manifest).flatMap { $0.files(for: manifest) }
    let folders = Set(files.map { $0.path.split(separator: "/")[0] })
    #expect(folders.isSuperset(of: ["android", "assetlinks", "swift", "typescript"]))
    #expect(folders.isDisjoint(with: ["aasa", "entitlements"]))
    #expect(
      files.contains { $0.path == "swift/AppVariant.swift" && $0.contents.contains("bundle: nil,") }
    )
  }

  @Test func percentSignsAreNotAFormat() throws {
    let text = Manifests.keywords.replacing("label: Name,", with: "label: \"100 % of 50 %\",")
    let files = AndroidEmitter.files(for: try resolve(text))
    let file = try #require(files.first { $0.path.hasSuffix("/account_forms.xml") })
    #expect(file.contents.contains("name=\"form_label_name\" formatted=\"false\">100 % of 50 %<"))
    #expect(file.contents.ranges(of: "formatted").count == 1)
  }
}
