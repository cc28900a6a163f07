internal import CountryManifest
internal import ManifestFindings

struct InvalidLanguageTag: ValidationRule {
  static let id: RuleID = "invalid-language-tag"
  static let severity = Finding.Severity.error
  static let summary = "a locale or an app language is not a canonical BCP 47 tag"
  static let explanation = """
    A tag is a language, a script if it is needed, and a region: `it-IT`, `zh-Hant-TW`. Registered
    variants (`ca-ES-valencia`) and private use (`de-DE-x-simple`) can follow. Extensions
    (`th-TH-u-nu-thai`) describe dates and numbers, not languages, so they are not allowed. The App
    Store rejects other spellings (`en_GB`, `iw`, `no`) and nonexistent regions (`en-UK`), or accepts
    them and never matches them.

    ```yaml
    countries:
      gb: { languages: [en-UK] }
      #                 ^^^^^ error: unknown region `UK` in `en-UK`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    if let tag = manifest.developmentLanguage { check(tag, in: &context) }
    for language in manifest.languages { check(language, in: &context) }
    for (position, country) in manifest.countries.enumerated() {
      for (index, language) in country.languages.enumerated() {
        if let problem = context.derivation.localeTags.problem(position, index) {
          report(problem, language.locale, country, in: &context)
        }
        if let lproj = language.lproj { check(lproj, in: &context) }
      }
      for name in country.names { check(name.language, in: &context) }
    }
  }

  private func check(_ language: AppLanguageName, in context: inout RuleContext) {
    guard let qualifier = language.qualifier else {
      check(language.tag, in: &context)
      return
    }
    guard case .failure = context.tag(language.tag.value), context.hasRoom(for: self) else {
      return
    }
    context.report(
      self,
      "`values-\(qualifier)` is not the folder of a known language",
      at: language.tag.range,
      help: "delete it"
    )
  }

  private func check(_ text: Located<String>, in context: inout RuleContext) {
    if case .failure(let problem) = context.tag(text.value) {
      report(problem, text, nil, in: &context)
    }
  }

  private func report(
    _ problem: LanguageTag.Problem,
    _ text: Located<String>,
    _ country: Country?,
    in context: inout RuleContext
  ) {
    guard context.hasRoom(for: self) else { return }
    let tag = text.value
    var better: String?
    let message: String
    switch problem {
    case .malformed: message = "`\(tag)` is not a language tag; expected something like `it-IT`"
    case .unknownLanguage(let language):
      message = "unknown language `\(language)` in `\(tag)`"
    case .unknownScript(let script): message = "unknown script `\(script)` in `\(tag)`"
    case .unknownRegion(let region):
      message = "unknown region `\(region)` in `\(tag)`"
      var subtags = tag.split { $0 == "-" || $0 == "_" }
      if region.uppercased() == "UK", let position = subtags.lastIndex(of: region[...]) {
        subtags[position] = "GB"
        better = subtags.joined(separator: "-")
      }
    case .unknownVariant(let variant): message = "unknown subtag `\(variant)` in `\(tag)`"
    case .extended(let extensions, let plain):
      message =
        "`\(tag)` has the extension `\(extensions)`, which names no language"
      better = plain
    case .notCanonical(let canonical):
      message = "`\(tag)` is not a canonical language tag"
      better = canonical
    }
    if country == nil { better = better.map { appLanguage($0, &context) } }
    let isCertain = better != nil
    let canonical = better
    if better == nil { better = withoutEnding(tag, &context) ?? reordered(tag, context) }
    let separated = separated(text, &context)
    if better == nil || country != nil && !isSpoken(better, in: country, &context),
      let meant = meantLocale(tag, country, &context)
    {
      better = meant
    }
    // A locale that the row already has is not suggested.
    if let country, better != nil,
      !context.canSearch(country.languages.count)
        || country.languages.contains(where: { $0.locale.value == better })
    {
      better = nil
    }
    let help =
      separated ?? better.map { "write `\($0)`" }
      ?? (country.map { languages(of: $0, context) } ?? appLanguages(tag, &context))
    // A suggestion of a different language is only help; the message does not call it expected.
    let isCanonical = better == nil || better == canonical
    let expected = isRespelled(problem) && isCanonical ? canonical : nil
    context.report(
      self,
      message + (expected.map { "; expected `\($0)`" } ?? ""),
      at: text.range,
      help: help,
      fix: isCertain
        ? better.flatMap { context.validTag($0) == nil ? nil : Fix(text, rewrittenAs: $0) } : nil
    )
  }

  /// The app language of a locale, such as `en` for `en-US`, if the app has it; otherwise the tag itself.
  private func appLanguage(_ tag: String, _ context: inout RuleContext) -> String {
    guard context.appLanguages.position(of: tag) == nil,
      let name = context.validTag(tag)?.appLanguage(context.standards),
      context.appLanguages.position(of: name) != nil
    else { return tag }
    return name
  }

  /// Whether the message about the problem contains the expected tag.
  private func isRespelled(_ problem: LanguageTag.Problem) -> Bool {
    switch problem {
    case .notCanonical, .extended: true
    default: false
    }
  }

  /// Whether a locale has the country's region and a language that is spoken in the country.
  private func isSpoken(
    _ locale: String?,
    in country: Country?,
    _ context: inout RuleContext
  ) -> Bool {
    guard let country, let locale, let tag = context.validTag(locale) else { return false }
    return tag.region == country.code.value
      && !context.isForeign(tag.language, to: country.code.value)
  }

  /// The locale that was probably meant by swapped, joined or misspelled parts, as in `GB_en`, `itIT` and `it-ITA`.
  private func meantLocale(
    _ text: String,
    _ country: Country?,
    _ context: inout RuleContext
  ) -> String? {
    let standards = context.standards
    var parts = text.split { !$0.isLetter }.map { $0.lowercased() }
    if parts.count == 1, parts[0].count == 4 {
      parts = [String(parts[0].prefix(2)), String(parts[0].suffix(2))]
    }
    if parts.last == "lproj" { parts.removeLast() }
    guard let country else {
      // Without a country, the text is an app language, such as `GB-en` or `engb`.
      guard parts.count == 2,
        let region = parts.first(where: { part in
          standards.isCountry(part) && !parts.allSatisfy { $0 == part }
            && parts.contains {
              $0 != part && !context.isForeign($0, to: part)
            }
        }), let language = parts.first(where: { $0 != region }),
        standards.languages.contains(language)
      else {
        guard context.canSearch(context.appLanguages.entries.count) else { return nil }
        let known = context.appLanguages.names.filter { $0 != text && $0.contains("-") }
        return context.nearestName(to: text, among: known)
      }
      return "\(language)-\(region.uppercased())"
    }
    let code = country.code.value
    // Only the region is wrong, as in `es-EN` in Spain.
    if parts.count == 2, case .failure(.unknownRegion) = LanguageTag.parse(text, standards),
      !context.isForeign(parts[0], to: code)
    {
      return "\(parts[0])-\(code.uppercased())"
    }
    let spoken = standards.languages(of: code).map { $0.language.prefix { $0 != "-" } }
    let region = code.uppercased()
    // The part that is not the country's code is tried first as the language.
    let others = parts.count > 1 ? parts.filter { $0 != code } : parts
    let candidates = others + parts
    if parts.count <= 2, let language = candidates.first(where: { spoken.contains($0[...]) }) {
      return "\(language)-\(region)"
    }
    guard parts.count <= 2, let main = spoken.first else { return nil }
    return "\(main)-\(region)"
  }

  /// The tag without the extension of a folder or the encoding of a POSIX locale: `en.lproj` → `en`, `fr_FR.UTF-8` →
  /// `fr-FR`.
  private func withoutEnding(_ text: String, _ context: inout RuleContext) -> String? {
    guard let end = text.firstIndex(where: { ".@".contains($0) }) else { return nil }
    let start = String(text[..<end].map { $0 == "_" ? "-" : $0 })
    return context.validTag(start) == nil ? nil : start
  }

  /// The tag with its script moved before the region: `zh-HK-Hant` → `zh-Hant-HK`.
  private func reordered(_ text: String, _ context: RuleContext) -> String? {
    let parts = text.split { "-_".contains($0) }
    guard parts.count == 3, parts[2].count == 4 else { return nil }
    switch LanguageTag.parse("\(parts[0])-\(parts[2])-\(parts[1])", context.standards) {
    case .success(let tag): return tag.text
    case .failure(.notCanonical(let canonical)): return canonical
    case .failure: return nil
    }
  }

  /// Help for a text that contains several locales, such as `it-IT de-IT`; nil for other texts.
  private func separated(_ text: Located<String>, _ context: inout RuleContext) -> String? {
    let words = text.value.split { " ,;|".contains($0) }.map(String.init)
    let parts = words.filter { $0 != "-" }
    guard parts.count > 1 else { return nil }
    for part in parts where context.validTag(part) == nil { return nil }
    guard parts.count < words.count else {
      let list = parts.joined(separator: ", ")
      return "write `,` between the locales: `\(list)`, or one locale per line"
    }
    // In YAML, lines that are indented further continue the element above them. Each line break and its indentation
    // become one space, so the range is longer than the value. Quotes would add only two bytes.
    let isOnSeveralLines = Int(text.range.count) > text.value.utf8.count + 2
    return isOnSeveralLines
      ? "give the lines of \(parts.map { "`- \($0)`" }.joined(separator: ", ")) the same indentation"
      : "write each on a line: \(parts.map { "`- \($0)`" }.joined(separator: ", "))"
  }

  /// Help for an invalid app language.
  ///
  /// If the text is a country's code, the help names the country's main language. If the text is probably the name of a
  /// language, it names the code: `English` → `en`. Otherwise it lists the app's languages.
  private func appLanguages(_ text: String, _ context: inout RuleContext) -> String? {
    let code = text.lowercased()
    if let main = context.standards.languages(of: code).first?.language {
      let name = context.standards.nameInSentence(code)
      return "write `\(main)`, the language of \(name); `\(text)` is the code of the country"
    }
    guard context.canSearch(context.appLanguages.entries.count) else { return nil }
    let names = context.appLanguages.names.filter { $0 != text }
    // The names of languages usually begin with their codes, as in `English` and `Deutsch`.
    if text.utf8.count > 4,
      let name = names.first(where: { $0.utf8.count == 2 && code.hasPrefix($0) })
    {
      return "write `\(name)`"
    }
    return names.isEmpty ? nil : "use a language of the app: \(listing(names, atMost: 8))"
  }

  private func languages(of country: Country, _ context: RuleContext) -> String? {
    let languages = context.standards.languages(of: country.code.value).map(\.language)
    guard !languages.isEmpty else { return nil }
    let name = context.name(country)
    return "use a language of \(name): \(listing(languages, atMost: 5))"
  }
}
