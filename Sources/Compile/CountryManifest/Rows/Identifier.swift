/// Converts names of the manifest to identifiers in generated code.
package enum Identifier {
  /// A name as an identifier of Swift: `post_town` → `postTown`, `en-GB` → `enGB`.
  ///
  /// The code emitters and the rule about colliding identifiers use this function.
  package static func camelCase(_ name: String) -> String {
    let words = name.split { $0 == "_" || $0 == "-" }
    guard let first = words.first else { return name }
    return words.dropFirst().reduce(into: String(first)) { identifier, word in
      identifier += word.prefix(1).uppercased() + word.dropFirst()
    }
  }
}
