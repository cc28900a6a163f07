package import ManifestFindings

/// A field that account forms can use.
package struct FormField: FieldRow {
  package var name: Located<String>
  package var content: Located<FieldContent>?
  package var traits = FieldTraits()
  package var unread: Set<String> = []

  package var label: Located<String>? { traits.label }

  package static let table = FieldTable<Self>(
    "a form field",
    [
      .text("label", \.traits.label)
        .such(as: "City")
        .required("the label in the development language"),
      .choice("content", \.content).required("what the field holds"),
    ]
      + FieldTraits.table.fields.dropFirst().map { field in
        field.within(\.traits) { row, _ in
          field.name == "keyboard" ? ResolvedFormField(row)?.keyboard.text : nil
        }
      }
  )
}

/// The properties that a field's row in `form_fields` and a country's form can both set.
package struct FieldTraits: FieldRow {
  package var label: Located<String>?
  package var keyboard: Located<Keyboard>?
  package var pattern: Located<String>?
  package var example: Located<String>?
  package var maxLength: Located<Int>?
  package var unread: Set<String> = []

  package init() {}

  package static let table = FieldTable<Self>(
    "a form field of a country",
    [
      .text("label", \.label)
        .otherwise("the label in `form_fields`") { $1.field(of: $0, without: \.label)?.label }
        .means("the label in the development language"),
      .choice("keyboard", \.keyboard)
        .otherwise("derived from `content` and, for a postal code, from its pattern") {
          $1.field(of: $0, without: \.keyboard)?.keyboard.text
        }
        .means("the keyboard to show"),
      .text("pattern", \.pattern, .fieldPattern)
        .otherwise("for a postal code, from the address table; otherwise none") {
          $1.field(of: $0, without: \.pattern)?.pattern
        }
        .means("a regular expression that the whole value must match, ignoring letter case"),
      .text("example", \.example)
        .such(as: "94107")
        .otherwise("for a postal code, from the address table; otherwise none") {
          $1.field(of: $0, without: \.example)?.example
        }
        .means("a sample value to show as a hint"),
      .integer("max_length", \.maxLength, 1...10_000)
        .otherwise("none") { $1.field(of: $0, without: \.maxLength)?.maxLength?.text }
        .means("the maximum number of characters (Unicode code points)"),
    ]
  )
}

extension DefaultScope {
  /// The field of the country's form if its row did not have a property.
  fileprivate func field<Value>(
    of traits: FieldTraits,
    without property: WritableKeyPath<FieldTraits, Value?>
  ) -> ResolvedFieldUse? {
    guard let formField, let country else { return nil }
    var traits = traits
    traits[keyPath: property] = nil
    let address = resolver.standards.addressFormat(of: country.row.code.value)
    return resolver.resolve(traits, formField, address)
  }
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
