internal import AppFileFormats
internal import ManifestFindings

/// A value of the exported JSON.
indirect enum JSONValue: Equatable {
  case object([(name: String, value: JSONValue)])
  case array([JSONValue])
  case string(String)
  case number(Int)
  case boolean(Bool)

  /// The export of a manifest, read back.
  init(export bytes: [UInt8]) {
    let file = SourceFile(path: "export", bytes: bytes)
    do throws(FileRefusal) { self.init(try JSONScanner.root(of: file), in: bytes) } catch {
      preconditionFailure("an export is JSON")
    }
  }

  private init(_ node: JSONNode, in bytes: [UInt8]) {
    switch node.content {
    case .object(let members):
      self = .object(members.map { ($0.name, JSONValue($0.value, in: bytes)) })
    case .array(let elements): self = .array(elements.map { JSONValue($0, in: bytes) })
    case .string(let text): self = .string(text)
    case .other:
      let text = String(decoding: bytes[node.range], as: UTF8.self)
      self = Int(text).map(JSONValue.number) ?? .boolean(text == "true")
    }
  }

  /// Compares bytes, as programs in other languages do: to Swift, texts that differ in the composition of
  /// accents are equal.
  static func == (one: JSONValue, other: JSONValue) -> Bool {
    switch (one, other) {
    case (.object(let a), .object(let b)):
      a.elementsEqual(b) { $0.name.utf8.elementsEqual($1.name.utf8) && $0.value == $1.value }
    case (.array(let a), .array(let b)): a == b
    case (.string(let a), .string(let b)): a.utf8.elementsEqual(b.utf8)
    case (.number(let a), .number(let b)): a == b
    case (.boolean(let a), .boolean(let b)): a == b
    default: false
    }
  }

  /// What tells the elements of an array apart: `code`, `name` or `locale`.
  var key: String? {
    guard case .object(let members) = self, case .string(let key)? = members.first?.value,
      let name = members.first?.name, ["code", "name", "locale"].contains(name)
    else { return nil }
    return key
  }
}

extension JSONWriter {
  mutating func field(_ name: String, _ value: JSONValue) {
    switch value {
    case .object(let members):
      object(name) { json in for member in members { json.field(member.name, member.value) } }
    case .array(let elements): array(name, elements) { $0.value($1) }
    case .string(let text): field(name, text)
    case .number(let number): field(name, number)
    case .boolean(let boolean): field(name, boolean)
    }
  }

  private mutating func value(_ value: JSONValue) {
    switch value {
    case .object(let members):
      object { json in for member in members { json.field(member.name, member.value) } }
    case .array(let elements): array(elements) { $0.value($1) }
    case .string(let text): self.value(text)
    case .number, .boolean: preconditionFailure("an export has no list of numbers")
    }
  }
}
