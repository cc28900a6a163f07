internal import CountryManifest

/// `AppLanguage` and `Language`.
struct KotlinLanguage {
  let manifest: ResolvedManifest

  private var hasHelpDesk: Bool { manifest.product.hasHelpDesk }

  var text: SourceText {
    """
    /** A language the app is translated into. */
    enum class AppLanguage(
        /** Its BCP 47 tag. */
        val tag: String
    ) {
        \(manifest.appLanguages.names.lines { """
          \(KotlinText.constant($0))(\(KotlinText.quoted($0))),
          """ })
    }

    /** A language that a country's users may choose. */
    data class Language(
        /** The BCP 47 tag, `it-IT`. */
        val locale: String,
        /** The app's translation. */
        val appLanguage: AppLanguage,
        /** How the help center spells it. */
        val helpDeskLocale: String,
        /** The web site in it. */
        val url: String\(if: hasHelpDesk, """
          ,
          /** The help center in it. */
          val helpDeskUrl: String
          """)
    )

    internal fun language(words: List<String>): Language = Language(
        locale = words[0],
        appLanguage = AppLanguage.values().first { it.tag == words[1] },
        helpDeskLocale = words[2],
        url = words[3]\(if: hasHelpDesk, """
          ,
          helpDeskUrl = words[4]
          """)
    )
    """
  }
}
