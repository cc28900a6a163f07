package import CountryManifest
internal import ManifestFindings
package import SwiftEmission

/// The texts of the `.strings` files, as one string catalog per table.
///
/// The layout is the one in which Xcode saves a catalog: sorted keys, a space on both sides of a colon, no line break
/// at the end.
package enum StringCatalogEmitter: Emitter {
  package static let id = "xcstrings"

  package static func hasData(in manifest: ResolvedManifest) -> Bool {
    !manifest.apps.isEmpty
  }

  package static func files(for manifest: ResolvedManifest) -> [EmittedFile] {
    let languages = manifest.translatedLanguages.sorted { $0.name < $1.name }
    return TextTable.allCases.compactMap { table in
      let texts = manifest.texts(in: table).sorted { $0.key < $1.key }
      guard !texts.isEmpty else { return nil }
      return EmittedFile(
        path: "\(id)/\(table.name).xcstrings",
        bytes: catalog(texts, languages, manifest)
      )
    }
  }

  private static func catalog(
    _ texts: [LocalizedText],
    _ languages: [TranslatedLanguage],
    _ manifest: ResolvedManifest
  ) -> [UInt8] {
    var json = JSONWriter(.xcode)
    json.object { json in
      json.field("sourceLanguage", manifest.developmentLanguage.value)
      json.object("strings") { json in
        for text in texts { write(text, in: languages, to: &json) }
      }
      json.field("version", "1.0")
    }
    return json.bytes
  }

  private static func write(
    _ text: LocalizedText,
    in languages: [TranslatedLanguage],
    to json: inout JSONWriter
  ) {
    json.object(text.key) { json in
      json.field("comment", text.comment)
      // Otherwise Xcode would search the code for the key, and mark the key as stale if it does not find it.
      json.field("extractionState", "manual")
      json.object("localizations") { json in
        for language in languages {
          guard let value = text.text(language) else { continue }
          json.object(language.name) { json in
            json.object("stringUnit") { json in
              json.field("state", "translated")
              json.field("value", value)
            }
          }
        }
      }
    }
  }
}
