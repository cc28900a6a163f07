import ArgumentParser
import CountryManifest

struct Resolve: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Say whose a host or a URL is.",
    discussion: """
      Names the environment, the service and the country of a host, which may be part of a URL. \
      Ends with 1 where the manifest makes no such host.
      """
  )

  @Argument(help: "A host or a URL, such as it-api.nextdoor.com.")
  var host: String

  @OptionGroup var source: ManifestOption

  func run() throws {
    let (manifest, _) = try ManifestSource.resolve(source.path)
    let name = Self.host(of: host)
    guard !name.utf8.contains(UInt8(ascii: "@")) else {
      // Said without repeating it: what stands there may be a password.
      try standardOutput.writeLine("a user name stands before the host: no host of the manifest")
      throw ExitCode(1)
    }
    guard let meaning = manifest.hostResolver.resolve(name) else {
      try standardOutput.writeLine("`\(name)`: no host of the manifest")
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

  /// What stands between `://`, where there is one, and the path.
  private static func host(of text: String) -> String {
    var rest = text[...]
    if let colon = text.firstIndex(of: ":"), text[colon...].hasPrefix("://") {
      rest = text[colon...].dropFirst(3)
    }
    return String(rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" })
  }
}
