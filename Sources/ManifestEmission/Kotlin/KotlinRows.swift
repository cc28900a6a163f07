internal import CountryManifest
internal import ManifestDiagnostics

/// The rows that `TextTable` reads: a country's facts in one place, a new country one row more.
struct KotlinRows {
  let manifest: ResolvedManifest

  var countries: String {
    let tables = manifest.environments.filter { $0.hosts != .named }
    let services = manifest.services.filter { !$0.row.isGlobal }
    let bases = manifest.formFieldBasesByName
    var table = KotlinTable()
    for (position, country) in manifest.countries.enumerated() {
      table.row("Country.\(KotlinText.constant(country.code))") { row in
        row.line("tld", country.tld)
        row.line("status", country.status.rawValue)
        if let code = country.callingCode { row.line("calling_code", code) }
        row.line("help_desk_locale", country.helpDeskLocale)
        if let url = country.helpDeskURL { row.line("help_desk_url", url) }
        for host in manifest.deepLinkHosts(position) { row.line("deep_link_host", words: [host]) }
        for environment in tables {
          for service in services {
            let url = manifest.url(service, environment, position)
            row.line("url.\(environment.name).\(service.name)", url)
          }
        }
        for accepted in manifest.acceptedHosts(position) {
          row.line("accepted.\(accepted.environment)", words: [accepted.host])
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
        for field in country.form {
          guard let base = bases[field.name] else { continue }
          for (key, value) in base.differences(in: field) {
            row.line("form.\(field.name).\(key)", value)
          }
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
    for base in manifest.formFieldBases {
      table.row(KotlinText.quoted(base.name)) { row in
        row.line("label", base.label)
        row.line("content", base.content.rawValue)
        row.line("keyboard", base.keyboard.rawValue)
        if let pattern = base.pattern { row.line("pattern", pattern) }
        if let example = base.example { row.line("example", example) }
        if let maxLength = base.maxLength { row.line("max_length", String(maxLength)) }
      }
    }
    return "/** The fields' own rows, which a country's may override. */\n"
      + table.declaration("formFields", key: "String")
  }
}
