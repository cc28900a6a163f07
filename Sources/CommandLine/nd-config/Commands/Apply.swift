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
      .nd-config.applied.json next to app.yaml; commit it. If a file cannot be parsed, or has a \
      different value under one of our names, no file is changed at all. Everything else that an app \
      needs, the build takes as `nd-config generate` writes it.
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

  @Flag(help: "List every entry instead of a line per file.")
  var verbose = false

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
    let manifest = try ManifestSource.resolve(
      source.path(),
      allowing: allow.rules,
      reportingTo: report
    )
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
    if report.isText {
      try printChanges(plan, folder.name)
    } else {
      try report.add(changes(plan, folder))
    }
    if check, !plan.changed.isEmpty || plan.isRecordStale { throw ExitCode(1) }
  }

  private func hint(_ folder: AppFolderOnDisk) -> String {
    "`\(command(folder.name, "--init"))` lists the app's files"
  }

  /// The `nd-config apply` command for this folder and manifest, for a shell.
  private func command(_ folder: String, _ option: String = "") -> String {
    let words =
      ["nd-config apply", "--app", shellWord(folder)]
      + (source.manifest.map { ["--manifest", shellWord($0)] } ?? []) + [option]
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

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
      : "Uncomment the app's files, then run `\(command(folder.name, "--check"))`"
    try standardOutput.writeLine("Wrote \(path). \(next).")
  }

  /// Reads app.yaml; exits with status 1 if it has errors.
  private func configuration(
    in folder: AppFolderOnDisk,
    _ report: FindingReport
  ) throws -> (AppConfiguration, SourceFile) {
    let path = folder.folder.display("app.yaml")
    guard let bytes = try folder.contents(of: "app.yaml") else {
      throw FileError("read", path, reason: "\(Folder.missing); \(hint(folder))")
    }
    let file = SourceFile(path: path, bytes: bytes)
    let (configuration, findings) = AppConfiguration.read(file)
    try report.addShown(findings.map { FileFinding($0, in: file) })
    guard let configuration, !findings.hasErrors else { throw ExitCode(1) }
    if configuration.isEmpty { say("\(file.path) names no file; \(hint(folder))") }
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
    try report.addShown(plan.findings.map { FileFinding($0.finding, in: $0.file) })
    guard !plan.hasErrors else {
      let errors = plan.findings.count { $0.finding.severity == .error }
      let count = counted(errors, "error", "errors")
      say("\(folder.name): \(count); nothing was changed")
      throw ExitCode(1)
    }
    return plan
  }

  /// The changes as findings, for the formats that programs read.
  private func changes(_ plan: ApplyPlan, _ folder: AppFolderOnDisk) -> [FileFinding] {
    let help = "run `\(command(folder.name))`"
    var findings = plan.changed.map { outcome in
      OutputFindings.finding(
        "stale-app-file",
        outcome.lines.joined(separator: "\n"),
        path: folder.folder.display(outcome.path),
        help: help
      )
    }
    if findings.isEmpty, plan.isRecordStale {
      let path = folder.folder.display(AppliedRecord.fileName)
      findings.append(
        OutputFindings.finding("stale-app-file", "record is stale", path: path, help: help)
      )
    }
    return findings
  }

  private func printChanges(_ plan: ApplyPlan, _ folder: String) throws {
    if diff {
      for outcome in plan.changed { try standardOutput.write(outcome.diff) }
    } else {
      try printSummary(plan)
    }
    let count = counted(plan.outcomes.count, "file", "files")
    let changed = plan.changed.count
    guard check else {
      say("\(folder): \(count), \(changed) changed")
      if changed > 0 { for line in nextSteps(folder) { say(line) } }
      return
    }
    if changed == 0, plan.isRecordStale {
      let state = plan.hasRecord ? "stale" : "missing"
      try standardOutput.writeLine("\(AppliedRecord.fileName)  \(state)")
    }
    if changed > 0 || plan.isRecordStale {
      say("\(folder): out of date; run `\(command(folder))`")
    }
  }

  /// The next steps for the app's developer.
  private func nextSteps(_ folder: String) -> [String] {
    [
      "  next  review the changes, and commit them with \(AppliedRecord.fileName)",
      "        build the app, and look at a text of each new language",
      "        run `\(command(folder, "--check"))` in CI",
    ]
  }

  /// One line per file; with `--verbose`, one per entry.
  private func printSummary(_ plan: ApplyPlan) throws {
    let width = plan.changed.map(\.path.count).max() ?? 0
    for outcome in plan.changed {
      let path = outcome.path + String(repeating: " ", count: width - outcome.path.count + 2)
      for line in verbose ? outcome.lines : [outcome.summary] {
        try standardOutput.writeLine(path + line)
      }
    }
  }
}

/// The text that `apply` prints about a file.
extension ApplyPlan.Outcome {
  /// The numbers of changes, on one line: `knownRegions 2 added, 1 removed`.
  var summary: String {
    var (added, changed, removed) = (0, 0, 0)
    for change in changes {
      switch change {
      case .added: added += 1
      case .changed: changed += 1
      case .removed: removed += 1
      }
    }
    let counts = [("added", added), ("changed", changed), ("removed", removed)].filter { $0.1 > 0 }
    return list + counts.map { action, count in "\(count) \(action)" }.joined(separator: ", ")
  }

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

  /// The change as a unified diff.
  var diff: String {
    UnifiedDiff(
      path: path,
      old: String(decoding: read, as: UTF8.self),
      new: String(decoding: bytes, as: UTF8.self)
    ).text
  }
}

extension MergeEntry {
  fileprivate var line: String { value.isEmpty ? key : "\(key) = \(value)" }
}
