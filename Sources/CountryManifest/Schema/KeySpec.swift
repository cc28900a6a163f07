/// What a manifest may say under one key.
///
/// The decoder checks it; documents are made from it.
package struct KeySpec: Sendable {
  package var presence: Presence
  package var value: ValueKind
  /// What the value means: the end of the sentence "`key` is …", without a full stop.
  package var summary: String

  package enum Presence: Sendable, Equatable {
    case required
    /// Left out, nothing follows from it.
    case optional
    /// Left out, the value is this, in words.
    case derived(String)
  }

  package static func required(_ value: ValueKind, _ summary: String) -> KeySpec {
    KeySpec(presence: .required, value: value, summary: summary)
  }

  package static func optional(_ value: ValueKind, _ summary: String) -> KeySpec {
    KeySpec(presence: .optional, value: value, summary: summary)
  }

  package static func derived(_ from: String, _ value: ValueKind, _ summary: String) -> KeySpec {
    KeySpec(presence: .derived(from), value: value, summary: summary)
  }
}

/// The shape of a value.
///
/// Scalars are what this says they are, so `no` under a text key is text.
package indirect enum ValueKind: Sendable {
  case text
  case integer(ClosedRange<Int>)
  case choice([String])
  case list(of: ValueKind)
  /// A mapping with the keys of a closed list.
  case mapping(MappingShape)
  /// A mapping from names, of the kind in words, to values.
  case table(of: ValueKind, by: String)
  /// The short form or the long one.
  case either(ValueKind, ValueKind)

  /// For messages: "expected …".
  package var name: String {
    switch self {
    case .text: "text"
    case .integer(let range) where range.count == 1: "`\(range.lowerBound)`"
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .choice(let choices): choices.map { "`\($0)`" }.joined(separator: ", ")
    case .list(let element): "a list, each element \(element.name)"
    case .mapping, .table: "a mapping of keys to values"
    case .either(let short, let long): "\(short.name) or \(long.name)"
    }
  }
}

/// The keys of a mapping whose keys are a closed list, in the order of the documents.
package protocol MappingKey: CaseIterable, Hashable, RawRepresentable<String>, Sendable {
  /// What such a mapping is called: "a country".
  static var owner: String { get }
  static var lookup: KeyNames<Self> { get }
  /// What may stand beside the keys under names of the manifest's own.
  static var others: OtherKeys? { get }
  var spec: KeySpec { get }
}

extension MappingKey {
  package static var others: OtherKeys? { nil }
}

package struct OtherKeys: Sendable {
  /// What the names are, in words: "environment".
  package var name: String
  package var value: ValueKind
}

/// The names of a closed list of keys as bytes, to find a key without making a `String`.
package struct KeyNames<Key: MappingKey>: Sendable {
  private let names: [(bytes: [UInt8], key: Key)]
  package let required: [Key]

  package init() {
    names = Key.allCases.map { (Array($0.rawValue.utf8), $0) }
    required = Key.allCases.filter { $0.spec.presence == .required }
  }

  package func key(_ text: UnsafeBufferPointer<UInt8>) -> Key? {
    for name in names where name.bytes.count == text.count {
      if name.bytes.elementsEqual(text) { return name.key }
    }
    return nil
  }
}

/// `MappingKey` without its type, for documents.
package struct MappingShape: Sendable {
  package var owner: String
  package var keys: [(name: String, spec: KeySpec)]
  package var others: OtherKeys?

  package init<Key: MappingKey>(_: Key.Type) {
    owner = Key.owner
    keys = Key.allCases.map { ($0.rawValue, $0.spec) }
    others = Key.others
  }
}
