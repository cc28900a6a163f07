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
    for base in manifest.formFieldBases {
      text +=
        "  \(TypeScriptText.key(base.name)): {\n    id: \(TypeScriptText.quoted(base.name)),\n"
      text += "    label: \(TypeScriptText.quoted(base.label)),\n"
      text += "    content: \(TypeScriptText.quoted(base.content.rawValue)),\n"
      text += "    keyboard: \(TypeScriptText.quoted(base.keyboard.rawValue)),\n"
      if let pattern = base.pattern { text += "    pattern: \(TypeScriptText.quoted(pattern)),\n" }
      if let example = base.example { text += "    example: \(TypeScriptText.quoted(example)),\n" }
      if let limit = base.maxLength { text += "    maxLength: \(limit),\n" }
      text += "    required: true,\n  },\n"
    }
    return text + "};\n"
  }

  var countries: String {
    let bases = manifest.formFieldBasesByName
    var text = """
      /** What is known of each country. */
      export const countryFacts: Readonly<Record<Country, CountryFacts>> = {

      """
    for position in manifest.countries.indices {
      text += "  \(TypeScriptText.key(manifest.countries[position].code)): {\n"
      text += facts(position) + hosts(position)
      text += "    accountForm: [\n"
      for field in manifest.countries[position].form {
        guard let base = bases[field.name] else { continue }
        text += "      \(entry(field, base)),\n"
      }
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

  private func facts(_ position: Int) -> String {
    let country = manifest.countries[position]
    var text = "    isoCode: \(TypeScriptText.quoted(country.isoCode)),\n"
    text += "    tld: \(TypeScriptText.quoted(country.tld)),\n"
    text += "    status: \(TypeScriptText.quoted(country.status.rawValue)),\n"
    if let code = country.callingCode {
      text += "    callingCode: \(TypeScriptText.quoted(code)),\n"
    }
    text += "    helpDeskLocale: \(TypeScriptText.quoted(country.helpDeskLocale)),\n"
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

  private func hosts(_ position: Int) -> String {
    let services = manifest.services.filter { !$0.row.isGlobal }
    var text = "    deepLinkHosts: [\(list(manifest.deepLinkHosts(position)))],\n    urls: {\n"
    for environment in manifest.environments where environment.hosts != .named {
      text += "      \(TypeScriptText.key(environment.name)): {\n"
      for service in services {
        let url = manifest.url(service, environment, position)
        text += "        \(TypeScriptText.key(service.name)): \(TypeScriptText.quoted(url)),\n"
      }
      text += "      },\n"
    }
    text += "    },\n"
    let accepted = manifest.acceptedHostsByEnvironment(position)
    guard !accepted.isEmpty else { return text + "    acceptedHosts: {},\n" }
    text += "    acceptedHosts: {\n"
    for (environment, hosts) in accepted {
      text += "      \(TypeScriptText.key(environment)): [\n"
      for host in hosts { text += "        \(TypeScriptText.quoted(host)),\n" }
      text += "      ],\n"
    }
    return text + "    },\n"
  }

  /// `fields.city`, or what the country has otherwise in braces.
  private func entry(_ field: ResolvedField, _ base: FormFieldBase) -> String {
    let row = "fields[\(TypeScriptText.quoted(base.name))]"
    var overrides = base.differences(in: field).map { key, value in
      key == "max_length" ? "maxLength: \(value)" : "\(key): \(TypeScriptText.quoted(value))"
    }
    if !field.isRequired { overrides.append("required: false") }
    guard !overrides.isEmpty else { return row }
    return "{ ...\(row), \(overrides.joined(separator: ", ")) }"
  }

  private func list(_ texts: [String]) -> String {
    texts.map(TypeScriptText.quoted).joined(separator: ", ")
  }
}
