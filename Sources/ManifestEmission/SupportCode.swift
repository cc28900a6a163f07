internal import EmbeddedFiles

/// The part of the generated code that is the same for every manifest: the files in
/// `Sources/EmbeddedFiles`.
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
