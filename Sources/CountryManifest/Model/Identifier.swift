/// The identifier that generated code has for a name of the manifest.
package enum Identifier {
  /// `post_town` → `postTown`, `en-GB` → `enGB`: what Swift has, and Kotlin's names of types.
  ///
  /// The rule that two names must not collide and the writers of code share it.
  package static func camelCase(_ name: String) -> String {
    let words = name.split { $0 == "_" || $0 == "-" }
    guard let first = words.first else { return name }
    return words.dropFirst().reduce(into: String(first)) { identifier, word in
      identifier += word.prefix(1).uppercased() + word.dropFirst()
    }
  }
}
