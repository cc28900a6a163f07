package import CountryManifest
internal import ManifestDiagnostics

/// The TypeScript that a site or a backend uses, and the manifest as JSON for any other language.
///
/// One file, since how a module names another is not the same in bundlers, Node, Deno and browsers.
package struct TypeScriptEmitter: Emitter {
  package static let id = "typescript"
  package static let ownFiles = [
    OwnFile(
      path: "countries.json",
      keys: [
        "version", "product", "defaultCountry", "developmentLanguage", "appLanguages", "settings",
        "environments", "services", "apps", "formFields", "countries",
      ]
    )
  ]

  package init() {}

  package func files(for manifest: ResolvedManifest) -> [EmittedFile] {
    let rows = TypeScriptRows(manifest: manifest)
    let source: SourceText = """
      /* eslint-disable */
      // \(GeneratedNote.text)

      \(TypeScriptTypes(manifest: manifest).text)

      \(TypeScriptHosts(manifest: manifest).text)

      \(SupportCode.typeScript)
      \(if: manifest.hasForms, """
        \(SupportCode.typeScriptForms)
        \(rows.formFields)

        """)
      \(rows.countries)

      """
    return [
      EmittedFile(path: "typescript/countries.json", bytes: exportJSON(manifest)),
      EmittedFile(path: "typescript/ndcountries.ts", bytes: source.bytes),
    ]
  }
}

/// The names of the manifest, and what is known of a country.
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

    /** Every service. */
    export const services = [
      \(manifest.services.lines { "\(TypeScriptText.quoted($0.name))," })
    ] as const;

    /** A country, by its ISO 3166-1 code in lowercase. */
    export type Country = (typeof countries)[number];
    /** A language the app is translated into, as a BCP 47 tag. */
    export type AppLanguage = (typeof appLanguages)[number];
    /** A service of the product. */
    export type Service = (typeof services)[number];
    \(if: manifest.hasForms, """
      /** A field of account forms. */
      export type FieldName = \(union(manifest.formFields.map(\.name)));

      """)
    type ListedEnvironment = \(union(manifest.tableEnvironments.map(\.name)));
    type CountryService = \(union(manifest.countryServices.map(\.name)));

    \(environment)

    /** What is known of a country. */
    export interface CountryFacts {
      /** The ISO 3166-1 code, `IT`. */
      readonly isoCode: string;
      /** The suffix by which the country is known, whether or not a host has it. */
      readonly tld?: string;
      /** Whether the country is open to users, or to come. */
      readonly status: "live" | "planned";
      /** The calling code without its plus, `39`, where the country has one. */
      readonly callingCode?: string;
      \(helpDesk)
    }

    /** A language that a country's users may choose. */
    export interface Language {
      /** The BCP 47 tag, `it-IT`. */
      readonly locale: string;
      /** The app's translation. */
      readonly appLanguage: AppLanguage;
      /** The web site in it. */
      readonly url: string;
      \(helpDesk)
    }
    """
  }

  private var helpDesk: SourceText {
    if !manifest.hasHelpDeskLocale { return "" }
    return """
      /** How the help center spells the language. */
      readonly helpDeskLocale?: string;
      \(if: manifest.hasHelpDeskURL, """
        /** The help center in it. */
        readonly helpDeskURL?: string;
        """)
      """
  }

  private var environment: SourceText {
    let tables = union(manifest.tableEnvironments.map(\.name))
    let named = union(manifest.namedEnvironments.map(\.name))
    return """
      /** Where requests go, and for which country. */
      export type Environment =
        | { readonly kind: \(tables); readonly country: Country }\(if: !manifest.namedEnvironments.isEmpty, """

          | { readonly kind: \(named); readonly country: Country; readonly name: PreviewName }
          """);
      """
  }

  private func union(_ names: [String]) -> String { TypeScriptText.union(names) }
}
