internal import CountryManifest
internal import ManifestDiagnostics
internal import YAMLTree

/// How a row is laid out: as its neighbors are.
struct CountryRowLayout {
  /// How much further right the inside of a mapping and of a list begins.
  struct Steps {
    var mapping = 2
    var list = 2
  }

  var indent = 2
  var steps = Steps()
  /// Whether a row is on one line.
  var isFlow = false
  private var isFormFlow = false
  private var blockLists: Set<String> = ["languages of mappings"]

  init() {}

  /// After a neighbor, and after the nearest row before it where that has no such key.
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
    for name in [
      "fields", "optional", "accepts", "entitlement_domains", "languages", "languages of mappings",
    ] {
      guard let list = lists.first(where: { Self.name(of: $0) == name }) else { continue }
      guard !section.isFlow(list.value) else {
        blockLists.remove(name)
        continue
      }
      blockLists.insert(name)
      steps.list = max(0, section.column(of: list.value) - section.column(of: list.key))
    }
  }

  /// Lists of mappings are laid out otherwise than lists of words.
  private static func name(of list: Node.Entry) -> String {
    let hasMapping = list.value.elements.contains { $0.kind == .mapping }
    return hasMapping ? "\(list.key.text) of mappings" : list.key.text
  }

  // MARK: Rows

  /// The lines of a row.
  func lines(_ row: CountryRow) -> [String] {
    value(row).lines(key: row.code, indent: indent, steps: steps)
  }

  private func value(_ row: CountryRow) -> RowValue {
    var entries: [(key: String, value: RowValue)] = []
    if let status = row.status { entries.append(("status", .scalar(status.rawValue))) }
    if let tld = row.tld { entries.append(("tld", .scalar(tld))) }
    if let prefix = row.prefix { entries.append(("prefix", .scalar(prefix))) }
    entries.append(("hosts", .scalar(row.hosts.rawValue)))
    if let tld = row.sharedTLD { entries.append(("shared_tld", .scalar(tld))) }
    if !row.accepts.isEmpty {
      entries.append(("accepts", list("accepts", row.accepts.map(RowValue.init))))
    }
    if let name = row.name { entries.append(("name", .scalar(name))) }
    if !row.names.isEmpty {
      let names = row.names.map { (key: $0.language, value: RowValue.scalar($0.text)) }
      entries.append(("names", .mapping(names, isBlock: false)))
    }
    let hasMapping = row.languages.contains(where: Self.hasKeys)
    entries.append(
      (
        "languages",
        list(hasMapping ? "languages of mappings" : "languages", row.languages.map(value))
      )
    )
    if let locale = row.helpDeskLocale { entries.append(("help_desk_locale", .scalar(locale))) }
    if !row.fields.isEmpty { entries.append(("account_form", form(row))) }
    if !row.entitlementDomains.isEmpty {
      let domains = row.entitlementDomains.map(RowValue.scalar)
      entries.append(("entitlement_domains", list("entitlement_domains", domains)))
    }
    return .mapping(entries, isBlock: !isFlow)
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
    if let smartling = language.smartling { entries.append(("smartling", .scalar(smartling))) }
    if let android = language.android { entries.append(("android", .scalar(android))) }
    return .mapping(entries, isBlock: false)
  }

  /// Whether it says more than its locale.
  private static func hasKeys(_ language: CountryRow.Language) -> Bool {
    language != CountryRow.Language(locale: language.locale)
  }
}
