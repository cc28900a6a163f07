/** Whether a text is the key of a country. */
export function isCountry(text: string): text is Country {
  return (countries as readonly string[]).includes(text);
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

let listedHosts: ReadonlyMap<string, Environment> | undefined;

/**
 * The environment that a host names: the inverse of {@link serviceURL}.
 *
 * Reads `host[.][:port]`; ASCII letters fold, and the port, 1 to 5 digits, is not compared. A host that
 * serves all countries names none.
 */
export function environmentOf(host: string): Environment | undefined {
  // A host has at most 253 bytes; with a full stop and the longest port that is 260.
  if (host.length > 260) return undefined;
  const found = /^([^:]*?)\.?(?::[0-9]{1,5})?$/.exec(host);
  const name = foldingASCII(found?.[1] ?? "");
  listedHosts ??= listHosts();
  return listedHosts.get(name) ?? namedEnvironment(name);
}

function listHosts(): ReadonlyMap<string, Environment> {
  const hosts = new Map<string, Environment>();
  for (const country of countries) {
    for (const kind of listedEnvironments) {
      const environment: Environment = { kind, country };
      for (const url of Object.values(countryURLs[country][kind])) {
        hosts.set(url.replace(/^.*:\/\//, "").replace(/:.*$/, ""), environment);
      }
      for (const host of acceptedHosts[country][kind] ?? []) hosts.set(host, environment);
    }
  }
  return hosts;
}

/** The text with ASCII letters in lowercase and every other letter as it is. */
function foldingASCII(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
