import ArgumentParser
import CountryManifest

struct Resolve: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Say whose a host is.",
    discussion: """
      Takes a host, with a port or without, or a whole URL. Exits with 1 where the manifest makes no
      such host.
      """)

  @Argument(help: "A host or a URL, such as it-api.nextdoor.com.")
  var host: String

  @OptionGroup var source: ManifestOption

  func run() throws {
    let (manifest, _) = try ManifestSource.resolve(source.manifest)
    let resolver = HostResolver(manifest.written, manifest.hosts)
    let name = Self.host(of: host)
    guard let meaning = resolver.resolve(name) else {
      standardOutput.write("\(name): no host of the manifest\n")
      throw ExitCode(1)
    }
    let environment = manifest.environments[meaning.environment].name
    var facts = [environment]
    if let preview = meaning.name { facts.append("preview `\(preview)`, every service") }
    if let service = meaning.service { facts.append("service \(manifest.services[service].name)") }
    guard let position = meaning.country else {
      return standardOutput.write(
        "\(name): every country · \(facts.joined(separator: " · "))\n")
    }
    let country = manifest.countries[position]
    let english = manifest.appLanguages.position(of: manifest.developmentLanguage)
    let countryName = english.map { country.names[$0].value } ?? country.code
    standardOutput.write(
      "\(name): \(countryName) (\(country.code)) · \(facts.joined(separator: " · "))\n")
  }

  /// What stands between `://` and the path.
  private static func host(of text: String) -> String {
    guard let scheme = text.firstIndex(of: ":"), text[scheme...].hasPrefix("://") else {
      return text
    }
    let rest = text[scheme...].dropFirst(3)
    return String(rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" })
  }
}
