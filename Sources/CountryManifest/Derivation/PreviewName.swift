internal import ManifestDiagnostics

/// The rule for a name that an environment gets at run time.
enum PreviewName {
  /// How many bytes a name has at most, so that it fits into a DNS label after a prefix and a hyphen.
  static func limit(besides prefixes: some Sequence<String>) -> Int {
    62 - (prefixes.lazy.map(\.utf8.count).max() ?? 2)
  }

  /// Lowercase letters, digits and hyphens, as many bytes as fit, no hyphen at an end, neither a
  /// country's code or prefix nor beginning with one and a hyphen.
  static func isValid(_ name: String, limit: Int, isReserved: (String) -> Bool) -> Bool {
    let bytes = name.utf8
    let isLabel = bytes.allSatisfy {
      $0.isLowercaseLetter || $0.isDigit || $0 == UInt8(ascii: "-")
    }
    guard isLabel, !bytes.isEmpty, bytes.count <= limit, bytes.first != UInt8(ascii: "-"),
      bytes.last != UInt8(ascii: "-")
    else { return false }
    return !isReserved(String(Substring(bytes.prefix { $0 != UInt8(ascii: "-") })))
  }
}
