package import ManifestDiagnostics

/// A country's account form.
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
