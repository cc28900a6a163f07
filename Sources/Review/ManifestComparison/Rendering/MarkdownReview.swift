internal import CountryManifest
internal import ManifestCompiler
internal import ManifestEmission
internal import ManifestFindings
internal import SwiftEmission

extension Review {
  /// The review for a comment on a pull request: changes to the manifest's text, tables of their effects, and the steps
  /// before the release.
  ///
  /// Unless `isFull` is true, equal changes of several countries are shown once. GitHub accepts at most 65,536
  /// characters. In a larger review, the last tables are left out; a table that only fits without its details is shown
  /// without them. The last line says how many tables and details are missing.
  package func markdown(isFull: Bool) -> String {
    var page = MarkdownPage(limit: 64_000)
    page.add("### \(summary.markdown)\n")
    page.add(list("Breaking changes", breaking.map { "\($0.message.markdown) \(tag($0))" }))
    page.add(
      list(
        "Allowed breaking changes",
        allowed.map { change, reason in
          "\(change.message.markdown) \(tag(change)): \(MarkdownText.inert(clipped(reason)))"
        }
      )
    )
    let release = list(
      "Before this is released",
      self.release.lines.map { "**\($0.title.markdown)**: \($0.text.markdown)" }
    )
    page.reserve(release)
    for cause in causes {
      let groups = ChangeGroups(cause.changes, in: comparison, isFull: isFull)
      var heading = cause.headings(in: file).map { "\n#### \($0.markdown)\n" }.joined()
      for (index, group) in groups.shown.enumerated() {
        let tables = GroupTables(title: comparison.title(of: group.subjects), group: group)
        let isLast = index == groups.shown.count - 1
        let omission = isLast ? groups.omission.map { "\n\($0.markdown).\n" } ?? "" : ""
        page.add(table: heading + tables.table, details: tables.details + omission)
        heading = ""
      }
    }
    page.addReserved()
    page.add(page.omissions)
    return page.text
  }

  private func tag(_ change: BreakingChange) -> String { "(`\(change.id.rawValue)`)" }

  /// A heading and a list with at most 50 items, one per line.
  private func list(_ heading: String, _ items: [String]) -> String {
    guard !items.isEmpty else { return "" }
    let shown = items.prefix(50)
    let more = items.count > 50 ? "- and \(items.count - 50) more\n" : ""
    return "\n#### \(heading)\n\n" + shown.map { "- \($0)\n" }.joined() + more
  }
}

/// A page of limited size that counts the parts which do not fit.
private struct MarkdownPage {
  private(set) var text = ""
  private var reserved = ""
  private var omittedTables = 0
  private var omittedDetails = 0
  /// The limit in bytes; a text has at least as many bytes as characters.
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  mutating func add(_ part: String) { text += part }

  mutating func reserve(_ part: String) { reserved = part }

  mutating func addReserved() { text += reserved }

  mutating func add(table: String, details: String) {
    if omittedTables == 0, fits(table + details) {
      text += table + details
    } else if omittedTables == 0, fits(table) {
      text += table
      omittedDetails += 1
    } else {
      omittedTables += 1
    }
  }

  var omissions: String {
    var parts: [String] = []
    if omittedTables > 0 { parts.append(counted(omittedTables, "table", "tables")) }
    if omittedDetails > 0 {
      parts.append("the details of \(counted(omittedDetails, "table", "tables"))")
    }
    if parts.isEmpty { return "" }
    return "\nNot shown, because a comment has a limit: \(parts.joined(separator: " and ")). "
      + "`nd-config diff` without `--format` prints everything.\n"
  }

  private func fits(_ part: String) -> Bool {
    text.utf8.count + reserved.utf8.count + part.utf8.count <= limit
  }
}

/// The tables of a group: one with the important changes, and a folded one with details.
private struct GroupTables {
  let title: Message
  let group: ChangeGroup

  var table: String {
    let rows = group.rows.filter { !$0.isDetail || isOfSeveral }
    let heading = "\n**\(title.markdown): \(group.effect.rawValue)**\n\n"
    return heading + (rows.isEmpty ? "" : table(of: rows))
  }

  var details: String {
    let rows = group.rows.filter { $0.isDetail && !isOfSeveral }
    guard !rows.isEmpty else { return "" }
    return "\n<details><summary>\(counted(rows.count, "detail", "details"))</summary>\n\n"
      + table(of: rows) + "\n</details>\n"
  }

  private var isOfSeveral: Bool { group.subjects.count > 1 }

  private func table(of changes: [ChangeGroup.Row]) -> String {
    let isChanged = group.effect == .changed
    var table = MarkdownTable(isChanged ? ["", "before", "after"] : ["", "value"])
    for change in changes {
      let property = MarkdownText.property(clipped(change.property))
      let (old, new) = (cell(change.old), cell(change.new))
      table.row([property] + (isChanged ? [old, new] : [group.effect == .added ? new : old]))
    }
    return table.text
  }

  private func cell(_ values: [String]) -> String {
    let limit = isOfSeveral ? 1 : 30
    let shown = values.prefix(limit).map { MarkdownText.inertCode(clipped($0)) }
    return shown.joined(separator: "<br>")
      + (values.count > limit ? "<br>and \(values.count - limit) more" : "")
  }
}

extension Message {
  var markdown: String {
    parts.map { part in
      switch part {
      case .words(let text): text
      case .name(let text): MarkdownText.inert(clipped(text))
      case .code(let text): MarkdownText.inertCode(clipped(text))
      }
    }.joined()
  }
}

/// Cuts a text after 200 characters.
private func clipped(_ text: String) -> String {
  text.unicodeScalars.count <= 200
    ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(200))) + "…"
}
