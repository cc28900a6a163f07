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
    let texts = manifest.texts(in: table)
    guard !texts.isEmpty else { return [] }
    return manifest.translatedLanguages.filter { table.isIn($0) }.map { language in
      var strings = StringsWriter()
      for text in texts {
        guard let value = text.text(language) else { continue }
        strings.entry(text.key, value, comment: text.comment)
      }
      return EmittedFile(
        path: "\(id)/\(language.folder).lproj/\(table.name).strings",
        bytes: strings.bytes
      )
    }
  }
}

/// Writes a `.strings` file: a comment and one entry per text.
struct StringsWriter {
  private(set) var bytes: [UInt8] = []

  init() { OpenStepText.append(comment: GeneratedNote.text, to: &bytes) }

  mutating func entry(_ key: String, _ value: String, comment: String) {
    bytes.append(UInt8(ascii: "\n"))
    OpenStepText.append(comment: comment, to: &bytes)
    OpenStepText.append(quoted: key, to: &bytes)
    bytes.append(utf8: " = ")
    OpenStepText.append(quoted: value, to: &bytes)
    bytes.append(utf8: ";\n")
  }
}
