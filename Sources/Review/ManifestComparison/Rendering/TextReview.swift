internal import ManifestCompiler
internal import ManifestFindings

extension Review {
  /// For a terminal: what was written, and below it what that changes.
  ///
  /// Unless it is full, countries that change alike are shown once.
  package func text(isFull: Bool) -> String {
    var text = "\(summary.text)\n"
    for change in breaking {
      text += "breaking: \(change.message.text) [\(change.id.rawValue)]\n"
    }
    for (change, reason) in allowed {
      text += "allowed: \(change.message.text) [\(change.id.rawValue)]: \(printable(reason))\n"
    }
    for cause in causes {
      text += "\n"
      for heading in cause.headings(in: file) { text += "\(heading.text)\n" }
      let groups = ChangeGroups(cause.changes, in: comparison, isFull: isFull)
      for group in groups.shown { text += lines(of: group) }
      if let omission = groups.omission { text += "  \(omission.text)\n" }
    }
    if !release.isEmpty {
      text += "\nBefore this is released\n"
      for step in release.lines { text += "  \(step.title.text): \(step.text.text)\n" }
    }
    return text
  }

  private func lines(of group: ChangeGroup) -> String {
    let title = comparison.title(of: group.subjects).text
    if group.isOneLine {
      return "  \(title): \(printable(group.rows[0].property))  \(values(group.rows[0], group))\n"
    }
    let width = group.rows.map(\.property.count).max() ?? 0
    let rows = group.rows.map { row in
      let space = String(repeating: " ", count: width - row.property.count)
      return "    \(printable(row.property))\(space)  \(values(row, group))\n"
    }
    return "  \(title): \(group.effect.rawValue)\n" + rows.joined()
  }

  private func values(_ row: ChangeGroup.Row, _ group: ChangeGroup) -> String {
    let limit = group.subjects.count > 1 ? 1 : Int.max
    let (old, new) = (joined(row.old.prefix(limit)), joined(row.new.prefix(limit)))
    let count = max(row.old.count, row.new.count)
    let more = count > limit ? ", and \(count - limit) more" : ""
    if group.effect != .changed { return group.effect == .added ? new : old }
    switch (row.old.isEmpty, row.new.isEmpty) {
    case (true, _): return "+ \(new)\(more)"
    case (_, true): return "- \(old)\(more)"
    default: return "\(old) → \(new)\(more)"
    }
  }

  private func joined(_ values: some Sequence<String>) -> String {
    values.map { $0.isEmpty ? "\"\"" : printable($0) }.joined(separator: ", ")
  }
}
