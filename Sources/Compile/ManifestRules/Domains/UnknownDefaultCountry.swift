internal import CountryManifest
internal import ManifestFindings

struct UnknownDefaultCountry: ValidationRule {
  static let id: RuleID = "unknown-default-country"
  static let severity = Finding.Severity.error
  static let summary = "the default country is not in the manifest"
  static let explanation = """
    The default country is the one whose hosts have no prefix and whose domain other countries share,
    so it must be one of `countries`.

    ```yaml
    product: { default_country: usa }
    #                           ^^^ error: default country `usa` is not in `countries`
    countries:
      us: { tld: com }
    ```
    """

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    guard let code = manifest.product.defaultCountry, !manifest.countries.isEmpty,
      context.positions[code.value] == nil
    else { return }
    // If the row of the default country has an invalid key, another rule reports that key.
    for country in manifest.countries {
      switch context.problem(ofCode: country.code.value) {
      case .notLowerCase(let meant), .alias(let meant):
        if meant == code.value { return }
      case .unknown:
        if context.standards.isCountry(code.value) { return }
      case nil: continue
      }
    }
    let codes = manifest.countries.map(\.code.value)
    var meant: String?
    switch context.problem(ofCode: code.value) {
    case .notLowerCase(let other), .alias(let other): meant = codes.contains(other) ? other : nil
    case .unknown, nil: meant = nearestName(to: code.value, among: codes.filter { $0.count > 2 })
    }
    // If the code is also a language code, and the language's most likely country has a row, do not guess: `en` can
    // stand for England (`gb`) or for English (`us`).
    let spokenIn = context.standards.likelyRegion(code.value)
    if let spokenIn, spokenIn != meant, codes.contains(spokenIn) { meant = nil }
    context.report(
      self,
      "default country `\(code.value)` is not in `countries`",
      at: code.range,
      help: (meant ?? (spokenIn == nil ? only(manifest, context) : nil)).map { "write `\($0)`" }
        ?? "use one of \(listing(codes))",
      fix: meant.map { Fix(code, rewrittenAs: $0) }
    )
  }

  /// The code of the only country with `hosts: tld` and a generic TLD, as default countries usually have; nil if there
  /// are none or several.
  private func only(_ manifest: Manifest, _ context: RuleContext) -> String? {
    let found = manifest.countries.filter { country in
      guard country.hosts?.value == .tld, let tld = country.tld?.value else { return false }
      return context.isSuffix(tld) && context.owner(ofDomain: tld) == nil
    }
    return found.count == 1 ? found[0].code.value : nil
  }
}
