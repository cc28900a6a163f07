internal import CountryManifest
internal import ManifestFindings

/// The changes as lines for people: one for each row that is new or gone, and equal changes of several countries once.
///
/// A line begins with `+` for what is new, `-` for what is gone, or a space.
struct ChangeLines {
  private let comparison: Comparison
  /// The names of facts that are in only one of the manifests, by row: lines for their parts would repeat them.
  private let elements: [Fact.Row: Set<String>]

  init(_ comparison: Comparison) {
    self.comparison = comparison
    elements = Dictionary(grouping: comparison.changes.filter { $0.kind != .changed }, by: \.row)
      .mapValues { Set($0.map(\.name)) }
  }

  /// The changes without those that repeat another one.
  var shown: [Change] { comparison.changes.filter(isShown) }

  var lines: [String] {
    let rows = shown.grouped(by: \.row)
    let countries = rows.filter { $0[0].row.section == .countries && !$0[0].row.name.isEmpty }
    let others = rows.filter { $0[0].row.section != .countries || $0[0].row.name.isEmpty }
    let isWhole = { (changes: [Change]) in
      changes.contains { $0.name.isEmpty && $0.kind != .changed }
    }
    return others.flatMap { row in
      isWhole(row)
        ? whole(row[0])
        : block(comparison.title(of: row[0].row), row.map { Row($0, isDetail: isDetail($0)) })
    }
      + countries.filter(isWhole).flatMap { whole($0[0]) }
      + groups(countries.filter { !isWhole($0) })
  }

  // MARK: What is shown

  private func isShown(_ change: Change) -> Bool {
    let (row, words) = (change.row, change.words)
    if change.name.isEmpty { return row.section != .hosts }
    // Facts of countries say what hosts and links of variants say.
    if row.section == .hosts || ["links", "generated"].contains(words[0]) { return false }
    if comparison.isOnlyInOne(row) { return false }
    let names = elements[row] ?? []
    let isPart = (1..<words.count).contains { count in
      let whole = words.prefix(count).joined(separator: " ")
      return names.contains(whole) && !isList(whole)
    }
    if isPart { return false }
    // A new app language adds a name to every country.
    let languages = elements[Fact.Row(.localization)] ?? []
    if words[0] == "names", languages.contains("app_languages \(words[1])") { return false }
    return !isList(change.name) || isReordered(change)
  }

  /// Whether the value is the order of elements that have facts of their own.
  private func isList(_ name: String) -> Bool {
    let lists: Set = [
      "order", "languages", "app_languages", "account_form", "accepts", "deep_links", "statuses",
      "android sha256", "outputs aasa exclude", "outputs aasa include", "outputs android include",
    ]
    return lists.contains(name)
      || name.hasPrefix("accepted ") && name.split(separator: " ").count == 2
  }

  /// Whether the elements of a list have another order, so that their own lines do not say everything.
  ///
  /// A new language or field of a form counts, too, if it comes before others; not if it is the last one, or in the
  /// place of one that is gone.
  private func isReordered(_ change: Change) -> Bool {
    guard let old = change.old?.split(separator: ", "), let new = change.new?.split(separator: ", ")
    else { return false }
    let (inOld, inNew) = (Set(old), Set(new))
    if change.row.section == .countries, ["languages", "account_form"].contains(change.name) {
      return zip(old, new).contains { $0 != $1 && (inNew.contains($0) || inOld.contains($1)) }
    }
    return old.filter(inNew.contains) != new.filter(inOld.contains)
  }

  /// What reviewers rarely need: hosts outside of production, and what repeats another line in other words.
  private func isDetail(_ change: Change) -> Bool {
    let words = change.words
    switch words.first {
    case "urls", "accepted":
      return change.row.section == .countries && words[1] != Environment.production
    case "steps", "deep_links": return true
    case "names": return words[1] != comparison.new.developmentLanguage.value
    case "languages": return words.last == "help_desk_url"
    default: return false
    }
  }

  // MARK: Rows

  /// A row that is new or gone, with its main facts; `nd-config show` has all of them.
  private func whole(_ change: Change) -> [String] {
    let isNew = change.kind == .added
    let sign = isNew ? "+" : "-"
    let facts = (isNew ? comparison.after : comparison.before).of(change.row).filter { fact in
      let isURL = fact.name.hasPrefix("urls \(Environment.production)")
      return fact.words.count == 1 && fact.name != "deep_links" || isURL
    }
    let values = facts.map { "\($0.name) \($0.value)" }
    let title = "\(sign) \(comparison.title(of: change.row).text)"
    let line = "\(sign)   \(clipped(values.joined(separator: " · ")))"
    return values.isEmpty ? [title] : [title, line]
  }

  /// A heading with a line for each change and one for details; one change is on the line of the heading.
  ///
  /// Of changes that are all caused by another row or key, the first one is shown.
  private func block(_ title: Message, _ rows: [Row]) -> [String] {
    let main = rows.filter { !$0.isDetail }
    let shown = main.allSatisfy(\.isConsequence) ? [main.first ?? rows[0]] : main
    let also = list(rows.filter { !shown.contains($0) }.map(\.name))
    guard shown.count > 2 else {
      let isMixed = !also.isEmpty && Set(rows.map(\.sign)).count > 1
      var lines = shown.map { "\(isMixed ? " " : $0.sign) \(title.text): \($0.text)" }
      if !also.isEmpty { lines[lines.count - 1] += "; also \(also)" }
      return lines
    }
    return ["  \(title.text)"] + shown.map { "\($0.sign)   \($0.text)" }
      + (also.isEmpty ? [] : ["    also \(also)"])
  }

  private func list(_ names: [String]) -> String {
    let more = names.count > 4 ? " and \(names.count - 4) more" : ""
    return names.prefix(4).joined(separator: ", ") + more
  }

  // MARK: Countries

  /// A changed fact; for several countries, placeholders replace the words that differ between them.
  private struct Row: Hashable {
    let name: String
    let old: String?
    let new: String?
    let isDetail: Bool
    let isConsequence: Bool

    init(_ change: Change, isDetail: Bool, _ placeholders: Placeholders? = nil) {
      name = placeholders?.pattern(ofName: change.name) ?? change.name
      old = change.old.map { placeholders?.pattern(of: $0, in: change.name) ?? $0 }
      new = change.new.map { placeholders?.pattern(of: $0, in: change.name) ?? $0 }
      self.isDetail = isDetail
      isConsequence = change.isConsequence
    }

    var sign: String { old == nil ? "+" : new == nil ? "-" : " " }

    var text: String {
      // An element of a list has its value as its name.
      let value = old == nil ? new : new == nil ? old : nil
      if let value, name.hasSuffix(" \(value)") { return printable(name) }
      let name = name.isEmpty ? "name" : name
      let values = [old, new].compactMap { $0.map(clipped) }
      return "\(printable(name))  " + values.joined(separator: " → ")
    }
  }

  /// The most groups of countries that are shown of those that changed only because of another row or key.
  private static let shownGroups = 3

  private func groups(_ countries: [[Change]]) -> [String] {
    var rows: [Row] = []
    var owners: [Row: [Int]] = [:]
    // The changes without placeholders, for a group of one country.
    var originals: [Row: [Change]] = [:]
    for (number, changes) in countries.enumerated() {
      let placeholders = Placeholders(comparison, changes[0].row.name)
      for change in changes {
        let row = Row(change, isDetail: isDetail(change), placeholders)
        if owners[row] == nil { rows.append(row) }
        if owners[row]?.last != number { owners[row, default: []].append(number) }
        originals[row, default: []].append(change)
      }
    }
    let groups = rows.grouped { owners[$0] ?? [] }.map { rows -> (codes: [String], rows: [Row]) in
      let codes = (owners[rows[0]] ?? []).map { countries[$0][0].row.name }
      if codes.count > 1 { return (codes, rows) }
      let own = rows.flatMap { originals[$0] ?? [] }
      return (codes, own.map { Row($0, isDetail: isDetail($0)) })
    }
    let own = groups.filter { !$0.rows.allSatisfy(\.isConsequence) }
    let rest = groups.filter { $0.rows.allSatisfy(\.isConsequence) }
      .sorted { $0.codes.count > $1.codes.count }
    let left = Set(rest.dropFirst(Self.shownGroups).flatMap(\.codes)).count
    let lines = (own + rest.prefix(Self.shownGroups)).flatMap { group in
      block(comparison.title(of: group.codes), group.rows)
    }
    return lines
      + (left > 0 ? ["  similar changes in \(counted(left, "country", "countries"))"] : [])
  }
}

/// A value on one line, cut after 200 characters; an empty text is shown as `""`.
private func clipped(_ text: String) -> String {
  if text.isEmpty { return "\"\"" }
  let start = String(String.UnicodeScalarView(text.unicodeScalars.prefix(200)))
  return printable(start) + (start == text ? "" : "…")
}
