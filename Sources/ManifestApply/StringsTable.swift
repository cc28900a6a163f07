/// The path of a table of strings, taken apart: `App/{lproj}.lproj/ND.strings`.
struct StringsTable {
  /// The folder of the language folders.
  var base: String
  /// The language folder's name, with the placeholder.
  var folder: String
  /// The path in the language folder.
  var rest: String

  init(_ template: String) {
    let parts = template.split(separator: "/")
    let isTemplate = { (part: Substring) in part.contains(AppConfiguration.languagePlaceholder) }
    let position = parts.firstIndex(where: isTemplate) ?? parts.startIndex
    base = parts[..<position].joined(separator: "/")
    folder = parts.isEmpty ? "" : String(parts[position])
    rest = parts.dropFirst(position + 1).joined(separator: "/")
  }

  /// The table in a folder of the base.
  func path(in folder: String) -> String {
    (base.isEmpty ? [folder, rest] : [base, folder, rest]).joined(separator: "/")
  }
}
