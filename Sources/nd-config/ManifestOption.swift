import ArgumentParser

/// `--manifest`, for commands that read it.
struct ManifestOption: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The manifest, or - for standard input. (default: \(Self.defaultPath))",
      valueName: "file"
    ),
    completion: .file(extensions: ["yaml", "yml"])
  )
  var manifest: String?

  static let defaultPath = "countries.yaml here or in the nearest folder above"

  /// The given path, or the one found; one that is in a folder above is printed.
  func path() throws -> String { try manifest ?? Self.found() }

  static func found() throws -> String {
    let path = try ManifestSearch.find()
    if path != ManifestSearch.fileName { say("nd-config: using \(path)") }
    return path
  }
}

/// `--manifest`, for commands that edit it.
struct EditedManifestOption: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The manifest to edit. (default: \(ManifestOption.defaultPath))",
      valueName: "file"
    ),
    completion: .file(extensions: ["yaml", "yml"])
  )
  var manifest: String?

  func validate() throws {
    guard manifest != "-" else {
      throw ValidationError("Standard input cannot be edited; give a file with --manifest.")
    }
  }

  func path() throws -> String { try manifest ?? ManifestOption.found() }
}
