import CountryManifest
import ManifestDiagnostics
import ManifestMerging

/// The files of an app, compared to what the manifest requires.
///
/// If one file is refused, no file is changed, so that an app never mixes two manifests.
struct AppFiles {
  let folder: String
  let oldRecord: AppliedRecord
  private(set) var newRecord = AppliedRecord()
  private(set) var outcomes: [Outcome] = []
  /// Each with the file that it concerns.
  private(set) var findings: [(file: SourceFile, diagnostic: Diagnostic)] = []

  struct Outcome {
    enum Fate {
      case unchanged, changed, made, removed
    }

    var path: String
    var kind: FileKind
    var fate: Fate
    var changes: [MergeChange]
    /// All of the file.
    var text = ""
  }

  /// A larger file does not hold the texts of an app.
  static let sizeLimit = 64 << 20

  init(
    _ folder: String,
    _ layout: SourceFile,
    _ wanted: WantedFiles
  ) throws(FileError) {
    self.folder = folder
    findings = wanted.diagnostics.map { (layout, $0) }
    let recordPath = Self.path(AppliedRecord.fileName, in: folder)
    guard let bytes = try readFileIfPresent(recordPath, limit: AppliedRecord.sizeLimit) else {
      oldRecord = AppliedRecord()
      try plan(wanted, layout)
      return
    }
    let file = SourceFile(path: recordPath, bytes: bytes)
    let (record, diagnostics) = AppliedRecord.read(file)
    oldRecord = record ?? AppliedRecord()
    findings += diagnostics.map { (file, $0) }
    // Without the record, it is unknown which entries are ours.
    if record != nil { try plan(wanted, layout) }
  }

  var hasErrors: Bool { findings.contains { $0.diagnostic.severity == .error } }
  var changed: [Outcome] { outcomes.filter { $0.fate != .unchanged } }
  var isRecordStale: Bool { newRecord != oldRecord }

  // MARK: Planning

  private mutating func plan(_ wanted: WantedFiles, _ layout: SourceFile) throws(FileError) {
    var owners: [FileIdentity: WantedFile] = [:]
    for file in wanted.files {
      guard let identity = FileIdentity(path(file.path)) else { continue }
      if let other = owners[identity], other.path != file.path {
        findings.append((layout, .namedTwice(file, as: other)))
      } else {
        owners[identity] = file
      }
    }
    let paths = Set(wanted.files.map(\.path))
    var left = oldRecord.files.filter { !paths.contains($0.key) }
    for file in wanted.files {
      var applied = oldRecord.files[file.path].flatMap { $0.kind == file.kind ? $0 : nil }
      // The record may have the file under another name.
      for (path, old) in left where old.kind == file.kind {
        guard let identity = FileIdentity(self.path(path)), owners[identity]?.path == file.path
        else { continue }
        applied = AppliedRecord.File(
          kind: file.kind,
          isMade: old.isMade,
          entries: (applied?.entries ?? []) + old.entries
        )
        left[path] = nil
      }
      try plan(file, applied, layout)
    }
    for (path, file) in left.sorted(by: { $0.key < $1.key }) {
      guard let source = try source(path) else { continue }
      // Only `app.yaml` can name files outside the app's folder; the record cannot.
      guard isInFolder(source.path) else {
        findings.append((source, Self.leadsOut))
        continue
      }
      merge(source, path, file.kind, wanted: [], file)
    }
  }

  private func isInFolder(_ path: String) -> Bool {
    guard let folder = realPath(folder), let target = realPath(path) else { return false }
    return target.hasPrefix(folder == "/" ? folder : folder + "/")
  }

  private static let leadsOut = Diagnostic(
    "apply-path-outside-app",
    "the record names this file, which a link moves outside the app's folder",
    at: SourceRange(0, 0),
    help: "remove the link, or the file's entry in `\(AppliedRecord.fileName)`"
  )

  private mutating func plan(
    _ wanted: WantedFile,
    _ applied: AppliedRecord.File?,
    _ layout: SourceFile
  ) throws(FileError) {
    if let source = try source(wanted.path) {
      return merge(source, wanted.path, wanted.kind, wanted: wanted.entries, applied)
    }
    guard !wanted.entries.isEmpty else { return }
    guard let base = wanted.makeableUnder else {
      return missing("file `\(wanted.path)` does not exist", wanted, layout)
    }
    guard isFolder(path(base)) else {
      return missing("folder `\(base)` does not exist", wanted, layout)
    }
    let none = SourceFile(path: path(wanted.path), bytes: [])
    let made = AppliedRecord.File(kind: wanted.kind, isMade: true, entries: [])
    merge(none, wanted.path, wanted.kind, wanted: wanted.entries, made)
    if outcomes.last?.path == wanted.path { outcomes[outcomes.count - 1].fate = .made }
  }

  private mutating func missing(_ message: String, _ wanted: WantedFile, _ layout: SourceFile) {
    let diagnostic = Diagnostic("apply-missing-file", message, at: wanted.place)
    let isReported = findings.contains { $0.diagnostic == diagnostic }
    if !isReported { findings.append((layout, diagnostic)) }
  }

  private mutating func merge(
    _ source: SourceFile,
    _ path: String,
    _ kind: FileKind,
    wanted: [MergeEntry],
    _ recorded: AppliedRecord.File?
  ) {
    let applied = recorded?.entries ?? []
    let merged: MergedFile
    do throws(MergeRefusal) {
      merged = try kind.merger.merge(source, wanted: wanted, applied: applied)
    } catch {
      return findings.append((source, error.diagnostic))
    }
    var outcome = Outcome(path: path, kind: kind, fate: .unchanged, changes: merged.changes)
    outcome.text = String(decoding: merged.bytes, as: UTF8.self)
    if merged.bytes != source.bytes { outcome.fate = .changed }
    let isMade = recorded?.isMade ?? false
    if isMade, merged.applied.isEmpty, Self.isBare(merged.bytes, kind, applied) {
      outcome.fate = .removed
    }
    outcomes.append(outcome)
    guard !merged.applied.isEmpty else { return }
    newRecord.files[path] = AppliedRecord.File(
      kind: kind,
      isMade: isMade,
      entries: merged.applied
    )
  }

  /// Whether a file that nd-config created has no content left but what its format requires.
  private static func isBare(_ bytes: [UInt8], _ kind: FileKind, _ applied: [MergeEntry]) -> Bool {
    let merger = kind.merger
    let none = SourceFile(path: "", bytes: [])
    guard let full = try? merger.merge(none, wanted: applied, applied: []),
      let bare = try? merger.merge(
        SourceFile(path: "", bytes: full.bytes),
        wanted: [],
        applied: full.applied
      )
    else { return bytes.isEmpty }
    return bytes.isEmpty || bytes == bare.bytes
  }

  // MARK: Paths

  private func source(_ path: String) throws(FileError) -> SourceFile? {
    let path = self.path(path)
    let bytes = try readFileIfPresent(path, limit: Self.sizeLimit)
    return bytes.map { SourceFile(path: path, bytes: $0) }
  }

  func path(_ path: String) -> String { Self.path(path, in: folder) }

  static func path(_ path: String, in folder: String) -> String {
    if path.isEmpty { return folder }
    return folder == "." ? path : folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }
}
