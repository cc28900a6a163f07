package import Foundation

/// The locations of files other than Swift sources.
package enum Places {
  package static let packageRoot = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder with the manifest that tests use.
  package static let frozenFolder = url("Tests/FrozenCountries")

  /// The path of the manifest that tests use.
  package static let frozenPath = "Tests/FrozenCountries/countries.yaml"

  /// The text of the manifest that tests use.
  package static func frozenManifest() throws -> String {
    String(decoding: try bytes(frozenPath), as: UTF8.self)
  }

  /// A file of the repository.
  ///
  /// Only `RootManifestTests` may read the root's manifest and the files generated from it. If another
  /// test could, adding a country would change that test. For their paths, this is a file that does not exist.
  package static func url(_ path: String) -> URL {
    let isOfTheRoot =
      path == "countries.yaml" || path == "generated" || path.hasPrefix("generated/")
    let folder = isOfTheRoot ? "only-RootManifestTests-may-read/" : ""
    return packageRoot.appendingPathComponent(folder + path)
  }

  package static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: url(path)))
  }

  package static let isLongRun = ProcessInfo.processInfo.environment["ND_LONG"] == "1"
}
