package import ManifestFindings

/// A manifest as written, with the location of each value.
///
/// Missing and malformed values are nil. The decoder has reported malformed values and missing required values.
package struct Manifest: Sendable {
  package var product = Product()
  package var environments: [Environment] = []
  package var services: [Service] = []
  package var apps: [App] = []
  package var developmentLanguage: Located<String>?
  /// Whether `development_language` is present but invalid or misspelled; the decoder has reported it.
  package var isDevelopmentLanguageUnread = false
  /// Additional app languages that no country uses.
  package var languages: [AppLanguageName] = []
  package var formFields: [FormField] = []
  /// Whether `form_fields` is present but invalid, or possibly misspelled; the decoder has reported it.
  package var areFormFieldsUnread = false
  package var countries: [Country] = []

  package init() {}

  /// The language of the manifest's texts if the manifest does not set `development_language`.
  package static let defaultDevelopmentLanguage = "en"

  package var developmentLanguageTag: String {
    developmentLanguage?.value ?? Self.defaultDevelopmentLanguage
  }

  /// Whether any service has a separate host for each country; true if no service could be read.
  package var hasCountryServices: Bool { services.isEmpty || services.contains { !$0.isGlobal } }

  /// The country whose hosts have no prefix; nil if the manifest does not have this country.
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
  /// The listed outputs; nil if `outputs` is omitted.
  package var outputs: [OutputKey]?
  /// The prefix of all Swift type names.
  package var swiftPrefix: Located<String>?
  package var kotlinPackage: Located<String>?
  package var webCredentials: Located<Bool>?
  package var excludedPaths: [Located<String>] = []
  package var helpDeskURL: Located<String>?
  /// Whether `help_desk_url` is present but invalid, or possibly misspelled; the decoder has reported it.
  package var isHelpDeskURLUnread = false
  package var languageURL: Located<String>?
  /// Whether `language_url` is present but invalid, or possibly misspelled; the decoder has reported it.
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
  /// Whether one of the statuses is invalid; the decoder has reported it.
  package var isStatusUnread = false
  package var android: Android?
}

/// An environment of the product.
package struct Environment: Sendable {
  package static let production = "production"

  package var name: Located<String>
  package var site: Located<String>?
  /// The complete domain, such as `acme.dev`, which replaces `site` and the default country's TLD.
  package var domain: Located<String>?
  package var hosts: Located<HostPolicy>?
  package var scheme: Located<Scheme>?
  /// Whether `scheme` is present but invalid, or possibly misspelled; the decoder has reported it.
  package var isSchemeUnread = false
}

/// A service of the product.
package struct Service: Sendable {
  package static let web = "web"

  package enum Scope: String, CaseIterable, Sendable {
    case country, global
  }

  /// The service's settings for one environment.
  package struct Address: Sendable {
    package var environment: Located<String>
    package var scheme: Located<Scheme>?
    /// The domain of a global service, used instead of the environment's main domain.
    package var domain: Located<String>?
    package var port: Located<Int>?
  }

  package var name: Located<String>
  package var label: Located<String>?
  package var scope: Located<Scope>?
  package var addresses: [Address] = []
  /// Whether the service has an unknown key: it may be a misspelled environment, so `addresses` may be incomplete.
  package var areAddressesUnread = false

  /// The label that the service adds to a host; nil if `label` is missing.
  package var hostLabel: HostLabel? {
    label.map { HostLabel(bare: $0.value, prefixed: name.value == Self.web ? "" : $0.value) }
  }

  /// Whether the domain without the service's label, `nextdoor.it` for `www.nextdoor.it`, also belongs to this service.
  ///
  /// That is so if the service is the website and has a label and a host for each country.
  package var hasBareDomain: Bool {
    name.value == Self.web && !isGlobal && label?.value.isEmpty == false
  }

  package var isGlobal: Bool { scope?.value == .global }

  /// Whether the service is a single website for all countries.
  package var isWholeWebsite: Bool { name.value == Self.web && isGlobal }
}

/// A field that account forms can use.
package struct FormField: Sendable {
  package var name: Located<String>
  package var label: Located<String>?
  package var content: Located<FieldContent>?
  package var traits = FieldTraits()
}

/// The properties that a field's row in `form_fields` and a country's form can both set.
package struct FieldTraits: Sendable {
  package var keyboard: Located<Keyboard>?
  package var pattern: Located<String>?
  package var example: Located<String>?
  package var maxLength: Located<Int>?
}

/// The kind of data that a field holds.
package enum FieldContent: String, CaseIterable, Sendable {
  case givenName = "given_name"
  case familyName = "family_name"
  case streetAddress = "street_address"
  case streetAddress2 = "street_address_2"
  case city, state, neighborhood
  case postalCode = "postal_code"
  case phone, email, text
}

package enum Keyboard: String, CaseIterable, Sendable {
  case text, name, numbers
  case numbersAndPunctuation = "numbers_and_punctuation"
  case phone, email
}

/// Converts names of the manifest to identifiers in generated code.
package enum Identifier {
  /// A name as an identifier of Swift: `post_town` → `postTown`, `en-GB` → `enGB`.
  ///
  /// The code emitters and the rule about colliding identifiers use this function.
  package static func camelCase(_ name: String) -> String {
    let words = name.split { $0 == "_" || $0 == "-" }
    guard let first = words.first else { return name }
    return words.dropFirst().reduce(into: String(first)) { identifier, word in
      identifier += word.prefix(1).uppercased() + word.dropFirst()
    }
  }
}
