internal import CountryManifest

/// The manifest as text, without rows.
extension NewManifest {
  /// The line `outputs` of the product; none for all platforms, because that is the default.
  private var outputsLine: String {
    guard !Platform.allCases.allSatisfy(platforms.contains) else { return "" }
    let chosen = Set(platforms.flatMap(\.outputs))
    let entries = OutputKey.allCases.filter(chosen.contains).map { "\($0.rawValue): {}" }
    return "\n  outputs: { \(entries.joined(separator: ", ")) }"
  }

  func skeleton(
    site: String,
    _ defaultCountry: String,
    developmentLanguage: String?
  ) -> String {
    let localization = developmentLanguage.map {
      "localization:\n  development_language: \(scalarText($0))\n\n"
    }
    let notes = notes.map { "#" + ($0.isEmpty ? "" : " ") + $0 + "\n" }.joined()
    return """
      # Everything that differs between the countries of the product, with one row per country.
      # To add a country, run `nd-config add`; `nd-config explain` lists every key.
      \(notes)format: 1

      product:
        name: \(scalarText(product))
        default_country: \(scalarText(defaultCountry))
        language_url: "https://{web_host}/?lang={language}"\(outputsLine)

      environments:
        production: { site: \(scalarText(site)), hosts: country }

      services:
        web: { label: "" }

      \(section)\(localization ?? "")countries: {}

      """
  }
}
