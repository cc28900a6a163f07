package import ManifestFindings

/// A manifest as written, with locations.
///
/// Missing and mistyped values are nil and have been reported.
package struct Manifest: Sendable {
  package var product = Product()
  package var environments: [Environment] = []
  package var services: [Service] = []
  package var apps: [App] = []
  package var developmentLanguage: Located<String>?
  /// Whether there is a `development_language` that could not be read, and that has been reported.
  package var isDevelopmentLanguageUnread = false
  /// App languages that no country has.
  package var languages: [AppLanguageName] = []
  package var xcodeProjects: [Located<String>] = []
  package var formFields: [FormField] = []
  /// Whether there is a section `form_fields` that could not be read, and that has been reported.
  package var areFormFieldsUnread = false
  package var countries: [Country] = []

  package init() {}

  /// The default language of the manifest's texts.
  package static let defaultDevelopmentLanguage = "en"

  package var developmentLanguageTag: String {
    developmentLanguage?.value ?? Self.defaultDevelopmentLanguage
  }

  /// Whether any service has a host for each country; true if no service could be read.
  package var hasCountryServices: Bool { services.isEmpty || services.contains { !$0.isGlobal } }

  /// The country whose hosts have no prefix; nil if it is missing from the manifest.
  package var defaultCountry: Country? {
    guard let code = product.defaultCountry?.value else { return nil }
    return countries.first { $0.code.value == code }
  }
}

/// The section `product`.
package struct Product: Sendable {
  package var name: Located<String>?
  package var defaultCountry: Located<String>?
  package var subdomainsPerDomain: Located<Int>?
  package var subdomainShape: Located<SubdomainShape>?
  /// Nil if it is left out.
  package var outputs: [OutputKey]?
  /// The prefix of all type names in the generated Swift.
  package var swiftPrefix: Located<String>?
  package var kotlinPackage: Located<String>?
  package var webCredentials: Located<Bool>?
  package var excludedPaths: [Located<String>] = []
  package var helpDeskURL: Located<String>?
  /// Whether there is a `help_desk_url` that could not be read, and that has been reported.
  package var isHelpDeskURLUnread = false
  package var languageURL: Located<String>?
  /// Whether there is a `language_url` that could not be read, and that has been reported.
  package var isLanguageURLUnread = false
}

/// A variant of the app.
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

/// An environment of the product.
package struct Environment: Sendable {
  package static let production = "production"

  package var name: Located<String>
  package var site: Located<String>?
  /// Instead of `site` and the default country's TLD.
  package var domain: Located<String>?
  package var hosts: Located<HostPolicy>?
  package var scheme: Located<Scheme>?
  /// Whether there is a `scheme` that could not be read, and that has been reported.
  package var isSchemeUnread = false
}

/// A service of the product.
package struct Service: Sendable {
  package static let web = "web"

  package enum Scope: String, CaseIterable, Sendable {
    case country, global
  }

  /// The overrides of a service in one environment.
  package struct Address: Sendable {
    package var environment: Located<String>
    package var scheme: Located<Scheme>?
    /// The domain of a global service, if it is not the environment's main domain.
    package var domain: Located<String>?
    package var port: Located<Int>?
  }

  package var name: Located<String>
  package var label: Located<String>?
  package var scope: Located<Scope>?
  package var addresses: [Address] = []
  /// Whether an unknown key may be the name of an environment.
  package var areAddressesUnread = false

  /// The label of the service in hosts; nil if it is missing.
  package var hostLabel: HostLabel? {
    label.map { HostLabel(bare: $0.value, prefixed: name.value == Self.web ? "" : $0.value) }
  }

  /// Whether the bare domain also means the service: it is the website and has a label.
  package var hasBareDomain: Bool {
    name.value == Self.web && !isGlobal && label?.value.isEmpty == false
  }

  package var isGlobal: Bool { scope?.value == .global }

  /// Whether it is one website for all countries.
  package var isWholeWebsite: Bool { name.value == Self.web && isGlobal }
}

/// A field that account forms can have.
package struct FormField: Sendable {
  package var name: Located<String>
  package var label: Located<String>?
  package var content: Located<FieldContent>?
  package var traits = FieldTraits()
}

/// The properties that both a field's row and a country's form can have.
package struct FieldTraits: Sendable {
  package var keyboard: Located<Keyboard>?
  package var pattern: Located<String>?
  package var example: Located<String>?
  package var maxLength: Located<Int>?
}

/// The content of a field.
package enum FieldContent: String, CaseIterable, Sendable {
  case givenName = "given_name"
  case familyName = "family_name"
  case streetAddress = "street_address"
  case streetAddress2 = "street_address_2"
  case city, state
  case postalCode = "postal_code"
  case phone, email, text
}

package enum Keyboard: String, CaseIterable, Sendable {
  case text, name, numbers
  case numbersAndPunctuation = "numbers_and_punctuation"
  case phone, email
}

/// The identifier that generated code has for a name of the manifest.
package enum Identifier {
  /// `post_town` → `postTown`, `en-GB` → `enGB`: identifiers in Swift, and names of types in Kotlin.
  ///
  /// The code emitters and the rule against colliding names share it.
  package static func camelCase(_ name: String) -> String {
    let words = name.split { $0 == "_" || $0 == "-" }
    guard let first = words.first else { return name }
    return words.dropFirst().reduce(into: String(first)) { identifier, word in
      identifier += word.prefix(1).uppercased() + word.dropFirst()
    }
  }
}
