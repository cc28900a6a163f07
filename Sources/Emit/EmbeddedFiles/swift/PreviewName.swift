/// The name of a preview environment: one DNS label that cannot be taken for a country's.
///
/// Lowercase letters, digits and hyphens, no hyphen at an end; neither a country's key or prefix nor
/// beginning with one and a hyphen. At most 60 bytes, fewer where a country's prefix is longer than two.
nonisolated public struct PreviewName: Hashable, Sendable {
  /// The name as it appears in a host.
  public let rawValue: String

  /// The name, if the text can be one.
  ///
  /// Swift takes `PreviewName("foo")` of a literal for the literal itself, which is never nil.
  public init?(_ text: String) {
    var text = text
    guard text.withUTF8(Self.isName) else { return nil }
    rawValue = text
  }

  /// What names the preview of a country in a host.
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

  /// What fits into a label of 63 bytes after a country's prefix and a hyphen.
  private static let limit = 62 - (Country.allCases.map(\.hostPrefix.utf8.count).max() ?? 2)

  private static let hyphen = UInt8(ascii: "-")

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
  }
}

nonisolated extension PreviewName: ExpressibleByStringLiteral {
  /// A name known when the code is written; one that breaks the rules stops the program.
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
  /// Decodes a string and checks it.
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
  /// The preview of a host that is one label under the site: a name, after a country's key and a hyphen
  /// or without.
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
    // A short name fits into the string itself, without an allocation.
    let text = String(unsafeUninitializedCapacity: rest.count) { buffer in
      for (offset, byte) in rest.enumerated() { buffer[offset] = byte.foldingASCII }
      return rest.count
    }
    return PreviewName(text).map { (country, $0) }
  }
}

nonisolated extension Slice<UnsafeBufferPointer<UInt8>> {
  /// Whether the bytes are the text, letter case aside.
  fileprivate func isFolded(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      for offset in 0..<text.count where self[startIndex + offset].foldingASCII != text[offset] {
        return false
      }
      return true
    }
  }
}
