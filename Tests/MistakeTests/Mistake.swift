import Testing

/// One mistake in the project's own manifest.
struct Mistake: CustomTestStringConvertible {
  /// The rule that must name it.
  var id: String
  /// What is replaced, once in the manifest, and by what.
  var text: String
  var replacement: String
  /// A part of the line that must be named, if that is not the line of the mistake.
  var namedLine: String?

  init(_ id: String, _ text: String, _ replacement: String, at namedLine: String? = nil) {
    self.id = id
    self.text = text
    self.replacement = replacement
    self.namedLine = namedLine
  }

  var testDescription: String { "\(id): \(text) → \(replacement)" }
}
