internal import ManifestFindings
internal import SwiftEmission

/// Writes XML 1.0.
enum XMLSource {
  /// A whole file with the generated note, by which nd-config recognizes its leftover files.
  static func file(_ root: SourceText) -> [UInt8] {
    let file: SourceText = """
      <?xml version="1.0" encoding="utf-8"?>
      <!-- \(GeneratedNote.text) -->
      \(root)

      """
    return file.bytes
  }

  /// A comment of one line; `--` becomes `- -`, because it cannot be escaped in a comment.
  static func comment(_ comment: String) -> String {
    "<!-- \(commentLine(comment, separating: ["--"])) -->"
  }
}
