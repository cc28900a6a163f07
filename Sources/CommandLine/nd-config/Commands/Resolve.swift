import ArgumentParser
import CountryManifest
import ToolSupport

struct Resolve: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Identify the country, environment and service of a host or URL.",
    discussion: """
      Exits with status 1 if the host is not one of the manifest's hosts.
      """
  )

  @Argument(help: "A host or a URL, such as it-api.nextdoor.com.")
  var host: String

  @OptionGroup var source: ManifestOption

  func run() throws {
    let (manifest, _) = try ManifestSource.resolve(source.path())
    let name = Self.host(of: host)
    guard !name.utf8.contains(UInt8(ascii: "@")) else {
      // The text is not repeated, because it may contain a password.
      try standardOutput.writeLine("not a host of the manifest: it has a user name")
      throw ExitCode(1)
    }
    guard let meaning = manifest.hostLookup.resolve(name) else {
      try standardOutput.writeLine("`\(name)`: not a host of the manifest")
      throw ExitCode(1)
    }
    var facts = [manifest.environments[meaning.environment].name]
    if let preview = meaning.name { facts.append("name `\(preview)`, every service") }
    if let service = meaning.service { facts.append("service \(manifest.services[service].name)") }
    let owner = meaning.country.map { position in
      "\(manifest.countries[position].displayName) (\(manifest.countries[position].code))"
    }
    try standardOutput.writeLine(
      "\(name): \(owner ?? "every country") · \(facts.joined(separator: " · "))"
    )
  }

  /// The part between `://`, if there is one, and the path.
  private static func host(of text: String) -> String {
    // Not by characters: a slash and an accent are one.
    var rest = text.unicodeScalars[...]
    if let colon = rest.firstIndex(of: ":"), rest[colon...].starts(with: "://".unicodeScalars) {
      rest = rest[colon...].dropFirst(3)
    }
    return String(rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" })
  }
}
