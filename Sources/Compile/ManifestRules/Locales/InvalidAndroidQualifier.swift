internal import CountryManifest
internal import ManifestFindings

struct InvalidAndroidQualifier: ValidationRule {
  static let id: RuleID = "invalid-android-qualifier"
  static let severity = Finding.Severity.error
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

  /// Languages that Android writes in another way.
  private static let spelling = AndroidQualifier.withdrawnCodes.merging(["no": "nb"]) { $1 }

  func check(_ manifest: Manifest, in context: inout RuleContext) {
    for language in manifest.countries.flatMap(\.languages) {
      guard let written = language.android, !Self.isValid(written.value) else { continue }
      let better = Self.respelled(written.value, context.standards)
      let locale = try? LanguageTag.parse(language.locale.value, context.standards).get()
      let name = language.lproj?.value ?? locale?.appLanguage(context.standards) ?? ""
      let usual = Self.respelled(name, context.standards)
      context.report(
        self,
        "qualifier `\(written.value)` is not one that Android reads",
        at: written.range,
        help: better.map { "write `\($0)`" }
          ?? usual.map { "delete `android`: the default is `\($0)`" }
          ?? "write something like `it`, `en-rGB` or `b+sr+Latn`",
        fix: better.map {
          Fix(written, rewrittenAs: $0, isSafe: Self.hasSameSubtags($0, written.value))
        }
      )
    }
  }

  /// The qualifier for a language tag, or for a qualifier in another spelling; nil if no language has it.
  private static func respelled(_ text: String, _ standards: Standards) -> String? {
    let name = text.hasPrefix("values-") ? String(text.dropFirst("values-".count)) : text
    let tag = try? LanguageTag.parse(FolderLanguage.tag(of: name), standards).get()
    return tag.map(AndroidQualifier.text)
  }

  /// Whether two spellings have as many subtags, so that one omits nothing of the other.
  private static func hasSameSubtags(_ one: String, _ other: String) -> Bool {
    FolderLanguage.subtags(of: one).count == FolderLanguage.subtags(of: other).count
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
    return spelling[String(language)] == nil
  }
}
