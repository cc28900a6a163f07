/// The name of a preview environment: one DNS label that cannot be mistaken for a country's.
///
/// The rules for a name:
///
/// - It has lowercase letters, digits and hyphens, and does not begin or end with a hyphen.
/// - It is not a country's key or host prefix, and does not begin with one and a hyphen.
/// - It has at most 60 bytes, or fewer if a country's prefix is longer than two bytes.
nonisolated public struct PreviewName: RawRepresentable, Codable, Hashable, Sendable {
  /// The name as it appears in a host.
  public let rawValue: String

  /// Creates a name; nil if the text breaks a rule.
  public init?(rawValue text: String) {
    guard Self.isName(text) else { return nil }
    rawValue = text
  }

  /// Creates a name; nil if the text breaks a rule.
  ///
  /// With a string literal, `PreviewName("foo")` means the literal itself: the result is never nil,
  /// and an invalid name stops the program.
  public init?(_ text: String) { self.init(rawValue: text) }

  /// The label for a country's preview in a host.
  func label(for country: Country) -> String {
    country == .default ? rawValue : "\(country.hostPrefix)-\(rawValue)"
  }

  private static func isName(_ text: String) -> Bool {
    let hyphen = UInt8(ascii: "-")
    let bytes = text.utf8
    guard 1...limit ~= bytes.count, bytes.first != hyphen, bytes.last != hyphen,
      bytes.allSatisfy({ $0 == hyphen || $0.isLetterOrDigit && $0.foldingASCII == $0 })
    else { return false }
    let start = text.prefix { $0 != "-" }
    return Country.allCases.allSatisfy { $0.rawValue != start && $0.hostPrefix != start }
  }

  /// The bytes that remain in a label of 63 bytes after a country's prefix and a hyphen.
  private static let limit = 62 - (Country.allCases.map(\.hostPrefix.utf8.count).max() ?? 2)
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

nonisolated extension PreviewName {
  /// Reads a preview's host, which is one label under the site: the preview's name, optionally
  /// after a country's prefix and a hyphen.
  static func preview(host: String, under site: String) -> (country: Country, name: PreviewName)? {
    guard host.hasSuffix(site) else { return nil }
    let label = String(host.dropLast(site.count))
    let parts = label.split(separator: "-", maxSplits: 1).map(String.init)
    let owner = Country.allCases.first { $0.hostPrefix == parts.first && $0 != .default }
    guard parts.count == 2, let owner else {
      return PreviewName(label).map { (.default, $0) }
    }
    return PreviewName(parts[1]).map { (owner, $0) }
  }
}
