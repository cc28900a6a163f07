package import ManifestDiagnostics

/// A manifest as it is written, with places.
///
/// What was missing or mistyped is nil, and reported.
package struct Manifest: Sendable {
  package var product = Product()
  package var environments: [Environment] = []
  package var services: [Service] = []
  package var apps: [App] = []
  package var developmentLanguage: Located<String>?
  /// Whether there is a `development_language` that could not be read, and that has been reported.
  package var isDevelopmentLanguageUnread = false
  package var xcodeProjects: [Located<String>] = []
  package var formFields: [FormField] = []
  package var countries: [Country] = []

  package init() {}

  /// The language that the manifest's own texts are in, where it doesn't say.
  package static let defaultDevelopmentLanguage = "en"

  package var developmentLanguageTag: String {
    developmentLanguage?.value ?? Self.defaultDevelopmentLanguage
  }

  /// The country whose hosts carry no prefix; nil where it is missing from the manifest.
  package var defaultCountry: Country? {
    guard let code = product.defaultCountry?.value else { return nil }
    return countries.first { $0.code.value == code }
  }
}

package struct Product: Sendable {
  package var name: Located<String>?
  package var defaultCountry: Located<String>?
  package var subdomainsPerDomain: Located<Int>?
  package var helpDeskURL: Located<String>?
  package var languageURL: Located<String>?
  /// Whether there is a `language_url` that could not be read, and that has been reported.
  package var isLanguageURLUnread = false
}

package struct Environment: Sendable {
  package static let production = "production"

  package var name: Located<String>
  package var site: Located<String>?
  package var hosts: Located<HostPolicy>?
  package var scheme: Located<Scheme>?
  /// Whether there is a `scheme` that could not be read, and that has been reported.
  package var isSchemeUnread = false
}

package struct Service: Sendable {
  package static let web = "web"

  package enum Scope: String, CaseIterable, Sendable {
    case country, global
  }

  /// What differs in one environment.
  package struct Address: Sendable {
    package var environment: Located<String>
    package var scheme: Located<Scheme>?
    package var port: Located<Int>?
  }

  package var name: Located<String>
  package var label: Located<String>?
  package var scope: Located<Scope>?
  package var addresses: [Address] = []

  package var isGlobal: Bool { scope?.value == .global }

  package func address(in environment: Environment) -> Address? {
    addresses.first { $0.environment.value == environment.name.value }
  }

  /// The service's scheme for that environment, else the environment's, else https.
  package func scheme(in environment: Environment) -> Scheme {
    address(in: environment)?.scheme?.value ?? environment.scheme?.value ?? .https
  }

  package func port(in environment: Environment) -> Int? {
    address(in: environment)?.port?.value
  }
}

package struct App: Sendable {
  package struct Android: Sendable {
    package var package: Located<String>?
    package var fingerprints: [Located<String>] = []
  }

  package var name: Located<String>
  package var team: Located<String>?
  package var bundle: Located<String>?
  package var statuses: [Located<Country.Status>] = []
  /// Whether one of the statuses could not be read, and that has been reported.
  package var isStatusUnread = false
  package var android: Android?
}
