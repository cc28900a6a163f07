internal import CountryManifest
internal import ManifestFindings

struct MalformedEntitlementDomain: ValidationRule {
  static let id: RuleID = "malformed-entitlement-domain"
  static let severity = Finding.Severity.error
  static let summary = "an entitlement domain is not a host name"
  static let explanation = """
    An associated domain is a host name and nothing else: iOS silently ignores one with a scheme, a
    path, a port or an uppercase letter. The service prefix, `applinks:`, is added automatically.

    ```yaml
    countries:
      it: { entitlement_domains: ["https://promo.example.com"] }
      #                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^ error: entitlement domain `https://promo.example.com` is not a host name
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for country in manifest.countries where !country.entitlementDomains.isEmpty {
      for domain in country.entitlementDomains {
        guard let problem = problem(domain.value) ?? suffixProblem(domain.value, context) else {
          continue
        }
        let better = bareHost(in: domain.value)
        let isCertain = !domain.value.contains { "_*".contains($0) }
        context.report(
          self,
          "entitlement domain `\(domain.value)` is not a host name: \(problem)",
          at: domain.range,
          help: better.map { "write `\($0)`" } ?? Self.example(domain.value, country, context),
          fix: better.flatMap { isCertain ? Fix(domain, rewrittenAs: $0) : nil }
        )
      }
    }
  }

  /// Help for a name without a dot: suggests a host below the country's host, such as `promo` → `promo.example.it`.
  private static func example(_ text: String, _ country: Country, _ context: RuleContext) -> String
  {
    guard HostName.problem(inLabel: text[...]) == nil,
      let position = context.positions[country.code.value],
      let address = context.derivation.countries.webAddresses(of: position).first?.value
    else { return "write something like `promo.example.com`" }
    return "write a host such as `\(text).\(Address(address).host)`"
  }

  private func problem(_ text: String) -> String? {
    if text.contains("://") { return "it has a scheme" }
    if text.hasPrefix("applinks:") || text.hasPrefix("webcredentials:") {
      return "it has a service prefix"
    }
    if text.contains("*") { return "it has a wildcard" }
    if text.contains("/") || text.contains("?") { return "it has a path or a query" }
    if text.contains(":") { return "it has a port" }
    if !text.contains(".") { return "it has only one label" }
    return HostName.problem(inName: text)
  }

  private func suffixProblem(_ host: String, _ context: RuleContext) -> String? {
    let labels = host.split(separator: ".")
    if labels.allSatisfy({ $0.utf8.allSatisfy(\.isDigit) }) { return "it is an IP address" }
    if context.isSuffix(host) { return "it is a public suffix, which cannot be registered" }
    let suffixes = labels.indices.dropFirst().map { labels[$0...].joined(separator: ".") }
    if suffixes.contains(where: context.isSuffix) { return nil }
    return "domains cannot be registered under `\(labels.last ?? "")`"
  }

  /// The host in a text, in lowercase: `https://Promo.example.it/x` → `promo.example.it`; nil if it is still invalid.
  private func bareHost(in text: String) -> String? {
    var rest = text.lowercased()[...]
    for start in ["https://", "http://", "applinks:", "webcredentials:"] where rest.hasPrefix(start)
    {
      rest = rest.dropFirst(start.count)
    }
    if let end = rest.firstIndex(where: { "/:?".contains($0) }) { rest = rest[..<end] }
    if rest.hasPrefix("*.") { rest = rest.dropFirst(2) }
    while rest.last == "." { rest.removeLast() }
    let separator: Character = rest.contains(".") ? "-" : "."
    let host = String(rest.map { $0 == "_" ? separator : $0 })
    return problem(host) == nil ? host : nil
  }
}
