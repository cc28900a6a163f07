import Foundation
import CountryManifest
import ManifestComparison
import ManifestCompiler
import ManifestFindings
import TestSupport
import Testing

/// A small manifest, and edits of it.
enum Sample {
  /// The valid manifest that all edits change.
  static let base =
    (try? String(contentsOf: edits.appendingPathComponent("bases/acme.yaml"), encoding: .utf8))
    ?? ""

  private static let edits = Places.url("Tests/ManifestComparisonTests/Edits")

  /// Edits that each change one thing, or several that belong together.
  static func editedManifests() throws -> FixtureFile { try fixtures("edits") }

  static func fixtures(_ name: String) throws -> FixtureFile {
    try FixtureFile(edits.appendingPathComponent("\(name).diff"))
  }

  struct Edit: Sendable {
    let old: String
    let new: String

    init(_ old: String, _ new: String) { (self.old, self.new) = (old, new) }
  }

  /// The manifest with edits; the old text of each edit must occur in it.
  static func manifest(_ edits: [Edit] = []) throws -> String {
    try edits.reduce(base) { text, edit in
      try #require(text.contains(edit.old), "\(edit.old)")
      return text.replacing(edit.old, with: edit.new, maxReplacements: 1)
    }
  }

  static func checked(_ text: String) -> CheckedManifest {
    CheckedManifest(SourceFile(path: "countries.yaml", text: text))
  }

  static func resolved(_ text: String) throws -> ResolvedManifest {
    let checked = checked(text)
    // Two statements, because a failed expectation prints every value in it.
    guard let resolved = checked.resolve() else {
      let renderer = TextRenderer(usesColor: false)
      throw Invalid(findings: renderer.render(checked.findings, in: checked.file))
    }
    return resolved
  }

  struct Invalid: Error {
    let findings: String
  }

  static func review(from old: String, to new: String) throws -> Review {
    Review(
      from: try resolved(old),
      to: try resolved(new),
      allowing: checked(new).allowedBreakingChanges
    )
  }
}
