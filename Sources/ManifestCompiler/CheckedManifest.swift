package import CountryManifest
package import ManifestDiagnostics
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
  /// Whether the findings are those of a thorough search.
  package let isSearchComplete: Bool

  /// `allowedRules` are ids of warnings to allow, as comments do.
  package init(
    _ file: SourceFile,
    limits: Limits = Limits(),
    standards: Standards = .embedded,
    allowing allowedRules: Set<String> = [],
    search: Search = .thorough
  ) {
    let budget = SearchBudget(search)
    self.init(file, Analysis.Settings(limits, standards, allowing: allowedRules, budget))
  }

  init(_ file: SourceFile, _ settings: Analysis.Settings) {
    self.file = file
    let written = Analysis(file, settings)
    (manifest, derivation) = (written.manifest, written.derivation)
    allowedBreakingChanges = written.comments?.breakingChanges ?? []
    var reported = written.correctedWithSafeFixes()
    isSearchComplete =
      !settings.budget.isBrief || !settings.budget.isSpent || reported.findings.isEmpty
    if !isSearchComplete { reported = written.reported().withoutFixes }
    diagnostics = reported.findings.quoted(ifAllowedBy: file)
    allowed = file.isForeign ? [] : reported.allowed
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
