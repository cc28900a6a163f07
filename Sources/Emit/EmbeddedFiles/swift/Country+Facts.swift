nonisolated extension Country {
  /// Whether a country is open to users.
  public enum Status: String, Codable, Hashable, Sendable {
    /// Open to users.
    case live
    /// Not open yet. The code contains the country, and so do the app variants that list this
    /// status.
    case planned
  }

  /// The countries that are open to users.
  public static let live = allCases.filter { $0.status == .live }

  /// The country with this domain suffix, such as `it` or `co.uk`.
  ///
  /// The case of ASCII letters is ignored.
  public init?(tld: String) {
    let tld = tld.foldingASCII
    guard let country = Self.allCases.first(where: { $0.tld == tld }) else { return nil }
    self = country
  }

  /// The country's domain suffix, even if no host uses it; nil if the country has none.
  public var tld: String? { facts.tld }

  /// The prefix of the country's hosts on a shared domain.
  var hostPrefix: String { facts.prefix ?? rawValue }

  /// The ISO 3166-1 code, such as `IT`.
  public var isoCode: String { rawValue.uppercased() }

  /// Whether the country is open to users.
  public var status: Status { facts.status }

  /// The calling code without the plus, such as `39`; nil if the country has none.
  public var callingCode: String? { facts.callingCode }

  /// The ISO 4217 code of the country's currency, such as `EUR`.
  public var currencyCode: String { facts.currency }

  /// The key of the country's name in the table `Countries`, such as `country.name.IT`.
  public var nameKey: String { "country.name.\(isoCode)" }

  /// The hosts whose links open the app in this country.
  public var deepLinkHosts: [String] { facts.deepLinkHosts }

  /// Former hosts that still identify the country but get no requests, keyed by the name of their
  /// environment.
  public var acceptedHosts: [String: [String]] { facts.acceptedHosts }

  /// The help center's name for the country's language; nil if the country has no help center.
  public var helpDeskLocale: String? { facts.helpDesk?.locale }

  /// The country's languages, the default first.
  public var languages: [Language] { facts.languages }

  /// The first of the country's languages.
  public var defaultLanguage: Language { facts.languages[0] }

  /// The country's name in a language of the app.
  public func name(in language: AppLanguage) -> String {
    let lineBreak = UInt8(ascii: "\n")
    let start = "\(language.rawValue) "
    let lines = facts.names.utf8.split(separator: lineBreak, omittingEmptySubsequences: false)
    guard let first = lines.firstIndex(where: { $0.starts(with: start.utf8) }) else {
      preconditionFailure("the manifest compiler writes a name in each language")
    }
    // A line that begins with a space continues the name.
    let others = lines[(first + 1)...].prefix { $0.first == UInt8(ascii: " ") }
    let parts = [lines[first].dropFirst(start.utf8.count)] + others.map { $0.dropFirst() }
    return parts.map { String(Substring($0)) }.joined(separator: "\n")
  }
}

nonisolated extension Country: Identifiable {
  /// The country itself.
  public var id: Self { self }
}

// With this conformance, a dictionary keyed by country is encoded as an object, not as an array.
nonisolated extension Country: CodingKeyRepresentable {}
nonisolated extension AppLanguage: CodingKeyRepresentable {}
nonisolated extension Service: CodingKeyRepresentable {}
