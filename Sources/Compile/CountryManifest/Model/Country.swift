package import ManifestFindings

/// A country's row, as written in the manifest.
///
/// This is an immutable class because every rule reads every row. When it was a struct, copying its fields
/// took a tenth of the time of a check.
package final class Country: Sendable {
  package enum Status: String, CaseIterable, Sendable {
    case live, planned
  }

  package let code: Located<String>
  /// The values of the keys that hold one scalar.
  package let scalars: CountryScalars<Located<String>>
  /// The keys whose value is present but invalid; the decoder has reported them.
  package let unreadScalars: Set<CountryScalar>
  /// For each environment in the row's `sites`: the part of the country's own domain before the TLD, as in
  /// `mercado.com.br`.
  package let sites: [(environment: Located<String>, site: Located<String>)]
  package let accepts: [Located<AcceptedHosts>]
  package let names: [(language: Located<String>, text: Located<String>)]
  package let languages: [Language]
  package let form: AccountForm?
  package let entitlementDomains: [Located<String>]
  /// The index of each language in `names`; filled only if `names` is too long for a linear search.
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

  /// The name that the row gives for an app language.
  package func name(in appLanguage: String) -> Located<String>? {
    guard positions.isEmpty else { return positions[appLanguage].map { names[$0].text } }
    return names.first { $0.language.value == appLanguage }?.text
  }

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

  package var statusOrDefault: Status { status?.value ?? .live }
}

/// An app language as written in the manifest: a tag or the name of a folder.
package struct AppLanguageName: Sendable {
  package var tag: Located<String>
  /// The name of the language's folder if it differs from the tag: `pt_BR`, `English`.
  package var folder: String?
  /// The Android qualifier if a folder of resources is given: `no` for `values-no`.
  package var qualifier: String?

  init(_ text: Located<String>) {
    folder = FolderLanguage.name(in: text.value)
    tag = folder.map { Located(FolderLanguage.tag(of: $0), at: text.range) } ?? text
  }

  /// Reads an element of `localization.languages`: a value of `lproj`, or `values-no`.
  init(element text: Located<String>) {
    self.init(text)
    qualifier = FolderLanguage.qualifier(in: text.value)
    if let qualifier { tag = Located(FolderLanguage.tag(of: qualifier), at: text.range) }
  }
}

/// An entry of a country's languages.
package struct Language: Sendable {
  package var locale: Located<String>
  package var url: Located<String>?
  package var helpDeskLocale: Located<String>?
  /// Whether the help-desk locale is present but invalid; the language then does not inherit the country's.
  package var isHelpDeskLocaleUnread = false
  /// The tag of the app language.
  package var lproj: Located<String>?
  /// The name of the app language's folder if it differs from the tag: `pt_BR`, `English`.
  package var folder: String?
  package var android: Located<String>?
  package var smartling: Located<String>?
}

/// The kind of host that a country uses: the values of a country's `hosts`.
package enum HostStyle: String, CaseIterable, Sendable {
  /// On the country's own domain: `nextdoor.it`.
  case tld
  /// On a subdomain of a shared domain: `it.nextdoor.com`.
  case subdomain
  /// Below a path of the main domain: `nextdoor.com/it`.
  case path
}

/// A form of hosts that open the app although requests do not go to them: an element of a country's `accepts`.
package struct AcceptedHosts: Hashable, Sendable {
  package var form: HostStyle
  /// The TLD in `{ subdomain: com }` or `{ path: com }`; nil for the country's current shared domain.
  package var sharedTLD: String?

  package init(_ form: HostStyle, sharedTLD: String? = nil) {
    self.form = form
    self.sharedTLD = sharedTLD
  }

  /// The text for the manifest: `subdomain`, `{ subdomain: com }`.
  package var text: String {
    sharedTLD.map { "{ \(form.rawValue): \($0) }" } ?? form.rawValue
  }
}

/// How an environment forms the hosts of all countries: the values of an environment's `hosts`.
package enum HostPolicy: String, CaseIterable, Sendable {
  /// Each country uses the `hosts` in its row.
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
  /// One label, so that one wildcard certificate covers all countries: `it-api.nextdoor.com`.
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

/// A field in a country's form: its name and the properties that the country overrides.
package struct FieldUse: Sendable {
  package var name: Located<String>
  package var overrides: FieldOverrides?

  package var label: Located<String>? { overrides?.label }
  package var traits: FieldTraits { overrides?.traits ?? FieldTraits() }
}

/// The properties of a field that a country's form overrides.
///
/// This is a class because a large manifest has thousands of fields in forms, and few of them have overrides.
package final class FieldOverrides: Sendable {
  package let label: Located<String>?
  package let traits: FieldTraits

  init(label: Located<String>?, traits: FieldTraits) {
    self.label = label
    self.traits = traits
  }
}
