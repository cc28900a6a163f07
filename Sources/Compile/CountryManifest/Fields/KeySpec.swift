/// The specification of one key of the manifest.
///
/// The decoder checks values against it, and the documentation is generated from it.
package struct KeySpec: Sendable {
  package var presence = Presence.optional
  package var value: ValueKind
  /// The meaning of the value: a noun phrase without a full stop.
  package var summary = ""
  /// An example value for editors to show.
  package var example: String?
  /// A regular expression that every valid text (or each text of a list) matches.
  ///
  /// All editors support the pattern's syntax, so an editor can report invalid values without nd-config.
  package var pattern: String?
  let format: TextFormat?

  /// Whether other keys or rows depend on the key: it is required, or its value is one of several choices.
  var isNeeded: Bool {
    if case .choice = value { return true }
    return presence == .required
  }

  package enum Presence: Sendable, Equatable {
    case required
    /// If the key is omitted, no value is derived.
    case optional
    /// If the key is omitted, the value is derived as the text describes.
    case derived(String)
  }

  init(_ value: ValueKind, _ format: TextFormat? = nil) {
    (self.value, self.format, example, pattern) = (value, format, format?.example, format?.pattern)
  }
}

/// The kind of value that a key requires.
///
/// Only the key determines the type of a scalar, so `no` under a text key is text.
package indirect enum ValueKind: Sendable {
  case text
  case integer(ClosedRange<Int>)
  /// `true` or `false`.
  case boolean
  case choice([String])
  case list(of: ValueKind)
  /// A mapping with a fixed set of keys.
  case mapping(MappingShape)
  /// A mapping from names of the given kind to values.
  case table(of: ValueKind, by: String)
  /// A value that has a short form and a long form.
  case either(ValueKind, ValueKind)

  /// The noun phrase for messages, after "expected": "a mapping".
  package var name: String {
    switch self {
    case .text: "text"
    case .integer(let range) where range.count == 1: "`\(range.lowerBound)`"
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .boolean: alternatives(["`true`", "`false`"])
    case .choice(let choices): alternatives(choices.map { "`\($0)`" })
    case .list(let element): "a sequence; each element is \(element.name)"
    case .mapping: "a mapping"
    case .table(_, let kind): "a mapping with one key per \(kind)"
    case .either(let short, let long): "\(short.name) or \(long.name)"
    }
  }
}

/// Formats a list of alternatives: `a`, `b` or `c`.
func alternatives(_ choices: [String]) -> String {
  guard choices.count > 1, let last = choices.last else { return choices.joined() }
  return choices.dropLast().joined(separator: ", ") + " or " + last
}

/// Additional keys of a mapping, whose names the manifest itself defines, such as environments as keys of a service.
package struct OtherKeys: Sendable {
  /// The kind of name: "environment".
  package var name: String
  package var value: ValueKind
}

/// The keys of a mapping whose keys are fixed, in the order of the documentation.
package struct MappingShape: Sendable {
  /// The name of such a mapping in messages: "a country".
  package let owner: String
  package let keys: [(name: String, spec: KeySpec)]
  package let others: OtherKeys?
  /// What serves instead of each key that earlier versions had.
  let former: [String: String]

  subscript(name: String) -> KeySpec? { keys.first { $0.name == name }?.spec }
}
