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

  @OptionGroup var allow: AllowOption

  @Flag(help: "Write nothing; list all pending changes, and exit with 1 if there are any.")
  var check = false

  @Flag(help: "With --check, print the changes as a unified diff.")
  var diff = false

  @Flag(
    name: .customLong("init"),
    help: "Write app.yaml with the files in the app's folder as comments."
  )
  var lists = false

  @Option(
    help:
      "The format of findings, with --check: text for people; json, sarif or github for programs."
  )
  var format = FindingFormat.text

  func validate() throws {
    guard !lists || !check else {
      throw ValidationError("--init writes app.yaml; give it without --check.")
    }
    guard check || !diff else { throw ValidationError("--diff requires --check.") }
    guard !app.isEmpty else { throw ValidationError("--app requires a folder.") }
    guard check || format == .text else { throw ValidationError("--format requires --check.") }
  }

  func run() throws {
    let report = FindingReport(format)
    try report.complete { try run(report) }
  }

  private func run(_ report: FindingReport) throws {
    let (manifest, checked) = try ManifestSource.resolve(
      source.path(),
      allowing: allow.rules,
      reportingTo: report
    )
    if report.isText { ManifestSource.countWarnings(checked) }
    let folder = try AppFolderOnDisk(app)
    if lists { return try writeList(folder, manifest) }
    let (configuration, file) = try configuration(in: folder, report)
    let wanted = WantedFiles(configuration, manifest)
    let plan: ApplyPlan
    if check {
      plan = try self.plan(wanted, file, folder, report)
    } else {
      plan = try folder.folder.withLock {
        let plan = try self.plan(wanted, file, folder, report)
        try folder.write(plan)
        return plan
      }
    }
    if check { return try printPending(plan, folder, report) }
    try printLines(plan.changed.map { ($0.path, $0.lines) })
    let count = counted(plan.outcomes.count, "file", "files")
    say("\(folder.name): \(count), \(plan.changed.count) changed")
    if !plan.changed.isEmpty {
      say("review the changes, and commit them with \(AppliedRecord.fileName)")
    }
  }

  private var command: String { "nd-config apply --app \(shellWord(app))" }
  private var hint: String { "`\(command) --init` lists the app's files" }

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
    in folder: AppFolderOnDisk,
    _ report: FindingReport
  ) throws -> (AppConfiguration, SourceFile) {
    let path = folder.folder.display("app.yaml")
    guard let bytes = try folder.contents(of: "app.yaml") else {
      throw FileError("read", path, reason: "\(Folder.missing); \(hint)")
    }
    let file = SourceFile(path: path, bytes: bytes)
    let (configuration, findings) = AppConfiguration.read(file)
    try report.add(findings.map { FileFinding($0, in: file) })
    guard let configuration, !findings.hasErrors else { throw ExitCode(1) }
    if configuration.isEmpty { say("\(file.path) names no file; \(hint)") }
    return (configuration, file)
  }

  /// Makes the plan; if it has errors, prints them and exits with status 1.
  private func plan(
    _ wanted: WantedFiles,
    _ file: SourceFile,
    _ folder: AppFolderOnDisk,
    _ report: FindingReport
  ) throws -> ApplyPlan {
    let plan = try ApplyPlan(wanted, from: file, in: folder)
    try report.add(plan.findings.map { FileFinding($0.finding, in: $0.file) })
    guard !plan.hasErrors else {
      let errors = plan.findings.count { $0.finding.severity == .error }
      let count = counted(errors, "error", "errors")
      say("\(folder.name): \(count); nothing was changed")
      throw ExitCode(1)
    }
    return plan
  }

  /// Prints what a run would change, and exits with status 1 if there is anything.
  private func printPending(
    _ plan: ApplyPlan,
    _ folder: AppFolderOnDisk,
    _ report: FindingReport
  ) throws {
    guard !plan.changed.isEmpty || plan.isRecordStale else { return }
    var pending = plan.changed.map { (path: $0.path, lines: $0.lines) }
    if pending.isEmpty {
      pending = [
        (AppliedRecord.fileName, [plan.hasRecord ? "record is stale" : "record is missing"])
      ]
    }
    for (path, lines) in pending where !report.isText {
      let message = lines.joined(separator: "\n")
      let shown = folder.folder.display(path)
      let help = "run `\(command)`"
      try report.add([OutputFindings.finding("stale-app-file", message, path: shown, help: help)])
    }
    if diff {
      for outcome in plan.changed {
        let text = UnifiedDiff(path: outcome.path, old: outcome.read, new: outcome.bytes).text
        try standardOutput.write(text)
      }
    } else if report.isText {
      try printLines(pending)
    }
    say("\(folder.name): out of date; run `\(command)`")
    throw ExitCode(1)
  }

  private func printLines(_ files: [(path: String, lines: [String])]) throws {
    let width = files.map { cells($0.path) }.max() ?? 0
    for (path, lines) in files {
      for line in lines { try standardOutput.writeLine(padded(path, to: width + 2) + line) }
    }
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
