package import CountryManifest
package import ManifestCompiler
internal import ManifestFindings

/// The first manifest of a product: its website, in production, and one row per country.
package struct NewManifest: Sendable {
  let standards: Standards
  package var product: String
  /// The domain of the default country, such as `acme.com`.
  package var domain: String
  /// The codes of the countries, in the order of the rows.
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
    package var reason: String

    package init(reason: String) { self.reason = reason }
  }

  /// The checked manifest; throws a problem if the manifest would have a finding.
  package func checked() throws(Problem) -> CheckedManifest {
    let (site, suffix) = try labels(of: domain)
    let first = try defaultCountry()
    let start = CheckedManifest(
      SourceFile(path: "countries.yaml", text: textWithoutRows(site: site, first)),
      standards: standards
    )
    // The manifest has a finding, because it has no countries yet, but it can be read.
    guard start.manifest != nil else {
      throw Problem(reason: start.findings.first?.message ?? "the manifest cannot be read")
    }
    var checked = try adding(first, suffix: suffix, to: start)
    for code in countries where code != first {
      checked = try adding(code, suffix: nil, to: checked)
    }
    guard let warning = checked.findings.first else { return checked }
    throw Problem(reason: warning.message)
  }

  /// Adds a country's row to a manifest; `suffix` is given for the default country.
  private func adding(
    _ code: String,
    suffix: String?,
    to checked: CheckedManifest
  ) throws(Problem) -> CheckedManifest {
    let proposal = CountryProposal(code, checked.manifest ?? Manifest(), standards)
    let languages = proposal.languagesWithOthers()
    guard !languages.isEmpty else {
      let name = standards.nameInSentence(code)
      throw Problem(reason: "no default language is known for \(name)")
    }
    let hasDomain = suffix != nil || !fitOnOneDomain && proposal.tld != nil
    var scalars = CountryScalars<String>()
    // A country on a subdomain needs a TLD only if the product has a domain under it.
    scalars[.tld] = suffix ?? (hasDomain ? proposal.tld : nil)
    scalars[.hosts] = (hasDomain ? HostStyle.tld : .subdomain).rawValue
    if standards.countryCurrencies[code] == nil { scalars[.currency] = "USD" }
    let row = CountryRow(code: code, scalars: scalars, languages: languages)
    do throws(EditRefusal) { return try checked.adding(row).manifest } catch {
      // The first line of the reason only says that there are errors.
      let lines = error.reason.split(separator: "\n").dropFirst()
      throw Problem(reason: lines.first.map { String($0.drop { $0 == " " }) } ?? error.reason)
    }
  }

  /// Whether the countries fit on one domain without a warning.
  private var fitOnOneDomain: Bool { countries.count < 16 }

  /// The site and the TLD of a domain: `acme` and `co.uk` of `acme.co.uk`.
  private func labels(of domain: String) throws(Problem) -> (site: String, suffix: String) {
    let labels = domain.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, !labels.contains("") else {
      throw Problem(reason: "expected a domain such as `acme.com`, found `\(domain)`")
    }
    guard labels[0] != "www" else {
      let bare = labels.dropFirst().joined(separator: ".")
      throw Problem(reason: "expected the domain without `www`, such as `\(bare)`")
    }
    for count in 1..<labels.count {
      let suffix = labels[count...].joined(separator: ".")
      guard standards.isPublicSuffix(suffix) else { continue }
      return (labels[..<count].joined(separator: "."), suffix)
    }
    throw Problem(reason: "`\(domain)` is not under a known domain suffix")
  }

  /// The country whose hosts have no prefix: the owner of the domain's suffix, otherwise the first country.
  private func defaultCountry() throws(Problem) -> String {
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
      let name = standards.nameInSentence(owner)
      throw Problem(
        reason: "`\(domain)` is under the domain of \(name); expected `\(owner)` as well"
      )
    }
    return owner
  }

  /// The country that owns the domain's TLD; nil for a generic TLD, as in `acme.com` or `acme.io`.
  package var domainOwner: String? {
    let labels = domain.split(separator: ".").map(String.init)
    guard let root = labels.last, root.utf8.count == 2 else { return nil }
    let isGeneric = Standards.genericCountryCodeDomains.contains(root)
    guard
      !isGeneric
        || labels.dropLast().last.map({ standards.isPublicSuffix("\($0).\(root)") }) == true
    else { return nil }
    switch standards.owner(ofCountryCodeDomain: root) {
    case .country(let code): return code
    case .nobody: return nil
    }
  }

  /// The app language of the default country.
  private func ownLanguage(of country: String) -> String? {
    let first = CountryProposal(country, Manifest(), standards).languages.first
    let tag = first.flatMap { try? LanguageTag.parse($0.locale, standards).get() }
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
      # To add a country, run `nd-config add`; `nd-config explain` lists every key.
      format: 1

      product:
        name: \(scalarText(product))
        default_country: \(scalarText(defaultCountry))
        language_url: "{web_url}/?lang={language}"\(outputsLine)

      environments:
        \(Environment.production): { site: \(scalarText(site)), hosts: country }

      services:
        \(Service.web): { label: "" }

      \(localization ?? "")countries: {}

      """
  }
}
