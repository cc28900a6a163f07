internal import CountryManifest
internal import ManifestFindings

struct InconsistentHelpDeskLocale: ValidationRule {
  static let id: RuleID = "inconsistent-help-desk-locale"
  static let severity = Finding.Severity.warning
  static let summary = "a help-desk locale is spelled differently from the others"
  static let explanation = """
    A help center spells all its locales in one way, such as `en_US` or `en-us`. If at least four of
    five locales are spelled in one way, and another one is not, the help center probably does not know
    that one, and silently shows its default language.

    ```yaml
    countries:
      us: { help_desk_locale: en_US }
      gb: { help_desk_locale: en_GB }
      nl: { help_desk_locale: nl_NL }
      dk: { help_desk_locale: da_DK }
      at: { help_desk_locale: de-AT }
      #                       ^^^^^ warning: help-desk locale `de-AT` is spelled differently from the others; expected `de_AT`
    ```
    """

  /// The spelling of a locale: its separator and the letter case of its language and region.
  private struct Spelling {
    var separator: Character?
    var isLanguageLowercase: Bool
    /// Whether the region is uppercase; nil unless the locale has a two-letter region.
    var isRegionUppercase: Bool?

    init(_ text: String) {
      let subtags = HelpDeskLocale.subtags(of: text)
      separator = text.first { $0 == "-" || $0 == "_" }
      isLanguageLowercase = subtags[0] == subtags[0].lowercased()
      if let position = InconsistentHelpDeskLocale.region(in: subtags) {
        isRegionUppercase = subtags[position] == subtags[position].uppercased()
      }
    }
  }

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    var locales: [(text: Located<String>, spelling: Spelling)] = []
    for country in manifest.countries {
      for text in [country.helpDeskLocale] + country.languages.map(\.helpDeskLocale) {
        guard let text, case .success = context.helpDeskLocale(text.value) else { continue }
        locales.append((text, Spelling(text.value)))
      }
    }
    let separator = common(locales.compactMap(\.spelling.separator))
    let isLanguageLowercase = common(locales.map(\.spelling.isLanguageLowercase))
    let isRegionUppercase = common(locales.compactMap(\.spelling.isRegionUppercase))
    func regions(besides text: Located<String>) -> [Bool] {
      locales.filter { $0.text.range != text.range }.compactMap(\.spelling.isRegionUppercase)
    }
    for (text, _) in locales {
      var better = text.value
      if let separator {
        better = String(better.map { $0 == "-" || $0 == "_" ? separator : $0 })
      }
      var subtags = HelpDeskLocale.subtags(of: better).map(String.init)
      if let isLanguageLowercase {
        subtags[0] = isLanguageLowercase ? subtags[0].lowercased() : subtags[0].uppercased()
      }
      let mark = better.first { $0 == "-" || $0 == "_" }.map { String($0) } ?? ""
      // If there is no majority spelling of regions, a locale that differs in other parts gets the letter case on which
      // the regions of all other locales agree.
      let isOther = subtags.joined(separator: mark) != text.value
      if let isUppercase = isRegionUppercase ?? (isOther ? agreed(regions(besides: text)) : nil),
        let position = Self.region(in: subtags)
      {
        let region = subtags[position]
        subtags[position] = isUppercase ? region.uppercased() : region.lowercased()
      }
      better = subtags.joined(separator: mark)
      guard better != text.value else { continue }
      context.report(
        self,
        "help-desk locale `\(text.value)` is spelled differently from the others; expected `\(better)`",
        at: text.range,
        help: "write `\(better)`, or allow it in a comment with a reason",
        fix: Fix(text, rewrittenAs: better)
      )
    }
  }

  /// The index of a two-letter region; subtags for private use are not searched.
  private static func region(in subtags: [some StringProtocol]) -> Int? {
    subtags.prefix { $0.utf8.count > 1 }.dropFirst().firstIndex { $0.utf8.count == 2 }
  }

  /// The value that all elements have; nil if they differ.
  private func agreed(_ values: [Bool]) -> Bool? { Set(values).count == 1 ? values[0] : nil }

  /// The value of at least four fifths of the elements; nil if there is no such value, if all elements are equal, or if
  /// there are fewer than five.
  private func common<Value: Hashable>(_ values: [Value]) -> Value? {
    let counts = Dictionary(values.map { ($0, 1) }, uniquingKeysWith: +)
    guard values.count >= 5, counts.count > 1,
      let most = counts.max(by: { $0.value < $1.value }), most.value * 5 >= values.count * 4
    else { return nil }
    return most.key
  }
}
