/// An encoder that builds a ``ParamsTree``.
final class ParamsEncoder: Encoder {
  let codingPath: [any CodingKey]
  let userInfo: [CodingUserInfoKey: Any] = [:]
  let dates: FormConventions.Dates
  let slot: ParamsSlot

  init(codingPath: [any CodingKey], dates: FormConventions.Dates, slot: ParamsSlot = ParamsSlot()) {
    self.codingPath = codingPath
    self.dates = dates
    self.slot = slot
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    slot.beginObject()
    return KeyedEncodingContainer(ParamsObject<Key>(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    slot.beginList()
    return ParamsList(encoder: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { ParamsValue(encoder: self) }

  /// An encoder for a member.
  func nested(_ key: (any CodingKey)?, in slot: ParamsSlot) -> ParamsEncoder {
    ParamsEncoder(codingPath: key.map { codingPath + [$0] } ?? codingPath, dates: dates, slot: slot)
  }

  func write(_ value: some Encodable, to slot: ParamsSlot, at key: (any CodingKey)?) throws {
    let path = key.map { codingPath + [$0] } ?? codingPath
    switch value {
    case let text as String: slot.set(.text(text))
    case let isTrue as Bool: slot.set(.truth(isTrue))
    case let number as Int: slot.set(.number(.init(text: "\(number)", isFinite: true)))
    case let number as any BinaryInteger:
      slot.set(.number(.init(text: "\(number)", isFinite: true)))
    case let number as Double:
      slot.set(.number(.init(text: Self.text(of: number), isFinite: number.isFinite)))
    case let number as Float:
      slot.set(.number(.init(text: Self.text(of: number), isFinite: number.isFinite)))
    default: slot.set(try ParamsTree.encode(value, dates: dates, path: path))
    }
  }

  /// The shortest text that reads back as the number, without `.0` behind whole ones.
  private static func text(
    of number: some BinaryFloatingPoint & LosslessStringConvertible
  )
    -> String
  {
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

private struct ParamsObject<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: ParamsEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil(forKey key: Key) { encoder.slot.member(key.stringValue).set(.null) }

  func encode(_ value: some Encodable, forKey key: Key) throws {
    try encoder.write(value, to: encoder.slot.member(key.stringValue), at: key)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type,
    forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    encoder.nested(key, in: encoder.slot.member(key.stringValue)).container(keyedBy: keyType)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder.nested(key, in: encoder.slot.member(key.stringValue)).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { encoder.nested(nil, in: encoder.slot.member("super")) }

  func superEncoder(forKey key: Key) -> any Encoder {
    encoder.nested(key, in: encoder.slot.member(key.stringValue))
  }
}

private struct ParamsList: UnkeyedEncodingContainer {
  let encoder: ParamsEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }
  var count: Int { encoder.slot.count }

  func encodeNil() { encoder.slot.appended().set(.null) }

  func encode(_ value: some Encodable) throws {
    try encoder.write(value, to: encoder.slot.appended(), at: nil)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    encoder.nested(nil, in: encoder.slot.appended()).container(keyedBy: keyType)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    encoder.nested(nil, in: encoder.slot.appended()).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { encoder.nested(nil, in: encoder.slot.appended()) }
}

private struct ParamsValue: SingleValueEncodingContainer {
  let encoder: ParamsEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil() { encoder.slot.set(.null) }

  func encode(_ value: some Encodable) throws {
    try encoder.write(value, to: encoder.slot, at: nil)
  }
}
