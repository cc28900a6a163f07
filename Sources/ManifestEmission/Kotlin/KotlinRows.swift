internal import CountryManifest
internal import ManifestDiagnostics

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
