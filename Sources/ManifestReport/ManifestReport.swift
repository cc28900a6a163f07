package import CountryManifest
internal import EmbeddedFiles
package import ManifestComparison
internal import ManifestDiagnostics
internal import ManifestEmission

/// A manifest as one page for a browser: complete without scripts, which filter it and look up hosts.
///
/// The page needs no network and gets none: its policy allows only its own style and script.
package struct ManifestReport: Sendable {
  private let rows: CountryRows

  /// With a review, what it changes is marked.
  package init(_ manifest: ResolvedManifest, review: Review? = nil) {
    rows = CountryRows(manifest: manifest, review: review)
  }

  package var html: [UInt8] {
    // Each part but the first begins with the name of a slot.
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

  /// Whether bytes are those of a report, or none: what a report may replace.
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
