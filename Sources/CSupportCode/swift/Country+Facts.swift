extension Country {
  /// Whether a country is open to users.
  public enum Status: String, Codable, Hashable, Sendable {
    /// Open.
    case live
    /// To come: the code knows it, and so do the variants of the app that list this status.
    case planned
  }

  /// By case: what `RawRepresentable` brings would compare the keys' texts.
  public static func == (left: Self, right: Self) -> Bool { left.ordinal == right.ordinal }

  /// By case, as `==`.
  public static func != (left: Self, right: Self) -> Bool { left.ordinal != right.ordinal }

  /// By case, as `==`.
  public func hash(into hasher: inout Hasher) { hasher.combine(ordinal) }

  /// The countries that are open to users.
  public static let live = allCases.filter { $0.status == .live }

  /// The country with that key.
  public init?(rawValue key: String) {
    guard let country = countriesByKey.value(for: key), country.rawValue == key else { return nil }
    self = country
  }

  /// The country that is known by that suffix, `it` or `co.uk`; ASCII letters fold.
  public init?(tld: String) {
    guard let country = countriesByTLD.value(for: tld) else { return nil }
    self = country
  }

  /// The key: the ISO 3166-1 code in lowercase.
  public var rawValue: String { factTable.word(0, of: self) }

  /// The suffix by which the country is known, whether or not a host has it; nil if it has none.
  public var tld: String? {
    let tld = factTable.word(1, of: self)
    return tld == "-" ? nil : tld
  }

  /// The ISO 3166-1 code, `IT`.
  public var isoCode: String { rawValue.uppercased() }

  /// Whether the country is open to users.
  public var status: Status {
    guard let status = Status(rawValue: factTable.word(2, of: self)) else {
      preconditionFailure("the manifest compiler writes a status third")
    }
    return status
  }

  /// The key of the country's name in the app's strings, `country.name.IT`.
  public var nameKey: String { "country.name.\(isoCode)" }

  /// The associated domains whose links open the app in this country, as `applinks:it.nextdoor.com`.
  public var entitlementDomains: [String] { factTable.lines(of: self) }

  /// The country's name in a language of the app.
  public func name(in language: AppLanguage) -> String {
    // Each line opens with its language, for the reader, and a space.
    nameTable.text(language.ordinal, of: self, droppingFirst: language.rawValue.utf8.count + 1)
  }
}

let factTable = CountryTable(Country.facts)
private let nameTable = CountryTable(Country.names)

let countriesByKey = makeIndex { $0.rawValue }
let countriesByPrefix = makeIndex { $0.hostPrefix }
private let countriesByTLD = makeIndex { $0.tld }

private func makeIndex(by key: (Country) -> String?) -> TextIndex<Country> {
  var index = TextIndex<Country>(capacity: Country.allCases.count)
  for country in Country.allCases {
    if let key = key(country) { index.insert(key.utf8, country) }
  }
  return index
}
