import ArgumentParser
import ManifestEmission

struct Export: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the fully resolved manifest as JSON.",
    discussion: """
      Includes every country with its URLs, names, languages, form and domains, with all values \
      derived, for scripts and programs in other languages.
      """
  )

  @OptionGroup var manifest: ManifestArgument

  func run() throws {
    try standardOutput.write(
      String(decoding: exportJSON(ManifestSource.resolve(manifest.path).0), as: UTF8.self)
    )
  }
}
