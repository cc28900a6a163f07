internal import CountryManifest
internal import ManifestDiagnostics

/// The names of the manifest, and what is known of a country.
struct TypeScriptTypes {
  let manifest: ResolvedManifest

  var text: String {
    let hasHelpDesk = manifest.product.hasHelpDesk
    let tables = manifest.tableEnvironments.map(\.name)
    let services = manifest.countryServices.map(\.name)
    let help =
      hasHelpDesk ? "\n  /** The help centre in it. */\n  readonly helpDeskURL: string;" : ""
    return list(
      "countries",
      "Every country, in the order of the manifest.",
      manifest.countries.map(\.code)
    )
      + list(
        "appLanguages",
        "Every language of the app.",
        manifest.appLanguages.names
      )
      + list("services", "Every service.", manifest.services.map(\.name))
        + """
        /** A country, by its ISO 3166-1 code in lower case. */
        export type Country = (typeof countries)[number];
        /** A language the app is translated into, as a BCP 47 tag. */
        export type AppLanguage = (typeof appLanguages)[number];
        /** A service of the product. */
        export type Service = (typeof services)[number];
        /** A field of account forms. */
        export type FieldName = \(TypeScriptText.union(manifest.formFields.map(\.name)));

        type ListedEnvironment = \(TypeScriptText.union(tables));
        type CountryService = \(TypeScriptText.union(services));

        \(environment)
        /** What is known of a country. */
        export interface CountryFacts {
          /** The ISO 3166-1 code, `IT`. */
          readonly isoCode: string;
          /** The suffix by which the country is known, whether or not a host has it. */
          readonly tld: string;
          /** Whether the country is open to users, or to come. */
          readonly status: "live" | "planned";
          /** The calling code without its plus, `39`, where the country has one. */
          readonly callingCode?: string;
          /** How the help centre spells the country's language. */
          readonly helpDeskLocale: string;\(help)
          /** The country's name in each language of the app. */
          readonly names: Readonly<Record<AppLanguage, string>>;
          /** The languages that its users may choose, default first. */
          readonly languages: readonly Language[];
          /** The hosts whose links open the app in this country. */
          readonly deepLinkHosts: readonly string[];
          /** The fields by which an account is opened here, in the order in which they are shown. */
          readonly accountForm: readonly FormField[];
          /** Where its own services answer; {@link serviceURL} knows the others too. */
          readonly urls: Readonly<Record<ListedEnvironment, Readonly<Record<CountryService, string>>>>;
          /** Hosts to which no request goes and which still name the country. */
          readonly acceptedHosts: { readonly [environment in ListedEnvironment]?: readonly string[] };
        }

        /** A language that a country's users may choose. */
        export interface Language {
          /** The BCP 47 tag, `it-IT`. */
          readonly locale: string;
          /** The app's translation. */
          readonly appLanguage: AppLanguage;
          /** How the help centre spells it. */
          readonly helpDeskLocale: string;
          /** The web site in it. */
          readonly url: string;\(help)
        }

        """
  }

  private func list(_ name: String, _ comment: String, _ names: [String]) -> String {
    names.reduce("/** \(comment) */\nexport const \(name) = [\n") {
      $0 + "  \(TypeScriptText.quoted($1)),\n"
    } + "] as const;\n\n"
  }

  private var environment: String {
    let tables = manifest.tableEnvironments.map(\.name)
    let named = manifest.namedEnvironments.map(\.name)
    var text = "/** Where requests go, and for which country. */\nexport type Environment =\n"
    text += "  | { readonly kind: \(TypeScriptText.union(tables)); readonly country: Country }"
    if !named.isEmpty {
      text += "\n  | { readonly kind: \(TypeScriptText.union(named)); readonly country: Country; "
      text += "readonly name: PreviewName }"
    }
    return text + ";\n"
  }
}
