package import CountryManifest
internal import EmbeddedFiles
internal import ManifestFindings
package import SwiftEmission

/// The TypeScript that a site or a backend uses, and the manifest as JSON for any other language.
///
/// One file, since how a module names another is not the same in bundlers, Node, Deno and browsers.
package struct TypeScriptEmitter: Emitter {
  package static let id = "typescript"
  package static let ownFiles = [
    OwnFile(
      path: "countries.json",
      keys: [
        "version", "product", "defaultCountry", "developmentLanguage", "appLanguages",
        "associationFiles", "settings",
        "environments", "services", "apps", "formFields", "countries",
      ]
    )
  ]

  package init() {}

  package func files(for manifest: ResolvedManifest) -> [EmittedFile] {
    let rows = TypeScriptRows(manifest: manifest)
    let source: SourceText = """
      /* eslint-disable */
      // \(GeneratedNote.text)

      \(TypeScriptTypes(manifest: manifest).text)

      \(TypeScriptHosts(manifest: manifest).text)

      \(SupportCode.typeScript)
      \(if: manifest.hasForms, """
        \(SupportCode.typeScriptForms)
        \(rows.formFields)

        """)
      \(rows.countries)

      """
    return [
      EmittedFile(path: "typescript/countries.json", bytes: exportJSON(manifest)),
      EmittedFile(path: "typescript/ndcountries.ts", bytes: source.bytes),
    ]
  }
}

/// The TypeScript that is the same for every manifest; it is ES2019 and uses nothing of a browser's or of Node's.
extension SupportCode {
  static let typeScript = String(cString: EmbeddedFiles.typeScriptSupport())
  /// What only a manifest with account forms needs.
  static let typeScriptForms = String(cString: EmbeddedFiles.typeScriptForms())
  /// What only a manifest with named environments needs.
  static let typeScriptPreviews = String(cString: EmbeddedFiles.typeScriptPreviews())
}
