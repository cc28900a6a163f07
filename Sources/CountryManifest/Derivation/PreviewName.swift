internal import ManifestDiagnostics

/// The rule for a name that an environment gets at run time.
enum PreviewName {
  /// Lowercase letters, digits and hyphens, 1 to 60 bytes, no hyphen at an end, neither a
  /// country's key nor beginning with one and a hyphen.
  static func isValid(_ name: String, isCountry: (String) -> Bool) -> Bool {
    let bytes = Array(name.utf8)
    let isLabel = bytes.allSatisfy {
      $0.isLowercaseLetter || $0.isDigit || $0 == UInt8(ascii: "-")
    }
    guard isLabel, (1...60).contains(bytes.count), bytes.first != UInt8(ascii: "-"),
      bytes.last != UInt8(ascii: "-")
    else { return false }
    return !isCountry(String(name.prefix { $0 != "-" }))
  }
}
