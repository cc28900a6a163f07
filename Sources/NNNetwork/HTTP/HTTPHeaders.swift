/// Header fields in the order in which they were set; names are compared without regard to case.
public struct HTTPHeaders: Hashable, Sendable {
  /// One line of a head.
  public struct Field: Hashable, Sendable {
    /// The name as it was written.
    public let name: String
    /// The value, without white space around it.
    public let value: String
  }

  private var fields: [Field] = []

  /// No fields.
  public init() {}

  /// The value of a field; of several of one name, all, joined by a comma and a space.
  ///
  /// Setting replaces all of that name; setting nil removes them.
  public subscript(name: String) -> String? {
    get {
      var found: String?
      for field in fields where Self.areEqual(field.name, name) {
        found = found.map { "\($0), \(field.value)" } ?? field.value
      }
      return found
    }
    set {
      fields.removeAll { Self.areEqual($0.name, name) }
      if let newValue { fields.append(Field(name: name, value: newValue)) }
    }
  }

  /// Adds a field and keeps others of its name.
  public mutating func add(_ name: String, _ value: String) {
    fields.append(Field(name: name, value: value))
  }

  /// Sets every field of the others, in place of those of the same name.
  public mutating func set(_ others: HTTPHeaders) {
    for field in others { self[field.name] = nil }
    fields += others.fields
  }

  /// Why the fields cannot be sent, or nil if they can.
  ///
  /// A line break in a value would let whoever chose the value write headers of their own.
  var problem: String? {
    for field in fields {
      guard Self.isToken(field.name) else { return "`\(field.name)` cannot name a header" }
      let isClean = field.value.utf8.allSatisfy { $0 == 9 || ($0 >= 32 && $0 != 127) }
      guard isClean else { return "the header `\(field.name)` has a control character" }
    }
    return nil
  }

  static func areEqual(_ name: String, _ other: String) -> Bool {
    name.utf8.elementsEqual(other.utf8) { $0 == $1 || folded($0) == folded($1) }
  }

  /// Whether the text is a token of RFC 9110, section 5.6.2.
  static func isToken(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        byte.isASCIIAlphanumeric || "!#$%&'*+-.^_`|~".utf8.contains(byte)
      }
  }

  private static func folded(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral {
  /// Fields in the order of the literal; of two of one name the later one stays.
  public init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { self[name] = value }
  }
}

extension HTTPHeaders: RandomAccessCollection {
  /// The place of the first field.
  public var startIndex: Int { 0 }
  /// The place after the last field.
  public var endIndex: Int { fields.count }
  /// The field at a place.
  public subscript(position: Int) -> Field { fields[position] }
}

extension UInt8 {
  /// Whether it is a letter or digit of ASCII.
  var isASCIIAlphanumeric: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "a")...UInt8(ascii: "z"): true
    default: false
    }
  }
}
