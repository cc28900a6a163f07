internal import CountryManifest
internal import ManifestDiagnostics

struct InvalidHostLabel: ValidationRule {
  static let id: RuleID = "invalid-host-label"
  static let severity = Diagnostic.Severity.error
  static let summary = "a site or a service's label is not a valid DNS label"
  static let explanation = """
    Sites and labels are DNS labels: lowercase letters, digits and hyphens, at most 63 bytes, with no
    hyphen at either end. In a host, a service's label follows a country code and a hyphen within the
    same DNS label. A dot is not allowed, because a wildcard certificate covers only one label.

    ```yaml
    services:
      api: { label: my_api, scope: country }
      #             ^^^^^^ error: label `my_api` contains a character other than letters, digits and hyphens
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for environment in manifest.environments {
      guard let site = environment.site, !site.value.isEmpty,
        let problem = HostName.problem(inLabel: site.value[...])
      else { continue }
      report("site", site, problem, in: &context)
    }
    // A composed label, a site and a known suffix never exceed the 253 bytes of a name.
    let longestCode = manifest.countries.lazy.map(\.code.value.utf8.count).max() ?? 0
    for service in manifest.services {
      guard let label = service.label, !label.value.isEmpty else { continue }
      if let problem = HostName.problem(inLabel: label.value[...]) {
        report("label", label, problem, in: &context)
      } else if !service.isGlobal, longestCode + 1 + label.value.utf8.count > 63 {
        report(
          "label",
          label,
          "is too long: with a country code and a hyphen it exceeds 63 bytes",
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
      help: isCertain
        ? "write `\(lower)`" : "use only letters, digits and hyphens, with no hyphen at either end",
      fix: isCertain ? Fix(text, rewrittenAs: lower) : nil
    )
  }
}
