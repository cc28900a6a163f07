internal import CountryManifest
internal import ManifestFindings

/// The generated fields of account forms.
struct SwiftFields {
  let manifest: ResolvedManifest

  /// The text of the files for forms if the product has no forms.
  static let none: SourceText = "// The manifest has no `form_fields`."

  var text: SourceText {
    guard manifest.hasForms else { return Self.none }
    return """
      nonisolated extension AccountForm {
        /// A field of the product's forms: a row under `form_fields`.
        public enum FieldName: String, CaseIterable, Codable, Hashable, Sendable {
          \(manifest.formFields.lines { "case \(SwiftText.rawCase($0.name))" })
        }
      }

      // Not inlined, because optimized builds of many countries would take much longer.
      nonisolated extension AccountForm.Field {
        \(manifest.formFields.lines { """
          @inline(never)
          static var \(SwiftText.declared($0.name)): Self {
            Self(\(arguments($0)))
          }
          """ })
      }
      """
  }

  private func arguments(_ field: ResolvedFormField) -> String {
    let arguments = [
      ".\(SwiftText.member(field.name))",
      "label: \(SwiftText.quoted(field.label.value))",
      "content: .\(SwiftText.member(field.content.value.rawValue))",
      "keyboard: .\(SwiftText.member(field.keyboard.value.rawValue))",
      field.pattern.map { "pattern: \(SwiftText.raw($0.value))" },
      field.example.map { "example: \(SwiftText.quoted($0.value))" },
      field.maxLength.map { "maxLength: \($0.value)" },
    ]
    return arguments.compactMap(\.self).joined(separator: ", ")
  }
}
