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
  package private(set) var newRecord = AppliedRecord()
  package private(set) var outcomes: [Outcome] = []
  package private(set) var findings: [Finding]
  /// `app.yaml`, or the flags in its stead.
  private let configuration: SourceFile

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

  // MARK: Planning

  private mutating func plan<Folder: AppFolder>(
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
    let paths = Set(files.map(\.path))
    var left = oldRecord.files.filter { !paths.contains($0.key) }
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
      try plan(file, recorded, in: folder)
    }
    for (path, recorded) in left.sorted(by: { $0.key < $1.key }) {
      guard let source = try Self.source(path, in: folder) else { continue }
      // The user decides what `app.yaml` names; the record alone is not enough to leave the folder.
      guard Self.isInFolder(path, folder) else {
        findings.append(Finding(file: source, diagnostic: Self.outside))
        continue
      }
      merge(source, path, recorded.kind, wanted: [], recorded)
    }
  }

  private mutating func plan<Folder: AppFolder>(
    _ wanted: WantedFile,
    _ recorded: AppliedRecord.File?,
    in folder: Folder
  ) throws(Folder.Failure) {
    if let source = try Self.source(wanted.path, in: folder) {
      return merge(source, wanted.path, wanted.kind, wanted: wanted.entries, recorded)
    }
    guard !wanted.entries.isEmpty else { return }
    guard let base = wanted.creatableUnder else {
      return reportMissing("file `\(wanted.path)` does not exist", wanted)
    }
    guard folder.hasFolder(base) else { return reportMissing("folder `\(base)` does not exist", wanted) }
    let empty = SourceFile(path: AppPath.joined(folder.name, wanted.path), bytes: [])
    let created = AppliedRecord.File(
      kind: wanted.kind,
      isCreated: true,
      applied: AppliedEntries()
    )
    merge(empty, wanted.path, wanted.kind, wanted: wanted.entries, created)
    if outcomes.last?.path == wanted.path { outcomes[outcomes.count - 1].fate = .created }
  }

  private mutating func merge(
    _ source: SourceFile,
    _ path: String,
    _ kind: FileKind,
    wanted: [MergeEntry],
    _ recorded: AppliedRecord.File?
  ) {
    let applied = recorded?.applied ?? AppliedEntries()
    let merged: MergedFile
    do {
      merged = try kind.merger.merge(source, wanted: wanted, applied: applied)
    } catch {
      return findings.append(Finding(file: source, diagnostic: error.diagnostic))
    }
    var fate = merged.bytes == source.bytes ? Outcome.Fate.unchanged : .changed
    let isCreated = recorded?.isCreated ?? false
    if isCreated, merged.applied.isEmpty, Self.isBare(merged.bytes, kind, applied) {
      fate = .removed
    }
    outcomes.append(
      Outcome(path: path, kind: kind, fate: fate, changes: merged.changes, bytes: merged.bytes)
    )
    guard !merged.applied.isEmpty else { return }
    newRecord.files[path] = AppliedRecord.File(
      kind: kind,
      isCreated: isCreated,
      applied: merged.applied
    )
  }

  /// Whether a file that we created holds only what its format needs.
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

  private mutating func report(_ diagnostic: Diagnostic) {
    findings.append(Finding(file: configuration, diagnostic: diagnostic))
  }

  /// A key that names many files is reported once for each thing that is missing.
  private mutating func reportMissing(_ message: String, _ wanted: WantedFile) {
    let diagnostic = Diagnostic("apply-missing-file", message, at: wanted.range)
    if !findings.contains(where: { $0.diagnostic == diagnostic }) { report(diagnostic) }
  }

  private static let outside = Diagnostic(
    "apply-path-outside-app",
    "the record names this file, which a link moves outside the app's folder",
    at: SourceRange(0, 0),
    help: "remove the link, or the file's entry in `\(AppliedRecord.fileName)`"
  )

  // MARK: Files

  private static func source<Folder: AppFolder>(
    _ path: String,
    in folder: Folder
  ) throws(Folder.Failure) -> SourceFile? {
    let bytes = try folder.contents(of: path)
    return bytes.map { SourceFile(path: AppPath.joined(folder.name, path), bytes: $0) }
  }

  /// Whether a path, with all links followed, is still below the folder.
  static func isInFolder(_ path: String, _ folder: some AppFolder) -> Bool {
    guard let root = folder.resolvedPath(of: ""), let target = folder.resolvedPath(of: path) else {
      return false
    }
    return target.utf8.starts(with: (root.hasSuffix("/") ? root : root + "/").utf8)
  }
}
