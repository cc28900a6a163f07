package import CountryManifest

/// Makes files of one kind from a manifest.
///
/// Pure and total: a manifest that gets here is valid, and whatever could still go wrong is a rule
/// that is missing.
package protocol Emitter: Sendable {
  /// What `generate --only` names; also the folder of its files.
  static var id: String { get }

  /// The name of files that only this emitter makes, in a format without comments: in its folder a
  /// file of that name is ours to remove. Files with comments say who made them in their head.
  static var ownFileName: String? { get }

  init()

  func files(for manifest: ResolvedManifest) -> [EmittedFile]
}

extension Emitter {
  package static var ownFileName: String? { nil }
}

/// A file to be written, its path relative to the output folder.
package struct EmittedFile: Sendable, Equatable {
  package var path: String
  package var contents: String

  package init(path: String, contents: String) {
    self.path = path
    self.contents = contents
  }
}

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
    TableEmitter.self,
  ]
}
