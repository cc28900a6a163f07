package import ManifestDiagnostics
package import YAMLTree

/// A manifest after every safe fix.
///
/// A fix is safe if the manifest has fewer findings with it, and none that it did not have before.
package struct FixedManifest: Sendable {
  package let checked: CheckedManifest
  /// The findings that were fixed, in the order of the fixes.
  package private(set) var fixed: [Diagnostic] = []

  /// Fixes one finding after the other, until no fix is left that is safe.
  package init(
    _ manifest: CheckedManifest,
    limits: Limits = Limits(),
    allowing rules: Set<String> = []
  ) {
    var current = manifest
    while let (finding, next) = Self.step(current, limits, rules) {
      fixed.append(finding)
      current = next
    }
    checked = current
  }

  /// The first finding whose fix is safe, and the manifest with it.
  private static func step(
    _ manifest: CheckedManifest,
    _ limits: Limits,
    _ rules: Set<String>
  ) -> (Diagnostic, CheckedManifest)? {
    for finding in manifest.diagnostics {
      guard let fix = finding.fix else { continue }
      var edits = TextEdits()
      edits.replace(Int(fix.range.start)..<Int(fix.range.end), with: fix.replacement)
      let edited = CheckedManifest(
        SourceFile(path: manifest.file.path, bytes: edits.applied(to: manifest.file.bytes)),
        limits: limits,
        allowing: rules
      )
      if isSafe(manifest.diagnostics, edited.diagnostics) { return (finding, edited) }
    }
    return nil
  }

  /// Whether there are fewer findings, each of which was there before.
  package static func isSafe(_ before: [Diagnostic], _ after: [Diagnostic]) -> Bool {
    guard after.count < before.count else { return false }
    var known: [[String]: Int] = [:]
    for finding in before { known[[finding.id.name, finding.message], default: 0] += 1 }
    return after.allSatisfy { finding in
      let count = known[[finding.id.name, finding.message], default: 0]
      known[[finding.id.name, finding.message]] = count - 1
      return count > 0
    }
  }
}
