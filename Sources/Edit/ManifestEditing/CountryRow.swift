package import CountryManifest
package import ManifestFindings
package import YAMLTree

/// A country's row to write under `countries`: the values of its keys, without locations.
package struct CountryRow: Equatable, Sendable {
  package struct Language: Equatable, Sendable {
    package var locale: String
    /// The app language that the locale shares with other locales; nil if the locale has a separate one.
    package var lproj: String?
    package var helpDeskLocale: String?
  }

  package var code: String
  /// The values of the keys that have a scalar as their value.
  package var scalars: CountryScalars<String>
  package var languages: [Language]
  /// The fields of the account form; empty without a form.
  package var fields: [String] = []
  package var optional: [String] = []
}

/// A value of a row before it becomes text.
indirect enum RowValue {
  case scalar(String)
  case list([RowValue], isBlock: Bool)
  case mapping([(key: String, value: RowValue)], isBlock: Bool)

  /// The value in flow style, on one line.
  var flowText: String {
    switch self {
    case .scalar(let text): return scalarText(text)
    case .list(let elements, _):
      return "[\(elements.map(\.flowText).joined(separator: ", "))]"
    case .mapping(let entries, _):
      let pairs = entries.map { "\(scalarText($0.key)): \($0.value.flowText)" }
      return pairs.isEmpty ? "{}" : "{ \(pairs.joined(separator: ", ")) }"
    }
  }

  /// The lines of an entry of a block mapping.
  func lines(key: String, indent: Int, steps: CountryRowLayout.Steps) -> [String] {
    let margin = String(repeating: " ", count: indent)
    switch self {
    case .list(let elements, isBlock: true):
      let dash = margin + String(repeating: " ", count: steps.list) + "- "
      return ["\(margin)\(scalarText(key)):"] + elements.map { dash + $0.flowText }
    case .mapping(let entries, isBlock: true):
      return ["\(margin)\(scalarText(key)):"]
        + entries.flatMap {
          $0.value.lines(key: $0.key, indent: indent + steps.mapping, steps: steps)
        }
    default: return ["\(margin)\(scalarText(key)): \(flowText)"]
    }
  }
}

/// The layout of a new row, taken from the rows next to it.
package struct CountryRowLayout {
  /// The additional indentation inside a mapping and a list.
  struct Steps {
    var mapping = 2
    var list = 2
  }

  var indent = 2
  var steps = Steps()
  /// Whether the row is in braces, on one line.
  var isFlow = false
  private var isFormFlow = false
  private var areListsFlow = true

  init() {}

  /// Takes the layout of a neighbor.
  init(_ section: CountriesSection, beside neighbour: Int) {
    guard section.rows.indices.contains(neighbour) else {
      indent = section.column(of: section.key) + steps.mapping
      return
    }
    let row = section.rows[neighbour]
    indent = section.column(of: row.key)
    isFlow = section.isFlow(row.value)
    let entries = Array(row.value.entries)
    guard !isFlow, let first = entries.first else { return }
    steps.mapping = max(1, section.column(of: first.key) - indent)
    steps.list = steps.mapping
    let forms = entries.filter { $0.key.text == "account_form" }
    isFormFlow = forms.contains { section.isFlow($0.value) }
    let lists = (entries + forms.flatMap { Array($0.value.entries) })
      .filter { $0.value.kind == .sequence }
    if let block = lists.first(where: { !section.isFlow($0.value) }) {
      steps.list = max(0, section.column(of: block.value) - section.column(of: block.key))
    }
    // A list of mappings is often in lines where lists of words are in brackets.
    let words = lists.filter { !$0.value.elements.contains { $0.kind == .mapping } }
    areListsFlow = words.allSatisfy { section.isFlow($0.value) }
  }

  /// Takes the layout for a row whose key is already in the file; nil if the section has braces or lacks the key.
  package init?(around key: Node, in file: SourceFile) {
    guard let section = CountriesSection(file), !section.isFlow(section.value),
      let position = section.rows.firstIndex(where: { $0.key.range == key.range })
    else { return nil }
    self.init(section, beside: position > 0 ? position - 1 : position + 1)
    indent = section.column(of: key)
  }

  // MARK: Rows

  /// The text of a row, without the indentation of its first line.
  package func text(_ row: CountryRow) -> String {
    String(lines(row).joined(separator: "\n").dropFirst(indent))
  }

  /// The lines of a row.
  func lines(_ row: CountryRow) -> [String] {
    value(row).lines(key: row.code, indent: indent, steps: steps)
  }

  private func value(_ row: CountryRow) -> RowValue {
    let entries = Country.table.fields.map(\.name).compactMap { key in
      value(of: key, in: row).map { (key: key, value: $0) }
    }
    return .mapping(entries, isBlock: !isFlow)
  }

  private func value(of key: String, in row: CountryRow) -> RowValue? {
    switch key {
    case "languages":
      .list(
        row.languages.map(value),
        isBlock: row.languages.contains(where: Self.hasKeys) || !areListsFlow
      )
    case "account_form": row.fields.isEmpty ? nil : form(row)
    default: CountryScalar(rawValue: key).flatMap { row.scalars[$0] }.map(RowValue.scalar)
    }
  }

  private func form(_ row: CountryRow) -> RowValue {
    var form = [(key: "fields", value: list(row.fields))]
    if !row.optional.isEmpty { form.append(("optional", list(row.optional))) }
    return .mapping(form, isBlock: !isFormFlow)
  }

  private func list(_ words: [String]) -> RowValue {
    .list(words.map(RowValue.scalar), isBlock: !areListsFlow)
  }

  private func value(_ language: CountryRow.Language) -> RowValue {
    guard Self.hasKeys(language) else { return .scalar(language.locale) }
    var entries: [(key: String, value: RowValue)] = [("locale", .scalar(language.locale))]
    if let lproj = language.lproj { entries.append(("lproj", .scalar(lproj))) }
    if let help = language.helpDeskLocale { entries.append(("help_desk_locale", .scalar(help))) }
    return .mapping(entries, isBlock: false)
  }

  /// Whether a language has keys other than the locale.
  private static func hasKeys(_ language: CountryRow.Language) -> Bool {
    language != CountryRow.Language(locale: language.locale)
  }
}
