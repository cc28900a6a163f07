internal import CountryManifest

/// A part of the page, in the order of the page.
enum ReportSection: String, CaseIterable {
  case changes, overview, steps, hosts, languages, forms, links

  var id: String { rawValue }

  var heading: String {
    switch self {
    case .changes: "Changes"
    case .overview: "Overview"
    case .steps: "Steps"
    case .hosts: "Hosts"
    case .languages: "Languages"
    case .forms: "Account forms"
    case .links: "Deep links"
    }
  }

  func hasContent(_ rows: CountryRows) -> Bool {
    switch self {
    case .changes: rows.review != nil
    case .forms: rows.manifest.countries.contains { !$0.form.isEmpty }
    case .overview, .steps, .hosts, .languages, .links: true
    }
  }

  func write(_ rows: CountryRows, to html: inout HTMLWriter) {
    html.element("section", ["id": id, "aria-labelledby": "\(id)-heading"]) { html in
      html.element("h2", ["id": "\(id)-heading"], text: heading)
      switch self {
      case .changes: if let review = rows.review { ChangeList(review: review).write(to: &html) }
      case .overview: Overview(rows: rows).write(to: &html)
      case .steps: StepMatrix(rows: rows).write(to: &html)
      case .hosts: HostTables(rows: rows).write(to: &html)
      case .languages: LanguageTable(rows: rows).write(to: &html)
      case .forms: FormTables(rows: rows).write(to: &html)
      case .links: DeepLinkTable(rows: rows).write(to: &html)
      }
    }
  }
}
