import ArgumentParser
import ManifestCompiler
import ManifestDiagnostics

struct Validate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check the manifest and report every error with its location.",
    discussion: """
      Exits with status 1 if there are errors. Warnings alone exit with 0, so a build continues. \
      Each finding ends with the id of its rule in brackets; run `nd-config explain` with that id \
      to learn more about the rule.
      """
  )

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @OptionGroup var manifest: ManifestArgument
  @OptionGroup var allow: AllowOption

  @Option(help: "The format of findings: text for people or json for programs.")
  var format = Format.text

  @Flag(help: "Exit with status 1 if there are warnings, too.")
  var warningsAsErrors = false

  func run() throws {
    let checked = try ManifestSource.check(manifest.path, allowing: allow.rules)
    switch format {
    case .text: try ManifestSource.report(checked)
    case .json:
      let renderer = JSONRenderer(toolVersion: version, limit: ManifestSource.shownFindings)
      try standardOutput.write(
        renderer.render(checked.diagnostics, allowed: checked.allowed, in: checked.file)
      )
    }
    let isFine = warningsAsErrors ? checked.diagnostics.isEmpty : !checked.diagnostics.hasErrors
    if !isFine { throw ExitCode(1) }
  }
}
