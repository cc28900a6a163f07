internal import CountryManifest
internal import ManifestDiagnostics

struct MalformedEntitlementDomain: ValidationRule {
  static let id: RuleID = "malformed-entitlement-domain"
  static let severity = Diagnostic.Severity.error
  static let summary = "an entitlement domain is more or less than a host"
  static let explanation = """
    An associated domain is a bare host: with a scheme, a path, a port or a capital letter iOS
    passes it over without a word. The service, `applinks:`, is added.

    ```yaml
    countries:
      it: { entitlement_domains: ["https://promo.example.com"] }
      #                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^ error: is no bare host
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for country in manifest.countries where !country.entitlementDomains.isEmpty {
      for domain in country.entitlementDomains {
        guard let problem = problem(domain.value) else { continue }
        let better = bareHost(in: domain.value)
        context.report(
          self,
          "entitlement domain `\(domain.value)` is no bare host: \(problem)",
          at: domain.range,
          help: better.map { "write `\($0)`" } ?? "write one such as `promo.example.com`",
          fix: better.map { Fix(domain, rewrittenAs: $0) }
        )
      }
    }
  }

  private func problem(_ text: String) -> String? {
    if text.contains("://") { return "it has a scheme" }
    if text.hasPrefix("applinks:") || text.hasPrefix("webcredentials:") {
      return "it names a service"
    }
    if text.contains("*") { return "it has a wildcard" }
    if text.contains("/") || text.contains("?") { return "it has a path or a query" }
    if text.contains(":") { return "it has a port" }
    if !text.contains(".") { return "it has one label alone" }
    return HostName.problem(inName: text)
  }

  /// The host in a URL, or without capitals.
  private func bareHost(in text: String) -> String? {
    var rest = text.lowercased()[...]
    for start in ["https://", "http://", "applinks:", "webcredentials:"] where rest.hasPrefix(start)
    {
      rest = rest.dropFirst(start.count)
    }
    if let end = rest.firstIndex(where: { "/:?".contains($0) }) { rest = rest[..<end] }
    return problem(String(rest)) == nil ? String(rest) : nil
  }
}
