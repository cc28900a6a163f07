internal import ManifestDiagnostics

/// Why a request has no result; the protocol numbers the reasons.
struct RequestFailure: Error {
  enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParameters = -32602
    case notInitialized = -32002
    case requestFailed = -32803
  }

  var code: Code
  var message: String

  init(_ code: Code, _ message: String) { (self.code, self.message) = (code, message) }
}

/// Writes the messages of the server.
enum Outgoing {
  /// Writes the field `result`.
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

  /// An error in the editor's log: what was wrong with a notification, which has no answer.
  static func log(_ text: String) -> [UInt8] {
    notification("window/logMessage") { json in
      json.field("type", 1)
      json.field("message", text)
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

extension LanguageServer {
  /// The answer to bytes in which no message can be found; the connection ends after it.
  package static func unreadable(_ reason: String) -> [UInt8] {
    Outgoing.failure(nil, .parseError, reason)
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
  mutating func workspaceEdit(_ name: String, _ edits: [Fix], of document: Document) {
    object(name) { json in
      json.object("changes") { json in
        json.array(document.uri, edits) { json, edit in
          json.object { $0.fields(of: edit, in: document.coordinates) }
        }
      }
    }
  }
}
