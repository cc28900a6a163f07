internal import ManifestFindings

/// Texts that become parts of hosts, and a country's path.
extension TextFormat {
  static let label = host("label", such: "api", matching: "^[a-z0-9-]*$") { text in
    text.isEmpty ? nil : HostName.problem(inLabel: text[...])
  }

  static let prefix = host(
    "prefix",
    "at most 20 lowercase letters and digits",
    such: "uk",
    matching: "^[a-z0-9]{1,20}$",
    respelled: { $0.lowercased().filter { !" -_".contains($0) } },
    problem: { text in
      HostName.problem(inLabels: text, limit: 20)
        ?? (text.contains { "-.".contains($0) } ? "" : nil)
    }
  )

  static let site = host("site", such: "acme", matching: labels) { text in
    let numbers = text.split(separator: ".").map { UInt8($0) }
    return HostName.problem(inLabels: text, limit: 100)
      ?? (numbers.count == 4 && !numbers.contains(nil) ? "is an IP address" : nil)
  }

  static let domain = host("domain", such: "acme.dev", matching: labels) { text in
    HostName.problem(inDomain: text, limit: 100)
  }

  static let tld = suffix("TLD", such: "co.uk")
  static let sharedTLD = suffix("shared TLD", such: "eu")

  static let entitlementDomain = host(
    "entitlement domain",
    "a host name alone, without a scheme, a path or a port",
    such: "go.acme.com",
    matching: "^(\\*\\.)?[a-z0-9-]+(\\.[a-z0-9-]+)+$",
    respelled: { text in
      // As in a list of Xcode, or as copied from a browser.
      HostName.respelled(text.replacing(/^(applinks:|webcredentials:|https?:\/\/)|\/$/, with: ""))
    },
    problem: { text in
      // `*.shops.acme.com` stands for all subdomains of `shops.acme.com`.
      let name = HostName.afterWildcard(text)
      return name.contains(".")
        ? HostName.problem(inDomain: name, limit: 253) : "has only one label"
    }
  )

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
    respelled: { text in
      let parts = text.split { $0 == "/" || $0.isWhitespace }
      return parts.count == 1 ? String(parts[0]) : text
    }
  )

  private static func suffix(_ name: String, such example: String) -> TextFormat {
    host(
      name,
      "the labels of a domain after the site",
      such: example,
      matching: "^[^A-Z .:/]+(\\.[^A-Z .:/]+)*$",
      respelled: { text in
        let labels = text.lowercased().split(separator: ".").joined(separator: ".")
        // `co_uk`: of two short labels, what stands between them is a dot.
        return labels.replacing(/^([a-z]{2,3})[,_ \u{2024}]([a-z]{2})$/) { "\($0.1).\($0.2)" }
      },
      // With a limit of 80 bytes, a host with a site of 100 bytes and a label of 63 has at most 253 bytes.
      problem: { HostName.problem(inDomain: $0, limit: 80) }
    )
  }

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
      advice: "write \(expected), such as `\(example)`",
      problem: { text, _ in problem(text).map { TextProblem($0) } },
      respelled: respelled
    )
  }
}

/// The syntax of DNS labels and host names (RFC 1123 and RFC 5891).
package enum HostName {
  /// The reason why a text is not a DNS label, as a phrase that follows "label `x`"; nil if it is a label.
  package static func problem(inLabel text: Substring) -> String? {
    let bytes = text.utf8
    guard let first = bytes.first, let last = bytes.last else { return "is empty" }
    guard bytes.count <= 63 else { return "has \(bytes.count) bytes; the limit is 63" }
    if bytes.contains(where: \.isUppercaseLetter) { return "contains an uppercase letter" }
    let hyphen = UInt8(ascii: "-")
    guard bytes.allSatisfy({ $0.isLowercaseLetter || $0.isDigit || $0 == hyphen }) else {
      return "contains a character other than letters, digits and hyphens"
    }
    if first == hyphen || last == hyphen { return "begins or ends with a hyphen" }
    // Hyphens in positions 3 and 4 are reserved for encoded labels, such as `xn--…`, which a domain can have.
    let third = bytes.dropFirst(2)
    let isReserved = third.first == hyphen && third.dropFirst().first == hyphen
    return isReserved ? "has hyphens in positions 3 and 4" : nil
  }

  /// The reason why a text is not one or more labels separated by dots, as a phrase that follows "site `x`".
  package static func problem(inLabels text: String, limit: Int = 253) -> String? {
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    for label in labels {
      let isEncoded = label.hasPrefix("xn--")
      guard let problem = problem(inLabel: isEncoded ? "xn" + label.dropFirst(4) : label) else {
        continue
      }
      guard labels.count > 1 else { return problem }
      return label.isEmpty ? "has an empty label" : "has a label `\(label)` that \(problem)"
    }
    return text.utf8.count > limit ? "has \(text.utf8.count) bytes; the limit is \(limit)" : nil
  }

  /// The reason why a text is not a whole domain, or the end of one.
  static func problem(inDomain text: String, limit: Int) -> String? {
    problem(inLabels: text, limit: limit) ?? problem(inEndOf: text)
  }

  /// What is wrong with a name whose last label is a number; nil for other names.
  ///
  /// Browsers read such a name as an IP address and reject it (URL Standard, "ends in a number").
  private static func problem(inEndOf text: String) -> String? {
    let last = Array((text.split(separator: ".").last ?? "").utf8)
    let isHexadecimal =
      last.starts(with: "0x".utf8)
      && last.dropFirst(2).allSatisfy { $0.isDigit || "abcdef".utf8.contains($0) }
    return isHexadecimal || !last.isEmpty && last.allSatisfy(\.isDigit)
      ? "ends with a number, as only an IP address does" : nil
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
