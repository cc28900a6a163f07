import ArgumentParser
import ManifestCompiler
import ManifestDiagnostics

struct Validate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Name every mistake in the manifest and its place.",
    discussion: """
      Ends with 1 where there are errors. Warnings alone end with 0, so that a build goes on. \
      `nd-config explain` with the rule's id, which stands in brackets after each finding, says \
      why the rule is there.
      """
  )

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @OptionGroup var manifest: ManifestArgument

  @Option(help: "Write findings as text for people or as json for programs.")
  var format = Format.text

  @Flag(help: "End with 1 where there are warnings, too.")
  var warningsAsErrors = false

  func run() throws {
    let checked = try ManifestSource.check(manifest.path)
    switch format {
    case .text: try ManifestSource.report(checked)
    case .json:
      let renderer = JSONRenderer(toolVersion: version, limit: ManifestSource.shownFindings)
      try standardOutput.write(renderer.render(checked.diagnostics, in: checked.file))
    }
    let isFine = warningsAsErrors ? checked.diagnostics.isEmpty : !checked.diagnostics.hasErrors
    if !isFine { throw ExitCode(1) }
  }
}
