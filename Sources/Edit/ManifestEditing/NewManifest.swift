package import CountryManifest
package import ManifestCompiler
internal import ManifestFindings

/// The first manifest of a product: its website, in production, and one row per country.
package struct NewManifest: Sendable {
  let standards: Standards
  package var product: String
  /// The domain of the first country, such as `acme.com`.
  package var domain: String
  /// The codes of the countries, in the order of the rows; the first one is the default country.
  package var countries: [String]
  package var platforms = Platform.allCases

  package enum Platform: String, CaseIterable, Sendable {
    case ios, android, web

    /// The outputs for the platform; some need a section such as `apps`.
    var outputs: [OutputKey] {
      switch self {
      case .ios: [.swift, .entitlements, .aasa, .strings]
      case .android: [.kotlin, .android, .assetlinks]
      case .web: [.typescript]
      }
    }
  }

  package init(
    product: String,
    domain: String,
    countries: [String],
    standards: Standards
  ) {
    self.standards = standards
    self.product = product
    self.domain = domain
    self.countries = countries
  }

  /// The reason why the manifest cannot be made.
  package struct Problem: Error, Sendable {
    package let reason: String
  }

  /// The checked manifest; throws a problem if the manifest would have a finding.
  package func checked() throws(Problem) -> CheckedManifest {
    let (site, suffix) = try labels(of: domain)
    guard let first = countries.first else { throw Problem(reason: "expected a country") }
    let row = row(first, Manifest(), suffix: suffix)
    let lines = [textWithoutRows(site: site, first)] + CountryRowLayout().lines(row) + [""]
    let file = SourceFile(path: "countries.yaml", text: lines.joined(separator: "\n"))
    var checked = CheckedManifest(file, standards: standards)
    for code in countries where code != first && checked.isValid {
      let row = self.row(code, checked.manifest ?? Manifest(), suffix: nil)
      do throws(EditRefusal) { checked = try checked.adding(row) } catch {
        throw Problem(reason: error.reason)
      }
    }
    guard let finding = checked.findings.first else { return checked }
    throw Problem(reason: finding.asReason)
  }

  /// A country's row; `suffix` is given for the default country.
  private func row(
    _ code: String,
    _ manifest: Manifest,
    suffix: String?
  ) -> CountryRow {
    let proposal = CountryProposal(code, manifest, standards)
    let hasDomain = suffix != nil || !fitOnOneDomain && proposal.tld != nil
    var scalars = CountryScalars<String>()
    // A country on a subdomain needs a TLD only if the product has a domain under it.
    scalars[.tld] = suffix ?? (hasDomain ? proposal.tld : nil)
    scalars[.hosts] = (hasDomain ? HostStyle.tld : .subdomain).rawValue
    if standards.countryCurrencies[code] == nil { scalars[.currency] = "USD" }
    // The URL of a language has no script, so a country has each language in one.
    var languages: Set<Substring> = []
    let chosen = proposal.languages.filter { entry in
      languages.insert(entry.locale.prefix { $0 != "-" }).inserted
    }
    return CountryRow(code: code, scalars: scalars, languages: chosen)
  }

  /// Whether the countries fit on one domain without a warning.
  private var fitOnOneDomain: Bool { countries.count < 16 }

  /// The site and the TLD of a domain: `acme` and `co.uk` of `acme.co.uk`.
  private func labels(of domain: String) throws(Problem) -> (site: String, suffix: String) {
    let labels = domain.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, labels[0] != "www", HostName.problem(inLabels: domain) == nil else {
      let expected = "expected a lowercase domain without `www`, such as `acme.com`"
      throw Problem(reason: "\(expected), found `\(domain)`")
    }
    for count in 1..<labels.count {
      let suffix = labels[count...].joined(separator: ".")
      guard standards.isPublicSuffix(suffix) else { continue }
      return (labels[..<count].joined(separator: "."), suffix)
    }
    throw Problem(reason: "`\(domain)` is not under a known domain suffix")
  }

  /// The app language of the default country.
  private func ownLanguage(of country: String) -> String? {
    let first = CountryProposal(country, Manifest(), standards).languages.first
    let tag = first.flatMap { try? LanguageTag($0.locale, standards) }
    return tag?.appLanguage(standards)
  }
}

/// The manifest as text, without rows.
extension NewManifest {
  /// The line `outputs` of the product; empty for all platforms, because that is the default.
  private var outputsLine: String {
    guard !Platform.allCases.allSatisfy(platforms.contains) else { return "" }
    let chosen = Set(platforms.flatMap(\.outputs))
    let entries = OutputKey.allCases.filter(chosen.contains).map { "\($0.rawValue): {}" }
    return "\n  outputs: { \(entries.joined(separator: ", ")) }"
  }

  private func textWithoutRows(site: String, _ defaultCountry: String) -> String {
    let language = ownLanguage(of: defaultCountry).flatMap { $0 == "en" ? nil : $0 }
    let localization = language.map {
      "localization:\n  development_language: \(scalarText($0))\n\n"
    }
    return """
      # Everything that differs between the countries of the product, with one row per country.
      # To add a country, run `nd-config add`; `nd-config explain \(defaultCountry).tld` explains a key.
      format: 1

      product:
        name: \(scalarText(product))
        default_country: \(scalarText(defaultCountry))
        language_url: "{web_url}/?lang={language}"\(outputsLine)

      environments:
        \(Environment.production): { site: \(scalarText(site)), hosts: country }

      services:
        \(Service.web): { label: "" }

      \(localization ?? "")countries:
      """
  }
}
