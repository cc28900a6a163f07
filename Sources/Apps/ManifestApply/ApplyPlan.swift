internal import AppFileFormats
package import ManifestFindings

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

  package var changed: [Outcome] { outcomes.filter(\.isChanged) }
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
  private mutating func plan<Folder: AppFolder>(
    _ files: [WantedFile],
    in folder: Folder
  ) throws(Folder.Failure) {
    // The record can name a file by another spelling of the same path.
    var recorded: [FoldedPath: AppliedRecord.File] = [:]
    for (path, file) in oldRecord.files.sorted(by: { $0.key < $1.key }) {
      let folded = FoldedPath(path)
      recorded[folded] = recorded[folded].map { $0.kind == file.kind ? $0.union(file) : $0 } ?? file
    }
    let paths = Set(files.map { FoldedPath($0.path) })
    for file in files {
      let known = recorded[FoldedPath(file.path)].flatMap { $0.kind == file.kind ? $0 : nil }
      if let source = try Self.source(file.path, in: folder) {
        merge(source, file, known?.applied)
      } else {
        let message = "file `\(file.path)` does not exist"
        report(Finding("apply-missing-file", message, at: file.range))
      }
    }
    // From a file that app.yaml no longer names, the entries are removed.
    for (path, file) in oldRecord.files.sorted(by: { $0.key < $1.key })
    where !paths.contains(FoldedPath(path)) {
      guard let source = try Self.source(path, in: folder) else { continue }
      let none = WantedFile(path: path, kind: file.kind, entries: [], range: SourceRange(0, 0))
      merge(source, none, file.applied)
    }
  }

  private mutating func merge(
    _ source: SourceFile,
    _ wanted: WantedFile,
    _ applied: AppliedEntries?
  ) {
    let merged: MergedFile
    do throws(FileRefusal) {
      merged = try wanted.kind.merge(
        source,
        wanted: wanted.entries,
        applied: applied ?? AppliedEntries()
      )
    } catch {
      return findings.append(FileFinding(error.finding, in: source))
    }
    for entry in merged.stopped { report(.stopped(entry, in: wanted)) }
    findings += merged.findings.map { FileFinding($0, in: source) }
    outcomes.append(
      Outcome(
        path: wanted.path,
        kind: wanted.kind,
        changes: merged.changes,
        bytes: merged.bytes,
        read: source.bytes
      )
    )
    guard !merged.applied.keys.isEmpty else { return }
    newRecord.files[wanted.path] = AppliedRecord.File(kind: wanted.kind, applied: merged.applied)
  }

  // MARK: Findings

  private mutating func report(_ finding: Finding) {
    findings.append(FileFinding(finding, in: configuration))
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
      help: "delete these entries when the build takes the generated files"
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
  /// The finding for an entry that is not added, because the file has it in another form.
  fileprivate static func stopped(_ stopped: StoppedEntry, in file: WantedFile) -> Finding {
    let (own, other) = (stopped.entry.key, stopped.other)
    if stopped.isCovered {
      return Finding(
        "apply-covered-entry",
        "`\(other)` in `\(file.path)` covers `\(own)`, so it is not added",
        at: file.range,
        severity: .warning,
        help: "delete `\(other)` if the app is only to open the manifest's hosts"
      )
    }
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
