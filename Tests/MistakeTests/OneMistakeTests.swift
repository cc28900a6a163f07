import Foundation
import ManifestCompiler
import ManifestDiagnostics
import TestSupport
import Testing

/// Each mistake alone gives one finding, of its rule, at its own line.
@Suite struct OneMistakeTests {
  private static let manifest: String? = try? String(
    contentsOf: Places.packageRoot.appendingPathComponent("countries.yaml"),
    encoding: .utf8
  )

  @Test(arguments: mistakes)
  func mistakeIsReportedOnceAtItsOwnLine(_ mistake: Mistake) throws {
    let manifest = try #require(Self.manifest)
    let parts = manifest.components(separatedBy: mistake.text)
    try #require(parts.count == 2, "the text to replace occurs \(parts.count - 1) times")
    let changed = parts.joined(separator: mistake.replacement)

    let checked = CheckedManifest(SourceFile(path: "countries.yaml", text: changed))

    let lines = changed.components(separatedBy: "\n")
    let slip = parts[0].components(separatedBy: "\n").count
    let line = try mistake.namedLine.map { named in
      try #require(lines.firstIndex { $0.contains(named) }) + 1
    }
    let named = checked.diagnostics.map { diagnostic in
      "\(diagnostic.id) at line \(checked.file.location(of: diagnostic.range.start).line)"
    }
    #expect(named == ["\(mistake.id) at line \(line ?? slip)"])
  }
}
