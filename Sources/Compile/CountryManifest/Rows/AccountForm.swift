package import ManifestFindings
internal import YAMLTree

/// A country's account form.
package struct AccountForm: FieldRow {
  package var fields: [FieldUse] = []
  package var optional: [Located<String>] = []
  package var unread: Set<String> = []

  static let table = FieldTable<Self>(
    "`account_form`",
    [
      .list(
        "fields",
        \.fields,
        of: .either(.text, .table(of: .mapping(FieldTraits.table.shape), by: "field")),
        "form fields",
        atLeast: "field"
      ) { $0.fieldUse($1) }
      .required("names from `form_fields`, in order; a mapping overrides properties of the field"),
      .texts("optional", \.optional, "form fields")
        .otherwise("none")
        .means("the fields that can be left empty"),
    ]
  )
}

/// A field in a country's form: its name and the properties that the country overrides.
package struct FieldUse: Sendable {
  package var name: Located<String>
  package var overrides: FieldTraits?

  package var traits: FieldTraits { overrides ?? FieldTraits() }
}

extension ManifestDecoder {
  fileprivate mutating func fieldUse(_ node: Node) -> FieldUse? {
    guard node.kind == .mapping else {
      return text(node, expected: "the name of a field or `{ name: { overrides } }`")
        .map { FieldUse(name: $0) }
    }
    let entries = Array(node.entries)
    guard entries.count == 1, let entry = entries.first, entry.key.kind == .scalar else {
      findings.add(
        "wrong-type",
        "expected `{ name: { overrides } }` for a field with overrides",
        at: node.range
      )
      return nil
    }
    var traits = FieldTraits()
    read(entry.value, FieldTraits.table, into: &traits)
    let name = Located(entry.key.text, at: entry.key.range)
    return FieldUse(name: name, overrides: traits)
  }
}
