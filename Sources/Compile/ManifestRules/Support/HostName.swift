internal import ManifestFindings

/// The syntax of DNS labels and host names (RFC 1123 and RFC 5891).
enum HostName {
  /// The reason why a text is not a DNS label, as a phrase that follows "label `x`"; nil if it is a label.
  static func problem(inLabel text: Substring) -> String? {
    let bytes = text.utf8
    guard let first = bytes.first, let last = bytes.last else { return "is empty" }
    guard bytes.count <= 63 else { return "has \(bytes.count) bytes; the limit is 63" }
    if let problem = problem(inCharactersOf: text) { return problem }
    let hyphen = UInt8(ascii: "-")
    if first == hyphen || last == hyphen { return "begins or ends with a hyphen" }
    // Labels with hyphens in positions 3 and 4 are reserved for encoded labels, such as `xn--…`.
    let third = bytes.dropFirst(2)
    if third.first == hyphen, third.dropFirst().first == hyphen {
      return "has hyphens in positions 3 and 4"
    }
    return nil
  }

  /// The reason why the labels of a site or a domain cannot be registered, as a phrase that follows "site `x`".
  ///
  /// Nil if they can be registered.
  static func problem(inLabels text: String) -> String? {
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    for label in labels where !label.hasPrefix("xn--") {
      guard let problem = problem(inLabel: label) else { continue }
      guard labels.count > 1 else { return problem }
      return label.isEmpty ? "has an empty label" : "has a label `\(label)` that \(problem)"
    }
    // Encoded labels can be registered, so only their characters are checked.
    let encoded = labels.first { $0.hasPrefix("xn--") && problem(inEncoded: $0) != nil }
    return encoded.map { "has a malformed label `\($0)`" }
  }

  /// The reason why a text is not a host name, such as "it has an empty label"; nil if it is a host name.
  static func problem(inName text: String) -> String? {
    guard text.utf8.count <= 253 else { return "it has \(text.utf8.count) bytes; the limit is 253" }
    var rest: Substring.UTF8View? = text.utf8[...]
    while let name = rest {
      let end = name.firstIndex(of: UInt8(ascii: "."))
      rest = end.map { name[name.index(after: $0)...] }
      let label = Substring(name[..<(end ?? name.endIndex)])
      guard !label.isEmpty else { return "it has an empty label" }
      let problem = label.hasPrefix("xn--") ? problem(inEncoded: label) : problem(inLabel: label)
      if let problem { return "label `\(label)` \(problem)" }
    }
    return nil
  }

  /// What is wrong with an encoded label (`xn--…`), which can have hyphens in positions 3 and 4; nil if it is valid.
  private static func problem(inEncoded label: Substring) -> String? {
    guard label.utf8.count <= 63 else { return "has \(label.utf8.count) bytes; the limit is 63" }
    if let problem = problem(inCharactersOf: label) { return problem }
    return label.utf8.last == UInt8(ascii: "-") ? "ends with a hyphen" : nil
  }

  private static func problem(inCharactersOf text: Substring) -> String? {
    let bytes = text.utf8
    if bytes.contains(where: \.isUppercaseLetter) { return "contains an uppercase letter" }
    let isLDH = bytes.allSatisfy { $0.isLowercaseLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
    return isLDH ? nil : "contains a character other than letters, digits and hyphens"
  }

  /// The reason why a text cannot be a TLD, the part of a domain after the site; nil if it can.
  ///
  /// With a limit of 80 bytes, a host with a site of 100 bytes and a label of 63 has at most 253 bytes.
  static func problem(inTLD text: String) -> String? {
    let limit = 80
    return problem(inName: text)
      ?? (text.utf8.count > limit ? "it has \(text.utf8.count) bytes; the limit is \(limit)" : nil)
      ?? problem(inEndOf: text).map { "it \($0)" }
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
}
