import ArgumentParser
import CountryManifest
import ManifestApply
import ManifestCompiler
import ManifestFindings
import ToolSupport
import YAMLTree

struct Apply: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Merge the manifest into the files of an app.",
    discussion: """
        nd-config apply --app ../ios --init
        nd-config apply --app ../ios
        nd-config apply --app ../ios --check

      The app's folder contains app.yaml, which lists the files: entitlements, Xcode projects, \
      Info.plists and Smartling configurations. Entries that nd-config owns are added, updated or \
      removed; every other byte is preserved. The record of these entries is \
      .nd-config.applied.json next to app.yaml; commit it. If one file is refused, none is changed.
      """
  )

  @Option(
    help: ArgumentHelp("The app's folder, which contains app.yaml.", valueName: "folder"),
    completion: .directory
  )
  var app: String

  @OptionGroup var source: ManifestOption

  @Flag(help: "Write nothing; list all pending changes, and exit with 1 if there are any.")
  var check = false

  @Flag(help: "With --check, print the changes as a unified diff.")
  var diff = false

  @Flag(
    name: .customLong("init"),
    help: "Write app.yaml with the files in the app's folder as comments."
  )
  var lists = false

  func validate() throws {
    guard !lists || !check else {
      throw ValidationError("--init writes app.yaml; give it without --check.")
    }
    guard check || !diff else { throw ValidationError("--diff requires --check.") }
    guard !app.isEmpty else { throw ValidationError("--app requires a folder.") }
  }

  func run() throws {
    let (manifest, checked) = try ManifestSource.resolve(source.path())
    ManifestSource.countWarnings(checked)
    let folder = try AppFolderOnDisk(app)
    if lists { return try writeList(folder, manifest) }
    let (configuration, file) = try configuration(in: folder)
    let wanted = WantedFiles(configuration, manifest)
    if check { return try printPending(plan(wanted, file, folder), folder) }
    let plan = try folder.folder.withLock {
      let plan = try self.plan(wanted, file, folder)
      try folder.write(plan)
      return plan
    }
    try printChanges(plan)
    let count = counted(plan.outcomes.count, "file", "files")
    say("\(folder.name): \(count), \(plan.changed.count) changed")
  }

  private var command: String { "nd-config apply --app \(shellWord(app))" }

  /// Writes an app.yaml with comments alone; replaces only an empty file.
  private func writeList(_ folder: AppFolderOnDisk, _ manifest: ResolvedManifest) throws {
    let path = folder.folder.display("app.yaml")
    let list = AppFileList(folder)
    try folder.folder.withLock {
      let old = try folder.contents(of: "app.yaml")
      guard old?.allSatisfy(\.isWhitespace) ?? true else {
        let reason = "File exists; change it, or delete it for a new list"
        throw FileError("write", path, reason: reason)
      }
      let text = list.text(variants: manifest.apps.map(\.name))
      let change = FileChange("app.yaml", bytes: Array(text.utf8), replacing: old)
      try folder.folder.write([change], isDurable: true)
    }
    let next =
      list.isEmpty
      ? "\(folder.name) contains no file to merge into"
      : "Uncomment the app's files, then run `\(command) --check`"
    try standardOutput.writeLine("Wrote \(path). \(next).")
  }

  /// Reads app.yaml; exits with status 1 if it has errors.
  private func configuration(
    in folder: AppFolderOnDisk
  ) throws -> (AppConfiguration, SourceFile) {
    let path = folder.folder.display("app.yaml")
    guard let bytes = try folder.contents(of: "app.yaml") else {
      let reason = "\(Folder.missing); `\(command) --init` lists the app's files"
      throw FileError("read", path, reason: reason)
    }
    let file = SourceFile(path: path, bytes: bytes)
    let (configuration, findings) = AppConfiguration.read(file)
    try report(findings.map { FileFinding($0, in: file) }, folder)
    if configuration.isEmpty { say("\(file.path) names no file of the app") }
    return (configuration, file)
  }

  /// Makes the plan and prints its findings; exits with status 1 if it has errors.
  private func plan(
    _ wanted: WantedFiles,
    _ file: SourceFile,
    _ folder: AppFolderOnDisk
  ) throws -> ApplyPlan {
    let plan = try ApplyPlan(wanted, from: file, in: folder)
    try report(plan.findings, folder)
    return plan
  }

  /// Prints what a run would change, and exits with status 1 if there is anything.
  private func printPending(_ plan: ApplyPlan, _ folder: AppFolderOnDisk) throws {
    guard !plan.changed.isEmpty || plan.isRecordStale else { return }
    if plan.changed.isEmpty { try standardOutput.writeLine("\(AppliedRecord.fileName): stale") }
    if diff {
      for outcome in plan.changed {
        let text = UnifiedDiff(path: outcome.path, old: outcome.read, new: outcome.bytes).text
        try standardOutput.write(text)
      }
    } else {
      try printChanges(plan)
    }
    say("\(folder.name): out of date; run `\(command)`")
    throw ExitCode(1)
  }

  private func printChanges(_ plan: ApplyPlan) throws {
    for outcome in plan.changed {
      for line in outcome.lines { try standardOutput.writeLine("\(outcome.path): \(line)") }
    }
  }

  /// Prints findings; exits with status 1 if one of them is an error.
  private func report(_ findings: [FileFinding], _ folder: AppFolderOnDisk) throws {
    try ManifestSource.write(findings)
    let errors = findings.count { $0.finding.severity == .error }
    guard errors > 0 else { return }
    say("\(folder.name): \(counted(errors, "error", "errors")); nothing was changed")
    throw ExitCode(1)
  }
}

/// The text that `apply` prints about a file.
extension ApplyPlan.Outcome {
  /// The changes of the file, one line per entry.
  var lines: [String] {
    changes.map { change in
      switch change {
      case .added(let entry): "\(list)+ \(entry.line)"
      case .changed(let entry, let old): "\(list)~ \(entry.line), was \(old)"
      case .removed(let entry): "\(list)- \(entry)"
      }
    }
  }

  private var list: String { kind.listName.isEmpty ? "" : "\(kind.listName) " }
}

extension MergeEntry {
  fileprivate var line: String { value.isEmpty ? key : "\(key) = \(value)" }
}
