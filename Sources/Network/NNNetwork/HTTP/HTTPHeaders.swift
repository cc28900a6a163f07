import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Header fields in the order in which they were set; names are case-insensitive.
public struct HTTPHeaders: Hashable, Sendable {
  private struct Field: Hashable {
    let name: String
    let value: String
  }

  private var fields: [Field] = []

  /// The value of a field, or the values of all fields with that name joined by `, `; nil if there is no such field.
  ///
  /// Setting a value replaces all fields with that name; setting nil removes them.
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

  /// Adds a field and keeps other fields with that name.
  package mutating func add(_ name: String, _ value: String) {
    fields.append(Field(name: name, value: value))
  }

  /// Adds all fields of other headers, replacing fields with the same names.
  mutating func set(_ others: HTTPHeaders) {
    if fields.isEmpty {
      fields = others.fields
    } else {
      for field in others.fields { self[field.name] = field.value }
    }
  }

  /// Removes all fields except those with these names.
  mutating func keep(_ names: Set<String>) {
    fields.removeAll { field in !names.contains { Self.areEqual(field.name, $0) } }
  }

  /// The names of headers that do not identify the user, and are sent even to URLs outside the service.
  static let sentToEveryOrigin: Set<String> = [
    "Accept", "Accept-Language", "Content-Language", "Content-Type", "Range", "User-Agent",
  ]

  /// Why the fields cannot be sent; nil if they can be sent.
  ///
  /// For example, a line break in a value would begin another header.
  package var problem: String? {
    for field in fields {
      guard Self.isToken(field.name) else {
        return "`\(field.name.onOneLine)` is not a valid header name"
      }
      let isClean = field.value.utf8.allSatisfy { $0 == 9 || ($0 >= 32 && $0 != 127) }
      guard isClean else { return "the header `\(field.name)` contains a control character" }
      guard !Self.framing.contains(where: { Self.areEqual($0, field.name) }) else {
        return "the header `\(field.name)` is set by the transport"
      }
    }
    return nil
  }

  /// The headers that determine where a body ends: if they are wrong, the server reads the rest of the body as the next
  /// request on the connection.
  private static let framing = ["Content-Length", "Transfer-Encoding"]

  private static func areEqual(_ name: String, _ other: String) -> Bool {
    name.utf8.count == other.utf8.count
      && name.utf8.elementsEqual(other.utf8) { $0 == $1 || folded($0) == folded($1) }
  }

  /// Whether the text is a token (RFC 9110, section 5.6.2).
  static func isToken(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { tokenCharacters.contains($0) }
  }

  private static let tokenCharacters = ASCIISet(alphanumericsAnd: "!#$%&'*+-.^_`|~")

  private static func folded(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral {
  /// Creates headers with the fields of the literal, in its order; of fields with the same name, the last one is kept.
  public init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { self[name] = value }
  }
}

extension HTTPHeaders: Sequence {
  /// Iterates over the fields; their names have the case in which they were set.
  public func makeIterator() -> some IteratorProtocol<(name: String, value: String)> {
    fields.lazy.map { ($0.name, $0.value) }.makeIterator()
  }
}

extension HTTPHeaders: CustomStringConvertible {
  /// The fields, one per line, without common secrets.
  public var description: String {
    Redaction().headers(self).map { "\($0.name): \($0.value)" }.joined(separator: "\n")
  }
}

extension HTTPHeaders {
  /// Creates headers with the fields of a response, sorted by name because the system doesn't preserve their order.
  init(_ response: HTTPURLResponse) {
    self.init()
    let fields = response.allHeaderFields.compactMap { name, value in
      (name as? String).map { ($0, value as? String ?? "\(value)") }
    }
    for (name, value) in fields.sorted(by: { $0.0 < $1.0 }) { add(name, value) }
  }
}
