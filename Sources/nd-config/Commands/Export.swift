import ArgumentParser
import ManifestEmission

struct Export: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print all that follows from the manifest, as JSON.",
    discussion: """
      Every country with its URLs, names, languages, form and domains, nothing left to derive: \
      for scripts and for programs in other languages.
      """
  )

  @OptionGroup var manifest: ManifestArgument

  func run() throws {
    try standardOutput.write(exportJSON(try ManifestSource.resolve(manifest.path).0))
  }
}
