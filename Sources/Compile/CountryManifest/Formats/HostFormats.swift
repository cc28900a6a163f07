internal import ManifestFindings

/// Texts that become parts of hosts, and a country's path.
extension TextFormat {
  static let label = host("label", such: "api", matching: "^[a-z0-9-]*$") { text in
    text.isEmpty ? nil : HostName.problem(inLabel: text[...])
  }

  static let prefix = TextFormat(
    "invalid-host-label",
    "prefix",
    "at most 20 lowercase letters and digits",
    such: "uk",
    matching: "^[a-z0-9]{1,20}$",
    respelled: { $0.lowercased().filter { !" -_".contains($0) } }
  )

  static let site = host("site", names, such: "acme", matching: labels) { text in
    let numbers = text.split(separator: ".").map { UInt8($0) }
    return HostName.problem(inLabels: text, limit: 100)
      ?? (numbers.count == 4 && !numbers.contains(nil) ? "is an IP address" : nil)
  }

  static let domain = host("domain", names, such: "acme.dev", matching: labels) { text in
    HostName.problem(inDomain: text, limit: 100)
  }

  static let tld = suffix("TLD", such: "co.uk")
  /// The TLD of a domain that countries share, which is usually not their own.
  static let sharedTLD = suffix("shared TLD", such: "com")

  private static func suffix(_ name: String, such example: String) -> TextFormat {
    // With a limit of 80 bytes, a host with a site of 100 bytes and a label of 63 has at most 253 bytes.
    host(
      name,
      names,
      such: example,
      matching: "^[^A-Z .:/]+(\\.[^A-Z .:/]+)*$",
      // `co_uk`: of two short labels, what stands between them is a dot.
      respelled: { text in
        let pair = /^([A-Za-z]{2,3})[,_ \u{2024}]([A-Za-z]{2})$/
        return HostName.respelled(text.replacing(pair) { "\($0.1).\($0.2)" })
      }
    ) { HostName.problem(inDomain: $0, limit: 80) }
  }

  static let entitlementDomain = host(
    "entitlement domain",
    "a host name in lowercase, without a scheme, a path or a port",
    such: "go.acme.com",
    matching: "^(\\*\\.)?[a-z0-9-]+(\\.[a-z0-9-]+)+$",
    respelled: { text in
      // As in a list of Xcode, or as copied from a browser.
      HostName.respelled(text.replacing(/^(applinks:|webcredentials:|https?:\/\/)|\/$/, with: ""))
    },
    problem: { text in
      // `*.shops.acme.com` stands for all subdomains of `shops.acme.com`.
      let name = HostName.afterWildcard(text)
      return name.contains(".") ? HostName.problem(inDomain: name, limit: 253) : ""
    }
  )

  private static let names =
    "labels of lowercase letters, digits and inner hyphens, separated by dots"
  private static let labels = "^[a-z0-9-]+(\\.[a-z0-9-]+)*$"

  /// A country's path, which is compared with links byte by byte.
  static let path = TextFormat(
    "invalid-host-label",
    "path",
    "one segment of lowercase letters, digits, `-`, `.` and `_`",
    such: "uk",
    matching: "^[a-z0-9._-]*[a-z0-9_-][a-z0-9._-]*$",
    // Browsers resolve `.` and `..`.
    problem: { text, _ in
      text.utf8.count > 63 ? TextProblem("has more than 63 bytes") : nil
    },
    respelled: { $0.replacing(/^\/|\/$/, with: "") }
  )

  private static func host(
    _ name: String,
    _ expected: String = "lowercase letters, digits and inner hyphens",
    such example: String,
    matching pattern: String,
    respelled: @escaping @Sendable (String) -> String = HostName.respelled,
    problem: @escaping @Sendable (String) -> String?
  ) -> TextFormat {
    TextFormat(
      "invalid-host-label",
      name,
      expected,
      such: example,
      matching: pattern,
      isExact: false,
      problem: { text, _ in problem(text).map { TextProblem($0) } },
      respelled: respelled
    )
  }
}

/// The syntax of DNS labels and host names (RFC 1123 and RFC 5891).
package enum HostName {
  /// The reason why a text is not a DNS label, as a phrase that follows "label `x`"; nil if it is a label.
  ///
  /// The phrase is empty if the label is not spelled with lowercase letters, digits and inner hyphens.
  package static func problem(inLabel text: Substring) -> String? {
    let bytes = text.utf8
    let hyphen = UInt8(ascii: "-")
    guard let first = bytes.first, first != hyphen, bytes.last != hyphen,
      bytes.allSatisfy({ $0.isLowercaseLetter || $0.isDigit || $0 == hyphen })
    else { return "" }
    if bytes.count > 63 { return "has \(bytes.count) bytes; the limit is 63" }
    // Hyphens in positions 3 and 4 are reserved for encoded labels, such as `xn--…`, which a domain can have.
    let isReserved = bytes.dropFirst(2).starts(with: [hyphen, hyphen])
    return isReserved ? "has hyphens in positions 3 and 4" : nil
  }

  /// The reason why a text is not one or more labels separated by dots, as a phrase that follows "site `x`".
  package static func problem(inLabels text: String, limit: Int = 253) -> String? {
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    let problems = labels.lazy.compactMap { label in
      problem(inLabel: label.hasPrefix("xn--") ? "xnxx" + label.dropFirst(4) : label)
        .map { labels.count > 1 && !$0.isEmpty ? "has the label `\(label)`, which \($0)" : $0 }
    }
    return problems.first
      ?? (text.utf8.count > limit ? "has \(text.utf8.count) bytes; the limit is \(limit)" : nil)
  }

  /// The reason why a text is not a whole domain, or the end of one.
  ///
  /// If the last label is a number, browsers read the name as an IP address (URL Standard, "ends in a number").
  static func problem(inDomain text: String, limit: Int) -> String? {
    if let problem = problem(inLabels: text, limit: limit) { return problem }
    let last = text.split(separator: ".").last ?? ""
    let isNumber =
      last.allSatisfy(\.isNumber)
      || last.hasPrefix("0x") && last.dropFirst(2).allSatisfy(\.isHexDigit)
    return isNumber ? "ends with a number, as only an IP address does" : nil
  }

  /// The domain whose subdomains a wildcard stands for: `acme.com` for `*.acme.com`; any other name itself.
  package static func afterWildcard(_ name: String) -> String {
    name.hasPrefix("*.") ? String(name.dropFirst(2)) : name
  }

  /// The name in lowercase, with hyphens for spaces and underscores, and without dots at the ends.
  static func respelled(_ text: String) -> String {
    let words = text.lowercased().split { $0.isWhitespace || $0 == "_" }.joined(separator: "-")
    return words.split(separator: ".").joined(separator: ".")
  }
}
