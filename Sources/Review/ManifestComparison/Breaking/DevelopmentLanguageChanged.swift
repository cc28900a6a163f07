internal import CountryManifest
internal import ManifestCompiler
internal import ManifestFindings

enum DevelopmentLanguageChanged: BreakingRule {
  static let id = BreakingChangeID.developmentLanguageChanged
  static let summary = "the development language is another one"
  static let explanation = """
    Texts are translated from it, and apps fall back to it. With another one, existing translations
    have another source.
    """

  static func find(in comparison: Comparison) -> [BreakingChange] {
    let old = comparison.old.developmentLanguage.value
    let new = comparison.new.developmentLanguage.value
    guard old != new else { return [] }
    return [
      BreakingChange(
        id,
        .product,
        "the development language was \(code: old) and is \(code: new) now"
      )
    ]
  }
}
