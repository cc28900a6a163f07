import ArgumentParser
import ManifestCompiler
import ManifestFindings
import ToolSupport

struct Validate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check the manifest and report every error with its location.",
    discussion: """
        nd-config validate
        nd-config validate --warnings-as-errors --format github
        nd-config validate --fix --diff

      Exits with status 1 if there are errors. Warnings alone exit with 0, so a build continues. \
      Each finding ends with the id of its rule in brackets; run `nd-config explain` with that id \
      to learn more about the rule. Several manifests are checked one after the other.
      """
  )

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, sarif, github
  }

  @Argument(
    help: ArgumentHelp("The manifests; one is the same as --manifest.", valueName: "manifest"),
    completion: .file(extensions: ["yaml", "yml"])
  )
  var files: [String] = []

  @OptionGroup var source: ManifestOption

  @Option(
    help:
      "Do not report the warnings of this rule; repeatable. A comment allows one: # nd-config: allow RULE: reason"
  )
  var allow: [String] = []

  @Option(
    help: "The format of findings: text for people; json, sarif or github for programs."
  )
  var format = Format.text

  @Flag(help: "Exit with status 1 if there are warnings, too.")
  var warningsAsErrors = false

  @Flag(
    help:
      "Apply every fix that cannot change the manifest's meaning, and report the remaining findings."
  )
  var fix = false

  @Flag(help: "With --fix: print the changes as a diff instead of writing them.")
  var diff = false

  func validate() throws {
    guard fix || !diff else { throw ValidationError("--diff requires --fix.") }
    for rule in allow {
      switch Findings.page(for: rule)?.severity {
      case .warning: continue
      case .error: throw ValidationError("'\(rule)' is an error; only warnings can be allowed.")
      case nil:
        let warnings = Findings.all.filter { $0.severity == .warning }.map(\.id.name)
        throw unknown("rule", rule, among: warnings)
      }
    }
  }

  /// The current IDs of the allowed rules, whose former IDs can be given, too.
  private var allowedRules: Set<String> {
    Set(allow.compactMap { Findings.page(for: $0)?.id.name })
  }

  func run() throws {
    let paths = files.isEmpty || source.manifest != nil ? files + [try source.path()] : files
    var manifests: [CheckedManifest] = []
    var status: Int32 = 0
    for path in paths {
      let checked: CheckedManifest
      do {
        checked = try fix ? fixed(path) : ManifestSource.check(path, allowing: allowedRules)
      } catch {
        // The other files are still checked.
        say("nd-config: \(error)")
        status = 2
        continue
      }
      manifests.append(checked)
      if format == .text, !diff { try ManifestSource.report(checked) }
      let isFine = warningsAsErrors ? checked.findings.isEmpty : !checked.findings.hasErrors
      if !isFine { status = max(status, 1) }
    }
    if !diff { try write(manifests, isList: paths.count > 1) }
    if status != 0 { throw ExitCode(status) }
  }

  /// Fixes the manifest in its file, and returns the fixed manifest.
  ///
  /// With `--diff`, the changes are printed instead, and the unchanged manifest is returned.
  private func fixed(_ path: String) throws -> CheckedManifest {
    guard !diff else {
      let checked = try ManifestSource.check(path, allowing: allowedRules)
      let (old, new) = (
        checked.file.bytes, FixedManifest(checked, allowing: allowedRules).checked.file.bytes
      )
      if new != old { try standardOutput.write(UnifiedDiff(path: path, old: old, new: new).text) }
      return checked
    }
    return try ManifestFile(path).edit {
      let checked = try ManifestSource.check(path, allowing: allowedRules)
      let result = FixedManifest(checked, allowing: allowedRules)
      for (line, finding) in result.fixed {
        say("\(path):\(line): \(finding.fix?.title ?? "") [\(finding.id)]")
      }
      return (checked.file.bytes, result.checked)
    }
  }

  /// Writes the findings in a format for programs; as JSON, one object, or an array of objects for several manifests.
  private func write(_ manifests: [CheckedManifest], isList: Bool) throws {
    let limit = ManifestSource.shownFindings
    let findings = manifests.flatMap { checked in
      checked.findings.prefix(limit).map { FileFinding($0, in: checked.file) }
        + checked.allowed.prefix(limit).map { FileFinding($0, in: checked.file) }
    }
    switch format {
    case .text: break
    case .json:
      let renderer = JSONRenderer(toolVersion: version, limit: limit)
      let objects = manifests.map {
        renderer.render($0.findings, allowed: $0.allowed, in: $0.file)
      }
      let text = isList ? "[\n\(objects.joined(separator: ",\n"))]\n" : objects.joined()
      try standardOutput.write(text)
    case .sarif:
      let renderer = SARIFRenderer(toolVersion: version, pages: Findings.all)
      try standardOutput.write(renderer.render(findings))
    case .github: try standardOutput.writeAnnotations(GitHubRenderer().render(findings))
    }
  }
}
