package import ManifestDiagnostics

/// A country's account form.
package struct AccountForm: Sendable {
  package var fields: [FieldUse] = []
  package var optional: [Located<String>] = []
}

/// A field in a country's form: its name and what differs from the field's own row.
package struct FieldUse: Sendable {
  package var name: Located<String>
  /// Nil for most fields.
  package var overrides: FieldOverrides?

  package var label: Located<String>? { overrides?.label }
  package var traits: FieldTraits { overrides?.traits ?? FieldTraits() }
}

/// What a country's form says otherwise than a field's own row.
///
/// A class, since few of the thousands of fields in a large manifest's forms have any.
package final class FieldOverrides: Sendable {
  package let label: Located<String>?
  package let traits: FieldTraits

  init(label: Located<String>?, traits: FieldTraits) {
    self.label = label
    self.traits = traits
  }
}
