import ArgumentParser
import ManifestEmission

struct Export: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the resolved manifest as JSON.",
    discussion: "Every country with its URLs, names, languages, form and domains.")

  @Argument(
    help: "The manifest; - reads standard input.", completion: .file(extensions: ["yaml", "yml"]))
  var manifest = ManifestSource.defaultPath

  func run() throws {
    standardOutput.write(exportJSON(try ManifestSource.resolve(manifest).0))
  }
}
