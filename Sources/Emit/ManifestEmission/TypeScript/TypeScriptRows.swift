internal import CountryManifest
internal import ManifestFindings
internal import SwiftEmission

/// The tables of the manifest's values; a new country adds lines to each table and changes no existing line.
struct TypeScriptRows {
  let manifest: ResolvedManifest

  /// A table for each kind of fact, so that bundlers drop the tables that an app does not import.
  var countries: SourceText {
    [
      table("countryFacts", of: "CountryFacts", "The facts about each country.", facts),
      liveCountries,
      """
      /** The countries of a variant of the app, in the order of the manifest. */
      export function variantCountries(variant: AppVariant): readonly Country[] {
        return countries.filter((country) => variant.statuses.includes(countryFacts[country].status));
      }
      """,
      table(
        "countryNames",
        of: "Readonly<Record<AppLanguage, string>>",
        "Each country's name in each language of the app."
      ) { country in
        let names = zip(manifest.appLanguages.names, country.names)
        return object(country.code, names.map { text($0, $1.value) })
      },
      table(
        "countryLanguages",
        of: "readonly Language[]",
        "The languages that users can choose in each country, the default first."
      ) { list($0.code, $0.languages.lines(language)) },
      table(
        "countryURLs",
        of: "Readonly<Record<ListedEnvironment, Readonly<Record<CountryService, string>>>>",
        "The URLs of the services whose hosts depend on the country; {@link serviceURL} knows all URLs.",
        urls
      ),
      table(
        "deepLinkHosts",
        of: "readonly string[]",
        "The hosts whose links open the app in each country."
      ) { country in
        let hosts = country.deepLinkHosts.map { TypeScriptText.quoted($0.value) }
        return "\(TypeScriptText.key(country.code)): [\(hosts.joined(separator: ", "))],"
      },
      table(
        "acceptedHosts",
        of: "{ readonly [environment in ListedEnvironment]?: readonly string[] }",
        "Former hosts that still identify the country but get no requests, by environment.",
        acceptedHosts
      ),
      accountForms,
    ].sections { $0 }
  }

  /// A table with one member per country, such as `export const countryFacts: …`.
  private func table(
    _ name: String,
    of element: String,
    _ summary: String,
    _ member: (ResolvedCountry) -> SourceText
  ) -> SourceText {
    """
    /** \(summary) */
    export const \(name): Readonly<Record<Country, \(element)>> = {
      \(manifest.countries.lines(member))
    };
    """
  }

  private var liveCountries: SourceText {
    """
    /** The countries that are open to users. */
    export const liveCountries: readonly Country[] = /* @__PURE__ */ countries.filter(
      (country) => countryFacts[country].status === "live",
    );
    """
  }

  private func facts(of country: ResolvedCountry) -> SourceText {
    object(
      country.code,
      [
        text("isoCode", country.isoCode),
        text("tld", country.tld?.value),
        text("status", country.status.value.rawValue),
        text("callingCode", country.callingCode),
        text("currencyCode", country.currency),
        text("helpDeskLocale", country.helpDeskLocale?.value),
        text("helpDeskURL", country.helpDeskURL),
      ]
    )
  }

  private func language(_ language: ResolvedLanguage) -> SourceText {
    object(
      nil,
      [
        text("locale", language.locale.value),
        text("appLanguage", language.appLanguage.value),
        text("url", language.url.value),
        language.ownURLs.isEmpty ? "" : object("ownURLs", language.ownURLs.map { text($0, $1) }),
        text("helpDeskLocale", language.helpDeskLocale?.value),
        text("helpDeskURL", language.helpDeskURL),
      ]
    )
  }

  private func urls(of country: ResolvedCountry) -> SourceText {
    let environments = manifest.tableEnvironments.map { environment in
      let services = manifest.countryServices.map { service in
        text(service.name, environment.url(of: service, for: country))
      }
      return object(environment.name, services)
    }
    return object(country.code, environments)
  }

  private func acceptedHosts(of country: ResolvedCountry) -> SourceText {
    let accepted = manifest.acceptedHosts(for: country)
    if accepted.isEmpty { return "\(TypeScriptText.key(country.code)): {}," }
    let environments = accepted.map { environment, hosts in
      list(environment.name, hosts.lines { "\(TypeScriptText.quoted($0))," })
    }
    return object(country.code, environments)
  }

  // MARK: Forms

  var formFields: SourceText {
    """
    /** The fields of account forms. A country's row can override their values. */
    const fields: Readonly<Record<FieldName, FormField>> = {
      \(manifest.formFields.lines(field))
    };
    """
  }

  private func field(_ field: ResolvedFormField) -> SourceText {
    object(
      field.name,
      [
        text("id", field.name),
        text("label", field.label.value),
        text("labelKey", field.labelKey),
        text("content", field.content.value.rawValue),
        text("keyboard", field.keyboard.value.rawValue),
        text("pattern", field.pattern?.value),
        text("example", field.example?.value),
        field.maxLength.map { "maxLength: \($0.value)," } ?? "",
        "required: true,",
      ]
    )
  }

  /// The account forms, wrapped in a function, because bundlers keep top-level code that reads another constant's
  /// members.
  private var accountForms: SourceText {
    if !manifest.hasForms { return "" }
    let forms = manifest.countries.filter { !$0.form.isEmpty }
    return """
      /** The fields of each country's account form, in the order in which they are shown. */
      export const accountForms: {
        readonly [country in Country]?: readonly FormField[];
      } = /* @__PURE__ */ (() => ({
        \(forms.lines { country in
          list(country.code, country.form.lines { "\(entry($0, in: country))," })
        })
      }))();
      """
  }

  /// `fields["city"]`, or a copy with the country's overrides: `{ ...fields["city"], required: false }`.
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

  // MARK: Members

  /// A member whose value is a text; empty without a value.
  private func text(_ key: String, _ value: String?) -> SourceText {
    value.map { "\(TypeScriptText.key(key)): \(TypeScriptText.quoted($0))," } ?? ""
  }

  /// An object of members, each on its lines; the object has no key if it is in a list.
  private func object(_ key: String?, _ members: [SourceText]) -> SourceText {
    """
    \(key.map { "\(TypeScriptText.key($0)): " } ?? ""){
      \(members.lines { $0 })
    },
    """
  }

  private func list(_ key: String, _ elements: SourceText) -> SourceText {
    """
    \(TypeScriptText.key(key)): [
      \(elements)
    ],
    """
  }
}
