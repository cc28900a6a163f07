internal import AppFileFormats
internal import ManifestFindings

/// A JSON Patch (RFC 6902) that turns one JSON value into another.
struct JSONPatch {
  enum Operation {
    case add(path: String, JSONValue)
    case remove(path: String)
    case replace(path: String, JSONValue)
    case move(from: String, path: String)
  }

  private(set) var operations: [Operation] = []

  init(from old: JSONValue, to new: JSONValue) { compare(old, new, at: "") }

  private mutating func compare(_ old: JSONValue, _ new: JSONValue, at path: String) {
    guard old != new else { return }
    switch (old, new) {
    case (.object(let before), .object(let after)): compare(before, after, at: path)
    case (.array(let before), .array(let after)):
      if let old = keys(before), let new = keys(after) {
        compare(before, old, after, new, at: path)
      } else {
        operations.append(.replace(path: path, .array(after)))
      }
    default: operations.append(.replace(path: path, new))
    }
  }

  private mutating func compare(
    _ old: [(name: String, value: JSONValue)],
    _ new: [(name: String, value: JSONValue)],
    at path: String
  ) {
    for member in old where !new.contains(where: { $0.name == member.name }) {
      operations.append(.remove(path: path + step(member.name)))
    }
    for member in new {
      let path = path + step(member.name)
      if let before = old.first(where: { $0.name == member.name }) {
        compare(before.value, member.value, at: path)
      } else {
        operations.append(.add(path: path, member.value))
      }
    }
  }

  /// Compares arrays whose elements have keys.
  ///
  /// Elements that are gone are removed first. Then the new elements are added, moved or compared one by one.
  private mutating func compare(
    _ old: [JSONValue],
    _ oldKeys: [String],
    _ new: [JSONValue],
    _ newKeys: [String],
    at path: String
  ) {
    let remaining = Set(newKeys)
    let values = Dictionary(uniqueKeysWithValues: zip(oldKeys, old))
    for index in old.indices.reversed() where !remaining.contains(oldKeys[index]) {
      operations.append(.remove(path: "\(path)/\(index)"))
    }
    var current = oldKeys.filter(remaining.contains)
    for (index, key) in newKeys.enumerated() {
      let path = "\(path)/\(index)"
      guard let before = values[key] else {
        operations.append(.add(path: path, new[index]))
        current.insert(key, at: index)
        continue
      }
      if current[index] != key, let found = current[index...].firstIndex(of: key) {
        let from = String(path.prefix(path.utf8.count - "\(index)".utf8.count)) + "\(found)"
        operations.append(.move(from: from, path: path))
        current.insert(current.remove(at: found), at: index)
      }
      compare(before, new[index], at: path)
    }
  }

  /// The keys of all elements; nil if a key is missing or repeated.
  private func keys(_ elements: [JSONValue]) -> [String]? {
    let keys = elements.compactMap(\.key)
    return keys.count == elements.count && Set(keys).count == keys.count ? keys : nil
  }

  /// A step of a JSON Pointer (RFC 6901).
  private func step(_ name: String) -> String {
    "/" + name.replacing("~", with: "~0").replacing("/", with: "~1")
  }

  func write(to json: inout JSONWriter) {
    json.array("patch", operations) { json, operation in
      json.object { json in
        switch operation {
        case .add(let path, let value):
          json.field("op", "add")
          json.field("path", path)
          json.field("value", value)
        case .remove(let path):
          json.field("op", "remove")
          json.field("path", path)
        case .replace(let path, let value):
          json.field("op", "replace")
          json.field("path", path)
          json.field("value", value)
        case .move(let from, let path):
          json.field("op", "move")
          json.field("from", from)
          json.field("path", path)
        }
      }
    }
  }
}

/// A value of the exported JSON.
indirect enum JSONValue: Equatable {
  case object([(name: String, value: JSONValue)])
  case array([JSONValue])
  case string(String)
  case number(Int)
  case boolean(Bool)

  /// Parses the exported JSON of a manifest.
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

  /// Compares bytes, as programs in other languages do, because Swift treats texts as equal that differ only in how
  /// accents are composed.
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

  /// The key of an array's element: the value of its first member if that is `code`, `name` or `locale`.
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
