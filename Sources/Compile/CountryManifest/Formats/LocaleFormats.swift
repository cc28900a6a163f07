internal import ManifestFindings

/// Tags of languages, and the help center's names for them.
extension TextFormat {
  static let languageTag = tag("language tag", such: "it-IT")
  /// A language of the app, of which a country's row can name those of other countries.
  static let appLanguage = tag("app language", such: "it")

  /// A tag that is well-formed, known and canonical.
  private static func tag(_ name: String, such example: String) -> TextFormat {
    TextFormat(
      "invalid-language-tag",
      name,
      "a BCP 47 tag such as `\(example)`",
      such: example,
      matching: "^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?(-[a-z0-9]+)*$",
      isExact: false,
      problem: { text, standards in
        do throws(TextProblem) {
          _ = try LanguageTag(text, standards)
          return nil
        } catch { return error }
      },
      respelled: LanguageTag.respelled
    )
  }

  /// A locale of the help center, in any spelling: `it`, `en_GB`, `pt-br`, `zh_Hans`.
  static let helpDeskLocale = TextFormat(
    "invalid-help-desk-locale",
    "help-desk locale",
    "a language with an optional script and region, such as `it` or `en_GB`",
    such: "en_GB",
    matching: "^[A-Za-z]{2,3}([_-][A-Za-z0-9]+)*$",
    isExact: false,
    problem: { text, standards in
      do throws(TextProblem) {
        _ = try LanguageTag(inAnySpelling: text, standards)
        return nil
      } catch { return error }
    }
  )

  /// A locale of a Smartling project: a language with an optional script, region and variants.
  static let smartlingLocale = TextFormat(
    "invalid-smartling-locale",
    "Smartling locale",
    "a language with an optional script and region",
    such: "fr-CA",
    matching: nil,
    severity: .warning,
    problem: { text, standards in
      let form =
        /([a-z]{2,3})(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?(-([A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*/
      // Regions are not looked up, because Smartling supports some that are not in ISO 3166.
      let language = text.wholeMatch(of: form).map { String($0.1) }
      return language.map(standards.languages.contains) == true ? nil : TextProblem("")
    },
    respelled: LanguageTag.respelled
  )

  static let localePages = [
    FindingPage(
      "invalid-language-tag",
      "a locale or an app language is not a canonical BCP 47 tag",
      """
      A tag is a language, a script if it is needed, and a region: `it-IT`, `zh-Hant-TW`. Registered
      variants (`ca-ES-valencia`) and private use (`de-DE-x-simple`) can follow. Extensions
      (`th-TH-u-nu-thai`) describe dates and numbers, not languages, so they are not allowed. The App
      Store rejects other spellings (`en_GB`, `iw`, `no`) and nonexistent regions (`en-UK`), or accepts
      them and never matches them.

      ```yaml
      countries:
        gb: { languages: [en-UK] }
        #                 ^^^^^ error: language tag `en-UK` has the unknown region `UK`
      ```
      """
    ),
    FindingPage(
      "invalid-smartling-locale",
      severity: .warning,
      "a Smartling locale is not a language with an optional script and region",
      """
      Smartling names its locales by a language, a script and a region with hyphens between them: `fr-CA`,
      `zh-Hant-TW`, `es-419`, `es-LA`. Smartling has no locale `fr_CA` or `French`, and its connector
      stops at one. If your Smartling project has a locale with such a name, allow this by a comment.

      ```yaml
      countries:
        ca: { languages: [{ locale: fr-CA, smartling: fr_CA }] }
        #                                             ^^^^^ warning: malformed Smartling locale `fr_CA`; expected a language with an optional script and region
      ```
      """
    ),
    FindingPage(
      "invalid-help-desk-locale",
      "a help-desk locale is not a locale",
      """
      Each help center has its own spelling of locales: `pt-br`, `es_419`, `zh_Hans`. In each of them,
      a locale is a language with an optional script and region. If a help center does not know a
      locale, it shows its default language without a message. The codes of a country and of its
      language often differ: Denmark is `dk`, and Danish is `da`; Sweden is `se`, and Swedish is `sv`.

      ```yaml
      countries:
        dk: { help_desk_locale: dk }
        #                       ^^ error: help-desk locale `dk` has the unknown language `dk`
      ```
      """
    ),
  ]
}

extension LanguageTag {
  /// Whether two tags have the same language; the two written forms of Norwegian count as one.
  package func isSameLanguage(as other: LanguageTag) -> Bool {
    let norwegian = ["nb", "nn"]
    return language == other.language
      || norwegian.contains(language) && norwegian.contains(other.language)
  }

  /// The subtags in their usual letter case, with hyphens between them, and the United Kingdom as `GB`: `en_uk` →
  /// `en-GB`.
  package static func respelled(_ text: String) -> String {
    let name = text.hasSuffix(".lproj") ? text.dropLast(".lproj".count) : text[...]
    let subtags = name.split { "-_+".contains($0) || $0.isWhitespace }.enumerated()
    return self.text(subtags.map { $0 > 0 && $1.lowercased() == "uk" ? "gb" : $1.lowercased() })
  }

  /// The tag of subtags in lowercase: `en`, `gb` → `en-GB`.
  static func text(_ subtags: [String]) -> String {
    // Variants and private use are lowercase.
    let privateUse = subtags.firstIndex(of: "x") ?? subtags.endIndex
    return subtags.enumerated().map { index, subtag in
      guard index > 0, index < privateUse else { return subtag }
      return switch subtag.utf8.count {
      case 2: subtag.uppercased()
      case 4: subtag.prefix(1).uppercased() + subtag.dropFirst()
      default: subtag
      }
    }.joined(separator: "-")
  }
}
