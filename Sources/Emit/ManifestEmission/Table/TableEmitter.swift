package import CountryManifest
internal import ManifestFindings
package import SwiftEmission

/// `COUNTRIES.md`, the manifest as tables for people; each table has at most one line per country.
///
/// There are no counts, because a new country would change them.
package struct TableEmitter: Emitter {
  package static let id = "table"

  package static let onlyFile: String? = "COUNTRIES.md"

  package init() {}

  package func files(for manifest: ResolvedManifest) -> [EmittedFile] {
    let page = CountriesPage(manifest: manifest)
    return [EmittedFile(path: "COUNTRIES.md", contents: page.text)]
  }
}

struct CountriesPage {
  let manifest: ResolvedManifest

  private var apps: [ResolvedApp] { manifest.apps }

  var text: String {
    """
    <!-- \(GeneratedNote.text) -->

    # \(MarkdownText.cell(manifest.product.name.value)), country by country

    ## Countries

    \(countries(.live))
    \(planned)\(forms)## Deep links

    \(links)
    ## Steps

    People once did these steps by hand for each country. A step is written in the country's row, missing
    in the manifest, or derived. It is an error if a step is missing for a live country.

    \(steps)
    """
  }

  /// A table with one row per country; countries for which `cells` returns nil are left out.
  private func table(_ headings: [String], _ cells: (ResolvedCountry) -> [String]?) -> String {
    var table = MarkdownTable(["Code", "Country"] + headings)
    for country in manifest.countries {
      guard let cells = cells(country) else { continue }
      let name = MarkdownText.cell(country.displayName)
      table.row([MarkdownText.code(country.code), "\(flag(country.code)) \(name)"] + cells)
    }
    return table.text
  }

  private func countries(_ status: Country.Status) -> String {
    let hasHelpDesk = manifest.hasHelpDeskLocale
    let headings = ["TLD", "Hosts", "Web host", "Languages"] + (hasHelpDesk ? ["Help desk"] : [])
    return table(headings) { country in
      guard country.status.value == status else { return nil }
      let cells = [
        country.tld.map { MarkdownText.code($0.value) } ?? "", hosts(of: country),
        MarkdownText.code(country.deepLinkHosts.first?.value ?? ""),
        country.languages.map(language).joined(separator: "<br>"),
      ]
      return cells + (hasHelpDesk ? [helpDesks(of: country)] : [])
    }
  }

  /// The help-desk locales of a country's languages, in the order of the languages; empty if none has one.
  private func helpDesks(of country: ResolvedCountry) -> String {
    let locales = country.languages.map { language in
      language.helpDeskLocale.map { MarkdownText.code($0.value) } ?? "–"
    }
    return locales.allSatisfy { $0 == "–" } ? "" : locales.joined(separator: "<br>")
  }

  private var planned: String {
    guard manifest.countries.contains(where: { $0.status.value == .planned }) else { return "" }
    let later = apps.filter { $0.lists(.live) && !$0.lists(.planned) }
    let rows = table(["Missing", "Not yet in"]) { country in
      guard country.status.value == .planned else { return nil }
      let missing = manifest.missingSteps(of: country).map(MarkdownText.cell)
      return [
        missing.isEmpty ? "nothing" : missing.joined(separator: "<br>"),
        later.map { MarkdownText.cell($0.name) }.joined(separator: "<br>"),
      ]
    }
    return """
      ## Planned countries

      \(countries(.planned))
      To go live, a country needs the missing values and `status: live` in the manifest. App variants
      that do not have the country yet get its hosts with their next release; each host must serve its
      files before that release.

      \(rows)

      """
  }

  /// The hosts of a country: `subdomain`, or `tld, accepts subdomain`.
  private func hosts(of country: ResolvedCountry) -> String {
    let accepted = country.accepts.map { place($0.value.form, under: $0.value.sharedTLD) }
    guard let hosts = country.hosts?.value else { return "" }
    let canonical = place(hosts, under: country.sharedTLD?.value)
    return accepted.isEmpty
      ? canonical : "\(canonical), accepts \(accepted.joined(separator: ", "))"
  }

  /// The style of hosts, with the TLD of a shared domain if it is given: `subdomain`, or `subdomain under eu`.
  private func place(_ form: HostStyle, under tld: String?) -> String {
    guard form != .tld, let tld else { return form.rawValue }
    return "\(form.rawValue) under \(MarkdownText.cell(tld))"
  }

  /// A locale, and its app language if that has another name: `pt-BR` in `pt`.
  private func language(_ language: ResolvedLanguage) -> String {
    let (locale, shown) = (language.locale.value, language.appLanguage.value)
    let code = MarkdownText.code(locale)
    return locale == shown ? code : "\(code) in \(MarkdownText.code(shown))"
  }

  private var forms: String {
    guard manifest.hasForms else { return "" }
    let rows = table(["Fields"]) { country in
      let labels = country.form.map { field in
        let label = MarkdownText.cell(field.label.value)
        return field.isRequired ? label : "(\(label))"
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
      \(android), without a redirect: a file on `example.com` does not
      serve `foo.example.com`. Serve them before the app that asks for them is released: Android 11
      and before trust all hosts of a variant or none.


      """
    let headings =
      ["Hosts", "Domain of the files"]
      + apps.map { app in
        "\(MarkdownText.cell(app.name)) (\(app.android == nil ? "iOS" : "iOS, Android"))"
      }
    // A host on which countries have paths may serve the files of another folder.
    let folders = manifest.associationFolders
    return text
      + table(headings) { country in
        let hosts = country.deepLinkHosts.map(\.value)
        let domains = hosts.map { host in
          let name = Address(host).host
          return folders[name] ?? manifest.standards.registrableDomain(of: name)
        }
        return [
          hosts.map(MarkdownText.code).joined(separator: "<br>"),
          domains.map(MarkdownText.code).joined(separator: "<br>"),
        ] + apps.map { $0.lists(country.status.value) ? "✓" : "" }
      }
  }

  private var steps: String {
    let all = Completeness.Step.allCases
    let meanings = all.map { "- \($0.heading): \($0.meaning)\n" }.joined()
    let rows = table(["Missing", "Written by hand"]) { country in
      let completeness = manifest.completeness(of: country)
      let cells = [Completeness.State.missing, .written].map { state in
        all.filter { completeness[$0] == state }.map(\.heading).joined(separator: ", ")
      }
      return cells.allSatisfy(\.isEmpty) ? nil : cells
    }
    return meanings + "\n" + rows
  }
}

/// The flag of a code, made of regional indicators: 🇮🇹.
private func flag(_ code: String) -> String {
  var flag = String.UnicodeScalarView()
  for byte in code.utf8 {
    guard byte.isLowercaseLetter,
      let indicator = Unicode.Scalar(0x1F1E6 + UInt32(byte - UInt8(ascii: "a")))
    else { return "" }
    flag.append(indicator)
  }
  return String(flag)
}

extension ResolvedManifest {
  /// The steps that a country lacks to be live, and that other countries of the product have.
  package func missingSteps(of country: ResolvedCountry) -> [String] {
    var steps = completenessIfLive(of: country).missing.map(\.meaning)
    if country.form.isEmpty, hasForms { steps.append("an account form") }
    if country.helpDeskLocale == nil, hasHelpDeskURL { steps.append("a help center") }
    return steps
  }
}

/// The names of the steps in tables.
extension Completeness.Step {
  /// The short name of the step.
  package var heading: String {
    switch self {
    case .domain: "TLD"
    case .languageURLs: "URLs"
    case .name: "name"
    case .names: "names"
    case .form: "form"
    case .deepLinks: "links"
    case .localizations: "lproj"
    case .smartling: "Smartling"
    case .smartlingForAndroid: "Android"
    }
  }

  package var meaning: String {
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
