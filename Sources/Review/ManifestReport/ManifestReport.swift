package import CountryManifest
internal import EmbeddedFiles
package import ManifestComparison
internal import ManifestEmission
internal import ManifestFindings
internal import SwiftEmission

/// A manifest as a page for a browser.
///
/// The page is complete without its script, which only filters countries and looks up hosts. The page needs no
/// network, and its content security policy allows only the embedded style and script.
package struct ManifestReport: Sendable {
  private let rows: CountryRows

  /// Creates the report; if there is a review, the page marks its changes.
  package init(_ manifest: ResolvedManifest, review: Review? = nil) {
    rows = CountryRows(manifest: manifest, review: review)
  }

  package var html: [UInt8] {
    // Slots are written as `{{name}}`, so each part except the first begins with the name of a slot.
    let parts = String(cString: reportPage()).split(
      separator: "{{",
      omittingEmptySubsequences: false
    )
    var html = Array(parts[0].utf8)
    for part in parts.dropFirst() {
      guard let end = part.firstRange(of: "}}") else {
        preconditionFailure("page.html has a slot without an end")
      }
      html += contents(of: part[..<end.lowerBound])
      html.append(contentsOf: part[end.upperBound...].utf8)
    }
    return html
  }

  /// Whether a file can be replaced with a report, because it is empty or nd-config generated it.
  package static func isReplaceable(_ bytes: [UInt8]) -> Bool {
    bytes.isEmpty || GeneratedNote.isFirstComment(of: bytes)
  }

  private func contents(of slot: Substring) -> [UInt8] {
    var html = HTMLWriter()
    switch slot {
    case "note": html.text(GeneratedNote.text)
    case "product": html.text(rows.manifest.product.name.value)
    case "style": return Array(String(cString: reportStyle()).utf8)
    case "script": return Array(String(cString: reportScript()).utf8)
    case "data": return ReportData(rows: rows).json
    case "navigation":
      for section in sections {
        html.element("li") { html in
          html.element("a", ["href": "#\(section.id)"], text: section.heading)
        }
      }
    case "sections": for section in sections { section.write(rows, to: &html) }
    default: preconditionFailure("page.html has an unknown slot: \(slot)")
    }
    return html.bytes
  }

  private var sections: [ReportSection] { ReportSection.allCases.filter { $0.hasContent(rows) } }
}

/// A section of the page; the cases are in the order of the page.
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
    case .links: rows.manifest.countries.contains { !$0.deepLinkHosts.isEmpty }
    case .overview, .steps, .hosts, .languages: true
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

/// The data for the page's script: the countries for the filter, and all hosts for the lookup.
///
/// The lookup gives the same answers as `nd-config resolve`.
struct ReportData {
  let rows: CountryRows

  /// The JSON for a `script` element, escaped so that no text in it ends the element or begins a comment.
  var json: [UInt8] {
    var escaped: [UInt8] = []
    for scalar in text.unicodeScalars {
      switch scalar {
      // These characters occur only in strings.
      case "<", ">", "&", "\u{2028}", "\u{2029}":
        escaped.append(utf8: "\\u\(hexadecimal(scalar.value, digits: 4, uppercase: false))")
      default: escaped.append(contentsOf: scalar.utf8)
      }
    }
    return escaped
  }

  private var text: String {
    let manifest = rows.manifest
    var json = JSONWriter(.compact)
    json.object { json in
      json.array("countries", manifest.countries) { json, country in
        json.object { json in
          json.field("code", country.code)
          json.field("name", country.displayName)
          json.field("prefix", country.prefix.value)
          if let tld = country.tld { json.field("tld", tld.value) }
          json.array("locales", country.languages) { $0.value($1.locale.value) }
          json.field("status", country.status.value.rawValue)
          json.field("isMissing", !manifest.completeness(of: country).missing.isEmpty)
          json.field("isChanged", rows.effect(on: country) != nil)
        }
      }
      json.field("defaultCountry", manifest.defaultCountry.code)
      json.field("isCompared", rows.review != nil)
      json.array("services", manifest.services) { $0.value($1.name) }
      json.array("environments", manifest.environments) { json, environment in
        json.object { json in
          json.field("name", environment.name)
          if case .named(let named) = environment.kind { json.field("domain", named.domain) }
        }
      }
      json.field("nameLimit", manifest.hostLookup.nameLimit)
      let hosts = manifest.hosts.entries
      json.array("hosts", hosts) { $0.value(line(of: $1)) }
    }
    return json.text
  }

  /// One line: a host or path, and the positions of its environment, country and service; the last two can be empty.
  private func line(of host: Host) -> String {
    let country = host.country.map(String.init) ?? ""
    let service = host.service.map(String.init) ?? ""
    return "\(host.address) \(host.environment) \(country) \(service)"
  }
}
