import ArgumentParser
import CountryManifest
import ManifestCompiler
import ManifestFindings
import ToolSupport

struct Resolve: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Identify the country, environment and service of a host or URL.",
    discussion: """
        nd-config resolve api.nextdoor.de
        nd-config resolve https://www.acme.com/it/offers

      Where countries have paths, a host alone does not say which country it is: give the URL. Exits with \
      status 1 if the host is not one of the manifest's hosts, or the URL is not a page of any country.
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
    let lookup = manifest.hostLookup
    let isHost = host.unicodeScalars.elementsEqual(name.unicodeScalars)
    let shown = Self.withoutScheme(host, before: "?#")
    guard let meaning = isHost ? lookup.resolve(host: name) : lookup.resolve(url: Self.url(host))
    else {
      let reason =
        if !isHost {
          "not a URL of the manifest"
        } else if lookup.hasPaths(on: name) {
          "countries have paths on this host; expected a URL"
        } else {
          "not a host of the manifest"
        }
      try standardOutput.writeLine("`\(shown)`: \(reason)")
      throw ExitCode(1)
    }
    var facts = [manifest.environments[meaning.environment].name]
    if let preview = meaning.name { facts.append("name `\(preview)`, every service") }
    if let service = meaning.service { facts.append("service \(manifest.services[service].name)") }
    let owner = meaning.country.map { position in
      "\(manifest.countries[position].displayName) (\(manifest.countries[position].code))"
    }
    try standardOutput.writeLine(
      "\(shown): \(owner ?? "every country") · \(facts.joined(separator: " · "))"
    )
  }

  /// The host of a text: the part after `://`, if there is one, and before the path, query or fragment.
  private static func host(of text: String) -> String { withoutScheme(text, before: "/?#") }

  /// The part after `://`, if there is one, and before the first of the characters in `ends`.
  private static func withoutScheme(_ text: String, before ends: String) -> String {
    // Compares scalars, because a slash and a combining accent after it are one `Character`.
    var rest = text.unicodeScalars[...]
    if let colon = rest.firstIndex(of: ":"), rest[colon...].starts(with: "://".unicodeScalars) {
      rest = rest[colon...].dropFirst(3)
    }
    return String(rest.prefix { !ends.unicodeScalars.contains($0) })
  }

  /// Adds `https://` to a text without a scheme, which people often omit.
  private static func url(_ text: String) -> String {
    text.contains("://") ? text : "https://\(text)"
  }
}
