internal import AppFileFormats
package import ManifestFindings
package import ManifestMerging

/// The changes to an app's files that make them match the manifest.
///
/// Making a plan only reads the folder. If the findings include an error, nothing may be written, so that an app never
/// mixes values of two versions of the manifest.
package struct ApplyPlan {
  package struct Outcome {
    package var path: String
    package var kind: FileKind
    package var changes: [MergeChange]
    /// The new content of the file.
    package var bytes: [UInt8]
    /// The old content.
    package var read: [UInt8]

    package var isChanged: Bool { bytes != read }
  }

  package enum Step: Equatable {
    /// `read` are the old bytes of the file; nil if there was none.
    case write(path: String, bytes: [UInt8], read: [UInt8]?)
    case remove(path: String, read: [UInt8])
  }

  package let oldRecord: AppliedRecord
  /// The file with the old record; nil before the first run.
  let recordFile: SourceFile?
  package internal(set) var newRecord = AppliedRecord()
  package internal(set) var outcomes: [Outcome] = []
  package internal(set) var findings: [FileFinding]
  /// `app.yaml`.
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
      reportFormerKinds()
      try plan(wanted.files, in: folder)
    case .failure(let refusal):
      // Without a readable record, it is unknown which entries nd-config wrote, so the files cannot be checked.
      oldRecord = AppliedRecord()
      findings.append(FileFinding(refusal.finding, in: record))
    }
  }

  package var hasErrors: Bool { findings.contains { $0.finding.severity == .error } }
  package var changed: [Outcome] { outcomes.filter(\.isChanged) }
  package var hasRecord: Bool { recordFile != nil }
  package var isRecordStale: Bool { newRecord != oldRecord }

  /// The files to write, in this order.
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
      steps.append(.write(path: outcome.path, bytes: outcome.bytes, read: outcome.read))
    }
    guard newRecord != written else { return steps }
    if newRecord.files.isEmpty, let writtenBytes {
      // An empty record is removed, so that nothing of nd-config remains.
      steps.append(.remove(path: AppliedRecord.fileName, read: writtenBytes))
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
    let paths = Set(files.map(\.path))
    var left = oldRecord.files.filter { !paths.contains($0.key) }
    // The record may list a wanted file under another path that leads to the same file, such as a link.
    var otherNames: [String: [String]] = [:]
    for path in left.keys.sorted() {
      guard let owner = folder.identity(of: path).flatMap({ owners[$0] }) else { continue }
      otherNames[owner.path, default: []].append(path)
    }
    for file in files {
      var recorded = oldRecord.files[file.path].flatMap { $0.kind == file.kind ? $0 : nil }
      for path in otherNames[file.path] ?? [] {
        guard let old = left[path], old.kind == file.kind else { continue }
        recorded = recorded?.union(old) ?? old
        left[path] = nil
      }
      try plan(file, recorded, in: folder)
    }
    try planUnwanted(left, owners, in: folder)
  }

  /// The wanted files that exist, by identity; reports two paths that lead to the same file.
  private mutating func owners<Folder: AppFolder>(
    of files: [WantedFile],
    in folder: Folder
  ) -> [Folder.Identity: WantedFile] {
    var owners: [Folder.Identity: WantedFile] = [:]
    for file in files {
      guard let identity = folder.identity(of: file.path) else { continue }
      guard let other = owners[identity] else {
        owners[identity] = file
        continue
      }
      // If the folded paths are equal, the duplicate has already been reported.
      guard FoldedPath(other.path) != FoldedPath(file.path) else { continue }
      report(.namedTwice(file, as: other, isEverywhere: true))
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
    in folder: Folder
  ) throws(Folder.Failure) {
    if let source = try Self.source(wanted.path, in: folder) {
      merge(source, wanted, recorded)
    } else if !wanted.entries.isEmpty {
      let message = "file `\(wanted.path)` does not exist"
      report(Finding("apply-missing-file", message, at: wanted.range))
    }
  }

  private mutating func merge(
    _ source: SourceFile,
    _ wanted: WantedFile,
    _ recorded: AppliedRecord.File?
  ) {
    let merged: MergedFile
    do {
      merged = try wanted.merger.merge(
        source,
        wanted: wanted.entries,
        applied: recorded?.applied ?? AppliedEntries()
      )
    } catch {
      return findings.append(FileFinding(error.finding, in: source))
    }
    for entry in merged.stopped { report(.otherSpelling(entry, in: wanted)) }
    outcomes.append(
      Outcome(
        path: wanted.path,
        kind: wanted.kind,
        changes: merged.changes,
        bytes: merged.bytes,
        read: source.bytes
      )
    )
    guard !merged.applied.isEmpty else { return }
    newRecord.files[wanted.path] = AppliedRecord.File(kind: wanted.kind, applied: merged.applied)
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

  /// Names the kinds of recorded files that are no longer edited; the new record does not have these files.
  private mutating func reportFormerKinds() {
    guard let recordFile, !oldRecord.formerKinds.isEmpty else { return }
    let kinds = listing(oldRecord.formerKinds.sorted())
    let finding = Finding(
      "apply-former-kind",
      "files of the kinds \(kinds) are no longer edited; they stay as they are",
      at: SourceRange(0, 0),
      severity: .warning,
      help: "delete our entries from these files when the build takes the generated ones"
    )
    findings.append(FileFinding(finding, in: recordFile))
  }

  // MARK: Files

  static func source<Folder: AppFolder>(
    _ path: String,
    in folder: Folder
  ) throws(Folder.Failure) -> SourceFile? {
    let bytes = try folder.contents(of: path)
    return bytes.map { SourceFile(path: AppPath.joined(folder.name, path), bytes: $0) }
  }
}

extension Finding {
  /// The finding for an entry that a file has in another spelling.
  fileprivate static func otherSpelling(_ stopped: StoppedEntry, in file: WantedFile) -> Finding {
    let (own, other) = (stopped.entry.key, stopped.other)
    return Finding(
      "apply-other-spelling",
      "`\(file.path)` has `\(other)`, so `\(own)` is not added",
      at: file.range,
      severity: .warning,
      help: file.kind == .entitlements
        ? "write `\(own)` in the file"
        : "write `\(own)` in the file, or `\(other)` in the manifest"
    )
  }
}
