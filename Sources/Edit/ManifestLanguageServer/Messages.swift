internal import ManifestFindings

/// Splits a stream of bytes into messages: a header with `Content-Length`, an empty line, and as many bytes as the
/// header says.
package struct MessageReader {
  package enum Next: Equatable {
    case message([UInt8])
    /// More bytes are needed.
    case incomplete
    /// The start of the next message cannot be found, for this reason.
    case broken(String)
  }

  private var buffer: [UInt8] = []

  /// The size limit of a message; enough for a whole manifest, each byte of which takes at most six bytes as JSON.
  private static let largestMessage = 64 << 20
  private static let largestHeader = 4 << 10

  package init() {}

  package mutating func append(_ bytes: some Sequence<UInt8>) { buffer.append(contentsOf: bytes) }

  package mutating func next() -> Next {
    let emptyLine = Array("\r\n\r\n".utf8)
    let start = buffer.prefix(Self.largestHeader)
    guard let headerEnd = start.firstRange(of: emptyLine)?.upperBound else {
      return buffer.count < Self.largestHeader
        ? .incomplete : .broken("the header of a message does not end with an empty line")
    }
    let header = String(decoding: buffer[..<headerEnd], as: UTF8.self)
    guard let value = Self.contentLength(header) else {
      return .broken("a message has no `Content-Length`")
    }
    guard !value.isEmpty, value.utf8.allSatisfy(\.isDigit) else {
      return .broken("expected a number as `Content-Length`, found `\(printable(value))`")
    }
    guard let length = Int(value), length <= Self.largestMessage else {
      return .broken("a message is longer than \(Self.largestMessage) bytes")
    }
    guard buffer.count - headerEnd >= length else { return .incomplete }
    defer { buffer.removeFirst(headerEnd + length) }
    return .message(Array(buffer[headerEnd..<headerEnd + length]))
  }

  private static func contentLength(_ header: String) -> Substring? {
    for line in header.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      return parts[1].drop { $0 == " " || $0 == "\t" }
    }
    return nil
  }

  /// Adds a header to a message.
  package static func framed(_ message: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message
  }
}

/// A value in a message; its properties are nil if the value is missing or has another type.
struct MessageValue {
  private let node: JSONNode?
  private let file: SourceFile

  private init(_ node: JSONNode?, _ file: SourceFile) { (self.node, self.file) = (node, file) }

  /// Parses a message.
  ///
  /// - Throws: the reason why the text is not JSON.
  init(parsing bytes: [UInt8]) throws(FileRefusal) {
    file = SourceFile(path: "message", bytes: bytes)
    node = try JSONScanner.root(of: file)
  }

  subscript(name: String) -> MessageValue { MessageValue(node?[name], file) }

  var isObject: Bool { node?.members != nil }
  var string: String? { node?.string }
  var elements: [MessageValue]? { node?.elements.map { $0.map { MessageValue($0, file) } } }
  var isMissing: Bool { text ?? "null" == "null" }
  var integer: Int? { text.flatMap { Int($0) } }

  /// The JSON text of the value; nil if it is missing.
  var text: String? { node.map { file.text($0.range) } }
}

/// An error response; the protocol defines the numbers of the reasons.
struct RequestFailure: Error {
  enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParameters = -32602
    case notInitialized = -32002
  }

  var code: Code
  var message: String

  init(_ code: Code, _ message: String) { (self.code, self.message) = (code, message) }
}

/// Writes the messages of the server.
enum Outgoing {
  /// A function that writes the field `result` of a response.
  typealias Result = (inout JSONWriter) -> Void

  static func result(_ id: String, _ result: Result) -> [UInt8] {
    message { json in
      json.field("id", json: id)
      result(&json)
    }
  }

  static func failure(_ id: String?, _ code: RequestFailure.Code, _ text: String) -> [UInt8] {
    message { json in
      json.field("id", json: id ?? "null")
      json.object("error") { json in
        json.field("code", code.rawValue)
        json.field("message", text)
      }
    }
  }

  static func notification(_ method: String, _ body: (inout JSONWriter) -> Void) -> [UInt8] {
    message { json in
      json.field("method", method)
      json.object("params", body)
    }
  }

  private static func message(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.field("jsonrpc", "2.0")
      body(&json)
    }
    return json.bytes
  }
}

extension JSONWriter {
  mutating func null(_ name: String) { field(name, json: "null") }

  mutating func field(_ name: String, _ range: SourceRange, in coordinates: Coordinates) {
    func write(_ name: String, _ offset: UInt32, to json: inout JSONWriter) {
      let position = coordinates.position(of: Int(offset))
      json.object(name) { json in
        json.field("line", position.line)
        json.field("character", position.character)
      }
    }
    object(name) { json in
      write("start", range.start, to: &json)
      write("end", range.end, to: &json)
    }
  }

  mutating func fields(of edit: Fix, in coordinates: Coordinates) {
    field("range", edit.range, in: coordinates)
    field("newText", edit.replacement)
  }

  /// An edit of one document.
  mutating func workspaceEdit(_ name: String, _ edit: Fix, of document: Document) {
    object(name) { json in
      json.object("changes") { json in
        json.array(document.uri, [edit]) { json, edit in
          json.object { $0.fields(of: edit, in: document.coordinates) }
        }
      }
    }
  }
}
