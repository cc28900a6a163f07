package import CountryManifest
package import ManifestCompiler
internal import ManifestEmission
internal import ManifestFindings

/// Everything that the reviewer of a changed manifest needs: the changes, which of them are breaking, and the steps
/// before the release.
package struct Review: Sendable {
  package let comparison: Comparison
  /// The breaking changes that no comment in the new manifest allows.
  package let breaking: [BreakingChange]
  /// The breaking changes that a comment in the new manifest allows, each with the comment's reason.
  package let allowed: [(change: BreakingChange, reason: String)]
  /// The comments that allow a breaking change, although there is no such change.
  package let unusedComments: [AllowedBreakingChange]

  package init(
    from old: ResolvedManifest,
    to new: ResolvedManifest,
    allowing comments: [AllowedBreakingChange]
  ) {
    comparison = Comparison(from: old, to: new)
    let found = BreakingChanges.find(in: comparison).map { change in
      (change: change, uses: comments.indices.filter { change.isAllowed(by: comments[$0]) })
    }
    breaking = found.filter(\.uses.isEmpty).map(\.change)
    allowed = found.compactMap { change, uses in
      uses.first.map { (change, comments[$0].reason) }
    }
    let used = Set(found.flatMap(\.uses))
    unusedComments = comments.indices.filter { !used.contains($0) }.map { comments[$0] }
  }

  /// What is said in place of a review if the earlier manifest has errors.
  package static func notCompared(_ path: String, errors count: Int) -> Message {
    "not compared: \(code: path) has \(words: counted(count, "error", "errors")), and the new manifest is valid"
  }

  // MARK: Parts for people

  /// The allowed breaking changes, each with the reason.
  private var allowedLines: [Message] {
    allowed.grouped(by: \.reason).flatMap { group -> [Message] in
      BreakingChange.lines(group.map(\.change)).map { "\($0): \(name: group[0].reason)" }
    }
  }

  /// What new countries, and those whose status changed, lack to be live.
  var missing: [Message] {
    let news = comparison.changes.filter { change in
      change.row.section == .countries && change.new != nil
        && (change.name == "status" || change.name.isEmpty && change.kind == .added)
    }.map(\.row.name)
    return comparison.new.countries.filter { news.contains($0.code) }.compactMap {
      country -> Message? in
      let steps = comparison.new.missingSteps(of: country)
      return steps.isEmpty
        ? nil
        : "\(comparison.title(ofCountry: country.code)) lacks \(words: steps.joined(separator: ", "))"
    }
  }

  /// The lists of a page, each with its heading and the word before its lines in a terminal.
  ///
  /// The changes are shown before the last one.
  package var lists: [(heading: String, word: String, items: [Message])] {
    [
      ("Breaking changes", "breaking: ", BreakingChange.lines(breaking)),
      ("Allowed breaking changes", "allowed: ", allowedLines), ("Missing", "missing: ", missing),
      ("Before this is released", "  ", steps),
    ]
  }

  var steps: [Message] { ReleaseSteps(comparison: comparison).lines }

  package var changeLines: [String] { ChangeLines(comparison).lines }

  /// The first line of every format, such as `1 country added: Portugal; no breaking changes`.
  package var summary: Message {
    guard !comparison.isEmpty else { return "no changes" }
    let counts = [(BreakingChange.lines(breaking).count, ""), (allowedLines.count, " allowed")]
      .filter { $0.0 > 0 }
    var parts = rowSummaries
    if counts.isEmpty {
      let isAll = missing.isEmpty && steps.isEmpty
      parts.append("no breaking changes\(words: isAll ? "; no steps before the release" : "")")
    }
    for (count, end) in counts {
      parts.append("\(words: counted(count, "breaking change", "breaking changes") + end)")
    }
    return parts.dropFirst().reduce(parts[0]) { "\($0); \($1)" }
  }

  /// The rows that were added, removed, renamed or changed; a row that changed because of another one does not count.
  private var rowSummaries: [Message] {
    let own = ChangeLines(comparison).shown.filter { change in
      !change.isConsequence && !["names", "app_languages"].contains(change.words.first ?? "")
    }
    let rows = own.grouped(by: \.row).map { changes -> (row: Fact.Row, effect: String) in
      let whole = changes.first { $0.name.isEmpty }
      return (
        changes[0].row,
        whole.map { $0.kind == .changed ? "renamed" : $0.kind.rawValue } ?? "changed"
      )
    }
    return ["added", "removed", "renamed", "changed"].flatMap { effect -> [Message] in
      let rows = rows.filter { $0.effect == effect }.map(\.row)
      let codes = rows.filter { $0.section == .countries && !$0.name.isEmpty }.map(\.name)
      let others = rows.filter { $0.section != .countries || $0.name.isEmpty }
      var parts: [Message] = []
      if !codes.isEmpty {
        let names: Message =
          codes.count <= 3
          ? ": \(names: codes.map { comparison.country($0)?.displayName ?? $0 })" : ""
        parts.append(
          "\(words: counted(codes.count, "country", "countries")) \(words: effect)\(names)"
        )
      }
      if !others.isEmpty {
        parts.append("\(items: others.map(comparison.title)) \(words: effect)")
      }
      return parts
    }
  }
}

extension Review {
  /// The review for a terminal.
  package var text: String {
    let parts = lists.map { list in list.items.map { "\(list.word)\($0.text)\n" }.joined() }
    let release = parts[3].isEmpty ? "" : "\n\(lists[3].heading)\n\(parts[3])"
    let changes = changeLines.isEmpty ? "" : "\n" + changeLines.map { "\($0)\n" }.joined()
    return "\(summary.text)\n" + parts[..<3].joined() + changes + release
  }

  /// The review for a comment on a pull request; GitHub accepts at most 65,536 characters.
  package var markdown: String {
    let parts = lists.map { heading, _, items -> String in
      let more = items.count > 50 ? "- and \(items.count - 50) more\n" : ""
      return items.isEmpty
        ? ""
        : "\n#### \(heading)\n\n"
          + items.prefix(50).map { "- \($0.markdown)\n" }.joined() + more
    }
    let all = changeLines
    var size = 0
    let lines = all.prefix { line in
      size += line.utf8.count + 1
      return size <= 30_000
    }
    var changes =
      all.isEmpty ? "" : "\n" + MarkdownText.block(lines.joined(separator: "\n"), language: "diff")
    if lines.count < all.count {
      changes += "\nNot shown: \(counted(all.count - lines.count, "line", "lines")).\n"
    }
    return "### \(summary.markdown)\n" + parts.dropLast().joined() + changes + (parts.last ?? "")
  }
}

extension Message {
  package var markdown: String {
    parts.map { part in
      switch part {
      case .words(let text): text
      case .name(let text): MarkdownText.inert(text)
      case .code(let text): MarkdownText.inertCode(text)
      }
    }.joined()
  }
}
