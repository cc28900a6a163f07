/// The items of a query, written in a call: `["page": 2, "tag": ["a", "b"]]`.
///
/// Values are encoded with the default ``FormConventions``; nil is omitted.
public struct Query: Encodable, Sendable, ExpressibleByDictionaryLiteral {
  private var items: [(name: String, value: (any Encodable & Sendable)?)]

  /// The items of a literal; the last one with a name wins.
  public init(dictionaryLiteral elements: (String, (any Encodable & Sendable)?)...) {
    items = elements.map { ($0, $1) }
  }

  var isEmpty: Bool { items.isEmpty }

  /// Encodes the items as an object.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Name.self)
    for item in items {
      guard let value = item.value else { continue }
      try container.encode(value, forKey: Name(stringValue: item.name))
    }
  }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
