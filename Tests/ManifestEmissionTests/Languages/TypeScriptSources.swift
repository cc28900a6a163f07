import CountryManifest
import ManifestFindings
import TestSupport

@testable import ManifestEmission
@testable import SwiftEmission

/// The TypeScript of several manifests, one folder each, with programs that answer questions about
/// them.
enum TypeScriptSources {
  /// The strictest settings of TypeScript, without the APIs of browsers and Node.
  static let settings = """
    {
      "compilerOptions": {
        "target": "ES2019", "lib": ["ES2019"], "module": "commonjs", "types": [], "outDir": "out",
        "rootDir": ".", "strict": true, "noUncheckedIndexedAccess": true,
        "exactOptionalPropertyTypes": true, "noImplicitReturns": true, "noUnusedLocals": true,
        "noUnusedParameters": true, "noFallthroughCasesInSwitch": true, "isolatedModules": true,
        "noPropertyAccessFromIndexSignature": true, "allowUnreachableCode": false
      },
      "include": ["*/*.ts"]
    }

    """

  static func all() throws -> [EmittedFile] {
    let own = try Places.frozenManifest()
    let hostile = HostileTextTests().manifest(HostileTexts.all)
    return try folder("real", own, main: realMain)
      + folder("release", own, variant: "Nextdoor", main: VariantTests.typeScript)
      + folder("hostile", hostile, main: hostileMain)
      + folder("words", Manifests.words, main: urlMain(Manifests.words))
      + folder("least", Manifests.smallest, main: urlMain(Manifests.smallest))
      + folder("partial", Manifests.partial, main: partialMain)
      + folder("locales", Manifests.withoutHelpDeskURL, main: urlMain(Manifests.partial))
      + folder("world", Manifests.allCountries(), main: worldMain())
      + GeneratedNames.programs("ts").flatMap { try folder($0, $1, main: urlMain($1)) }
      + Products.names.flatMap { name in
        let text = try Products.text(name)
        let files = try folder(Products.program(name), text, main: urlMain(text))
        guard PageSources.products.contains(name) else { return files }
        let pages = head + PageSources.typeScript(try resolve(text))
        return files + [EmittedFile(path: "\(Products.program(name))/pages.ts", contents: pages)]
      }
      + [
        EmittedFile(path: "texts/main.ts", contents: textsMain),
        EmittedFile(
          path: "documentation/main.ts",
          contents: try Snippet.typeScript().typeScriptMain
        ),
        EmittedFile(
          path: "real/features.ts",
          contents: try Snippet.program("Features.ts")
            + "declare const console: { log(...texts: string[]): void };\n"
        ),
      ]
  }

  private static func folder(
    _ name: String,
    _ manifest: String,
    variant: String? = nil,
    main: String
  ) throws -> [EmittedFile] {
    let files = try TypeScriptEmitter().files(for: resolve(manifest, variant: variant))
    let source = files.first { $0.path.hasSuffix(".ts") }?.contents ?? ""
    return [
      EmittedFile(path: "\(name)/ndcountries.ts", contents: source),
      EmittedFile(path: "\(name)/main.ts", contents: head + main),
    ]
  }

  private static let head = """
    import * as nd from "./ndcountries";

    declare const console: { log(text: string): void };

    export function describe(environment: nd.Environment | undefined): string {
      if (environment === undefined) return "none";
      const { kind, country, name } = environment as { kind: string; country: string; name?: string };
      return `${kind} ${country}${name === undefined ? "" : ` ${name}`}`;
    }


    """

  private static let partialMain = """
    for (const country of nd.countries) {
      const { helpDeskLocale, helpDeskURL } = nd.countryFacts[country];
      const form = nd.accountForms[country] ?? [];
      const [field] = form;
      console.log(`${country} ${helpDeskLocale ?? "-"} ${helpDeskURL ?? "-"} ${field?.labelKey ?? "-"}`);
      if (field) {
        const isLong = (text: string) => nd.fieldProblem(field, text)?.reason === "too_long";
        console.log([\(Manifests.lengthLiterals)].map((text) => isLong(text) ? "long" : "fits").join(" "));
        // What an object inherits is not a value of the form.
        const missing = nd.checkForm(form, Object.create({ name: "inherited" }));
        console.log("missing " + missing.map((problem) => problem.field).join(" "));
      }
      for (const { locale, helpDeskLocale, helpDeskURL } of nd.countryLanguages[country]) {
        console.log(`${locale} ${helpDeskLocale ?? "-"} ${helpDeskURL ?? "-"}`);
      }
    }

    """

  /// Prints every URL, and what the URL and its host alone are read as.
  private static func urlMain(_ manifest: String) throws -> String {
    var text = "for (const country of nd.countries) {\n"
    for environment in try resolve(manifest).environments {
      let name = environment.hosts?.value == .named ? ", name: nd.previewName(\"foo\")!" : ""
      text += "  print({ kind: \(TypeScriptText.quoted(environment.name)), country\(name) });\n"
    }
    return text + """
      }

      function print(environment: nd.Environment): void {
        for (const service of nd.services) {
          const url = nd.serviceURL(service, environment);
          const read = describe(nd.environmentOfURL(url));
          const host = describe(nd.environmentOf(url.split("/")[2]!));
          console.log(`url ${describe(environment)} ${service} ${url} ${read}, host ${host}`);
        }
      }

      """
  }

  /// Prints the same, or the normalized postal codes of a file.
  private static func worldMain() throws -> String {
    let urls = try urlMain(Manifests.allCountries())
    let choice = "if (process.argv[2]) normalize(process.argv[2]);\nelse for (const country of"
    return urls.replacing("for (const country of", with: choice, maxReplacements: 1)
      + PostalCode.typeScriptMain
  }

  private static let hex = """
    declare const Buffer: { from(text: string, encoding: string): Iterable<number> };

    function hex(text: string | undefined): string {
      return [...Buffer.from(text ?? "", "utf8")].map((byte) => byte.toString(16)).join(".");
    }


    """

  private static let hostileMain =
    hex + """
      for (const country of nd.countries) {
        const names = nd.countryNames[country];
        console.log(`${hex(names.en)} ${hex(names.it)}`);
        for (const field of nd.accountForms[country] ?? []) {
          console.log(`${hex(field.label)} ${hex(field.example)} ${hex(field.pattern)}`);
        }
      }

      """

  private static let textsMain =
    "export {};\n\ndeclare const console: { log(text: string): void };\n" + hex
    + "const texts: readonly string[] = [\n"
    + HostileTexts.everyLanguages.map { "  \(TypeScriptText.quoted($0)),\n" }.joined()
    + "];\n\nfor (const text of texts) console.log(hex(text));\n"

  private static let realMain = """
    declare const process: { argv: string[] };
    declare function require(name: "fs"): { readFileSync(path: string, encoding: "utf8"): string };
    declare const Buffer: { from(text: string, encoding: "hex"): { toString(): string } };

    function main(input: string, names: string): void {
      if (input === "codes") {
        for (const country of nd.countries) {
          const { callingCode, currencyCode } = nd.countryFacts[country];
          console.log(`${country} ${callingCode ?? "none"} ${currencyCode}`);
        }
        return;
      }
      if (names !== "") for (const country of nd.countries) print(country, names.split(","));
      for (const line of require("fs").readFileSync(input, "utf8").split("\\n").slice(0, -1)) {
        const [kind = "", hex = ""] = line.split(" ");
        console.log(`${kind} ${hex} ${answer(kind, Buffer.from(hex, "hex").toString())}`);
      }
    }

    function answer(kind: string, text: string): string {
      switch (kind) {
        case "host":
          return describe(nd.environmentOf(text));
        case "name":
          return nd.previewName(text) === undefined ? "none" : "fine";
        case "tld":
          return nd.countryOfTLD(text) ?? "none";
        case "case":
          return answers(text.split("\\x1F"))?.join("|") ?? "none";
        default:
          return nd.countries.map((country) => problem(country, text)).join(" ");
      }
    }

    function answers([ask, ...given]: string[]): readonly string[] | undefined {
      const [first = "", second = "", third = ""] = given;
      switch (ask) {
        case "link": {
          const statuses = (["live", "planned"] as const).filter((each) => third.split(",").includes(each));
          const link = nd.linkOfURL(first, second as nd.EnvironmentKind, statuses);
          if (!link) return undefined;
          const { environment, service, language, path, query } = link;
          return [describe(environment), service, language?.locale ?? "-", path, query ?? "-"];
        }
        case "environment of key": {
          const environment = nd.environmentOfKey(first);
          return environment && [describe(environment), nd.environmentKey(environment)];
        }
        case "other country": {
          const environment = nd.environmentOfKey(first);
          return environment && [nd.environmentKey({ ...environment, country: second as nd.Country })];
        }
        case "environment of kind": {
          const environment = nd.environmentOfKind(
            first as nd.EnvironmentKind, second as nd.Country, nd.previewName(third));
          return environment && [nd.environmentKey(environment)];
        }
        case "known":
          return [
            ...(nd.isCountry(first) ? ["country"] : []),
            ...(nd.isAppLanguage(first) ? ["language"] : []),
            ...(nd.isService(first) ? ["service"] : []),
          ];
        case "flag":
          return [nd.countryFlag(first as nd.Country)];
        case "default language":
          return [nd.defaultLanguage(first as nd.Country).locale];
        case "own name":
          return [nd.languageOwnNames[first as nd.AppLanguage]];
        case "postal code": {
          const form = nd.accountForms[first as nd.Country];
          const field = form?.find((each) => each.content === "postal_code");
          const text = field && nd.normalizedText(field, second);
          return text === undefined ? undefined : [text];
        }
        case "url":
          return [nd.servicePathURL(second as nd.Service, nd.environmentOfKey(first)!, third)];
        case "country of tld": {
          const country = nd.countryOfTLD(first);
          return country && [country];
        }
        case "sorted":
          return nd.sortedByName(first as nd.AppLanguage, nd.countries);
        case "open sorted":
          return nd.sortedByName(first as nd.AppLanguage);
        case "choice": {
          const statuses = (["live", "planned"] as const).filter((each) => first.split(",").includes(each));
          const country = nd.suggestedCountry(given.slice(1), statuses);
          return [country, nd.languageFor(country, given.slice(1)).locale];
        }
        case "tags of header":
          return nd.tagsOfHeader(first);
        case "country of code": {
          const country = nd.countryOfCode(first);
          return country && [country];
        }
        case "default country":
          return [nd.defaultCountry];
        case "variant": {
          const variant = nd.appVariants.find((each) => each.bundle === first);
          return variant && [
            variant.name, nd.variantCountries(variant).join(","), variant.environments.join(",")];
        }
        default:
          return [`no question ${ask}`];
      }
    }

    function problem(country: nd.Country, text: string): string {
      const field = nd.accountForms[country]?.find((each) => each.content === "postal_code");
      const reason = field && nd.fieldProblem(field, text)?.reason;
      return reason === "too_long" ? "long" : reason ?? "fine";
    }

    function print(country: nd.Country, names: string[]): void {
      const facts = nd.countryFacts[country];
      console.log(
        ["country", country, facts.isoCode, facts.tld, facts.status, facts.callingCode ?? "none"]
          .concat([facts.helpDeskLocale!, facts.helpDeskURL!], nd.deepLinkHosts[country])
          .join(" "),
      );
      for (const environment of ["production", "staging"] as const) {
        const hosts = nd.acceptedHosts[country][environment];
        if (hosts) console.log(`accepted ${country} ${environment} ${hosts.join(" ")}`);
      }
      for (const language of nd.appLanguages) {
        console.log(`name ${country} ${language} ${nd.countryNames[country][language]}`);
      }
      for (const { locale, appLanguage, helpDeskLocale, url, helpDeskURL } of nd.countryLanguages[country]) {
        console.log(`language ${country} ${locale} ${appLanguage} ${helpDeskLocale} ${url} ${helpDeskURL}`);
      }
      for (const field of nd.accountForms[country] ?? []) {
        const { id, label, labelKey, content, keyboard, pattern, example, maxLength, required } = field;
        const parts = [id, label, labelKey, content, nd.autofillTokens[content] ?? "-", keyboard];
        const traits = [pattern ?? "-", example ?? "-", maxLength ?? "-", required];
        console.log(`field ${country} ${parts.concat(traits.map(String)).join("|")}`);
      }
      const environments: nd.Environment[] = [
        { kind: "dev", country },
        { kind: "staging", country },
        { kind: "production", country },
        ...names.map((name) => ({ kind: "preview", country, name: nd.previewName(name)! } as const)),
      ];
      for (const environment of environments) {
        for (const service of nd.services) {
          console.log(`url ${describe(environment)} ${service} ${nd.serviceURL(service, environment)}`);
        }
      }
    }

    main(process.argv[2]!, process.argv[3] ?? "");

    """
}
