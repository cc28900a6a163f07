internal import CountryManifest
internal import ManifestCompiler

enum DefaultCountryChanged: BreakingRule {
  static let id = BreakingChangeID.defaultCountryChanged
  static let summary = "the default country is another one"
  static let explanation = """
    The default country has no prefix, and its domain is the one that other countries share. With
    another one, nearly all hosts mean something else.
    """

  static func find(in comparison: Comparison) -> [BreakingChange] {
    let (old, new) = (comparison.old.defaultCountry.code, comparison.new.defaultCountry.code)
    guard old != new, comparison.renames[old] != new else { return [] }
    return [
      BreakingChange(id, .product, "the default country was \(code: old) and is \(code: new) now")
    ]
  }
}
