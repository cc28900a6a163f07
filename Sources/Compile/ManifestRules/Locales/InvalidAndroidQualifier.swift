internal import CountryManifest
internal import ManifestFindings

struct InvalidAndroidQualifier: ValidationRule {
  static let id: RuleID = "invalid-android-qualifier"
  static let summary = "an Android resource qualifier is invalid"
  static let explanation = """
    An Android qualifier is a language, such as `it`, or a language and a region, such as `en-rGB`. With
    a script, a numeric region or a variant, it is written as `b+es+419`. Hebrew, Indonesian and Yiddish
    are `iw`, `in` and `ji`, and Bokmål is `nb`, not `no`. Android never reads a folder with another
    spelling. A qualifier has at most one variant and no private use, so that of `de-x-simple` is `de`.
    If the app has `de`, too, write a variant, such as `android: b+de+simple`.

    ```yaml
    countries:
      il: { languages: [{ locale: he-IL, android: he }] }
      #                                           ^^ error: qualifier `he` is not one that Android reads
    ```
    """

  let context: RuleContext

  func check() {
    for written in manifest.countries.flatMap(\.languages).compactMap(\.android)
    where !Self.isValid(written.value) {
      let name =
        written.value.hasPrefix("values-") ? written.value.dropFirst(7) : written.value[...]
      let tag = try? LanguageTag(FolderLanguage.tag(of: String(name)), standards)
      let better = tag.map(AndroidQualifier.text)
      report(
        "qualifier `\(written.value)` is not one that Android reads",
        at: written.range,
        help: better.map { "write `\($0)`" }
          ?? "write something like `it`, `en-rGB` or `b+sr+Latn`",
        fix: better.map { Fix(written, rewrittenAs: $0) }
      )
    }
  }

  /// Whether a text is a language with an optional region, or has the form `b+…` with an optional script, an optional
  /// region and an optional variant.
  ///
  /// aapt2 misreads some other subtags: `b+de+DE+x+simple` becomes `de-rDE`.
  private static func isValid(_ text: String) -> Bool {
    let short = /([a-z]{2,3})(-r[A-Z]{2})?/
    let long =
      /b\+([a-z]{2,3})(\+[A-Za-z]{4})?(\+([A-Za-z]{2}|[0-9]{3}))?(\+([A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))?/
    guard let language = text.wholeMatch(of: short)?.1 ?? text.wholeMatch(of: long)?.1 else {
      return false
    }
    // Android writes these in another way.
    return language != "no" && AndroidQualifier.withdrawnCodes[String(language)] == nil
  }
}
