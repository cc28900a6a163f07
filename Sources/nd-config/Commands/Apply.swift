import ArgumentParser
import CountryManifest
import ManifestCompiler
import ManifestDiagnostics
import ManifestMerging
import YAMLTree

struct Apply: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Merge the manifest into the files of an app.",
    discussion: """
      The app's folder contains app.yaml, which lists the files: entitlements, Xcode projects, \
      strings, Smartling configurations, the Android module. Entries that nd-config owns are \
      added, updated or removed; every other byte is preserved. The record of these entries is \
      .nd-config.applied.json next to app.yaml; commit it. If a file cannot be parsed, or has a \
      different value under one of our names, no file is changed at all.
      """
  )

  @Option(
    help: ArgumentHelp("The app's folder, which contains app.yaml.", valueName: "folder"),
    completion: .directory
  )
  var app: String

  @OptionGroup var source: ManifestOption

  @OptionGroup(title: "Options instead of app.yaml (give all of them on every run)") var flags:
    LayoutFlags

  @Flag(help: "Write nothing; list what would change, and exit with 1 if anything would.")
  var check = false

  func validate() throws {
    guard !app.isEmpty else { throw ValidationError("--app requires a folder.") }
  }

  func run() throws {
    let (manifest, checked) = try ManifestSource.resolve(source.path)
    if !checked.diagnostics.isEmpty { try ManifestSource.report(checked) }
    // `ios/` becomes `ios`; `/` stays as it is.
    let folder = app.last == "/" && app.count > 1 ? String(app.dropLast()) : app
    let file = try layoutFile(in: folder)
    let (layout, diagnostics) = AppLayout.read(file)
    try report(diagnostics.map { (file, $0) })
    guard let layout, !diagnostics.hasErrors else { throw ExitCode(1) }
    let wanted = WantedFiles(layout, manifest)
    let files: AppFiles
    if check {
      files = try plan(folder, file, wanted)
    } else {
      files = try withLock(on: folder) {
        let files = try plan(folder, file, wanted)
        try files.apply()
        return files
      }
    }
    // Folders that were just removed are no longer unknown.
    let folders = AppFolders(folder, layout, manifest)
    try report((folders.leftOut + folders.strays).inReadingOrder().map { (file, $0) })
    try printChanges(files)
    if check, !files.changed.isEmpty || files.isRecordStale { throw ExitCode(1) }
  }

  private func layoutFile(in folder: String) throws -> SourceFile {
    if let file = flags.file { return file }
    let path = AppFiles.path("app.yaml", in: folder)
    return SourceFile(path: path, bytes: try readFile(path, limit: Limits().size))
  }

  /// Exits with status 1 if there is a refusal, after reporting all of them.
  private func plan(
    _ folder: String,
    _ file: SourceFile,
    _ wanted: WantedFiles
  ) throws -> AppFiles {
    let files = try AppFiles(folder, file, wanted)
    try report(files.findings)
    guard !files.hasErrors else {
      let errors = files.findings.count { $0.diagnostic.severity == .error }
      say("\(folder): \(ManifestSource.counted(errors, "error", "errors")); nothing was changed")
      throw ExitCode(1)
    }
    return files
  }

  private func report(_ findings: [(file: SourceFile, diagnostic: Diagnostic)]) throws {
    let renderer = TextRenderer(usesColor: standardOutput.usesColor)
    for finding in findings {
      try standardOutput.write(renderer.render(finding.diagnostic, in: finding.file))
    }
  }

  private func printChanges(_ files: AppFiles) throws {
    let width = files.changed.map(\.path.count).max() ?? 0
    for outcome in files.changed {
      let path = outcome.path + String(repeating: " ", count: width - outcome.path.count + 2)
      for line in outcome.lines { try standardOutput.writeLine(path + line) }
    }
    let count = ManifestSource.counted(files.outcomes.count, "file", "files")
    let changed = files.changed.count
    guard check else {
      return say("\(files.folder): \(count), \(changed) changed")
    }
    if changed == 0, files.isRecordStale {
      try standardOutput.writeLine("\(AppliedRecord.fileName)  stale")
    }
    if changed > 0 || files.isRecordStale {
      say("\(files.folder): out of date; run `nd-config apply`")
    }
  }
}

extension AppFiles.Outcome {
  /// What changes in the file, one line per entry.
  fileprivate var lines: [String] {
    let list = kind.listName.isEmpty ? "" : "\(kind.listName) "
    let entries = changes.map { change in
      switch change {
      case .added(let entry): "\(list)+ \(entry.line)"
      case .changed(let entry, let old): "\(list)~ \(entry.line), was \(old)"
      case .removed(let entry): "\(list)- \(entry.key)"
      }
    }
    switch fate {
    case .made:
      return ["new file, \(ManifestSource.counted(entries.count, "entry", "entries"))"]
    case .removed: return ["removed, because nothing else is in it"]
    case .changed, .unchanged: return entries
    }
  }
}

extension MergeEntry {
  fileprivate var line: String { value.isEmpty ? key : "\(key) = \(value)" }
}
