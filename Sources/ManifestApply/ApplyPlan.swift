internal import AppFileFormats
package import ManifestDiagnostics
package import ManifestMerging

/// What is to be done to an app's files so that they hold what the manifest asks for.
///
/// Pure: it looks at the folder and changes nothing. If there is an error among the findings, nothing
/// may be written, so that an app is never half of one manifest and half of another.
package struct ApplyPlan {
  package struct Outcome {
    package enum Fate {
      case unchanged, changed, created, removed
    }

    package var path: String
    package var kind: FileKind
    package var fate: Fate
    package var changes: [MergeChange]
    /// The whole file as it should be.
    package var bytes: [UInt8]
    /// The whole file as it was; nil if there was none.
    package var read: [UInt8]?
    /// Of folders below this one, those that removing the file empties are removed, too.
    package var base = ""
  }

  /// A finding with the file that it is about.
  package struct Finding {
    package var file: SourceFile
    package var diagnostic: Diagnostic

    package init(file: SourceFile, diagnostic: Diagnostic) {
      self.file = file
      self.diagnostic = diagnostic
    }
  }

  package enum Step: Equatable {
    /// `read` is what the bytes are based on, nil where there was no file.
    case write(path: String, bytes: [UInt8], read: [UInt8]?)
    /// Folders under `base` that are empty afterwards are removed, too.
    case remove(path: String, read: [UInt8], base: String)
  }

  package let oldRecord: AppliedRecord
  /// Nil if there is none.
  let recordFile: SourceFile?
  package internal(set) var newRecord = AppliedRecord()
  package internal(set) var outcomes: [Outcome] = []
  package internal(set) var findings: [Finding]
  /// The messages of `reportOnce`, by the range in `configuration`.
  var reportedOnce: [SourceRange: Set<String>] = [:]
  /// `app.yaml`, or the flags in its stead.
  let configuration: SourceFile

  package init<Folder: AppFolder>(
    _ wanted: WantedFiles,
    from configuration: SourceFile,
    in folder: Folder
  ) throws(Folder.Failure) {
    self.configuration = configuration
    findings = wanted.diagnostics.map { Finding(file: configuration, diagnostic: $0) }
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
      // What is ours is not known, so nothing can be said about the files.
      oldRecord = AppliedRecord()
      findings.append(Finding(file: record, diagnostic: refusal.diagnostic))
    }
  }

  package var hasErrors: Bool { findings.contains { $0.diagnostic.severity == .error } }
  package var changed: [Outcome] { outcomes.filter { $0.fate != .unchanged } }
  package var hasRecord: Bool { recordFile != nil }
  package var isRecordStale: Bool { newRecord != oldRecord }

  /// What to write and to remove, in this order.
  ///
  /// Before the first file changes, the record holds both what was ours and what will be; after the
  /// last, what is. So the next run knows everything that a run killed between two files leaves.
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
      // A record of nothing would be the one thing that stays of us.
      steps.append(.remove(path: AppliedRecord.fileName, read: writtenBytes, base: ""))
    } else {
      write(newRecord)
    }
    return steps
  }
}
