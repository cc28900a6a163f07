internal import CountryManifest
internal import ManifestDiagnostics

struct DuplicateEntry: ValidationRule {
  static let id: RuleID = "duplicate-entry"
  static let severity = Diagnostic.Severity.error
  static let summary = "a list names one thing twice"
  static let explanation = """
    Statuses, fingerprints, Xcode projects and entitlement domains are sets: an entry that is there
    twice was meant to be another one.

    ```yaml
    localization:
      xcode_projects: [Example, ExampleKit, Example]
      #                                     ^^^^^^^ error: `Example` is here twice
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    check(manifest.xcodeProjects, in: &context)
    for app in manifest.apps {
      check(app.statuses.map { Located($0.value.rawValue, at: $0.range) }, in: &context)
      check(app.android?.fingerprints ?? [], in: &context)
    }
    for country in manifest.countries where country.entitlementDomains.count > 1 {
      check(country.entitlementDomains, in: &context)
    }
  }

  private func check(_ entries: [Located<String>], in context: inout RuleContext) {
    guard entries.count > 1 else { return }
    var first: [String: SourceRange] = [:]
    for entry in entries {
      guard let earlier = first[entry.value] else {
        first[entry.value] = entry.range
        continue
      }
      context.report(
        self,
        "`\(entry.value)` is here twice",
        at: entry.range,
        related: [.init("first here", at: earlier)],
        help: "delete one of them"
      )
    }
  }
}
