internal import CountryManifest
internal import ManifestFindings
internal import SwiftEmission

/// The generated `Country`, whose properties read the country's row in `countryRows`.
struct KotlinCountry {
  let manifest: ResolvedManifest

  var text: SourceText {
    """
    import kotlin.jvm.JvmStatic

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

        private val row: TextRow get() = countryRows[this]

        /** The country's domain suffix, even if no host uses it; null if the country has none. */
        public val tld: String? get() = row.text("tld")

        /** The prefix of the country's hosts on a shared domain. */
        internal val hostPrefix: String get() = row.text("prefix") ?: code

        /** Whether the country is open to users. */
        public val status: Status
            get() = if (row.text("status") == "live") Status.LIVE else Status.PLANNED

        /** The calling code without the plus, such as `39`; null if the country has none. */
        public val callingCode: String? get() = row.text("calling_code")

        /** The ISO 4217 code of the country's currency, such as `EUR`. */
        public val currencyCode: String get() = row.text("currency").orEmpty()

        /** The hosts whose links open the app in this country. */
        public val deepLinkHosts: List<String> get() = row.words("deep_link_host").map { it[0] }

        /**
         * Former hosts that still identify the country but get no requests, by their environment's
         * name.
         */
        public val acceptedHosts: Map<String, List<String>>
            get() = row.keys.filter { it.startsWith("accepted.") }
                .associate { key -> key.removePrefix("accepted.") to row.words(key).map { it[0] } }

        /** The country's languages, the default first. */
        public val languages: List<Language> get() = row.words("language").map { language(it, row) }

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
          /**
           * The form that a person fills in to open an account, created at each call; null if there
           * is none.
           */
          public val accountForm: AccountForm? get() = accountForm(this, row)

          """)
        /** The country's name in a language of the app. */
        public fun nameIn(language: AppLanguage): String = row.text("name.${language.tag}").orEmpty()

        /** The name of the Android resource: `country_name_it` for `R.string.country_name_it`. */
        public val nameResource: String get() = "country_name_$code"

        \(if: manifest.hasHelpDeskLocale, """
          /** The help center's name for the country's language; null if there is no help center. */
          public val helpDeskLocale: String? get() = row.text("help_desk_locale")

          """)
        \(if: manifest.hasHelpDeskURL, """
          /** The help center's URL in the country's default language; null if there is none. */
          public val helpDeskUrl: String? get() = row.text("help_desk_url")

          """)
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

/// The rows that `TextTable` reads: one row with the facts of each country, so a new country only adds one row.
struct KotlinRows {
  let manifest: ResolvedManifest

  var countries: SourceText {
    let nameKeys = manifest.appLanguages.names.map { "name.\($0)" }
    let urls = manifest.tableEnvironments.flatMap { environment in
      manifest.countryServices.map { service in
        (key: "url.\(environment.name).\(service.name)", environment, service)
      }
    }
    var table = KotlinTable()
    for country in manifest.countries {
      table.row("Country.\(KotlinText.constant(country.code))") { row in
        if let tld = country.tld { row.line("tld", tld.value) }
        if country.prefix.value != country.code { row.line("prefix", country.prefix.value) }
        row.line("status", country.status.value.rawValue)
        if let code = country.callingCode { row.line("calling_code", code) }
        row.line("currency", country.currency)
        if let locale = country.helpDeskLocale { row.line("help_desk_locale", locale.value) }
        if let url = country.helpDeskURL { row.line("help_desk_url", url) }
        for host in country.deepLinkHosts { row.line("deep_link_host", words: host.value) }
        for (key, environment, service) in urls {
          row.line(key, environment.url(of: service, for: country))
        }
        for (environment, hosts) in manifest.acceptedHosts(for: country) {
          for host in hosts { row.line("accepted.\(environment.name)", words: host) }
        }
        for (key, name) in zip(nameKeys, country.names) { row.line(key, name.value) }
        for language in country.languages {
          row.line(
            "language",
            words: language.locale.value,
            language.appLanguage.value,
            language.url.value,
            language.helpDeskLocale?.value,
            language.helpDeskURL
          )
          for (environment, url) in language.ownURLs {
            row.line("own_url", words: language.locale.value, environment, url)
          }
        }
        guard !country.form.isEmpty else { return }
        row.line("form", words: country.form.map { $0.isRequired ? $0.name : "\($0.name)?" })
        for use in country.form {
          for (key, value) in use.overrides { row.line("form.\(use.name).\(key)", value) }
        }
      }
    }
    return """
      /**
       * All values that are derived for each country.
       *
       * `language` has the locale, the app language, the URL, and the help desk's locale and URL.
       * `own_url` has the locale, an environment and the URL there of an address that leads to the
       * country only because the language is there.
       * `form` has the fields in order, with `?` after an optional field, then the values that
       * differ from the field's own row.
       */
      \(table.declaration("countryRows", key: "Country"))
      """
  }

  var formFields: SourceText {
    var table = KotlinTable()
    for field in manifest.formFields {
      table.row(KotlinText.quoted(field.name)) { row in
        row.line("label", field.label.value)
        row.line("content", field.content.value.rawValue)
        row.line("keyboard", field.keyboard.value.rawValue)
        if let pattern = field.pattern { row.line("pattern", pattern.value) }
        if let example = field.example { row.line("example", example.value) }
        if let maxLength = field.maxLength { row.line("max_length", String(maxLength.value)) }
      }
    }
    return """
      /** A field of the product's forms: a row under `form_fields`. */
      public enum class FieldName(
          /** The key in the manifest. */
          public val key: String
      ) {
          \(manifest.formFields.lines { """
            /** The field `\($0.name)`. */
            \(KotlinText.constant($0.name))(\(KotlinText.quoted($0.name))),
            """ })
      }

      /** The rows of the fields. A country's row can override their values. */
      \(table.declaration("formFields", key: "String"))
      """
  }
}
