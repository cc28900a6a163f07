package import ManifestDiagnostics
package import YAMLTree

/// A manifest after every safe fix.
///
/// A fix is safe if the manifest has fewer findings with it, and none that it did not have before.
package struct FixedManifest: Sendable {
  package let checked: CheckedManifest
  /// The findings that were fixed, in the order of the fixes.
  package private(set) var fixed: [Diagnostic] = []

  /// Fixes what can be fixed, until no finding has a fix.
  package init(
    _ manifest: CheckedManifest,
    limits: Limits = Limits(),
    allowing rules: Set<String> = []
  ) {
    var current = manifest
    while true {
      let findings = Self.separate(current.diagnostics.filter { $0.fix != nil })
      guard let first = findings.first else { break }
      // Each fix by itself is safe; two may not be, and then the first may change what the others are.
      var chosen = findings
      var next = Self.applying(chosen, to: current, limits, rules)
      if !Self.isSafe(current.diagnostics, next.diagnostics, fixing: chosen.count) {
        guard chosen.count > 1 else { break }
        chosen = [first]
        next = Self.applying(chosen, to: current, limits, rules)
        guard Self.isSafe(current.diagnostics, next.diagnostics) else { break }
      }
      fixed += chosen
      current = next
    }
    checked = current
  }

  /// The findings whose fixes touch no text that an earlier one's touches.
  private static func separate(_ findings: [Diagnostic]) -> [Diagnostic] {
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

  private static func applying(
    _ findings: [Diagnostic],
    to manifest: CheckedManifest,
    _ limits: Limits,
    _ rules: Set<String>
  ) -> CheckedManifest {
    var edits = TextEdits()
    for fix in findings.compactMap(\.fix) {
      edits.replace(Int(fix.range.start)..<Int(fix.range.end), with: fix.replacement)
    }
    return CheckedManifest(
      SourceFile(path: manifest.file.path, bytes: edits.applied(to: manifest.file.bytes)),
      limits: limits,
      allowing: rules
    )
  }

  /// Whether there are fewer findings, by as many as were fixed, each of which was there before.
  package static func isSafe(
    _ before: [Diagnostic],
    _ after: [Diagnostic],
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
