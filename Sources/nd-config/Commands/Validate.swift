import ArgumentParser
import ManifestDiagnostics
import ManifestRules

struct Validate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check a manifest and report every finding.",
    discussion: "Exits with 1 where there are errors; warnings alone exit with 0.")

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @Argument(
    help: "The manifest; - reads standard input.", completion: .file(extensions: ["yaml", "yml"]))
  var manifest = ManifestSource.defaultPath

  @Option(help: "How findings are written: text for people, json for programs.")
  var format = Format.text

  @Flag(help: "Exit with 1 when there are warnings.")
  var warningsAsErrors = false

  func run() throws {
    let checked = try ManifestSource.check(manifest)
    switch format {
    case .text: ManifestSource.report(checked)
    case .json: standardOutput.write(JSONRenderer().render(checked.diagnostics, in: checked.file))
    }
    let isFine =
      warningsAsErrors ? checked.diagnostics.isEmpty : !checked.diagnostics.hasErrors
    if !isFine { throw ExitCode(1) }
  }
}
