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
        "nd-config: no country \(quoted(country)) in the manifest; \(hint)there are:"
          + " \(known)"
      )
      throw ExitCode(1)
    }
    try standardOutput.write(CountryCard(manifest: manifest, position: position).text)
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

/// A country's facts as a table for a terminal.
private struct CountryCard {
  let manifest: ResolvedManifest
  let position: Int

  private var country: ResolvedCountry { manifest.countries[position] }

  var text: String {
    var text = heading
    for environment in manifest.environments { text += row(environment.name, urls(environment)) }
    text += row(
      "help desk",
      country.helpDeskLocale + (country.helpDeskURL.map { "  \($0)" } ?? "")
    )
    for (index, language) in country.languages.enumerated() {
      text += row(index == 0 ? "languages" : "", line(language))
    }
    text += row("form", country.form.map(label).joined(separator: " · "))
    for (index, host) in manifest.deepLinkHosts(position).enumerated() {
      text += row(index == 0 ? "deep links" : "", "applinks:\(host)   \(variants)")
    }
    return text
  }

  private var heading: String {
    let calling = country.callingCode.map { " · +\($0)" } ?? ""
    return
      "\(manifest.displayName(position)) (\(country.code)), \(country.status.rawValue) · .\(country.tld)"
      + " · hosts: \(country.hosts.rawValue)\(calling)\n"
  }

  private func row(_ name: String, _ value: String) -> String {
    let padding = String(repeating: " ", count: max(1, 13 - name.count))
    return "  \(name)\(padding)\(value)\n"
  }

  private func urls(_ environment: ResolvedEnvironment) -> String {
    if environment.hosts == .named {
      return manifest.url(manifest.services[0], environment, position, name: "<name>")
        + "  for every service"
    }
    let width = manifest.services.map { manifest.url($0, environment, position).count }.max() ?? 0
    let lines = manifest.services.map { service in
      let url = manifest.url(service, environment, position)
      return service.name + String(repeating: " ", count: max(1, 10 - service.name.count)) + url
    }
    // Two to a line, the second one aligned.
    var rows: [String] = []
    for start in stride(from: 0, to: lines.count, by: 2) {
      let left = lines[start]
      let padding = String(repeating: " ", count: max(2, width + 13 - left.count))
      rows.append(start + 1 < lines.count ? left + padding + lines[start + 1] : left)
    }
    return rows.joined(separator: "\n" + String(repeating: " ", count: 15))
  }

  private func line(_ language: ResolvedLanguage) -> String {
    let owned = [
      language.smartling.map { "smartling \($0.value)" },
      language.android.map { "values-\($0.value)" },
    ].compactMap { $0 }
    let parts = [
      "\(language.locale.value) → \(language.url.value)", "\(language.appLanguage.value).lproj",
    ]
    return (parts + owned).joined(separator: "   ")
  }

  private func label(_ field: ResolvedField) -> String {
    let example = field.example.map { " \($0.value)" } ?? ""
    return field.label.value.lowercased() + example + (field.isRequired ? "" : " (optional)")
  }

  private var variants: String {
    manifest.written.apps.filter { app in
      app.statuses.contains { $0.value == country.status }
    }.map(\.name.value).joined(separator: ", ")
  }
}
