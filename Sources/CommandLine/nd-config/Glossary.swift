import CountryManifest
import ManifestApply
import ManifestComparison
import ManifestCompiler
import ManifestFindings

/// The list that `nd-config explain` prints: the ids of all findings, and all keys of the manifest.
enum Glossary {
  /// Every kind of finding.
  static let pages = Findings.all + ApplyFindings.all + OutputFindings.all + BreakingChanges.pages

  static var lines: [String] {
    section("Findings about a manifest", ids(Findings.all))
      + section("Findings of apply and generate", ids(ApplyFindings.all + OutputFindings.all))
      + section("Breaking changes, reported by diff", ids(BreakingChanges.pages))
      + section("Keys of the manifest", keys(.mapping(ManifestSchema.root)))
  }

  private static func section(_ title: String, _ names: [String]) -> [String] {
    let lines = wrapped(Set(names).sorted().joined(separator: ", "), width: columns - 2)
    return ["\(title):"] + lines.map { "  \($0)" }
  }

  private static func ids(_ pages: [FindingPage]) -> [String] { pages.map(\.id.name) }

  /// The names of a mapping's keys and of all keys nested in it.
  private static func keys(_ kind: ValueKind) -> [String] {
    switch kind {
    case .text, .integer, .boolean, .choice: []
    case .list(let element): keys(element)
    case .table(let row, _): keys(row)
    case .mapping(let shape):
      shape.keys.flatMap { [$0.name] + keys($0.spec.value) }
        + (shape.others.map { keys($0.value) } ?? [])
    case .either(let short, let long): keys(short) + keys(long)
    }
  }
}
