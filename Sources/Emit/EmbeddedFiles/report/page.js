"use strict";

// Filters the page by country and tells what a host belongs to, as `nd-config resolve` does. The page is
// complete without it.

const data = JSON.parse(document.getElementById("data").textContent);
const byId = (id) => document.getElementById(id);

// MARK: Filter

const filter = { text: byId("text"), status: byId("status"), missing: byId("missing"), changed: byId("changed") };
const rows = Array.from(document.querySelectorAll("[data-c]"));
const tables = Array.from(document.querySelectorAll(".scroll")).filter((table) => table.querySelector("[data-c]"));

/** Lowercase and without accents, so that "cote" finds "Côte". */
const folded = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The hosts of each country, by its position. */
const hostsOfCountries = data.countries.map(() => []);
for (const line of data.hosts) {
  const [host, , country] = line.split(" ");
  if (country !== "") hostsOfCountries[Number(country)].push(host);
}

/**
 * Why a country is found: its name or code, its suffix, a locale or a host; undefined if it is not. Two letters are a
 * code or the beginning of a name.
 */
function reason(country, index, text) {
  const name = folded(country.name);
  if (text.length < 3 ? country.code === text || name.startsWith(text) : name.includes(text)) return "";
  if (text.startsWith(".") && country.tld === text.slice(1)) return text;
  if (text.length < 3) return undefined;
  const locale = country.locales.find((each) => each.toLowerCase() === text);
  const part = normalized(hostOf(text));
  return locale ?? (part ? hostsOfCountries[index].find((host) => host.includes(part)) : undefined);
}

function applyFilter() {
  const text = folded(filter.text.value.trim());
  const found = data.countries.flatMap((country, index) => {
    const why = reason(country, index, text);
    const isShown =
      why !== undefined &&
      (filter.status.value === "" || country.status === filter.status.value) &&
      (!filter.missing.checked || country.isMissing) &&
      (!filter.changed.checked || country.isChanged);
    return isShown ? [{ country, why }] : [];
  });
  const shown = new Set(found.map(({ country }) => country.code));
  const isWhole = shown.size === data.countries.length;
  // A country that was removed has rows only among the changes.
  const known = new Set(data.countries.map((country) => country.code));
  for (const row of rows) row.hidden = known.has(row.dataset.c) ? !shown.has(row.dataset.c) : !isWhole;
  for (const table of tables) table.hidden = Array.from(table.querySelectorAll("[data-c]")).every((row) => row.hidden);
  byId("count").textContent = `${shown.size} of ${data.countries.length} countries`;
  byId("found").replaceChildren(...(isWhole ? [] : found.slice(0, 8).map(link)));
  keepInAddress();
}

/** A country that was found, with the way to its first row. */
function link({ country, why }) {
  const [item, anchor] = [document.createElement("li"), document.createElement("a")];
  const name = `${country.name} (${country.code})`;
  anchor.textContent = printable(why === "" ? name : `${name}: ${why}`);
  anchor.href = `#row-${country.code}`;
  item.append(anchor);
  return item;
}

for (const row of document.querySelectorAll("#steps [data-c]")) row.id = `row-${row.dataset.c}`;

/** The filter as the query of the address, so that a link or a reload has it. */
function keepInAddress() {
  const query = new URLSearchParams();
  if (filter.text.value.trim() !== "") query.set("find", filter.text.value.trim());
  if (filter.status.value !== "") query.set("status", filter.status.value);
  for (const key of ["missing", "changed"]) if (filter[key].checked) query.set(key, "");
  const text = query.toString();
  if (text === location.search.slice(1)) return;
  history.replaceState(null, "", `${location.pathname}${text === "" ? "" : `?${text}`}${location.hash}`);
}

function readAddress() {
  const query = new URLSearchParams(location.search);
  if (query.has("find")) filter.text.value = query.get("find");
  if (query.has("status")) filter.status.value = query.get("status");
  if (filter.status.selectedIndex < 0) filter.status.value = "";
  for (const key of ["missing", "changed"]) if (query.has(key)) filter[key].checked = true;
}

byId("changed-label").hidden = !data.isCompared;
for (const form of [byId("choices"), byId("find")]) form.addEventListener("input", applyFilter);
for (const form of document.querySelectorAll("form")) {
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
readAddress();
applyFilter();
lookUp();
for (const id of ["tools", "filter"]) byId(id).hidden = false;
