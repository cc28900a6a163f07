internal import CountryManifest
internal import ManifestFindings

struct InvalidHostLabel: ValidationRule {
  static let id: RuleID = "invalid-host-label"
  static let severity = Finding.Severity.error
  static let summary = "a site, a domain, a TLD, a prefix or a label is not valid in a host"
  static let explanation = """
    A host consists of DNS labels: at most 63 lowercase letters, digits and hyphens, with no hyphen at
    either end.

    - A site or a domain can have several labels and at most 100 bytes; a TLD can have several labels
      and at most 80 bytes. Neither ends with a number, because browsers would take it for an IP
      address.
    - A service's label follows a country's prefix and a hyphen within the same DNS label. It has no
      dot, because a wildcard certificate covers only one label.
    - A prefix has at most 20 bytes and no hyphen, so that a host can be read in only one way.

    ```yaml
    services:
      api: { label: my_api, scope: country }
      #             ^^^^^^ error: label `my_api` contains a character other than letters, digits and hyphens
    ```
    """

  private static let domainLimit = 100
  private static let prefixLimit = 20

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for environment in manifest.environments {
      check("site", environment.site, under: manifest.defaultCountry?.tld?.value, in: &context)
      if let site = environment.site { checkAddress(site, in: &context) }
      if let site = environment.site, HostName.problem(inLabels: site.value) == nil,
        let tld = environment.doubledTLD(in: manifest)
      {
        context.report(
          self,
          "site `\(site.value)` ends with the TLD `\(tld)`, which is added to it",
          at: site.range,
          help: "write `\(Self.name(site.value, under: tld))`"
        )
      }
    }
    for (domain, _) in manifest.writtenDomains { check("domain", domain, in: &context) }
    for country in manifest.countries {
      if let tld = country.tld, !tld.value.isEmpty,
        let problem = HostName.problem(inTLD: tld.value)
      {
        context.report(
          self,
          "TLD `\(tld.value)` is not a domain name: \(problem)",
          at: tld.range,
          help: "write the part of the domain after the site, such as `com` or `co.uk`"
        )
      }
      for tld in country.sharedTLDs where !tld.value.isEmpty {
        guard let problem = HostName.problem(inTLD: tld.value) else { continue }
        context.report(
          self,
          "shared TLD `\(tld.value)` is not a domain name: \(problem)",
          at: tld.range,
          help: "write a suffix such as `com` or `eu`"
        )
      }
    }
    for country in manifest.countries {
      for (_, site) in country.sites {
        check("site", site, under: country.tld?.value, in: &context)
        checkAddress(site, in: &context)
      }
    }
    for country in manifest.countries {
      guard let prefix = country.prefix, !prefix.value.isEmpty,
        let problem = problem(inPrefix: prefix.value)
      else { continue }
      let better = Self.prefix(prefix.value, of: country, manifest, context)
      report("prefix", prefix, problem, suggesting: better, in: &context)
    }
    checkLabels(manifest, in: &context)
  }

  private func checkLabels(_ manifest: Manifest, in context: inout RuleContext) {
    let longest = manifest.countries.lazy.map(\.hostPrefix.utf8.count).max() ?? 0
    let prefix = longest > 2 ? "the longest prefix" : "a country code"
    for service in manifest.services {
      guard let label = service.label, !label.value.isEmpty else { continue }
      if let problem = HostName.problem(inLabel: label.value[...]) {
        let better = Self.label(label.value, of: service)
        report("label", label, problem, suggesting: better.map { "write `\($0)`" }, in: &context)
      } else if !service.isGlobal, service.hostLabel?.prefixed.isEmpty == false,
        longest + 1 + label.value.utf8.count > 63
      {
        report(
          "label",
          label,
          "is too long: with \(prefix) and a hyphen it exceeds 63 bytes",
          in: &context
        )
      }
    }
  }

  /// Checks the labels of a site or a domain; `tld` is the TLD that follows a site.
  private func check(
    _ kind: String,
    _ name: Located<String>?,
    under tld: String? = nil,
    in context: inout RuleContext
  ) {
    guard let name, !name.value.isEmpty else { return }
    if let problem = HostName.problem(inLabels: name.value) {
      report(kind, name, problem, under: tld, in: &context)
    } else if name.value.utf8.count > Self.domainLimit {
      report(
        kind,
        name,
        "has \(name.value.utf8.count) bytes; the limit is \(Self.domainLimit)",
        in: &context
      )
    } else if kind == "domain", let problem = HostName.problem(inEndOf: name.value) {
      report(kind, name, problem, in: &context)
    }
  }

  /// Reports a site that is an IP address, such as `10.0.0.1`, because a TLD would be added to it.
  private func checkAddress(_ site: Located<String>, in context: inout RuleContext) {
    let labels = site.value.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count == 4, labels.allSatisfy({ UInt8($0) != nil }) else { return }
    context.report(
      self,
      "site `\(site.value)` is an IP address; expected a name",
      at: site.range,
      help: "write a name such as `localhost` or `example`"
    )
  }

  private func problem(inPrefix prefix: String) -> String? {
    if let problem = HostName.problem(inLabel: prefix[...]) { return problem }
    if prefix.contains("-") { return "contains a hyphen" }
    let count = prefix.utf8.count
    return count > Self.prefixLimit ? "has \(count) bytes; the limit is \(Self.prefixLimit)" : nil
  }

  private func report(
    _ kind: String,
    _ text: Located<String>,
    _ problem: String,
    under tld: String? = nil,
    suggesting better: String? = nil,
    in context: inout RuleContext
  ) {
    let lower = text.value.lowercased()
    let isCertain = lower != text.value && HostName.problem(inLabels: lower) == nil
    context.report(
      self,
      "\(kind) `\(text.value)` \(problem)",
      at: text.range,
      help: isCertain
        ? "write `\(lower)`" : better ?? Self.help(kind, text.value, problem, tld),
      fix: isCertain ? Fix(text, rewrittenAs: lower) : nil
    )
  }
}

/// Suggestions of valid sites, domains, labels and prefixes.
extension InvalidHostLabel {
  private static func help(
    _ kind: String,
    _ text: String,
    _ problem: String,
    _ tld: String?
  ) -> String {
    if problem.contains("bytes") { return "shorten it" }
    if problem.contains("number") { return "write a domain that the product owns" }
    guard kind == "site" || kind == "domain" else {
      return "use only letters, digits and hyphens, with no hyphen at either end"
    }
    var name = text.lowercased()[...]
    for start in ["https://", "http://", "*."] where name.hasPrefix(start) {
      name = name.dropFirst(start.count)
    }
    name = name.prefix { !"/:".contains($0) }
    if let tld { name = Self.name(name, under: tld)[...] }
    let labels = hyphenated(name).split(separator: ".").map { trimmed($0) }
    guard let encoded = Punycode.host(labels.filter { !$0.isEmpty }.joined(separator: ".")),
      !encoded.isEmpty, encoded != text, HostName.problem(inLabels: encoded) == nil
    else { return "use only letters, digits and hyphens, with no hyphen at either end" }
    return encoded.utf8.count <= domainLimit ? "write `\(encoded)`" : "shorten it"
  }

  /// A valid label made from the text (`api` for `https://api`) or from the service's name.
  private static func label(_ text: String, of service: Service) -> String? {
    let words = text.lowercased().replacing("https://", with: "").replacing("http://", with: "")
    let name = service.name.value == Service.web ? nil : hyphenated(service.name.value[...])
    return [trimmed(hyphenated(words[...])[...]), name].compactMap(\.self).first {
      $0 != text && HostName.problem(inLabel: $0[...]) == nil
    }
  }

  /// Suggests the letters and digits of the text as the prefix: `my-it` → `myit`.
  ///
  /// Removes hyphens, because a hyphen separates a prefix from a service's label. If the letters and digits are not a
  /// valid prefix, or are a country's code, suggests to delete the prefix.
  private static func prefix(
    _ text: String,
    of country: Country,
    _ manifest: Manifest,
    _ context: RuleContext
  ) -> String {
    let code = country.code.value
    let better = String(text.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) })
    guard text.utf8.allSatisfy({ $0 < 0x80 }), better != code, !better.isEmpty,
      better.utf8.count <= prefixLimit,
      context.positions[better] == nil
    else { return "delete it: the default is the country's code, `\(code)`" }
    return "write `\(better)`"
  }

  private static func hyphenated(_ text: Substring) -> String {
    String(text.map { "_ ".contains($0) ? "-" : $0 })
  }

  /// Replaces punctuation between words with a hyphen, and removes punctuation at the ends: `-my.api/` → `my-api`.
  private static func trimmed(_ text: Substring) -> String {
    text.split { "-/.:*".contains($0) }.joined(separator: "-")
  }

  /// The site in a domain, without the TLD and a leading `www`: `www.example.com` → `example`.
  fileprivate static func name(_ domain: some StringProtocol, under tld: String) -> String {
    guard domain.hasSuffix(".\(tld)") else { return String(domain) }
    let site = String(domain.dropLast(tld.count + 1))
    return site.hasPrefix("www.") ? String(site.dropFirst(4)) : site
  }
}

extension Environment {
  /// The default country's TLD if the site ends with that TLD, so that hosts would contain it twice; otherwise nil.
  func doubledTLD(in manifest: Manifest) -> String? {
    guard let site = site?.value, let tld = manifest.defaultCountry?.tld?.value, !tld.isEmpty,
      site.hasSuffix(".\(tld)")
    else { return nil }
    return tld
  }
}
