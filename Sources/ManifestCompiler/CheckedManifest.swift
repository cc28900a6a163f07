package import CountryManifest
package import ManifestDiagnostics
internal import ManifestRules
package import YAMLTree

/// The front end of the compiler: takes bytes, and gives all findings and, without errors, a manifest.
package struct CheckedManifest: Sendable {
  package let file: SourceFile
  /// In reading order.
  package let diagnostics: [Diagnostic]
  /// What could be decoded; nil if the text is not YAML.
  package let manifest: Manifest?
  private let derivation: Derivation?

  package init(
    _ file: SourceFile,
    limits: Limits = Limits(),
    standards: Standards = .embedded
  ) {
    self.file = file
    var (tree, diagnostics) = YAMLTree.parse(file, limits: limits)
    guard let tree else {
      self.diagnostics = diagnostics.inReadingOrder()
      (manifest, derivation) = (nil, nil)
      return
    }
    let (manifest, shapeFindings) = Manifest.decode(tree)
    diagnostics += shapeFindings
    let derivation = Derivation(manifest, standards)
    diagnostics += Rules.check(manifest, derivation)
    self.diagnostics = diagnostics.inReadingOrder()
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
