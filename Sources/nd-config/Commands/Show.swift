import ArgumentParser
import CountryManifest
import ManifestDiagnostics

struct Show: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print what a country's row comes to.",
    discussion: """
      Its URLs in every environment, help desk, languages, form and deep links, as a table.
      """
  )

  @Argument(help: "The country's key in the manifest, such as it.")
  var country: String

  @OptionGroup var source: ManifestOption

  func run() throws {
    let (manifest, _) = try ManifestSource.resolve(source.path)
    guard let position = manifest.countries.firstIndex(where: { $0.code == country }) else {
      let known = manifest.countries.map(\.code).joined(separator: ", ")
      let hint = meant(in: manifest).map { "did you mean `\($0)`? " } ?? ""
      say(
        "nd-config: no country `\(country)` in the manifest; \(hint)there are: \(known)"
      )
      throw ExitCode(1)
    }
    for line in CountryCard(manifest: manifest, position: position).lines {
      try standardOutput.writeLine(line)
    }
  }

  /// The country whose domain, code in capitals or name this is.
  ///
  /// Codes that merely look alike are no help: among two letters one slip is a guess.
  private func meant(in manifest: ResolvedManifest) -> String? {
    let text = country.lowercased()
    let byName = manifest.countries.indices.map { manifest.displayName($0).lowercased() }
    let isMeant = { (position: Int) in
      let country = manifest.countries[position]
      return [country.code, country.tld].contains(text) || country.tld.hasSuffix(".\(text)")
    }
    if let position = manifest.countries.indices.first(where: isMeant) {
      return manifest.countries[position].code
    }
    guard text.count > 2, let name = nearestName(to: text, among: byName) else { return nil }
    return byName.firstIndex(of: name).map { manifest.countries[$0].code }
  }
}

extension ResolvedManifest {
  /// A country's name in the development language.
  func displayName(_ position: Int) -> String {
    let language = appLanguages.position(of: developmentLanguage)
    return language.map { countries[position].names[$0].value } ?? countries[position].code
  }
}
