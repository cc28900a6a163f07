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

/** The flag of a country: the emoji of the code's two letters. */
export function countryFlag(country: Country): string {
  return country.replace(/./g, (letter) => String.fromCodePoint(0x1f1e6 - 0x61 + letter.charCodeAt(0)));
}

/** The country with an ISO 3166-1 code; ASCII letters fold. */
export function countryOfCode(code: string): Country | undefined {
  const key = foldingASCII(code);
  return isCountry(key) ? key : undefined;
}

/**
 * The country for a user of whom only the languages are known: `navigator.languages`, or {@link tagsOfHeader}.
 *
 * It is the region of the first tag that has a country of one of these statuses, else the first country whose default
 * language is one of the tags', in their order, else the default country.
 */
export function suggestedCountry(
  tags: readonly string[],
  statuses: readonly CountryFacts["status"][] = ["live"],
): Country {
  const known = userTags(tags);
  const isOpen = (country: Country) => statuses.includes(countryFacts[country].status);
  for (const { region } of known) {
    const country = countryOfCode(region ?? "");
    if (country && isOpen(country)) return country;
  }
  for (const { meaning } of known) {
    const country = countries.find(
      (each) => isOpen(each) && userTags([defaultLanguage(each).locale])[0]?.meaning === meaning,
    );
    if (country) return country;
  }
  return defaultCountry;
}

/**
 * The language of a country for a user's tags (RFC 4647, lookup): for the first tag that is a language's, or means
 * one, else the default language.
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
 * The tags of an `Accept-Language` header, best first; without those that are not wanted and `*`.
 *
 * What is not of the form that RFC 9110 gives is left out, and so is everything behind 1,000 characters.
 */
export function tagsOfHeader(header: string): readonly string[] {
  const elements = header.slice(0, 1000).split(",");
  // The last element may have been cut.
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
 * Whether a text is letters and digits of ASCII between hyphens, at most eight of each, and 64 in all.
 *
 * A tag that begins with a single letter has no language.
 */
function isTag(text: string): boolean {
  return text.length <= 64 && /^[A-Za-z0-9]{2,8}(?:-[A-Za-z0-9]{1,8})*$/.test(text);
}

/** A language tag of a user, in lowercase and with hyphens. */
interface UserTag {
  readonly text: string;
  /** Two letters behind the language, before a single one. */
  readonly region: string | undefined;
  /** The tag, then without its last subtag, and so on; RFC 4647 leaves out a single letter with what follows it. */
  readonly prefixes: readonly string[];
  /** The language that it means, with the script where the product has several. */
  readonly meaning: string;
}

/** The tags of texts; without other texts, and those that are longer than any tag. */
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
 * Countries in the order in which a reader of the language looks for their names; without others, those that are open
 * to users.
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

/** The country that is known by a suffix, `it` or `co.uk`; ASCII letters fold. */
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

/** What begins a country's hosts on a shared domain. */
function hostPrefix(country: Country): string {
  return hostPrefixes[country] ?? country;
}

/**
 * The name of a preview environment: one DNS label that cannot be taken for a country's.
 *
 * Lowercase letters, digits and hyphens, no hyphen at an end; neither a country's key or prefix nor
 * beginning with one and a hyphen. At most 60, fewer where a country's prefix is longer than two.
 * {@link previewName} makes them.
 */
export type PreviewName = string & { readonly [isPreviewName]: true };

/** The name, if the text can be one. */
export function previewName(text: string): PreviewName | undefined {
  // What fits into a label of 63 characters after a country's prefix and a hyphen.
  const limit = 62 - Math.max(...countries.map((country) => hostPrefix(country).length));
  const isLabel = text.length <= limit && /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(text);
  const start = text.replace(/-.*$/, "");
  const isReserved = countries.some(
    (country) => country === start || hostPrefix(country) === start,
  );
  if (!isLabel || isReserved) return undefined;
  return text as PreviewName;
}

/** How stores and messages spell an environment, in every language: `production/it`, `preview/it/form`. */
export function environmentKey(environment: Environment): string {
  const { kind, country, name } = environment as { kind: string; country: string; name?: string };
  return name === undefined ? `${kind}/${country}` : `${kind}/${country}/${name}`;
}

/** The environment of a key; undefined for one that this version does not know. */
export function environmentOfKey(key: string): Environment | undefined {
  const [start, country = "", text, ...rest] = key.split("/");
  const kind = environmentKinds.find((each) => each === start);
  const name = text === undefined ? undefined : previewName(text);
  const isWhole = rest.length === 0 && (text === undefined || name !== undefined);
  return kind && isCountry(country) && isWhole ? environmentOfKind(kind, country, name) : undefined;
}

/** Who has each host, and each `host/segment`; and the hosts of those, which countries share. */
interface Addresses {
  readonly owners: ReadonlyMap<string, Environment>;
  readonly shared: ReadonlySet<string>;
}

let listedAddresses: Addresses | undefined;

/**
 * The environment that a host names: the inverse of {@link serviceURL}.
 *
 * Reads `host[.][:port]`; ASCII letters fold, and the port, 1 to 5 digits, is not compared. A host that
 * serves all countries names none, and neither does one on which a country has a path: read the whole URL
 * there, with {@link environmentOfURL}.
 *
 * It is for logs, settings and tests. A host that comes from outside is of any environment, service and country
 * of the product: {@link linkOfURL} reads what may be opened.
 */
export function environmentOf(host: string): Environment | undefined {
  const name = hostName(host);
  return addresses().shared.has(name) ? undefined : ownerOf(name);
}

/**
 * The environment of a page: the inverse of {@link serviceURL} and {@link servicePathURL}.
 *
 * Reads a URL with the scheme `http` or `https` and without user information, and its host and port as
 * {@link environmentOf} does. On a host on which countries have paths the first segment of the path
 * decides: `/it` and `/it/pizza` are Italy's, and `/italian` is a page of the country that has the rest of
 * the host, or of none. Escapes of letters, digits and `-._~` are undone. A path that could be read in two
 * ways names no environment: `/IT`, `//it`, one with a segment `.` or `..`, a backslash, a space or a
 * control character. {@link linkOfURL} reads the URLs that come from outside.
 */
export function environmentOfURL(url: string): Environment | undefined {
  const parts = /^https?:\/\/([^/?#]*)([^?#]*)/i.exec(url);
  if (!parts) return undefined;
  const [, authority = "", rest = ""] = parts;
  const host = hostName(authority);
  const { owners, shared } = addresses();
  if (!shared.has(host)) return ownerOf(host);
  const path = unescaped(rest);
  if (path.length <= 1) return ownerOf(host);
  // Browsers take a backslash for a slash, and leave out control characters.
  if (/[\0- \x7f\\]|\/\.{1,2}(?:\/|$)|^\/\//.test(path)) return undefined;
  const address = `${host}/${path.split("/", 2)[1]}`;
  return owners.get(address) ?? (owners.has(foldingASCII(address)) ? undefined : ownerOf(host));
}

/** With the escapes of letters, digits and `-._~` undone. */
function unescaped(path: string): string {
  return path.replace(
    /%(2[DE]|3[0-9]|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE])/gi,
    (_, digits: string) => String.fromCharCode(parseInt(digits, 16)),
  );
}

/** The name in `host[.][:port]`, its ASCII letters in lowercase; empty for any other text. */
function hostName(text: string): string {
  // A host has at most 253 bytes; with a full stop and the longest port that is 260.
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
        owners.set(url.replace(/^.*:\/\//, "").replace(/:[0-9]+/, ""), environment);
      }
      for (const address of acceptedHosts[country][kind] ?? []) owners.set(address, environment);
    }
  }
  const paths = [...owners.keys()].filter((address) => address.includes("/"));
  return { owners, shared: new Set(paths.map((address) => address.replace(/\/.*/, ""))) };
}

/** A page of the website that may be opened for a link, a push notification or a QR code. */
export interface Link {
  /** The environment and the country. */
  readonly environment: Environment;
  /** The service that has the page: the website, since the hosts of no other service open an app. */
  readonly service: Service;
  /** The language that the URL names, if it names one. */
  readonly language: Language | undefined;
  /** What follows the country and the language in the path: `/pizza/42`, or nothing. */
  readonly path: string;
  /** What follows the question mark, if there is one. The fragment is left out. */
  readonly query: string | undefined;
}

/**
 * The link of a URL, where the code runs in this kind of environment and shows countries of these statuses.
 *
 * There is one only for a URL that may be opened: `https`, in that environment, on a host whose links open the
 * app, for a country with one of the statuses. A host of another service or environment is rejected, and so is a
 * path that can be read in two ways. The host is read as {@link environmentOfURL} reads it: ASCII letters fold;
 * a full stop at its end and the port are not compared. Escapes of letters, digits and `-._~` are undone in the
 * path.
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
  const page = linkedPage(url);
  const path = page && pathBelow(page, linkedAddresses(environment));
  if (!path) return undefined;
  const named = linkedLanguage(page, country, path);
  const rest = path.slice(named?.segments ?? 0).map((segment) => `/${segment}`);
  return {
    environment,
    service: "web",
    language: named?.language,
    path: rest.join(""),
    query: page.query,
  };
}

/** The hosts whose links open the app, or such a host and the country's segment: `www.acme.com/it`. */
function linkedAddresses(environment: Environment): readonly string[] {
  const kind: string = environment.kind;
  if (kind === "production") return deepLinkHosts[environment.country];
  return [serviceURL("web", environment).replace(/^.*:\/\//, "").replace(/:[0-9]+/, "")];
}

/** The parts of a page's URL; the segments are what is between the slashes of the path. */
interface LinkedPage {
  readonly host: string;
  readonly segments: readonly string[];
  readonly query: string | undefined;
}

/** Undefined for another scheme than `https`, and for a path that could be read in two ways. */
function linkedPage(url: string): LinkedPage | undefined {
  const parts = /^https:\/\/([^/?#]*)([^?#]*)(?:\?([^#]*))?/i.exec(url);
  if (!parts || /[\0- \x7f]/.test(url)) return undefined;
  const path = unescaped(parts[2] ?? "");
  // Browsers take a backslash for a slash.
  if (/\\|\/\.{1,2}(?:\/|$)|^\/\//.test(path)) return undefined;
  return { host: hostName(parts[1] ?? ""), segments: path.split("/").slice(1), query: parts[3] };
}

/** The path of a page below the longest of these addresses that has it. */
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

/** The language whose URL says most of what a page's URL says, and how many segments it has of the path. */
function linkedLanguage(
  page: LinkedPage,
  country: Country,
  path: readonly string[],
): { readonly language: Language; readonly segments: number } | undefined {
  const pages = countryLanguages[country].map((language) => ({ language, own: linkedPage(language.url) }));
  const haveOneHost = new Set(pages.map(({ own }) => own?.host)).size === 1;
  const items = (query: string | undefined) => (query ?? "").split("&").filter((item) => item !== "");
  let best: { language: Language; segments: number } | undefined;
  let most = -1;
  for (const { language, own } of pages) {
    if (!own || (!haveOneHost && own.host !== page.host)) continue;
    const start = (pathBelow(own, deepLinkHosts[country]) ?? own.segments).filter((each) => each !== "");
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
 * The URL of a path of a service, which is below the path of a country that has one.
 *
 * `path` is what follows in the URL, with or without a slash before it: `users/42?sort=name`. What a URL
 * cannot hold is percent-encoded, an escape such as `%20` stays, and a segment `..` leads to the base at
 * most. `new URL(path, base)` would drop the country's path.
 */
export function servicePathURL(service: Service, environment: Environment, path: string): string {
  const [, start = "", rest = ""] = /^([^?#]*)([^]*)$/.exec(path) as RegExpExecArray;
  const kept: string[] = [];
  const segments = start.replace(/^\/+/, "").split("/");
  for (const [number, segment] of segments.entries()) {
    const dots = segment.replace(/%2e/gi, ".");
    const isDots = dots === "." || dots === "..";
    if (dots === "..") kept.pop();
    if (!isDots || number === segments.length - 1) kept.push(isDots ? "" : segment);
  }
  const below = start === "" ? "" : `/${kept.join("/")}`;
  return serviceURL(service, environment) + percentEncoded(below + rest);
}

/** With an escape for each byte that a URL cannot hold there; a second `#` is one. */
function percentEncoded(text: string): string {
  const fragment = text.indexOf("#");
  return text.replace(
    /%(?![0-9A-F]{2})|#|[^A-Za-z0-9\-._~!$&'()*+,;=:@/?%#]+/gi,
    (found, offset: number) =>
      offset === fragment ? found : found === "#" ? "%23" : encodeURIComponent(wellFormed(found)),
  );
}

/** With U+FFFD for each half of a character that stands alone, which `encodeURIComponent` refuses. */
function wellFormed(text: string): string {
  return text.replace(/[\uD800-\uDBFF][\uDC00-\uDFFF]|[\uD800-\uDFFF]/g, (found) =>
    found.length === 2 ? found : "\uFFFD",
  );
}

/** The text with ASCII letters in lowercase and every other letter as it is. */
function foldingASCII(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
