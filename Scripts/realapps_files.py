"""The files of an app that `apply` edits, and their contents as other parsers read them."""

import json
import plistlib

import openstep_plist


class Disagreement(Exception):
    """Another parser no longer finds in a merged file what it found before."""


def kind(path):
    """The kind of a file by its name; None if `apply` does not edit it, or if a build produced it."""
    if any(part.endswith((".framework", ".xcframework", ".bundle")) for part in path.parts):
        return None
    name, folder = path.name, path.parent.name
    if name == "project.pbxproj" and folder.endswith(".xcodeproj"):
        return "project"
    if name.endswith("Info.plist"):
        return "info-plist"
    if name.startswith("smartling") and path.suffix == ".json":
        return "smartling"
    return "entitlements" if path.suffix == ".entitlements" else None


def is_meant(kind, data):
    """Whether `apply` is meant for the file: a Smartling configuration must have locales."""
    return kind != "smartling" or b'"locales"' in data


LANGUAGES = "en da de en-GB es fr fr-CA it nb nl sv".split()
VARIANTS = ["Nextdoor", "RC", "Nightly"]
# How many files of a kind one run edits.
TOGETHER = {"project": 8, "info-plist": 8, "entitlements": 3}


def has_all_languages(kind, data):
    """Whether a file that lists only languages already has all that `apply` would add."""
    lists = {"project", "info-plist", "smartling"}
    return kind in lists and all(language.encode() in data for language in LANGUAGES)


def layout(kind, files):
    """The paths for the files that one run edits, and the app.yaml for them."""
    names = {"project": "App.xcodeproj/project.pbxproj"}
    places = [f"{number}/{names.get(kind, kind)}" for number in range(len(files))]
    placed = dict(zip(places, files))
    variants = dict(zip(VARIANTS, places))
    configurations = {
        "project": {"projects": places},
        "info-plist": {"info_plists": places},
        "entitlements": {"entitlements": variants},
        "smartling": {"smartling": {"android": places[0]}},
    }
    return placed, configurations[kind]


def read(path, data):
    """The contents of a file, read by Python's parsers or by openstep_plist."""
    if not data.strip():
        return {}
    kind = path.split("/")[-1]
    if path.endswith(".json") or kind == "smartling":
        return json.loads(data)
    if path.endswith((".plist", ".entitlements")) or kind in ("info-plist", "entitlements"):
        return plistlib.loads(data)
    return openstep_plist.loads(data.decode("utf-8-sig"), use_numbers=False)


def added(old, new):
    """How many entries were added below a value. Raises an error if an entry is missing or different."""
    if isinstance(old, dict) and isinstance(new, dict):
        if old.keys() - new.keys():
            raise Disagreement(f"missing: {sorted(old.keys() - new.keys())[:5]}")
        return len(new) - len(old) + sum(added(old[key], new[key]) for key in old)
    if isinstance(old, (list, tuple)) and isinstance(new, (list, tuple)):
        return added_in_list(list(old), list(new))
    if old != new:
        raise Disagreement(f"was {old!r:.60}, is {new!r:.60}")
    return 0


def added_in_list(old, new):
    count = 0
    rest = iter(new)
    for each in old:
        for other in rest:
            if each == other:
                break
            try:
                count += added(each, other) if isinstance(each, (dict, list, tuple)) else 1
                if isinstance(each, (dict, list, tuple)):
                    break
            except Disagreement:
                count += 1
        else:
            raise Disagreement(f"missing in a list: {each!r:.60}")
    return count + sum(1 for _ in rest)


def compare(path, old, new):
    """Raises an error unless the new file has everything of the old one. If the bytes differ, it must also have more.
    """
    try:
        count = added(read(path, old), read(path, new))
    except Disagreement as error:
        raise Disagreement(f"{path}: {error}") from None
    except (ValueError, openstep_plist.ParseError, plistlib.InvalidFileException) as error:
        raise Disagreement(f"{path}: another parser: {error}") from None
    if (count > 0) != (old != new):
        raise Disagreement(f"{path}: {count} entries added")
