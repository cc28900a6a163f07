internal import CountryManifest
internal import ManifestDiagnostics

struct MalformedHelpDeskLocale: ValidationRule {
  static let id: RuleID = "malformed-help-desk-locale"
  static let severity = Diagnostic.Severity.error
  static let summary = "a help-desk locale is not in the help center's spelling"
  static let explanation = """
    The help center spells a locale `ll` or `ll_RR`, with an underscore. For any other spelling it
    silently shows the default language.

    ```yaml
    countries:
      gb: { help_desk_locale: en-GB }
      #                       ^^^^^ error: malformed help-desk locale `en-GB`; expected `ll` or `ll_RR`
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for country in manifest.countries {
      if let locale = country.helpDeskLocale { check(locale, in: &context) }
      for language in country.languages {
        if let locale = language.helpDeskLocale { check(locale, in: &context) }
      }
    }
  }

  private func check(_ locale: Located<String>, in context: inout RuleContext) {
    guard !Self.isWellFormed(locale.value) else { return }
    let parts = locale.value.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    var better: String?
    if let language = parts.first?.lowercased() {
      let text = ([language] + parts.dropFirst().map { $0.uppercased() }).joined(separator: "_")
      if Self.isWellFormed(text) { better = text }
    }
    context.report(
      self,
      "malformed help-desk locale `\(locale.value)`; expected `ll` or `ll_RR`",
      at: locale.range,
      help: better.map { "write `\($0)`" } ?? "write something like `it` or `en_GB`",
      fix: better.map { Fix(locale, rewrittenAs: $0) }
    )
  }

  private static func isWellFormed(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count == 2 || bytes.count == 5, bytes[0].isLowercaseLetter,
      bytes[1].isLowercaseLetter
    else {
      return false
    }
    return bytes.count == 2
      || bytes[2] == UInt8(ascii: "_") && bytes[3].isUppercaseLetter && bytes[4].isUppercaseLetter
  }
}
