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
  package let hosts: Located<HostForm>?
  package let accepts: [Located<HostForm>]
  package let name: Located<String>?
  package let names: [(language: Located<String>, text: Located<String>)]
  package let languages: [Language]
  package let helpDeskLocale: Located<String>?
  package let form: AccountForm?
  package let entitlementDomains: [Located<String>]

  init(
    code: Located<String>,
    status: Located<Status>? = nil,
    tld: Located<String>? = nil,
    hosts: Located<HostForm>? = nil,
    accepts: [Located<HostForm>] = [],
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
    self.hosts = hosts
    self.accepts = accepts
    self.name = name
    self.names = names
    self.languages = languages
    self.helpDeskLocale = helpDeskLocale
    self.form = form
    self.entitlementDomains = entitlementDomains
  }

  package var statusOrDefault: Status { status?.value ?? .live }
}

package struct Language: Sendable {
  package var locale: Located<String>
  package var url: Located<String>?
  package var helpDeskLocale: Located<String>?
  package var lproj: Located<String>?
  package var android: Located<String>?
  package var smartling: Located<String>?
}

package struct AccountForm: Sendable {
  package var fields: [FieldUse] = []
  package var optional: [Located<String>] = []
}

/// A field in a country's form: its name and what differs from the field's own row.
package struct FieldUse: Sendable {
  package var name: Located<String>
  package var label: Located<String>?
  package var traits = FieldTraits()
}

/// What a field's row and a country's form may both say.
package struct FieldTraits: Sendable {
  package var keyboard: Located<Keyboard>?
  package var pattern: Located<String>?
  package var example: Located<String>?
  package var maxLength: Located<Int>?
}

package struct FormField: Sendable {
  package var name: Located<String>
  package var label: Located<String>?
  package var content: Located<FieldContent>?
  package var traits = FieldTraits()
}

/// What a field holds.
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
