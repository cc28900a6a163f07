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

  @Argument(
    help: ArgumentHelp("The manifests; one is the same as --manifest.", valueName: "manifest"),
    completion: .file(extensions: ["yaml", "yml"])
  )
  var files: [String] = []

  @OptionGroup var source: ManifestOption
  @OptionGroup var allow: AllowOption

  @Option(
    help: "The format of findings: text for people; json, sarif or github for programs."
  )
  var format = FindingFormat.text

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
    guard !fix || !(files + [source.manifest ?? ""]).contains("-") else {
      throw ValidationError("Standard input cannot be fixed; give a file.")
    }
    if !files.isEmpty, source.manifest != nil {
      throw ValidationError("Expected manifests or --manifest, found both.")
    }
  }

  func run() throws {
    let paths = files.isEmpty ? [try source.path()] : files
    var manifests: [CheckedManifest] = []
    var status: Int32 = 0
    for path in paths {
      let checked: CheckedManifest
      do {
        checked = try fix ? fixed(path) : ManifestSource.check(path, allowing: allow.rules)
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
    if format == .json, !diff {
      try standardOutput.write(json(manifests, isList: paths.count > 1))
    } else if format != .text, !diff {
      try format.write(manifests.flatMap(\.fileFindings))
    }
    if status != 0 { throw ExitCode(status) }
  }

  /// Fixes the manifest in its file, and returns the fixed manifest.
  ///
  /// With `--diff`, the changes are printed instead, and the unchanged manifest is returned.
  private func fixed(_ path: String) throws -> CheckedManifest {
    guard !diff else {
      let checked = try ManifestSource.check(path, allowing: allow.rules)
      let (old, new) = (
        checked.file.bytes, FixedManifest(checked, allowing: allow.rules).checked.file.bytes
      )
      if new != old { try standardOutput.write(UnifiedDiff(path: path, old: old, new: new).text) }
      return checked
    }
    return try ManifestFile(path).edit {
      let checked = try ManifestSource.check(path, allowing: allow.rules)
      let result = FixedManifest(checked, allowing: allow.rules)
      for (line, finding) in result.fixed {
        say("\(path):\(line): \(finding.fix?.title ?? "") [\(finding.id)]")
      }
      return (checked.file.bytes, result.checked)
    }
  }

  /// A JSON object for one manifest, an array of objects for several.
  private func json(_ manifests: [CheckedManifest], isList: Bool) -> String {
    let renderer = JSONRenderer(toolVersion: version, limit: ManifestSource.shownFindings)
    let objects = manifests.map {
      renderer.render($0.findings, allowed: $0.allowed, in: $0.file)
    }
    return isList ? "[\n\(objects.joined(separator: ",\n"))]\n" : objects.joined()
  }
}
