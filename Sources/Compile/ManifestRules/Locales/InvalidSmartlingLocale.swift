internal import CountryManifest
internal import ManifestFindings

struct InvalidSmartlingLocale: ValidationRule {
  static let id: RuleID = "invalid-smartling-locale"
  static let severity = Finding.Severity.warning
  static let summary = "a Smartling locale is not a language with an optional script and region"
  static let explanation = """
    Smartling names its locales by a language, a script and a region with hyphens between them: `fr-CA`,
    `zh-Hant-TW`, `es-419`, `es-LA`. Smartling has no locale `fr_CA` or `French`, and its connector
    stops at one. If your Smartling project has a locale with such a name, allow this by a comment.

    ```yaml
    countries:
      ca: { languages: [{ locale: fr-CA, smartling: fr_CA }] }
      #                                             ^^^^^ warning: `fr_CA` is not a Smartling locale; expected something like `fr-CA`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for owner in context.owners(manifest) {
      // `redundant-override` reports a Smartling locale that has no effect.
      guard let written = owner.language.smartling,
        !Self.isLocale(written.value, context.standards)
      else { continue }
      let locale = owner.language.locale.value
      let meant = Self.respelled(written.value, context.standards)
      context.report(
        self,
        "`\(written.value)` is not a Smartling locale; expected something like `fr-CA`",
        at: written.range,
        help: meant == locale || meant == nil
          ? "delete `smartling`: the default is the locale, `\(locale)`"
          : meant.map { "write `\($0)`" },
        fix: meant.flatMap { $0 == locale ? nil : Fix(written, rewrittenAs: $0, isSafe: true) }
      )
    }
  }

  /// Whether the text is a language, an optional script, an optional region and any number of variants, in the usual
  /// letter case.
  ///
  /// Regions are not looked up, because Smartling supports some that are not in ISO 3166.
  private static func isLocale(_ text: String, _ standards: Standards) -> Bool {
    var subtags = text.split(separator: "-", omittingEmptySubsequences: false)[...]
    guard let language = subtags.popFirst(), (2...3).contains(language.utf8.count),
      language.utf8.allSatisfy(\.isLowercaseLetter),
      standards.languages.contains(String(language))
    else { return false }
    if let script = subtags.first, script.utf8.count == 4, isCapitalized(script) {
      subtags.removeFirst()
    }
    if let region = subtags.first, isRegion(region) { subtags.removeFirst() }
    return subtags.allSatisfy(LanguageTag.isVariant)
  }

  private static func isCapitalized(_ text: Substring) -> Bool {
    text.utf8.first?.isUppercaseLetter == true
      && text.utf8.dropFirst().allSatisfy(\.isLowercaseLetter)
  }

  private static func isRegion(_ text: Substring) -> Bool {
    text.utf8.count == 2 && text.utf8.allSatisfy(\.isUppercaseLetter)
      || text.utf8.count == 3 && text.utf8.allSatisfy(\.isDigit)
  }

  /// The locale with the usual separators and letter case, such as `fr-CA` for `FR_ca`; nil if it is still invalid.
  private static func respelled(_ text: String, _ standards: Standards) -> String? {
    let spelled = LanguageTag.respelled(text.replacing(" ", with: "-"))
    return isLocale(spelled, standards) ? spelled : nil
  }
}
