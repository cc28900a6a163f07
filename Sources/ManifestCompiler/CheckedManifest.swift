package import CountryManifest
package import ManifestDiagnostics
internal import ManifestRules
package import YAMLTree

/// The front end of the compiler: takes bytes, and gives all findings and, without errors, a manifest.
package struct CheckedManifest: Sendable {
  package let file: SourceFile
  /// In reading order, without those that are allowed.
  package let diagnostics: [Diagnostic]
  /// Warnings that a comment or the caller allows, in reading order.
  package let allowed: [AllowedFinding]
  /// The comments that allow breaking changes, for a comparison with an older manifest.
  package let allowedBreakingChanges: [AllowedBreakingChange]
  /// What could be decoded; nil if the text is not YAML.
  package let manifest: Manifest?
  private let derivation: Derivation?

  /// `allowedRules` are ids of warnings to allow, as comments do.
  package init(
    _ file: SourceFile,
    limits: Limits = Limits(),
    standards: Standards = .embedded,
    allowing allowedRules: Set<String> = []
  ) {
    self.file = file
    let written = Analysis(file, limits, standards)
    (manifest, derivation) = (written.manifest, written.derivation)
    allowedBreakingChanges = written.comments?.breakingChanges ?? []
    let errors = written.shapeFindings.filter { $0.severity == .error }
    guard let mistake = LayoutMistake.found(in: file, errors, limits: limits) else {
      let reported = written.reported(allowing: allowedRules)
      diagnostics = reported.findings.quoted(ifAllowedBy: file)
      allowed = file.isForeign ? [] : reported.allowed
      return
    }
    // What else is wrong shows only once the layout is right.
    let corrected = Analysis(mistake.edited(file), limits, standards).reported(
      allowing: allowedRules
    )
    diagnostics =
      ([mistake.diagnostic] + corrected.findings.map(mistake.original)).inReadingOrder()
      .quoted(ifAllowedBy: file)
    allowed =
      file.isForeign
      ? []
      : corrected.allowed.map {
        AllowedFinding(mistake.original($0.diagnostic), reason: $0.reason)
      }
  }

  /// Whether there are no errors.
  package var isValid: Bool { manifest != nil && !diagnostics.hasErrors }

  /// The manifest with every value filled in; nil if there are errors.
  ///
  /// Each call computes it, so that a command that only checks a manifest does not pay for it.
  package func resolve() -> ResolvedManifest? {
    guard isValid, let manifest, let derivation else { return nil }
    guard let resolved = ResolvedManifest(manifest, derivation) else {
      preconditionFailure("a manifest without errors has a value for every required key")
    }
    return resolved
  }
}

extension [Diagnostic] {
  /// The findings, which say what their rules find and nothing else if the file is foreign.
  fileprivate func quoted(ifAllowedBy file: SourceFile) -> [Diagnostic] {
    guard file.isForeign else { return self }
    return map { $0.unquoted(Findings.page(for: $0.id.name)?.summary ?? "invalid") }
      .inReadingOrder()
  }
}

/// What the stages of the front end find in a text.
private struct Analysis {
  /// The findings of the parser and the decoder.
  var shapeFindings: [Diagnostic]
  var ruleFindings: [Diagnostic] = []
  var comments: AllowComments?
  var manifest: Manifest?
  var derivation: Derivation?

  init(_ file: SourceFile, _ limits: Limits, _ standards: Standards) {
    let (tree, syntaxFindings) = YAMLTree.parse(file, limits: limits)
    shapeFindings = syntaxFindings
    guard let tree else { return }
    let (manifest, findings) = Manifest.decode(tree)
    shapeFindings += findings
    self.manifest = manifest
    ruleFindings = SizeLimits.findings(manifest, limits)
    guard ruleFindings.isEmpty else { return }
    let derivation = Derivation(manifest, standards)
    ruleFindings = Rules.check(manifest, derivation)
    comments = AllowComments(tree)
    self.derivation = derivation
  }

  /// In reading order: the findings without those that comments or rule ids allow, with what is wrong with
  /// the comments.
  func reported(allowing rules: Set<String>) -> (findings: [Diagnostic], allowed: [AllowedFinding])
  {
    let all = (shapeFindings + ruleFindings).inReadingOrder()
    guard var comments else { return (all, []) }
    var reported: [Diagnostic] = []
    var allowed: [AllowedFinding] = []
    for diagnostic in all {
      if let reason = comments.reason(toAllow: diagnostic) {
        allowed.append(AllowedFinding(diagnostic, reason: reason))
      } else if diagnostic.severity == .warning, rules.contains(diagnostic.id.name) {
        allowed.append(AllowedFinding(diagnostic, reason: nil))
      } else {
        reported.append(diagnostic)
      }
    }
    // With an error, or too many findings, a warning that a comment allows may not have been looked for.
    let unused = all.hasErrors || all.count >= [Diagnostic].limit ? [] : comments.unused
    let own = (comments.diagnostics + unused).filter { !rules.contains($0.id.name) }
    return (own.isEmpty ? reported : (reported + own).inReadingOrder(), allowed)
  }
}
