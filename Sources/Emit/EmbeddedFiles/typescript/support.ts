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
  return countries.find((country) => country === foldingASCII(code));
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
    const exact = prefixes.map((prefix) => own.findIndex((each) => each?.text === prefix));
    const meant = own.findIndex((each) => each?.meaning === meaning);
    const place = [...exact, meant].find((each) => each >= 0);
    if (place !== undefined) return languages[place] as Language;
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

/** The language tags among these texts. */
function userTags(texts: readonly string[]): readonly UserTag[] {
  return texts.map((text) => foldingASCII(text.replace(/_/g, "-"))).filter(isTag).map((text) => {
    const subtags = text.split("-");
    const region = /^[^-]+(?:-[^-]{2,})*?-([^-]{2})(?:-|$)/.exec(text)?.[1];
    const prefixes = subtags
      .map((_, place) => subtags.slice(0, place + 1).join("-"))
      .filter((prefix) => !/-.$/.test(prefix))
      .reverse();
    const known = prefixes.map((prefix) => languageMeanings.find(([tag]) => tag === prefix)?.[1]);
    const meaning = known.find((each) => each !== undefined) ?? (subtags[0] as string);
    return { text, region, prefixes, meaning };
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

/**
 * The country with this domain suffix, such as `it` or `co.uk`. The case of ASCII letters is
 * ignored.
 */
export function countryOfTLD(tld: string): Country | undefined {
  return countries.find((country) => countryFacts[country].tld === foldingASCII(tld));
}

/** The prefix of a country's hosts on a shared domain. */
function hostPrefix(country: Country): string {
  return hostPrefixes[country] ?? country;
}

declare const isPreviewName: unique symbol;

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
  const isReserved = countries.some((each) => each === start || hostPrefix(each) === start);
  return isLabel && !isReserved ? (text as PreviewName) : undefined;
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
type Addresses = { readonly owners: Map<string, Environment>; readonly shared: Set<string> };

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
  const page = pageURL(url);
  return page && environmentOfPage(page);
}

function environmentOfPage({ host, path, isReadInOneWay }: PageURL): Environment | undefined {
  const { owners, shared } = addresses();
  if (path.length <= 1) return ownerOf(host);
  const address = `${host}/${path.split("/", 2)[1]}`;
  const owner = isReadInOneWay ? owners.get(address) : undefined;
  if (owner || !shared.has(host)) return owner ?? ownerOf(host);
  return isReadInOneWay && !owners.has(foldingASCII(address)) ? ownerOf(host) : undefined;
}

/** The parts of a page's URL, which is read in the same way in Swift, Kotlin and TypeScript. */
interface PageURL {
  readonly isSecure: boolean;
  readonly host: string;
  /** The path with escapes of letters, digits and `-._~` decoded. */
  readonly path: string;
  readonly query: string | undefined;
  /** Whether every browser reads the path in the same way. */
  readonly isReadInOneWay: boolean;
}

/** Undefined if the scheme is neither `http` nor `https`. */
function pageURL(url: string): PageURL | undefined {
  const parts = /^http(s?):\/\/([^/?#]*)([^?#]*)(?:\?([^#]*))?/i.exec(url);
  if (!parts) return undefined;
  const [, secure = "", authority = "", rest = "", query] = parts;
  const path = unescaped(rest);
  // Browsers read a backslash as a slash and ignore control characters.
  const isReadInOneWay = !/[\0- \x7f\\]|\/\.{1,2}(?:\/|$)|^\/\//.test(path);
  return { isSecure: secure !== "", host: hostName(authority), path, query, isReadInOneWay };
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
  if (listedAddresses) return listedAddresses;
  const { owners, shared }: Addresses = { owners: new Map(), shared: new Set() };
  for (const country of countries) {
    for (const kind of listedEnvironments) {
      const environment: Environment = { kind, country };
      const urls = Object.values<string>(countryURLs[country][kind]);
      for (const address of urls.map(addressOf).concat(acceptedHosts[country][kind] ?? [])) {
        owners.set(address, environment);
        if (address.includes("/")) shared.add(address.replace(/\/.*/, ""));
      }
      for (const { ownURLs = {} } of countryLanguages[country]) {
        const url = ownURLs[kind];
        if (url !== undefined) owners.set(addressOf(url), environment);
      }
    }
  }
  listedAddresses = { owners, shared };
  return listedAddresses;
}

/** The host of a URL, with its path: `www.acme.com/it`. */
function addressOf(url: string): string {
  return url.replace(/^[^/]*:\/\//, "").replace(/^([^/:]*):[0-9]+/, "$1");
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
  const page = linkedPage(url);
  const environment = page && environmentOfPage(page);
  if (environment?.kind !== kind) return undefined;
  if (!statuses.includes(countryFacts[environment.country].status)) return undefined;
  return linkInEnvironment(url, environment);
}

/**
 * Reads a URL of this environment's website, for a product with one website for all countries.
 *
 * Such a URL names no country: the link has the country of the environment, and the language is one
 * of that country's.
 */
export function linkInEnvironment(url: string, environment: Environment): Link | undefined {
  const page = linkedPage(url);
  if (!page) return undefined;
  const isLanguage = pathBelow(page, languageAddresses(environment)) !== undefined;
  const path = pathBelow(page, linkedAddresses(environment)) ?? (isLanguage ? page.path : undefined);
  if (path === undefined) return undefined;
  const named = linkedLanguage(page, environment, path);
  return {
    environment,
    service: "web",
    language: named?.language,
    path: path.slice(named?.start.length ?? 0),
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
  const page = pageURL(language.url);
  const base = page && languageBase(language, page, environment);
  if (base === undefined) return undefined;
  const below = belowURL(path);
  if (page?.query === undefined) return base + below;
  return base + below.replace(/^([^?#]*)(\??)/, (_, start, more) => `${start}?${page.query}${more && "&"}`);
}

/** The language's URL in an environment, without a query and a slash at the end. */
function languageBase(
  { ownURLs = {} }: Language,
  page: PageURL,
  environment: Environment,
): string | undefined {
  const { kind, country } = environment;
  const below = (url: string) => pathBelow(page, [addressOf(url)])?.replace(/\/$/, "");
  const own = ownURLs["production" as EnvironmentKind];
  const ownHere = ownURLs[kind];
  if (own !== undefined && ownHere !== undefined) return ownHere + (below(own) ?? "");
  const production = environmentOfKey(`production/${country}`);
  const path = production && below(serviceURL("web", production));
  if (path !== undefined) return serviceURL("web", environment) + path;
  const isLinked = pathBelow(page, deepLinkHosts[country]) !== undefined;
  return kind === production?.kind && isLinked ? `https://${page.host}${below(page.host)}` : undefined;
}

/** Undefined if the scheme is not `https`, or browsers do not read the URL in the same way. */
function linkedPage(url: string): PageURL | undefined {
  const page = /[\0- \x7f]/.test(url) ? undefined : pageURL(url);
  return page?.isSecure && page.isReadInOneWay ? page : undefined;
}

/** The rest of a page's path after the longest of these addresses that contains the page. */
function pathBelow(page: PageURL, addresses: readonly string[]): string | undefined {
  const address = page.host + page.path;
  const found = addresses.filter((each) => `${address}/`.startsWith(`${each}/`));
  return found.length === 0 ? undefined : address.slice(Math.max(...found.map((each) => each.length)));
}

/**
 * The language whose URL shares the most path segments and query items with the page's URL, and the
 * start of the path that is the language's.
 */
function linkedLanguage(
  page: PageURL,
  environment: Environment,
  path: string,
): { readonly language: Language; readonly start: string } | undefined {
  const pages = countryLanguages[environment.country].map((language) => ({
    language,
    own: pageURL(languageURL(language, environment, "") ?? language.url),
  }));
  const haveOneHost = new Set(pages.map(({ own }) => own?.host)).size === 1;
  const items = (query = "") => new Set(query.split("&").filter((item) => item !== ""));
  const said = items(page.query);
  const fitting = pages.flatMap(({ language, own }) => {
    if (!own || (!haveOneHost && own.host !== page.host)) return [];
    const start = (pathBelow(own, linkedAddresses(environment)) ?? own.path).replace(/\/$/, "");
    const query = [...items(own.query)];
    const fits = `${path}/`.startsWith(`${start}/`) && query.every((item) => said.has(item));
    return fits ? [{ language, start, count: start.split("/").length + query.length }] : [];
  });
  return fitting.sort((one, other) => other.count - one.count)[0];
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
  return text.replace(/[\uD800-\uDFFF]/gu, "\uFFFD");
}

/** The text with its ASCII letters in lowercase; other letters are unchanged. */
function foldingASCII(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
