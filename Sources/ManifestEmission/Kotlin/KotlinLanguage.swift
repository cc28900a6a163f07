internal import CountryManifest

/// `AppLanguage` and `Language`.
struct KotlinLanguage {
  let manifest: ResolvedManifest

  var text: SourceText {
    """
    /** A language the app is translated into. */
    public enum class AppLanguage(
        /** Its BCP 47 tag. */
        public val tag: String
    ) {
        \(manifest.appLanguages.names.lines { """
          /** `\($0)`. */
          \(KotlinText.constant($0))(\(KotlinText.quoted($0))),
          """ })
    }

    /** A language that a country's users may choose. */
    public data class Language(
        /** The BCP 47 tag, `it-IT`. */
        val locale: String,
        /** The app's translation. */
        val appLanguage: AppLanguage,
        /** The web site in it. */
        val url: String\(if: manifest.hasHelpDeskLocale, """
          ,
          /** How the help center spells it; null where there is no help center in it. */
          val helpDeskLocale: String?
          """)\(if: manifest.hasHelpDeskURL, """
          ,
          /** The help center in it; null where there is none. */
          val helpDeskUrl: String?
          """)
    )

    internal fun language(words: List<String>): Language = Language(
        locale = words[0],
        appLanguage = AppLanguage.values().first { it.tag == words[1] },
        url = words[2]\(if: manifest.hasHelpDeskLocale, """
          ,
          helpDeskLocale = words.getOrNull(3)
          """)\(if: manifest.hasHelpDeskURL, """
          ,
          helpDeskUrl = words.getOrNull(4)
          """)
    )
    """
  }
}
