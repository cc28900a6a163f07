internal import CountryManifest
internal import ManifestFindings

/// Writes names and texts as Swift code; no other type quotes texts for Swift.
package enum SwiftText {
  /// A name in a declaration, or in a use without a dot before it; keywords are in backticks.
  package static func declared(_ name: String) -> String {
    let identifier = Identifier.camelCase(name)
    return keywords.contains(identifier) ? "`\(identifier)`" : identifier
  }

  /// A name after a dot, where only three keywords need backticks.
  package static func member(_ name: String) -> String {
    let identifier = Identifier.camelCase(name)
    return ["init", "self", "Type"].contains(identifier) ? "`\(identifier)`" : identifier
  }

  /// A name as the label of an argument, where only one keyword needs backticks.
  package static func label(_ name: String) -> String {
    let identifier = Identifier.camelCase(name)
    return identifier == "inout" ? "`inout`" : identifier
  }

  /// A case with the name as its raw value: `en`, or `enGB = "en-GB"` if the identifier differs.
  package static func rawCase(_ name: String) -> String {
    let declared = declared(name)
    return Identifier.camelCase(name) == name ? declared : "\(declared) = \(quoted(name))"
  }

  /// The reserved words of The Swift Programming Language, "Keywords and Punctuation".
  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch",
    "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// A string literal that reads back as the text.
  package static func quoted(_ text: String) -> String { "\"\(contents(text))\"" }

  private static func contents(_ text: String) -> String {
    escaped(text) { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case _ where scalar.isVisible: nil
      default: escape(scalar)
      }
    }
  }

  /// A literal for a regular expression: raw if it has backslashes and nothing that a raw literal cannot have.
  package static func raw(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { $0.isVisible && $0 != "\"" && $0 != "#" }
    return isPlain && text.contains("\\") ? "#\"\(text)\"#" : quoted(text)
  }

  /// A line of a literal of several lines; in the text, a line break gets a space after it.
  package static func line(_ text: String) -> String {
    if !text.utf8.contains(UInt8(ascii: "\n")) { return contents(text) }
    let scalars = text.unicodeScalars.flatMap { $0 == "\n" ? [$0, " "] : [$0] }
    return contents(String(String.UnicodeScalarView(scalars)))
  }

  /// Makes a text safe for a comment of one line.
  package static func comment(_ text: String) -> String { commentLine(text, separating: []) }

  package static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16))}"
  }
}

/// A text on one line for a comment: characters that are not kept become spaces, and a space separates two that would
/// begin or end a comment.
package func commentLine(
  _ text: String,
  separating pairs: [String],
  keeping isKept: (Unicode.Scalar) -> Bool = { $0.isVisible }
) -> String {
  var line = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    let next = isKept(scalar) ? scalar : " "
    if let last = line.last, pairs.contains("\(last)\(next)") { line.append(" ") }
    line.append(next)
  }
  return String(line)
}
