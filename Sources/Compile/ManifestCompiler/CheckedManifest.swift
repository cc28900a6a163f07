package import CountryManifest
package import ManifestFindings
internal import ManifestRules
package import YAMLTree

/// The result of the compiler's front end for one file: all findings and, if the text is valid YAML, the
/// manifest.
package struct CheckedManifest: Sendable {
  package let file: SourceFile
  /// The tables that the manifest was checked against.
  package let standards: Standards
  /// The findings in reading order, without the allowed ones.
  package let findings: [Finding]
  /// The warnings that a comment or the caller allows, in reading order.
  package let allowed: [AllowedFinding]
  /// The comments that allow breaking changes, for a comparison with an older manifest.
  package let allowedBreakingChanges: [AllowedBreakingChange]
  /// The decoded values; nil if the text is not valid YAML.
  package let manifest: Manifest?
  /// Whether all of the text could be read, if necessary with its mistakes corrected.
  package let isRead: Bool
  private let derivation: Derivation?

  /// Checks a file; `allowedRules` are the IDs of rules whose warnings are allowed, as if by a comment.
  package init(
    _ file: SourceFile,
    limits: Limits = Limits(),
    standards: Standards = .embedded,
    allowing allowedRules: Set<String> = []
  ) {
    self.file = file
    self.standards = standards
    let text = RepairedText(file, limits)
    let analysis = Analysis(text.shape, limits, standards)
    // The places of values are those in the text as written, which may not be valid YAML.
    manifest = text.findings.isEmpty ? text.shape.manifest : Shape(file, limits).manifest
    isRead = text.shape.tree != nil
    derivation = analysis.derivation
    allowedBreakingChanges = analysis.comments?.breakingChanges ?? []
    let reported = analysis.report(allowing: allowedRules)
    findings = text.merged(with: reported.findings).inReadingOrder().quoted(ifAllowedBy: file)
    allowed =
      file.isForeign
      ? []
      : reported.allowed.map { AllowedFinding(text.original($0.finding), reason: $0.reason) }
  }

  /// Whether there are no errors.
  package var isValid: Bool { manifest != nil && !findings.hasErrors }

  /// The manifest with all values derived; nil if there are errors.
  ///
  /// The result is computed on each call, because commands that only check a manifest do not need it.
  package func resolve() -> ResolvedManifest? {
    guard isValid, let manifest, let derivation else { return nil }
    guard let resolved = ResolvedManifest(manifest, derivation) else {
      preconditionFailure("a manifest without errors has a value for every required key")
    }
    return resolved
  }

  /// The resolved manifest, limited to a variant of the app.
  ///
  /// `name` is a key of `apps`; pass nil for the whole manifest. The result is nil if the manifest has errors.
  package func resolve(variant name: String?) throws(VariantError) -> ResolvedManifest? {
    guard let name, isValid, let manifest else { return resolve() }
    guard let part = manifest.variant(named: name) else {
      let known = manifest.apps.map(\.name.value).joined(separator: ", ")
      throw VariantError(
        "no app variant `\(name)` in the manifest"
          + (known.isEmpty ? "" : "; expected one of: \(known)")
      )
    }
    guard part.defaultCountry != nil else {
      throw VariantError("the app variant `\(name)` does not have the default country")
    }
    return ResolvedManifest(part, Derivation(part, standards))
  }
}

/// An error about the requested app variant.
package struct VariantError: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}

/// A text that was parsed and decoded.
struct Shape {
  let file: SourceFile
  /// The parsed text; nil if it is not valid YAML.
  let tree: YAMLTree?
  let manifest: Manifest?
  /// The findings of the parser and the decoder.
  let findings: [Finding]

  init(_ file: SourceFile, _ limits: Limits) {
    self.file = file
    let parsed = YAMLTree.parse(file, limits: limits)
    tree = parsed.tree
    let decoded = parsed.tree.map { Manifest.decode($0) }
    manifest = decoded?.manifest
    findings = parsed.findings + (decoded?.findings ?? [])
  }
}

/// The results of all stages of the front end for one text.
struct Analysis {
  let shape: Shape
  private(set) var derivation: Derivation?
  private(set) var ruleFindings: [Finding] = []
  private(set) var comments: AllowComments?

  init(_ shape: Shape, _ limits: Limits, _ standards: Standards) {
    self.shape = shape
    guard let tree = shape.tree, let manifest = shape.manifest else { return }
    ruleFindings = ListLimits.findings(manifest, limits)
    guard ruleFindings.isEmpty else { return }
    let derivation = Derivation(manifest, standards)
    ruleFindings = Rules.check(manifest, derivation)
    comments = AllowComments(tree)
    self.derivation = derivation
  }
}
