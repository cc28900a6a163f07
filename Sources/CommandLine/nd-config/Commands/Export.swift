import ArgumentParser
import ManifestEmission
import ToolSupport

struct Export: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the fully resolved manifest as JSON.",
    discussion: """
        nd-config export
        nd-config export | jq -r '.countries[].code'

      Includes every country with its URLs, names, languages, form and domains, with all values \
      derived, for scripts and programs in other languages.
      """
  )

  @Argument(
    help: ArgumentHelp("The manifest; the same as --manifest.", valueName: "manifest"),
    completion: .file(extensions: ["yaml", "yml"])
  )
  var file: String?

  @OptionGroup var source: ManifestOption

  func validate() throws {
    if file != nil, source.manifest != nil {
      throw ValidationError("Expected one manifest, found two.")
    }
  }

  func run() throws {
    let path = try file ?? source.path()
    try standardOutput.write(
      String(decoding: exportJSON(ManifestSource.resolve(path).0), as: UTF8.self)
    )
  }
}
