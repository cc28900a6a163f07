internal import CountryManifest
internal import ManifestFindings
internal import SwiftEmission

/// Writes names and texts as Kotlin code; no other type quotes texts for Kotlin.
enum KotlinText {
  /// A name as a constant: `push_api` → `PUSH_API`, `en-GB` → `EN_GB`; Kotlin has no keywords in uppercase.
  static func constant(_ name: String) -> String {
    String(name.uppercased().map { $0 == "-" ? "_" : $0 })
  }

  /// A name as a type: `public_beta` → `PublicBeta`.
  ///
  /// A name that collides with another name in `Environment` gets a final underscore, with which no other name ends.
  static func type(_ name: String) -> String {
    let identifier = Identifier.camelCase(name)
    let type = identifier.prefix(1).uppercased() + identifier.dropFirst()
    return taken.contains(type) ? "\(type)_" : type
  }

  private static let taken: Set<String> = [
    "Addresses", "Companion", "Country", "Environment", "JvmOverloads", "JvmStatic", "Kind",
    "PageUrl", "PreviewName", "String",
  ]

  /// A string literal that reads back as the text.
  static func quoted(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\", "$": literal += "\\\(scalar)"
      case _ where scalar.isVisible: literal.unicodeScalars.append(scalar)
      default:
        for unit in String(scalar).utf16 {
          literal += "\\u" + hexadecimal(unit, digits: 4, uppercase: false)
        }
      }
    }
    return literal + "\""
  }

  /// Makes a text safe for a comment: one line, without characters that could end the comment or open another one in
  /// it.
  static func comment(_ text: String) -> String {
    var comment = String.UnicodeScalarView()
    for scalar in SwiftText.comment(text).unicodeScalars {
      let isPair = comment.last == "*" && scalar == "/" || comment.last == "/" && scalar == "*"
      if isPair { comment.append(" ") }
      comment.append(scalar)
    }
    return String(comment)
  }
}
