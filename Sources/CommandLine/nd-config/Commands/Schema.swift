import ArgumentParser
import CountryManifest
import ManifestEmission
import ToolSupport

struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the JSON Schema of the manifest, for editors.",
    discussion: """
        nd-config schema > countries.schema.json

      With the schema, an editor with a YAML language server completes and explains keys. Save it, and name the file \
      in the manifest's first line: # yaml-language-server: $schema=./countries.schema.json
      """
  )

  func run() throws {
    try standardOutput.write(String(decoding: manifestJSONSchema(.embedded), as: UTF8.self))
  }
}
