"""Searches for the manifest that costs the most, by numbers: how long each list and each text is.

The search changes one number at a time, and keeps a change that costs more processor time or memory.
"""

import random

from manifest import SUFFIXES
from standards import COUNTRIES, LANGUAGES

MANIFEST_BYTES = 2 << 20
CODES = [code for code in COUNTRIES if code not in ("us", "gb", "aq")]

# Mistakes on one line. If many findings have one cause, the search for it costs more than a check.
DAMAGES = [
    lambda line: "  " + line,
    lambda line: line.removeprefix("  "),
    lambda line: line.replace(":", "", 1),
    lambda line: line.replace(":", "=", 1),
    lambda line: line.replace(":", ": [", 1),
    lambda line: line.replace("s:", ":", 1),
    lambda line: "",
    lambda line: line.replace("-", "_"),
]

# The numbers that describe a manifest, each with the least and the most to try.
NUMBERS = {
    "damage": (0, len(DAMAGES) - 1),
    "damaged lines": (0, 200),
    "countries": (1, 4000),
    "table environments": (1, 4000),
    "named environments": (0, 2000),
    "services": (1, 20000),
    "global services": (0, 20000),
    "addresses": (0, 20000),
    "site": (4, 60000),
    "label": (6, 60000),
    "product name": (4, 60000),
    "language URL": (30, 60000),
    "help desk URL": (0, 60000),
    "help desk locale": (0, 1),
    "languages": (1, 4000),
    "shared languages": (0, 1),
    "written URL": (0, 60000),
    "name": (0, 60000),
    "names": (0, 2000),
    "accepted": (0, 2),
    "shared domains": (0, 400),
    "entitlement domains": (0, 4000),
    "entitlement domain": (20, 60000),
    "apps": (0, 4000),
    "bundle": (20, 60000),
    "fingerprints": (0, 20000),
    "projects": (0, 20000),
    "project": (6, 60000),
    "form fields": (0, 20000),
    "field label": (6, 60000),
    "example": (0, 60000),
    "fields of a form": (0, 4000),
    "optional fields": (0, 4000),
    "overrides": (0, 4000),
    "patterns": (0, 4000),
    "pattern": (0, 7),
    "pattern bytes": (4, 1000),
    "planned": (0, 1),
}


def padded(text, length, filler="x"):
    return text + filler * (length - len(text))


def host(text, length):
    """A name of about this length, with labels of at most 60 letters."""
    while len(text) < length:
        text = "x" * min(60, length - len(text)) + "." + text
    return text


# A number chooses a pattern. Some can be checked quickly, others take long.
PATTERNS = [
    lambda number, size: padded(f"{number:06}", size, "a"),
    lambda number, size: f"{number}" + r"\d{" + str(size) + "}",
    lambda number, size: f"{number}[a-z]{{0,{min(size, 300)}}}",
    lambda number, size: f"{number}(a|b)*a(a|b){{{min(size, 14)}}}",
    lambda number, size: f"{number}([a-z]?[0-9]?){{0,{min(size, 100)}}}",
    lambda number, size: f"{number}" + "".join(f"(?:{a}[a-m]?)?" for a in "abcdefghijklmnopqrstuvwxyz" * 4)[: size // 12 * 12],
    lambda number, size: f"{number}(?:" + "|".join(f"{index}[a-z]*" for index in range(max(1, size // 9))) + ")",
    lambda number, size: f"{number}" + r"[\w é-ü]{1," + str(min(size, 200)) + "}",
]
# The patterns that are refused because they can take long.
REFUSED_PATTERNS = {3, 4}


def manifest(n):
    lines = [
        *("format: 1", "product:", f"  name: {padded('Acme', n['product name'])}", "  default_country: us"),
        f'  language_url: "https://{{web_host}}/{padded("{locale}", n["language URL"])}"',
    ]
    if n["help desk URL"]:
        lines.append(f'  help_desk_url: "https://help.example.com/{padded("{help_desk_locale}", n["help desk URL"])}"')
    lines += [*environments(n), *services(n), *apps(n), *fields(n), "countries:"]
    codes = ["us"] + [CODES[i] if i < len(CODES) else f"c{i}" for i in range(n["countries"] - 1)]
    for position, code in enumerate(codes):
        lines += country(n, position, code)
    damage = DAMAGES[n["damage"]]
    for position in range(0, len(lines), max(1, len(lines) // max(1, n["damaged lines"]))) if n["damaged lines"] else ():
        lines[position] = damage(lines[position])
    return "\n".join(lines) + "\n"


def environments(n):
    yield "environments:"
    for i in range(n["table environments"]):
        name = "production" if i == 0 else f"table{i}"
        yield f"  {name}: {{ site: {host(f's{i}', n['site'])}, hosts: country }}"
    for i in range(n["named environments"]):
        yield f"  named{i}: {{ site: {host(f'n{i}', n['site'])}, hosts: named }}"


def services(n):
    yield "services:"
    yield '  web: { label: "" }'
    for i in range(n["services"] + n["global services"] - 1):
        scope = ", scope: global" if i >= n["services"] - 1 else ""
        address = ", production: { scheme: https }" if i < n["addresses"] else ""
        yield f"  service{i}: {{ label: {padded(f'l{i}', n['label'])}{scope}{address} }}"


def apps(n):
    if n["apps"]:
        yield "apps:"
    for i in range(n["apps"]):
        prints = ", ".join('"' + ":".join(f"{(i * 65537 + p) >> (8 * b) & 255:02X}" for b in range(32)) + '"' for p in range(n["fingerprints"]))
        identifier = padded(f"com.example.a{i}", n["bundle"])
        android = f", android: {{ package: {identifier}, sha256: [{prints}] }}" if prints else ""
        yield f"  App{i}: {{ team: ABCDE12345, bundle: {identifier}, statuses: [live, planned]{android} }}"
    if n["projects"]:
        names = ", ".join(padded(f"P{i}", n["project"]) for i in range(n["projects"]))
        yield from ("localization:", f"  xcode_projects: [{names}]")


def fields(n):
    if n["form fields"]:
        yield "form_fields:"
    for i in range(n["form fields"]):
        traits = f", example: '{padded('e', n['example'])}'" if n["example"] else ""
        if i < n["patterns"]:
            traits = f", pattern: '{PATTERNS[n['pattern']](i, n['pattern bytes'])}'"
        yield f"  f{i}: {{ label: {padded('L', n['field label'])}, content: text{traits} }}"


def country(n, position, code):
    yield from (f'  "{code}":', f'    tld: "{"com" if code == "us" else code}"')
    isShared = code != "us" and n["shared domains"]
    yield f"    hosts: {'subdomain' if isShared else 'tld'}"
    if isShared:
        yield f"    shared_tld: {SUFFIXES[position % n['shared domains']]}"
    if n["planned"]:
        yield "    status: planned"
    if n["accepted"] and code != "us":
        yield f"    accepts: [{', '.join(['tld' if isShared else 'subdomain', '{ subdomain: zone }'][: n['accepted']])}]"
    if n["name"]:
        yield f"    name: {padded(code.upper() + '-', n['name'])}"
    yield from languages(n, position, code)
    if n["help desk locale"] and n["help desk URL"]:
        yield "    help_desk_locale: en"
    if n["form fields"] and n["fields of a form"]:
        count = min(n["form fields"], n["fields of a form"])
        uses = [f"{{ f{i}: {{ label: {code}-{i} }} }}" if i < n["overrides"] else f"f{i}" for i in range(count)]
        optional = ", ".join(f"f{i}" for i in range(min(count, n["optional fields"])))
        yield f"    account_form: {{ fields: [{', '.join(uses)}], optional: [{optional}] }}"
    if n["entitlement domains"]:
        domains = ", ".join(host(f"d{i}.{code}.org", n["entitlement domain"]) for i in range(n["entitlement domains"]))
        yield f"    entitlement_domains: [{domains}]"


def languages(n, position, code):
    first = 0 if n["shared languages"] else position * n["languages"]
    tags = [f"{LANGUAGES[(first + i) % len(LANGUAGES)]}-{code.upper()[:2]}" for i in range(n["languages"])]
    written = tags
    if n["names"]:
        # Some tags are app languages only if the row says so.
        written = [f"{{ locale: {tag}, lproj: {tag} }}" for tag in tags]
        yield f"    names: {{ {', '.join(f'{tag}: {code.upper()}-{i}' for i, tag in enumerate(tags[: n['names']]))} }}"
    if n["written URL"]:
        written = [f'{{ locale: {tag}, url: "https://us.s0.com/{padded(str(i), n["written URL"])}" }}' for i, tag in enumerate(tags)]
    yield f"    languages: [{', '.join(written)}]"


BASE = {name: least for name, (least, _) in NUMBERS.items()} | {"site": 8, "label": 8, "pattern bytes": 8}

# The numbers that a search starts from.
STARTS = {
    "hosts": {"countries": 100, "table environments": 30, "services": 30},
    "previews": {"countries": 100, "named environments": 30, "services": 30},
    "global services": {"table environments": 100, "global services": 100},
    "shared domains": {"countries": 200, "shared domains": 100, "accepted": 2},
    "long hosts": {"countries": 100, "table environments": 10, "services": 10, "site": 90},
    "languages": {"countries": 200, "languages": 3, "shared languages": 0},
    "languages of one country": {"languages": 200},
    "long URLs": {"countries": 100, "languages": 5, "language URL": 1000, "help desk URL": 100, "help desk locale": 1},
    "forms": {"countries": 100, "form fields": 50, "fields of a form": 50},
    "long fields": {"countries": 100, "form fields": 10, "fields of a form": 10, "field label": 1000, "example": 1000},
    "apps": {"countries": 200, "apps": 20, "fingerprints": 2},
    "entitlement domains": {"countries": 100, "entitlement domains": 10, "apps": 5},
    "projects": {"countries": 100, "projects": 100, "languages": 2},
    "names": {"countries": 100, "languages": 3, "names": 3, "name": 100},
    "hosts at the limit": {"countries": 247, "table environments": 14, "services": 16},
    "names at the limit": {"countries": 240, "languages": 2},
    "forms at the limit": {"countries": 40, "form fields": 900, "fields of a form": 900},
    "long texts of forms": {"countries": 200, "form fields": 20, "fields of a form": 20, "example": 900},
    "names of one country": {"countries": 2, "languages": 1300, "names": 1300},
} | {f"patterns {kind}": {"form fields": 30, "patterns": 30, "pattern": kind, "pattern bytes": 100} for kind in range(len(PATTERNS))} | {
    f"damage {kind}": {"countries": 100, "languages": 2, "damage": kind, "damaged lines": 9} for kind in range(len(DAMAGES))
}  # fmt: skip


def is_valid(numbers):
    """Whether the manifest of a start should be valid."""
    return not numbers["damaged lines"] and not (numbers["patterns"] and numbers["pattern"] in REFUSED_PATTERNS)


def search(cost, start, steps, seed):
    """The most expensive numbers that were tried. `cost` returns None for a manifest that is too large."""
    randomness = random.Random(seed)
    numbers = BASE | start
    best = cost(numbers)
    for _ in range(steps):
        changed = dict(numbers)
        name = randomness.choice(list(NUMBERS) + 3 * list(start))
        least, most = NUMBERS[name]
        factor = randomness.choice([0.5, 0.8, 1.25, 2, 4, 10])
        changed[name] = max(least, min(most, round(changed[name] * factor) + (factor > 1)))
        if changed == numbers:
            continue
        found = cost(changed)
        if found is not None and found > best:
            numbers, best = changed, found
    return numbers
