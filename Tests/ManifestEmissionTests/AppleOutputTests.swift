import CountryManifest
import ManifestEmission
import SwiftEmission
import TestSupport
import Testing

/// The sizes and paths of the outputs for Apple's platforms.
struct AppleOutputTests {
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
    for manifest in try [Places.frozenManifest(), Manifests.keywords, Manifests.allCountries()] {
      let paths = try emittedFiles(manifest).map { $0.path.lowercased() }
      #expect(Set(paths).count == paths.count)
      #expect(paths.allSatisfy { !$0.hasPrefix("/") && !$0.split(separator: "/").contains("..") })
    }
  }
}
