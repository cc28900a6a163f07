internal import CountryManifest
internal import ManifestFindings

struct DuplicateEntry: ValidationRule {
  static let id: RuleID = "duplicate-entry"
  static let severity = Finding.Severity.error
  static let summary = "a list contains the same entry twice"
  static let explanation = """
    Statuses, fingerprints, entitlement domains and excluded paths are sets. A repeated entry is usually
    a typo for another entry.

    ```yaml
    apps:
      Nightly: { statuses: [planned, live, planned] }
      #                                    ^^^^^^^ error: duplicate entry `planned`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    check(manifest.product.excludedPaths, in: &context)
    for app in manifest.apps {
      check(app.statuses.map { Located($0.value.rawValue, at: $0.range) }, in: &context)
      check(app.android?.fingerprints ?? [], in: &context)
    }
    for country in manifest.countries where country.entitlementDomains.count > 1 {
      check(country.entitlementDomains, in: &context)
    }
  }

  private func check(_ entries: [Located<String>], in context: inout RuleContext) {
    for repetition in repetitions(entries.count, key: { entries[$0].value }) {
      let entry = entries[repetition.later]
      context.report(
        self,
        "duplicate entry `\(entry.value)`",
        at: entry.range,
        related: [.init("first listed here", at: entries[repetition.first].range)],
        help: "delete one of them"
      )
    }
  }
}
