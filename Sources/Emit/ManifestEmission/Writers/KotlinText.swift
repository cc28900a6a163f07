internal import CountryManifest
internal import ManifestFindings
internal import SwiftEmission

/// Writes names and texts as Kotlin code; no other type quotes texts for Kotlin.
enum KotlinText {
  /// A name as a constant: `push_api` → `PUSH_API`, `en-GB` → `EN_GB`; Kotlin has no keywords in uppercase.
  static func constant(_ name: String) -> String {
    let bytes = name.uppercased().utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: "_") : $0 }
    return String(decoding: bytes, as: UTF8.self)
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
    let contents = escaped(text) { scalar in
      switch scalar {
      case "\"", "\\", "$": "\\\(scalar)"
      case _ where scalar.isVisible: nil
      default:
        scalar.utf16.map { "\\u" + hexadecimal($0, digits: 4, uppercase: false) }.joined()
      }
    }
    return "\"\(contents)\""
  }

  /// Makes a text safe for a comment: one line, without characters that could end the comment or open another one in
  /// it.
  static func comment(_ text: String) -> String { commentLine(text, separating: ["*/", "/*"]) }
}
