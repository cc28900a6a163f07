package import CountryManifest
package import SwiftEmission

/// The emitters of all outputs.
package enum Emitters {
  package static let all: [any Emitter.Type] = [
    SwiftEmitter.self,
    KotlinEmitter.self,
    TypeScriptEmitter.self,
    ExportEmitter.self,
    EntitlementsEmitter.self,
    AssociationFileEmitter.self,
    StringsEmitter.self,
    StringCatalogEmitter.self,
    SmartlingEmitter.self,
    AndroidEmitter.self,
    AssetLinksEmitter.self,
    HostsEmitter.self,
    TableEmitter.self,
    SchemaEmitter.self,
  ]

  /// The emitters that the manifest lists; without a list, all emitters that have data in the manifest.
  package static func chosen(by manifest: ResolvedManifest) -> [any Emitter.Type] {
    guard let outputs = manifest.product.outputs else {
      return all.filter { $0.hasData(in: manifest) }
    }
    return all.filter { emitter in outputs.contains { $0.rawValue == emitter.id } }
  }
}
