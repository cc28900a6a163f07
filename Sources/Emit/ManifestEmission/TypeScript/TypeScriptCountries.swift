internal import CountryManifest
internal import ManifestFindings
internal import SwiftEmission

/// The generated types for the manifest's names and for the facts about countries.
struct TypeScriptTypes {
  let manifest: ResolvedManifest

  var text: SourceText {
    """
    /** Every country, in the order of the manifest. */
    export const countries = [
      \(manifest.countries.lines { "\(TypeScriptText.quoted($0.code))," })
    ] as const;

    /** Every language of the app. */
    export const appLanguages = [
      \(manifest.appLanguages.names.lines { "\(TypeScriptText.quoted($0))," })
    ] as const;

    /** The name of each language in the language itself, for a list of languages. */
    export const languageOwnNames: Readonly<Record<(typeof appLanguages)[number], string>> = {
      \(zip(manifest.appLanguages.names, LanguageOwnNames(manifest).names).lines { name, own in """
        \(TypeScriptText.key(name)): \(TypeScriptText.quoted(own)),
        """ })
    };

    /** Every kind of environment. */
    export const environmentKinds = [
      \(manifest.environments.lines { "\(TypeScriptText.quoted($0.name))," })
    ] as const;

    /** Every service. */
    export const services = [
      \(manifest.services.lines { "\(TypeScriptText.quoted($0.name))," })
    ] as const;

    /** A country, by its ISO 3166-1 code in lowercase. */
    export type Country = (typeof countries)[number];
    /** A language into which the app is translated, as a BCP 47 tag. */
    export type AppLanguage = (typeof appLanguages)[number];
    /** An environment without its country. */
    export type EnvironmentKind = (typeof environmentKinds)[number];
    /** A service of the product. */
    export type Service = (typeof services)[number];
    \(if: manifest.hasForms, """
      /** A field of account forms. */
      export type FieldName = \(union(manifest.formFields.map(\.name)));

      """)
    type ListedEnvironment = \(union(manifest.tableEnvironments.map(\.name)));
    type CountryService = \(union(manifest.countryServices.map(\.name)));

    /** The default country, whose hosts have no prefix. */
    export const defaultCountry: Country = \(TypeScriptText.quoted(manifest.defaultCountry.code));

    /**
     * The product's language for tags that do not begin with it (`iw` means `he`), and for tags of a
     * language in several scripts (`zh-tw` means `zh-hant`).
     */
    const languageMeanings: readonly (readonly [tag: string, meaning: string])[] = [
      \(LanguageMeanings(manifest).entries.lines { """
        [\(TypeScriptText.quoted($0.tag)), \(TypeScriptText.quoted($0.meaning))],
        """ })
    ];

    \(environment)

    /** A variant of the app: a row under `apps`. */
    export interface AppVariant {
      /** The key in the manifest. */
      readonly name: string;
      /** The bundle identifier; undefined if the variant is not for iOS. */
      readonly bundle: string | undefined;
      /** The statuses of the countries in the variant. */
      readonly statuses: readonly CountryFacts["status"][];
      /** The environments of the variant: only `production`, or all if it has planned countries. */
      readonly environments: readonly EnvironmentKind[];
    }

    /** All variants for which this code was generated. */
    export const appVariants: readonly AppVariant[] = [
      \(manifest.apps.lines { app in """
        {
          name: \(TypeScriptText.quoted(app.name)),
          bundle: \(app.apple.map { TypeScriptText.quoted($0.bundle.value) } ?? "undefined"),
          statuses: [\(list(app.statuses.map(\.value.rawValue)))],
          environments: [\(list(app.environments))],
        },
        """ })
    ];

    /** The facts about a country. */
    export interface CountryFacts {
      /** The ISO 3166-1 code, such as `IT`. */
      readonly isoCode: string;
      /** The country's domain suffix, even if no host uses it. */
      readonly tld?: string;
      /** Whether the country is open to users or planned. */
      readonly status: "live" | "planned";
      /** The calling code without the plus, such as `39`, if the country has one. */
      readonly callingCode?: string;
      /** The ISO 4217 code of the country's currency, such as `EUR`. */
      readonly currencyCode: string;
      /** The help center's name for the country's language. */
      readonly helpDeskLocale?: string;
      /** The help center's URL in the country's default language. */
      readonly helpDeskURL?: string;
    }

    /** A language that users can choose in a country. */
    export interface Language {
      /** The BCP 47 tag, such as `it-IT`. */
      readonly locale: string;
      /** The translation of the app that shows this language. */
      readonly appLanguage: AppLanguage;
      /** The URL of the website in this language, in production. */
      readonly url: string;
      /** URLs at addresses that lead to the country only because the language is there. */
      readonly ownURLs?: { readonly [kind in EnvironmentKind]?: string };
      /** The help center's name for the language. */
      readonly helpDeskLocale?: string;
      /** The help center's URL in this language. */
      readonly helpDeskURL?: string;
    }
    """
  }

  private var environment: SourceText {
    let tables = union(manifest.tableEnvironments.map(\.name))
    let named = union(manifest.namedEnvironments.map(\.name))
    return """
      /** An environment and a country, which determine where requests go. */
      export type Environment =
        | { readonly kind: \(tables); readonly country: Country }\(if: !manifest.namedEnvironments.isEmpty, """

          | { readonly kind: \(named); readonly country: Country; readonly name: PreviewName }
          """);
      """
  }

  private func union(_ names: [String]) -> String { TypeScriptText.union(names) }

  private func list(_ names: [String]) -> String {
    names.map { TypeScriptText.quoted($0) }.joined(separator: ", ")
  }
}

/// The tables of the manifest's values; a new country adds lines to each table and changes no existing line.
struct TypeScriptRows {
  let manifest: ResolvedManifest

  /// A table for each kind of fact, so that bundlers drop the tables that an app does not import.
  var countries: SourceText {
    [
      table("countryFacts", of: "CountryFacts", "What is known of each country.", facts),
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
        "The languages that each country's users may choose, default first."
      ) { list($0.code, $0.languages.lines(language)) },
      table(
        "countryURLs",
        of: "Readonly<Record<ListedEnvironment, Readonly<Record<CountryService, string>>>>",
        "Where each country's own services answer; {@link serviceURL} knows the others too.",
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
        "Hosts to which no request goes and which still name a country, by environment.",
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
    /** The rows of the fields. A country's row can override their values. */
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
