/// The specification of one key of the manifest.
///
/// The decoder checks values against it, and the documentation is generated from it.
package struct KeySpec: Sendable {
  package var presence: Presence
  package var value: ValueKind
  /// The meaning of the value: a noun phrase without a full stop.
  package var summary: String
  /// An example value for editors to show.
  package var example: String?
  /// A regular expression that every valid text (or each text of a list) matches.
  ///
  /// All editors support the pattern's syntax, so an editor can report invalid values without nd-config.
  package var pattern: String?

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

  package static func required(_ value: ValueKind, _ summary: String) -> KeySpec {
    KeySpec(presence: .required, value: value, summary: summary)
  }

  package static func optional(_ value: ValueKind, _ summary: String) -> KeySpec {
    KeySpec(presence: .optional, value: value, summary: summary)
  }

  package static func derived(_ from: String, _ value: ValueKind, _ summary: String) -> KeySpec {
    KeySpec(presence: .derived(from), value: value, summary: summary)
  }

  package func such(as example: String, matching pattern: String? = nil) -> KeySpec {
    var spec = self
    (spec.example, spec.pattern) = (example, pattern)
    return spec
  }

  /// The key with the example and the pattern of a format.
  func written(as format: TextFormat) -> KeySpec {
    such(as: format.example, matching: format.pattern)
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

/// The keys of a mapping whose keys are fixed, in the order of the documentation.
package protocol MappingKey: CaseIterable, Hashable, RawRepresentable<String>, Sendable {
  /// The name of such a mapping in messages: "a country".
  static var owner: String { get }
  static var lookup: KeyNames<Self> { get }
  /// Additional keys whose names the manifest itself defines, such as environments as keys of a service.
  static var others: OtherKeys? { get }
  /// Keys that most mappings of this kind need; an unknown key probably stands for one of them.
  static var expected: [Self] { get }
  /// What serves instead of each key that earlier versions had.
  static var former: [String: String] { get }
  var spec: KeySpec { get }
}

extension MappingKey {
  package static var others: OtherKeys? { nil }
  package static var expected: [Self] { [] }
  package static var former: [String: String] { [:] }
}

package struct OtherKeys: Sendable {
  /// The kind of name: "environment".
  package var name: String
  package var value: ValueKind
}

/// The names of a fixed set of keys as bytes, to look up a key without allocating a `String`.
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

/// A type-erased `MappingKey`, for documentation.
package struct MappingShape: Sendable {
  package var owner: String
  package var keys: [(name: String, spec: KeySpec)]
  package var others: OtherKeys?

  package init<Key: MappingKey>(_: Key.Type) {
    owner = Key.owner
    keys = Key.allCases.map { ($0.rawValue, $0.spec) }
    others = Key.others
  }

  private init(owner: String) {
    self.owner = owner
    keys = []
  }

  /// A mapping that allows no keys: `{}`.
  package static func empty(_ owner: String) -> MappingShape { MappingShape(owner: owner) }
}

/// The schema entry for a path such as `countries.it.languages[0].smartling`.
package struct SchemaPath: Sendable {
  /// The key at the end of the path; nil for a row or an element, which has no key in the schema.
  package var key: Key?
  /// The paths, from left to right, of the rows and elements that the manifest must have: `countries.it`,
  /// `countries.it.languages[0]`.
  package var needed: [String] = []

  package struct Key: Sendable {
    package var name: String
    /// The name of the mapping that has the key: "a country".
    package var owner: String
    package var spec: KeySpec
  }

  package enum Failure: Error, Equatable {
    /// The mapping has no such key; `keys` are the valid ones.
    case unknownKey(String, owner: String, keys: [String])
    /// The text is not a path, or the path leads into a scalar.
    case notAPath(String)
  }

  package init(_ path: String) throws(Failure) {
    guard let steps = Self.steps(path) else { throw .notAPath(path) }
    var kind = ValueKind.mapping(ManifestSchema.root)
    var walked = ""
    for step in steps {
      let separator = walked.isEmpty || step.hasPrefix("[") ? "" : "."
      walked += separator + step
      switch kind.choosing(forElement: step.hasPrefix("[")) {
      case .list(let element) where step.hasPrefix("["):
        (key, kind) = (nil, element)
        needed.append(walked)
      case .table(let row, _) where !step.hasPrefix("["):
        (key, kind) = (nil, row)
        needed.append(walked)
      case .mapping(let shape) where !step.hasPrefix("["):
        if let found = shape.keys.first(where: { $0.name == step }) {
          key = Key(name: step, owner: shape.owner, spec: found.spec)
          kind = found.spec.value
        } else if let others = shape.others {
          (key, kind) = (nil, others.value)
          needed.append(walked)
        } else {
          throw .unknownKey(step, owner: shape.owner, keys: shape.keys.map(\.name))
        }
      default: throw .notAPath(walked)
      }
    }
  }

  /// Splits a path: `a.b[0].c` → `a`, `b`, `[0]`, `c`; nil if a component is empty or malformed.
  private static func steps(_ path: String) -> [String]? {
    var steps: [String] = []
    for piece in path.split(separator: ".", omittingEmptySubsequences: false) {
      let parts = piece.split(separator: "[", omittingEmptySubsequences: false)
      guard let name = parts.first, !name.isEmpty else { return nil }
      steps.append(String(name))
      for index in parts.dropFirst() {
        guard index.last == "]", Int(index.dropLast()) != nil else { return nil }
        steps.append("[\(index)")
      }
    }
    return steps
  }
}

extension ValueKind {
  /// If the value has a short and a long form, the form that contains the next component of a path.
  fileprivate func choosing(forElement isElement: Bool) -> ValueKind {
    guard case .either(let short, let long) = self else { return self }
    if case .list = short, isElement { return short }
    return long
  }
}
