/// What is to be done to a file's entries: the rule that all mergers follow.
///
/// What the record says is ours is made right or taken out. What is not ours stays: an equal entry is
/// adopted, a different one under our key is a conflict.
struct EntryPlan {
  var added: [MergeEntry] = []
  var changed: [(entry: MergeEntry, from: String)] = []
  var removed: [MergeEntry] = []
  /// What is wanted where a value of somebody else's stands.
  var conflicts: [MergeEntry] = []

  /// What is found is the file's values by key.
  init(found: [String: String], wanted: [MergeEntry], applied: [MergeEntry]) {
    let ours = Set(applied.map(\.key))
    for entry in wanted {
      guard let value = found[entry.key] else {
        added.append(entry)
        continue
      }
      // By bytes: to Swift a letter with its accent and the two apart are one text.
      guard !value.utf8.elementsEqual(entry.value.utf8) else { continue }
      if ours.contains(entry.key) {
        changed.append((entry, from: value))
      } else {
        conflicts.append(entry)
      }
    }
    let stays = Set(wanted.map(\.key))
    for entry in applied where !stays.contains(entry.key) {
      if let value = found[entry.key] { removed.append(MergeEntry(entry.key, value)) }
    }
  }

  var changes: [MergeChange] {
    added.map { .added($0) } + changed.map { .changed($0.entry, from: $0.from) }
      + removed.map { .removed($0) }
  }
}
