nonisolated extension Environment {
  /// The key for storage and messages, such as `production/it` or `preview/it/form`.
  ///
  /// It is the same in Swift, Kotlin and TypeScript.
  public var key: String {
    let name = PreviewName.name(of: self).map { "/\($0.rawValue)" } ?? ""
    return "\(kind.rawValue)/\(country.rawValue)\(name)"
  }

  /// The same environment for another country.
  public func with(country: Country) -> Environment {
    Environment(kind, country: country, name: PreviewName.name(of: self)) ?? self
  }

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

nonisolated extension Environment: RawRepresentable, Codable {
  /// The same as ``key``; `Codable` encodes it.
  public var rawValue: String { key }

  /// The same as ``init(key:)``.
  public init?(rawValue: String) { self.init(key: rawValue) }
}
