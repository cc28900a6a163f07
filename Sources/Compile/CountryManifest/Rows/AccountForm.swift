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
  package var overrides: FieldOverrides?

  package var label: Located<String>? { overrides?.traits.label }
  package var traits: FieldTraits { overrides?.traits ?? FieldTraits() }
}

/// The properties of a field that a country's form overrides.
///
/// This is a class because a large manifest has thousands of fields in forms, and few of them have overrides.
package final class FieldOverrides: Sendable {
  package let traits: FieldTraits

  init(_ traits: FieldTraits) { self.traits = traits }
}

extension ManifestDecoder {
  fileprivate mutating func fieldUse(_ node: Node) -> FieldUse? {
    guard node.kind == .mapping else {
      guard isScalarElement(node, "the name of a field or `{ name: { overrides } }`") else {
        return nil
      }
      return text(node).map { FieldUse(name: $0) }
    }
    let entries = Array(node.entries)
    guard entries.count == 1, let entry = entries.first, entry.key.kind == .scalar else {
      report(
        "wrong-type",
        "expected `{ name: { overrides } }` for a field with overrides",
        at: node.range
      )
      return nil
    }
    var traits = FieldTraits()
    read(entry.value, FieldTraits.table, into: &traits)
    let name = Located(entry.key.text, at: entry.key.range)
    return FieldUse(name: name, overrides: FieldOverrides(traits))
  }

  /// Whether an element that can be a scalar or a mapping is a scalar; otherwise it is a sequence, which is reported.
  mutating func isScalarElement(_ node: Node, _ expected: String) -> Bool {
    if node.kind == .scalar { return true }
    reportWrongType(node, expected: expected, isText: true)
    return false
  }
}
