internal import CountryManifest
internal import ManifestDiagnostics

/// The rows that `TextTable` reads: a country's facts in one place, a new country one row more.
struct KotlinRows {
  let manifest: ResolvedManifest

  var countries: String {
    var table = KotlinTable()
    for country in manifest.countries {
      table.row("Country.\(KotlinText.constant(country.code))") { row in
        row.line("tld", country.tld.value)
        row.line("status", country.status.value.rawValue)
        if let code = country.callingCode { row.line("calling_code", code) }
        row.line("help_desk_locale", country.helpDeskLocale.value)
        if let url = country.helpDeskURL { row.line("help_desk_url", url) }
        for host in country.deepLinkHosts { row.line("deep_link_host", words: [host.value]) }
        for environment in manifest.tableEnvironments {
          for service in manifest.countryServices {
            let url = environment.url(of: service, for: country)
            row.line("url.\(environment.name).\(service.name)", url)
          }
        }
        for (environment, hosts) in manifest.acceptedHosts(for: country) {
          for host in hosts { row.line("accepted.\(environment.name)", words: [host]) }
        }
        for (language, name) in zip(manifest.appLanguages.names, country.names) {
          row.line("name.\(language)", name.value)
        }
        for language in country.languages {
          row.line(
            "language",
            words: [
              language.locale.value, language.appLanguage.value, language.helpDeskLocale.value,
              language.url.value,
            ] + (language.helpDeskURL.map { [$0] } ?? [])
          )
        }
        row.line("form", words: country.form.map { $0.isRequired ? $0.name : "\($0.name)?" })
        for use in country.form {
          for (key, value) in use.overrides { row.line("form.\(use.name).\(key)", value) }
        }
      }
    }
    return """
      /**
       * What each country's row comes to.
       *
       * `language` has the locale, the app language, the help desk's locale, the URL and the help desk's;
       * `form` the fields in order, `?` after one that may stay empty, then what differs from a field's own
       * row.
       */
      \(table.declaration("countryRows", key: "Country"))
      """
  }

  var formFields: String {
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
    return "/** The fields' own rows, which a country's may override. */\n"
      + table.declaration("formFields", key: "String")
  }
}
