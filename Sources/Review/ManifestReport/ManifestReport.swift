package import CountryManifest
internal import EmbeddedFiles
package import ManifestComparison
internal import ManifestEmission
internal import ManifestFindings
internal import SwiftEmission

/// A manifest as a page for a browser: the review of a change, and a section for each country.
///
/// The page is complete without its script, which only filters countries. It needs no network, and its content security
/// policy allows only the embedded style and script.
package struct ManifestReport {
  /// What the page is about, in words: the manifest, the versions that it compares, and the version of nd-config.
  let sources: [String]
  private let manifest: ResolvedManifest
  private let review: Review?
  /// The facts of each row; a country's facts include its hosts.
  private let rows: [(row: Fact.Row, facts: [Fact])]
  /// The hosts of each country, by code.
  private let hosts: [String: [String]]

  package init(_ manifest: ResolvedManifest, review: Review?, sources: [String]) {
    (self.manifest, self.review, self.sources) = (manifest, review, sources)
    let facts = manifest.facts
    rows = facts.grouped(by: \.row).map { ($0[0].row, $0) }
    hosts = Dictionary(grouping: facts.filter { $0.row.section == .hosts }) {
      String($0.value.prefix { $0 != " " })
    }.mapValues { $0.map(\.name) }
  }

  package var html: String {
    func markup(_ body: (inout HTMLWriter) -> Void) -> String {
      var html = HTMLWriter()
      body(&html)
      return html.text
    }
    let slots: [String: String] = [
      "note": markup { $0.write(GeneratedNote.text) },
      "product": markup { $0.write(manifest.product.name.value) },
      "style": String(cString: embeddedText("report/page.css")),
      "script": String(cString: embeddedText("report/page.js")),
      "sources": markup { html in for source in sources { html.element("p", text: source) } },
      "review": markup { html in if let review { write(review, to: &html) } },
      "navigation": markup { html in
        for country in manifest.countries {
          let attributes = ["href": "#\(country.code)", "title": country.displayName]
          html.element("a", attributes, text: country.code)
        }
      },
      "countries": markup { html in for each in manifest.countries { write(each, to: &html) } },
      "rows": markup { html in
        for (row, facts) in rows where ![.countries, .hosts].contains(row.section) {
          let title = "\(row.section.rawValue.replacing("_", with: " ")) \(row.name)"
          html.element("h3", text: title)
          write(facts, to: &html)
        }
      },
    ]
    // Slots are written as `{{name}}`, so each part except the first begins with the name of a slot.
    let page = String(cString: embeddedText("report/page.html"))
    let parts = page.split(separator: "{{", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(String(parts[0])) { page, part in
      let name = String(part.prefix { $0 != "}" })
      return page + (slots[name] ?? "") + part.dropFirst(name.count + 2)
    }
  }

  /// Whether a file can be replaced with a report, because it is empty or nd-config generated it.
  package static func isReplaceable(_ bytes: [UInt8]) -> Bool {
    bytes.isEmpty || GeneratedNote.isFirstComment(of: bytes)
  }

  /// The review as `diff` prints it.
  private func write(_ review: Review, to html: inout HTMLWriter) {
    html.element("section", ["id": "review"]) { html in
      html.element("h2", text: "Changes")
      html.element("p") { $0.message(review.summary) }
      for (heading, _, items) in review.lists where !items.isEmpty {
        html.element("h3", text: heading)
        html.element("ul") { html in for item in items { html.element("li") { $0.message(item) } } }
      }
      html.element("pre", ["tabindex": "0"]) { $0.write(lines: review.changeLines) }
    }
  }

  private func write(_ country: ResolvedCountry, to html: inout HTMLWriter) {
    let found = hosts[country.code] ?? []
    let names = "\(country.displayName)|\(country.code)"
    html.element(
      "section",
      ["id": country.code, "data-names": names, "data-hosts": found.joined(separator: " ")]
    ) { html in
      html.element("h2") { html in
        html.message("\(name: country.displayName) \(code: country.code) ")
        html.element("small", text: country.status.value.rawValue)
      }
      let missing = manifest.missingSteps(of: country)
      if country.status.value == .planned || !missing.isEmpty {
        let left = missing.isEmpty ? "nothing" : missing.joined(separator: ", ")
        html.element("p", ["class": "missing"], text: "Left before it can go live: \(left)")
      }
      write(rows.first { $0.row == Fact.Row(.countries, country.code) }?.facts ?? [], to: &html)
    }
  }

  private func write(_ facts: [Fact], to html: inout HTMLWriter) {
    html.element("dl") { html in
      for group in FactGroup.all(facts) {
        html.element("dt", text: group.heading)
        html.element("dd") { html in
          for (name, value) in group.values {
            html.element("div") { html in
              if !name.isEmpty { html.write("\(name) ") }
              html.element("code", text: value)
            }
          }
        }
      }
    }
  }
}
