package import ManifestDiagnostics

/// A field that account forms can have.
package struct FormField: Sendable {
  package var name: Located<String>
  package var label: Located<String>?
  package var content: Located<FieldContent>?
  package var traits = FieldTraits()
}

/// What a field's row and a country's form may both say.
package struct FieldTraits: Sendable {
  package var keyboard: Located<Keyboard>?
  package var pattern: Located<String>?
  package var example: Located<String>?
  package var maxLength: Located<Int>?
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
