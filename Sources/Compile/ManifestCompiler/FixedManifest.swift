internal import CountryManifest
package import ManifestFindings

/// A manifest after its safe fixes are applied.
package struct FixedManifest: Sendable {
  /// The manifest after the fixes; if they do not improve it, the manifest as it was.
  package let checked: CheckedManifest
  /// The fixed findings in the order of the fixes, with their lines.
  package private(set) var fixed: [(line: Int, finding: Finding)] = []

  /// Applies all safe fixes at once, and checks the result once.
  ///
  /// The old text stays if a finding is added, or if the meaning of a manifest that was valid changes.
  package init(_ manifest: CheckedManifest, allowing rules: Set<String> = []) {
    let findings = Self.separate(manifest.findings.filter { $0.fix?.isSafe ?? false })
    var edits = TextEdits()
    for fix in findings.compactMap(\.fix) {
      edits.replace(Int(fix.range.start)..<Int(fix.range.end), with: fix.replacement)
    }
    let file = SourceFile(path: manifest.file.path, bytes: edits.applied(to: manifest.file.bytes))
    let next = CheckedManifest(file, standards: manifest.standards, allowing: rules)
    let isBetter =
      Self.isBetter(manifest.findings, next.findings, fixing: findings.count)
      && (!manifest.isValid || Self.meaning(manifest) == Self.meaning(next))
    guard !findings.isEmpty, isBetter else {
      checked = manifest
      return
    }
    checked = next
    fixed = findings.map {
      (manifest.file.lineNumber(of: $0.fix?.range.start ?? $0.range.start), $0)
    }
  }

  /// All values of a manifest without errors.
  private static func meaning(_ manifest: CheckedManifest) -> [[String]]? {
    manifest.resolve()?.facts.map { [$0.row.section.rawValue, $0.row.name, $0.name, $0.value] }
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
  private static func isBetter(_ before: [Finding], _ after: [Finding], fixing count: Int) -> Bool {
    guard after.count + count <= before.count else { return false }
    var known: [[String]: Int] = [:]
    for finding in before { known[[finding.id.name, finding.message], default: 0] += 1 }
    return after.allSatisfy { finding in
      known[[finding.id.name, finding.message], default: 0] -= 1
      return known[[finding.id.name, finding.message], default: 0] >= 0
    }
  }
}
