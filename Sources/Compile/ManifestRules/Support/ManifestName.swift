internal import ManifestFindings

/// The syntax of names that the manifest defines and that become identifiers and parts of file names.
enum ManifestName {
  static let limit = 40

  /// Whether the name is a lowercase letter followed by lowercase letters, digits and underscores.
  static func isSnakeCase(_ name: String) -> Bool {
    let isWord = name.utf8.allSatisfy {
      $0.isLowercaseLetter || $0.isDigit || $0 == UInt8(ascii: "_")
    }
    return isWord && name.utf8.count <= limit && name.utf8.first?.isLowercaseLetter == true
  }

  /// Whether the name is a letter followed by letters, digits, underscores and hyphens.
  static func isVariant(_ name: String) -> Bool {
    let isWord = name.utf8.allSatisfy {
      $0.isLetterOrDigit || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
    }
    return isWord && name.utf8.count <= limit && name.utf8.first?.isLetter == true
  }

  /// Whether the name is an uppercase letter followed by letters and digits.
  static func isTypePrefix(_ name: String) -> Bool {
    let isWord = name.utf8.allSatisfy(\.isLetterOrDigit)
    return isWord && name.utf8.count <= limit && name.first?.isUppercase == true
  }

  /// Whether Windows reserves the name for a device, such as `con`; no file can have such a name, with any extension.
  static func isDevice(_ name: String) -> Bool {
    let stem = name.prefix { $0 != "." }.lowercased()
    guard stem.hasPrefix("com") || stem.hasPrefix("lpt") else {
      return ["con", "prn", "aux", "nul"].contains(stem)
    }
    return stem.utf8.count == 4
      && stem.utf8.last.map { $0.isDigit && $0 != UInt8(ascii: "0") } == true
  }
}
