internal import CountryManifest
internal import ManifestFindings

/// The tables that `CountryTable` reads: one section per country, one fact per line.
struct SwiftCountryTables {
  let manifest: ResolvedManifest

  var facts: SourceText {
    table(
      "facts",
      "For each country key, TLD, status, calling code, currency, help desk locale and URL; under them the deep-link hosts."
    ) { table, country in
      table.section(
        country.code,
        country.tld?.value ?? "-",
        country.status.value.rawValue,
        country.callingCode ?? "-",
        country.currency,
        country.helpDeskLocale?.value,
        country.helpDeskURL
      )
      for host in country.deepLinkHosts { table.line(host.value) }
    }
  }

  var names: SourceText {
    table(
      "names",
      "The country's name after each app language, in the order of `AppLanguage`."
    ) { table, country in
      table.section(country.code)
      for (language, name) in zip(manifest.appLanguages.names, country.names) {
        table.line(language, text: name.value)
      }
    }
  }

  var languages: SourceText {
    table(
      "languageLines",
      "A line for each language: locale, lproj, URL, help desk locale and URL."
    ) { table, country in
      table.section(country.code)
      for language in country.languages {
        table.line(
          language.locale.value,
          language.appLanguage.value,
          language.url.value,
          language.helpDeskLocale?.value,
          language.helpDeskURL
        )
      }
    }
  }

  var forms: SourceText {
    guard manifest.hasForms else { return SwiftFields.none }
    return table(
      "formLines",
      "The fields in order, `?` after one that may stay empty; then what differs from a field's own row."
    ) { table, country in
      table.section(country.code)
      guard !country.form.isEmpty else { return }
      table.line(country.form.map { $0.isRequired ? $0.name : "\($0.name)?" })
      for use in country.form {
        for (key, value) in use.overrides { table.line(use.name, key, text: value) }
      }
    }
  }

  var urls: SourceText {
    let environments = manifest.tableEnvironments.map(\.name).joined(separator: ", ")
    let services = manifest.countryServices.map(\.name).joined(separator: ", ")
    return table("urls", "For each of \(environments) the URLs of \(services).") { table, country in
      table.section(country.code)
      for environment in manifest.tableEnvironments {
        for service in manifest.countryServices {
          table.line(environment.url(of: service, for: country))
        }
      }
    }
  }

  var acceptedHosts: SourceText {
    table(
      "acceptedHostLines",
      "Hosts to which no request goes and which still name the country, after their environment."
    ) { table, country in
      table.section(country.code)
      for (environment, hosts) in manifest.acceptedHosts(for: country) {
        for host in hosts { table.line(environment.name, host) }
      }
    }
  }

  private func table(
    _ name: String,
    _ comment: String,
    _ section: (inout SwiftTable, ResolvedCountry) -> Void
  ) -> SourceText {
    var table = SwiftTable()
    for country in manifest.countries { section(&table, country) }
    return table.declaration(name, comment)
  }
}
