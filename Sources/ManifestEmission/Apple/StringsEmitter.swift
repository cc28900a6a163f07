package import CountryManifest

/// The names of countries in every app language, and the labels of forms in the development
/// language, as `.strings`: UTF-8 without byte-order mark, which Git can compare.
package struct StringsEmitter: Emitter {
  package static let id = "strings"
  /// The table's name to `NSLocalizedString`, and the file's.
  static let table = "Countries"

  package static func hasData(in manifest: ResolvedManifest) -> Bool {
    !manifest.apps.isEmpty || !manifest.xcodeProjects.isEmpty
  }

  package init() {}

  package func files(for manifest: ResolvedManifest) -> [EmittedFile] {
    let languages = manifest.translatedLanguages
    var tables = languages.map { _ in StringsWriter() }
    // Text by text: the values of one lie next to each other in memory.
    for text in manifest.localizedTexts {
      for (position, language) in languages.enumerated() {
        guard let value = text.value(in: language) else { continue }
        tables[position].entry(text.key, value, comment: text.comment)
      }
    }
    return zip(languages, tables).map { language, strings in
      EmittedFile(
        path: "\(Self.id)/\(language.name).lproj/\(Self.table).strings",
        bytes: strings.bytes
      )
    }
  }
}
