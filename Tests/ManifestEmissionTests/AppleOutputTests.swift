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

  @Test func foundationReadsEveryPropertyList() throws {
    var count = 0
    for file in try Self.manifests.flatMap({ try files(text($0)) })
    where [".entitlements", ".strings"].contains(where: file.path.hasSuffix) {
      let list = try PropertyListSerialization.propertyList(
        from: Data(file.contents.utf8),
        format: nil
      )
      #expect(!(try #require(list as? [String: Any], "\(file.path)")).isEmpty)
      count += 1
    }
    #expect(count == 15 + 6)
  }

  @Test(.requires(.program("plutil")))
  func plutilReportsNothing() async throws {
    let folder = try ScratchFolder()
    let lists = try files(text(Places.frozenPath)).filter { file in
      [".entitlements", ".strings"].contains(where: file.path.hasSuffix)
    }
    for file in lists { try folder.write(file.contents, to: file.path) }
    let run = try await Command.run("plutil", ["-lint"] + lists.map(\.path), in: folder.url)
    #expect(run.status == 0, "\(run.stdout)\(run.stderr)")
  }

  /// The usual names in each language; CLDR 49 has the same.
  @Test func folderNamesAreTheLanguages() throws {
    let names = [
      ("en", "GB", "United Kingdom"), ("en-GB", "US", "United States"), ("it", "DE", "Germania"),
      ("it", "IT", "Italia"), ("de", "GB", "Vereinigtes Königreich"), ("de", "AT", "Österreich"),
      ("fr", "US", "États-Unis"), ("fr-CA", "BE", "Belgique"), ("es", "ES", "España"),
      ("nl", "NL", "Nederland"), ("sv", "SE", "Sverige"), ("da", "NO", "Norge"),
      ("nb", "AT", "Østerrike"),
    ]
    for (language, code, name) in names {
      let strings = try PropertyListSerialization.propertyList(
        from: Data(file("strings/\(language).lproj/Countries.strings").utf8),
        format: nil
      )
      let entries = try #require(strings as? [String: String])
      #expect(entries["country.name.\(code)"] == name)
    }
  }

  /// A developer once added these by hand to the three files.
  @Test func plannedCountriesAreNotInTheLiveVariant() throws {
    let live = try file("entitlements/Nextdoor.entitlements")
    for host in ["nextdoor.com", "nextdoor.co.uk", "it.nextdoor.com", "fr.nextdoor.com"] {
      #expect(live.contains("\t\t<string>applinks:\(host)</string>\n"))
    }
    for variant in ["RC", "Nightly"] {
      let planned = try file("entitlements/\(variant).entitlements")
      for code in ["no", "be", "ie", "at"] {
        #expect(planned.contains("<string>applinks:\(code).nextdoor.com</string>"))
        #expect(!live.contains("applinks:\(code).nextdoor.com"))
      }
    }
  }

  @Test func associationFilesAreNamedByTheirDomain() throws {
    let files = try resolve(text(Places.frozenPath)).associationFiles
    #expect(
      files.map(\.name) == [
        "nextdoor.co.uk", "nextdoor.com", "nextdoor.de", "nextdoor.fr", "nextdoor.nl",
      ]
    )
    #expect(
      files[1].hosts
        == ["at", "au", "be", "ca", "dk", "es", "fr", "ie", "it"].map { "\($0).nextdoor.com" }
        + ["nextdoor.com", "no.nextdoor.com", "se.nextdoor.com"]
    )
    #expect(files[0].hosts == ["nextdoor.co.uk"])
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
