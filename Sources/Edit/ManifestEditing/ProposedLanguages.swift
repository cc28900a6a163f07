package import CountryManifest
internal import ManifestFindings

extension Country {
  /// The country's official languages that its row does not list.
  package func officialLanguagesLeftOut(_ standards: Standards) -> [String] {
    let listed = languages.map { $0.locale.value.prefix { $0 != "-" } }
    return standards.languages(of: code.value)
      .filter { entry in
        let language = entry.language.prefix { $0 != "-" }
        return entry.status == .official && !listed.contains(language)
      }
      .map { "\($0.language)-\(code.value.uppercased())" }
  }
}

extension CountryProposal {
  /// The country's official and working languages that the app already has, and the first one even if it is new to the
  /// app.
  package var languages: [CountryRow.Language] { officialLanguages.chosen }

  /// Official languages that would be new to the app.
  package var languagesLeftOut: [String] { officialLanguages.leftOut }

  private var officialLanguages: (chosen: [CountryRow.Language], leftOut: [String]) {
    let spoken = standards.languages(of: code)
    var chosen: [CountryRow.Language] = []
    var leftOut: [String] = []
    for (language, status) in spoken where status == .official || status == .working {
      guard let found = candidate(language) else { continue }
      // If a language lacks country names, the app would show most country names in another language.
      if found.isInApp || chosen.isEmpty && isNamed(found) {
        chosen.append(found.row)
      } else if status == .official {
        leftOut.append(found.row.locale)
      }
    }
    if chosen.isEmpty {
      let all = spoken.compactMap { candidate($0.language) }
      if let common = all.first(where: \.isInApp) ?? all.first(where: isNamed) {
        chosen.append(common.row)
      }
    }
    if chosen.isEmpty, !leftOut.isEmpty {
      chosen.append(CountryRow.Language(locale: leftOut.removeFirst()))
    }
    return (chosen, leftOut)
  }

  /// A language of the country with its own app language; `isInApp` says whether the app has that, or one to share.
  private typealias Candidate = (row: CountryRow.Language, own: String, isInApp: Bool)

  private func candidate(_ language: String) -> Candidate? {
    let text = "\(language)-\(code.uppercased())"
    guard var tag = try? LanguageTag(text, standards) else { return nil }
    // Xcode has no `zh`, only `zh-Hans` and `zh-Hant`.
    if tag.language == "zh", tag.script == nil { tag.script = standards.likelyScript(tag) }
    let own = tag.appLanguage(standards)
    let shared = sharedAppLanguage(tag, own, appLanguages.names)
    let isInApp = shared != nil || appLanguages.position(of: own) != nil
    let lproj = shared ?? (isInApp ? nil : plainAppLanguage(tag, own))
    return (CountryRow.Language(locale: tag.text, lproj: lproj), own, isInApp)
  }

  private func isNamed(_ candidate: Candidate) -> Bool {
    standards.namesEveryCountry(in: candidate.own)
  }

  /// Gives each language after the first a help-desk locale, if that locale differs from the country's
  /// `helpDeskLocale`.
  package func languages(
    _ languages: [CountryRow.Language],
    beside helpDeskLocale: String?
  ) -> [CountryRow.Language] {
    guard let helpDeskLocale else { return languages }
    return languages.enumerated().map { index, language in
      var language = language
      let own = self.helpDeskLocale(for: language)
      if index > 0, own != helpDeskLocale { language.helpDeskLocale = own }
      return language
    }
  }

  /// The existing app language that is nearest to a locale; nil if the app has the locale's own app language,
  /// or if other locales fall back to this one.
  private func sharedAppLanguage(_ tag: LanguageTag, _ own: String, _ names: [String]) -> String? {
    guard own == tag.text, !names.contains(own), !isParent(tag) else { return nil }
    let chain = ancestors(of: tag.text)
    let candidates = names.compactMap { name -> (name: String, distance: Int)? in
      guard let other = try? LanguageTag(name, standards),
        other.language == tag.language, other.script == tag.script
      else { return nil }
      let others = ancestors(of: name)
      return chain.firstIndex(where: others.contains).map { (name, $0) }
    }
    return candidates.min { $0.distance < $1.distance }?.name
  }

  /// The app language without a region, so that later locales share it: `ar` for `ar-SA`, the app's first Arabic
  /// locale.
  ///
  /// It is nil if the locale needs a separate app language.
  private func plainAppLanguage(_ tag: LanguageTag, _ own: String) -> String? {
    let plain = LanguageTag(language: tag.language, script: tag.script).text
    let isNamed = standards.namesEveryCountry(in: plain)
    return own == tag.text && !isParent(tag) && isNamed ? plain : nil
  }

  /// Whether other locales fall back to this locale, as to `pt-PT`; such a locale is a separate app language.
  private func isParent(_ tag: LanguageTag) -> Bool {
    tag.script == nil && parents.contains(tag.text)
  }

  /// A tag and its fallbacks, nearest first: `en-NZ`, `en-001`, `en`.
  private func ancestors(of tag: String) -> [String] {
    var chain: [String] = []
    var tag = tag
    while tag != "und" {
      chain.append(tag)
      tag = standards.parent(of: tag)
    }
    return chain
  }

  /// Whether a new row needs a locale of the help center.
  package var hasHelpDesk: Bool {
    manifest.product.helpDeskURL != nil || manifest.countries.contains { $0.helpDeskLocale != nil }
  }

  /// The help-desk locale of a language.
  ///
  /// If the language shares the app language of another row, it also shares that row's help-desk locale, unless the
  /// locale names another country. Otherwise the locale is the language and the country, such as `pt_BR`.
  package func helpDeskLocale(for language: CountryRow.Language) -> String {
    let shared = language.lproj.flatMap { lproj in
      appLanguages.entries.first { $0.name == lproj }?.owner
    }
    if let shared {
      let row = manifest.countries[shared.country]
      let help = row.languages[shared.language].helpDeskLocale ?? row.helpDeskLocale
      if let help, !namesAnotherCountry(help.value) { return help.value }
    }
    guard let tag = try? LanguageTag(language.locale, standards) else {
      return language.locale
    }
    // The spelling of the other rows: `pt_PT`, `pt-pt`, or `pt` where no row has a region.
    let written = manifest.countries.flatMap { row in
      [row.helpDeskLocale?.value] + row.languages.map(\.helpDeskLocale?.value)
    }.compactMap { $0 }
    let regional = written.filter { $0.contains { $0 == "-" || $0 == "_" } }
    guard !regional.isEmpty || written.isEmpty else { return tag.language }
    let separator = regional.count { $0.contains("-") } * 2 > regional.count ? "-" : "_"
    let isLowercase = !regional.isEmpty && regional.allSatisfy { $0 == $0.lowercased() }
    let region = isLowercase ? tag.region : tag.region?.uppercased()
    return [tag.language, region].compactMap { $0 }.joined(separator: separator)
  }

  /// Whether a help-desk locale names a country other than the proposal's, as `en_GB` does outside the United Kingdom.
  private func namesAnotherCountry(_ helpDeskLocale: String) -> Bool {
    helpDeskLocale.lowercased().split { $0 == "-" || $0 == "_" }.dropFirst()
      .contains { $0 != code && standards.isCountry(String($0)) }
  }
}
