internal import ManifestFindings

extension TextFormat {
  static let addressPages = [
    FindingPage(
      "malformed-url",
      "a URL is not a plain https URL, or has a wrong placeholder",
      """
      URLs are used in the app as written: https, a host, a path and a query, all in ASCII. User names,
      ports, fragments, spaces and unmatched braces are not allowed.

      `product.help_desk_url` requires `{help_desk_locale}`. `product.language_url` and the `url` of a
      language can have `{locale}`, `{locale_lowercase}`, `{language}` and `{country}`. All three can have
      `{web_host}` and `{web_url}` (`https://`, the host, and the country's path if it has one). An unknown
      placeholder would end up in the app unreplaced.

      ```yaml
      product:
        language_url: "https://{web_host}/?lang={langauge}"
        #             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error: URL `https://{web_host}/?lang={langauge}` has the unknown placeholder `{langauge}`
      ```
      """
    ),
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
      Help centers spell locales differently: `pt-br`, `es_419`, `zh_Hans`. Whatever the spelling, a
      locale is a language with an optional script and region. For an unknown locale a help center
      silently shows its default language. The codes of a country and of its language often differ:
      Denmark is `dk`, and Danish is `da`; Sweden is `se`, and Swedish is `sv`.

      ```yaml
      countries:
        dk: { help_desk_locale: dk }
        #                       ^^ error: help-desk locale `dk` has the code of a country, `dk`, not of a language
      ```
      """
    ),
  ]
}
