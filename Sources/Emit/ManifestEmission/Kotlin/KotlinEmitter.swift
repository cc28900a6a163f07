package import CountryManifest
internal import ManifestDiagnostics

/// The Kotlin that an Android app or a server uses, in the package that the manifest says: `Country`,
/// `Service`, `Environment`, their rows and forms, with the URLs of the Swift.
package struct KotlinEmitter: Emitter {
  package static let id = "kotlin"

  package init() {}

  package func files(for manifest: ResolvedManifest) -> [EmittedFile] {
    let hosts = KotlinHosts(manifest: manifest)
    let rows = KotlinRows(manifest: manifest)
    var made: [(name: String, source: SourceText)] = [
      ("Country.kt", KotlinCountry(manifest: manifest).text),
      ("CountryRows.kt", rows.countries),
      ("Environment.kt", hosts.environment),
      ("Language.kt", KotlinLanguage(manifest: manifest).text),
      ("Service.kt", hosts.service),
    ]
    if manifest.hasForms { made.append(("FormFields.kt", rows.formFields)) }
    let package = manifest.product.kotlinPackage.value
    let support = SupportCode.kotlin(package: package).filter {
      manifest.hasForms || $0.name != "AccountForm.kt"
    }
    let files =
      support.map { EmittedFile(path: "kotlin/\($0.name)", contents: $0.text) }
      + made.map {
        EmittedFile(path: "kotlin/\($0.name)", bytes: file($0.source, package).bytes)
      }
    return files.sorted { $0.path < $1.path }
  }

  private func file(_ source: SourceText, _ package: String) -> SourceText {
    """
    // \(GeneratedNote.text)

    package \(package)

    \(source)

    """
  }
}

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

/// The rows that `TextTable` reads: a country's facts in one row, so a new country only adds one.
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
       * Everything derived for each country.
       *
       * `language` has the locale, the app language, the URL, and the help desk's locale and URL;
       * `form` the fields in order, `?` after one that may stay empty, then what differs from a field's own
       * row.
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
      /** The fields' own rows, which a country's may override. */
      \(table.declaration("formFields", key: "String"))
      """
  }
}
