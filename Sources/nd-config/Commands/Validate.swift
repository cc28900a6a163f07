import ArgumentParser
import ManifestCompiler
import ManifestDiagnostics

struct Validate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check the manifest and report every error with its location.",
    discussion: """
      Exits with status 1 if there are errors. Warnings alone exit with 0, so a build continues. \
      Each finding ends with the id of its rule in brackets; run `nd-config explain` with that id \
      to learn more about the rule. Several manifests are checked one after the other.
      """
  )

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @Argument(
    help: ArgumentHelp("The manifests; one is the same as --manifest.", valueName: "manifest"),
    completion: .file(extensions: ["yaml", "yml"])
  )
  var files: [String] = []

  @OptionGroup var source: ManifestOption
  @OptionGroup var allow: AllowOption

  @Option(help: "The format of findings: text for people or json for programs.")
  var format = Format.text

  @Flag(help: "Exit with status 1 if there are warnings, too.")
  var warningsAsErrors = false

  func validate() throws {
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
      do { checked = try ManifestSource.check(path, allowing: allow.rules) } catch {
        // The other files are checked all the same.
        say("nd-config: \(error)")
        status = 2
        continue
      }
      manifests.append(checked)
      if format == .text { try ManifestSource.report(checked) }
      let isFine = warningsAsErrors ? checked.diagnostics.isEmpty : !checked.diagnostics.hasErrors
      if !isFine { status = max(status, 1) }
    }
    if format == .json { try standardOutput.write(json(manifests, isList: paths.count > 1)) }
    if status != 0 { throw ExitCode(status) }
  }

  /// An object for one manifest, a list of objects for several.
  private func json(_ manifests: [CheckedManifest], isList: Bool) -> String {
    let renderer = JSONRenderer(toolVersion: version, limit: ManifestSource.shownFindings)
    let objects = manifests.map {
      renderer.render($0.diagnostics, allowed: $0.allowed, in: $0.file)
    }
    return isList ? "[\n\(objects.joined(separator: ",\n"))]\n" : objects.joined()
  }
}
