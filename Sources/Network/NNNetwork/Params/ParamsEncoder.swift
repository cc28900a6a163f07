import Foundation

/// An encoder that builds a ``ParamsNode``.
final class ParamsEncoder: Encoder {
  let codingPath: [any CodingKey]
  let userInfo: [CodingUserInfoKey: Any] = [:]
  let node: ParamsNode

  init(codingPath: [any CodingKey], node: ParamsNode = ParamsNode()) {
    self.codingPath = codingPath
    self.node = node
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    node.beginObject()
    return KeyedEncodingContainer(ParamsObject<Key>(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    node.beginList()
    return ParamsList(encoder: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { ParamsValue(encoder: self) }

  /// Returns an encoder for a member of an object or an element of a list.
  func nested(_ key: (any CodingKey)?, in node: ParamsNode) -> ParamsEncoder {
    ParamsEncoder(codingPath: key.map { codingPath + [$0] } ?? codingPath, node: node)
  }

  func write(_ value: some Encodable, to node: ParamsNode, at key: (any CodingKey)?) throws {
    switch value {
    case let text as String: node.set(.text(text))
    case let isTrue as Bool: node.set(.truth(isTrue))
    case let number as Int: node.set(.text(number.description))
    case let number as any BinaryInteger: node.set(.text("\(number)"))
    case let number as Double: node.set(Self.content(of: number))
    case let number as Float: node.set(Self.content(of: number))
    default: try nested(key, in: node).write(value)
    }
  }

  /// Writes a value to the encoder's own node.
  func write(_ value: some Encodable) throws {
    switch value {
    case let file as FilePart: node.set(.file(file))
    case let url as URL: node.set(.text(url.absoluteString))
    case let data as Data: node.set(.text(data.base64EncodedString()))
    case let decimal as Decimal: node.set(decimal.isFinite ? .text("\(decimal)") : .notFinite)
    case let date as Date: node.set(content(of: date))
    default: try value.encode(to: self)
    }
  }

  private func content(of date: Date) -> ParamsNode.Content {
    guard date.timeIntervalSince1970.isFinite else { return .notFinite }
    return .text(date.formatted(.iso8601))
  }

  /// The shortest text that is parsed as the same number; a trailing `.0` is removed: `2.0` → `2`.
  private static func content(
    of number: some BinaryFloatingPoint & LosslessStringConvertible
  ) -> ParamsNode.Content {
    guard number.isFinite else { return .notFinite }
    let text = number.description
    return .text(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }
}

private struct ParamsObject<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: ParamsEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil(forKey key: Key) { encoder.node.member(key.stringValue).set(.null) }

  func encode(_ value: some Encodable, forKey key: Key) throws {
    try encoder.write(value, to: encoder.node.member(key.stringValue), at: key)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type,
    forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    encoder.nested(key, in: encoder.node.member(key.stringValue)).container(keyedBy: keyType)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder.nested(key, in: encoder.node.member(key.stringValue)).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { encoder.nested(nil, in: encoder.node.member("super")) }

  func superEncoder(forKey key: Key) -> any Encoder {
    encoder.nested(key, in: encoder.node.member(key.stringValue))
  }
}

private struct ParamsList: UnkeyedEncodingContainer {
  let encoder: ParamsEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }
  var count: Int { encoder.node.count }

  func encodeNil() { encoder.node.appended().set(.null) }

  func encode(_ value: some Encodable) throws {
    try encoder.write(value, to: encoder.node.appended(), at: nil)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    encoder.nested(nil, in: encoder.node.appended()).container(keyedBy: keyType)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    encoder.nested(nil, in: encoder.node.appended()).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { encoder.nested(nil, in: encoder.node.appended()) }
}

private struct ParamsValue: SingleValueEncodingContainer {
  let encoder: ParamsEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil() { encoder.node.set(.null) }

  func encode(_ value: some Encodable) throws {
    try encoder.write(value, to: encoder.node, at: nil)
  }
}

/// An encoded value.
///
/// This is a class because nested containers write to a node after the call that created them has returned.
final class ParamsNode {
  enum Content {
    /// Nothing was encoded yet; treated as an object without members.
    case nothing
    case null
    case text(String)
    case truth(Bool)
    /// A number that is infinite or NaN, or a date with such a timestamp.
    case notFinite
    case file(FilePart)
    case list([ParamsNode])
    /// The members in the order of encoding; if a key occurs more than once, its last value is used.
    case object([Member])
  }

  typealias Member = (key: String, node: ParamsNode)

  private(set) var content = Content.nothing

  /// Sets a value other than an object or a list.
  func set(_ content: Content) { self.content = content }

  /// Starts or continues a list.
  func beginList() { if case .list = content {} else { content = .list([]) } }

  /// Starts an object or continues it; for example, a subclass continues the object of its superclass.
  func beginObject() { if case .object = content {} else { content = .object([]) } }

  /// Adds a node to the end of the list and returns it.
  func appended() -> ParamsNode {
    guard case .list(var nodes) = content else { return self }
    let node = ParamsNode()
    // Without this line, the array would have two owners, and appending to it would copy it.
    content = .nothing
    nodes.append(node)
    content = .list(nodes)
    return node
  }

  /// Adds a node for a key and returns it.
  func member(_ key: String) -> ParamsNode {
    guard case .object(var members) = content else { return self }
    let node = ParamsNode()
    content = .nothing
    members.append((key, node))
    content = .object(members)
    return node
  }

  /// The number of elements of the list.
  var count: Int { if case .list(let nodes) = content { nodes.count } else { 0 } }

  var isNull: Bool { if case .null = content { true } else { false } }
}
