"""A valid manifest that has every key, and other elements for its lists and tables.

In a path, `*` is any name and `[]` any element, as in `countries.*.languages.[]`.
"""

import copy

from schema import ELEMENT, NAME
from standards import COUNTRIES, LANGUAGES, SCRIPTS, SUFFIXES

# The maximum number of rows in a section.
MOST_ROWS = 1000
# Domains that a country can have left: not those that it is on now.
ACCEPTED = [suffix for suffix in SUFFIXES if suffix not in ("com", "eu")]
# How many rows a section gets if every row has a list. `countries` has more.
ROWS = 50


def fingerprint(number):
    return ":".join(f"{number >> 8 * byte & 255:02X}" for byte in range(31, -1, -1))


def bare():
    """The required keys only. Without a language URL, lists of languages can be longer."""
    return {
        "format": 1,
        "product": {"name": "Acme", "default_country": "us"},
        "environments": {"production": {"site": "acme", "hosts": "country"}},
        "services": {"web": {"label": ""}},
        "countries": {
            "us": {"tld": "com", "hosts": "tld", "languages": ["en-US"]},
            "it": {"hosts": "subdomain", "languages": ["it-IT"]},
        },
    }


def rich():
    field = {"label": "Town", "keyboard": "numbers", "pattern": "[0-9]{5}", "example": "12345", "max_length": 5}
    language = {"locale": "de-IT", "url": "https://it.acme.com/de/", "help_desk_locale": "de", "lproj": "de", "android": "de-rIT", "smartling": "de-DE"}
    outputs = "typescript entitlements strings xcstrings info-plist xcode smartling android assetlinks hosts table objc schema".split()
    manifest = bare()
    manifest["product"] |= {
        "subdomains_per_domain": 1000,
        "subdomain_shape": "service.country",
        "help_desk_url": "https://help.acme.com/{help_desk_locale}",
        "language_url": "https://{web_host}/{locale}",
        "outputs": {"swift": {"prefix": "ND"}, "kotlin": {"package": "com.acme"}, "aasa": {"webcredentials": True, "exclude": ["/admin/*"]}} | {name: {} for name in outputs},
    }
    manifest["environments"]["dev"] = {"domain": "localhost", "hosts": "subdomain", "scheme": "http"}
    manifest["services"]["api"] = {"label": "api", "scope": "country", "dev": {"scheme": "https", "port": 8000}}
    manifest["apps"] = {"Acme": app(0) | {"bundle": "com.acme"}}
    manifest["localization"] = {"development_language": "en", "xcode_projects": ["Acme"]}
    manifest["form_fields"] = {"town": {"label": "Town", "content": "city"}, "number": field | {"content": "text", "label": "Number"}}
    manifest["countries"]["it"] |= {
        "status": "planned",
        "tld": "it",
        "prefix": "italy",
        "path": "italia",
        "shared_tld": "eu",
        "sites": {"production": "italia"},
        "accepts": ["tld", {"subdomain": "com"}],
        "name": "Italia",
        "names": {"de": "Italien"},
        "currency": "CHF",
        "languages": ["it-IT", language],
        "help_desk_locale": "it",
        "account_form": {"fields": ["town", {"number": field}], "optional": ["town"]},
        "entitlement_domains": ["promo.acme.org"],
    }
    return manifest


def app(number):
    return {
        "team": "ABCDE12345",
        "bundle": f"com.acme.a{number}",
        "statuses": ["live"],
        "android": {"package": f"com.acme.a{number}", "sha256": [fingerprint(number)]},
    }


def tag(languages, number):
    """Distinct languages. If there are no more, each gets a script."""
    script, position = divmod(number, len(languages))
    return languages[position] + (f"-{SCRIPTS[script % len(SCRIPTS)]}" if script else "")


def locale(number, row):
    return f"{tag(LANGUAGES, number)}-{row.upper()}"


# Distinct elements of lists and rows of tables for a valid manifest.
ELEMENTS = {
    "product.outputs.aasa.exclude.[]": lambda number, row: f"/p{number}",
    "environments.*": lambda number, row: (f"e{number}", {"site": f"s{number}", "hosts": "country" if number % 2 else "named"}),
    "services.*": lambda number, row: (f"s{number}", {"label": f"l{number}", "scope": "country" if number % 2 else "global"}),
    "services.*.*": lambda number, row: (f"e{number}", {"port": 1000 + number}),
    "apps.*": lambda number, row: (f"A{number}", app(number)),
    "apps.*.statuses.[]": lambda number, row: ("planned", "live")[number],
    "apps.*.android.sha256.[]": lambda number, row: fingerprint(number),
    "localization.languages.[]": lambda number, row: LANGUAGES[number],
    "localization.xcode_projects.[]": lambda number, row: f"P{number}",
    "form_fields.*": lambda number, row: (f"f{number}", {"label": f"L{number}", "content": "text"}),
    "countries.*": lambda number, row: country(number),
    "countries.*.sites.*": lambda number, row: (f"e{number}", f"s{number}"),
    "countries.*.accepts.[]": lambda number, row: {"subdomain": ACCEPTED[number]},
    "countries.*.names.*": lambda number, row: (locale(number, row), f"Name {row} {number}"),
    "countries.*.languages.[]": locale,
    "countries.*.account_form.fields.[]": lambda number, row: f"f{number}",
    "countries.*.account_form.fields.[].*": lambda number, row: (f"f{number}", {"label": f"M{number}"}),
    "countries.*.account_form.optional.[]": lambda number, row: f"f{number}",
    "countries.*.entitlement_domains.[]": lambda number, row: f"d{number}.{row}.acme.org",
}
# The maximum number of distinct ones.
MOST = {
    "environments.*": MOST_ROWS - 2,
    "services.*": MOST_ROWS - 2,
    "services.*.*": MOST_ROWS - 2,
    "apps.*": MOST_ROWS - 1,
    "apps.*.statuses.[]": 2,
    "localization.languages.[]": len(LANGUAGES),
    "localization.xcode_projects.[]": MOST_ROWS - 1,
    "form_fields.*": MOST_ROWS - 2,
    "countries.*": len(COUNTRIES) - 2,
    "countries.*.sites.*": MOST_ROWS - 2,
    "countries.*.accepts.[]": len(ACCEPTED),
    "countries.*.names.*": len(LANGUAGES),
    "countries.*.account_form.fields.[]": MOST_ROWS - 2,
    "countries.*.account_form.fields.[].*": 1,
    "countries.*.account_form.optional.[]": MOST_ROWS - 2,
}


# The sections whose rows are counted before a manifest is checked.
SECTIONS = ("environments.*", "services.*", "apps.*", "localization.xcode_projects.[]", "form_fields.*", "countries.*")


def country(number):
    code = [code for code in COUNTRIES if code not in ("us", "it")][number]
    return code, {"hosts": "subdomain", "languages": [f"en-{code.upper()}"]}


def add_definitions(manifest, path, row, numbers):
    """Defines the names that distinct elements refer to, so that the manifest stays valid."""
    form = manifest["countries"].get(row, {}).get("account_form")
    define = lambda section: manifest.setdefault(section, {}).update(ELEMENTS[f"{section}.*"](number, row) for number in numbers)
    if path in ("services.*.*", "countries.*.sites.*"):
        define("environments")
    if path.startswith("countries.*.account_form.") and numbers:
        define("form_fields")
    if path == "countries.*.account_form.optional.[]":
        form["fields"] = [f"f{number}" for number in numbers]
    if path == "countries.*.account_form.fields.[].*":
        form.pop("optional", None)
    if path == "countries.*.account_form.fields.[]":
        form["optional"] = [f"f{number}" for number in numbers[:1]]
    if path == "countries.*.languages.[]" and isinstance(manifest["countries"][row].get("names"), dict):
        manifest["countries"][row].pop("names")
    if path == "countries.*.names.*":
        locales = [locale(number, row) for number in numbers]
        manifest["countries"][row]["languages"] = [{"locale": locale, "lproj": locale} for locale in locales]


# MARK: Finding lists and mappings


def containers(manifest, place, in_every_row, example):
    """The lists or mappings at a path: the parent of each, its key, and its row.

    If a key of the path is missing, the value of the rich manifest is inserted, or an example.
    """
    found = []
    _follow(manifest, (), place.path, in_every_row, example, "it", found)
    return found


def _follow(node, done, rest, in_every_row, example, row, found):
    if not rest:
        return
    key = rest[0]
    if key == NAME:
        # The default country's row has fewer keys.
        names = [name for name in node if name != "us"]
        keys = names if in_every_row else names[-1:]
    elif key == ELEMENT:
        mappings = [index for index, item in enumerate(node) if isinstance(item, dict)]
        if not mappings:
            node.append(copy.deepcopy(example((*done, ELEMENT))))
            mappings = [len(node) - 1]
        keys = mappings[:1]
    else:
        if key not in node:
            node[key] = copy.deepcopy(example((*done, key)))
        keys = [key]
    for name in keys:
        # The row belongs to the outermost table, in most cases to the countries.
        inside = name if key == NAME and NAME not in done else row
        if len(rest) == 1:
            found.append((node, name, inside))
        else:
            _follow(node[name], (*done, key), rest[1:], in_every_row, example, inside, found)


def add_rows(manifest, section):
    """As many rows as allowed, or a few if each could be long."""
    count = MOST["countries.*"] if section == "countries" else ROWS
    rows = manifest.setdefault(section, {})
    for number in range(count):
        name, row = ELEMENTS[f"{section}.*"](number, "")
        rows.setdefault(name, row)
