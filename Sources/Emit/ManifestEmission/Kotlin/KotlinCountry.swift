internal import CountryManifest
internal import ManifestFindings
internal import SwiftEmission

/// The generated `Country`, whose properties are the facts in `CountryFacts`.
struct KotlinCountry {
  let manifest: ResolvedManifest

  var text: SourceText {
    """
    /** A country of the product. */
    public enum class Country(
        /** The country's key in the manifest: its ISO 3166-1 code in lowercase. */
        public val code: String
    ) {
        \(manifest.countries.lines { """
          /** \(KotlinText.comment($0.displayName)). */
          \(KotlinText.constant($0.code))(\(KotlinText.quoted($0.code))),
          """ })
        ;

        /** Whether a country is open to users. */
        public enum class Status {
            /** Open to users. */
            LIVE,
            /** Not open yet, but already in the code. */
            PLANNED
        }

        /** The ISO 3166-1 code, such as `IT`. */
        public val isoCode: String get() = name

        /** The country's domain suffix, even if no host uses it; null if the country has none. */
        public val tld: String? get() = facts.tld

        /** The prefix of the country's hosts on a shared domain. */
        internal val hostPrefix: String get() = facts.prefix ?: code

        /** Whether the country is open to users. */
        public val status: Status get() = facts.status

        /** The calling code without the plus, such as `39`; null if the country has none. */
        public val callingCode: String? get() = facts.callingCode

        /** The ISO 4217 code of the country's currency, such as `EUR`. */
        public val currencyCode: String get() = facts.currency

        /** The hosts whose links open the app in this country. */
        public val deepLinkHosts: List<String> get() = facts.deepLinkHosts

        /**
         * Former hosts that still identify the country but get no requests, by their environment's
         * name.
         */
        public val acceptedHosts: Map<String, List<String>> get() = facts.acceptedHosts

        /** The country's languages, the default first. */
        public val languages: List<Language> get() = facts.languages

        /** The first of the country's languages. */
        public val defaultLanguage: Language get() = languages[0]

        /**
         * Chooses the country's language for a user's language tags, by the lookup of RFC 4647. It
         * is the language of the first tag that names one of the country's languages, or means the
         * same language. If there is no such tag, it is the default language.
         */
        public fun languageFor(tags: List<String>): Language = languageOf(this, tags)

        /** The flag, as the emoji made of the code's two letters. */
        public val flag: String
            get() = name.map { "\\uD83C${'\\uDDE6' + (it - 'A')}" }.joinToString("")

        \(if: manifest.hasForms, """
          /** The form that a person fills in to open an account; null if there is none. */
          public val accountForm: AccountForm?
              get() = if (facts.form.isEmpty()) null else AccountForm(facts.form)

          """)
        /** The country's name in a language of the app. */
        public fun nameIn(language: AppLanguage): String = facts.names.getValue(language)

        /** The name of the Android resource: `country_name_it` for `R.string.country_name_it`. */
        public val nameResource: String get() = "country_name_$code"

        /** The help center's locale for the country's language; null if the country has no help center. */
        public val helpDeskLocale: String? get() = facts.helpDeskLocale

        /** The help center's URL in the country's default language; null if there is none. */
        public val helpDeskUrl: String? get() = facts.helpDeskUrl

        public companion object {
            /** The default country, whose hosts have no prefix. */
            @JvmStatic
            public val default: Country = \(KotlinText.constant(manifest.defaultCountry.code))

            private val byCode = values().associateBy { it.code }
            internal val byPrefix by lazy { values().associateBy { it.hostPrefix } }
            private val byTld by lazy { values().filter { it.tld != null }.associateBy { it.tld } }

            /** The countries that are open to users. */
            @JvmStatic
            public val live: List<Country> by lazy { values().filter { it.status == Status.LIVE } }

            /** The country with this key, such as `it`. */
            @JvmStatic
            public fun of(code: String): Country? = byCode[code]

            /**
             * The country with this domain suffix, such as `it` or `co.uk`. The case of ASCII
             * letters is ignored.
             */
            @JvmStatic
            public fun ofTld(tld: String): Country? = byTld[tld.foldingAscii()]

            /**
             * The country with this ISO 3166-1 code, such as `Locale.country`. The case of ASCII
             * letters is ignored.
             */
            @JvmStatic
            public fun ofIsoCode(code: String): Country? = byCode[code.foldingAscii()]

            /**
             * Suggests a country for a user if you only know their languages, as tags or from
             * [Language.tagsOfHeader].
             *
             * The first tag that gives a country decides. A tag gives, of the countries with one of
             * these statuses:
             *
             * 1. the country of its region
             * 2. or else the first country whose default language it means
             * 3. or else the first country that has its language
             *
             * If no tag gives a country, it is the default country.
             */
            @JvmStatic
            public fun suggested(
                tags: List<String>,
                statuses: Set<Status> = setOf(Status.LIVE)
            ): Country = suggestedCountry(tags, statuses)
        }
    }
    """
  }
}
