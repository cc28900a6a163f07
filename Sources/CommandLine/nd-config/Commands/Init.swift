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

      Writes countries.yaml into the working folder and, for iOS, the file that a Swift target needs, \
      and prints what to write into Package.swift. The manifest has a website in production; add your \
      other services and environments in an editor. In a Git repository without .gitattributes, writes \
      one, so that Git merges generated files without conflicts. Existing files are never overwritten.
      """
  )

  @Option(help: "The name of the product.", transform: readText)
  var product: String

  @Option(help: "The domain of the default country, such as acme.com.", transform: readText)
  var domain: String

  @Option(help: "The countries, separated by commas, such as us,it.", transform: readList)
  var countries: [String]

  @Option(
    help: "The platforms, separated by commas: ios, android, web. (default: all)",
    completion: .list(NewManifest.Platform.allCases.map(\.rawValue)),
    transform: readPlatforms
  )
  var platforms: [NewManifest.Platform]?

  func run() throws {
    let folder = try Folder(".")
    try refuseToOverwrite(ManifestSearch.fileName, in: folder)
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
    var lines: [String] = []
    let target = Self.target(for: product)
    let source = manifest.platforms.contains(.ios) ? "Sources/\(target)/\(target).swift" : nil
    let isRepository = realPath(".").flatMap(repositoryRoot) != nil
    let hasAttributes = try !isRepository || folder.contains(Self.attributes)
    try folder.withLock {
      try refuseToOverwrite(ManifestSearch.fileName, in: folder)
      if let source { try refuseToOverwrite(source, in: folder) }
      var changes = [
        FileChange(ManifestSearch.fileName, bytes: checked.file.bytes, replacing: nil)
      ]
      if let source {
        let note = "// The plugin CompileCountries compiles countries.yaml into this target.\n"
        changes.append(FileChange(source, bytes: Array(note.utf8), replacing: nil))
      }
      if !hasAttributes {
        let bytes = Array("\(Self.attributesLine)\n".utf8)
        changes.append(FileChange(Self.attributes, bytes: bytes, replacing: nil))
      }
      try folder.write(changes, isDurable: true)
    }
    if !hasAttributes {
      lines.append(
        "wrote \(Self.attributes): run `nd-config generate` after a merge to update `generated`"
      )
    }
    for line in lines + report(manifest, checked.manifest, source, target) {
      try standardOutput.writeLine(line)
    }
  }

  private static let attributes = ".gitattributes"

  /// With this line, two branches that each add a country conflict only in the manifest.
  private static let attributesLine = "generated/** linguist-generated merge=union"

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

  private func report(
    _ manifest: NewManifest,
    _ written: Manifest?,
    _ source: String?,
    _ target: String
  ) -> [String] {
    let countries = written?.countries ?? []
    let count = counted(countries.count, "country", "countries")
    var lines = ["wrote \(ManifestSearch.fileName): \(manifest.product) in \(count)"]
    let leftOut = countries.flatMap { $0.officialLanguagesLeftOut(.embedded) }
    if !leftOut.isEmpty {
      let list = leftOut.joined(separator: ", ")
      lines.append("omitted \(list): official languages that are new to the app")
    }
    if let source {
      lines += [
        "wrote \(source)", "",
        "Add to the package in Package.swift, with the path to your checkout of nd-config:", "",
        "  dependencies: [.package(name: \"nd-config\", path: \"../nd-config\")],",
        "  targets: [",
        "    .target(",
        "      name: \"\(target)\",",
        "      plugins: [.plugin(name: \"CompileCountries\", package: \"nd-config\")]",
        "    )",
        "  ]", "",
        "Then `swift build` compiles `Country`.",
      ]
    }
    lines += ["To write files for the apps, run `nd-config generate`."]
    if manifest.platforms.contains(.android) {
      lines += [
        "  Android: add `generated/kotlin` to the module's sources and `generated/android/res` to its resources."
      ]
    }
    if manifest.platforms.contains(.web) {
      lines += ["  Web: import `generated/typescript/ndcountries.ts`."]
    }
    return lines
  }
}

private func readText(_ text: String) throws -> String {
  guard !text.isEmpty else { throw ValidationError("expected a value, found an empty text") }
  return text
}

/// Reads words that are separated by commas.
private func readList(_ text: String) throws -> [String] {
  let words = text.split(separator: ",", omittingEmptySubsequences: false)
    .map { $0.split(separator: " ").joined(separator: " ") }
  guard !words.contains("") else { throw ValidationError("`\(text)` has an empty element") }
  return words
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
