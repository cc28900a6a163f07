internal import CountryManifest
internal import ManifestDiagnostics

/// The languages of each country, and what shows and translates them.
struct LanguageTable {
  let rows: CountryRows

  func write(to html: inout HTMLWriter) {
    let headings = [
      "Country", "Locale", "URL", "App language", "Smartling", "Android", "Help desk",
    ]
    html.table("Languages of each country", headings) { html in
      rows.write(to: &html) { html, country in
        cell(country, to: &html) { $0.locale.value }
        cell(country, to: &html) { $0.url.value }
        cell(country, to: &html) { $0.appLanguage.value }
        // An app language that is another entry's is translated there.
        cell(country, to: &html) { $0.smartling?.value ?? "–" }
        cell(country, to: &html) { $0.android?.value ?? "–" }
        rows.cell(&html, country) { _, country in
          let own = country.languages.compactMap { $0.helpDeskURL ?? $0.helpDeskLocale?.value }
          return own.isEmpty
            ? [country.helpDeskURL ?? country.helpDeskLocale?.value].compactMap { $0 } : own
        }
      }
    }
  }

  private func cell(
    _ country: ResolvedCountry,
    to html: inout HTMLWriter,
    _ value: (ResolvedLanguage) -> String
  ) {
    rows.cell(&html, country) { _, country in country.languages.map(value) }
  }
}
