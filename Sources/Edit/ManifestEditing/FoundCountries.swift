package import CountryManifest

/// The countries that an app's hosts and languages mention.
///
/// A language alone names no country: it is an app language that no country has.
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

  /// The domain with the most hosts; nil without hosts.
  package private(set) var domain: String?
  private(set) var countries: [FoundCountry] = []
  /// The app languages, by the names that the app has for them.
  let appLanguages: [(name: String, tag: LanguageTag)]
  /// Guesses, each with the file that suggests it.
  package private(set) var guesses: [String] = []
  private let developmentLanguage: String?
  /// Facts that belong to no country, for comments.
  package private(set) var rest: [String] = []
  private let standards: Standards

  package var codes: [String] { countries.map(\.code) }

  /// The reasons for each country, for comments.
  package var origins: [(code: String, reasons: [String])] {
    countries.map { ($0.code, $0.reasons) }
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
    self.developmentLanguage = developmentLanguage
    appLanguages = languages.map { (Self.name(of: $0, standards), $0.tag) }
    let domains = hosts.map { standards.registrableDomain(of: $0.name) }
    let counts = Dictionary(grouping: domains) { $0 }.mapValues(\.count)
    self.domain = domain ?? domains.max { (counts[$0] ?? 0) < (counts[$1] ?? 0) }
    for (host, path) in hosts { addHost(host, path) }
    for language in languages {
      add(language, isDevelopment: language.tag.text == developmentLanguage)
    }
  }

  /// Puts the country of the development language first, for a generic domain.
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
    return appLanguages.map(\.name).filter { !names.contains($0) && $0 != developmentLanguage }
      .map(FolderLanguage.lproj)
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
      change(code, reason) {
        guard $0.hosts == nil else { return }
        $0.hosts = .subdomain
        // `uk.acme.org` is the United Kingdom's; `gb.acme.org` does not exist.
        $0.prefix = label == code ? nil : label
      }
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
    countries[position].reasons.append(reason)
  }

  // MARK: Languages

  /// The app's name of a language; the tag of a language that only Android has, if that gives the same folder.
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

  /// The languages of a country: its official ones that the app has, always the main one, and those
  /// that the app's files name.
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

  /// The app's name of the language that is nearest to a tag; nil if it does not have the language.
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

/// The facts about a country.
struct FoundCountry {
  var code: String
  /// Nil if no host is known.
  var hosts: HostStyle?
  var tld: String?
  /// The prefix of its hosts, if that is not its code.
  var prefix: String?
  var languages: [CountryRow.Language] = []
  /// The sources, for a comment.
  var reasons: [String] = []
}

extension Standards {
  /// `gb` for the label `uk` of a host.
  fileprivate func nonstandard(_ label: String) -> String {
    Standards.nonstandardCountryCodes[label] ?? label
  }
}
