internal import CountryManifest
internal import ManifestDiagnostics

struct MissingWebService: ValidationRule {
  static let id: RuleID = "missing-web-service"
  static let severity = Diagnostic.Severity.error
  static let summary = "there is no service `web` on each country's bare host"
  static let explanation = """
    `web` is a country's website. Deep links and language URLs are on its host, so it must have an
    empty label and a separate host for each country.

    ```yaml
    services:
      web: { label: www }
      #             ^^^ error: service `web` has the label `www`; expected an empty label
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    guard let first = manifest.services.first else { return }
    guard let web = manifest.services.first(where: { $0.name.value == Service.web }) else {
      // `malformed-name` reports the name in uppercase.
      guard !manifest.services.contains(where: { $0.name.value.lowercased() == Service.web }) else {
        return
      }
      return context.report(
        self,
        "no service is named `web`",
        at: first.name.range,
        help: "add `web: { label: \"\" }`"
      )
    }
    if let label = web.label, !label.value.isEmpty {
      context.report(
        self,
        "service `web` has the label `\(label.value)`; expected an empty label",
        at: label.range,
        help: "write `label: \"\"`",
        fix: Fix("replace with an empty label", replacing: label.range, with: "\"\"")
      )
    }
    if let scope = web.scope, scope.value == .global {
      context.report(
        self,
        "service `web` has the scope `global`; expected `country`",
        at: scope.range,
        help: "delete `scope`"
      )
    }
  }
}
