/** Whether a text is the key of a country. */
export function isCountry(text: string): text is Country {
  return (countries as readonly string[]).includes(text);
}

/** Whether a text is the tag of a language of the app. */
export function isAppLanguage(text: string): text is AppLanguage {
  return (appLanguages as readonly string[]).includes(text);
}

/** Whether a text is the name of a service. */
export function isService(text: string): text is Service {
  return (services as readonly string[]).includes(text);
}

/** The first of a country's languages. */
export function defaultLanguage(country: Country): Language {
  return countryLanguages[country][0] as Language;
}

/** The flag of a country, as the emoji made of the code's two letters. */
export function countryFlag(country: Country): string {
  return country.replace(/./g, (letter) => String.fromCodePoint(0x1f1e6 - 0x61 + letter.charCodeAt(0)));
}

/** The country with this ISO 3166-1 code. The case of ASCII letters is ignored. */
export function countryOfCode(code: string): Country | undefined {
  const key = foldingASCII(code);
  return isCountry(key) ? key : undefined;
}

/**
 * Suggests a country for a user if you only know their languages, from `navigator.languages` or
 * {@link tagsOfHeader}.
 *
 * The first tag that gives a country decides. A tag gives, of the countries with one of these
 * statuses:
 *
 * 1. the country of its region
 * 2. or else the first country whose default language it means
 * 3. or else the first country that has its language
 *
 * If no tag gives a country, it is the default country.
 */
export function suggestedCountry(
  tags: readonly string[],
  statuses: readonly CountryFacts["status"][] = ["live"],
): Country {
  const open = countries.filter((country) => statuses.includes(countryFacts[country].status));
  const meaningOf = ({ locale }: Language) => userTags([locale])[0]?.meaning;
  for (const { region, meaning } of userTags(tags)) {
    const country =
      open.find((each) => each === countryOfCode(region ?? "")) ??
      open.find((each) => meaningOf(defaultLanguage(each)) === meaning) ??
      open.find((each) => countryLanguages[each].some((own) => meaningOf(own) === meaning));
    if (country) return country;
  }
  return defaultCountry;
}

/**
 * Chooses the country's language for a user's language tags, by the lookup of RFC 4647. It is the
 * language of the first tag that names one of the country's languages, or means the same language.
 * If there is no such tag, it is the default language.
 */
export function languageFor(country: Country, tags: readonly string[]): Language {
  const languages = countryLanguages[country];
  const own = languages.map(({ locale }) => userTags([locale])[0]);
  for (const { prefixes, meaning } of userTags(tags)) {
    for (const prefix of prefixes) {
      const found = languages[own.findIndex((each) => each?.text === prefix)];
      if (found) return found;
    }
    const found = languages[own.findIndex((each) => each?.meaning === meaning)];
    if (found) return found;
  }
  return defaultLanguage(country);
}

/**
 * The tags of an `Accept-Language` header, most preferred first, without `*` and without tags of
 * quality 0.
 *
 * Elements that do not follow the syntax of RFC 9110 are ignored, and so is everything after 1,000
 * characters.
 */
export function tagsOfHeader(header: string): readonly string[] {
  const elements = header.slice(0, 1000).split(",");
  // The limit may have cut the last element.
  if (header.length > 1000) elements.pop();
  const found = elements.map((element) => {
    const [tag = "", ...parameters] = element.split(";").map((part) => part.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, ""));
    const quality = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2) ?? "1";
    return { tag, quality: /^(?:0(?:\.[0-9]{0,3})?|1(?:\.0{0,3})?)$/.test(quality) ? Number(quality) : 0 };
  });
  return found
    .filter(({ tag, quality }) => isTag(tag) && quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}

/**
 * Whether a text is a language tag: parts of one to eight ASCII letters or digits, separated by
 * hyphens, at most 64 characters in total.
 *
 * A tag whose first part is a single letter names no language and is rejected.
 */
function isTag(text: string): boolean {
  return text.length <= 64 && /^[A-Za-z0-9]{2,8}(?:-[A-Za-z0-9]{1,8})*$/.test(text);
}

/** A language tag of a user, in lowercase and with hyphens. */
interface UserTag {
  readonly text: string;
  /** The first two-letter part after the language and before any single-letter part. */
  readonly region: string | undefined;
  /**
   * The tag, then the tag without its last subtag, and so on. As in RFC 4647, no prefix ends with a
   * single-letter subtag.
   */
  readonly prefixes: readonly string[];
  /**
   * The language that the tag means, with its script if the product has the language in several
   * scripts.
   */
  readonly meaning: string;
}

/**
 * The tags among these texts. Ignores texts that are not language tags or are longer than 64
 * characters.
 */
function userTags(texts: readonly string[]): readonly UserTag[] {
  const short = texts.filter((text) => text.length <= 64);
  return short.map((text) => foldingASCII(text.replace(/_/g, "-"))).filter(isTag).map((text) => {
    const subtags = text.split("-");
    const single = subtags.findIndex((subtag, place) => place > 0 && subtag.length === 1);
    const plain = subtags.slice(1, single < 0 ? undefined : single);
    const prefixes = subtags
      .map((_, place) => subtags.slice(0, place + 1))
      .filter((prefix) => (prefix[prefix.length - 1] as string).length > 1)
      .map((prefix) => prefix.join("-"))
      .reverse();
    const known = prefixes.map((prefix) => languageMeanings.find(([tag]) => tag === prefix)?.[1]);
    const meaning = known.find((each) => each !== undefined) ?? (subtags[0] as string);
    return { text, region: plain.find((subtag) => subtag.length === 2), prefixes, meaning };
  });
}

/**
 * Sorts countries by name, in the alphabetical order of the language. By default, sorts the
 * countries that are open to users.
 */
export function sortedByName(
  language: AppLanguage,
  countries: readonly Country[] = liveCountries,
): readonly Country[] {
  const { compare } = new Intl.Collator(language);
  const name = (country: Country) => countryNames[country][language];
  return countries.slice().sort((one, other) => compare(name(one), name(other)));
}

let countriesByTLD: ReadonlyMap<string, Country> | undefined;

/**
 * The country with this domain suffix, such as `it` or `co.uk`. The case of ASCII letters is
 * ignored.
 */
export function countryOfTLD(tld: string): Country | undefined {
  countriesByTLD ??= new Map(
    countries.flatMap((country): [string, Country][] => {
      const known = countryFacts[country].tld;
      return known === undefined ? [] : [[known, country]];
    }),
  );
  return countriesByTLD.get(foldingASCII(tld));
}

declare const isPreviewName: unique symbol;

/** The prefix of a country's hosts on a shared domain. */
function hostPrefix(country: Country): string {
  return hostPrefixes[country] ?? country;
}

/**
 * The name of a preview environment: one DNS label that cannot be mistaken for a country's.
 *
 * The rules for a name:
 *
 * - It has lowercase letters, digits and hyphens, and does not begin or end with a hyphen.
 * - It is not a country's key or host prefix, and does not begin with one and a hyphen.
 * - It has at most 60 characters, or fewer if a country's prefix is longer than two characters.
 *
 * Create a name with {@link previewName}.
 */
export type PreviewName = string & { readonly [isPreviewName]: true };

/** Creates a name, or returns undefined if the text breaks a rule. */
export function previewName(text: string): PreviewName | undefined {
  // The characters that remain in a label of 63 characters after a country's prefix and a hyphen.
  const limit = 62 - Math.max(...countries.map((country) => hostPrefix(country).length));
  const isLabel = text.length <= limit && /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(text);
  const start = text.replace(/-.*$/, "");
  const isReserved = countries.some(
    (country) => country === start || hostPrefix(country) === start,
  );
  if (!isLabel || isReserved) return undefined;
  return text as PreviewName;
}

/**
 * The key of an environment for storage and messages, such as `production/it` or `preview/it/form`.
 * It is the same in Swift, Kotlin and TypeScript.
 */
export function environmentKey(environment: Environment): string {
  const { kind, country, name } = environment as { kind: string; country: string; name?: string };
  return name === undefined ? `${kind}/${country}` : `${kind}/${country}/${name}`;
}

/** The environment with this key; undefined if this version does not know it. */
export function environmentOfKey(key: string): Environment | undefined {
  const [start, country = "", text, ...rest] = key.split("/");
  const kind = environmentKinds.find((each) => each === start);
  const name = text === undefined ? undefined : previewName(text);
  const isWhole = rest.length === 0 && (text === undefined || name !== undefined);
  return kind && isCountry(country) && isWhole ? environmentOfKind(kind, country, name) : undefined;
}

/**
 * The environment of each host, and of each `host/segment` that is a country's or a language's.
 * `shared` has the hosts on which countries have paths.
 */
interface Addresses {
  readonly owners: ReadonlyMap<string, Environment>;
  readonly shared: ReadonlySet<string>;
}

let listedAddresses: Addresses | undefined;

/**
 * The environment that a host names: the inverse of {@link serviceURL}.
 *
 * Reads `host[.][:port]`. The case of ASCII letters is ignored, and so is the port, which has 1 to
 * 5 digits. The result is undefined for a host that serves all countries. It is also undefined for
 * a host on which countries have paths; read the whole URL there, with {@link environmentOfURL}.
 *
 * Use it for logs, settings and tests. Do not use it to decide whether to open a URL from outside
 * the app: it accepts hosts of every environment, service and country. Use {@link linkOfURL} for
 * that.
 */
export function environmentOf(host: string): Environment | undefined {
  const name = hostName(host);
  return addresses().shared.has(name) ? undefined : ownerOf(name);
}

/**
 * The environment to which a page belongs: the inverse of {@link serviceURL} and {@link servicePathURL}.
 *
 * Reads a URL with the scheme `http` or `https` and without user information. Its host and port are
 * read as in {@link environmentOf}. If countries have paths on the host, the first segment of the
 * path decides. For example, `/it` and `/it/pizza` belong to Italy. Any other path, such as
 * `/italian`, belongs to the country that has the host itself, if there is one. Escapes of letters,
 * digits and `-._~` are decoded.
 *
 * On such a host, the result is undefined for an ambiguous path: `/IT`, `//it`, or a path with a
 * segment `.` or `..`, a backslash, a space or a control character. Use {@link linkOfURL} for URLs
 * from outside the app.
 */
export function environmentOfURL(url: string): Environment | undefined {
  const parts = /^https?:\/\/([^/?#]*)([^?#]*)/i.exec(url);
  if (!parts) return undefined;
  const [, authority = "", rest = ""] = parts;
  const host = hostName(authority);
  const { owners, shared } = addresses();
  const path = unescaped(rest);
  if (path.length <= 1) return ownerOf(host);
  // Browsers read a backslash as a slash and ignore control characters.
  const isAmbiguous = /[\0- \x7f\\]|\/\.{1,2}(?:\/|$)|^\/\//.test(path);
  const address = `${host}/${path.split("/", 2)[1]}`;
  const owner = isAmbiguous ? undefined : owners.get(address);
  if (owner || !shared.has(host)) return owner ?? ownerOf(host);
  return isAmbiguous || owners.has(foldingASCII(address)) ? undefined : ownerOf(host);
}

/** The path with escapes of letters, digits and `-._~` decoded. */
function unescaped(path: string): string {
  return path.replace(
    /%(2[DE]|3[0-9]|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE])/gi,
    (_, digits: string) => String.fromCharCode(parseInt(digits, 16)),
  );
}

/**
 * The host of `host[.][:port]` with its ASCII letters in lowercase; empty if the text has another
 * form.
 */
function hostName(text: string): string {
  // A host has at most 253 bytes. With a full stop and the longest port, it has 260.
  const found = text.length > 260 ? null : /^([^:/]*?)\.?(?::[0-9]{1,5})?$/.exec(text);
  return foldingASCII(found?.[1] ?? "");
}

function ownerOf(host: string): Environment | undefined {
  return addresses().owners.get(host) ?? namedEnvironment(host);
}

function addresses(): Addresses {
  listedAddresses ??= listAddresses();
  return listedAddresses;
}

function listAddresses(): Addresses {
  const owners = new Map<string, Environment>();
  for (const country of countries) {
    for (const kind of listedEnvironments) {
      const environment: Environment = { kind, country };
      for (const url of Object.values<string>(countryURLs[country][kind])) {
        owners.set(addressOf(url), environment);
      }
      for (const address of acceptedHosts[country][kind] ?? []) owners.set(address, environment);
    }
  }
  const paths = [...owners.keys()].filter((address) => address.includes("/"));
  for (const country of countries) {
    for (const { ownURLs = {} } of countryLanguages[country]) {
      for (const kind of listedEnvironments) {
        const url = ownURLs[kind];
        if (url !== undefined) owners.set(addressOf(url), { kind, country });
      }
    }
  }
  return { owners, shared: new Set(paths.map((address) => address.replace(/\/.*/, ""))) };
}

/** The host of a URL, with its path: `www.acme.com/it`. */
function addressOf(url: string): string {
  return url.replace(/^.*:\/\//, "").replace(/:[0-9]+/, "");
}

/** A page of the website that you may open for a link, a push notification or a QR code. */
export interface Link {
  /** The environment and the country. */
  readonly environment: Environment;
  /**
   * The service of the page. It is always the website, because only the website's hosts open an
   * app.
   */
  readonly service: Service;
  /** The language in the URL; undefined if the URL has none. */
  readonly language: Language | undefined;
  /** The rest of the path after the country and the language, such as `/pizza/42`; can be empty. */
  readonly path: string;
  /**
   * The text after the question mark, without the fragment; undefined if there is no question mark.
   */
  readonly query: string | undefined;
}

/**
 * Reads a URL in code that runs in this kind of environment and shows countries with these
 * statuses.
 *
 * A link is created only from a URL that you may open:
 *
 * - The scheme is `https`.
 * - The environment is the one in which the code runs.
 * - Links to the host open the app.
 * - The country has one of the given statuses.
 *
 * A host of another service or environment is rejected, and so is an ambiguous path. The host is
 * read as in {@link environmentOfURL}: the case of ASCII letters, a full stop at the end and the
 * port are ignored. Escapes of letters, digits and `-._~` in the path are decoded.
 */
export function linkOfURL(
  url: string,
  kind: EnvironmentKind,
  statuses: readonly CountryFacts["status"][],
): Link | undefined {
  const environment = environmentOfURL(url);
  if (environment?.kind !== kind) return undefined;
  const { country } = environment;
  if (!statuses.includes(countryFacts[country].status)) return undefined;
  return linkInEnvironment(url, environment);
}

/**
 * Reads a URL of this environment's website, for a product with one website for all countries.
 *
 * Such a URL names no country: the link has the country of the environment, and the language is one
 * of that country's. The URL must be one that {@link linkOfURL} may read, too.
 */
export function linkInEnvironment(url: string, environment: Environment): Link | undefined {
  const page = linkedPage(url);
  const path =
    page &&
    (pathBelow(page, linkedAddresses(environment)) ??
      (pathBelow(page, languageAddresses(environment)) && page.segments));
  if (!path) return undefined;
  const named = linkedLanguage(page, environment, path);
  const rest = path.slice(named?.segments ?? 0).map((segment) => `/${segment}`);
  return {
    environment,
    service: "web",
    language: named?.language,
    path: rest.join(""),
    query: page.query,
  };
}

/**
 * The hosts whose links open the app, without the addresses of languages. If the country has a path
 * on the host, the path is included: `www.acme.com/it`.
 */
function linkedAddresses(environment: Environment): readonly string[] {
  const kind: string = environment.kind;
  if (kind !== "production") return [addressOf(serviceURL("web", environment))];
  const others = languageAddresses(environment);
  return deepLinkHosts[environment.country].filter((address) => !others.includes(address));
}

/** The addresses that lead to the country only because a language is there. */
function languageAddresses({ kind, country }: Environment): readonly string[] {
  return countryLanguages[country]
    .map(({ ownURLs = {} }) => ownURLs[kind])
    .flatMap((url) => (url === undefined ? [] : [addressOf(url)]));
}

/**
 * The URL of a page in a language, which {@link linkOfURL} reads back; undefined if the language's
 * URL is on none of the product's hosts in this environment.
 *
 * `environment` has a country of this language. `path` is as in {@link servicePathURL}. If the
 * language's URL has a query, such as `?lang=it`, the result has it, too.
 */
export function languageURL(language: Language, environment: Environment, path: string): string | undefined {
  const page = linkedPage(language.url);
  const base = page && languageBase(language, page, environment);
  if (base === undefined) return undefined;
  const below = belowURL(path);
  if (page?.query === undefined) return base + below;
  return base + below.replace(/^([^?#]*)(\??)/, (_, start, more) => `${start}?${page.query}${more && "&"}`);
}

/** The language's URL in an environment, without a query and a slash at the end. */
function languageBase(
  { ownURLs = {} }: Language,
  page: LinkedPage,
  environment: Environment,
): string | undefined {
  const { kind, country } = environment;
  const joined = (segments: readonly string[] | undefined) =>
    segments && segments.filter((each) => each !== "").map((each) => `/${each}`).join("");
  const below = (url: string) => joined(pathBelow(page, [addressOf(url)]));
  const own = ownURLs["production" as EnvironmentKind];
  const ownHere = ownURLs[kind];
  if (own !== undefined && ownHere !== undefined) return ownHere + (below(own) ?? "");
  const production = environmentOfKey(`production/${country}`);
  const path = production && below(serviceURL("web", production));
  if (path !== undefined) return serviceURL("web", environment) + path;
  if (kind !== production?.kind || !pathBelow(page, deepLinkHosts[country])) return undefined;
  return `https://${page.host}${joined(page.segments) ?? ""}`;
}

/** The parts of a page's URL; `segments` are the parts of the path between slashes. */
interface LinkedPage {
  readonly host: string;
  readonly segments: readonly string[];
  readonly query: string | undefined;
}

/** Undefined if the scheme is not `https` or the path is ambiguous. */
function linkedPage(url: string): LinkedPage | undefined {
  const parts = /^https:\/\/([^/?#]*)([^?#]*)(?:\?([^#]*))?/i.exec(url);
  if (!parts || /[\0- \x7f]/.test(url)) return undefined;
  const path = unescaped(parts[2] ?? "");
  // Browsers read a backslash as a slash.
  if (/\\|\/\.{1,2}(?:\/|$)|^\/\//.test(path)) return undefined;
  return { host: hostName(parts[1] ?? ""), segments: path.split("/").slice(1), query: parts[3] };
}

/** The rest of a page's path after the longest of these addresses that contains the page. */
function pathBelow(page: LinkedPage, addresses: readonly string[]): readonly string[] | undefined {
  const lengths = addresses
    .map((address) => address.split("/"))
    .filter(([host, ...segments]) => host === page.host && startsWith(page.segments, segments))
    .map((parts) => parts.length - 1);
  return lengths.length === 0 ? undefined : page.segments.slice(Math.max(...lengths));
}

function startsWith(list: readonly string[], start: readonly string[]): boolean {
  return start.every((element, place) => list[place] === element);
}

/**
 * The language whose URL shares the most path segments and query items with the page's URL, and its
 * number of path segments.
 */
function linkedLanguage(
  page: LinkedPage,
  environment: Environment,
  path: readonly string[],
): { readonly language: Language; readonly segments: number } | undefined {
  const pages = countryLanguages[environment.country].map((language) => {
    const url = languageURL(language, environment, "") ?? language.url;
    return { language, own: linkedPage(url.replace(/^http:/, "https:")) };
  });
  const haveOneHost = new Set(pages.map(({ own }) => own?.host)).size === 1;
  const items = (query: string | undefined) => (query ?? "").split("&").filter((item) => item !== "");
  let best: { language: Language; segments: number } | undefined;
  let most = -1;
  for (const { language, own } of pages) {
    if (!own || (!haveOneHost && own.host !== page.host)) continue;
    const start = (pathBelow(own, linkedAddresses(environment)) ?? own.segments).filter((each) => each !== "");
    const said = items(page.query);
    if (!startsWith(path, start) || !items(own.query).every((item) => said.includes(item))) continue;
    const count = start.length + new Set(items(own.query)).size;
    if (count > most) {
      best = { language, segments: start.length };
      most = count;
    }
  }
  return best;
}

/**
 * The URL of a path of a service. If the country has a path, the result is below that path.
 *
 * `path` can have a query and a fragment, and can begin with a slash: `users/42?sort=name`.
 * Characters that a URL cannot contain are percent-encoded; an escape such as `%20` is not changed.
 * A segment `..` cannot lead above the base. Do not use `new URL(path, base)`: it would drop the
 * country's path.
 */
export function servicePathURL(service: Service, environment: Environment, path: string): string {
  return serviceURL(service, environment) + belowURL(path);
}

/** The path, query and fragment in the form in which they are appended to a service's URL. */
function belowURL(path: string): string {
  const [, start = "", rest = ""] = /^([^?#]*)([^]*)$/.exec(path) as RegExpExecArray;
  const kept: string[] = [];
  const segments = start.replace(/^\/+/, "").split("/");
  for (const [number, segment] of segments.entries()) {
    const dots = segment.replace(/%2e/gi, ".");
    const isDots = dots === "." || dots === "..";
    if (dots === "..") kept.pop();
    if (!isDots || number === segments.length - 1) kept.push(isDots ? "" : segment);
  }
  return percentEncoded((start === "" ? "" : `/${kept.join("/")}`) + rest);
}

/**
 * The text with an escape for each byte that a URL cannot contain there, including a second `#`.
 */
function percentEncoded(text: string): string {
  const fragment = text.indexOf("#");
  return text.replace(
    /%(?![0-9A-F]{2})|#|[^A-Za-z0-9\-._~!$&'()*+,;=:@/?%#]+/gi,
    (found, offset: number) =>
      offset === fragment ? found : found === "#" ? "%23" : encodeURIComponent(wellFormed(found)),
  );
}

/** Replaces each unpaired surrogate with U+FFFD, because `encodeURIComponent` throws on one. */
function wellFormed(text: string): string {
  return text.replace(/[\uD800-\uDBFF][\uDC00-\uDFFF]|[\uD800-\uDFFF]/g, (found) =>
    found.length === 2 ? found : "\uFFFD",
  );
}

/** The text with its ASCII letters in lowercase; other letters are unchanged. */
function foldingASCII(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
