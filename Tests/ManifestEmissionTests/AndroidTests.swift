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

  private func project() throws -> ResolvedManifest {
    try resolve(Places.frozenManifest())
  }

  private func file(_ path: String, _ emitter: some Emitter) throws -> String {
    try #require(try emitter.files(for: project()).first { $0.path == path }).contents
  }

  @Test func localesAreBCP47AndFoldersHaveAndroidNames() async throws {
    let manifest = try resolve(
      Manifests.keywords.replacing("is-IS,", with: "is-IS, he, id, es-419,")
    )
    let files = AndroidEmitter().files(for: manifest)
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

  @Test func intentFiltersContainTheHostsOfTheListedStatuses() async throws {
    let program = """
      import sys, xml.etree.ElementTree as tree
      android = "{http://schemas.android.com/apk/res/android}"
      activity, = tree.fromstring(sys.stdin.buffer.read()).findall("application/activity")
      print(activity.get(android + "name"), activity.get(android + "exported"))
      one, = activity.findall("intent-filter")
      print(one.get(android + "autoVerify"))
      print([each.get(android + "name").split(".")[-1] for each in one if each.tag != "data"])
      data = [each.attrib for each in one.findall("data")]
      print([each[android + "scheme"] for each in data[:2]], len(data))
      print(*[each[android + "host"] for each in data[2:]])
      """
    let head = """
      ${deepLinkActivity} true
      true
      ['VIEW', 'DEFAULT', 'BROWSABLE']
      ['http', 'https']
      """
    let live = [
      "au.nextdoor.com", "ca.nextdoor.com", "dk.nextdoor.com", "es.nextdoor.com", "fr.nextdoor.com",
      "it.nextdoor.com", "nextdoor.co.uk", "nextdoor.com", "nextdoor.de", "nextdoor.fr",
      "nextdoor.nl", "se.nextdoor.com",
    ]
    let planned = ["at.nextdoor.com", "be.nextdoor.com", "ie.nextdoor.com", "no.nextdoor.com"]
    for (app, hosts) in [("Nextdoor", live), ("RC", (live + planned).sorted())] {
      let xml = try file("android/manifests/\(app)/AndroidManifest.xml", AndroidEmitter())
      let expected = "\(head) \(hosts.count + 2)\n\(hosts.joined(separator: " "))\n"
      #expect(try await python(program, xml) == expected)
    }
    // Nightly has no Android app.
    let paths = try AndroidEmitter().files(for: project()).map(\.path)
    #expect(paths.filter { $0.contains("AndroidManifest") }.count == 2)
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
    let files = AndroidEmitter().files(for: manifest)
    #expect(!files.contains { $0.path.contains("AndroidManifest") })
    #expect(AssetLinksEmitter().files(for: manifest).isEmpty)
  }

  @Test func variantForAndroidAloneHasNoFileForIOS() throws {
    let fingerprint = Array(repeating: "0A", count: 32).joined(separator: ":")
    let app = """
      apps:
        Store: { statuses: [live], android: { package: com.example.app, sha256: ["\(fingerprint)"] } }
      countries:

      """
    let manifest = try resolve(Manifests.smallest.replacing("countries:\n", with: app))
    let files = Emitters.chosen(by: manifest).flatMap { $0.init().files(for: manifest) }
    let folders = Set(files.map { $0.path.split(separator: "/")[0] })
    #expect(folders.isSuperset(of: ["android", "assetlinks", "swift", "typescript"]))
    #expect(folders.isDisjoint(with: ["aasa", "entitlements"]))
    #expect(
      files.contains { $0.path == "swift/AppVariant.swift" && $0.contents.contains("bundle: nil,") }
    )
  }

  @Test func assetLinksListTheAppsOfEachDomain() async throws {
    let files = try AssetLinksEmitter().files(for: project())
    let domains = ["co.uk", "com", "de", "fr", "nl"].map { "nextdoor.\($0)" }
    #expect(files.map(\.path) == domains.map { "assetlinks/\($0)/assetlinks.json" })
    let program = """
      import json, sys
      for each in json.load(sys.stdin):
          assert each["relation"] == ["delegate_permission/common.handle_all_urls"]
          assert set(each) == {"relation", "target"}
          target = each["target"]
          assert target["namespace"] == "android_app" and len(target) == 3
          print(target["package_name"], [len(bytes.fromhex(each.replace(":", "")))
            for each in target["sha256_cert_fingerprints"]])
      """
    for file in files {
      #expect(
        try await python(program, file.contents)
          == "com.nextdoor.example [32]\ncom.nextdoor.example.rc [32]\n"
      )
    }
    // Only the release candidate opens a domain that only planned countries have.
    let text = try Places.frozenManifest()
    let edited = text.replacing(
      "tld: at\n",
      with: "tld: at\n    entitlement_domains: [promo.co.at]\n"
    )
    let more = AssetLinksEmitter().files(for: try resolve(edited))
    let promo = try #require(more.first { $0.path == "assetlinks/promo.co.at/assetlinks.json" })
    #expect(try await python(program, promo.contents) == "com.nextdoor.example.rc [32]\n")
  }

  @Test func percentSignsAreNotAFormat() throws {
    let text = Manifests.keywords.replacing("label: Name,", with: "label: \"100 % of 50 %\",")
    let files = AndroidEmitter().files(for: try resolve(text))
    let file = try #require(files.first { $0.path.hasSuffix("/account_forms.xml") })
    #expect(file.contents.contains("name=\"form_label_name\" formatted=\"false\">100 % of 50 %<"))
    #expect(file.contents.ranges(of: "formatted").count == 1)
  }
}
