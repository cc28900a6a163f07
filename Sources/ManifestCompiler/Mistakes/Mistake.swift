internal import ManifestDiagnostics

/// One mistake of the hand that makes much of a manifest unreadable, with the edit that corrects it.
///
/// Reported by what YAML makes of it, it would be a finding for each key below it, or one in the parser's
/// words at a line that is right.
struct Mistake {
  /// The finding that replaces those.
  var diagnostic: Diagnostic
  /// Corrects the mistake.
  let edits: TextEdits
  /// How many lines that changes.
  var size = 1
  /// Whether the value below the first of them is indented as most values are, after that.
  var isRegular = true
  /// Whether it changes a name that others refer to.
  var isRename = false
  /// What is still reported after the edit.
  var findingsLeft = Int.max
  /// The edited text, where the search analyzed all of it.
  var analysis: Analysis?

  func edited(_ file: SourceFile) -> SourceFile {
    SourceFile(path: file.path, bytes: edits.applied(to: file.bytes), isForeign: file.isForeign)
  }

  /// A finding of the edited text, at its location in the text as it is.
  func original(_ finding: Diagnostic) -> Diagnostic {
    var finding = finding
    finding.range = original(finding.range)
    for index in finding.related.indices {
      finding.related[index].range = original(finding.related[index].range)
    }
    finding.fix = finding.fix.map {
      Fix($0.title, replacing: original($0.range), with: $0.replacement)
    }
    return finding
  }

  /// Its finding with those that are left.
  ///
  /// What is still wrong with the very text that it corrects has the same cause, and knows better what to
  /// write.
  func merged(with findings: [Diagnostic]) -> [Diagnostic] {
    guard size == 1, let fix = diagnostic.fix else { return [diagnostic] + findings }
    let same = findings.filter {
      $0.range.start >= fix.range.start && $0.range.end <= fix.range.end
    }
    guard let better = same.first(where: { $0.severity == .error }) else {
      return [diagnostic] + findings
    }
    var diagnostic = diagnostic
    (diagnostic.help, diagnostic.fix) = (better.help ?? diagnostic.help, nil)
    return [diagnostic] + findings.filter { !same.contains($0) }
  }

  private func original(_ range: SourceRange) -> SourceRange {
    SourceRange(edits.originalOffset(Int(range.start)), edits.originalOffset(Int(range.end)))
  }
}
