package import CountryManifest
internal import ManifestFindings
package import SwiftEmission

/// The names of countries in every app language, and the labels of forms in the development
/// language, as `.strings`: UTF-8 without byte-order mark, which Git can compare.
package enum StringsEmitter: Emitter {
  package static let id = "strings"

  package static func hasData(in manifest: ResolvedManifest) -> Bool {
    !manifest.apps.isEmpty
  }

  package static func files(for manifest: ResolvedManifest) -> [EmittedFile] {
    TextTable.allCases.flatMap { files(for: $0, manifest) }
  }

  private static func files(for table: TextTable, _ manifest: ResolvedManifest) -> [EmittedFile] {
    let texts = manifest.texts(in: table).map { text in
      (text, start: StringsWriter.start(text.key, comment: text.comment))
    }
    guard !texts.isEmpty else { return [] }
    return manifest.translatedLanguages.filter { table.isIn($0) }.map { language in
      var strings = StringsWriter()
      for (text, start) in texts {
        guard let value = text.text(language) else { continue }
        strings.entry(start, value)
      }
      return EmittedFile(
        path: "\(id)/\(language.folder).lproj/\(table.name).strings",
        contents: strings.text
      )
    }
  }
}

/// Writes a `.strings` file: a comment and one entry per text.
struct StringsWriter {
  private(set) var text = Self.comment(GeneratedNote.text)

  /// What an entry has before its value; it is the same in every language.
  static func start(_ key: String, comment: String) -> String {
    "\n\(Self.comment(comment))\(OpenStepText.quoted(key)) = "
  }

  private static func comment(_ text: String) -> String {
    "/* \(commentLine(text, separating: ["*/"], keeping: OpenStepText.isWritten)) */\n"
  }

  mutating func entry(_ start: String, _ value: String) {
    text += "\(start)\(OpenStepText.quoted(value));\n"
  }
}
