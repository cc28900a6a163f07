// A picker, the first start, links from outside, a form and a debug menu; prints output.txt with the code that is
// generated for countries.yaml.
import {
  accountForms, checkForm, countryFlag, countryNames, environmentKinds, environmentOfKind, languageFor, linkOfURL,
  normalizedText, serviceURL, sortedByName, suggestedCountry, tagsOfHeader,
  type AppLanguage, type Country, type FormField, type Language,
} from "./ndcountries";

function picker(language: AppLanguage): string[] {
  return sortedByName(language).map((each) => `${countryFlag(each)} ${countryNames[each][language]}`);
}

function firstStart(header: string): [Country, Language] {
  const tags = tagsOfHeader(header);
  const country = suggestedCountry(tags);
  return [country, languageFor(country, tags)];
}

function destination(url: string): string | undefined {
  const link = linkOfURL(url, "production", ["live"]);
  return link && `${link.environment.country} ${link.path}`;
}

function problems(form: readonly FormField[], texts: Record<string, string>): string[] {
  return checkForm(form, texts).map((problem) => {
    switch (problem.reason) {
      case "missing": return `${problem.field}: missing`;
      case "too_long": return `${problem.field}: longer than ${problem.limit}`;
      case "malformed": return `${problem.field}: malformed`;
    }
  });
}

function debugMenu(country: Country): string[] {
  return environmentKinds.flatMap((kind) => environmentOfKind(kind, country) ?? [])
    .map((environment) => `${environment.kind} ${serviceURL("api", environment)}`);
}

console.log(picker("de").slice(0, 3).join(", "));
const [country, language] = firstStart("it-IT,it;q=0.9,en;q=0.8");
console.log(country, language.locale);
console.log(destination("https://it.nextdoor.com/pizza/42") ?? "elsewhere");
const form = accountForms.it!;
const typed = { first_name: "Ada", last_name: "Rossi", street_address: "Via Roma 1", postal_code: "1", province: "RM" };
console.log(problems(form, typed).join(", "));
const code = form.find((field) => field.id === "postal_code")!;
console.log(normalizedText(code, " 00 144") ?? "no postal code");
debugMenu("it").forEach((line) => console.log(line));
