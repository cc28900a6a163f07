package import CountryManifest
internal import EmbeddedFiles

/// Makes files of one kind from a manifest.
///
/// An emitter cannot fail, because the manifest is valid. If a valid manifest can lead to a wrong output, a rule is
/// missing.
package protocol Emitter: Sendable {
  /// The emitter's name in `generate --only`, and the folder of its files.
  static var id: String { get }

  /// The path of the file, for an emitter that writes a single file directly into the output folder; nil for other
  /// emitters.
  static var onlyFile: String? { get }

  /// Whether this output is generated for a manifest that does not list its outputs.
  static func hasData(in manifest: ResolvedManifest) -> Bool

  static func files(for manifest: ResolvedManifest) -> [EmittedFile]
}

extension Emitter {
  package static var onlyFile: String? { nil }

  package static func hasData(in manifest: ResolvedManifest) -> Bool { true }
}

/// A file to write; its path is relative to the output folder.
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

  package var contents: String { String(decoding: bytes, as: UTF8.self) }
}

/// The part of the generated code that is the same for every manifest: the files in the folders `swift`, `kotlin` and
/// `typescript` of `Sources/Emit/EmbeddedFiles`.
///
/// An app's target uses the plugin but no library, so this code is generated together with the facts about countries.
package enum SupportCode {
  static let swift = files(in: "swift")

  private static let header = "// \(GeneratedNote.supportText)\n\n"

  /// The files in a folder, each with the generated note above its text.
  package static func files(in folder: String) -> [(name: String, text: String)] {
    var files: [(name: String, text: String)] = []
    var next: UnsafePointer<EmbeddedFile> = embeddedFiles()
    while let path = next.pointee.path.map({ String(cString: $0) }) {
      if path.hasPrefix("\(folder)/") {
        files.append((String(path.dropFirst(folder.count + 1)), header + text(path)))
      }
      next += 1
    }
    return files
  }

  /// The text of an embedded file.
  package static func text(_ path: String) -> String { String(cString: embeddedText(path)) }
}
