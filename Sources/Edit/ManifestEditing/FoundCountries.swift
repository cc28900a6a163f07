package import CountryManifest

/// The countries that an app's hosts and languages mention.
///
/// A language says of a country only what is likely, so a country that nothing else names is planned.
package struct FoundCountries {
  /// An app language, with the names that it has in the app's files.
  package struct Language {
    package var tag: LanguageTag
    package var lproj: String?
    package var smartling: String?
    package var android: String?
    /// The file that has it.
    package var path: String

    package init(
      _ tag: LanguageTag,
      lproj: String?,
      smartling: String?,
      android: String?,
      path: String
    ) {
      self.tag = tag
      self.lproj = lproj
      self.smartling = smartling
      self.android = android
      self.path = path
    }
  }

  /// The domain with most hosts; nil without hosts.
  package private(set) var domain: String?
  private(set) var countries: [FoundCountry] = []
  /// What belongs to no country, for comments.
  package private(set) var rest: [String] = []
  private let standards: Standards

  package var codes: [String] { countries.map(\.code) }

  /// Why each country is there, for comments.
  package var origins: [(code: String, reasons: [String], isGuess: Bool)] {
    countries.map { ($0.code, $0.reasons, $0.isGuess) }
  }

  /// - Parameters:
  ///   - hosts: each with the file that names it.
  ///   - languages: the app languages.
  ///   - domain: the main domain, if it is known; else that of most hosts.
  ///   - developmentLanguage: whose country is the first.
  ///   - standards: the tables that hosts and languages are looked up in.
  package init(
    hosts: [(name: String, path: String)],
    languages: [Language],
    domain: String?,
    developmentLanguage: String?,
    standards: Standards
  ) {
    self.standards = standards
    let domains = hosts.map { standards.registrableDomain(of: $0.name) }
    let counts = Dictionary(grouping: domains) { $0 }.mapValues(\.count)
    self.domain = domain ?? domains.max { (counts[$0] ?? 0) < (counts[$1] ?? 0) }
    for language in languages where language.tag.text == developmentLanguage {
      add(language, isDevelopment: true)
    }
    for (host, path) in hosts { addHost(host, path) }
    for language in languages where language.tag.text != developmentLanguage {
      add(language, isDevelopment: false)
    }
  }

  func country(_ code: String) -> FoundCountry? { countries.first { $0.code == code } }

  // MARK: Hosts

  private mutating func addHost(_ host: String, _ path: String) {
    let own = standards.registrableDomain(of: host)
    let reason = "host \(host) in \(path)"
    guard let domain, own != domain || host != domain else { return }
    if own == domain {
      let label = String(host.dropLast(domain.count + 1).split(separator: ".").last ?? "")
      let code = standards.nonstandard(label)
      guard standards.isCountry(code) else { return rest.append(reason) }
      change(code, reason) { $0.hosts = $0.hosts ?? .subdomain }
    } else if own.prefix(while: { $0 != "." }) == domain.prefix(while: { $0 != "." }),
      case .country(let code) = standards.owner(
        ofCountryCodeDomain: String(own.split(separator: ".").last ?? "")
      )
    {
      change(code, reason) {
        $0.hosts = .tld
        $0.tld = String(own.drop { $0 != "." }.dropFirst())
      }
    } else {
      rest.append(reason)
    }
  }

  private mutating func change(
    _ code: String,
    _ reason: String,
    _ update: (inout FoundCountry) -> Void
  ) {
    let position = countries.firstIndex { $0.code == code } ?? countries.count
    if position == countries.count { countries.append(FoundCountry(code: code)) }
    update(&countries[position])
    countries[position].isGuess = false
    countries[position].reasons.append(reason)
  }

  // MARK: Languages

  private mutating func add(_ language: Language, isDevelopment: Bool) {
    let named = language.smartling.flatMap { try? LanguageTag.parse($0, standards).get() }?.region
    let written = (language.tag.region ?? named).flatMap { standards.isCountry($0) ? $0 : nil }
    var tag = language.tag
    let name = language.lproj ?? language.android ?? tag.text
    guard let code = written ?? standards.likelyRegion(tag.text), standards.isCountry(code) else {
      rest.append("language \(name) in \(language.path)")
      return
    }
    tag.region = code
    var found = CountryRow.Language(locale: tag.text)
    let own = tag.appLanguage(standards)
    let appLanguage = language.lproj ?? own
    if appLanguage != own { found.lproj = appLanguage }
    if !isDevelopment {
      if let smartling = language.smartling, smartling != tag.text { found.smartling = smartling }
      let derived = try? LanguageTag.parse(appLanguage, standards).get()
      if let android = language.android, android != derived.map(AndroidQualifier.text) {
        found.android = android
      }
    }
    let position = countries.firstIndex { $0.code == code } ?? countries.count
    if position == countries.count { countries.append(FoundCountry(code: code)) }
    countries[position].languages.append(found)
    countries[position].reasons.append("language \(name) in \(language.path)")
    if written != nil { countries[position].isGuess = false }
  }
}

/// What is known of a country.
struct FoundCountry {
  var code: String
  /// Nil where no host is known.
  var hosts: HostStyle?
  var tld: String?
  var languages: [CountryRow.Language] = []
  /// Where it comes from, for a comment.
  var reasons: [String] = []
  var isGuess = true
}

extension Standards {
  /// `gb` for `uk`, which hosts have.
  fileprivate func nonstandard(_ label: String) -> String {
    Standards.nonstandardCountryCodes[label] ?? label
  }
}
