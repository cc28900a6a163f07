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
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let found = Environment(key: try container.decode(String.self)) else {
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
