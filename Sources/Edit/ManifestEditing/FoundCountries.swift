package import CountryManifest

/// The countries that an app's hosts and languages mention.
///
/// A language without a region does not name a country; it becomes an app language without a country. A host's label by
/// itself does not name a country either: in `id.acme.com`, `id` may be a word.
package struct FoundCountries {
  /// An app language, with the names that it has in the app's files.
  package struct Language {
    package var tag: LanguageTag
    package var lproj: String?
    package var smartling: String?
    package var android: String?
    /// The file that contains the language.
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

  /// The given domain, otherwise the domain with the most hosts; nil if there are no hosts.
  package private(set) var domain: String?
  /// The first file that names a host of the domain; nil if the domain was given.
  private var domainPath: String?
  /// The label of the website's host: `www` if the app's only host under the domain is `www.acme.com`.
  ///
  /// It is nil if the domain was given, if there are more hosts, or if the only host is the domain itself.
  package private(set) var label: String?
  private(set) var countries: [FoundCountry] = []
  /// The app languages with the names that the app uses for them.
  ///
  /// The elements are those of `localization.languages`: `pt_BR.lproj`, and `values-no` if the manifest cannot derive
  /// the Android folder.
  let appLanguages: [(name: String, tag: LanguageTag, elements: [String])]
  /// Guessed values with their reasons, for comments in the manifest.
  package private(set) var guesses: [String] = []
  private let developmentLanguage: String?
  /// Hosts that belong to no country, for comments in the manifest.
  package private(set) var rest: [String] = []
  private let standards: Standards

  package var codes: [String] { countries.map(\.code) }

  /// The reasons for each country, for comments in the manifest.
  package var origins: [(code: String, reasons: [String])] {
    countries.map { ($0.code, $0.reasons) }
  }

  /// Finds the countries.
  ///
  /// - Parameters:
  ///   - hosts: the hosts, each with the file that names it.
  ///   - languages: the app languages.
  ///   - domain: the main domain; if nil, the domain with the most hosts.
  ///   - developmentLanguage: the app's development language, if it is known.
  ///   - standards: the tables to look up hosts and languages.
  package init(
    hosts: [(name: String, path: String)],
    languages: [Language],
    domain: String?,
    developmentLanguage: String?,
    standards: Standards
  ) {
    self.standards = standards
    self.developmentLanguage = developmentLanguage
    appLanguages = languages.map { language in
      let name = Self.name(of: language, standards)
      let derived = Self.qualifierOf(FolderLanguage.tag(of: name), standards)
      guard let android = language.android, android != derived else {
        return (name, language.tag, [FolderLanguage.lproj(of: name)])
      }
      let isEnough = FolderLanguage.tag(of: android) == name
      let elements = [isEnough ? nil : FolderLanguage.lproj(of: name), "values-\(android)"]
      return (name, language.tag, elements.compactMap { $0 })
    }
    let isOfService = { (host: String) in Self.linkServices.contains { host.hasSuffix(".\($0)") } }
    rest = hosts.filter { isOfService($0.name) }.map { "host \($0.name) in \($0.path)" }
    let hosts = hosts.filter { !isOfService($0.name) }
    let domains = hosts.map { standards.registrableDomain(of: $0.name) }
    let counts = Dictionary(grouping: domains) { $0 }.mapValues(\.count)
    self.domain = domain ?? domains.max { (counts[$0] ?? 0) < (counts[$1] ?? 0) }
    for language in languages {
      add(language, isDevelopment: language.tag.text == developmentLanguage)
    }
    // Countries of hosts come first, but the languages must be known to tell which labels of hosts are countries.
    let ofLanguages = countries
    countries = []
    addHosts(hosts, Set(ofLanguages.map(\.code)))
    for country in ofLanguages {
      change(country.code, country.reasons) { $0.languages = country.languages }
    }
    if domain == nil {
      label = onlyLabel(hosts.map(\.name))
      domainPath = zip(domains, hosts).first { $0.0 == self.domain }?.1.path
    }
  }

  /// Puts the country of the domain's TLD first, if no host or language has shown this country.
  package mutating func addOwner(_ code: String) {
    guard let domain, country(code) == nil else { return }
    let reason = "domain \(domain)" + (domainPath.map { " in \($0)" } ?? "")
    countries.insert(FoundCountry(code: code, reasons: [reason]), at: 0)
    if domainPath != nil { guesses.append("default country \(code), from the \(reason)") }
  }

  /// Puts the country of the development language first; call it if the domain has a generic TLD.
  package mutating func addDefault(_ languages: [Language]) {
    let development = languages.first { $0.tag.text == developmentLanguage }
    let tag = development?.tag ?? LanguageTag(language: "en")
    guard let code = tag.region ?? standards.likelyRegion(tag.text), standards.isCountry(code)
    else {
      return
    }
    let reason =
      "development language \(tag.text)"
      + (development.map { " in \($0.path)" } ?? ", which no file names")
    if let position = countries.firstIndex(where: { $0.code == code }) {
      countries.insert(countries.remove(at: position), at: 0)
    } else {
      countries.insert(FoundCountry(code: code, reasons: [reason]), at: 0)
    }
    guesses.append("default country \(code), from the \(reason)")
  }

  /// The app languages that a manifest does not have yet, as `localization.languages` names them.
  package func languagesWithoutCountry(_ spoken: AppLanguages) -> [String] {
    let names = Set(spoken.entries.map { $0.folder ?? $0.name })
    return appLanguages.filter { !names.contains($0.name) && $0.name != developmentLanguage }
      .flatMap(\.elements)
  }

  func country(_ code: String) -> FoundCountry? { countries.first { $0.code == code } }

  // MARK: Hosts

  /// Adds the countries of hosts.
  ///
  /// `acme.it` belongs to Italy because of its TLD, if the product's domain is `acme.com`. `it.acme.com` belongs to
  /// Italy if something else shows that country, too. If several labels are such countries, other labels that are
  /// country codes are countries, too, unless they are words.
  private mutating func addHosts(
    _ hosts: [(name: String, path: String)],
    _ ofLanguages: Set<String>
  ) {
    let ofTLDs = hosts.compactMap { ofTLD($0.name)?.code }
    let ofLabels = hosts.compactMap { label(of: $0.name) }.filter { hasLanguage(of: $0) }
    let shown = ofLanguages.union(ofTLDs).union(ofLabels.map(standards.nonstandard))
    let labels = Set(hosts.compactMap { label(of: $0.name).map(standards.nonstandard) })
    let isPerCountry = shown.intersection(labels).count >= Self.severalCountries
    for (host, path) in hosts {
      let reason = "host \(host) in \(path)"
      if let (code, tld) = ofTLD(host) {
        change(code, [reason]) { ($0.hosts, $0.tld) = (.tld, tld) }
      } else if let label = label(of: host), case let code = standards.nonstandard(label),
        standards.isCountry(code), shown.contains(code) || isPerCountry && !Self.isWord(label)
      {
        if !shown.contains(code) { guesses.append("country \(code), from the \(reason)") }
        change(code, [reason]) {
          guard $0.hosts == nil else { return }
          $0.hosts = .subdomain
          // If the hosts of the United Kingdom begin with `uk`, its prefix is `uk`.
          $0.prefix = label == code ? nil : label
        }
      } else if host != domain {
        rest.append(reason)
      }
    }
  }

  /// The country and the TLD of a host on another domain with the product's name, such as `acme.it`.
  private func ofTLD(_ host: String) -> (code: String, tld: String)? {
    let own = standards.registrableDomain(of: host)
    guard let domain, own != domain,
      own.prefix(while: { $0 != "." }) == domain.prefix(while: { $0 != "." }),
      case .country(let code) = standards.owner(
        ofCountryCodeDomain: String(own.split(separator: ".").last ?? "")
      )
    else { return nil }
    return (code, String(own.drop { $0 != "." }.dropFirst()))
  }

  /// The label before the product's domain: `it` of `it.acme.com`.
  private func label(of host: String) -> String? {
    guard let domain, host.hasSuffix(".\(domain)") else { return nil }
    return host.dropLast(domain.count + 1).split(separator: ".").last.map(String.init)
  }

  /// The domains on which services for deep links give each app a host: Branch, Firebase, AppsFlyer, Adjust.
  private static let linkServices = [
    "app.link", "test-app.link", "bnc.lt", "page.link", "onelink.me", "go.link", "adj.st",
  ]

  /// If at least this many labels name countries that a language or a TLD also shows, other labels that are country
  /// codes name countries, too.
  private static let severalCountries = 4

  /// Whether the app has an official language of the country that a label names.
  ///
  /// Every app has a development language, so that language does not count if the label can be a word.
  private func hasLanguage(of label: String) -> Bool {
    let official = standards.languages(of: standards.nonstandard(label))
      .filter { $0.status == .official }
      .compactMap { try? LanguageTag.parse($0.language, standards).get().language }
    return appLanguages.contains { _, tag, _ in
      official.contains(tag.language) && !(tag.text == developmentLanguage && Self.isWord(label))
    }
  }

  /// Whether a label is more often a word than a country: `cc` and `tv`, `id` for logins, `im` for messages.
  private static func isWord(_ label: String) -> Bool {
    Standards.genericCountryCodeDomains.contains(label) || words.contains(label)
  }

  private static let words: Set = [
    "ar", "bi", "ci", "cm", "cx", "dm", "hr", "id", "im", "in", "is", "it", "ml", "mx", "my", "no",
    "pg", "pm", "pr", "ps", "qa", "sb", "sd", "so", "st", "tc", "to", "vc",
  ]

  /// The label of the app's only host under the domain.
  ///
  /// Nil if the app has several such hosts, if the host is the domain itself, or if a host of a country was found.
  private func onlyLabel(_ hosts: [String]) -> String? {
    guard let domain else { return nil }
    let own = hosts.filter { $0 == domain || $0.hasSuffix(".\(domain)") }
    guard own.count == 1, let host = own.first, host != domain,
      countries.allSatisfy({ $0.hosts == nil })
    else { return nil }
    return String(host.dropLast(domain.count + 1))
  }

  private mutating func change(
    _ code: String,
    _ reasons: [String],
    _ update: (inout FoundCountry) -> Void
  ) {
    let position = countries.firstIndex { $0.code == code } ?? countries.count
    if position == countries.count { countries.append(FoundCountry(code: code)) }
    update(&countries[position])
    countries[position].reasons += reasons
  }

  // MARK: Languages

  /// The app's name of a language; for a language that only Android has, the tag of its qualifier if this tag leads to
  /// the same folder.
  private static func name(of language: Language, _ standards: Standards) -> String {
    if let lproj = language.lproj { return lproj }
    let android = language.android.map { ($0, FolderLanguage.tag(of: $0)) }
    if let (qualifier, tag) = android, qualifier == qualifierOf(tag, standards) { return tag }
    return language.tag.appLanguage(standards)
  }

  private static func qualifierOf(_ tag: String, _ standards: Standards) -> String? {
    (try? LanguageTag.parse(tag, standards).get()).map(AndroidQualifier.text)
  }

  private mutating func add(_ language: Language, isDevelopment: Bool) {
    let named = language.smartling.flatMap { try? LanguageTag.parse($0, standards).get() }?.region
    let written = (language.tag.region ?? named).flatMap { standards.isCountry($0) ? $0 : nil }
    guard let code = written else { return }
    var tag = language.tag
    let name = language.lproj ?? language.android ?? tag.text
    tag.region = code
    var found = CountryRow.Language(locale: tag.text)
    let appLanguage = Self.name(of: language, standards)
    if appLanguage != tag.appLanguage(standards) {
      found.lproj = FolderLanguage.lproj(of: appLanguage)
    }
    if !isDevelopment {
      if let smartling = language.smartling, smartling != tag.text { found.smartling = smartling }
      let derived = Self.qualifierOf(FolderLanguage.tag(of: appLanguage), standards)
      if let android = language.android, android != derived { found.android = android }
    }
    let position = countries.firstIndex { $0.code == code } ?? countries.count
    if position == countries.count { countries.append(FoundCountry(code: code)) }
    countries[position].languages.append(found)
    countries[position].reasons.append("language \(name) in \(language.path)")
  }

  /// The languages of a country: the main one, other official ones that the app has, and those that the app's
  /// files name with the country.
  func languages(of code: String) -> [CountryRow.Language] {
    let found = country(code)?.languages ?? []
    let foundTags = found.compactMap { try? LanguageTag.parse($0.locale, standards).get() }
    var languages: [CountryRow.Language] = []
    for (language, status) in standards.languages(of: code) where status == .official {
      let text = "\(language)-\(code.uppercased())"
      guard var tag = try? LanguageTag.parse(text, standards).get() else { continue }
      // Xcode has no `zh`, only `zh-Hans` and `zh-Hant`.
      if tag.language == "zh", tag.script == nil { tag.script = standards.likelyScript(tag) }
      if let position = foundTags.firstIndex(where: { $0.language == tag.language }) {
        if languages.isEmpty { languages.append(found[position]) }
        continue
      }
      let name = nearest(to: tag) ?? (languages.isEmpty ? developmentLanguage : nil)
      guard let name else { continue }
      let isOwn = name == tag.appLanguage(standards)
      languages.append(
        CountryRow.Language(locale: tag.text, lproj: isOwn ? nil : FolderLanguage.lproj(of: name))
      )
    }
    return languages + found.filter { !languages.contains($0) }
  }

  /// The app's name of the language that is nearest to a tag; nil if the app does not have the language.
  private func nearest(to tag: LanguageTag) -> String? {
    let full = standards.maximized(tag)
    let same = appLanguages.filter {
      let other = standards.maximized($0.tag)
      return other.language == full.language && other.script == full.script
    }
    return
      (same.first { standards.maximized($0.tag).region == full.region }
      ?? same.first { $0.name == standards.parent(of: tag.text) }
      ?? same.first { !$0.name.contains { "-_".contains($0) } } ?? same.first)?.name
  }
}

/// The facts about a country in an app's files.
struct FoundCountry {
  var code: String
  /// The style of the country's hosts; nil if no host is known.
  var hosts: HostStyle?
  var tld: String?
  /// The prefix of the country's hosts, if it is not the country's code.
  var prefix: String?
  var languages: [CountryRow.Language] = []
  /// The hosts and languages that show the country, for a comment.
  var reasons: [String] = []
}

extension Standards {
  /// The country code that a label of a host means: `uk` → `gb`; any other label is returned unchanged.
  fileprivate func nonstandard(_ label: String) -> String {
    label == "uk" ? "gb" : label
  }
}
