internal import AppFileFormats
internal import ManifestDiagnostics
internal import ManifestMerging

extension ApplyPlan {
  mutating func plan<Folder: AppFolder>(
    _ files: [WantedFile],
    in folder: Folder
  ) throws(Folder.Failure) {
    var owners: [Folder.Identity: WantedFile] = [:]
    for file in files {
      guard let identity = folder.identity(of: file.path) else { continue }
      if let other = owners[identity], other.path != file.path {
        report(.namedTwice(file, as: other))
      } else {
        owners[identity] = file
      }
    }
    let others = try firstOthers(files, in: folder)
    let paths = Set(files.map(\.path))
    var left = oldRecord.files.filter { !paths.contains($0.key) }
    var moves: [Move] = []
    for file in files {
      var recorded = oldRecord.files[file.path].flatMap { $0.kind == file.kind ? $0 : nil }
      // The record may know the file by another of its names.
      for (path, old) in left where old.kind == file.kind {
        guard let identity = folder.identity(of: path), owners[identity]?.path == file.path else {
          continue
        }
        recorded = recorded?.union(old) ?? old
        left[path] = nil
      }
      if recorded == nil, let path = try Self.pathBeforeMove(of: file, among: left, in: folder) {
        recorded = left.removeValue(forKey: path)
        moves.append(Move(from: path, to: file.path))
      }
      try plan(file, recorded, others, in: folder)
    }
    for (oldPath, recorded) in left.sorted(by: { $0.key < $1.key }) {
      // A file that app.yaml no longer names may have been moved with the others.
      let path =
        folder.identity(of: oldPath) == nil
        ? moves.lazy.compactMap { $0.applied(to: oldPath) }.first { !paths.contains($0) } ?? oldPath
        : oldPath
      guard let source = try Self.source(path, in: folder) else { continue }
      merge(source, .unwanted(path, recorded.kind), recorded)
      // What was found in a file that app.yaml no longer names is not followed any further.
      newRecord.files[path] = nil
    }
    for index in outcomes.indices where outcomes[index].fate == .removed {
      outcomes[index].base = Self.base(of: outcomes[index], files)
    }
  }

  private mutating func plan<Folder: AppFolder>(
    _ wanted: WantedFile,
    _ recorded: AppliedRecord.File?,
    _ others: [String: OtherText],
    in folder: Folder
  ) throws(Folder.Failure) {
    if let source = try Self.source(wanted.path, in: folder) {
      return merge(source, wanted, recorded)
    }
    guard !wanted.entries.isEmpty else { return }
    guard let base = wanted.creatableUnder else {
      return reportMissing("file `\(wanted.path)` does not exist", wanted)
    }
    guard folder.hasFolder(base) else {
      return reportMissing("folder `\(base)` does not exist", wanted)
    }
    if let table = wanted.table, let other = others[table] {
      return reportShared(table, wanted, other)
    }
    let empty = SourceFile(path: AppPath.joined(folder.name, wanted.path), bytes: [])
    let created = AppliedRecord.File(
      kind: wanted.kind,
      isCreated: true,
      applied: AppliedEntries()
    )
    merge(empty, wanted, created)
    guard outcomes.last?.path == wanted.path else { return }
    outcomes[outcomes.count - 1].fate = .created
    outcomes[outcomes.count - 1].read = nil
  }

  private mutating func merge(
    _ source: SourceFile,
    _ wanted: WantedFile,
    _ recorded: AppliedRecord.File?
  ) {
    let (path, kind) = (wanted.path, wanted.kind)
    let applied = recorded?.applied ?? AppliedEntries()
    var merged: MergedFile
    do {
      merged = try wanted.merger.merge(source, wanted: wanted.entries, applied: applied)
    } catch {
      let file = error.file ?? source
      return findings.append(Finding(file: file, diagnostic: error.diagnostic))
    }
    let isCreated = recorded?.isCreated ?? false
    let isBare = merged.applied.isEmpty && Self.isBare(merged.bytes, kind, applied)
    if !isCreated, let empty = emptyText(of: source, applied) {
      if merged.applied.isEmpty {
        if isBare { merged.bytes = Array(empty.utf8) }
      } else {
        merged.applied.originals[Self.wholeFile] = empty
      }
    }
    var fate = merged.bytes == source.bytes ? Outcome.Fate.unchanged : .changed
    if isCreated, isBare { fate = .removed }
    outcomes.append(
      Outcome(
        path: path,
        kind: kind,
        fate: fate,
        changes: merged.changes,
        bytes: merged.bytes,
        read: source.bytes
      )
    )
    guard !merged.applied.isEmpty else { return }
    newRecord.files[path] = AppliedRecord.File(
      kind: kind,
      isCreated: isCreated,
      applied: merged.applied
    )
  }

  /// The name of the original of a file that had no content, not even what its format needs.
  private static let wholeFile = "file"

  /// The text of a file that had no content before we came; nil for any other.
  private func emptyText(of source: SourceFile, _ applied: AppliedEntries) -> String? {
    if let recorded = applied.originals[Self.wholeFile] { return recorded }
    guard source.bytes.count == source.textStart, applied.isEmpty else { return nil }
    return source.text(0..<source.bytes.count)
  }

  /// Whether a file holds only what its format needs.
  private static func isBare(
    _ bytes: [UInt8],
    _ kind: FileKind,
    _ applied: AppliedEntries
  ) -> Bool {
    guard !bytes.isEmpty else { return true }
    let empty = SourceFile(path: "", bytes: [])
    let entries = applied.entries.map(\.entry)
    guard
      let full = try? kind.merger.merge(empty, wanted: entries, applied: AppliedEntries()),
      let bare = try? kind.merger.merge(
        SourceFile(path: "", bytes: full.bytes),
        wanted: [],
        applied: full.applied
      )
    else { return false }
    return bytes == bare.bytes
  }

  // MARK: Findings

  mutating func report(_ diagnostic: Diagnostic) {
    findings.append(Finding(file: configuration, diagnostic: diagnostic))
  }

  /// A key that names many files is reported once for each thing that is missing.
  private mutating func reportMissing(_ message: String, _ wanted: WantedFile) {
    let diagnostic = Diagnostic("apply-missing-file", message, at: wanted.range)
    if !findings.contains(where: { $0.diagnostic == diagnostic }) { report(diagnostic) }
  }

  // MARK: Files

  static func source<Folder: AppFolder>(
    _ path: String,
    in folder: Folder
  ) throws(Folder.Failure) -> SourceFile? {
    let bytes = try folder.contents(of: path)
    return bytes.map { SourceFile(path: AppPath.joined(folder.name, path), bytes: $0) }
  }

  /// The folder under which we created the folders of a file; at least the file's own was ours.
  private static func base(of outcome: Outcome, _ files: [WantedFile]) -> String {
    let parent = AppPath.folder(of: AppPath.folder(of: outcome.path))
    let bases = files.compactMap { $0.kind == outcome.kind ? $0.creatableUnder : nil }
    return bases.first { $0.isEmpty || parent == $0 || parent.hasPrefix($0 + "/") } ?? parent
  }
}
