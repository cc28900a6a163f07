internal import CountryManifest
internal import ManifestFindings

struct LiveCountryWithoutApp: ValidationRule {
  static let id: RuleID = "live-country-without-app"
  static let summary = "there are live countries, but no app variant lists the status `live`"
  static let explanation = """
    A variant gets the associated domains and App Links of the countries whose status it lists. If no
    variant lists `live`, links to launched countries open in the browser. A product without `apps` has
    no deep links, so this rule does not apply to it.

    ```yaml
    apps:
      Nightly: { statuses: [planned] }
      #                     ^^^^^^^ error: no variant lists the status `live`, which `us`, `it` have
    ```
    """

  let context: RuleContext

  func check() {
    // A missing, empty or misspelled list has already been reported.
    guard manifest.apps.allSatisfy({ !$0.unread.contains("statuses") && !$0.statuses.isEmpty }),
      let last = manifest.apps.last?.statuses.last,
      !manifest.apps.contains(where: { $0.statuses.contains { $0.value == .live } })
    else { return }
    let live = manifest.countries.filter { $0.statusOrDefault == .live }
    guard !live.isEmpty else { return }
    report(
      "no variant lists the status `live`, which \(listing(live.map(\.code.value), atMost: 5)) "
        + (live.count == 1 ? "has" : "have"),
      at: last.range,
      help: "add `live` to the `statuses` of a variant"
    )
  }
}
