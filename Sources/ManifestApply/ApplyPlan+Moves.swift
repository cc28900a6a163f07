internal import AppFileFormats
internal import ManifestDiagnostics
internal import ManifestMerging

/// A file that somebody has moved: another folder before what stays of its path, or another name behind it.
struct Move {
  let from: [Substring]
  let to: [Substring]
  private let start: Int
  private let end: Int

  init(from: String, to: String) {
    (self.from, self.to) = (from.split(separator: "/"), to.split(separator: "/"))
    end = zip(self.from.reversed(), self.to.reversed()).prefix { $0 == $1 }.count
    let rest = min(self.from.count, self.to.count) - end
    start = zip(self.from, self.to).prefix(rest).prefix { $0 == $1 }.count
  }

  /// How many parts of the path stay, at its end and at its start.
  var sharedParts: Int { start + end }

  /// Where another file went that was moved in the same way; nil if it was elsewhere.
  func applied(to path: String) -> String? {
    let parts = path.split(separator: "/")
    if end > 0 {
      let old = from.dropLast(end)
      guard parts.starts(with: old) else { return nil }
      return (to.dropLast(end) + parts.dropFirst(old.count)).joined(separator: "/")
    }
    // Its name changed.
    guard let oldName = from.last, let newName = to.last, parts.last == oldName else { return nil }
    return (parts.dropLast() + [newName]).joined(separator: "/")
  }
}

extension ApplyPlan {
  /// Where a file was before somebody moved it: nothing is there anymore, and what we put into it is here.
  static func pathBeforeMove<Folder: AppFolder>(
    of wanted: WantedFile,
    among records: [String: AppliedRecord.File],
    in folder: Folder
  ) throws(Folder.Failure) -> String? {
    let candidates = records.filter { $0.value.kind == wanted.kind }.map { path, record in
      (path: path, record: record, shared: Move(from: path, to: wanted.path).sharedParts)
    }
    .filter { $0.shared > 0 }.sorted { ($0.shared, $1.path) > ($1.shared, $0.path) }
    guard !candidates.isEmpty, let here = try source(wanted.path, in: folder) else { return nil }
    for (path, record, _) in candidates where try folder.contents(of: path) == nil {
      let entries = record.applied.entries.map(\.entry)
      let merged = try? wanted.merger.merge(here, wanted: entries, applied: AppliedEntries())
      if merged?.bytes == here.bytes { return path }
    }
    return nil
  }
}
