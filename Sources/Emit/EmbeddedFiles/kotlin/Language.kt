package ndcountries

/** A language that users can choose in a country. */
public data class Language(
    /** The BCP 47 tag, such as `it-IT`. */
    val locale: String,
    /** The translation of the app that shows this language. */
    val appLanguage: AppLanguage,
    /** The URL of the website in this language, in production. */
    val url: String,
    /** The help center's name for the language; null if it does not have the language. */
    val helpDeskLocale: String? = null,
    /** The help center's URL in this language; null if there is none. */
    val helpDeskUrl: String? = null,
    internal val ownUrls: Map<String, String> = emptyMap()
) {
    /**
     * The URL of a page in this language, which [Link] reads back; null if the language's URL is
     * on none of the product's hosts in this environment.
     *
     * [environment] has a country of this language. [path] is as in [Service.url]. If the
     * language's URL has a query, such as `?lang=it`, the result has it, too.
     */
    public fun url(environment: Environment, path: String): String? =
        languageUrl(this, environment, path)

    public companion object {
        /**
         * The tags of an `Accept-Language` header, most preferred first, without `*` and
         * without tags of quality 0.
         *
         * Elements that do not follow the syntax of RFC 9110 are ignored, and so is everything
         * after 1,000 characters.
         */
        @JvmStatic
        public fun tagsOfHeader(header: String): List<String> = acceptedTags(header)
    }
}
