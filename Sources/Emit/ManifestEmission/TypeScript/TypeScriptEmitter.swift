package import CountryManifest
internal import ManifestFindings
package import SwiftEmission

/// The TypeScript code for a site or a backend.
///
/// The code is in one file, because bundlers, Node, Deno and browsers resolve module names differently. It is ES2019
/// without APIs of browsers or Node.
package enum TypeScriptEmitter: Emitter {
  package static let id = "typescript"

  package static func files(for manifest: ResolvedManifest) -> [EmittedFile] {
    let rows = TypeScriptRows(manifest: manifest)
    let source: SourceText = """
      /* eslint-disable */
      // \(GeneratedNote.text)

      \(TypeScriptTypes(manifest: manifest).text)

      \(TypeScriptHosts(manifest: manifest).text)

      \(SupportCode.text("typescript/support.ts"))
      \(if: manifest.hasForms, """
        \(SupportCode.text("typescript/forms.ts"))
        \(rows.formFields)

        """)
      \(rows.countries)

      """
    return [EmittedFile(path: "typescript/ndcountries.ts", bytes: source.bytes)]
  }
}
