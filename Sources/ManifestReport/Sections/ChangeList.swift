internal import ManifestCompiler
internal import ManifestComparison

/// What a review says: what breaks, what to do before the release, and all changes, row by row.
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

  /// The filter finds what is about a country.
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
