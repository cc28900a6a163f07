import CountryManifest
import ManifestDiagnostics
import ManifestEmission

/// For each country and step, whether the value is written, derived or missing, as a table.
struct CompletenessTable {
  let manifest: ResolvedManifest

  var lines: [String] {
    let steps = Completeness.Step.allCases
    let states = Completeness.State.allCases.map { "\(Self.mark($0)) \($0.rawValue)" }
    let rows = manifest.countries.map { country in
      let completeness = manifest.completeness(of: country)
      let name = clipped(printable(country.displayName), to: Self.nameWidth)
      return row(country.code, name, country.status.value.rawValue) { Self.mark(completeness[$0]) }
    }
    let legend = steps.map { "  \(padded($0.heading, to: 11))\($0.meaning)" }
    return [row("", "", "") { $0.heading }] + rows
      + ["", "  \(states.joined(separator: "   "))", ""] + legend
  }

  /// What the columns of the steps leave of a line.
  private static let nameWidth = 14

  private func row(
    _ code: String,
    _ name: String,
    _ status: String,
    cell: (Completeness.Step) -> String
  ) -> String {
    let cells = Completeness.Step.allCases.map { padded(cell($0), to: $0.heading.count) }
    let line =
      ([padded(code, to: 2), padded(name, to: Self.nameWidth), padded(status, to: 7)] + cells)
      .joined(separator: " ")
    return String(line.reversed().drop { $0 == " " }.reversed())
  }

  private static func mark(_ state: Completeness.State) -> String {
    switch state {
    case .written: "w"
    case .derived: "d"
    case .missing: "?"
    case .unused: "-"
    }
  }
}
