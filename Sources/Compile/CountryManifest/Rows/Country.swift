package import ManifestFindings
internal import YAMLTree

/// A country's row, as written in the manifest.
///
/// This is an immutable class because every rule reads every row. When it was a struct, copying its fields
/// took a tenth of the time of a check.
package final class Country: Sendable {
  package enum Status: String, CaseIterable, Sendable {
    case live, planned
  }

  /// The values of a row's keys.
  package struct Values: FieldRow {
    /// The values of the keys that hold one scalar.
    package var scalars = CountryScalars<Located<String>>()
    /// For each environment in the row's `sites`: the part of the country's own domain before the TLD, as in
    /// `mercado.com.br`.
    package var sites: [(environment: Located<String>, site: Located<String>)] = []
    package var accepts: [Located<AcceptedHosts>] = []
    package var names: [(language: Located<String>, text: Located<String>)] = []
    package var languages: [Language] = []
    package var form: AccountForm?
    package var entitlementDomains: [Located<String>] = []
    package var unread: Set<String> = []
  }

  package let code: Located<String>
  package let values: Values
  private let namesByLanguage: [String: Located<String>]

  package init(code: Located<String>, _ values: Values = Values()) {
    (self.code, self.values) = (code, values)
    namesByLanguage = Dictionary(
      values.names.map { ($0.language.value, $0.text) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  package var scalars: CountryScalars<Located<String>> { values.scalars }
  package var sites: [(environment: Located<String>, site: Located<String>)] { values.sites }
  package var accepts: [Located<AcceptedHosts>] { values.accepts }
  package var names: [(language: Located<String>, text: Located<String>)] { values.names }
  package var languages: [Language] { values.languages }
  package var form: AccountForm? { values.form }
  package var entitlementDomains: [Located<String>] { values.entitlementDomains }

  package var status: Located<Status>? { scalars[choice: .status] }
  package var tld: Located<String>? { scalars[.tld] }
  package var prefix: Located<String>? { scalars[.prefix] }
  package var path: Located<String>? { scalars[.path] }
  package var hosts: Located<HostStyle>? { scalars[choice: .hosts] }
  package var sharedTLD: Located<String>? { scalars[.sharedTLD] }
  package var name: Located<String>? { scalars[.name] }
  package var currency: Located<String>? { scalars[.currency] }
  package var helpDeskLocale: Located<String>? { scalars[.helpDeskLocale] }

  /// The name that the row gives for an app language.
  package func name(in appLanguage: String) -> Located<String>? { namesByLanguage[appLanguage] }

  /// The label that the country's hosts start with on a shared domain; the default is the country's code.
  ///
  /// A rule reports an empty prefix. An empty prefix is ignored here, so that it causes no further findings.
  package var hostPrefix: String {
    guard let prefix = prefix?.value, !prefix.isEmpty else { return code.value }
    return prefix
  }

  /// The first path segment of the country's URLs on a domain where countries have a path.
  package var pathSegment: String { path?.value ?? hostPrefix }

  /// The path segment that is used if the row has no `path`.
  package var derivedPath: Sourced<String> {
    Sourced(hostPrefix, .derived(rule: "the country's prefix", from: (prefix ?? code).range))
  }

  /// Whether the country has a path on a shared host, `nextdoor.com/it`, for requests or as an accepted form.
  package var isOnPath: Bool {
    hosts?.value == .path || accepts.contains { $0.value.form == .path }
  }

  /// The help-desk locale of a language that has no other.
  package var derivedHelpDeskLocale: Sourced<String>? {
    helpDeskLocale.map {
      Sourced($0.value, .derived(rule: "the country's `help_desk_locale`", from: $0.range))
    }
  }

  package var statusOrDefault: Status { status?.value ?? .live }
}

extension ManifestDecoder {
  /// Reads a row.
  mutating func country(_ code: Located<String>, _ node: Node) -> Country {
    country = code.value
    defer { country = nil }
    var row = Country.Values()
    read(node, Country.table, into: &row)
    return Country(code: code, row)
  }

  mutating func sites(
    _ node: Node
  ) -> [(environment: Located<String>, site: Located<String>)] {
    table(node, "environment").compactMap { entry in
      isEnvironment(entry.name) ? text(entry.value, .site).map { (entry.name, $0) } : nil
    }
  }
}
