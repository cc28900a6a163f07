import ArgumentParser
import CountryManifest
import ManifestDiagnostics

struct Show: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show everything derived for a country.",
    discussion: """
      Prints the country's URLs in every environment, help desk, languages, form and deep links. \
      With --all, prints for every country what is written, derived or missing.
      """
  )

  @Argument(
    help: "The country's code in the manifest, such as it.",
    completion: .countries
  )
  var country: String?

  @Flag(help: "Show for every country what is written, derived or missing.")
  var all = false

  @OptionGroup var source: ManifestOption

  func validate() throws {
    if all == (country != nil) {
      throw ValidationError("Expected a country or --all.")
    }
  }

  func run() throws {
    let (manifest, _) = try ManifestSource.resolve(source.path())
    guard let country else {
      for line in CompletenessTable(manifest: manifest).lines {
        try standardOutput.writeLine(line)
      }
      return
    }
    try show(country, in: manifest)
  }

  private func show(_ country: String, in manifest: ResolvedManifest) throws {
    guard let found = manifest.countries.first(where: { $0.code == country }) else {
      let known = manifest.countries.map(\.code).joined(separator: ", ")
      let hint = meant(by: country, in: manifest).map { "did you mean `\($0)`? " } ?? ""
      say(
        "nd-config: no country `\(country)` in the manifest; \(hint)expected one of: \(known)"
      )
      throw ExitCode(1)
    }
    for line in CountryCard(manifest: manifest, country: found).lines {
      try standardOutput.writeLine(line)
    }
  }

  /// The country that this domain, uppercase code or name belongs to.
  ///
  /// Similar codes are not suggested: with two letters, that would be a guess.
  private func meant(by text: String, in manifest: ResolvedManifest) -> String? {
    let text = text.lowercased()
    let byName = manifest.countries.map { $0.displayName.lowercased() }
    let meant = manifest.countries.first { country in
      let tld = country.tld?.value ?? country.code
      return [country.code, country.prefix.value, tld].contains(text) || tld.hasSuffix(".\(text)")
    }
    if let meant { return meant.code }
    guard text.count > 2, let name = nearestName(to: text, among: byName) else { return nil }
    return byName.firstIndex(of: name).map { manifest.countries[$0].code }
  }
}
