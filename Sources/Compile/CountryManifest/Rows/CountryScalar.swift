internal import ManifestFindings

/// The keys of a country that hold one scalar, in the order of the schema.
///
/// Code that treats these keys alike loops over this enum: reading and writing a row, the export, `explain`
/// and comparisons.
package enum CountryScalar: Int, CaseIterable, Sendable {
  case status, tld, prefix, path, hosts, sharedTLD, name, currency, helpDeskLocale

  private static let keys = [
    "status", "tld", "prefix", "path", "hosts", "shared_tld", "name", "currency",
    "help_desk_locale",
  ]

  package var key: String { Self.keys[rawValue] }

  package var exportName: String {
    switch self {
    case .sharedTLD: "sharedTLD"
    case .helpDeskLocale: "helpDeskLocale"
    default: key
    }
  }

  package init?(_ key: String) {
    guard let index = Self.keys.firstIndex(of: key) else { return nil }
    self.init(rawValue: index)
  }
}

/// An optional value for each scalar key of a country.
package struct CountryScalars<Value> {
  private var values: [Value?]

  package init() { values = CountryScalar.allCases.map { _ in nil } }

  package init(_ value: (CountryScalar) -> Value?) { values = CountryScalar.allCases.map(value) }

  package subscript(scalar: CountryScalar) -> Value? {
    get { values[scalar.rawValue] }
    set { values[scalar.rawValue] = newValue }
  }
}

extension CountryScalars: Sendable where Value: Sendable {}
extension CountryScalars: Equatable where Value: Equatable {}

extension CountryScalars<Located<String>> {
  /// The value of a key that allows a fixed set of words.
  subscript<Choice: RawRepresentable<String>>(choice scalar: CountryScalar) -> Located<Choice>? {
    get {
      self[scalar].flatMap { text in
        Choice(rawValue: text.value).map { Located($0, at: text.range) }
      }
    }
    set { self[scalar] = newValue.map { Located($0.value.rawValue, at: $0.range) } }
  }
}

extension CountryScalars<Sourced<String>> {
  /// The value of a key that allows a fixed set of words.
  func choice<Choice: RawRepresentable<String>>(_ scalar: CountryScalar) -> Sourced<Choice>? {
    self[scalar].flatMap { text in
      Choice(rawValue: text.value).map { Sourced($0, text.provenance) }
    }
  }
}

extension ResolvedCountry {
  package var tld: Sourced<String>? { scalars[.tld] }
  package var sharedTLD: Sourced<String>? { scalars[.sharedTLD] }
  package var helpDeskLocale: Sourced<String>? { scalars[.helpDeskLocale] }
  /// The ISO 4217 code of the country's currency.
  package var currency: String {
    guard let currency = scalars[.currency]?.value else {
      preconditionFailure("a country was resolved without a currency")
    }
    return currency
  }

  /// The value of a key in outputs and reviews; nil if the country has none.
  ///
  /// A prefix is omitted if it equals the code, and a path if it equals the prefix.
  package func exported(_ scalar: CountryScalar) -> String? {
    let value = scalars[scalar]?.value
    return switch scalar {
    case .prefix where value == code: nil
    case .path where value == prefix.value: nil
    default: value
    }
  }
}
