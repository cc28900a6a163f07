internal import CountryManifest
internal import ManifestComparison
internal import ManifestDiagnostics
internal import ManifestEmission

/// Counts, how full the shared domains are, and how complete each step is.
struct Overview {
  let rows: CountryRows

  private var manifest: ResolvedManifest { rows.manifest }

  func write(to html: inout HTMLWriter) {
    let live = manifest.countries.count { $0.status.value == .live }
    html.element("dl", ["class": "counts"]) { html in
      count("countries live", live, to: &html)
      count("countries planned", manifest.countries.count - live, to: &html)
      count("app languages", manifest.appLanguages.names.count, to: &html)
      count("production deep-link hosts", manifest.deepLinkHosts.count, to: &html)
    }
    if !manifest.subdomainBudgets.isEmpty {
      html.element("h3", text: "Subdomains per domain")
      html.element(
        "p",
        text: "The countries with a host on each shared domain, and how many it may carry."
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
  /// A bar of parts, each in the color of its class; the text next to it says the same.
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
