internal import CountryManifest
internal import ManifestDiagnostics

/// The objects that hold what the manifest says; a new country adds its own and changes no line.
struct TypeScriptRows {
  let manifest: ResolvedManifest

  var formFields: SourceText {
    var writer = TypeScriptWriter()
    for field in manifest.formFields {
      writer.object(field.name) { writer in
        writer.text("id", field.name)
        writer.text("label", field.label.value)
        writer.text("labelKey", field.labelKey)
        writer.text("content", field.content.value.rawValue)
        writer.text("keyboard", field.keyboard.value.rawValue)
        if let pattern = field.pattern { writer.text("pattern", pattern.value) }
        if let example = field.example { writer.text("example", example.value) }
        if let maxLength = field.maxLength { writer.code("maxLength", String(maxLength.value)) }
        writer.code("required", "true")
      }
    }
    return """
      /** The fields' own rows, which a country's may override. */
      const fields: Readonly<Record<FieldName, FormField>> = {
      \(lines: writer.bytes)
      };
      """
  }

  var countries: SourceText {
    var writer = TypeScriptWriter()
    for country in manifest.countries {
      writer.object(country.code) { write(country, to: &$0) }
    }
    return """
      /** What is known of each country. */
      export const countryFacts: Readonly<Record<Country, CountryFacts>> = {
      \(lines: writer.bytes)
      };

      /** The countries that are open to users. */
      export const liveCountries: readonly Country[] = countries.filter(
        (country) => countryFacts[country].status === "live",
      );
      """
  }

  private func write(_ country: ResolvedCountry, to writer: inout TypeScriptWriter) {
    writer.text("isoCode", country.isoCode)
    if let tld = country.tld { writer.text("tld", tld.value) }
    writer.text("status", country.status.value.rawValue)
    if let code = country.callingCode { writer.text("callingCode", code) }
    if let locale = country.helpDeskLocale { writer.text("helpDeskLocale", locale.value) }
    if let url = country.helpDeskURL { writer.text("helpDeskURL", url) }
    writer.object("names") { writer in
      for (language, name) in zip(manifest.appLanguages.names, country.names) {
        writer.text(language, name.value)
      }
    }
    writer.list("languages") { writer in
      for language in country.languages {
        writer.object { write(language, to: &$0) }
      }
    }
    writer.texts("deepLinkHosts", country.deepLinkHosts.map(\.value))
    writer.object("urls") { writer in
      for environment in manifest.tableEnvironments {
        writer.object(environment.name) { writer in
          for service in manifest.countryServices {
            writer.text(service.name, environment.url(of: service, for: country))
          }
        }
      }
    }
    writeAcceptedHosts(of: country, to: &writer)
    guard !country.form.isEmpty else { return }
    writer.list("accountForm") { writer in
      for use in country.form { writer.code(entry(use, in: country)) }
    }
  }

  private func write(_ language: ResolvedLanguage, to writer: inout TypeScriptWriter) {
    writer.text("locale", language.locale.value)
    writer.text("appLanguage", language.appLanguage.value)
    writer.text("url", language.url.value)
    if let locale = language.helpDeskLocale { writer.text("helpDeskLocale", locale.value) }
    if let url = language.helpDeskURL { writer.text("helpDeskURL", url) }
  }

  private func writeAcceptedHosts(
    of country: ResolvedCountry,
    to writer: inout TypeScriptWriter
  ) {
    let accepted = manifest.acceptedHosts(for: country)
    guard !accepted.isEmpty else { return writer.code("acceptedHosts", "{}") }
    writer.object("acceptedHosts") { writer in
      for (environment, hosts) in accepted {
        writer.list(environment.name) { writer in
          for host in hosts { writer.text(host) }
        }
      }
    }
  }

  /// `fields.city`, or what the country has otherwise in braces.
  private func entry(_ use: ResolvedFieldUse, in country: ResolvedCountry) -> String {
    let row = "fields[\(TypeScriptText.quoted(use.name))]"
    var overrides = use.overrides.map { key, value in
      key == "max_length" ? "maxLength: \(value)" : "\(key): \(TypeScriptText.quoted(value))"
    }
    let key = use.labelKey(in: country)
    if key != use.field.labelKey { overrides.append("labelKey: \(TypeScriptText.quoted(key))") }
    if !use.isRequired { overrides.append("required: false") }
    return overrides.isEmpty ? row : "{ ...\(row), \(overrides.joined(separator: ", ")) }"
  }
}
