#!/usr/bin/env python3
"""Makes random typos in the real manifest, and lists those that `nd-config validate` does not notice.

A typo drops, doubles, moves, misspells or indents a line or a token. What is not noticed either leaves the
export as it was, or is another valid choice, which CHOICES lists by key with the reason. Anything else is a
missing rule: it is printed, and the script exits with status 1. The same seed makes the same typos. Before that,
changes of which the result is known have to be judged so.
"""

import argparse
import collections
import concurrent.futures
import json
import pathlib
import random
import re
import subprocess
import sys

import yaml

sys.dont_write_bytecode = True
from working_tool import working_tool  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent
MANIFEST = (ROOT / "countries.yaml").read_text()

# What a typo can change without being wrong: the key, what happened to it, and why no rule can tell.
CHOICES = {
    f"{key} {kind}": reason
    for key, kinds, reason in [
        ("rows", "moved", "the order of rows and keys is the author's"),
        ("product.name", "changed", "a product may have any name"),
        ("product.subdomains_per_domain", "changed removed", "another limit, or none"),
        ("product.help_desk_url", "changed removed", "another page of the help center, or no help center"),
        ("product.language_url", "changed", "another page of the website"),
        ("environments.*.site", "changed added removed", "another site; a whole row is an environment more or less"),
        ("environments.*.hosts", "added removed", "with a whole row"),
        ("environments.*.scheme", "removed", "https"),
        ("services.*.label", "changed added removed", "another host; a whole row is a service more or less"),
        ("services.*.scope", "added removed", "a host per country, or with a whole row"),
        ("services.*.*.port", "changed added removed", "another port, none, or with a whole row"),
        ("services.*.*.scheme", "added removed", "the environment's scheme, or with a whole row"),
        ("apps.*.team", "changed added removed", "another team; a whole row is a variant under another name"),
        ("apps.*.bundle", "changed added removed", "another app, or with a whole row"),
        ("apps.*.statuses[]", "changed added moved removed", "other countries in the variant, or with a whole row"),
        ("apps.*.android.package", "changed added removed", "another app, or with a whole row"),
        ("apps.*.android.sha256[]", "changed added removed", "another certificate, or with a whole row"),
        ("localization.xcode_projects[]", "changed moved removed", "other projects"),
        ("form_fields.*.label", "changed added removed", "any text; a whole row is a field that no form has"),
        ("form_fields.*.content", "changed added removed", "another meaning, or with a whole row"),
        ("countries.*.status", "added removed", "live, or in another row"),
        ("countries.*.tld", "changed removed", "another suffix of the country; on a subdomain it needs none"),
        ("countries.*.hosts", "changed removed", "a domain of its own or none, or with a whole row"),
        ("countries.*.accepts[]", "added removed", "old hosts that no longer open the app, or in another row"),
        ("countries.*.languages[]", "changed added moved removed", "another first language, or with a whole row"),
        ("countries.*.languages[].locale", "added moved removed", "a language more or less, or another first one"),
        ("countries.*.languages[].lproj", "changed moved removed", "the app shown in its own language, or in another"),
        ("countries.*.languages[].url", "changed removed", "another page of the country's website"),
        ("countries.*.languages[].help_desk_locale", "removed", "the country's"),
        ("countries.*.help_desk_locale", "changed removed", "another spelling of the help center's, or no help center"),
        ("countries.*.account_form", "added", "a form without optional fields"),
        ("countries.*.account_form.fields[]", "moved removed", "another form"),
        ("countries.*.account_form.fields[].*.example", "changed removed", "another example of the pattern, or the table's"),
        ("countries.*.account_form.optional[]", "moved removed", "a field that must be filled in"),
    ]
    for kind in kinds.split()
}

TOKEN = re.compile(r'"[^"]*"|[A-Za-z0-9_.-]+| +|[^A-Za-z0-9_. -]')
NEIGHBORS = {a: b for row in ("qwertyuiop", "asdfghjkl", "zxcvbnm", "1234567890") for a, b in zip(row, row[1:])}


def misspelled(word, rng):
    place = rng.randrange(len(word))
    match rng.choice(["drop", "double", "swap", "neighbor"]):
        case "drop":
            return word[:place] + word[place + 1 :]
        case "double":
            return word[:place] + word[place] + word[place:]
        case "swap" if place + 1 < len(word):
            return word[:place] + word[place + 1] + word[place] + word[place + 2 :]
        case _:
            return word[:place] + NEIGHBORS.get(word[place].lower(), "x") + word[place + 1 :]


def typo_of_line(lines, rng):
    at = rng.randrange(len(lines))
    line = lines[at]
    match rng.choice(["drop", "double", "move", "indent"]):
        case "drop":
            del lines[at]
        case "double":
            lines.insert(at, line)
        case "move":
            del lines[at]
            lines.insert(max(0, min(len(lines), at + rng.choice([-3, -2, -1, 1, 2, 3]))), line)
        case "indent":
            width = rng.choice([-4, -2, -1, 1, 2, 4])
            lines[at] = " " * width + line if width > 0 else line.removeprefix(" " * -width)


def typo_of_token(lines, rng):
    at = rng.randrange(len(lines))
    tokens = TOKEN.findall(lines[at])
    if not tokens:
        return
    place = rng.randrange(len(tokens))
    token = tokens[place]
    match rng.choice(["drop", "double", "move", "misspell", "misspell"]):
        case "drop":
            del tokens[place]
        case "double":
            tokens.insert(place, token)
        case "move":
            del tokens[place]
            tokens.insert(max(0, min(len(tokens), place + rng.choice([-2, -1, 1, 2]))), token)
        case "misspell":
            tokens[place] = misspelled(token, rng)
    lines[at] = "".join(tokens)


def mistyped(seed):
    rng = random.Random(seed)
    text = MANIFEST
    while text == MANIFEST:
        lines = MANIFEST.split("\n")
        rng.choice([typo_of_line, typo_of_token])(lines, rng)
        text = "\n".join(lines)
    return text


def run(tool, *arguments, text):
    return subprocess.run([tool, *arguments], input=text.encode(), capture_output=True)


def leaves(value, path=()):
    """Each scalar of a manifest, by its path; names of the manifest's own become `*`, elements `[]`."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from leaves(inner, (*path, key))
        if not value:
            yield path, "{}"
    elif isinstance(value, list):
        for inner in value:
            yield from leaves(inner, (*path, "[]"))
    else:
        yield path, value


NAMED = {"environments", "services", "apps", "form_fields", "countries"}


def key(path):
    path = list(path)
    if len(path) > 1 and path[0] in NAMED:
        path[1] = "*"
    if path[0] == "services" and len(path) > 3:
        path[2] = "*"
    if "[]" in path[:-1]:
        # A field's overrides.
        start = path.index("[]")
        path[start + 1 :] = ["*"] + path[start + 2 :] if path[start - 1] == "fields" else path[start + 1 :]
    return ".".join(path).replace(".[]", "[]")


def difference(old, new):
    """The keys whose values a typo added, removed, changed or moved."""
    changes = set()
    before, after = collections.defaultdict(list), collections.defaultdict(list)
    for path, value in leaves(old):
        before[path].append(value)
    for path, value in leaves(new):
        after[path].append(value)
    for path in before.keys() | after.keys():
        first, second = before[path], after[path]
        if first == second:
            continue
        if sorted(map(str, first)) == sorted(map(str, second)):
            kind = "moved"
        elif len(first) < len(second):
            kind = "added"
        elif len(first) > len(second):
            kind = "removed"
        else:
            kind = "changed"
        changes.add(f"{key(path)} {kind}")
    if not changes:
        changes.add("rows moved")
    return tuple(sorted(changes))


def judged(tool, text, export):
    """What becomes of a manifest, and the keys that differ if it is another valid choice."""
    checked = run(tool, "validate", "--format", "json", "-", text=text)
    if checked.returncode not in (0, 1):
        return "crash", (checked.stderr.decode()[:500],)
    if json.loads(checked.stdout)["findings"]:
        return "noticed", ()
    exported = run(tool, "export", "--manifest", "-", text=text)
    if exported.returncode != 0:
        return "crash", (exported.stderr.decode()[:500],)
    if exported.stdout == export:
        return "same", ()
    loader = yaml.BaseLoader
    return "choice", difference(yaml.load(MANIFEST, loader), yaml.load(text, loader))


# What must become of the manifest itself and of three changes of it: if it had a finding, every typo would be noticed.
CONTROL = [
    ("", "", "same", ()),
    ("\nformat: 1\n", "\nformat: 1\n# A comment.\n", "same", ()),
    ("\nformat: 1\n", "\nformat: 1\nformat: 1\n", "noticed", ()),
    ("\n  name: Nextdoor\n", "\n  name: Nextdor\n", "choice", ("product.name changed",)),
]


def control(tool, export):
    for old, new, *expected in CONTROL:
        found = judged(tool, MANIFEST.replace(old, new, 1), export)
        if list(found) != expected:
            sys.exit(f"error: with {new!r} instead of {old!r}: expected {expected}, found {found}")


def sample(seed):
    old, new = MANIFEST.split("\n"), mistyped(seed).split("\n")
    start = next((i for i, (a, b) in enumerate(zip(old, new)) if a != b), min(len(old), len(new)) - 1)
    return f"line {start + 1}: {old[start].strip()!r} -> {new[start].strip() if start < len(new) else ''!r}"


def print_table(count, groups):
    """Prints how many typos became what, and returns the seeds of those that no rule notices, by their keys."""
    counts = collections.Counter()
    for (kind, _), seeds in groups.items():
        counts[kind] += len(seeds)
    print(f"{count} typos, {counts['noticed']} noticed, {counts['same']} without effect on the export")
    missing = {what: seeds for (kind, what), seeds in groups.items() if kind == "choice" and not set(what) <= CHOICES.keys()}
    print(f"{counts['choice'] - sum(map(len, missing.values()))} are another valid choice:")
    for (kind, what), seeds in sorted(groups.items(), key=lambda group: -len(group[1])):
        if kind == "choice" and what not in missing:
            print(f"{len(seeds):6}  {', '.join(what)}: {CHOICES[what[0]]}\n        {sample(seeds[0])}")
    print(f"{sum(map(len, missing.values()))} are a missing rule{':' if missing else '.'}")
    for what, seeds in sorted(missing.items(), key=lambda group: -len(group[1])):
        print(f"{len(seeds):6}  {', '.join(what)}")
        for seed in seeds[:3]:
            print(f"        {seed}: {sample(seed)}")
    return missing


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tool", default=str(ROOT / ".build/debug/nd-config"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=10_000)
    options = parser.parse_args()
    if options.count < 1:
        parser.error("--count: expected at least 1")
    tool = working_tool(options.tool)
    export = run(tool, "export", "--manifest", "-", text=MANIFEST).stdout
    control(tool, export)
    first = options.seed * 1_000_000
    seeds = range(first, first + options.count)
    groups = collections.defaultdict(list)
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for seed, found in zip(seeds, pool.map(lambda seed: judged(tool, mistyped(seed), export), seeds)):
            groups[found].append(seed)
    missing = print_table(options.count, groups)
    crashes = [seed for (kind, _), seeds in groups.items() if kind == "crash" for seed in seeds]
    for seed in crashes:
        print(f"error: seed {seed} crashed the tool: {sample(seed)}")
    sys.exit(1 if missing or crashes else 0)


if __name__ == "__main__":
    main()
