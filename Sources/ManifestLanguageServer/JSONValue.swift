internal import AppFileFormats
internal import ManifestDiagnostics

/// A value in a message; what is missing, or of another type, is nil all the way down.
struct JSONValue {
  private let node: JSONNode?
  private let file: SourceFile

  private init(_ node: JSONNode?, _ file: SourceFile) { (self.node, self.file) = (node, file) }

  /// Throws what is wrong with the text.
  init(parsing bytes: [UInt8]) throws(FileRefusal) {
    file = SourceFile(path: "message", bytes: bytes)
    node = try JSONScanner.root(of: file)
  }

  subscript(name: String) -> JSONValue { JSONValue(node?[name], file) }

  var isObject: Bool { node?.members != nil }
  var string: String? { node?.string }
  var elements: [JSONValue]? { node?.elements.map { $0.map { JSONValue($0, file) } } }
  var isTrue: Bool { text == "true" }
  var integer: Int? { text.flatMap { Int($0) } }

  /// The value as it is written; nil if it is missing.
  var text: String? { node.map { file.text($0.range) } }
}
