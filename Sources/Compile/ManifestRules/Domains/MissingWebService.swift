internal import CountryManifest
internal import ManifestFindings

struct MissingWebService: ValidationRule {
  static let id: RuleID = "missing-web-service"
  static let severity = Finding.Severity.error
  static let summary =
    "there is no service `web`, or it has one host while another service has one per country"
  static let explanation = """
    `web` is the website, to which deep links and language URLs lead. If any service has a host for each
    country, the website has one, too. With `scope: global` for all services, countries share one website and
    need neither `hosts` nor `tld`.

    ```yaml
    services:
      api: { label: api }
      web: { label: www, scope: global }
      #                         ^^^^^^ error: service `web` has the scope `global`; expected `country`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    guard let first = manifest.services.first else { return }
    guard let web = manifest.services.first(where: { $0.name.value == Service.web }) else {
      // `malformed-name` reports a name with uppercase letters.
      guard !manifest.services.contains(where: { $0.name.value.lowercased() == Service.web }) else {
        return
      }
      // Only the service `web` can have an empty label, so a service with an empty label was probably meant as `web`.
      let near =
        manifest.services.first { $0.label?.value.isEmpty == true }
        ?? manifest.services.first {
          nearestName(to: $0.name.value, among: [Service.web]) != nil
        }
      return context.report(
        self,
        "no service is named `web`",
        at: (near ?? first).name.range,
        help: near.map { "rename `\($0.name.value)` to `web`" }
          ?? "add `web: { label: \"\" }`"
      )
    }
    if let scope = web.scope, scope.value == .global, manifest.hasCountryServices {
      context.report(
        self,
        "service `web` has the scope `global`; expected `country`",
        at: scope.range,
        help: "delete `scope`"
      )
    }
  }
}
