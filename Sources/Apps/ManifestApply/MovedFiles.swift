internal import AppFileFormats
internal import ManifestFindings
internal import ManifestMerging

/// The old and the new path of a moved file, which differ at the start (a folder) or at the end (the name).
struct Move {
  let from: [Substring]
  let to: [Substring]
  private let start: Int
  private let end: Int

  init(from: String, to: String) {
    self.init(from: from.split(separator: "/"), to: to.split(separator: "/"))
  }

  init(from: [Substring], to: [Substring]) {
    (self.from, self.to) = (from, to)
    let shorter = min(from.count, to.count)
    var end = 0
    while end < shorter, from[from.count - 1 - end] == to[to.count - 1 - end] { end += 1 }
    var start = 0
    while start < shorter - end, from[start] == to[start] { start += 1 }
    (self.start, self.end) = (start, end)
  }

  /// The number of path components that the old and the new path share, at the start and at the end.
  var sharedParts: Int { start + end }

  /// The new path of another file that was moved in the same way; nil if the move does not apply.
  func applied(to path: String) -> String? { applied(to: path.split(separator: "/")) }

  func applied(to parts: [Substring]) -> String? {
    if end > 0 {
      let old = from.dropLast(end)
      guard parts.starts(with: old) else { return nil }
      return (to.dropLast(end) + parts.dropFirst(old.count)).joined(separator: "/")
    }
    // The last components differ, so the file was renamed.
    guard let oldName = from.last, let newName = to.last, parts.last == oldName else { return nil }
    return (parts.dropLast() + [newName]).joined(separator: "/")
  }
}

/// Searches for recorded files that were moved.
struct MoveSearch {
  private struct LostFile {
    var path: String
    var parts: [Substring]
  }

  /// The recorded files that no longer exist, sorted by path.
  private var lost: [FileKind: [LostFile]] = [:]
  private var moves: [Move] = []

  /// How many more pairs of paths may be compared.
  ///
  /// The limits `pairsLeft` and `bytesLeft` are far above the needs of an app. When one of them is used up, the
  /// remaining files count as removed.
  private var pairsLeft = 1_000_000
  /// How many more bytes of files may be compared with the record.
  private var bytesLeft = 16 << 20

  init(_ files: [(path: String, kind: FileKind?)]) {
    for (path, kind) in files {
      guard let kind else { continue }
      lost[kind, default: []].append(LostFile(path: path, parts: path.split(separator: "/")))
    }
  }

  /// The path of a wanted file before it was moved; nil if no such path is found.
  ///
  /// A recorded path is taken as the former path if no file is there now, and if the wanted file contains all entries
  /// recorded for that path.
  mutating func pathBeforeMove<Folder: AppFolder>(
    of wanted: WantedFile,
    among records: [String: AppliedRecord.File],
    in folder: Folder
  ) throws(Folder.Failure) -> String? {
    let lost = lost[wanted.kind] ?? []
    guard !lost.isEmpty, lost.count <= pairsLeft, bytesLeft > 0,
      let here = try ApplyPlan.source(wanted.path, in: folder)
    else { return nil }
    pairsLeft -= lost.count
    let parts = wanted.path.split(separator: "/")
    var candidates: [Int: [LostFile]] = [:]
    for file in lost {
      let shared = Move(from: file.parts, to: parts).sharedParts
      if shared > 0 { candidates[shared, default: []].append(file) }
    }
    for file in candidates.sorted(by: { $0.key > $1.key }).flatMap(\.value) {
      guard let record = records[file.path], try folder.contents(of: file.path) == nil else {
        continue
      }
      bytesLeft -= here.bytes.count + 100 * record.applied.entries.count + 1_000
      guard bytesLeft > 0 else { return nil }
      let entries = record.applied.entries.map(\.entry)
      let merged = try? wanted.merger.merge(here, wanted: entries, applied: AppliedEntries())
      guard merged?.bytes == here.bytes else { continue }
      moves.append(Move(from: file.parts, to: parts))
      return file.path
    }
    return nil
  }

  /// The new path of a lost file if the file was moved like another file; paths in `paths` are ignored.
  mutating func pathAfterMove(of path: String, outside paths: Set<String>) -> String? {
    let parts = path.split(separator: "/")
    for move in moves where pairsLeft > 0 {
      pairsLeft -= 1
      if let new = move.applied(to: parts), !paths.contains(new) { return new }
    }
    return nil
  }
}

/// Finds string tables that contain the app's texts besides ours, which come from the manifest.
///
/// If a language got a new file with only our texts, the app would show keys instead of its other texts.
extension ApplyPlan {
  /// A text of the app, and the file that contains it.
  struct OtherText {
    var key: String
    var path: String
  }

  /// For each table that would get a new file, the first text that is not ours, by the table's path.
  func firstOthers<Folder: AppFolder>(
    _ files: [WantedFile],
    in folder: Folder
  ) throws(Folder.Failure) -> [String: OtherText] {
    var others: [String: OtherText] = [:]
    for (table, files) in Dictionary(grouping: files, by: \.table) {
      guard let table, files.contains(where: { folder.identity(of: $0.path) == nil }) else {
        continue
      }
      let ours = Set(files.flatMap { $0.entries.map(\.key) })
      let parts = StringsTable(table)
      for name in folder.folders(in: parts.base).sorted()
      where others[table] == nil && StrayFolders.isLanguage(name, parts.folder) {
        let path = parts.path(in: name)
        guard let file = try Self.source(path, in: folder) else { continue }
        let recorded = Set(oldRecord.files[path]?.applied.entries.map(\.key) ?? [])
        // An unreadable file is refused separately.
        let keys = (try? StringsMerger.keys(of: file)) ?? []
        let other = keys.first { !ours.contains($0) && !recorded.contains($0) }
        others[table] = other.map { OtherText(key: $0, path: path) }
      }
    }
    return others
  }

  /// Refuses, with one finding per table, to add languages to a table that has other texts.
  mutating func reportShared(_ table: String, _ wanted: WantedFile, _ other: OtherText) {
    let folder = AppPath.folder(of: table)
    let own = ["Countries.strings", "CountryNames.strings"].map { AppPath.joined(folder, $0) }
    let finding = Finding(
      "apply-shared-table",
      table.hasSuffix(".stringsdict")
        ? "`\(table)` is for plurals; our texts have none"
        : "table `\(table)` has texts that are not ours, such as `\(other.key)` in `\(other.path)`;"
          + " a new language in it would lack them",
      at: wanted.range,
      help: "use a separate table: `strings: \"\(own.first { $0 != table } ?? table)\"`"
    )
    reportOnce(finding)
  }
}
