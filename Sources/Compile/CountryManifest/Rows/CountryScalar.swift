internal import ManifestFindings

/// The keys of a country that hold one scalar, in the order of the schema.
///
/// Code that treats these keys alike loops over this enum: reading and writing a row, the export, `explain`
/// and comparisons.
package enum CountryScalar: String, CaseIterable, Sendable {
  case status, tld, prefix, path, hosts
  case sharedTLD = "shared_tld"
  case name, currency
  case helpDeskLocale = "help_desk_locale"

  package var key: String { rawValue }

  package var exportName: String { "\(self)" }
}

/// The values of the scalar keys of a country.
package typealias CountryScalars<Value> = [CountryScalar: Value]

extension Dictionary where Key == CountryScalar {
  init(_ value: (CountryScalar) -> Value?) {
    self = [:]
    for scalar in CountryScalar.allCases { self[scalar] = value(scalar) }
  }
}

extension CountryScalars<Located<String>> {
  /// The value of a key that allows a fixed set of words.
  subscript<Choice: RawRepresentable<String>>(choice scalar: CountryScalar) -> Located<Choice>? {
    get {
      self[scalar].flatMap { text in
        Choice(rawValue: text.value).map { Located($0, at: text.range) }
      }
    }
    set { self[scalar] = newValue?.text }
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
