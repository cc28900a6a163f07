package import CountryManifest
internal import ManifestFindings
package import SwiftEmission

/// The TypeScript code for a site or a backend.
///
/// The code is in one file, because bundlers, Node, Deno and browsers resolve module names differently.
package struct TypeScriptEmitter: Emitter {
  package static let id = "typescript"

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
    return [EmittedFile(path: "typescript/ndcountries.ts", bytes: source.bytes)]
  }
}

/// The TypeScript that is the same for every manifest: ES2019 without APIs of browsers or Node.
extension SupportCode {
  static let typeScript = text("typescript/support.ts")
  /// Code that only manifests with account forms need.
  static let typeScriptForms = text("typescript/forms.ts")
  /// Code that only manifests with named environments need.
  static let typeScriptPreviews = text("typescript/previews.ts")
}
