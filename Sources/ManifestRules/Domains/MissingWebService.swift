internal import CountryManifest
internal import ManifestDiagnostics

struct MissingWebService: ValidationRule {
  static let id: RuleID = "missing-web-service"
  static let severity = Diagnostic.Severity.error
  static let summary = "no service `web` lives on each country's bare host"
  static let explanation = """
    `web` is a country's site: deep links and language URLs are on its host, which has no label and
    is each country's own.

    ```yaml
    services:
      web: { label: www }
      #             ^^^ error: `web` has the label `www`, expected the empty one
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    guard let first = manifest.services.first else { return }
    guard let web = manifest.services.first(where: { $0.name.value == Service.web }) else {
      // In capitals it is a name that is reported.
      guard !manifest.services.contains(where: { $0.name.value.lowercased() == Service.web }) else {
        return
      }
      return context.report(
        self,
        "no service is called `web`",
        at: first.name.range,
        help: "add `web: { label: \"\" }`"
      )
    }
    if let label = web.label, !label.value.isEmpty {
      context.report(
        self,
        "`web` has the label `\(label.value)`, expected the empty one",
        at: label.range,
        help: "write `label: \"\"`",
        fix: Fix("empty it", replacing: label.range, with: "\"\"")
      )
    }
    if let scope = web.scope, scope.value == .global {
      context.report(
        self,
        "`web` has the scope `global`, expected `country`",
        at: scope.range,
        help: "delete `scope`"
      )
    }
  }
}
