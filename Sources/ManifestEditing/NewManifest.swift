internal import CountryManifest
package import ManifestCompiler
internal import ManifestDiagnostics

/// The first manifest of a product: one environment, one service, and a row per country.
package struct NewManifest: Sendable {
  package var product: String
  /// The domain of the default country, such as `acme.com`.
  package var domain: String
  /// In the order of the rows.
  package var countries: [String]

  package init(product: String, domain: String, countries: [String]) {
    self.product = product
    self.domain = domain
    self.countries = countries
  }

  /// Why there is no such manifest.
  package struct Problem: Error, Sendable {
    package var reason: String
  }

  /// The manifest, without findings, and its default country.
  package func checked() throws(Problem) -> CheckedManifest {
    let standards = Standards.embedded
    let (site, suffix) = try labels(standards)
    let defaultCountry = try defaultCountry(standards)
    let language = developmentLanguage(defaultCountry, standards)
    let text = skeleton(site: site, defaultCountry, developmentLanguage: language)
    var checked = CheckedManifest(SourceFile(path: "countries.yaml", text: text))
    for code in [defaultCountry] + countries.filter({ $0 != defaultCountry }) {
      let proposal = CountryProposal(code, checked.manifest ?? Manifest())
      let isDefault = code == defaultCountry
      let languages = proposal.languages
      guard !languages.isEmpty else {
        throw Problem(reason: "no default language is known for \(standards.englishName(code))")
      }
      let row = CountryRow(
        code: code,
        tld: isDefault ? suffix : proposal.tld,
        hosts: isDefault || !fitOnOneDomain && proposal.tld != nil ? .tld : .subdomain,
        languages: languages
      )
      do throws(EditRefusal) { checked = try checked.adding(row).manifest.checked } catch {
        // The first line says only that there are errors.
        let lines = error.reason.split(separator: "\n").dropFirst()
        throw Problem(reason: lines.first.map { String($0.drop { $0 == " " }) } ?? error.reason)
      }
    }
    guard let warning = checked.diagnostics.first else { return checked }
    throw Problem(reason: warning.message)
  }

  /// Below the share of the limit from which a rule warns.
  private var fitOnOneDomain: Bool { countries.count < 16 }

  /// The domain as what a country's TLD and the environment's site are.
  private func labels(_ standards: Standards) throws(Problem) -> (site: String, suffix: String) {
    let labels = domain.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, !labels.contains("") else {
      throw Problem(reason: "expected a domain such as `acme.com`, found `\(domain)`")
    }
    for count in 1..<labels.count {
      let suffix = labels[count...].joined(separator: ".")
      guard standards.isPublicSuffix(suffix) else { continue }
      return (labels[..<count].joined(separator: "."), suffix)
    }
    throw Problem(reason: "`\(domain)` is not under a known domain suffix")
  }

  /// The country whose hosts have no prefix: the owner of the domain's suffix, else the first one.
  private func defaultCountry(_ standards: Standards) throws(Problem) -> String {
    for code in countries where !standards.isCountry(code) {
      let meant = standards.countryCode(meantBy: code).map { "; did you mean `\($0)`?" } ?? ""
      throw Problem(reason: "`\(code)` is not an ISO 3166-1 alpha-2 country code\(meant)")
    }
    guard let first = countries.first else { throw Problem(reason: "expected a country") }
    if let twice = countries.first(where: { code in countries.count { $0 == code } > 1 }) {
      throw Problem(reason: "duplicate country `\(twice)`")
    }
    guard let owner = domainOwner else { return first }
    guard countries.contains(owner) else {
      let name = standards.englishName(owner)
      throw Problem(
        reason: "`\(domain)` is under the domain of \(name); expected `\(owner)` as well"
      )
    }
    return owner
  }

  /// The country that the domain is under.
  package var domainOwner: String? {
    let root = domain.split(separator: ".").last.map(String.init) ?? ""
    guard root.utf8.count == 2 else { return nil }
    switch Standards.embedded.owner(ofCountryCodeDomain: root) {
    case .country(let code): return code
    case .nobody: return nil
    }
  }

  /// The app language of the default country; nil for English, which is the default.
  private func developmentLanguage(_ country: String, _ standards: Standards) -> String? {
    let first = CountryProposal(country, Manifest()).languages.first
    let tag = first.flatMap { try? LanguageTag.parse($0.locale, standards).get() }
    let language = tag?.appLanguage(standards)
    return language == "en" ? nil : language
  }

  private func skeleton(
    site: String,
    _ defaultCountry: String,
    developmentLanguage: String?
  ) -> String {
    let localization = developmentLanguage.map {
      "localization:\n  development_language: \(scalarText($0))\n\n"
    }
    return """
      # Everything that differs between the countries of the product, with one row per country.
      # To add a country, run `nd-config add`; `nd-config explain` lists every key.
      format: 1

      product:
        name: \(scalarText(product))
        default_country: \(scalarText(defaultCountry))
        language_url: "https://{web_host}/?lang={language}"

      environments:
        production: { site: \(scalarText(site)), hosts: country }

      services:
        web: { label: "" }

      \(localization ?? "")countries: {}

      """
  }
}
