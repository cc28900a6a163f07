internal import CountryManifest
internal import ManifestDiagnostics

struct InvalidHostLabel: ValidationRule {
  static let id: RuleID = "invalid-host-label"
  static let severity = Diagnostic.Severity.error
  static let summary = "a site or a service's label is no label of DNS"
  static let explanation = """
    Sites and labels are labels of DNS: lower-case letters, digits and hyphens, at most 63 bytes, no
    hyphen at an end. A service's label stands behind a country's code and a hyphen, in the same
    label. A certificate's wildcard covers one label, so a dot has no place in it.

    ```yaml
    services:
      api: { label: my_api, scope: country }
      #             ^^^^^^ error: label `my_api` has a sign other than letters, digits and hyphens
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for environment in manifest.environments {
      guard let site = environment.site, !site.value.isEmpty,
        let problem = HostName.problem(inLabel: site.value[...])
      else { continue }
      report("site", site, problem, in: &context)
    }
    // A name is at most a composed label, a site and a suffix that is known: never 253 bytes.
    let longestCode = manifest.countries.lazy.map(\.code.value.utf8.count).max() ?? 0
    for service in manifest.services {
      guard let label = service.label, !label.value.isEmpty else { continue }
      if let problem = HostName.problem(inLabel: label.value[...]) {
        report("label", label, problem, in: &context)
      } else if !service.isGlobal, longestCode + 1 + label.value.utf8.count > 63 {
        report(
          "label",
          label,
          "leaves no room for a country's code and a hyphen in 63 bytes",
          in: &context
        )
      }
    }
  }

  private func report(
    _ kind: String,
    _ text: Located<String>,
    _ problem: String,
    in context: inout RuleContext
  ) {
    let lower = text.value.lowercased()
    let isCertain = lower != text.value && HostName.problem(inLabel: lower[...]) == nil
    context.report(
      self,
      "\(kind) `\(text.value)` \(problem)",
      at: text.range,
      help: isCertain ? "write `\(lower)`" : "a label is letters, digits and inner hyphens",
      fix: isCertain ? Fix(text, rewrittenAs: lower) : nil
    )
  }
}
