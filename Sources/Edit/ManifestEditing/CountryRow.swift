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

  /// The keys with their values as text, in the order of the schema.
  package var summary: [(key: String, text: String)] {
    Country.table.fields.map(\.name).compactMap { key in text(of: key).map { (key, $0) } }
  }

  private func text(of key: String) -> String? {
    switch key {
    case "languages":
      languages.map { $0.locale + ($0.lproj.map { " (shares \($0).lproj)" } ?? "") }
        .joined(separator: ", ")
    case "account_form":
      fields.isEmpty
        ? nil
        : counted(fields.count, "field", "fields")
          + (optional.isEmpty ? "" : ", \(optional.count) of them optional")
    default: CountryScalar(key).flatMap { scalars[$0] }
    }
  }
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
  private var blockLists: Set<String> = ["languages of mappings"]

  init() {}

  /// Takes the layout of a neighbor; for keys that the neighbor lacks, takes the layout of the nearest row that has
  /// them, looking first at the rows before it.
  init(_ section: CountriesSection, beside neighbour: Int) {
    guard section.rows.indices.contains(neighbour) else {
      indent = section.keyColumn + steps.mapping
      return
    }
    indent = section.column(of: section.rows[neighbour].key)
    let nearest = section.rows[...neighbour].reversed() + section.rows[(neighbour + 1)...]
    isFlow = section.isFlow(section.rows[neighbour].value)
    let inner = nearest.first { !section.isFlow($0.value) && $0.value.kind == .mapping }
    if let key = inner?.value.entries.first(where: { _ in true })?.key {
      steps.mapping = max(1, section.column(of: key) - indent)
      steps.list = steps.mapping
    }
    let entries = nearest.flatMap { Array($0.value.entries) }
    if let form = entries.first(where: { $0.key.text == "account_form" })?.value {
      isFormFlow = section.isFlow(form)
    }
    let forms = entries.filter { $0.key.text == "account_form" }.flatMap { Array($0.value.entries) }
    let lists = (entries + forms).filter { $0.value.kind == .sequence }
    for name in ["fields", "optional", "languages", "languages of mappings"] {
      guard let list = lists.first(where: { Self.name(of: $0) == name }) else { continue }
      guard !section.isFlow(list.value) else {
        blockLists.remove(name)
        continue
      }
      blockLists.insert(name)
      steps.list = max(0, section.column(of: list.value) - section.column(of: list.key))
    }
  }

  /// The name under which a list's layout is kept, such as `languages` or `languages of mappings`; lists of mappings
  /// may have a different layout than lists of words.
  private static func name(of list: Node.Entry) -> String {
    let hasMapping = list.value.elements.contains { $0.kind == .mapping }
    return hasMapping ? "\(list.key.text) of mappings" : list.key.text
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
      list(
        row.languages.contains(where: Self.hasKeys) ? "languages of mappings" : key,
        row.languages.map(value)
      )
    case "account_form": row.fields.isEmpty ? nil : form(row)
    default: CountryScalar(key).flatMap { row.scalars[$0] }.map(RowValue.scalar)
    }
  }

  private func form(_ row: CountryRow) -> RowValue {
    var form = [(key: "fields", value: list("fields", row.fields.map(RowValue.scalar)))]
    if !row.optional.isEmpty {
      form.append(("optional", list("optional", row.optional.map(RowValue.scalar))))
    }
    return .mapping(form, isBlock: !isFormFlow)
  }

  private func list(_ name: String, _ elements: [RowValue]) -> RowValue {
    .list(elements, isBlock: blockLists.contains(name))
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
