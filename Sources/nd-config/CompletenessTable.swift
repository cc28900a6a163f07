import CountryManifest
import ManifestDiagnostics
import ManifestEmission

/// For each country and step, whether the value is written, derived or missing, as a table.
struct CompletenessTable {
  let manifest: ResolvedManifest

  var lines: [String] {
    let steps = Completeness.Step.allCases
    let rows = manifest.countries.map { country in
      let completeness = manifest.completeness(of: country)
      // As printed, so that the width is the visible one.
      return [
        printable("\(country.displayName) (\(country.code))"), country.status.value.rawValue,
      ]
        + steps.map { completeness[$0].rawValue }
    }
    let table = [["", ""] + steps.map(\.heading)] + rows
    let widths = table[0].indices.map { column in table.map { width($0[column]) }.max() ?? 0 }
    let legend = steps.map { "  \(aligned($0.heading, 11))\($0.meaning)" }
    return table.map { line($0, widths) } + [""] + legend
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    let all = zip(cells, widths).map { aligned($0, $1 + 2) }.joined()
    return String(all.reversed().drop { $0 == " " }.reversed())
  }

  private func aligned(_ text: String, _ columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - width(text)))
  }

  private func width(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + displayWidth(of: $1) }
  }
}
