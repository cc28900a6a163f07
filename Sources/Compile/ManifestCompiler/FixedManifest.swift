internal import CountryManifest
package import ManifestFindings
internal import YAMLTree

/// A manifest after its fixes are applied.
package struct FixedManifest: Sendable {
  package let checked: CheckedManifest
  /// The fixed findings in the order of the fixes, with their lines in the text to which each fix was applied.
  package private(set) var fixed: [(line: Int, finding: Finding)] = []

  /// Applies the safe fixes, or all fixes if `areUnsafeFixesAllowed`, in rounds until no fix improves the manifest.
  ///
  /// All rounds share the budget of one thorough search; once it is spent, the remaining findings stay.
  package init(
    _ manifest: CheckedManifest,
    allowing rules: Set<String> = [],
    areUnsafeFixesAllowed: Bool = false
  ) {
    let budget = SearchBudget(.thorough)
    let settings = Analysis.Settings(Limits(), manifest.standards, allowing: rules, budget)
    var current = manifest
    while true {
      let findings = Self.separate(
        current.findings.filter {
          $0.fix.map { $0.isSafe || areUnsafeFixesAllowed } ?? false
        }
      )
      guard let (count, next) = Self.applied(findings, to: current, settings) else { break }
      fixed += findings.prefix(count).map {
        (current.file.lineNumber(of: $0.fix?.range.start ?? $0.range.start), $0)
      }
      current = next
    }
    checked = current
  }

  /// Applies all fixes, or only the first half, the first quarter and so on, until the result is better.
  ///
  /// Each fix was checked alone, but one fix can change the context of another.
  private static func applied(
    _ findings: [Finding],
    to manifest: CheckedManifest,
    _ settings: Analysis.Settings
  ) -> (count: Int, next: CheckedManifest)? {
    var count = findings.count
    while count > 0 {
      var edits = TextEdits()
      for fix in findings.prefix(count).compactMap(\.fix) {
        edits.replace(Int(fix.range.start)..<Int(fix.range.end), with: fix.replacement)
      }
      let bytes = edits.applied(to: manifest.file.bytes)
      let next = CheckedManifest(SourceFile(path: manifest.file.path, bytes: bytes), settings)
      if isBetter(manifest.findings, next.findings, fixing: count) { return (count, next) }
      count /= 2
    }
    return nil
  }

  /// The findings whose fixes do not touch the text of an earlier fix.
  private static func separate(_ findings: [Finding]) -> [Finding] {
    var taken: [Range<UInt32>] = []
    return findings.filter { finding in
      guard let fix = finding.fix else { return false }
      let range = fix.range.start..<fix.range.end
      let isFree = taken.allSatisfy {
        range.upperBound < $0.lowerBound || $0.upperBound < range.lowerBound
      }
      if isFree { taken.append(range) }
      return isFree
    }
  }

  /// Whether the fixes remove at least `count` findings and add none.
  package static func isBetter(
    _ before: [Finding],
    _ after: [Finding],
    fixing count: Int = 1
  ) -> Bool {
    guard after.count + count <= before.count else { return false }
    var known: [[String]: Int] = [:]
    for finding in before { known[[finding.id.name, finding.message], default: 0] += 1 }
    return after.allSatisfy { finding in
      let count = known[[finding.id.name, finding.message], default: 0]
      known[[finding.id.name, finding.message]] = count - 1
      return count > 0
    }
  }
}
