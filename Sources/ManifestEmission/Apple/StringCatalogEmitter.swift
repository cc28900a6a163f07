package import CountryManifest
internal import ManifestDiagnostics

/// The same texts as the `.strings` files, as one string catalog, laid out as Xcode saves it: keys
/// sorted, a space on both sides of a colon, no line break at the end.
package struct StringCatalogEmitter: Emitter {
  package static let id = "xcstrings"
  package static let ownFile: OwnFile? = OwnFile(
    path: "\(StringsEmitter.table).xcstrings",
    keys: ["sourceLanguage", "strings", "version"]
  )

  package static func hasData(in manifest: ResolvedManifest) -> Bool {
    !manifest.apps.isEmpty || !manifest.xcodeProjects.isEmpty
  }

  package init() {}

  package func files(for manifest: ResolvedManifest) -> [EmittedFile] {
    let texts = manifest.localizedTexts.sorted { $0.key < $1.key }
    let languages = manifest.translatedLanguages.sorted { $0.name < $1.name }
    var json = JSONWriter(.xcode)
    json.object { json in
      json.field("sourceLanguage", manifest.developmentLanguage.value)
      json.object("strings") { json in
        for text in texts { write(text, in: languages, to: &json) }
      }
      json.field("version", "1.0")
    }
    let path = "\(Self.id)/\(StringsEmitter.table).xcstrings"
    return [EmittedFile(path: path, bytes: json.bytes)]
  }

  private func write(
    _ text: LocalizedText,
    in languages: [TranslatedLanguage],
    to json: inout JSONWriter
  ) {
    json.object(text.key) { json in
      json.field("comment", text.comment)
      // Without this Xcode looks for the key in code, and marks as stale what it does not find.
      json.field("extractionState", "manual")
      json.object("localizations") { json in
        for language in languages {
          guard let value = text.value(in: language) else { continue }
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
