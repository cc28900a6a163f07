/// The form of the manifest's own names, which become identifiers and parts of file names.
enum ManifestName {
  static let limit = 40

  /// A lower-case letter, then lower-case letters, digits and underscores.
  static func isSnakeCase(_ name: String) -> Bool {
    let isWord = name.utf8.allSatisfy { $0.isLowerLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
    return isWord && name.utf8.count <= limit && name.utf8.first?.isLowerLetter == true
  }

  /// A letter, then letters, digits, underscores and hyphens.
  static func isVariant(_ name: String) -> Bool {
    let isWord = name.utf8.allSatisfy {
      $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
    }
    return isWord && name.utf8.count <= limit && name.utf8.first?.isLetter == true
  }

  /// The identifier that the generated Swift has for a name: `post_town` → `postTown`,
  /// `en-GB` → `enGB`.
  static func identifier(_ name: String) -> String {
    let words = name.split { $0 == "_" || $0 == "-" }
    guard let first = words.first else { return name }
    return words.dropFirst().reduce(into: String(first)) { identifier, word in
      identifier += word.prefix(1).uppercased() + word.dropFirst()
    }
  }
}
