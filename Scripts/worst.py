#!/usr/bin/env python3
"""Searches for the manifests and app files within the limits that cost the most.

Each kind of input is made from numbers: how long each list and each text is. The search changes one number
at a time, runs the tool as a process, and keeps what costs more processor time or memory. Prints the worst
of each kind. Exits with status 1 if one exceeds what is allowed.
"""

import argparse
import os
import pathlib
import random
import resource
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
SECONDS, MEGABYTES = 2.0, 300
# A run that takes longer is killed, and counts as this.
PATIENCE = 5
MANIFEST_BYTES = 2 << 20


def table(name):
    text = (ROOT / f"Sources/CountryManifest/Standards/Tables/{name}.swift").read_text()
    rows = text.split('#"""\n', 1)[1].split('\n    """#', 1)[0]
    return dict(row.strip().split("\t", 1) for row in rows.splitlines() if "\t" in row)


COUNTRIES = [code for code in table("IsoCountries") if code not in ("us", "gb")]
LANGUAGES = [tag for tag, other in table("Languages").items() if other == "-" and len(tag) == 3]


# MARK: Manifests

# Mistakes on one line: the search for the one behind many findings costs more than a check.
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

# What a manifest is made from, with the least and the most that is tried.
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
    "product name": (1, 60000),
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
    """A name of about this length in labels of at most 60 letters."""
    while len(text) < length:
        text = "x" * min(60, length - len(text)) + "." + text
    return text


# One number chooses: patterns that can be checked quickly, and those for which that takes long.
PATTERNS = [
    lambda number, size: padded(f"{number:06}", size, "[a-z]")[:size],
    lambda number, size: f"{number}" + r"\d{" + str(size) + "}",
    lambda number, size: f"{number}[a-z]{{0,{min(size, 300)}}}",
    lambda number, size: f"{number}(a|b)*a(a|b){{{min(size, 14)}}}",
    lambda number, size: f"{number}([a-z]?[0-9]?){{0,{min(size, 100)}}}",
    lambda number, size: f"{number}" + "".join(f"(?:{a}[a-m]?)?" for a in "abcdefghijklmnopqrstuvwxyz" * 4)[: size // 12 * 12],
    lambda number, size: f"{number}(?:" + "|".join(f"{index}[a-z]*" for index in range(max(1, size // 9))) + ")",
    lambda number, size: f"{number}" + r"[\w é-ü]{1," + str(min(size, 200)) + "}",
]


def manifest(n):
    codes = ["us"] + [COUNTRIES[i] if i < len(COUNTRIES) else f"c{i}" for i in range(n["countries"] - 1)]
    lines = ["format: 1", "product:", f"  name: {padded('N', n['product name'])}", "  default_country: us"]
    lines.append(f'  language_url: "https://{{web_host}}/{padded("{locale}", n["language URL"])}"')
    if n["help desk URL"]:
        lines.append(f'  help_desk_url: "https://help.example.com/{padded("{help_desk_locale}", n["help desk URL"])}"')
    lines.append("environments:")
    for i in range(n["table environments"]):
        name = "production" if i == 0 else f"table{i}"
        lines.append(f"  {name}: {{ site: {host(f's{i}', n['site'])}, hosts: country }}")
    for i in range(n["named environments"]):
        lines.append(f"  named{i}: {{ site: {host(f'n{i}', n['site'])}, hosts: named }}")
    lines.append("services:")
    lines.append('  web: { label: "" }')
    for i in range(n["services"] + n["global services"] - 1):
        scope = ", scope: global" if i >= n["services"] - 1 else ""
        address = f", production: {{ scheme: https }}" if i < n["addresses"] else ""
        lines.append(f"  service{i}: {{ label: {padded(f'l{i}', n['label'])}{scope}{address} }}")
    if n["apps"]:
        lines.append("apps:")
        for i in range(n["apps"]):
            prints = ", ".join('"' + ":".join(f"{(i * 65537 + p) >> (8 * b) & 255:02X}" for b in range(32)) + '"' for p in range(n["fingerprints"]))
            identifier = padded(f"com.example.a{i}", n["bundle"])
            android = f", android: {{ package: {identifier}, sha256: [{prints}] }}" if prints else ""
            lines.append(f"  App{i}: {{ team: ABCDE12345, bundle: {identifier}, statuses: [live, planned]{android} }}")
    if n["projects"]:
        names = ", ".join(padded(f"P{i}", n["project"]) for i in range(n["projects"]))
        lines += ["localization:", f"  xcode_projects: [{names}]"]
    if n["form fields"]:
        lines.append("form_fields:")
        for i in range(n["form fields"]):
            traits = f", example: '{padded('e', n['example'])}'" if n["example"] else ""
            if i < n["patterns"]:
                traits = f", pattern: '{PATTERNS[n['pattern']](i, n['pattern bytes'])}'"
            lines.append(f"  f{i}: {{ label: {padded('L', n['field label'])}, content: text{traits} }}")
    lines.append("countries:")
    for position, code in enumerate(codes):
        lines += [f"  {code}:", f"    tld: {'com' if code == 'us' else code}"]
        isShared = code != "us" and n["shared domains"]
        lines.append(f"    hosts: {'subdomain' if isShared else 'tld'}")
        if isShared:
            lines.append(f"    shared_tld: s{position % n['shared domains']}")
        if n["planned"]:
            lines.append("    status: planned")
        if n["accepted"] and code != "us":
            lines.append(f"    accepts: [{', '.join(['tld' if isShared else 'subdomain', '{ subdomain: zz }'][: n['accepted']])}]")
        if n["name"]:
            lines.append(f"    name: {padded(code.upper(), n['name'])}")
        first = 0 if n["shared languages"] else position * n["languages"]
        languages = [f"{LANGUAGES[(first + i) % len(LANGUAGES)]}-{code.upper()[:2]}" for i in range(n["languages"])]
        if n["names"]:
            names = ", ".join(f"{language}: {code.upper()}" for language in languages[: n["names"]])
            lines.append(f"    names: {{ {names} }}")
        if n["written URL"]:
            languages = [f'{{ locale: {tag}, url: "https://us.s0.com/{padded(str(i), n["written URL"])}" }}' for i, tag in enumerate(languages)]
        lines.append(f"    languages: [{', '.join(languages)}]")
        if n["help desk locale"] and n["help desk URL"]:
            lines.append("    help_desk_locale: en")
        if n["form fields"] and n["fields of a form"]:
            count = min(n["form fields"], n["fields of a form"])
            fields = [f"{{ f{i}: {{ label: {code} }} }}" if i < n["overrides"] else f"f{i}" for i in range(count)]
            optional = ", ".join(f"f{i}" for i in range(min(count, n["optional fields"])))
            lines.append(f"    account_form: {{ fields: [{', '.join(fields)}], optional: [{optional}] }}")
        if n["entitlement domains"]:
            domains = ", ".join(host(f"d{i}.{code}.org", n["entitlement domain"]) for i in range(n["entitlement domains"]))
            lines.append(f"    entitlement_domains: [{domains}]")
    damage = DAMAGES[n["damage"]]
    for position in range(0, len(lines), max(1, len(lines) // max(1, n["damaged lines"]))) if n["damaged lines"] else ():
        lines[position] = damage(lines[position])
    return "\n".join(lines) + "\n"


BASE = {name: least for name, (least, _) in NUMBERS.items()} | {"site": 8, "label": 8, "pattern bytes": 8}

# From where the search starts.
STARTS = {
    "hosts": {"countries": 100, "table environments": 30, "services": 30},
    "previews": {"countries": 100, "named environments": 30, "services": 30},
    "global services": {"table environments": 100, "global services": 100},
    "shared domains": {"countries": 200, "shared domains": 100, "accepted": 2},
    "long hosts": {"countries": 100, "table environments": 10, "services": 10, "site": 150},
    "languages": {"countries": 200, "languages": 5, "shared languages": 0},
    "languages of one country": {"languages": 200},
    "long URLs": {"countries": 100, "languages": 5, "language URL": 1000, "help desk URL": 100, "help desk locale": 1},
    "forms": {"countries": 100, "form fields": 50, "fields of a form": 50},
    "long fields": {"countries": 100, "form fields": 10, "fields of a form": 10, "field label": 1000, "example": 1000},
    "apps": {"countries": 200, "apps": 20, "fingerprints": 2},
    "entitlement domains": {"countries": 100, "entitlement domains": 10, "apps": 5},
    "projects": {"countries": 100, "projects": 100, "languages": 2},
    "names": {"countries": 100, "languages": 5, "names": 5, "name": 100},
    "hosts at the limit": {"countries": 247, "table environments": 20, "services": 22},
    "names at the limit": {"countries": 240, "languages": 3},
    "forms at the limit": {"countries": 150, "form fields": 900, "fields of a form": 900},
    "long texts of forms": {"countries": 200, "form fields": 20, "fields of a form": 20, "example": 1500},
    "names of one country": {"countries": 2, "languages": 8000, "names": 8000},
} | {f"patterns {kind}": {"form fields": 30, "patterns": 30, "pattern": kind, "pattern bytes": 100} for kind in range(8)} | {
    f"damage {kind}": {"countries": 100, "languages": 2, "damage": kind, "damaged lines": 3} for kind in range(len(DAMAGES))
}  # fmt: skip


# MARK: App files

APP_FILE_BYTES = 8 << 20


def filled(before, piece, after, size, separator=""):
    """As many pieces as fit."""
    pieces, rest = [], size - len(before) - len(after) - 16
    while rest > 0:
        pieces.append(piece(len(pieces)))
        rest -= len(pieces[-1]) + len(separator)
    return before + separator.join(pieces[:-1]) + after


def entry(number):
    return f'"k{number}":{{"localizations":{{"de":{{"stringUnit":{{"state":"translated","value":"v"}}}}}}}}'


CATALOG = ('{"sourceLanguage":"en","strings":{', '},"version":"1.0"}')
PROJECT = ("// !$*UTF8*$!\n{\n\tobjects = {\n", "\t};\n}\n")
# By what they are made of: app.yaml, the path of the file, and its text of a size.
APP_FILES = {
    "strings": ("strings: '{lproj}.lproj/ND.strings'", "en.lproj/ND.strings", lambda n: filled("", lambda k: f'"k{k}" = "v";\n', "", n)),
    "comments in strings": ("strings: '{lproj}.lproj/ND.strings'", "en.lproj/ND.strings", lambda n: filled("", lambda k: "/**/", "", n)),
    "string catalog": ("xcstrings: L.xcstrings", "L.xcstrings", lambda n: filled(CATALOG[0], entry, CATALOG[1], n, ",")),
    "numbers in a catalog": ("xcstrings: L.xcstrings", "L.xcstrings", lambda n: filled('{"strings":{},"x":[', lambda k: "1", '],"version":"1.0"}', n, ",")),
    "property list": ("info_plists: [I.plist]", "I.plist", lambda n: filled('<plist version="1.0"><dict>', lambda k: f"<key>k{k}</key><true/>\n", "</dict></plist>", n)),
    "Android strings": ("android: { res: res, strings: a.xml }", "res/values/a.xml", lambda n: filled("<resources>\n", lambda k: f'<string name="k{k}">v</string>\n', "</resources>", n)),
    "elements on one line": ("android: { res: res, strings: a.xml }", "res/values/a.xml", lambda n: filled("<resources>", lambda k: "<a/>", "</resources>", n)),
    "attributes of one element": ("android: { res: res, strings: a.xml }", "res/values/a.xml", lambda n: filled("<resources ", lambda k: f'a{k}="" ', "></resources>", n)),
    "comments on one line": ("android: { res: res, strings: a.xml }", "res/values/a.xml", lambda n: filled("<resources><a/>", lambda k: "<!---->", "</resources>", n)),
    "Xcode project": ("projects: [A.xcodeproj]", "A.xcodeproj/project.pbxproj", lambda n: filled(PROJECT[0], lambda k: f"\t\tA{k:023} /* x */ = {{isa = PBXBuildFile; }};\n", PROJECT[1], n)),
    "list in an Xcode project": ("projects: [A.xcodeproj]", "A.xcodeproj/project.pbxproj", lambda n: filled(PROJECT[0] + "a = (", lambda k: "1,", ");" + PROJECT[1], n)),
    "Smartling locales": ("smartling: { ios: s.json }", "s.json", lambda n: filled('{"locales":[', lambda k: f'{{"smartling":"x{k}","application":"x{k}"}}', '],"resourceSets":[]}', n, ",")),
}  # fmt: skip


def measure_app(tool, kind, size):
    """`apply` of 249 countries to a file of a size."""
    configuration, path, text = APP_FILES[kind]
    countries = {"countries": 249, "apps": 1, "projects": 1}
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, "countries.yaml").write_text(manifest(BASE | countries))
        file = pathlib.Path(folder, "app", path)
        file.parent.mkdir(parents=True)
        file.write_text(text(size))
        (pathlib.Path(folder, "app/app.yaml")).write_text(configuration + "\n")
        return Run(tool, folder, ["apply", "--app", "app"])


# MARK: Measuring


class Run:
    def __init__(self, tool, folder, arguments):
        self.status, usage = run([tool, *arguments], folder)
        self.seconds = usage.ru_utime + usage.ru_stime
        self.megabytes = usage.ru_maxrss / (1 << 20 if sys.platform == "darwin" else 1 << 10)
        if os.WIFSIGNALED(self.status):
            self.seconds = max(self.seconds, PATIENCE)

    @property
    def cost(self):
        return max(self.seconds / SECONDS, self.megabytes / MEGABYTES)


def run(command, folder):
    child = os.fork()
    if child == 0:
        os.chdir(folder)
        resource.setrlimit(resource.RLIMIT_CPU, (PATIENCE, PATIENCE))
        resource.setrlimit(resource.RLIMIT_AS, (3 << 30, 3 << 30))
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, 1)
        os.dup2(null, 2)
        os.execv(command[0], command)
    _, status, usage = os.wait4(child, 0)
    return status, usage


def measure(tool, numbers):
    """The run that costs the most of those that read this manifest."""
    text = manifest(numbers)
    if len(text) > MANIFEST_BYTES:
        return None
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, "countries.yaml").write_text(text)
        runs = {"validate": Run(tool, folder, ["validate"])}
        if runs["validate"].status == 0:
            runs["generate"] = Run(tool, folder, ["generate"])
        name = max(runs, key=lambda name: runs[name].cost)
        return name, len(text), runs[name]


def search(tool, start, steps, randomness):
    numbers = BASE | start
    best = measure(tool, numbers)
    for _ in range(steps):
        changed = dict(numbers)
        name = randomness.choice(list(NUMBERS) + 3 * list(start))
        least, most = NUMBERS[name]
        factor = randomness.choice([0.5, 0.8, 1.25, 2, 4, 10])
        changed[name] = max(least, min(most, round(changed[name] * factor) + (factor > 1)))
        if changed == numbers:
            continue
        found = measure(tool, changed)
        if found and found[2].cost > best[2].cost:
            numbers, best = changed, found
    return numbers, best


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tool", default=ROOT / ".build/release-tool/release/nd-config")
    parser.add_argument("--steps", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="")
    options = parser.parse_args()
    worst = 0
    print("| kind | made from | bytes | command | status | CPU seconds | MB |\n| --- | --- | ---: | --- | ---: | ---: | ---: |")
    for kind, start in STARTS.items():
        if options.only not in kind:
            continue
        numbers, (command, size, run) = search(str(options.tool), start, options.steps, random.Random(options.seed))
        made = ", ".join(f"{name} {value}" for name, value in numbers.items() if value != BASE[name])
        print(f"| {kind} | {made} | {size:,} | `{command}` | {run.status >> 8}/{run.status & 127} | {run.seconds:.2f} | {run.megabytes:.0f} |", flush=True)
        worst = max(worst, run.cost)
    for kind in APP_FILES:
        if options.only not in kind:
            continue
        run = measure_app(str(options.tool), kind, APP_FILE_BYTES)
        print(f"| {kind} | one file | {APP_FILE_BYTES:,} | `apply` | {run.status >> 8}/{run.status & 127} | {run.seconds:.2f} | {run.megabytes:.0f} |", flush=True)
        worst = max(worst, run.cost)
    sys.exit(worst > 1)


if __name__ == "__main__":
    main()
