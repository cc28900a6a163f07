internal import AppFileFormats
internal import ManifestDiagnostics

/// Writes a `.strings` file: a comment and one entry per text.
struct StringsWriter {
  private(set) var bytes: [UInt8] = []

  init() { OpenStepText.append(comment: GeneratedNote.text, to: &bytes) }

  mutating func entry(_ key: String, _ value: String, comment: String) {
    bytes.append(UInt8(ascii: "\n"))
    OpenStepText.append(comment: comment, to: &bytes)
    OpenStepText.append(quoted: key, to: &bytes)
    bytes.append(utf8: " = ")
    OpenStepText.append(quoted: value, to: &bytes)
    bytes.append(utf8: ";\n")
  }
}
