package import CountryManifest
internal import EmbeddedFiles

/// Makes files of one kind from a manifest.
///
/// Pure and total: a manifest that gets here is valid, and whatever could still go wrong is a rule
/// that is missing.
package protocol Emitter: Sendable {
  /// What `generate --only` names; also the folder of its files.
  static var id: String { get }

  /// The file of an output that is not in a folder; nil for the others.
  static var onlyFile: String? { get }

  /// How its files without comments are recognized; those with comments say who made them in their
  /// head.
  static var ownFiles: [OwnFile] { get }

  /// Whether a manifest that doesn't choose its outputs has something for this one.
  static func hasData(in manifest: ResolvedManifest) -> Bool

  init()

  func files(for manifest: ResolvedManifest) -> [EmittedFile]
}

extension Emitter {
  package static var onlyFile: String? { nil }
  package static var ownFiles: [OwnFile] { [] }

  package static func hasData(in manifest: ResolvedManifest) -> Bool { true }
}

/// A JSON file that only one emitter makes, told by its path and its top-level keys.
package struct OwnFile: Sendable {
  /// In the emitter's folder, with `*` for the name of a folder that differs.
  package var path: String
  /// Of the object, or of each object in the list.
  package var keys: Set<String>
}

/// A file to be written, its path relative to the output folder.
package struct EmittedFile: Sendable, Equatable {
  package var path: String
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  package init(path: String, contents: String) {
    self.init(path: path, bytes: Array(contents.utf8))
  }

  package var contents: String {
    get { String(decoding: bytes, as: UTF8.self) }
    set { bytes = Array(newValue.utf8) }
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

/// The part of the generated code that is the same for every manifest: the files in
/// `Sources/Emit/EmbeddedFiles`.
///
/// An app's target has the plugin and no library of ours, so this code travels with the tables.
///
/// The Kotlin uses Kotlin's own library alone and nothing newer than Kotlin 1.3, so that it compiles
/// for Android, for a server and as common code of several platforms; the TypeScript is ES2019 and
/// uses nothing of a browser's or of Node's.
enum SupportCode {
  static let swift = files(swiftSupportFiles())
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

  private static let header = "// \(GeneratedNote.supportText)\n\n"

  private static func files(_ first: UnsafePointer<SupportFile>) -> [(name: String, text: String)] {
    var files: [(name: String, text: String)] = []
    var next = first
    while let name = next.pointee.name, let text = next.pointee.text {
      files.append((String(cString: name), header + String(cString: text)))
      next += 1
    }
    return files
  }
}
