internal import CountryManifest
internal import ManifestDiagnostics

struct LiveCountryWithoutApp: ValidationRule {
  static let id: RuleID = "live-country-without-app"
  static let severity = Diagnostic.Severity.error
  static let summary = "countries are live, and no variant of the app lists that status"
  static let explanation = """
    A variant has the associated domains and App Links of the countries whose status it lists. Where
    none lists `live`, the links of launched countries open the browser. A product without `apps`
    has no deep links, and that is no finding.

    ```yaml
    apps:
      Nightly: { statuses: [planned] }
      #                     ^^^^^^^ error: no variant lists `live`, the status of `us`, `it`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    // A list that is missing, empty or misspelt has been reported.
    guard manifest.apps.allSatisfy({ !$0.isStatusUnread && !$0.statuses.isEmpty }),
      let last = manifest.apps.last?.statuses.last,
      !manifest.apps.contains(where: { $0.statuses.contains { $0.value == .live } })
    else { return }
    let live = manifest.countries.filter { $0.statusOrDefault == .live }
    guard let first = live.first else { return }
    context.report(
      self,
      "no variant lists `live`, the status of \(listing(live.map(\.code.value), atMost: 5))",
      at: last.range,
      related: [.init("the first of them", at: first.code.range)],
      notes: ["their links would open the browser"],
      help: "add `live` to the statuses of a variant"
    )
  }
}
