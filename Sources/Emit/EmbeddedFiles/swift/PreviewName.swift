/// The name of a preview environment: one DNS label that cannot be mistaken for a country's.
///
/// The rules for a name:
///
/// - It has lowercase letters, digits and hyphens, and does not begin or end with a hyphen.
/// - It is not a country's key or host prefix, and does not begin with one and a hyphen.
/// - It has at most 60 bytes, or fewer if a country's prefix is longer than two bytes.
nonisolated public struct PreviewName: Hashable, Sendable {
  /// The name as it appears in a host.
  public let rawValue: String

  /// Creates a name; nil if the text breaks a rule.
  ///
  /// With a string literal, `PreviewName("foo")` means the literal itself: the result is never nil,
  /// and an invalid name stops the program.
  public init?(_ text: String) {
    var text = text
    guard text.withUTF8(Self.isName) else { return nil }
    rawValue = text
  }

  /// The label for a country's preview in a host.
  func label(for country: Country) -> String {
    country == .default ? rawValue : "\(country.hostPrefix)-\(rawValue)"
  }

  private static func isName(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !bytes.isEmpty, bytes.count <= limit, bytes.first != hyphen, bytes.last != hyphen else {
      return false
    }
    guard bytes.allSatisfy({ isLetterOrDigit($0) || $0 == hyphen }) else { return false }
    let start = bytes.prefix { $0 != hyphen }
    return countriesByKey.value(for: start) == nil && countriesByPrefix.value(for: start) == nil
  }

  /// The bytes that remain in a label of 63 bytes after a country's prefix and a hyphen.
  private static let limit = 62 - (Country.allCases.map(\.hostPrefix.utf8.count).max() ?? 2)

  private static let hyphen = UInt8(ascii: "-")

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
  }
}

nonisolated extension PreviewName: ExpressibleByStringLiteral {
  /// Creates a name from a string literal.
  ///
  /// A literal that breaks a rule stops the program.
  public init(stringLiteral text: String) {
    guard let name = Self(text) else { preconditionFailure("`\(text)` cannot name a preview") }
    self = name
  }
}

nonisolated extension PreviewName: CustomStringConvertible {
  /// The name.
  public var description: String { rawValue }
}

nonisolated extension PreviewName: Codable {
  /// Decodes a string and throws an error if it is not a valid name.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let name = Self(text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "`\(text)` cannot name a preview"
      )
    }
    self = name
  }

  /// Encodes the name as a string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}

nonisolated extension PreviewName {
  /// Reads a preview's host, which is one label under the site: the preview's name, optionally
  /// after a country's prefix and a hyphen.
  static func preview(
    host: Slice<UnsafeBufferPointer<UInt8>>,
    under site: StaticString
  ) -> (country: Country, name: PreviewName)? {
    let labelEnd = host.endIndex - site.utf8CodeUnitCount
    guard labelEnd > host.startIndex, host[labelEnd...].isFolded(site) else { return nil }
    return preview(label: host[..<labelEnd])
  }

  private static func preview(
    label: Slice<UnsafeBufferPointer<UInt8>>
  ) -> (country: Country, name: PreviewName)? {
    var country = Country.default
    var rest = label
    if let end = label.firstIndex(of: hyphen),
      let owner = countriesByPrefix.value(for: label[..<end]), owner != .default
    {
      country = owner
      rest = label[(end + 1)...]
    }
    guard rest.count <= limit else { return nil }
    // Swift stores a short name in the string itself and allocates no memory.
    let text = String(unsafeUninitializedCapacity: rest.count) { buffer in
      for (offset, byte) in rest.enumerated() { buffer[offset] = byte.foldingASCII }
      return rest.count
    }
    return PreviewName(text).map { (country, $0) }
  }
}

nonisolated extension Slice<UnsafeBufferPointer<UInt8>> {
  /// Whether the bytes equal the text if the case of ASCII letters is ignored.
  fileprivate func isFolded(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      for offset in 0..<text.count where self[startIndex + offset].foldingASCII != text[offset] {
        return false
      }
      return true
    }
  }
}
