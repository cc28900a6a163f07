internal import CountryManifest
internal import ManifestDiagnostics

/// The objects that hold what the manifest says; a new country adds its own and changes no line.
struct TypeScriptRows {
  let manifest: ResolvedManifest

  var formFields: SourceText {
    """
    /** The fields' own rows, which a country's may override. */
    const fields: Readonly<Record<FieldName, FormField>> = {
      \(manifest.formFields.lines { field in """
        \(TypeScriptText.key(field.name)): {
          id: \(TypeScriptText.quoted(field.name)),
          label: \(TypeScriptText.quoted(field.label.value)),
          content: \(TypeScriptText.quoted(field.content.value.rawValue)),
          keyboard: \(TypeScriptText.quoted(field.keyboard.value.rawValue)),
          \(field.pattern.map { "pattern: \(TypeScriptText.quoted($0.value))," })
          \(field.example.map { "example: \(TypeScriptText.quoted($0.value))," })
          \(field.maxLength.map { "maxLength: \($0.value)," })
          required: true,
        },
        """ })
    };
    """
  }

  var countries: SourceText {
    """
    /** What is known of each country. */
    export const countryFacts: Readonly<Record<Country, CountryFacts>> = {
      \(manifest.countries.lines(facts))
    };

    /** The countries that are open to users. */
    export const liveCountries: readonly Country[] = countries.filter(
      (country) => countryFacts[country].status === "live",
    );
    """
  }

  private func facts(_ country: ResolvedCountry) -> SourceText {
    """
    \(TypeScriptText.key(country.code)): {
      isoCode: \(TypeScriptText.quoted(country.isoCode)),
      \(country.tld.map { "tld: \(TypeScriptText.quoted($0.value))," })
      status: \(TypeScriptText.quoted(country.status.value.rawValue)),
      \(country.callingCode.map { "callingCode: \(TypeScriptText.quoted($0))," })
      \(country.helpDeskLocale.map { "helpDeskLocale: \(TypeScriptText.quoted($0.value))," })
      \(country.helpDeskURL.map { "helpDeskURL: \(TypeScriptText.quoted($0))," })
      names: {
        \(zip(manifest.appLanguages.names, country.names).lines { language, name in """
          \(TypeScriptText.key(language)): \(TypeScriptText.quoted(name.value)),
          """ })
      },
      languages: [
        \(country.languages.lines(language))
      ],
      deepLinkHosts: [\(list(country.deepLinkHosts.map(\.value)))],
      urls: {
        \(manifest.tableEnvironments.lines { urls(in: $0, for: country) })
      },
      acceptedHosts: \(acceptedHosts(country)),
      \(if: !country.form.isEmpty, """
        accountForm: [
          \(country.form.lines { "\(entry($0))," })
        ],
        """)
    },
    """
  }

  private func language(_ language: ResolvedLanguage) -> SourceText {
    """
    {
      locale: \(TypeScriptText.quoted(language.locale.value)),
      appLanguage: \(TypeScriptText.quoted(language.appLanguage.value)),
      url: \(TypeScriptText.quoted(language.url.value)),
      \(language.helpDeskLocale.map { "helpDeskLocale: \(TypeScriptText.quoted($0.value))," })
      \(language.helpDeskURL.map { "helpDeskURL: \(TypeScriptText.quoted($0))," })
    },
    """
  }

  private func urls(in environment: TableEnvironment, for country: ResolvedCountry) -> SourceText {
    """
    \(TypeScriptText.key(environment.name)): {
      \(manifest.countryServices.lines { service in """
        \(TypeScriptText.key(service.name)): \
        \(TypeScriptText.quoted(environment.url(of: service, for: country))),
        """ })
    },
    """
  }

  private func acceptedHosts(_ country: ResolvedCountry) -> SourceText {
    let accepted = manifest.acceptedHosts(for: country)
    if accepted.isEmpty { return "{}" }
    return """
      {
        \(accepted.lines { environment, hosts in """
          \(TypeScriptText.key(environment.name)): [
            \(hosts.lines { "\(TypeScriptText.quoted($0))," })
          ],
          """ })
      }
      """
  }

  /// `fields.city`, or what the country has otherwise in braces.
  private func entry(_ use: ResolvedFieldUse) -> String {
    let row = "fields[\(TypeScriptText.quoted(use.name))]"
    var overrides = use.overrides.map { key, value in
      key == "max_length" ? "maxLength: \(value)" : "\(key): \(TypeScriptText.quoted(value))"
    }
    if !use.isRequired { overrides.append("required: false") }
    return overrides.isEmpty ? row : "{ ...\(row), \(overrides.joined(separator: ", ")) }"
  }

  private func list(_ texts: [String]) -> String {
    texts.map(TypeScriptText.quoted).joined(separator: ", ")
  }
}
