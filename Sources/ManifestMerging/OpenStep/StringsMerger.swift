package import ManifestDiagnostics

/// Merges texts into a `.strings` file: a line `"key" = "value";` an entry, without a comment.
///
/// The file is UTF-8, with or without a byte-order mark. UTF-16, which old files of Apple's are in, is
/// refused: Git shows no difference in it, and no line of it could be reviewed.
package struct StringsMerger: FileMerger {
  package init() {}

  package func merge(
    _ file: SourceFile,
    wanted: [MergeEntry],
    applied: [MergeEntry]
  ) throws(MergeRefusal) -> MergedFile {
    let strings = try StringsFile(file)
    let present = try strings.entries(named: Set((wanted + applied).map(\.key)))
    let plan = EntryPlan(
      found: present.mapValues(\.text),
      wanted: wanted,
      applied: applied
    )
    if let conflict = plan.conflicts.first, let entry = present[conflict.key] {
      throw .conflict(conflict, found: entry.text, at: entry.entry.range)
    }
    var edits = StringsEdits(strings)
    for (entry, _) in plan.changed {
      if let found = present[entry.key] { edits.change(found.entry, to: entry.value) }
    }
    edits.remove(Set(plan.removed.compactMap { present[$0.key]?.position }))
    let positions = present.mapValues(\.position)
    edits.add(plan.added, wanted: wanted, present: positions)
    return MergedFile(bytes: edits.bytes, changes: plan.changes, applied: wanted)
  }
}

/// A `.strings` file as it stands.
struct StringsFile {
  /// An entry of a name that was asked for.
  struct Found {
    var position: Int
    var entry: OpenStepEntry
    var text: String
  }

  let file: SourceFile
  let tokens: [OpenStepToken]
  let entries: [OpenStepEntry]

  init(_ file: SourceFile) throws(MergeRefusal) {
    self.file = file
    tokens = try OpenStepScanner.tokens(of: file)
    var parser = OpenStepParser(file, tokens)
    entries = try parser.stringsFile()
  }

  /// - Throws: where one stands twice, since the last would win silently, or is no text.
  func entries(named names: Set<String>) throws(MergeRefusal) -> [String: Found] {
    var found: [String: Found] = [:]
    for (position, entry) in entries.enumerated() where names.contains(entry.key) {
      if let first = found[entry.key] {
        throw .twice(entry.key, at: entry.range, first: first.entry.range)
      }
      guard let text = entry.value.map(\.text) ?? entry.key else {
        throw .notUnderstood("expected a string for `\(entry.key)`", at: entry.range)
      }
      found[entry.key] = Found(position: position, entry: entry, text: text)
    }
    return found
  }

  /// Whether nothing but blanks stands before an entry on its line.
  func startsLine(_ entry: OpenStepEntry) -> Bool {
    guard let previous = previousEnd(entry) else { return true }
    return file.hasLineEnd(previous..<entry.range.lowerBound)
  }

  /// Whether a comment stands on a line of its own above an entry.
  func isDescribed(_ entry: OpenStepEntry) -> Bool {
    let index = entry.tokens.lowerBound - 1
    guard index >= 0, tokens[index].kind == .comment else { return false }
    return index == 0 || follower(of: index - 1) == nil
  }

  /// Where the token before an entry ends.
  func previousEnd(_ entry: OpenStepEntry) -> Int? {
    entry.tokens.lowerBound > 0 ? tokens[entry.tokens.lowerBound - 1].range.upperBound : nil
  }

  /// The token that follows on the same line.
  func follower(_ entry: OpenStepEntry) -> OpenStepToken? {
    follower(of: entry.tokens.upperBound - 1)
  }

  private func follower(of index: Int) -> OpenStepToken? {
    guard index + 1 < tokens.count else { return nil }
    let next = tokens[index + 1]
    return file.hasLineEnd(tokens[index].range.upperBound..<next.range.lowerBound) ? nil : next
  }

  /// Where the line on which an entry ends does, comments behind it included; nil where another entry
  /// begins on it.
  func lineEnd(_ entry: OpenStepEntry) -> Int? {
    var index = entry.tokens.upperBound - 1
    while let next = follower(of: index) {
      guard next.kind == .comment else { return nil }
      index += 1
    }
    return tokens[index].range.upperBound
  }
}
