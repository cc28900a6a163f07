internal import CountryManifest
internal import ManifestDiagnostics
internal import YAMLTree

extension LayoutMistake {
  /// Beyond this, trying one edit after the other would take too long.
  private static let largestFile = 256 << 10
  /// The bytes that are read again in all.
  private static let budget = 8 << 20

  /// The one edit to the layout that leaves the fewest errors of shape; nil if none leaves less than half
  /// of them.
  static func found(in file: SourceFile, _ errors: [Diagnostic], limits: Limits) -> LayoutMistake? {
    guard file.bytes.count <= largestFile, errors.contains(where: \.canComeFromLayout) else {
      return nil
    }
    let isUnreadable = errors.contains { $0.id == "wrong-indentation" }
    var fewest = isUnreadable ? Int.max : (errors.count + 1) / 2
    var best: LayoutMistake?
    var bytes = 0
    for candidate in LayoutCandidates(LayoutLines(file), errors).all {
      bytes += file.bytes.count
      guard bytes <= budget else { break }
      guard let count = errorsLeft(by: candidate, in: file, limits) else { continue }
      let isBetter = best.map { count == fewest && candidate.isLikelier(than: $0) } ?? false
      if count < fewest || isBetter { (best, fewest) = (candidate, count) }
    }
    return best
  }

  private func isLikelier(than other: LayoutMistake) -> Bool {
    isRegular == other.isRegular ? size < other.size : isRegular
  }

  /// Nil where the text is still not a mapping.
  private static func errorsLeft(
    by candidate: LayoutMistake,
    in file: SourceFile,
    _ limits: Limits
  ) -> Int? {
    let edited = candidate.edited(file)
    let (tree, diagnostics) = YAMLTree.parse(edited, limits: limits)
    guard let tree, tree.root?.kind == .mapping else { return nil }
    return (diagnostics + Manifest.decode(tree).diagnostics).count { $0.severity == .error }
  }

  func edited(_ file: SourceFile) -> SourceFile {
    SourceFile(path: file.path, bytes: edits.applied(to: file.bytes))
  }

  /// A finding of the edited text, at its place in the text as it is.
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

  private func original(_ range: SourceRange) -> SourceRange {
    SourceRange(edits.originalOffset(Int(range.start)), edits.originalOffset(Int(range.end)))
  }
}

extension Diagnostic {
  /// Whether a misplaced line can have caused a finding.
  ///
  /// An unknown key with a fix is misspelled.
  fileprivate var canComeFromLayout: Bool {
    switch id {
    case "unknown-key": fix == nil
    case "wrong-indentation", "missing-key", "duplicate-key", "wrong-type": true
    default: false
    }
  }
}
