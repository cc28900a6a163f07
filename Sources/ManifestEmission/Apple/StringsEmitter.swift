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
    let texts = manifest.localizedTexts
    return manifest.translatedLanguages.map { language in
      var strings = StringsWriter()
      for text in texts {
        guard let value = text.value(in: language) else { continue }
        strings.entry(text.key, value, comment: text.comment)
      }
      return EmittedFile(
        path: "\(Self.id)/\(language.name).lproj/\(Self.table).strings",
        bytes: strings.bytes
      )
    }
  }
}
