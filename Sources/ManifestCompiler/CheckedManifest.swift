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
    var (tree, diagnostics) = YAMLTree.parse(file, limits: limits)
    guard let tree else {
      self.diagnostics = diagnostics.inReadingOrder()
      (allowed, manifest, derivation) = ([], nil, nil)
      return
    }
    let (manifest, shapeFindings) = Manifest.decode(tree)
    diagnostics += shapeFindings
    let derivation = Derivation(manifest, standards)
    diagnostics += Rules.check(manifest, derivation)
    (self.diagnostics, allowed) = diagnostics.inReadingOrder().reported(
      AllowComments(tree),
      allowing: allowedRules
    )
    self.manifest = manifest
    self.derivation = derivation
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
  /// The findings without those that comments or rule ids allow, with what is wrong with the comments.
  fileprivate func reported(
    _ comments: AllowComments,
    allowing rules: Set<String>
  ) -> ([Diagnostic], [AllowedFinding]) {
    var comments = comments
    var reported: [Diagnostic] = []
    var allowed: [AllowedFinding] = []
    for diagnostic in self {
      if let reason = comments.reason(toAllow: diagnostic) {
        allowed.append(AllowedFinding(diagnostic, reason: reason))
      } else if diagnostic.severity == .warning, rules.contains(diagnostic.id.name) {
        allowed.append(AllowedFinding(diagnostic, reason: nil))
      } else {
        reported.append(diagnostic)
      }
    }
    // With an error, or too many findings, a warning that a comment allows may not have been looked for.
    let unused = hasErrors || count >= Self.limit ? [] : comments.unused
    let own = (comments.diagnostics + unused).filter { !rules.contains($0.id.name) }
    return (own.isEmpty ? reported : (reported + own).inReadingOrder(), allowed)
  }
}
