package import CountryManifest
internal import EmbeddedFiles
package import SwiftEmission

package enum Emitters {
  package static let all: [any Emitter.Type] = [
    SwiftEmitter.self,
    KotlinEmitter.self,
    TypeScriptEmitter.self,
    EntitlementsEmitter.self,
    AssociationFileEmitter.self,
    StringsEmitter.self,
    StringCatalogEmitter.self,
    InfoPlistEmitter.self,
    XcodeEmitter.self,
    SmartlingEmitter.self,
    AndroidEmitter.self,
    AssetLinksEmitter.self,
    HostsEmitter.self,
    TableEmitter.self,
    ObjectiveCEmitter.self,
    SchemaEmitter.self,
  ]

  /// Those that the manifest chooses, or else all that it has data for.
  package static func chosen(by manifest: ResolvedManifest) -> [any Emitter.Type] {
    guard let outputs = manifest.product.outputs else {
      return all.filter { $0.hasData(in: manifest) }
    }
    return all.filter { emitter in outputs.contains { $0.rawValue == emitter.id } }
  }
}

/// The Kotlin and the TypeScript that are the same for every manifest: files in
/// `Sources/Emit/EmbeddedFiles`.
///
/// An app's target has the plugin and no library of ours, so this code travels with the tables.
///
/// The Kotlin uses Kotlin's own library alone and nothing newer than Kotlin 1.3, so that it compiles
/// for Android, for a server and as common code of several platforms; the TypeScript is ES2019 and
/// uses nothing of a browser's or of Node's.
extension SupportCode {
  private static let kotlin = files(kotlinSupportFiles())

  /// The Kotlin, in whose sources the package is the default one.
  static func kotlin(package: String) -> [(name: String, text: String)] {
    kotlin.map { name, text in
      (name, text.replacing("package ndcountries", with: "package \(package)", maxReplacements: 1))
    }
  }

  static let typeScript = String(cString: EmbeddedFiles.typeScriptSupport())
  /// What only a manifest with account forms needs.
  static let typeScriptForms = String(cString: EmbeddedFiles.typeScriptForms())
  /// What only a manifest with named environments needs.
  static let typeScriptPreviews = String(cString: EmbeddedFiles.typeScriptPreviews())
}
