import CountryManifest
import ManifestApply
import ManifestComparison
import ManifestCompiler
import ManifestFindings

/// The list that `nd-config explain` prints: all rules, and all keys of the manifest.
enum Glossary {
  static var lines: [String] {
    section("Findings about a manifest", pages(Findings.all))
      + section("Findings of apply", pages(ApplyFindings.all))
      + section("Breaking changes, reported by diff", breakingChanges)
      + section("Keys of the manifest", keys(ManifestSchema.root, path: "")).dropLast()
  }

  private static func section(_ title: String, _ entries: [(String, String)]) -> [String] {
    let lines = entries.flatMap { name, text in
      let words = text.split(separator: " ").map(String.init)
      let lines = wrapped(words, separator: " ", width: columns - 6, indent: 0)
      return ["  \(name)"] + lines.map { "      \($0)" }
    }
    return [title, ""] + lines + [""]
  }

  private static func pages(_ pages: [FindingPage]) -> [(String, String)] {
    pages.sorted { $0.id.name < $1.id.name }.map { page in
      (page.id.name, "\(page.severity.rawValue): \(page.summary)")
    }
  }

  private static var breakingChanges: [(String, String)] {
    BreakingChanges.pages.sorted { $0.id.name < $1.id.name }.map { ($0.id.name, $0.summary) }
  }

  /// Lists a mapping's keys and all keys nested in it, as paths that `explain` accepts.
  private static func keys(_ shape: MappingShape, path: String) -> [(String, String)] {
    let own = shape.keys.flatMap { name, spec in
      [("\(path)\(name)", spec.summary)] + keys(spec.value, path: "\(path)\(name)")
    }
    return own + (shape.others.map { keys($0.value, path: "\(path)<\($0.name)>") } ?? [])
  }

  private static func keys(_ kind: ValueKind, path: String) -> [(String, String)] {
    switch kind {
    case .text, .integer, .boolean, .choice: []
    case .list(let element): keys(element, path: "\(path)[0]")
    case .table(let row, let name): keys(row, path: "\(path).<\(name)>")
    case .mapping(let shape): keys(shape, path: "\(path).")
    case .either(let short, let long): keys(short, path: path) + keys(long, path: path)
    }
  }
}
