internal import AppFileFormats

/// Writes a `.strings` file: a comment and one entry per text.
struct StringsWriter {
  private var bytes: [UInt8] = []

  init() { OpenStepText.append(comment: GeneratedNote.text, to: &bytes) }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func entry(_ key: String, _ value: String, comment: String) {
    bytes.append(UInt8(ascii: "\n"))
    OpenStepText.append(comment: comment, to: &bytes)
    OpenStepText.append(quoted: key, to: &bytes)
    bytes.append(contentsOf: " = ".utf8)
    OpenStepText.append(quoted: value, to: &bytes)
    bytes.append(contentsOf: ";\n".utf8)
  }
}
