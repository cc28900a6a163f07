"use strict";

// Filters the page by country and tells what a host belongs to, as `nd-config resolve` does. The page is
// complete without it.

const data = JSON.parse(document.getElementById("data").textContent);
const byId = (id) => document.getElementById(id);

// MARK: Filter

const filter = { text: byId("text"), status: byId("status"), missing: byId("missing"), changed: byId("changed") };
const rows = Array.from(document.querySelectorAll("[data-c]"));

/** Lowercase and without accents, so that "cote" finds "Côte". */
const folded = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Two letters are a code or the beginning of a name; anything else is a part of either. */
function isFound(country, text) {
  const name = folded(country.name);
  return text.length === 2 ? country.code === text || name.startsWith(text) : name.includes(text) || country.code === text;
}

function isShown(country) {
  const text = folded(filter.text.value.trim());
  return (
    isFound(country, text) &&
    (filter.status.value === "" || country.status === filter.status.value) &&
    (!filter.missing.checked || country.isMissing) &&
    (!filter.changed.checked || country.isChanged)
  );
}

function applyFilter() {
  const shown = new Set(data.countries.filter(isShown).map((country) => country.code));
  const isWhole = shown.size === data.countries.length;
  // A country that was removed has rows only among the changes.
  const known = new Set(data.countries.map((country) => country.code));
  for (const row of rows) row.hidden = known.has(row.dataset.c) ? !shown.has(row.dataset.c) : !isWhole;
  byId("count").textContent = `${shown.size} of ${data.countries.length} countries`;
}

byId("changed-label").hidden = !data.isCompared;
byId("filter").addEventListener("input", applyFilter);
for (const form of [byId("filter"), byId("look-up")]) {
  form.addEventListener("submit", (event) => event.preventDefault());
}
for (const [id, isOpen] of [["open", true], ["close", false]]) {
  byId(id).addEventListener("click", () => {
    for (const details of document.querySelectorAll("details")) details.open = isOpen;
  });
}

// MARK: Hosts

/** The position of each country by its code, and of the first one by its prefix. */
const codes = new Map(data.countries.map((country, index) => [country.code, index]));
const prefixes = new Map();
data.countries.forEach((country, index) => {
  if (!prefixes.has(country.prefix)) prefixes.set(country.prefix, index);
});

/** A position; the empty text stands for none. */
const position = (text) => (text === "" ? undefined : Number(text));

/** What each host means, and each host with a country's path. */
const addresses = new Map(
  data.hosts.map((line) => {
    const [host, environment, country, service] = line.split(" ");
    return [host, { environment: Number(environment), country: position(country), service: position(service) }];
  }),
);

/** The hosts on which countries have paths. */
const shared = new Set([...addresses.keys()].filter((address) => address.includes("/")).map(hostOf));

/** The part behind `://`, if there is one. */
function withoutScheme(text) {
  const colon = text.indexOf(":");
  return colon >= 0 && text.startsWith("://", colon) ? text.slice(colon + 3) : text;
}

/** The part between `://`, if there is one, and the path. */
function hostOf(text) {
  return withoutScheme(text).split(/[/?#]/, 1)[0];
}

/** In lowercase, without a final dot and a port; undefined if the text is not of that form. */
function normalized(host) {
  const match = /^([^:]*)(?::[0-9]{1,5})?$/.exec(host);
  return match?.[1].replace(/\.$/, "").replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** What the label before the domain of an environment means whose hosts are named at run time. */
function namedMeaning(label, environment) {
  let name = label;
  let country = codes.get(data.defaultCountry);
  const hyphen = label.indexOf("-");
  const prefixed = hyphen < 0 ? undefined : prefixes.get(label.slice(0, hyphen));
  if (prefixed !== undefined && prefixed !== country) {
    name = label.slice(hyphen + 1);
    country = prefixed;
  }
  const first = name.split("-", 1)[0];
  const isName =
    /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(name) &&
    name.length <= data.nameLimit &&
    !codes.has(first) &&
    !prefixes.has(first);
  return isName ? { environment, country, name } : undefined;
}

/** What a URL means on a host on which countries have paths. */
function pageMeaning(text, host) {
  const path = withoutScheme(text)
    .slice(hostOf(text).length)
    .split(/[?#]/, 1)[0];
  if (path.length <= 1) return addresses.get(host);
  const read = path.replace(/%(2[DE]|3[0-9]|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE])/gi, (escape) =>
    String.fromCharCode(parseInt(escape.slice(1), 16)),
  );
  // Browsers take a backslash for a slash, and leave out control characters.
  if (/[\0- \x7f\\]|\/\.{1,2}(?:\/|$)|^\/\//.test(read)) return undefined;
  const address = `${host}/${read.split("/", 2)[1]}`;
  const folded = address.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return addresses.get(address) ?? (addresses.has(folded) ? undefined : addresses.get(host));
}

function meaning(text) {
  const host = normalized(hostOf(text));
  if (host === undefined) return undefined;
  if (shared.has(host)) {
    const hasOtherScheme = text.includes("://") && !/^https?:\/\//i.test(text);
    return hostOf(text) === text || hasOtherScheme ? undefined : pageMeaning(text, host);
  }
  const known = addresses.get(host);
  if (known) return known;
  for (const [environment, { domain }] of data.environments.entries()) {
    if (domain === undefined || !host.endsWith(`.${domain}`) || host.length === domain.length + 1) continue;
    return namedMeaning(host.slice(0, -domain.length - 1), environment);
  }
  return undefined;
}

function sentence({ environment, country, service, name }) {
  const owner = country === undefined ? undefined : data.countries[country];
  return [
    owner ? `${owner.name} (${owner.code})` : "every country",
    data.environments[environment].name,
    ...(name === undefined ? [] : [`name \`${name}\`, every service`]),
    ...(service === undefined ? [] : [`service ${data.services[service]}`]),
  ].join(" · ");
}

/** Characters that nobody would see, by their code points. */
const printable = (text) =>
  text.replace(/(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => {
    const digits = character.codePointAt(0).toString(16).toUpperCase().padStart(4, "0");
    return `<U+${digits}>`;
  });

function answer(text) {
  const host = hostOf(text);
  if (host.includes("@")) return "not a host of the manifest: it has a user name";
  const found = meaning(text);
  const isShared = shared.has(normalized(host));
  const shown = isShared ? withoutScheme(text).split(/[?#]/, 1)[0] : host;
  if (found) return printable(`${shown}: ${sentence(found)}`);
  const onShared = host === text ? "countries have paths on this host; expected a URL" : "not a page of any country";
  return printable(`\`${shown}\`: ${isShared ? onShared : "not a host of the manifest"}`);
}

/** Some hosts that contain the text, each with what it means. */
function matches(text) {
  const part = normalized(hostOf(text));
  if (!part || part.length < 2) return [];
  const found = [];
  for (const [host, entry] of addresses) {
    if (host !== part && host.includes(part)) found.push(`${host}: ${sentence(entry)}`);
    if (found.length === 8) break;
  }
  return found;
}

function lookUp() {
  const text = byId("host").value.trim();
  byId("answer").textContent = text === "" ? "" : answer(text);
  byId("matches").replaceChildren(
    ...matches(text).map((line) => {
      const item = document.createElement("li");
      item.textContent = line;
      return item;
    }),
  );
}

byId("look-up").addEventListener("input", lookUp);

// A browser may restore what was typed before a reload.
applyFilter();
lookUp();
byId("tools").hidden = false;
