internal import CountryManifest
internal import ManifestComparison
internal import ManifestCompiler
internal import ManifestEmission
internal import ManifestFindings
internal import SwiftEmission

/// The counts, the number of countries on each shared domain, and how complete each step is.
struct Overview {
  let rows: CountryRows

  private var manifest: ResolvedManifest { rows.manifest }

  func write(to html: inout HTMLWriter) {
    let live = manifest.countries.count { $0.status.value == .live }
    html.element("dl", ["class": "counts"]) { html in
      count("countries live", live, to: &html)
      count("countries planned", manifest.countries.count - live, to: &html)
      count("app languages", manifest.appLanguages.names.count, to: &html)
      count("production deep-link hosts", manifest.deepLinks.count, to: &html)
    }
    if !manifest.subdomainBudgets.isEmpty {
      html.element("h3", text: "Subdomains per domain")
      html.element(
        "p",
        text: "The countries that have a host on each shared domain, and the limit."
      )
      html.element("ul", ["class": "gauges"]) { html in
        for budget in manifest.subdomainBudgets { html.element("li") { write(budget, to: &$0) } }
      }
    }
    html.element("h3", text: "Completeness")
    html.element("ul", ["class": "gauges"]) { html in
      for step in Completeness.Step.allCases { html.element("li") { write(step, to: &$0) } }
    }
  }

  private func count(_ name: String, _ count: Int, to html: inout HTMLWriter) {
    html.element("div") { html in
      html.element("dt", text: name)
      html.element("dd", text: String(count))
    }
  }

  private func write(_ budget: SubdomainBudget, to html: inout HTMLWriter) {
    let (count, limit) = (budget.countries.count, budget.limit.value)
    let old = rows.review?.comparison.old.subdomainBudgets.first { $0.domain == budget.domain }
    html.element("p") { html in
      html.element("code", text: budget.domain)
      html.text(" ")
      html.values([text(budget)], old: [text(old ?? budget)], style: .text)
    }
    html.bar([(count >= limit ? "missing" : "derived", count)], of: max(limit, count))
    html.element("p", ["class": "note"]) { html in
      html.text(budget.countries.map { manifest.countries[$0].code }.joined(separator: ", "))
    }
  }

  private func text(_ budget: SubdomainBudget) -> String {
    "\(budget.countries.count) of \(budget.limit.value) countries"
  }

  private func write(_ step: Completeness.Step, to html: inout HTMLWriter) {
    let states = manifest.countries.map { manifest.completeness(of: $0)[step] }
    let counts = Completeness.State.allCases.map { state in
      (name: state.rawValue, count: states.count { $0 == state })
    }
    html.element("p") { html in
      html.element("strong", text: step.heading)
      html.text(": \(step.meaning)")
    }
    html.bar(counts, of: states.count)
    html.element("p", ["class": "note"]) { html in
      html.text(
        counts.filter { $0.count > 0 }.map { "\($0.count) \($0.name)" }.joined(separator: ", ")
      )
    }
  }
}

extension HTMLWriter {
  /// Writes a bar with one colored part per CSS class; the text next to the bar has the same information.
  fileprivate mutating func bar(_ parts: [(name: String, count: Int)], of total: Int) {
    let box = "0 0 \(max(total, 1)) 1"
    element("svg", ["viewBox": box, "preserveAspectRatio": "none", "aria-hidden": "true"]) { svg in
      var start = 0
      for (name, count) in parts where count > 0 {
        let (x, width) = (String(start), String(count))
        svg.element("rect", ["class": name, "x": x, "width": width, "height": "1"]) { _ in }
        start += count
      }
    }
  }
}

/// The changes of a review: breaking changes, steps before the release, and all changes, grouped by row of the
/// manifest.
struct ChangeList {
  let review: Review

  func write(to html: inout HTMLWriter) {
    html.element("p", ["class": "summary"]) { $0.message(review.summary) }
    list("Breaking changes", review.breaking, class: "breaking", to: &html, write)
    list("Allowed breaking changes", review.allowed, to: &html) { html, allowed in
      write(&html, allowed.change)
      html.text(": ")
      html.name(allowed.reason)
    }
    list("Before this is released", review.release.lines, to: &html) { html, line in
      html.element("strong") { $0.message(line.title) }
      html.text(": ")
      html.message(line.text)
    }
    let subjects = review.comparison.subjects
    guard !subjects.isEmpty else { return }
    html.element("h3", text: "Row by row")
    for (subject, effect, changes) in subjects {
      html.element("details", attributes(of: subject, isOpen: subjects.count <= 3)) { html in
        html.element("summary") { html in
          html.message(review.comparison.title(of: subject))
          html.badge(effect)
        }
        write(&html, changes)
      }
    }
  }

  private func list<Item>(
    _ heading: String,
    _ items: [Item],
    class name: String = "",
    to html: inout HTMLWriter,
    _ write: (inout HTMLWriter, Item) -> Void
  ) {
    guard !items.isEmpty else { return }
    html.element("h3", text: heading)
    html.element("ul", ["class": name]) { html in
      for item in items { html.element("li") { write(&$0, item) } }
    }
  }

  private func write(_ html: inout HTMLWriter, _ change: BreakingChange) {
    html.message(change.message)
    html.text(" (")
    html.element("code", text: change.id.rawValue)
    html.text(")")
  }

  /// The attributes that let the filter find the changes of a country.
  private func attributes(of subject: Change.Subject, isOpen: Bool) -> HTMLWriter.Attributes {
    switch (subject, isOpen) {
    case (.country(let code), true): ["data-c": code, "open": ""]
    case (.country(let code), false): ["data-c": code]
    case (_, true): ["open": ""]
    case (_, false): [:]
    }
  }

  private func write(_ html: inout HTMLWriter, _ changes: [Change]) {
    html.element("dl", ["class": "changes"]) { html in
      for change in changes {
        html.element("dt") { $0.name(change.property) }
        html.element("dd") { $0.values(change.new, old: change.old, style: .code) }
      }
    }
  }
}

/// A table that shows for each country and each step whether the value is written, derived, missing or unused.
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
