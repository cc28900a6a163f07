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
  /// Nil if there are errors.
  package let resolved: ResolvedManifest?

  package init(
    _ file: SourceFile,
    limits: Limits = Limits(),
    standards: Standards = .embedded
  ) {
    self.file = file
    var (tree, diagnostics) = YAMLTree.parse(file, limits: limits)
    guard let tree else {
      self.diagnostics = diagnostics.inReadingOrder()
      (manifest, resolved) = (nil, nil)
      return
    }
    let (manifest, shapeFindings) = Manifest.decode(tree)
    diagnostics += shapeFindings
    let derivation = Derivation(manifest, standards)
    diagnostics += Rules.check(manifest, derivation)
    self.diagnostics = diagnostics.inReadingOrder()
    self.manifest = manifest
    resolved =
      diagnostics.hasErrors ? nil : ResolvedManifest(manifest, derivation)
    precondition(
      resolved != nil || diagnostics.hasErrors,
      "a manifest without errors leaves nothing open"
    )
  }
}
