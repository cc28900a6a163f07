internal import CountryManifest
internal import ManifestFindings

struct MalformedKotlinPackage: ValidationRule {
  static let id: RuleID = "malformed-kotlin-package"
  static let severity = Finding.Severity.error
  static let summary = "the package of the Kotlin output is not a package name"
  static let explanation = """
    Generated Kotlin begins with its package, so the name must be one that Kotlin accepts without
    quotes: parts separated by dots, each a letter or `_` followed by letters, digits or `_`, and none
    a keyword such as `in` or `object`.

    ```yaml
    product:
      outputs: { kotlin: { package: com.example.in } }
      #                             ^^^^^^^^^^^^^^ error: malformed Kotlin package `com.example.in`
    ```
    """

  /// The hard keywords of Kotlin, which cannot be identifiers.
  private static let keywords: Set<String> = [
    "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in",
    "interface",
    "is", "null", "object", "package", "return", "super", "this", "throw", "true", "try",
    "typealias",
    "typeof", "val", "var", "when", "while",
  ]

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    guard let package = manifest.product.kotlinPackage else { return }
    let parts = package.value.split(separator: ".", omittingEmptySubsequences: false)
    let keyword = parts.first { Self.keywords.contains(String($0)) }
    guard keyword != nil || !parts.allSatisfy(isIdentifier) else { return }
    context.report(
      self,
      keyword.map { "malformed Kotlin package `\(package.value)`: `\($0)` is a keyword" }
        ?? "malformed Kotlin package `\(package.value)`; expected parts separated by dots, each a "
        + "letter followed by letters, digits or `_`",
      at: package.range,
      help: repaired(parts).map { "write `\($0)`" }
        ?? "write something like `com.example.countries`"
    )
  }

  /// A valid package name, such as `com.my_app.in_` for `com.my-app.in`; nil if none can be derived.
  private func repaired(_ parts: [Substring]) -> String? {
    let words = parts.map { part in
      let word = String(part.map { $0 == "-" || $0 == "/" ? "_" : $0 }.filter { !$0.isWhitespace })
      return Self.keywords.contains(word) || word.first?.isNumber == true ? "\(word)_" : word
    }
    .map { $0.first?.isNumber == true ? "_\($0.dropLast())" : $0 }
    .filter { !$0.isEmpty }
    return !words.isEmpty && words.allSatisfy { isIdentifier($0[...]) }
      ? words.joined(separator: ".") : nil
  }

  private func isIdentifier(_ part: Substring) -> Bool {
    let isWord = part.utf8.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "_") }
    return isWord && part.utf8.contains { $0 != UInt8(ascii: "_") }
      && part.utf8.first.map(\.isDigit) == false
  }
}
