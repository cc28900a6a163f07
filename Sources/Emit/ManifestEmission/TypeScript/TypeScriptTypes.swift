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
