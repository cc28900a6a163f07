internal import CountryManifest
internal import ManifestFindings

/// A field of `form_fields`: added, removed, or with another property.
enum FormFieldRow: ProductChangeKind {
  static func changes(from old: ResolvedManifest, to new: ResolvedManifest) -> [Change] {
    rowChanges(
      from: old.formFields,
      to: new.formFields,
      name: \.name,
      subject: Change.Subject.formField,
      properties: [
        ("label", { [$0.label.value] }),
        ("content", { [$0.content.value.rawValue] }),
        ("keyboard", { [$0.keyboard.value.rawValue] }),
        ("pattern", { $0.pattern.map { [$0.value] } ?? [] }),
        ("example", { $0.example.map { [$0.value] } ?? [] }),
        ("max_length", { $0.maxLength.map { ["\($0.value)"] } ?? [] }),
      ]
    )
  }
}
