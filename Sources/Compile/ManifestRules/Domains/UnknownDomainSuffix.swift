internal import CountryManifest
internal import ManifestFindings

struct UnknownDomainSuffix: ValidationRule {
  static let id: RuleID = "unknown-domain-suffix"
  static let severity = Finding.Severity.warning
  static let summary = "a TLD is not a suffix under which domains can be registered"
  static let explanation = """
    A country's `tld` is the part of its domain after the product's name: an entry of the Public Suffix
    List (`co.uk`), a top-level domain (`com`) or the country's own code. With a typo here, the host
    does not exist or belongs to another owner. A `shared_tld` is such a suffix, too, and an
    environment's `domain` is a domain under one. If a suffix is newer than the list in nd-config, allow
    it by a comment. Outside production, a domain can also be `localhost`, or a name under `localhost`,
    `test` or `internal`, which are reserved for local use.

    ```yaml
    countries:
      gb: { tld: uk.co }
      #          ^^^^^ warning: TLD `uk.co` is not a suffix under which domains can be registered
    ```
    """

  private static let localSuffixes = ["localhost", "test", "internal"]

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for (domain, environment) in manifest.writtenDomains {
      check(domain, of: environment, in: &context)
    }
    for country in manifest.countries { checkSharedTLDs(of: country, manifest, in: &context) }
    for country in manifest.countries {
      // `invalid-host-label` reports text that is not a host name.
      guard let tld = country.tld, !tld.value.isEmpty,
        HostName.problem(inTLD: tld.value) == nil,
        !context.isSuffix(tld.value, of: country.code.value)
      else { continue }
      context.report(
        self,
        "TLD `\(tld.value)` is not a suffix under which domains can be registered",
        at: tld.range,
        help: Self.help(with: tld.value, of: country, context)
      )
    }
  }

  /// Suggests a valid suffix to replace a country's TLD: `uk.co` → `co.uk`.
  static func help(with tld: String, of country: Country, _ context: RuleContext) -> String? {
    if let better = suggestion(tld, country, context) { return "write `\(better)`" }
    guard context.isKnown(country) else { return nil }
    return "write `\(context.standards.countryCodeDomain(of: country.code.value))`, "
      + "the country-code domain of \(context.name(country))"
  }

  private func check(
    _ domain: Located<String>,
    of environment: Environment?,
    in context: inout RuleContext
  ) {
    // `invalid-host-label` reports malformed labels, and `domain-is-public-suffix` reports a domain that is only a
    // suffix.
    guard !domain.value.isEmpty,
      HostName.problem(inLabels: domain.value) == nil,
      HostName.problem(inEndOf: domain.value) == nil,
      !context.standards.isPublicSuffix(domain.value)
    else { return }
    let labels = domain.value.split(separator: ".")
    let isLocal = labels.last.map { Self.localSuffixes.contains(String($0)) } == true
    if isLocal, labels.count > 1 || domain.value == "localhost",
      environment?.name.value != Environment.production
    {
      return
    }
    let suffixes = labels.indices.dropFirst().map { labels[$0...].joined(separator: ".") }
    guard !suffixes.contains(where: context.isSuffix) else { return }
    context.report(
      self,
      "domain `\(domain.value)` does not end with a suffix under which domains can be registered",
      at: domain.range,
      help: labels.count == 1 && environment?.site == nil
        ? "write a domain such as `\(domain.value).com`, or `site: \(domain.value)`"
        : Self.corrected(labels).map { "write `\($0)`" } ?? "write a domain that the product owns"
    )
  }

  /// The domain with a corrected suffix, such as `example.com` for `example.con`.
  static func corrected(_ labels: [Substring]) -> String? {
    guard labels.count > 1, let last = labels.last else { return nil }
    let near = nearestName(to: String(last), among: ["com", "net", "org", "info", "dev", "eu"])
    return near.map { (labels.dropLast() + [$0[...]]).joined(separator: ".") }
  }

  private func checkSharedTLDs(
    of country: Country,
    _ manifest: Manifest,
    in context: inout RuleContext
  ) {
    for tld in country.sharedTLDs
    where !tld.value.isEmpty && HostName.problem(inTLD: tld.value) == nil
      && !context.isSuffix(tld.value)
    {
      context.report(
        self,
        "shared TLD `\(tld.value)` is not a suffix under which domains can be registered",
        at: tld.range,
        help: Self.help(withShared: tld.value, manifest, &context)
      )
    }
  }

  /// Suggests a valid suffix to replace a shared TLD.
  ///
  /// This is the end of the text if the text is a whole domain (`example.eu` → `eu`), or a similar TLD: a generic one,
  /// or that of a country in the manifest.
  static func help(
    withShared tld: String,
    _ manifest: Manifest,
    _ context: inout RuleContext
  ) -> String {
    let labels = tld.lowercased().replacing("https://", with: "")
      .split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init)
    let ends = labels.indices.map { labels[$0...].joined(separator: ".") }
    let reversed = labels.reversed().joined(separator: ".")
    if let end = (ends + [reversed]).first(where: { $0 != tld && context.isSuffix($0) }) {
      return "write `\(end)`"
    }
    let own = manifest.defaultCountry?.tld?.value
    let common = [own].compactMap(\.self) + ["com", "eu", "net", "org", "info"]
    var known: [String] = []
    if context.canSearch(manifest.countries.count) {
      known = Set(manifest.countries.compactMap(\.tld?.value)).filter { context.isSuffix($0) }
        .sorted()
    }
    if let near = context.nearestName(to: tld, among: common + known) { return "write `\(near)`" }
    return "write a suffix such as `com` or `eu`"
  }

  /// A suffix of the country, or a generic one, that is similar to the text: `co.ku` → `co.uk`.
  private static func nearSuffix(
    _ tld: String,
    _ country: Country,
    _ context: RuleContext
  ) -> String? {
    let root = context.standards.countryCodeDomain(of: country.code.value)
    let own = ["com", "co", "org", "net"].map { "\($0).\(root)" }.filter {
      context.standards.isPublicSuffix($0)
    }
    let tld = tld.lowercased().replacing("https://", with: "").replacing("http://", with: "")
    // Two letters are rarely a misspelled generic suffix, but often a wrong country code.
    if tld.utf8.count == 2, tld.utf8.allSatisfy(\.isLetter) { return root }
    let labels = tld.split(separator: ".")
    let moved = (labels.dropLast() + [Substring(root)]).joined(separator: ".")
    if labels.count > 1, own.contains(moved) { return moved }
    return nearestName(to: tld, among: own + [root])
      ?? nearestName(to: tld, among: ["com", "org", "net", "info", "eu"])
  }

  /// The suffix that was probably meant, such as `it` for `.IT` and `co.uk` for `uk.co`.
  private static func suggestion(
    _ tld: String,
    _ country: Country,
    _ context: RuleContext
  ) -> String? {
    let labels = tld.lowercased().split(separator: ".")
    func first(of candidates: [String]) -> String? {
      candidates.first { isOwn($0, country, context) }
    }
    let simple = first(
      of: [labels.joined(separator: "."), labels.reversed().joined(separator: ".")]
    )
    guard simple == nil, context.isKnown(country) else { return simple }
    // The text is possibly a whole domain, such as `example.co.jp`.
    return nearSuffix(tld, country, context)
      ?? first(of: labels.indices.dropFirst().map { labels[$0...].joined(separator: ".") })
  }

  private static func isOwn(_ candidate: String, _ country: Country, _ context: RuleContext) -> Bool
  {
    guard !candidate.isEmpty, context.isSuffix(candidate, of: country.code.value) else {
      return false
    }
    let owner = context.owner(ofDomain: candidate)
    return owner == nil || owner == country.code.value
  }
}

extension Manifest {
  /// All values of `domain` with their environments: those of environments, and those of services in an environment.
  var writtenDomains: [(domain: Located<String>, environment: Environment?)] {
    environments.compactMap { environment in environment.domain.map { ($0, environment) } }
      + services.flatMap(\.addresses).compactMap { address in
        address.domain.map { domain in
          (domain, environments.first { $0.name.value == address.environment.value })
        }
      }
  }
}

extension Country {
  /// The TLDs of shared domains that are written in the country's row.
  var sharedTLDs: [Located<String>] {
    [sharedTLD].compactMap(\.self)
      + accepts.compactMap { accepted in
        accepted.value.sharedTLD.map { Located($0, at: accepted.range) }
      }
  }
}
