internal import CountryManifest
package import ManifestCompiler
package import ManifestFindings

/// A change that breaks something: what a rule says about one changed fact.
package struct BreakingChange: Sendable {
  package let id: BreakingChangeID
  /// The sentence; changes with the same sentence are reported together.
  package let sentence: Message
  /// What the sentence is about, such as a host or a country; nil if the sentence names it.
  let item: Message?
  /// The names with which a comment can allow the change: its row, and its part, such as a host or a field.
  package let names: [String]

  func isAllowed(by comment: AllowedBreakingChange) -> Bool {
    comment.id == id && (comment.subject.map { names.contains($0) } ?? !id.hasSubject)
  }

  /// The sentence with its item.
  var line: Message { item.map { "\(sentence): \($0)" } ?? sentence }

  /// The changes as one line each, with the items of equal sentences after a colon, and the id.
  static func lines(_ changes: [BreakingChange]) -> [Message] {
    changes.grouped { [$0.id.rawValue, $0.sentence.text] }.map { group -> Message in
      let items = group.compactMap(\.item).grouped(by: \.text).map { $0[0] }
      let list: Message = items.isEmpty ? "" : ": \(items: items)"
      return "\(group[0].sentence)\(list) (\(code: group[0].id.rawValue))"
    }
  }
}

/// A kind of breaking change: its page, and the changes of facts that it reports.
struct BreakingKind: Sendable {
  let id: BreakingChangeID
  /// One lowercase line without a full stop.
  let summary: String
  /// The effect, who is affected, and what to do instead.
  let page: String
  let rules: [BreakingRule]

  init(_ id: BreakingChangeID, _ summary: String, _ page: String, _ rules: BreakingRule...) {
    (self.id, self.summary, self.page, self.rules) = (id, summary, page, rules)
  }
}

/// A row of the table of breaking changes: which facts, how they change, what to say, and on which condition.
struct BreakingRule: Sendable {
  /// What is listed after the sentence, so that equal sentences about several rows are one line.
  enum Item: String, Sendable {
    case row, old, new, host
  }

  typealias Condition = @Sendable (Change, Comparison) -> Bool

  let kinds: Set<Change.Kind>
  let section: Fact.Section
  /// The words of the fact's name; `*` stands for any word.
  let words: [Substring]
  /// `{old}`, `{new}`, `{row}`, `{part}` (the second word of the fact's name), `{owner}` and `{former}` (of a host) stand
  /// for texts of the manifests.
  let sentence: String
  let item: Item?
  let condition: Condition

  init(
    _ kinds: Set<Change.Kind>,
    _ section: Fact.Section,
    _ name: String,
    _ sentence: String,
    _ item: Item? = nil,
    if condition: @escaping Condition = { _, _ in true }
  ) {
    (self.kinds, self.section, words) = (kinds, section, name.split(separator: " "))
    (self.sentence, self.item, self.condition) = (sentence, item, condition)
  }

  /// What the rule says about a change; nil if the change does not match.
  func find(_ change: Change, _ comparison: Comparison, _ id: BreakingChangeID) -> BreakingChange? {
    guard change.row.section == section, kinds.contains(change.kind) else { return nil }
    let words = change.words
    guard words.count == self.words.count,
      zip(words, self.words).allSatisfy({ $1 == "*" || $0 == $1 }), condition(change, comparison)
    else { return nil }
    let host = LostHost(change, comparison)
    let (old, new, row) = (change.old ?? "", change.new ?? "", comparison.title(of: change.row))
    let part = words.count > 1 ? String(words[1]) : ""
    let address = String(
      change.kind == .added ? change.name.prefix { $0 != "/" } : change.name[...]
    )
    let texts: [Substring: Message] = [
      "old": "\(code: old)", "new": "\(code: new)", "row": row, "part": "\(code: part)",
      "owner": host?.newOwner ?? "", "host": "\(code: address)",
      "former": "\(code: host?.formerCode ?? "")",
    ]
    let values = change.name.isEmpty || words.count > 1 ? [old, new] : []
    let names = (host?.allowedNames ?? [change.row.name]) + [part, change.name] + values
    return BreakingChange(
      id: id,
      sentence: Message(template: sentence, texts),
      item: item.flatMap { texts[$0.rawValue[...]] },
      names: names.filter { !$0.isEmpty }
    )
  }
}

package enum BreakingChanges {
  static let kinds = ofRows + ofHosts + ofLanguagesAndForms

  static func find(in comparison: Comparison) -> [BreakingChange] {
    // A row in only one of the manifests is one change; its facts are not reported again.
    let changes = comparison.changes.filter { change in
      change.name.isEmpty || !comparison.isOnlyInOne(change.row)
    }
    return kinds.flatMap { kind in
      changes.flatMap { change in
        kind.rules.compactMap { $0.find(change, comparison, kind.id) }
      }
    }
  }

  /// The pages for `explain`, which Rules.md has, too.
  package static let pages: [FindingPage] = kinds.map { kind in
    let (id, name) = (kind.id.rawValue, kind.id.hasSubject ? " NAME" : "")
    let meaning = """
      ; NAME is the row, or a part that the message names, such as a host, a field or a locale. If another \
      row or key took away hosts of many countries, it can also be that service, `production`, the new \
      default country or the new `subdomain_shape`
      """
    return FindingPage(
      RuleID(stringLiteral: id),
      severity: .warning,
      kind.summary,
      """
      \(kind.page)

      Reported by `nd-config diff`; with `--breaking`, it exits with status 1. To allow it, write \
      `# nd-config: allow \(id)\(name): reason` anywhere in the new manifest\(name.isEmpty ? "" : meaning).
      """
    )
  }
}
