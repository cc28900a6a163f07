internal import CountryManifest
internal import ManifestDiagnostics

/// The objects that hold what the manifest says; a new country adds its own and changes no line.
struct TypeScriptRows {
  let manifest: ResolvedManifest

  var formFields: String {
    var text = """
      /** The fields' own rows, which a country's may override. */
      const fields: Readonly<Record<FieldName, FormField>> = {

      """
    for field in manifest.formFields {
      text += "  \(TypeScriptText.key(field.name)): {\n"
      text += "    id: \(TypeScriptText.quoted(field.name)),\n"
      text += "    label: \(TypeScriptText.quoted(field.label.value)),\n"
      text += "    content: \(TypeScriptText.quoted(field.content.value.rawValue)),\n"
      text += "    keyboard: \(TypeScriptText.quoted(field.keyboard.value.rawValue)),\n"
      if let pattern = field.pattern?.value {
        text += "    pattern: \(TypeScriptText.quoted(pattern)),\n"
      }
      if let example = field.example?.value {
        text += "    example: \(TypeScriptText.quoted(example)),\n"
      }
      if let limit = field.maxLength?.value { text += "    maxLength: \(limit),\n" }
      text += "    required: true,\n  },\n"
    }
    return text + "};\n"
  }

  var countries: String {
    var text = """
      /** What is known of each country. */
      export const countryFacts: Readonly<Record<Country, CountryFacts>> = {

      """
    for country in manifest.countries {
      text += "  \(TypeScriptText.key(country.code)): {\n"
      text += facts(country) + hosts(country)
      text += "    accountForm: [\n"
      for use in country.form { text += "      \(entry(use)),\n" }
      text += "    ],\n  },\n"
    }
    return text + """
      };

      /** The countries that are open to users. */
      export const liveCountries: readonly Country[] = countries.filter(
        (country) => countryFacts[country].status === "live",
      );

      """
  }

  private func facts(_ country: ResolvedCountry) -> String {
    var text = "    isoCode: \(TypeScriptText.quoted(country.isoCode)),\n"
    text += "    tld: \(TypeScriptText.quoted(country.tld.value)),\n"
    text += "    status: \(TypeScriptText.quoted(country.status.value.rawValue)),\n"
    if let code = country.callingCode {
      text += "    callingCode: \(TypeScriptText.quoted(code)),\n"
    }
    text += "    helpDeskLocale: \(TypeScriptText.quoted(country.helpDeskLocale.value)),\n"
    if let url = country.helpDeskURL {
      text += "    helpDeskURL: \(TypeScriptText.quoted(url)),\n"
    }
    text += "    names: {\n"
    for (language, name) in zip(manifest.appLanguages.names, country.names) {
      text += "      \(TypeScriptText.key(language)): \(TypeScriptText.quoted(name.value)),\n"
    }
    text += "    },\n    languages: [\n"
    for language in country.languages {
      text += "      {\n        locale: \(TypeScriptText.quoted(language.locale.value)),\n"
      text += "        appLanguage: \(TypeScriptText.quoted(language.appLanguage.value)),\n"
      text += "        helpDeskLocale: \(TypeScriptText.quoted(language.helpDeskLocale.value)),\n"
      text += "        url: \(TypeScriptText.quoted(language.url.value)),\n"
      if let url = language.helpDeskURL {
        text += "        helpDeskURL: \(TypeScriptText.quoted(url)),\n"
      }
      text += "      },\n"
    }
    return text + "    ],\n"
  }

  private func hosts(_ country: ResolvedCountry) -> String {
    let links = list(country.deepLinkHosts.map(\.value))
    var text = "    deepLinkHosts: [\(links)],\n    urls: {\n"
    for environment in manifest.tableEnvironments {
      text += "      \(TypeScriptText.key(environment.name)): {\n"
      for service in manifest.countryServices {
        let url = environment.url(of: service, for: country)
        text += "        \(TypeScriptText.key(service.name)): \(TypeScriptText.quoted(url)),\n"
      }
      text += "      },\n"
    }
    text += "    },\n"
    let accepted = manifest.acceptedHosts(for: country)
    guard !accepted.isEmpty else { return text + "    acceptedHosts: {},\n" }
    text += "    acceptedHosts: {\n"
    for (environment, hosts) in accepted {
      text += "      \(TypeScriptText.key(environment.name)): [\n"
      for host in hosts { text += "        \(TypeScriptText.quoted(host)),\n" }
      text += "      ],\n"
    }
    return text + "    },\n"
  }

  /// `fields.city`, or what the country has otherwise in braces.
  private func entry(_ use: ResolvedFieldUse) -> String {
    let row = "fields[\(TypeScriptText.quoted(use.name))]"
    var overrides = use.overrides.map { key, value in
      key == "max_length" ? "maxLength: \(value)" : "\(key): \(TypeScriptText.quoted(value))"
    }
    if !use.isRequired { overrides.append("required: false") }
    guard !overrides.isEmpty else { return row }
    return "{ ...\(row), \(overrides.joined(separator: ", ")) }"
  }

  private func list(_ texts: [String]) -> String {
    texts.map(TypeScriptText.quoted).joined(separator: ", ")
  }
}
