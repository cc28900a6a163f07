nonisolated extension Environment {
  /// The environment with this key, such as `production/it` or `preview/it/form`.
  public init?(key: String) {
    let parts = key.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    guard (2...3).contains(parts.count), let kind = Kind(rawValue: parts[0]),
      let country = Country(rawValue: parts[1])
    else { return nil }
    let name = parts.dropFirst(2).first.map { PreviewName($0) }
    if case .some(nil) = name { return nil }
    self.init(kind, country: country, name: name ?? nil)
  }
}

nonisolated extension Environment: Codable {
  /// Decodes a key.
  ///
  /// It also decodes the older format, an object with the name of a case and its values.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let found: Environment?
    if let key = try? container.decode(String.self) {
      found = Environment(key: key)
    } else {
      let cases = try container.decode([String: CaseValues].self)
      found = cases.count == 1 ? cases.first.flatMap { $1.environment(case: $0) } : nil
    }
    guard let found else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "the product does not have this environment"
      )
    }
    self = found
  }

  /// Encodes the key as a string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(key)
  }
}

/// The values of a case in the older format.
nonisolated private struct CaseValues: Decodable {
  var country: Country
  var name: PreviewName?

  func environment(case caseName: String) -> Environment? {
    let kind = Environment.Kind.allCases.first { "\($0)" == caseName }
    return kind.flatMap { Environment($0, country: country, name: name) }
  }
}

/// A value that another version of the app may have stored: a country, an environment, a language
/// or a service.
///
/// You can decode a list or an object with such values even if this version does not know one of
/// them. An unknown value is encoded again unchanged.
nonisolated public struct Stored<Value: Codable & Hashable & Sendable>: Codable, Hashable, Sendable
{
  /// The value; nil if this version does not know it.
  public let value: Value?
  private let unknown: String?

  /// Wraps a known value.
  public init(_ value: Value) {
    self.value = value
    unknown = nil
  }

  /// Decodes a known value, or keeps the text of an unknown one.
  public init(from decoder: any Decoder) throws {
    value = try? Value(from: decoder)
    unknown = value == nil ? try? decoder.singleValueContainer().decode(String.self) : nil
  }

  /// Encodes the value, or the text that was decoded.
  ///
  /// Anything else that was decoded becomes null.
  public func encode(to encoder: any Encoder) throws {
    if let value { return try value.encode(to: encoder) }
    var container = encoder.singleValueContainer()
    try container.encode(unknown)
  }
}
