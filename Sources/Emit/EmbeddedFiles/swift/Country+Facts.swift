nonisolated extension Country {
  /// Whether a country is open to users.
  public enum Status: String, Codable, Hashable, Sendable {
    /// Open to users.
    case live
    /// Not open yet. The code contains the country, and so do the app variants that list this
    /// status.
    case planned
  }

  /// Compares the cases; the default from `RawRepresentable` would compare the keys as strings.
  public static func == (left: Self, right: Self) -> Bool { left.ordinal == right.ordinal }

  /// Uses the case, like `==`.
  public static func != (left: Self, right: Self) -> Bool { left.ordinal != right.ordinal }

  /// Uses the case, like `==`.
  public func hash(into hasher: inout Hasher) { hasher.combine(ordinal) }

  /// The countries that are open to users.
  public static let live = allCases.filter { $0.status == .live }

  /// The country with this key.
  public init?(rawValue key: String) {
    guard let country = countriesByKey.value(for: key), country.rawValue == key else { return nil }
    self = country
  }

  /// The country with this domain suffix, such as `it` or `co.uk`.
  ///
  /// The case of ASCII letters is ignored.
  public init?(tld: String) {
    guard let country = countriesByTLD.value(for: tld) else { return nil }
    self = country
  }

  /// The country's key in the manifest: its ISO 3166-1 code in lowercase.
  public var rawValue: String { factTable.word(0, of: self) }

  /// The country's domain suffix, even if no host uses it; nil if the country has none.
  public var tld: String? {
    let tld = factTable.word(1, of: self)
    return tld == "-" ? nil : tld
  }

  /// The ISO 3166-1 code, such as `IT`.
  public var isoCode: String { rawValue.uppercased() }

  /// Whether the country is open to users.
  public var status: Status {
    guard let status = Status(rawValue: factTable.word(2, of: self)) else {
      preconditionFailure("the manifest compiler writes a status third")
    }
    return status
  }

  /// The calling code without the plus, such as `39`; nil if the country has none.
  public var callingCode: String? {
    let code = factTable.word(3, of: self)
    return code == "-" ? nil : code
  }

  /// The ISO 4217 code of the country's currency, such as `EUR`.
  public var currencyCode: String { factTable.word(4, of: self) }

  /// The key of the country's name in the table `Countries`, such as `country.name.IT`.
  public var nameKey: String { "country.name.\(isoCode)" }

  /// The hosts whose links open the app in this country.
  public var deepLinkHosts: [String] { factTable.lines(of: self) }

  /// Former hosts that still identify the country but get no requests, keyed by the name of their
  /// environment.
  public var acceptedHosts: [String: [String]] {
    var hosts: [String: [String]] = [:]
    for line in acceptedHostTable.lines(of: self) {
      let words = line.split(separator: " ")
      guard words.count == 2 else {
        preconditionFailure("the manifest compiler writes one environment and host per line")
      }
      hosts[String(words[0]), default: []].append(String(words[1]))
    }
    return hosts
  }

  /// The country's name in a language of the app.
  public func name(in language: AppLanguage) -> String {
    // Each line begins with its language and a space, so that a person can read the table.
    nameTable.text(language.ordinal, of: self, droppingFirst: language.rawValue.utf8.count + 1)
  }
}

nonisolated extension Country: Identifiable {
  /// The country itself.
  public var id: Self { self }
}

// With this conformance, a dictionary keyed by country is encoded as an object, not as an array.
@available(macOS 12.3, iOS 15.4, tvOS 15.4, watchOS 8.5, *)
nonisolated extension Country: CodingKeyRepresentable {}

@available(macOS 12.3, iOS 15.4, tvOS 15.4, watchOS 8.5, *)
nonisolated extension AppLanguage: CodingKeyRepresentable {}

@available(macOS 12.3, iOS 15.4, tvOS 15.4, watchOS 8.5, *)
nonisolated extension Service: CodingKeyRepresentable {}

nonisolated let factTable = CountryTable(Country.facts)
nonisolated let acceptedHostTable = CountryTable(Country.acceptedHostLines)
nonisolated private let nameTable = CountryTable(Country.names)

nonisolated let countriesByKey = makeIndex { $0.rawValue }
nonisolated let countriesByPrefix = makeIndex { $0.hostPrefix }
nonisolated private let countriesByTLD = makeIndex { $0.tld }

nonisolated private func makeIndex(by key: (Country) -> String?) -> TextIndex<Country> {
  var index = TextIndex<Country>(capacity: Country.allCases.count)
  for country in Country.allCases {
    if let key = key(country) { index.insert(key.utf8, country) }
  }
  return index
}
