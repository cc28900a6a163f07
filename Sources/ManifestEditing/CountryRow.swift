package import CountryManifest
internal import ManifestDiagnostics

/// A country's row as it is to be written: what its keys say, without places.
package struct CountryRow: Equatable, Sendable {
  package struct Language: Equatable, Sendable {
    package var locale: String
    /// The app language that it shares; nil for its own.
    package var lproj: String?
    package var helpDeskLocale: String?
    /// Smartling's locale and Android's qualifier; nil where they are what is derived.
    package var smartling: String?
    package var android: String?

    package init(locale: String, lproj: String? = nil, helpDeskLocale: String? = nil) {
      self.locale = locale
      self.lproj = lproj
      self.helpDeskLocale = helpDeskLocale
    }
  }

  /// A country's name in an app language.
  package struct Name: Equatable, Sendable {
    package var language: String
    package var text: String

    package init(language: String, text: String) {
      self.language = language
      self.text = text
    }
  }

  package var code: String
  /// Nil where it is left out: live.
  package var status: Country.Status?
  package var tld: String?
  package var prefix: String?
  package var hosts: HostForm
  package var sharedTLD: String?
  package var accepts: [AcceptedHosts]
  package var name: String?
  package var names: [Name]
  package var languages: [Language]
  package var helpDeskLocale: String?
  /// Empty without an account form.
  package var fields: [String]
  package var optional: [String]
  package var entitlementDomains: [String]

  package init(
    code: String,
    status: Country.Status? = nil,
    tld: String?,
    prefix: String? = nil,
    hosts: HostForm,
    sharedTLD: String? = nil,
    accepts: [AcceptedHosts] = [],
    name: String? = nil,
    names: [Name] = [],
    languages: [Language],
    helpDeskLocale: String? = nil,
    fields: [String] = [],
    optional: [String] = [],
    entitlementDomains: [String] = []
  ) {
    self.code = code
    // Written, it would be what is derived.
    self.status = status == .live ? nil : status
    self.tld = tld
    self.prefix = prefix
    self.hosts = hosts
    self.sharedTLD = sharedTLD
    self.accepts = accepts
    self.name = name
    self.names = names
    self.languages = languages
    self.helpDeskLocale = helpDeskLocale
    self.fields = fields
    self.optional = optional
    self.entitlementDomains = entitlementDomains
  }

  /// What a row that was read says; nil where it says more than this can, or less than it must.
  init?(_ row: Country) {
    guard let hosts = row.hosts?.value, row.languages.allSatisfy({ $0.url == nil }) else {
      return nil
    }
    code = row.code.value
    status = row.status?.value
    tld = row.tld?.value
    prefix = row.prefix?.value
    self.hosts = hosts
    sharedTLD = row.sharedTLD?.value
    accepts = row.accepts.map(\.value)
    name = row.name?.value
    names = row.names.map { Name(language: $0.language.value, text: $0.text.value) }
    languages = row.languages.map {
      var language = Language(
        locale: $0.locale.value,
        lproj: $0.lproj?.value,
        helpDeskLocale: $0.helpDeskLocale?.value
      )
      language.smartling = $0.smartling?.value
      language.android = $0.android?.value
      return language
    }
    helpDeskLocale = row.helpDeskLocale?.value
    fields = row.form?.fields.map(\.name.value) ?? []
    optional = row.form?.optional.map(\.value) ?? []
    entitlementDomains = row.entitlementDomains.map(\.value)
  }
}
