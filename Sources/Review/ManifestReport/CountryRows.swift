internal import CountryManifest
internal import ManifestComparison
internal import ManifestFindings

/// The parts that all tables of countries have in common.
///
/// Each country has one row, which the page's filter can find. Cells mark the changes of a review.
struct CountryRows: Sendable {
  let manifest: ResolvedManifest
  let review: Review?
  /// The countries of the old manifest, by code.
  private let before: [String: ResolvedCountry]
  private let effects: [Change.Subject: Comparison.Effect]

  typealias Values = (ResolvedManifest, ResolvedCountry) -> [String]

  init(manifest: ResolvedManifest, review: Review?) {
    self.manifest = manifest
    self.review = review
    before = Dictionary(
      uniqueKeysWithValues: (review?.comparison.old.countries ?? []).map { ($0.code, $0) }
    )
    effects = Dictionary(
      uniqueKeysWithValues: (review?.comparison.subjects ?? []).map { ($0.subject, $0.effect) }
    )
  }

  /// Whether a country was added or changed since the old manifest; nil if it was neither, or without a review.
  func effect(on country: ResolvedCountry) -> Comparison.Effect? {
    effects[.country(country.code)]
  }

  /// The same country in the old manifest; nil without a review or for a new country.
  func old(_ country: ResolvedCountry) -> ResolvedCountry? { before[country.code] }

  func write(to html: inout HTMLWriter, cells: (inout HTMLWriter, ResolvedCountry) -> Void) {
    for country in manifest.countries {
      html.element("tr", ["data-c": country.code]) { html in
        html.element("th", ["scope": "row"]) { heading(of: country, to: &$0) }
        cells(&html, country)
      }
    }
  }

  /// Writes the country's name and code, and whether the country was added or changed.
  func heading(of country: ResolvedCountry, to html: inout HTMLWriter) {
    html.name(country.displayName)
    html.text(" ")
    html.element("code", text: country.code)
    if country.status.value == .planned {
      html.text(" ")
      html.element("small", ["class": "planned"], text: "planned")
    }
    if let effect = effect(on: country) { html.badge(effect) }
  }

  /// Writes a cell with the values of a country, one per line; values that only one manifest has are marked.
  func cell(
    _ html: inout HTMLWriter,
    _ country: ResolvedCountry,
    style: ValueStyle = .code,
    _ values: Values
  ) {
    html.element("td") { html in
      let new = values(manifest, country)
      // The heading marks an added country, so its values are not marked.
      let old = before[country.code].flatMap { old in review.map { values($0.comparison.old, old) }
      }
      html.values(new, old: old ?? new, style: style)
    }
  }
}

/// The style of a value in a table.
enum ValueStyle {
  case text, code
  /// The state of a step, such as `missing`, which is also the CSS class.
  case state
}

extension HTMLWriter {
  mutating func badge(_ effect: Comparison.Effect) {
    text(" ")
    element("small", ["class": effect.rawValue], text: effect.rawValue)
  }

  /// Writes values, one per line; values in only one list are marked.
  mutating func values(_ new: [String], old: [String], style: ValueStyle) {
    // Compares bytes, because Swift treats texts as equal that differ only in how accents are composed.
    let isSame = old.elementsEqual(new) { $0.utf8.elementsEqual($1.utf8) }
    let known = isSame ? [] : Set(old.map { Array($0.utf8) })
    let present = isSame ? [] : Set(new.map { Array($0.utf8) })
    var isFirst = true
    func line(_ html: inout HTMLWriter, _ mark: String?, _ value: String) {
      if !isFirst { html.lineBreak() }
      isFirst = false
      guard let mark else { return html.value(value, style) }
      html.element(mark) { $0.value(value, style) }
    }
    for value in old where !isSame && !present.contains(Array(value.utf8)) {
      line(&self, "del", value)
    }
    for value in new {
      line(&self, isSame || known.contains(Array(value.utf8)) ? nil : "ins", value)
    }
  }

  private mutating func value(_ value: String, _ style: ValueStyle) {
    switch style {
    case .text: name(value)
    case .code: element("code", text: value)
    case .state: element("span", ["class": value], text: value)
    }
  }
}
