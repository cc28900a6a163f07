package import ManifestDiagnostics

/// A country's row with everything filled in.
///
/// A class, and fixed once made, since every output goes over every country.
package final class ResolvedCountry: Sendable {
  package let code: String
  package let isoCode: String
  package let status: Sourced<Country.Status>
  /// Nil where the product has no domain under it and nobody needs one.
  package let tld: Located<String>?
  /// What begins its hosts on a shared domain.
  package let prefix: Sourced<String>
  package let hosts: Located<HostForm>
  /// The TLD of its shared domain, where that is not the default country's.
  package let sharedTLD: Located<String>?
  /// Where no request goes and hosts still mean the country.
  package let accepts: [Located<AcceptedHosts>]
  let places: CountryHosts
  /// By position of the app language.
  package let names: [Sourced<String>]
  /// The name in the development language.
  package let displayName: String
  package let languages: [ResolvedLanguage]
  package let helpDeskLocale: Located<String>?
  /// Nil without a locale or without `product.help_desk_url`.
  package let helpDeskURL: String?
  /// Empty without an account form.
  package let form: [ResolvedFieldUse]
  /// Which of the form's fields may stay empty, as it is written.
  package let optionalFields: [Located<String>]
  /// Hosts that the row adds to those that open the app.
  package let entitlementDomains: [Located<String>]
  /// The hosts whose links open the app: the production web host, the accepted forms of it, and
  /// the row's own.
  package let deepLinkHosts: [Sourced<String>]
  /// Nil where the country has none of its own.
  package let callingCode: String?

  init(
    code: String,
    status: Sourced<Country.Status>,
    tld: Located<String>?,
    prefix: Sourced<String>,
    hosts: Located<HostForm>,
    sharedTLD: Located<String>?,
    accepts: [Located<AcceptedHosts>],
    places: CountryHosts,
    names: [Sourced<String>],
    displayName: String,
    languages: [ResolvedLanguage],
    helpDeskLocale: Located<String>?,
    helpDeskURL: String?,
    form: [ResolvedFieldUse],
    optionalFields: [Located<String>],
    entitlementDomains: [Located<String>],
    deepLinkHosts: [Sourced<String>],
    callingCode: String?
  ) {
    self.code = code
    isoCode = code.uppercased()
    self.status = status
    self.tld = tld
    self.prefix = prefix
    self.hosts = hosts
    self.sharedTLD = sharedTLD
    self.accepts = accepts
    self.places = places
    self.names = names
    self.displayName = displayName
    self.languages = languages
    self.helpDeskLocale = helpDeskLocale
    self.helpDeskURL = helpDeskURL
    self.form = form
    self.optionalFields = optionalFields
    self.entitlementDomains = entitlementDomains
    self.deepLinkHosts = deepLinkHosts
    self.callingCode = callingCode
  }
}
