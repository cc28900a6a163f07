package import ManifestDiagnostics

/// A country's row as it is written.
///
/// A class, and fixed once read: every rule goes over every row, and a copy of a row's dozen of fields
/// took a tenth of a check.
package final class Country: Sendable {
  package enum Status: String, CaseIterable, Sendable {
    case live, planned
  }

  package let code: Located<String>
  package let status: Located<Status>?
  package let tld: Located<String>?
  package let prefix: Located<String>?
  package let hosts: Located<HostForm>?
  package let sharedTLD: Located<String>?
  package let accepts: [Located<AcceptedHosts>]
  package let name: Located<String>?
  package let names: [(language: Located<String>, text: Located<String>)]
  package let languages: [Language]
  package let helpDeskLocale: Located<String>?
  package let form: AccountForm?
  package let entitlementDomains: [Located<String>]
  /// Positions in `names`, where there are too many to look at each.
  private let positions: [String: Int]

  init(
    code: Located<String>,
    status: Located<Status>? = nil,
    tld: Located<String>? = nil,
    prefix: Located<String>? = nil,
    hosts: Located<HostForm>? = nil,
    sharedTLD: Located<String>? = nil,
    accepts: [Located<AcceptedHosts>] = [],
    name: Located<String>? = nil,
    names: [(language: Located<String>, text: Located<String>)] = [],
    languages: [Language] = [],
    helpDeskLocale: Located<String>? = nil,
    form: AccountForm? = nil,
    entitlementDomains: [Located<String>] = []
  ) {
    self.code = code
    self.status = status
    self.tld = tld
    self.prefix = prefix
    self.hosts = hosts
    self.sharedTLD = sharedTLD
    self.accepts = accepts
    self.name = name
    self.names = names
    self.languages = languages
    self.helpDeskLocale = helpDeskLocale
    self.form = form
    self.entitlementDomains = entitlementDomains
    let pairs = names.count > 12 ? names.enumerated().map { ($1.language.value, $0) } : []
    positions = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// The name that the row says for an app language.
  package func name(in appLanguage: String) -> Located<String>? {
    guard positions.isEmpty else { return positions[appLanguage].map { names[$0].text } }
    return names.first { $0.language.value == appLanguage }?.text
  }

  /// What begins its hosts on a shared domain.
  package var hostPrefix: String { prefix?.value ?? code.value }

  package var statusOrDefault: Status { status?.value ?? .live }
}
