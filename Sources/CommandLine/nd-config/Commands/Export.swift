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

  @OptionGroup var source: ManifestOption

  func run() throws {
    let (manifest, _) = try ManifestSource.resolve(source.path())
    try standardOutput.write(String(decoding: exportJSON(manifest), as: UTF8.self))
  }
}
