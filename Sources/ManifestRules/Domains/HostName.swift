internal import ManifestDiagnostics

/// What DNS takes as a label and a name, RFC 1123 and RFC 5891.
enum HostName {
  /// Why a text is no label, in words that follow "label `x`"; nil where it is one.
  static func problem(inLabel text: Substring) -> String? {
    let bytes = text.utf8
    guard let first = bytes.first, let last = bytes.last else { return "is empty" }
    guard bytes.count <= 63 else { return "has \(bytes.count) bytes, more than 63" }
    if bytes.contains(where: \.isUppercaseLetter) { return "has a capital letter" }
    let isLDH = bytes.allSatisfy { $0.isLowercaseLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
    guard isLDH else { return "has a sign other than letters, digits and hyphens" }
    let hyphen = UInt8(ascii: "-")
    if first == hyphen || last == hyphen { return "has a hyphen at an end" }
    // Only an encoded label of another script may look like this.
    if bytes.count >= 4, bytes.dropFirst(2).starts(with: [hyphen, hyphen]) {
      return "has hyphens at places 3 and 4"
    }
    return nil
  }

  /// Why a text is no name of labels and dots, in a clause of its own.
  static func problem(inName text: String) -> String? {
    guard text.utf8.count <= 253 else { return "it has \(text.utf8.count) bytes, more than 253" }
    for part in text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
      let label = Substring(part)
      guard !label.isEmpty else { return "it has an empty label" }
      if let problem = problem(inLabel: label), !label.hasPrefix("xn--") {
        return "label `\(label)` \(problem)"
      }
    }
    return nil
  }
}
