internal import CountryManifest
internal import ManifestDiagnostics
internal import ManifestEmission

/// Country by step: whether each is written, derived, missing or unused.
struct StepMatrix {
  let rows: CountryRows

  func write(to html: inout HTMLWriter) {
    let steps = Completeness.Step.allCases
    html.element("p") { html in
      html.text(
        "Each step is written in the country's row, derived, missing, or unused by the product. A live country "
          + "in which something is missing is an error."
      )
    }
    html.table("Steps of each country", ["Country"] + steps.map(\.heading)) { html in
      rows.write(to: &html) { html, country in
        for step in steps {
          rows.cell(&html, country, style: .state) { manifest, country in
            [manifest.completeness(of: country)[step].rawValue]
          }
        }
      }
    }
  }
}
