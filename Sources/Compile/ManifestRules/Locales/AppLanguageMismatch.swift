internal import CountryManifest
internal import ManifestFindings

struct AppLanguageMismatch: ValidationRule {
  static let id: RuleID = "app-language-mismatch"
  static let severity = Finding.Severity.warning
  static let summary =
    "an app language differs from its locale's language, or has a region that is probably a typo"
  static let explanation = """
    `lproj` is the app language in which the app is shown to users of a country's language: Australians
    may see British English. Each of these is usually a typo:

    - a region where the language is not spoken,
    - another language than that of the locale, if the app has this one in the script that people read,
    - an app language that only one entry has, if others have one that differs in a letter: `en-BG` for
      `en-GB`.

    ```yaml
    countries:
      au: { languages: [{ locale: en-AU, lproj: en-GN }] }
      #                                         ^^^^^ warning: `en` is not spoken in Guinea
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    var own: [String: Set<String>]?
    var uses: [Int]?
    for (position, country) in manifest.countries.enumerated() {
      var repeated: Set<String>?
      for (index, language) in country.languages.enumerated() {
        guard context.hasRoom(for: self) else { return }
        guard let lproj = language.lproj, let shown = context.validTag(lproj.value),
          let spoken = context.derivation.localeTags.valid(position, index)
        else { continue }
        guard shown.language == spoken.language else {
          // If the country has a locale twice, the other entry is possibly the correct one.
          repeated = repeated ?? Self.repeatedLocales(country)
          own = own ?? ownLanguages(manifest, context)
          if !HelpDeskLocale.isSameLanguage(shown, spoken),
            repeated?.contains(language.locale.value) == false,
            let names = own?[Self.written(spoken, context)]
          {
            report(lproj, spoken, names, in: &context)
          }
          continue
        }
        if let region = shown.region, context.standards.isCountry(region),
          LanguageForeignToCountry.isForeign(shown.language, to: region, context.standards)
        {
          let near = near(lproj.value, spoken, &context)
          context.report(
            self,
            "`\(shown.language)` is not spoken in \(context.name(region))",
            at: lproj.range,
            help: "write \(near)"
          )
        } else if let region = shown.region, region != country.code.value,
          let name = lonelyTypo(lproj.value, &uses, manifest, &context)
        {
          context.report(
            self,
            "only this entry has app language `\(lproj.value)`; others have `\(name)`",
            at: lproj.range,
            help: "write `\(name)`, or allow it in a comment with a reason"
          )
        }
      }
    }
  }

  /// Finds an app language of other entries that is one typo away from `name`; nil unless only one entry uses `name`.
  private func lonelyTypo(
    _ name: String,
    _ uses: inout [Int]?,
    _ manifest: Manifest,
    _ context: inout RuleContext
  ) -> String? {
    let languages = context.appLanguages
    let counts = uses ?? languages.countUses(manifest)
    uses = counts
    guard let position = languages.position(of: name), counts[position] == 1,
      name != manifest.developmentLanguageTag, context.canSearch(counts.count)
    else { return nil }
    // A development language that no country uses was probably not meant.
    return zip(languages.names, counts).filter { $1 > 0 && isOneTypo(from: name, to: $0) }
      .map(\.0).min()
  }

  private func report(
    _ lproj: Located<String>,
    _ spoken: LanguageTag,
    _ names: Set<String>,
    in context: inout RuleContext
  ) {
    let usual = spoken.appLanguage(context.standards)
    guard let own = names.contains(usual) || !context.canSearch(names.count) ? usual : names.min()
    else { return }
    context.report(
      self,
      "`\(spoken.text)` is shown in `\(lproj.value)`, although the app has `\(own)`",
      at: lproj.range,
      help: "write `\(own)`, or allow it in a comment with a reason"
    )
  }

  private static func repeatedLocales(_ country: Country) -> Set<String> {
    var seen: Set<String> = []
    return Set(country.languages.map(\.locale.value).filter { !seen.insert($0).inserted })
  }

  /// The app languages that locales use, by the locales' language and script; leaves out app languages in another
  /// language than the locale.
  private func ownLanguages(
    _ manifest: Manifest,
    _ context: RuleContext
  ) -> [String: Set<String>] {
    var own: [String: Set<String>] = [:]
    for (position, country) in manifest.countries.enumerated() {
      for (index, language) in country.languages.enumerated() {
        guard let spoken = context.derivation.localeTags.valid(position, index) else { continue }
        let name = language.lproj?.value ?? spoken.appLanguage(context.standards)
        guard let shown = try? LanguageTag.parse(name, context.standards).get(),
          HelpDeskLocale.isSameLanguage(shown, spoken)
        else { continue }
        own[Self.written(spoken, context), default: []].insert(name)
      }
    }
    return own
  }

  /// The key for a language and its likely script; both written forms of Norwegian have the same key.
  private static func written(_ tag: LanguageTag, _ context: RuleContext) -> String {
    let language = tag.language == "nn" ? "nb" : tag.language
    return "\(language)-\(tag.script ?? context.standards.likelyScript(tag) ?? "")"
  }

  /// Suggests an app language for the language of `spoken`: the one whose name is most similar to `text` or, if none is
  /// similar, the language code alone.
  private func near(
    _ text: String,
    _ spoken: LanguageTag,
    _ context: inout RuleContext
  ) -> String {
    guard context.canSearch(context.appLanguages.entries.count) else {
      return "`\(spoken.language)`"
    }
    let known = context.appLanguages.names.filter {
      $0 != text && $0.hasPrefix("\(spoken.language)-")
    }
    let standards = context.standards
    let common = ["\(spoken.language)-GB", "\(spoken.language)-US", "\(spoken.language)-ES"].filter
    {
      standards.likelySubtags[$0] != nil || spoken.language == "en" && !$0.hasSuffix("ES")
    }
    return context.nearestName(to: text, among: known + common).map { "`\($0)`" }
      ?? "`\(spoken.language)`"
  }
}

extension AppLanguages {
  /// For each app language, the number of entries of countries that use it.
  fileprivate func countUses(_ manifest: Manifest) -> [Int] {
    var counts = [Int](repeating: 0, count: entries.count)
    for (country, row) in manifest.countries.enumerated() {
      for language in row.languages.indices {
        if let position = position(of: name(country, language)) { counts[position] += 1 }
      }
    }
    return counts
  }
}
