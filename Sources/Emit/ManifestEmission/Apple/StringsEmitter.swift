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

  /// The files of a table: a comment, and for each text a comment and an entry.
  private static func files(for table: TextTable, _ manifest: ResolvedManifest) -> [EmittedFile] {
    // All but the value is the same in every language.
    let texts = manifest.texts(in: table).map { text in
      (text, "\n\(OpenStepText.comment(text.comment))\(OpenStepText.quoted(text.key)) = ")
    }
    guard !texts.isEmpty else { return [] }
    return manifest.translatedLanguages.filter { table.isIn($0) }.map { language in
      var strings = OpenStepText.comment(GeneratedNote.text)
      for (text, start) in texts {
        guard let value = text.text(language) else { continue }
        strings += "\(start)\(OpenStepText.quoted(value));\n"
      }
      return EmittedFile(
        path: "\(id)/\(language.folder).lproj/\(table.name).strings",
        contents: strings
      )
    }
  }
}
