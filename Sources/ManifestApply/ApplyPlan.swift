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
    case write(path: String, bytes: [UInt8])
    case remove(path: String)
  }

  package let oldRecord: AppliedRecord
  package internal(set) var newRecord = AppliedRecord()
  package internal(set) var outcomes: [Outcome] = []
  package internal(set) var findings: [Finding]
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
      try plan(wanted.files, in: folder)
      return
    }
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
  package var isRecordStale: Bool { newRecord != oldRecord }

  /// What to write and to remove, in this order.
  ///
  /// Before the first file changes, the record holds both what was ours and what will be; after the
  /// last, what is. So the next run knows everything that a run killed between two files leaves.
  package var steps: [Step] {
    let write = { (record: AppliedRecord) in
      Step.write(path: AppliedRecord.fileName, bytes: Array(record.text.utf8))
    }
    var steps: [Step] = []
    var written = oldRecord
    if !changed.isEmpty, newRecord.union(oldRecord) != oldRecord {
      written = newRecord.union(oldRecord)
      steps.append(write(written))
    }
    for outcome in changed {
      steps.append(
        outcome.fate == .removed
          ? .remove(path: outcome.path) : .write(path: outcome.path, bytes: outcome.bytes)
      )
    }
    if newRecord != written { steps.append(write(newRecord)) }
    return steps
  }
}
