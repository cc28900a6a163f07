internal import CountryManifest
internal import ManifestComparison
internal import ManifestFindings

/// The common parts of all tables of countries: one row per country, which the filter finds, and cells that mark
/// the changes of a review.
struct CountryRows: Sendable {
  let manifest: ResolvedManifest
  let review: Review?
  /// The countries of the old manifest by code.
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

  /// Whether a country is new or different; nil if it is neither.
  func effect(on country: ResolvedCountry) -> Comparison.Effect? {
    effects[.country(country.code)]
  }

  /// The country in the old manifest.
  func old(_ country: ResolvedCountry) -> ResolvedCountry? { before[country.code] }

  func write(to html: inout HTMLWriter, cells: (inout HTMLWriter, ResolvedCountry) -> Void) {
    for country in manifest.countries {
      html.element("tr", ["data-c": country.code]) { html in
        html.element("th", ["scope": "row"]) { heading(of: country, to: &$0) }
        cells(&html, country)
      }
    }
  }

  /// The name, the code, and whether a review adds or changes the country.
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

  /// The values of a country, one per line; values in only the old or the new manifest are marked.
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
  /// A state of a step, which is also the name of its CSS class.
  case state
}

extension HTMLWriter {
  mutating func badge(_ effect: Comparison.Effect) {
    text(" ")
    element("small", ["class": effect.rawValue], text: effect.rawValue)
  }

  /// Writes values, one per line; values in only one list are marked.
  mutating func values(_ new: [String], old: [String], style: ValueStyle) {
    // Bytes are compared: to Swift, texts that differ in the composition of accents are equal.
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
