package import CountryManifest
package import ManifestCompiler
internal import ManifestFindings

/// The first manifest of a product: environments, services, and one row per country.
package struct NewManifest: Sendable {
  let standards: Standards
  package var product: String
  /// The domain of the default country, such as `acme.com`.
  package var domain: String
  /// The domains of other countries, with the same name and another suffix: `acme.it`.
  package var otherDomains: [String] = []
  /// The services, each with its label in hosts; they include the website.
  package var services: [Named] = [Named(name: Service.web, value: "")]
  /// The environments, each with its domain; production has the product's domain.
  package var environments: [Named] = [Named(name: Environment.production, value: nil)]
  /// The codes of the countries, in the order of the rows.
  package var countries: [String]
  package var platforms = Platform.allCases
  /// The style of the other countries' hosts; nil to choose the style by the app's files or the number of countries.
  package var hosts: HostStyle?
  /// The countries in the files of an app; nil without an app.
  package var found: FoundCountries?
  /// The app's development language; nil for that of the default country.
  package var developmentLanguage: String?
  /// The app languages without a country.
  package var languages: [String] = []
  /// Comments for the top of the file, one line each.
  package var notes: [String] = []
  /// The section `apps`, as text.
  package var section = ""

  /// A service with its label, or an environment with its domain.
  package struct Named: Sendable {
    package var name: String
    package var value: String?

    package init(name: String, value: String?) {
      self.name = name
      self.value = value
    }
  }

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
    let (first, suffix, others, start) = try parts()
    var checked = try adding(first, suffix: suffix, to: start)
    for code in others { checked = try adding(code, suffix: nil, to: checked) }
    guard let warning = checked.findings.first else { return checked }
    throw Problem(reason: warning.message)
  }

  /// The default country, its suffix, the other countries, and the manifest without rows.
  func parts() throws(Problem) -> (String, String, [String], CheckedManifest) {
    let (site, suffix) = try labels(of: domain)
    let first = try defaultCountry()
    for (index, domain) in otherDomains.enumerated() {
      try checkOwner(of: domain, site: site)
      if ([self.domain] + otherDomains[..<index]).contains(where: {
        owner(of: $0) == owner(of: domain)
      }) {
        let name = owner(of: domain).map(standards.nameInSentence) ?? ""
        throw Problem(reason: "`\(domain)` is another domain of \(name), which has one already")
      }
    }
    let language = developmentLanguage ?? ownLanguage(of: first)
    let text = skeleton(
      try environments.map { environment throws(Problem) in
        try line(of: environment, site: site, suffix: suffix)
      },
      first,
      developmentLanguage: language == "en" ? nil : language
    )
    let start = CheckedManifest(
      SourceFile(path: "countries.yaml", text: text),
      standards: standards
    )
    // The manifest has a finding, because it has no countries yet, but it can be read.
    guard start.manifest != nil else {
      throw Problem(reason: start.findings.first?.message ?? "the manifest cannot be read")
    }
    return (first, suffix, countries.filter { $0 != first }, start)
  }

  /// Adds a country's row to a manifest.
  ///
  /// `suffix` is given for the default country. If `written` is empty, the country gets its official languages.
  func adding(
    _ code: String,
    suffix: String?,
    _ written: [CountryRow.Language] = [],
    to checked: CheckedManifest
  ) throws(Problem) -> CheckedManifest {
    let proposal = CountryProposal(code, checked.manifest ?? Manifest(), standards)
    let found = self.found?.country(code)
    var hasDomain = !fitOnOneDomain && proposal.tld != nil
    // The manifest for an app has only the domains in the app's files; no other domains are invented.
    if let hosts = hosts ?? found?.hosts ?? (self.found == nil ? nil : .subdomain) {
      hasDomain = hosts == .tld
    }
    let ownSuffix = ownSuffix(of: code)
    if suffix ?? ownSuffix != nil { hasDomain = true }
    let shared = hosts == .path ? HostStyle.path : .subdomain
    let languages = written.isEmpty ? proposal.languagesWithOthers() : written
    guard !languages.isEmpty else {
      let name = standards.nameInSentence(code)
      throw Problem(reason: "no default language is known for \(name)")
    }
    var scalars = CountryScalars<String>()
    // A country on a subdomain needs a TLD only if the product has a domain under it.
    scalars[.tld] = suffix ?? ownSuffix ?? (hasDomain ? found?.tld ?? proposal.tld : nil)
    scalars[.prefix] = hasDomain ? nil : found?.prefix
    scalars[.hosts] = (hasDomain ? .tld : shared).rawValue
    let row = CountryRow(code: code, scalars: scalars, languages: languages)
    do throws(EditRefusal) { return try checked.adding(row).manifest.checked } catch {
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
    guard !countries.isEmpty else { throw Problem(reason: "expected a country") }
    if let twice = countries.first(where: { code in countries.count { $0 == code } > 1 }) {
      throw Problem(reason: "duplicate country `\(twice)`")
    }
    guard let owner = domainOwner else {
      // A country that owns the suffix of another domain has its hosts on that domain.
      let others = otherDomains.compactMap(self.owner)
      guard let free = countries.first(where: { !others.contains($0) }) else {
        throw Problem(
          reason:
            "`\(domain)` is the domain of none of the countries; expected one more, such as `us`"
        )
      }
      return free
    }
    guard countries.contains(owner) else {
      let name = standards.nameInSentence(owner)
      throw Problem(
        reason: "`\(domain)` is under the domain of \(name); expected `\(owner)` as well"
      )
    }
    return owner
  }

  /// The country that owns the domain's TLD; nil for a generic TLD, as in `acme.com` or `acme.io`.
  package var domainOwner: String? { owner(of: domain) }

  /// The owners of the domains' TLDs, each once; nil if all TLDs are generic.
  ///
  /// If the main domain has a generic TLD and another one does not, the first owner is the United States.
  package var domainOwners: [String]? {
    let owners = ([domain] + otherDomains).map(owner)
    guard owners.contains(where: { $0 != nil }) else { return nil }
    var countries: [String] = []
    for code in [owners[0] ?? "us"] + owners.dropFirst().compactMap({ $0 })
    where !countries.contains(code) {
      countries.append(code)
    }
    return countries
  }

  private func owner(of domain: String) -> String? {
    let labels = domain.split(separator: ".").map(String.init)
    guard let root = labels.last, root.utf8.count == 2 else { return nil }
    let isGeneric = Standards.genericCountryCodeDomains.contains(root)
    guard !isGeneric || labels.dropLast().last.map({ isSuffix("\($0).\(root)") }) == true else {
      return nil
    }
    switch standards.owner(ofCountryCodeDomain: root) {
    case .country(let code): return code
    case .nobody: return nil
    }
  }

  private func checkOwner(of domain: String, site: String) throws(Problem) {
    let (name, suffix) = try labels(of: domain)
    guard name == site else {
      throw Problem(
        reason:
          "expected `\(site).\(suffix)`, since all countries share the name `\(site)`; found `\(domain)`"
      )
    }
    guard let owner = owner(of: domain) else {
      throw Problem(reason: "`\(domain)` is under the domain of no country")
    }
    guard countries.contains(owner) else {
      throw Problem(
        reason:
          "`\(domain)` is under the domain of \(standards.nameInSentence(owner)); expected `\(owner)` as well"
      )
    }
  }

  /// The suffix of the country's domain in `otherDomains`; nil if it has none there.
  private func ownSuffix(of code: String) -> String? {
    let own = otherDomains.first { owner(of: $0) == code }
    return own.flatMap { try? labels(of: $0).suffix }
  }

  /// The line of an environment: `staging: { site: acme-staging, hosts: country }`.
  ///
  /// The environment's hosts have the countries' suffixes if the environment's domain has the product's suffix.
  private func line(
    of environment: Named,
    site: String,
    suffix: String
  ) throws(Problem) -> String {
    let name = scalarText(environment.name)
    guard environment.name != Environment.production else {
      guard environment.value == nil else {
        throw Problem(reason: "expected `production` alone, since its domain is the product's")
      }
      return "\(name): { site: \(scalarText(site)), hosts: country }"
    }
    guard let domain = environment.value else {
      throw Problem(
        reason:
          "expected the domain of `\(environment.name)`, as in `\(environment.name):\(site)-\(environment.name).\(suffix)`"
      )
    }
    if domain == "localhost" {
      return "\(name): { domain: localhost, hosts: subdomain, scheme: http }"
    }
    let labels = try labels(of: domain)
    return labels.suffix == suffix
      ? "\(name): { site: \(scalarText(labels.site)), hosts: country }"
      : "\(name): { domain: \(scalarText(domain)), hosts: subdomain }"
  }

  /// The app language of the default country.
  private func ownLanguage(of country: String) -> String? {
    let first = CountryProposal(country, Manifest(), standards).languages.first
    let tag = first.flatMap { try? LanguageTag.parse($0.locale, standards).get() }
    return tag?.appLanguage(standards)
  }

  private func isSuffix(_ domain: String) -> Bool { standards.isPublicSuffix(domain) }
}

/// Makes manifests for apps whose files contain more than a manifest accepts.
extension NewManifest {
  /// A part of an app's files that is left out of the manifest, because it would be an error.
  package struct LeftOut: Sendable {
    package var country: String
    /// The language that is left out; nil if the whole country is left out.
    package var locale: String?
    package var reason: String
  }

  /// The manifest with the accepted countries and languages, and the reasons why others are left out.
  package func checkedLeavingOut() throws(Problem) -> (
    manifest: CheckedManifest, leftOut: [LeftOut]
  ) {
    let (first, suffix, others, start) = try parts()
    var leftOut: [LeftOut] = []
    var checked = try addingWhatFits(first, suffix: suffix, to: start, &leftOut)
    for code in others {
      do throws(Problem) {
        checked = try addingWhatFits(code, suffix: nil, to: checked, &leftOut)
      } catch {
        leftOut.append(LeftOut(country: code, reason: error.reason))
      }
    }
    return (checked, leftOut)
  }

  /// Adds a country's row, without the found languages that would cause errors.
  private func addingWhatFits(
    _ code: String,
    suffix: String?,
    to checked: CheckedManifest,
    _ leftOut: inout [LeftOut]
  ) throws(Problem) -> CheckedManifest {
    func adding(_ languages: [CountryRow.Language]) throws(Problem) -> CheckedManifest {
      try self.adding(code, suffix: suffix, languages, to: checked)
    }
    let found = found?.languages(of: code) ?? []
    do throws(Problem) { return try adding(found) } catch {
      if found.isEmpty { throw error }
    }
    var fitting: [CountryRow.Language] = []
    var reasons: [LeftOut] = []
    for language in found {
      do throws(Problem) {
        _ = try adding(fitting + [language])
        fitting.append(language)
      } catch {
        reasons.append(LeftOut(country: code, locale: language.locale, reason: error.reason))
      }
    }
    let next = try adding(fitting)
    leftOut += reasons
    return next
  }
}

/// The manifest as text, without rows.
extension NewManifest {
  /// The line that raises the limit of countries on one domain; empty if it is not needed.
  private var budgetLine: String {
    guard found != nil || hosts != nil, countries.count > 16 else { return "" }
    return "\n  subdomains_per_domain: \(countries.count * 2)"
  }

  /// The line `outputs` of the product; empty for all platforms, because that is the default.
  private var outputsLine: String {
    guard !Platform.allCases.allSatisfy(platforms.contains) else { return "" }
    let chosen = Set(platforms.flatMap(\.outputs))
    let entries = OutputKey.allCases.filter(chosen.contains).map { "\($0.rawValue): {}" }
    return "\n  outputs: { \(entries.joined(separator: ", ")) }"
  }

  private func label(of service: Named) -> String {
    let label = service.value ?? (service.name == Service.web ? "" : service.name)
    return label.isEmpty ? "\"\"" : scalarText(label)
  }

  func skeleton(
    _ environments: [String],
    _ defaultCountry: String,
    developmentLanguage: String?
  ) -> String {
    let lines = [
      developmentLanguage.map { "  development_language: \(scalarText($0))\n" },
      languages.isEmpty
        ? nil
        : "  languages: [\(languages.map { scalarText($0) }.joined(separator: ", "))]\n",
    ].compactMap { $0 }
    let localization = lines.isEmpty ? "" : "localization:\n\(lines.joined())\n"
    let notes = notes.map { "#" + ($0.isEmpty ? "" : " ") + $0 + "\n" }.joined()
    return """
      # Everything that differs between the countries of the product, with one row per country.
      # To add a country, run `nd-config add`; `nd-config explain` lists every key.
      \(notes)format: 1

      product:
        name: \(scalarText(product))
        default_country: \(scalarText(defaultCountry))
        language_url: "{web_url}/?lang={language}"\(budgetLine)\(outputsLine)

      environments:
      \(environments.map { "  \($0)\n" }.joined())
      services:
      \(services.map { "  \(scalarText($0.name)): { label: \(label(of: $0)) }\n" }.joined())
      \(section)\(localization)countries: {}

      """
  }
}
