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
  for (const line of require("fs").readFileSync(input, "utf8").split("\n").slice(0, -1)) {
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
      return answers(text.split("\x1F"))?.join("|") ?? "none";
    default:
      return nd.countries.map((country) => problem(country, text)).join(" ");
  }
}

function described(link: nd.Link | undefined): readonly string[] | undefined {
  if (!link) return undefined;
  const { environment, service, language, path, query } = link;
  return [describe(environment), service, language?.locale ?? "-", path, query ?? "-"];
}

function answers([ask, ...given]: string[]): readonly string[] | undefined {
  const [first = "", second = "", third = ""] = given;
  switch (ask) {
    case "link": {
      const statuses = (["live", "planned"] as const).filter((each) => third.split(",").includes(each));
      return described(nd.linkOfURL(first, second as nd.EnvironmentKind, statuses));
    }
    case "link in": {
      const environment = nd.environmentOfKey(second);
      return environment && described(nd.linkInEnvironment(first, environment));
    }
    case "environment of url": {
      const environment = nd.environmentOfURL(first);
      return environment && [describe(environment)];
    }
    case "page in a language": {
      const environment = nd.environmentOfKey(second)!;
      const language = nd.countryLanguages[environment.country].find(({ locale }) => locale === first);
      const url = nd.languageURL(language!, environment, third);
      return url === undefined ? undefined : [url];
    }
    case "environment of host": {
      const environment = nd.environmentOf(first);
      return environment && [describe(environment)];
    }
    case "page at an own address": {
      const language: nd.Language = { locale: "en", appLanguage: "en", url: first, ownURLs: { production: second } };
      const url = nd.languageURL(language, nd.environmentOfKey("production/at")!, third);
      return url === undefined ? undefined : [url];
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
    case "postal code of a field": {
      const field = { id: "postal_code", label: "", labelKey: "", content: "postal_code" } as const;
      const text = nd.normalizedText(
        { ...field, keyboard: "text", pattern: first, example: second, required: true }, third);
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
    const parts = [id, label, labelKey, content, keyboard];
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
