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
  /// The facts of each country, by code.
  private let facts: [String: [Fact]]

  init(_ manifest: ResolvedManifest) {
    self.manifest = manifest
    let rows = manifest.facts.filter { $0.row.section == .countries }
    facts = Dictionary(grouping: rows, by: \.row.name)
  }

  private var apps: [ResolvedApp] { manifest.apps }

  /// The value of a fact, by its name; nil if the country has none.
  private func value(_ name: String, of country: ResolvedCountry) -> String? {
    facts[country.code]?.first { $0.name == name }?.value
  }

  /// The elements of a list of facts, such as the languages.
  private func elements(_ list: String, of country: ResolvedCountry) -> [String] {
    (facts[country.code] ?? []).filter { $0.name.hasPrefix("\(list) ") }.map(\.words)
      .filter { $0.count == 2 }.map { String($0[1]) }
  }

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
  private func table(_ headings: [String], _ cells: (ResolvedCountry) -> [String]) -> String {
    var table = MarkdownTable(["Code", "Country"] + headings)
    for country in manifest.countries {
      let name = MarkdownText.cell(country.displayName)
      table.row([MarkdownText.code(country.code), name] + cells(country))
    }
    return table.text
  }

  private var countries: String {
    table(["Status", "TLD", "Hosts", "Web host", "Languages", "Help desk", "Missing"]) { country in
      let languages = elements("languages", of: country)
      let helpDesks = languages.map { value("languages \($0) help_desk_locale", of: country) }
      let missing = country.status.value == .live ? [] : manifest.missingSteps(of: country)
      return [
        value("status", of: country) ?? "",
        value("tld", of: country).map(MarkdownText.code) ?? "",
        hosts(of: country),
        MarkdownText.code(elements("deep_links", of: country).first ?? ""),
        languages.map { language($0, of: country) }.joined(separator: "<br>"),
        helpDesks.contains { $0 != nil }
          ? helpDesks.map { $0.map(MarkdownText.code) ?? "–" }.joined(separator: "<br>") : "",
        missing.map(MarkdownText.cell).joined(separator: "<br>"),
      ]
    }
  }

  /// The hosts of a country: `subdomain`, or `tld, accepts [subdomain]`.
  private func hosts(of country: ResolvedCountry) -> String {
    let under = value("shared_tld", of: country).map { " under \($0)" } ?? ""
    let accepted = value("accepts", of: country).map { ", accepts \($0)" } ?? ""
    return MarkdownText.cell((value("hosts", of: country) ?? "") + under + accepted)
  }

  /// A locale, and its app language if that has another name: `pt-BR` in `pt`.
  private func language(_ locale: String, of country: ResolvedCountry) -> String {
    let code = MarkdownText.code(locale)
    let shown = value("languages \(locale) lproj", of: country) ?? locale
    return locale == shown ? code : "\(code) in \(MarkdownText.code(shown))"
  }

  private var forms: String {
    guard manifest.hasForms else { return "" }
    let rows = table(["Fields"]) { country in
      let labels = elements("account_form", of: country).map { field in
        let label = MarkdownText.cell(value("account_form \(field) label", of: country) ?? "")
        return value("account_form \(field)", of: country) == "required" ? label : "(\(label))"
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
      + table(headings) { country in
        let hosts = elements("deep_links", of: country)
        let domains = hosts.map { host in
          (value("deep_links \(host) serves", of: country) ?? "").replacing("files of ", with: "")
        }
        return [
          hosts.map(MarkdownText.code).joined(separator: "<br>"),
          domains.map(MarkdownText.code).joined(separator: "<br>"),
        ] + apps.map { $0.lists(country.status.value) ? "✓" : "" }
      }
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
