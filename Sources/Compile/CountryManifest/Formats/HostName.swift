internal import ManifestFindings

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
    // Labels with hyphens in positions 3 and 4 are reserved for encoded labels, such as `xn--…`, which a domain can have.
    let third = bytes.dropFirst(2)
    let isReserved = third.first == hyphen && third.dropFirst().first == hyphen
    return isReserved ? "has hyphens in positions 3 and 4" : nil
  }

  /// The reason why a text is not one or more labels separated by dots, as a phrase that follows "site `x`".
  package static func problem(inLabels text: String) -> String? {
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    for label in labels {
      let isEncoded = label.hasPrefix("xn--")
      guard let problem = problem(inLabel: isEncoded ? "xn" + label.dropFirst(4) : label) else {
        continue
      }
      guard labels.count > 1 else { return problem }
      return label.isEmpty ? "has an empty label" : "has a label `\(label)` that \(problem)"
    }
    return nil
  }

  static func problem(inSizeOf text: String, limit: Int) -> String? {
    text.utf8.count > limit ? "has \(text.utf8.count) bytes; the limit is \(limit)" : nil
  }

  /// What is wrong with a name whose last label is a number; nil for other names.
  ///
  /// Browsers read such a name as an IP address and reject it (URL Standard, "ends in a number").
  static func problem(inEndOf text: String) -> String? {
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
