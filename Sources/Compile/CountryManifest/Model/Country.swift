package import ManifestFindings

/// A country's row as it is written.
///
/// An immutable class: every rule iterates over every row, and copying a row's dozen fields
/// took a tenth of a check.
package final class Country: Sendable {
  package enum Status: String, CaseIterable, Sendable {
    case live, planned
  }

  package let code: Located<String>
  /// The written value of each key with one scalar.
  package let scalars: CountryScalars<Located<String>>
  /// Written keys that could not be read, which is reported.
  package let unreadScalars: Set<CountryScalar>
  /// The sites of its own domain by environment, where they are not the environments'.
  package let sites: [(environment: Located<String>, site: Located<String>)]
  package let accepts: [Located<AcceptedHosts>]
  package let names: [(language: Located<String>, text: Located<String>)]
  package let languages: [Language]
  package let form: AccountForm?
  package let entitlementDomains: [Located<String>]
  /// Positions in `names`, for rows with many names.
  private let positions: [String: Int]

  init(
    code: Located<String>,
    scalars: CountryScalars<Located<String>> = CountryScalars(),
    unreadScalars: Set<CountryScalar> = [],
    sites: [(environment: Located<String>, site: Located<String>)] = [],
    accepts: [Located<AcceptedHosts>] = [],
    names: [(language: Located<String>, text: Located<String>)] = [],
    languages: [Language] = [],
    form: AccountForm? = nil,
    entitlementDomains: [Located<String>] = []
  ) {
    self.code = code
    self.scalars = scalars
    self.unreadScalars = unreadScalars
    self.sites = sites
    self.accepts = accepts
    self.names = names
    self.languages = languages
    self.form = form
    self.entitlementDomains = entitlementDomains
    let pairs = names.count > 12 ? names.enumerated().map { ($1.language.value, $0) } : []
    positions = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// The row's name in an app language.
  package func name(in appLanguage: String) -> Located<String>? {
    guard positions.isEmpty else { return positions[appLanguage].map { names[$0].text } }
    return names.first { $0.language.value == appLanguage }?.text
  }

  /// What begins its hosts on a shared domain.
  ///
  /// An empty prefix is reported; it must not cause further findings.
  package var hostPrefix: String {
    guard let prefix = prefix?.value, !prefix.isEmpty else { return code.value }
    return prefix
  }

  /// The first segment of its paths on a domain where countries have one.
  package var pathSegment: String { path?.value ?? hostPrefix }

  /// That segment if the row does not override it.
  package var derivedPath: Sourced<String> {
    Sourced(hostPrefix, .derived(rule: "the country's prefix", from: (prefix ?? code).range))
  }

  /// Whether requests go to a path now or went there before.
  package var isOnPath: Bool {
    hosts?.value == .path || accepts.contains { $0.value.form == .path }
  }

  package var statusOrDefault: Status { status?.value ?? .live }
}

/// An app language as a manifest names it.
package struct AppLanguageName: Sendable {
  package var tag: Located<String>
  /// The name of its folder if it differs from the tag: `pt_BR`, `English`.
  package var folder: String?

  init(_ text: Located<String>) {
    folder = FolderLanguage.name(in: text.value)
    tag = folder.map { Located(FolderLanguage.tag(of: $0), at: text.range) } ?? text
  }
}

/// An entry of a country's languages.
package struct Language: Sendable {
  package var locale: Located<String>
  package var url: Located<String>?
  package var helpDeskLocale: Located<String>?
  /// Whether it has a help-desk locale that could not be read, so that it does not inherit the country's.
  package var isHelpDeskLocaleUnread = false
  /// The tag of the app language.
  package var lproj: Located<String>?
  /// The name of its folder if it differs from the tag: `pt_BR`, `English`.
  package var folder: String?
  package var android: Located<String>?
  package var smartling: Located<String>?
}

/// The location of one country's hosts: the value of `hosts` in a row.
package enum HostStyle: String, CaseIterable, Sendable {
  /// On a domain of the country's own: `nextdoor.it`.
  case tld
  /// On a subdomain of a shared domain: `it.nextdoor.com`.
  case subdomain
  /// Below a path of the main domain: `nextdoor.com/it`.
  case path
}

/// A present or former location of a country's hosts: an element of `accepts`.
package struct AcceptedHosts: Hashable, Sendable {
  package var form: HostStyle
  /// The TLD of `{ subdomain: com }` or `{ path: com }`; nil for the domain that the country shares.
  package var sharedTLD: String?

  package init(_ form: HostStyle, sharedTLD: String? = nil) {
    self.form = form
    self.sharedTLD = sharedTLD
  }

  /// As it is written in a manifest: `subdomain`, `{ subdomain: com }`.
  package var text: String {
    sharedTLD.map { "{ \(form.rawValue): \($0) }" } ?? form.rawValue
  }
}

/// How an environment forms the hosts of all countries: the value of `hosts` in an environment.
package enum HostPolicy: String, CaseIterable, Sendable {
  /// Each country has the form of its `hosts`.
  case country
  /// Every country except the default one is on a subdomain.
  case subdomain
  /// Every country except the default one is below a path.
  case path
  /// All services share one host, whose name is chosen at run time.
  case named
}

/// How a country's prefix and a service's label form a subdomain.
package enum SubdomainShape: String, CaseIterable, Sendable {
  /// One label, which a wildcard certificate covers: `it-api.nextdoor.com`.
  case countryService = "country-service"
  /// Two labels: `api.it.nextdoor.com`.
  case serviceCountry = "service.country"
}

package enum Scheme: String, CaseIterable, Sendable {
  case https, http
}

/// A country's account form.
package struct AccountForm: Sendable {
  package var fields: [FieldUse] = []
  package var optional: [Located<String>] = []
}

/// A field in a country's form: its name and its overrides.
package struct FieldUse: Sendable {
  package var name: Located<String>
  /// Nil for most fields.
  package var overrides: FieldOverrides?

  package var label: Located<String>? { overrides?.label }
  package var traits: FieldTraits { overrides?.traits ?? FieldTraits() }
}

/// The properties of a field that a country's form overrides.
///
/// A class, because few of the thousands of fields in a large manifest have any.
package final class FieldOverrides: Sendable {
  package let label: Located<String>?
  package let traits: FieldTraits

  init(label: Located<String>?, traits: FieldTraits) {
    self.label = label
    self.traits = traits
  }
}
