internal import AppFileFormats
package import ManifestFindings
package import ManifestMerging

/// The changes to an app's files that make them match the manifest.
///
/// Making a plan only reads the folder. If the findings include an error, nothing may be written, so that an app never
/// mixes values of two versions of the manifest.
package struct ApplyPlan {
  package struct Outcome {
    package enum Fate {
      case unchanged, changed, created, removed
    }

    package var path: String
    package var kind: FileKind
    package var fate: Fate
    package var changes: [MergeChange]
    /// The new content of the file.
    package var bytes: [UInt8]
    /// The old content; nil if there was no file.
    package var read: [UInt8]?
    /// If the file is removed, folders below `base` that become empty are removed, too.
    package var base = ""
  }

  package enum Step: Equatable {
    /// `read` are the old bytes of the file; nil if there was none.
    case write(path: String, bytes: [UInt8], read: [UInt8]?)
    /// Folders below `base` that become empty are removed, too.
    case remove(path: String, read: [UInt8], base: String)
  }

  package let oldRecord: AppliedRecord
  /// The file with the old record; nil before the first run.
  let recordFile: SourceFile?
  package internal(set) var newRecord = AppliedRecord()
  package internal(set) var outcomes: [Outcome] = []
  package internal(set) var findings: [FileFinding]
  /// The messages that `reportOnce` has reported, by their ranges in `configuration`.
  var reportedOnce: [SourceRange: Set<String>] = [:]
  /// `app.yaml`, or the options that replace it.
  let configuration: SourceFile

  package init<Folder: AppFolder>(
    _ wanted: WantedFiles,
    from configuration: SourceFile,
    in folder: Folder
  ) throws(Folder.Failure) {
    self.configuration = configuration
    findings = wanted.findings.map { FileFinding($0, in: configuration) }
    guard let record = try Self.source(AppliedRecord.fileName, in: folder) else {
      oldRecord = AppliedRecord()
      recordFile = nil
      try plan(wanted.files, in: folder)
      return
    }
    recordFile = record
    switch AppliedRecord.read(record) {
    case .success(let record):
      oldRecord = record
      try plan(wanted.files, in: folder)
    case .failure(let refusal):
      // Without a readable record, it is unknown which entries nd-config wrote, so the files cannot be checked.
      oldRecord = AppliedRecord()
      findings.append(FileFinding(refusal.finding, in: record))
    }
  }

  package var hasErrors: Bool { findings.contains { $0.finding.severity == .error } }
  package var changed: [Outcome] { outcomes.filter { $0.fate != .unchanged } }
  package var hasRecord: Bool { recordFile != nil }
  package var isRecordStale: Bool { newRecord != oldRecord }

  /// The files to write and to remove, in this order.
  ///
  /// Before the first file changes, the record holds both the old and the new entries; after the last one, it holds
  /// only the new entries. So the next run knows all entries, even if this run is killed between two files.
  package var steps: [Step] {
    var steps: [Step] = []
    var written = oldRecord
    var writtenBytes = recordFile?.bytes
    func write(_ record: AppliedRecord) {
      let bytes = Array(record.text.utf8)
      steps.append(.write(path: AppliedRecord.fileName, bytes: bytes, read: writtenBytes))
      (written, writtenBytes) = (record, bytes)
    }
    if !changed.isEmpty, newRecord.union(oldRecord) != oldRecord {
      write(newRecord.union(oldRecord))
    }
    for outcome in changed {
      steps.append(
        outcome.fate == .removed
          ? .remove(path: outcome.path, read: outcome.read ?? [], base: outcome.base)
          : .write(path: outcome.path, bytes: outcome.bytes, read: outcome.read)
      )
    }
    guard newRecord != written else { return steps }
    if newRecord.files.isEmpty, let writtenBytes {
      // An empty record is removed, so that nothing of nd-config remains.
      steps.append(.remove(path: AppliedRecord.fileName, read: writtenBytes, base: ""))
    } else {
      write(newRecord)
    }
    return steps
  }
}

extension ApplyPlan {
  mutating func plan<Folder: AppFolder>(
    _ files: [WantedFile],
    in folder: Folder
  ) throws(Folder.Failure) {
    let owners = owners(of: files, in: folder)
    let others = try firstOthers(files, in: folder)
    let paths = Set(files.map(\.path))
    var left = oldRecord.files.filter { !paths.contains($0.key) }
    // The record may list a wanted file under another path that leads to the same file, such as a link.
    var otherNames: [String: [String]] = [:]
    var lost: [String] = []
    for path in left.keys.sorted() {
      guard let identity = folder.identity(of: path) else {
        lost.append(path)
        continue
      }
      if let owner = owners[identity] { otherNames[owner.path, default: []].append(path) }
    }
    var moves = MoveSearch(lost.map { (path: $0, kind: left[$0]?.kind) })
    for file in files {
      var recorded = oldRecord.files[file.path].flatMap { $0.kind == file.kind ? $0 : nil }
      for path in otherNames[file.path] ?? [] {
        guard let old = left[path], old.kind == file.kind else { continue }
        recorded = recorded?.union(old) ?? old
        left[path] = nil
      }
      if recorded == nil, let path = try moves.pathBeforeMove(of: file, among: left, in: folder) {
        recorded = left.removeValue(forKey: path)
      }
      try plan(file, recorded, others, in: folder)
    }
    for path in lost {
      // A file that app.yaml no longer names was possibly moved together with files that it names.
      guard let new = moves.pathAfterMove(of: path, outside: paths) else { continue }
      guard let recorded = left.removeValue(forKey: path) else { continue }
      guard let other = left[new] else {
        left[new] = recorded
        continue
      }
      if other.kind == recorded.kind { left[new] = other.union(recorded) }
    }
    try planUnwanted(left, owners, in: folder)
    setBases(files)
    findings += ResourceNames(outcomes, in: folder).findings(files)
  }

  /// The wanted files that exist, by identity.
  ///
  /// If two paths lead to the same file, they are reported, even if the file does not exist yet.
  private mutating func owners<Folder: AppFolder>(
    of files: [WantedFile],
    in folder: Folder
  ) -> [Folder.Identity: WantedFile] {
    var owners: [Folder.Identity: WantedFile] = [:]
    var places: [FoldedPath: (file: WantedFile, path: String)] = [:]
    for file in files {
      let identity = folder.identity(of: file.path)
      let path = folder.pathWithoutLinks(file.path) ?? file.path
      let place = places[FoldedPath(path)]
      if let other = identity.flatMap({ owners[$0] }) ?? place?.file {
        // If the folded paths are equal, the duplicate has already been reported.
        guard FoldedPath(other.path) != FoldedPath(file.path) else { continue }
        let isEverywhere = identity.map { owners[$0] != nil } ?? (place?.path == path)
        report(.namedTwice(file, as: other, isEverywhere: isEverywhere))
        continue
      }
      places[FoldedPath(path)] = (file, path)
      if let identity { owners[identity] = file }
    }
    return owners
  }

  /// Removes the entries that nd-config wrote from files that app.yaml no longer names.
  private mutating func planUnwanted<Folder: AppFolder>(
    _ records: [String: AppliedRecord.File],
    _ owners: [Folder.Identity: WantedFile],
    in folder: Folder
  ) throws(Folder.Failure) {
    var found: [(source: SourceFile, path: String, recorded: AppliedRecord.File)] = []
    var positions: [Folder.Identity: Int] = [:]
    for (path, recorded) in records.sorted(by: { $0.key < $1.key }) {
      guard let source = try Self.source(path, in: folder),
        let identity = folder.identity(of: path)
      else { continue }
      // app.yaml still names this file, but as another kind.
      guard owners[identity] == nil else { continue }
      guard let position = positions[identity] else {
        positions[identity] = found.count
        found.append((source, path, recorded))
        continue
      }
      let first = found[position]
      if first.recorded.kind == recorded.kind {
        found[position].recorded = first.recorded.union(recorded)
      } else {
        reportKinds(path, first.path)
      }
    }
    for (source, path, recorded) in found {
      merge(source, .unwanted(path, recorded.kind), recorded)
      // Only entries that the app already had remain in the file, so the record no longer lists the file.
      newRecord.files[path] = nil
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
      return findings.append(FileFinding(error.finding, in: file))
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

  /// The key in `originals` for the text of a file that had no content.
  private static let wholeFile = "file"

  /// The original text of a file that had no content; nil for any other file.
  private func emptyText(of source: SourceFile, _ applied: AppliedEntries) -> String? {
    if let recorded = applied.originals[Self.wholeFile] { return recorded }
    guard source.bytes.count == source.textStart, applied.isEmpty else { return nil }
    return source.text(0..<source.bytes.count)
  }

  /// Whether a file contains only the text that its format requires.
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

  mutating func report(_ finding: Finding) {
    findings.append(FileFinding(finding, in: configuration))
  }

  private mutating func reportKinds(_ path: String, _ other: String) {
    guard let recordFile else { return }
    let finding = Finding(
      "apply-invalid-record",
      "`\(other)` and `\(path)` are the same file, but require different contents",
      at: SourceRange(0, 0)
    )
    findings.append(FileFinding(finding, in: recordFile))
  }

  private mutating func reportMissing(_ message: String, _ wanted: WantedFile) {
    reportOnce(Finding("apply-missing-file", message, at: wanted.range))
  }

  /// Reports a problem of a key in app.yaml once, even if the key names many files.
  mutating func reportOnce(_ finding: Finding) {
    let isNew = reportedOnce[finding.range, default: []].insert(finding.message).inserted
    if isNew { report(finding) }
  }

  // MARK: Files

  static func source<Folder: AppFolder>(
    _ path: String,
    in folder: Folder
  ) throws(Folder.Failure) -> SourceFile? {
    let bytes = try folder.contents(of: path)
    return bytes.map { SourceFile(path: AppPath.joined(folder.name, path), bytes: $0) }
  }

  /// Sets `base` for each removed file: the folder below which folders that become empty are removed.
  private mutating func setBases(_ files: [WantedFile]) {
    var bases: [FileKind: [String]] = [:]
    for file in files {
      guard let base = file.creatableUnder, bases[file.kind]?.contains(base) != true else {
        continue
      }
      bases[file.kind, default: []].append(base)
    }
    for index in outcomes.indices where outcomes[index].fate == .removed {
      let parent = AppPath.folder(of: AppPath.folder(of: outcomes[index].path))
      let base = bases[outcomes[index].kind]?.first {
        $0.isEmpty || parent == $0 || parent.hasPrefix($0 + "/")
      }
      outcomes[index].base = base ?? parent
    }
  }
}
