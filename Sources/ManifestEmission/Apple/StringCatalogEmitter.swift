package import CountryManifest
internal import ManifestDiagnostics

/// The same texts as the `.strings` files, as one string catalog, laid out as Xcode saves it: keys
/// sorted, a space on both sides of a colon, no line break at the end.
package struct StringCatalogEmitter: Emitter {
  package static let id = "xcstrings"
  package static let ownFileName: String? = "\(StringsEmitter.table).xcstrings"

  package init() {}

  /// A key with its text in each language that has one.
  private struct Entry {
    var comment: String
    var values: [(language: String, value: String)] = []
  }

  package func files(for manifest: ResolvedManifest) -> [EmittedFile] {
    let entries = entries(manifest)
    var json = JSONWriter(.xcode)
    json.object { json in
      json.field("sourceLanguage", manifest.developmentLanguage.value)
      json.object("strings") { json in
        for (key, entry) in entries { write(key, entry, to: &json) }
      }
      json.field("version", "1.0")
    }
    let path = "\(Self.id)/\(StringsEmitter.table).xcstrings"
    return [EmittedFile(path: path, contents: json.text)]
  }

  private func entries(_ manifest: ResolvedManifest) -> [(key: String, value: Entry)] {
    var entries: [String: Entry] = [:]
    for language in manifest.translatedLanguages.sorted(by: { $0.name < $1.name }) {
      for text in manifest.localizedTexts(in: language) {
        entries[text.key, default: Entry(comment: text.comment)].values
          .append((language.name, text.value))
      }
    }
    return entries.sorted { $0.key < $1.key }
  }

  private func write(_ key: String, _ entry: Entry, to json: inout JSONWriter) {
    json.object(key) { json in
      json.field("comment", entry.comment)
      // Without this Xcode looks for the key in code, and marks as stale what it does not find.
      json.field("extractionState", "manual")
      json.object("localizations") { json in
        for (language, value) in entry.values {
          json.object(language) { json in
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
