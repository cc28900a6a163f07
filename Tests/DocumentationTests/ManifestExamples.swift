import Foundation
import TestSupport

/// An example for each mapping of the manifest, with all of its keys, by the title of its table.
///
/// Each example replaces the sections with the same names in `base`.
enum ManifestExamples {
  /// The manifest into which the examples are put.
  static let base = byTitle("base") + "\n"

  static let titles = Set(all.keys).subtracting(["base"])

  static func byTitle(_ title: String) -> String { all[title] ?? "" }

  /// The parts of the file, each after a line with its title.
  private static let all: [String: String] = {
    let bytes = try? Places.bytes("Tests/DocumentationTests/manifest-examples.txt")
    let parts = String(decoding: bytes ?? [], as: UTF8.self).split(separator: "\n=== ").dropFirst()
    return Dictionary(
      uniqueKeysWithValues: parts.map { part in
        let lines = part.split(separator: "\n", maxSplits: 1)
        return (String(lines[0]), lines[1].trimmingCharacters(in: .newlines))
      }
    )
  }()
}
