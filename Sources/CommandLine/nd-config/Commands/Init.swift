import ArgumentParser
import CountryManifest
import ManifestCompiler
import ManifestEditing
import ManifestFindings
import ToolSupport

struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write the first manifest of a product.",
    discussion: """
        nd-config init --product Acme --domain acme.com --countries us,it

      Writes countries.yaml into the working folder and, for iOS, the file that a Swift target needs. The \
      manifest has a website in production; add your other services and environments in an editor. In a Git \
      repository without .gitattributes, writes one, so that Git merges generated files without conflicts. \
      Existing files are never overwritten.
      """
  )

  @Option(help: "The name of the product.")
  var product: String

  @Option(help: "The domain of the first country, such as acme.com.")
  var domain: String

  @Option(help: "The countries, separated by commas, such as us,it.", transform: readList)
  var countries: [String]

  @Option(
    help: "The platforms, separated by commas: ios, android, web. (default: all)",
    transform: readPlatforms
  )
  var platforms: [NewManifest.Platform]?

  func run() throws {
    let folder = try Folder(".")
    var manifest = NewManifest(
      product: product,
      domain: domain,
      countries: countries,
      standards: .embedded
    )
    if let platforms { manifest.platforms = platforms }
    let checked: CheckedManifest
    do throws(NewManifest.Problem) { checked = try manifest.checked() } catch {
      say("nd-config: \(error.reason); nothing was written")
      throw ExitCode(1)
    }
    let target = Self.target(for: product)
    let source = "Sources/\(target)/\(target).swift"
    var texts = [(ManifestSearch.fileName, checked.file.text(0..<checked.file.bytes.count))]
    if manifest.platforms.contains(.ios) {
      texts.append(
        (source, "// The plugin CompileCountries compiles countries.yaml into this target.\n")
      )
    }
    let isRepository = realPath(".").flatMap(repositoryRoot) != nil
    if isRepository, try !folder.contains(Self.attributes) {
      texts.append((Self.attributes, Self.attributesLine))
    }
    try folder.withLock {
      for (path, _) in texts { try refuseToOverwrite(path, in: folder) }
      let changes = texts.map { FileChange($0, bytes: Array($1.utf8), replacing: nil) }
      try folder.write(changes, isDurable: true)
    }
    for (path, _) in texts { try standardOutput.writeLine("wrote \(path)") }
    let countries = checked.manifest?.countries ?? []
    let leftOut = countries.flatMap { $0.officialLanguagesLeftOut(.embedded) }
    if !leftOut.isEmpty {
      let list = leftOut.joined(separator: ", ")
      try standardOutput.writeLine("omitted \(list): official languages that are new to the app")
    }
    try standardOutput.writeLine("to write files for the apps, run `nd-config generate`")
  }

  private static let attributes = ".gitattributes"

  /// With this line, two branches that each add a country conflict only in the manifest.
  private static let attributesLine = "generated/** linguist-generated merge=union\n"

  private func refuseToOverwrite(_ path: String, in folder: Folder) throws {
    guard try folder.contains(path) else { return }
    say("nd-config: \(path) already exists; nothing was written")
    throw ExitCode(1)
  }

  /// The default name of the Swift target: `Acme Shop` becomes `AcmeShopCountries`.
  private static func target(for product: String) -> String {
    let words = product.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return (name.first?.isLetter == true ? name : "") + "Countries"
  }
}

/// Reads words that are separated by commas.
func readList(_ text: String) -> [String] {
  text.split(separator: ",", omittingEmptySubsequences: false)
    .map { $0.split(separator: " ").joined(separator: " ") }
}

private func readPlatforms(_ text: String) throws -> [NewManifest.Platform] {
  try readList(text).map { word in
    guard let platform = NewManifest.Platform(rawValue: word) else {
      let known = NewManifest.Platform.allCases.map { "`\($0.rawValue)`" }
      throw ValidationError("expected \(known.joined(separator: " or ")), found `\(word)`")
    }
    return platform
  }
}
