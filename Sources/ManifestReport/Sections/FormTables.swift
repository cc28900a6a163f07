internal import CountryManifest
internal import ManifestComparison
internal import ManifestDiagnostics

/// The account form of each country: its fields in order, as an app shows them.
struct FormTables {
  let rows: CountryRows

  private struct Column: Sendable {
    let heading: String
    let style: ValueStyle
    let value: @Sendable (ResolvedFieldUse) -> String?
  }

  private static let columns = [
    Column(heading: "Label", style: .text) { $0.label.value },
    Column(heading: "Field", style: .code) { $0.name },
    Column(heading: "Content", style: .text) { $0.content.rawValue },
    Column(heading: "Keyboard", style: .text) { $0.keyboard.value.rawValue },
    Column(heading: "Example", style: .text) { $0.example?.value },
    Column(heading: "Pattern", style: .code) { $0.pattern?.value },
    Column(heading: "Max length", style: .text) { $0.maxLength.map { String($0.value) } },
    Column(heading: "Optional", style: .text) { $0.isRequired ? nil : "optional" },
  ]

  func write(to html: inout HTMLWriter) {
    for country in rows.manifest.countries {
      let fields = fields(of: country)
      guard !fields.isEmpty else { continue }
      let isChanged = rows.old(country).map { isDifferent($0.form, country.form) } ?? false
      let attributes: HTMLWriter.Attributes =
        isChanged ? ["data-c": country.code, "open": ""] : ["data-c": country.code]
      html.element("details", attributes) { html in
        html.element("summary") { html in
          html.name(country.displayName)
          html.text(" ")
          html.element("code", text: country.code)
          if isChanged { html.badge(.changed) }
          html.text(" ")
          html.element("small", text: country.form.map(\.label.value).joined(separator: " · "))
        }
        html.table("Form of \(country.displayName) (\(country.code))", Self.columns.map(\.heading))
        { html in
          let new = country.uses
          // All of an added country's form is new; its heading says so.
          let old = rows.old(country)?.uses ?? new
          for name in fields { write(new[name], old: old[name], to: &html) }
        }
      }
    }
  }

  /// Those of the form in its order, then those that a review removes.
  private func fields(of country: ResolvedCountry) -> [String] {
    let present = Set(country.form.map(\.name))
    let removed = rows.old(country)?.form.filter { !present.contains($0.name) } ?? []
    return (country.form + removed).map(\.name)
  }

  private func isDifferent(_ old: [ResolvedFieldUse], _ new: [ResolvedFieldUse]) -> Bool {
    Self.columns.contains { column in old.map(column.value) != new.map(column.value) }
  }

  private func write(_ new: ResolvedFieldUse?, old: ResolvedFieldUse?, to html: inout HTMLWriter) {
    html.element("tr") { html in
      for column in Self.columns {
        let (new, old) = (new.flatMap(column.value), old.flatMap(column.value))
        html.element("td") { html in
          html.values(new.map { [$0] } ?? [], old: old.map { [$0] } ?? [], style: column.style)
        }
      }
    }
  }
}
