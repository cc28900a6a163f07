internal import CountryManifest
internal import ManifestFindings

struct InvalidAndroidQualifier: ValidationRule {
  static let id: RuleID = "invalid-android-qualifier"
  static let severity = Finding.Severity.error
  static let summary = "an Android resource qualifier is invalid"
  static let explanation = """
    An Android qualifier is a language, such as `it`, or a language and a region, such as `en-rGB`. With
    a script, a numeric region or a variant, it is written as `b+es+419`. Hebrew, Indonesian and Yiddish
    are `iw`, `in` and `ji`, and Bokmål is `nb`, not `no`. Android never reads a folder with another spelling. A qualifier has at most
    one variant and no private use, so that of `de-x-simple` is `de`. If the app has `de`, too, write a
    variant, such as `android: b+de+simple`.

    ```yaml
    countries:
      il: { languages: [{ locale: he-IL, android: he }] }
      #                                           ^^ error: qualifier `he` has a language that Android spells `iw`
    ```
    """

  /// Languages that Android writes in another way.
  private static let spelling = AndroidQualifier.withdrawnCodes.merging(["no": "nb"]) { $1 }

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for country in manifest.countries {
      for language in country.languages {
        guard let written = language.android else { continue }
        if let (problem, better) = problem(written.value) {
          let usual = Self.usual(language, context)
          context.report(
            self,
            "qualifier `\(written.value)` \(problem)",
            at: written.range,
            help: better.map { "write `\($0)`" }
              ?? usual.map { "delete `android`: the default is `\($0)`" }
              ?? "write something like `it`, `en-rGB` or `b+sr+Latn`",
            fix: better.map { Fix(written, rewrittenAs: $0) }
          )
        }
      }
    }
  }

  /// The qualifier that is derived for an entry without `android`.
  private static func usual(_ language: Language, _ context: RuleContext) -> String? {
    guard let locale = try? LanguageTag.parse(language.locale.value, context.standards).get()
    else { return nil }
    let name = language.lproj?.value ?? locale.appLanguage(context.standards)
    let tag = try? LanguageTag.parse(name, context.standards).get()
    return tag.map(AndroidQualifier.text)
  }

  /// What is wrong with a qualifier, and the correct spelling; nil for a valid qualifier.
  ///
  /// The problem is a phrase that follows "qualifier `x`". The spelling is nil unless it is certain.
  private func problem(_ text: String) -> (String, better: String?)? {
    if text.hasPrefix("values-") {
      let rest = String(text.dropFirst("values-".count))
      let better = problem(rest).map(\.better) ?? rest
      return ("begins with `values-`, the prefix of a folder", better)
    }
    if text.hasPrefix("b+") { return problem(inTag: text) }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let language = parts.first ?? ""
    guard (2...3).contains(language.utf8.count), language.utf8.allSatisfy(\.isLowercaseLetter),
      parts.count <= 2
    else { return ("is not a valid Android resource qualifier", nil) }
    let known = Self.spelling[String(language)]
    let spelled = known ?? String(language)
    guard parts.count == 2 else {
      return known.map { ("has a language that Android spells `\($0)`", $0) }
    }
    let region = parts[1]
    if region.utf8.count == 3 || region.utf8.count == 4, region.utf8.suffix(3).allSatisfy(\.isDigit)
    {
      return (
        "has a numeric region, which requires the form `b+…`", "b+\(spelled)+\(region.suffix(3))"
      )
    }
    if region.utf8.count == 2, region.utf8.allSatisfy(\.isLetter) {
      return ("has a region without the prefix `r`", "\(spelled)-r\(region.uppercased())")
    }
    guard region.first == "r", region.utf8.count == 3,
      region.utf8.dropFirst().allSatisfy(\.isUppercaseLetter)
    else { return ("is not a valid Android resource qualifier", nil) }
    return known.map { ("has a language that Android spells `\($0)`", "\($0)-\(region)") }
  }

  /// Whether the subtags are an optional script, an optional region and an optional variant, in this order.
  ///
  /// aapt2 misreads some other subtags: `b+de+DE+x+simple` becomes `de-rDE`.
  private func areSubtags(_ subtags: ArraySlice<Substring>) -> Bool {
    var rest = subtags
    func skip(_ isNext: (Substring) -> Bool) {
      if let next = rest.first, isNext(next) { rest.removeFirst() }
    }
    skip { $0.utf8.count == 4 && $0.utf8.allSatisfy(\.isLetter) }
    skip {
      $0.utf8.count == 2 && $0.utf8.allSatisfy(\.isLetter)
        || $0.utf8.count == 3 && $0.utf8.allSatisfy(\.isDigit)
    }
    skip { LanguageTag.isVariant($0) && $0.utf8.allSatisfy(\.isLetterOrDigit) }
    return rest.isEmpty
  }

  /// What is wrong with a qualifier that begins with `b+`; nil for a valid one, such as `b+sr+Latn` or `b+es+419`.
  private func problem(inTag text: String) -> (String, better: String?)? {
    let parts = text.split(separator: "+", omittingEmptySubsequences: false).dropFirst()
    guard let language = parts.first, (2...3).contains(language.utf8.count),
      language.utf8.allSatisfy(\.isLowercaseLetter), areSubtags(parts.dropFirst())
    else { return ("is not a valid Android resource qualifier", nil) }
    return Self.spelling[String(language)].map { known in
      (
        "has a language that Android spells `\(known)`",
        (["b", known] + parts.dropFirst().map(String.init)).joined(separator: "+")
      )
    }
  }
}
