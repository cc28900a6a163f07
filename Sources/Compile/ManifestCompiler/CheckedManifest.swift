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
  private let derivation: Derivation?
  /// Whether the causes of all findings were searched for; false if a brief search spent its budget.
  package let isSearchComplete: Bool

  /// Checks a file; `allowedRules` are the IDs of rules whose warnings are allowed, as if by a comment.
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
    standards = settings.standards
    let written = Analysis(file, settings)
    (manifest, derivation) = (written.manifest, written.derivation)
    allowedBreakingChanges = written.comments?.breakingChanges ?? []
    let budget = settings.budget
    // In a large manifest, the first analysis alone spends the budget of a brief search.
    let isSearched =
      (!budget.isBrief || !budget.isSpent) && CombiningMarks.firstLongRun(in: file.bytes) == nil
    var reported = isSearched ? written.correctedWithFixes() : written.reported().withoutFixes
    isSearchComplete = !budget.isBrief || !budget.isSpent || reported.findings.isEmpty
    if isSearched, !isSearchComplete { reported = written.reported().withoutFixes }
    findings = reported.findings.quoted(ifAllowedBy: file)
    allowed = file.isForeign ? [] : reported.allowed
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

/// The results of all stages of the front end for one text.
struct Analysis {
  struct Settings {
    var limits: Limits
    var standards: Standards
    var allowedRules: Set<String>
    let budget: SearchBudget
    let patterns = ReadPatterns()

    init(
      _ limits: Limits,
      _ standards: Standards,
      allowing allowedRules: Set<String>,
      _ budget: SearchBudget
    ) {
      (self.limits, self.standards, self.allowedRules) = (limits, standards, allowedRules)
      self.budget = budget
    }
  }

  let file: SourceFile
  let settings: Settings
  /// The findings of the parser and the decoder.
  private(set) var shapeFindings: [Finding]
  /// The parsed text; nil if it is not valid YAML.
  let tree: YAMLTree?
  private(set) var manifest: Manifest?
  private(set) var derivation: Derivation?
  private(set) var ruleFindings: [Finding] = []
  private(set) var comments: AllowComments?

  init(_ file: SourceFile, _ settings: Settings) {
    (self.file, self.settings) = (file, settings)
    settings.budget.spend(file.bytes.count)
    let (tree, syntaxFindings) = YAMLTree.parse(file, limits: settings.limits)
    shapeFindings = syntaxFindings
    self.tree = tree
    guard let tree else { return }
    let (manifest, findings) = Manifest.decode(tree)
    shapeFindings += findings
    settings.budget.spend(Self.costOfFinding * shapeFindings.count)
    self.manifest = manifest
    ruleFindings = SizeLimits.findings(manifest, settings.limits)
    guard ruleFindings.isEmpty else { return }
    let derivation = Derivation(manifest, settings.standards)
    let checked = Rules.check(manifest, derivation, settings.patterns)
    settings.budget.spend(checked.patternSteps)
    // Rules look up the name of every country in every app language.
    settings.budget.spend(4 * manifest.countries.count * derivation.appLanguages.names.count)
    settings.budget.spend(Self.costOfFinding * checked.findings.count)
    ruleFindings = checked.findings
    comments = AllowComments(tree)
    self.derivation = derivation
  }

  /// The cost of a finding for the budget: a finding takes about as long as reading this many bytes.
  static let costOfFinding = 200
}
