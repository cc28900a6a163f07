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
      HostName.problem(inLabel: text[...])
        ?? (text.contains("-") ? "contains a hyphen" : nil)
        ?? HostName.problem(inSizeOf: text, limit: 20)
    }
  )

  static let site = host(
    "site",
    such: "acme",
    matching: "^[a-z0-9-]+(\\.[a-z0-9-]+)*$",
    problem: { text in
      let labels = text.split(separator: ".", omittingEmptySubsequences: false)
      return HostName.problem(inLabels: text) ?? HostName.problem(inSizeOf: text, limit: 100)
        ?? (labels.count == 4 && labels.allSatisfy { UInt8($0) != nil }
          ? "is an IP address; expected a name" : nil)
    }
  )

  static let domain = host(
    "domain",
    "labels of lowercase letters, digits and inner hyphens, separated by dots",
    such: "acme.dev",
    matching: "^[a-z0-9-]+(\\.[a-z0-9-]+)*$",
    problem: { text in
      HostName.problem(inLabels: text) ?? HostName.problem(inSizeOf: text, limit: 100)
        ?? HostName.problem(inEndOf: text)
    }
  )

  static let tld = suffix("TLD", such: "co.uk")
  static let sharedTLD = suffix("shared TLD", such: "eu")

  static let entitlementDomain = host(
    "entitlement domain",
    "a host name alone, without a scheme, a path or a port",
    such: "go.acme.com",
    matching: "^(\\*\\.)?[a-z0-9-]+(\\.[a-z0-9-]+)+$",
    respelled: { text in
      // As in a list of Xcode, or as copied from a browser.
      let host = text.replacing(/^(applinks:|webcredentials:|https?:\/\/)/, with: "")
      return HostName.respelled(host.hasSuffix("/") ? String(host.dropLast()) : host)
    },
    problem: { text in
      // `*.shops.acme.com` stands for all subdomains of `shops.acme.com`.
      let name = HostName.afterWildcard(text)
      if !name.contains(".") { return "has only one label" }
      return HostName.problem(inLabels: name) ?? HostName.problem(inSizeOf: name, limit: 253)
        ?? HostName.problem(inEndOf: name)
    }
  )

  /// A country's path, which is compared with links byte by byte.
  static let path = TextFormat(
    "invalid-host-label",
    "path",
    "one segment of lowercase letters, digits, `-`, `.` and `_`",
    such: "uk",
    matching: "^[a-z0-9._-]*[a-z0-9_-][a-z0-9._-]*$",
    isExact: false,
    problem: { text, _ in
      let isSegment = text.utf8.allSatisfy {
        $0.isLowercaseLetter || $0.isDigit || "-._".utf8.contains($0)
      }
      if !isSegment || text.isEmpty { return TextProblem("") }
      // Browsers resolve `.` and `..`.
      if text.utf8.allSatisfy({ $0 == UInt8(ascii: ".") }) { return TextProblem("has only dots") }
      return HostName.problem(inSizeOf: text, limit: 63).map { TextProblem($0) }
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
        guard let pair = labels.wholeMatch(of: /([a-z]{2,3})[,_ \u{2024}]([a-z]{2})/) else {
          return labels
        }
        return "\(pair.1).\(pair.2)"
      },
      // With a limit of 80 bytes, a host with a site of 100 bytes and a label of 63 has at most 253 bytes.
      problem: { text in
        HostName.problem(inLabels: text) ?? HostName.problem(inSizeOf: text, limit: 80)
          ?? HostName.problem(inEndOf: text)
      }
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
      hasEqualSeparators: false,
      advice: "write \(expected), such as `\(example)`",
      problem: { text, _ in problem(text).map { TextProblem($0) } },
      respelled: respelled
    )
  }
}
