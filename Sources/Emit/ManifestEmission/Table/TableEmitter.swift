package import CountryManifest
internal import ManifestFindings
package import SwiftEmission

/// `COUNTRIES.md`, the manifest as tables for people; each table has at most one line per country.
///
/// There are no counts, because a new country would change them.
package enum TableEmitter: Emitter {
  package static let id = "table"

  package static let onlyFile: String? = "COUNTRIES.md"

  package static func files(for manifest: ResolvedManifest) -> [EmittedFile] {
    let page = CountriesPage(manifest)
    return [EmittedFile(path: "COUNTRIES.md", contents: page.text)]
  }
}

/// The page `COUNTRIES.md`, whose tables show the facts about each country.
private struct CountriesPage {
  private let manifest: ResolvedManifest
  private let rows: [CountryRow]

  init(_ manifest: ResolvedManifest) {
    self.manifest = manifest
    rows = zip(manifest.countries, manifest.facts(of: manifest.countries)).map(CountryRow.init)
  }

  private var apps: [ResolvedApp] { manifest.apps }

  var text: String {
    """
    <!-- \(GeneratedNote.text) -->

    # \(MarkdownText.cell(manifest.product.name.value)), country by country

    ## Countries

    \(countries)
    \(forms)## Deep links

    \(links)
    """
  }

  /// A table with one row per country.
  private func table(_ headings: [String], _ cells: (CountryRow) -> [String]) -> String {
    var table = MarkdownTable(["Code", "Country"] + headings)
    for row in rows {
      let name = MarkdownText.cell(row.country.displayName)
      table.row([MarkdownText.code(row.country.code), name] + cells(row))
    }
    return table.text
  }

  private var countries: String {
    table(["Status", "TLD", "Hosts", "Web host", "Languages", "Help desk", "Missing"]) { row in
      let languages = row.elements("languages")
      let helpDesks = languages.map { row["languages \($0) help_desk_locale"] }
      let isLive = row.country.status.value == .live
      let missing = isLive ? [] : manifest.missingSteps(of: row.country)
      return [
        row["status"] ?? "",
        row["tld"].map(MarkdownText.code) ?? "",
        row.hosts,
        MarkdownText.code(row.elements("deep_links").first ?? ""),
        languages.map(row.language).joined(separator: "<br>"),
        helpDesks.contains { $0 != nil }
          ? helpDesks.map { $0.map(MarkdownText.code) ?? "–" }.joined(separator: "<br>") : "",
        missing.map(MarkdownText.cell).joined(separator: "<br>"),
      ]
    }
  }

  private var forms: String {
    guard manifest.hasForms else { return "" }
    let rows = table(["Fields"]) { row in
      let labels = row.elements("account_form").map { field in
        let label = MarkdownText.cell(row["account_form \(field) label"] ?? "")
        return row["account_form \(field)"] == "required" ? label : "(\(label))"
      }
      return [labels.joined(separator: " · ")]
    }
    return """
      ## Account forms

      What may stay empty is in parentheses.

      \(rows)

      """
  }

  private var links: String {
    let host = MarkdownText.code("https://HOST/.well-known/apple-app-site-association")
    let android = MarkdownText.code("https://HOST/.well-known/assetlinks.json")
    let text = """
      Links to these hosts open the variants marked ✓. Each host serves the two files of its domain
      itself, at \(host) and
      \(android), without a redirect: a file on `example.com` serves
      `*.example.com`, but not `foo.example.com`. Serve them before the app that asks for them is
      released: Android 11 and before trust all hosts of a variant or none.


      """
    let headings =
      ["Hosts", "Domain of the files"]
      + apps.map { app in
        "\(MarkdownText.cell(app.name)) (\(app.android == nil ? "iOS" : "iOS, Android"))"
      }
    return text
      + table(headings) { row in
        let hosts = row.elements("deep_links")
        let domains = hosts.map { host in
          (row["deep_links \(host) serves"] ?? "").replacing("files of ", with: "")
        }
        return [
          hosts.map(MarkdownText.code).joined(separator: "<br>"),
          domains.map(MarkdownText.code).joined(separator: "<br>"),
        ] + apps.map { $0.lists(row.country.status.value) ? "✓" : "" }
      }
  }
}

/// A country and the facts about it.
private struct CountryRow {
  let country: ResolvedCountry
  let facts: [Fact]

  /// The value of a fact, by its name; nil if the country has none.
  subscript(name: String) -> String? { facts.first { $0.name == name }?.value }

  /// The elements of a list, such as the languages; the value of its fact joins them.
  func elements(_ list: String) -> [String] {
    (self[list] ?? "").split(separator: ", ").map(String.init)
  }

  /// The hosts of the country: `subdomain`, or `tld, accepts [subdomain]`.
  var hosts: String {
    let under = self["shared_tld"].map { " under \($0)" } ?? ""
    let accepted = self["accepts"].map { ", accepts \($0)" } ?? ""
    return MarkdownText.cell((self["hosts"] ?? "") + under + accepted)
  }

  /// A locale, and its app language if that has another name: `pt-BR` in `pt`.
  func language(_ locale: String) -> String {
    let code = MarkdownText.code(locale)
    let shown = self["languages \(locale) lproj"] ?? locale
    return locale == shown ? code : "\(code) in \(MarkdownText.code(shown))"
  }
}

extension ResolvedManifest {
  /// The steps that a country lacks to be live, and that other countries of the product have.
  package func missingSteps(of country: ResolvedCountry) -> [String] {
    var steps = completeness(of: country, ifLive: true).missing.map(\.meaning)
    if country.form.isEmpty, hasForms { steps.append("an account form") }
    if country.helpDeskLocale == nil, hasHelpDeskURL { steps.append("a help center") }
    return steps
  }
}

extension Completeness.Step {
  fileprivate var meaning: String {
    switch self {
    case .domain: "TLD and help-desk locale"
    case .languageURLs: "a URL for each language"
    case .name: "the name in the development language"
    case .names: "the names in the other app languages"
    case .form: "the account form"
    case .deepLinks: "associated domains in an app variant"
    case .localizations: "the languages in the Xcode projects"
    case .smartling: "the languages in the Smartling configuration for iOS"
    case .smartlingForAndroid: "the languages in the Smartling configuration for Android"
    }
  }
}
