"""The files of an app that `apply` edits, and their contents as other parsers read them."""

import json
import pathlib
import plistlib
import re
import subprocess
import tempfile
from xml.etree import ElementTree

import openstep_plist

ANDROID = "{http://schemas.android.com/apk/res/android}"


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
    if name == "strings.xml" and folder.startswith("values"):
        return "android-strings"
    if name == "locales_config.xml":
        return "android-locales"
    if name == "AndroidManifest.xml":
        return "android-manifest"
    if name.startswith("smartling") and path.suffix == ".json":
        return "smartling"
    kinds = {".entitlements": "entitlements", ".strings": "strings", ".xcstrings": "xcstrings"}
    return kinds.get(path.suffix)


def activity(data):
    """The name of the first activity of an AndroidManifest.xml."""
    try:
        names = [each.get(f"{ANDROID}name") for each in ElementTree.fromstring(data).iter("activity")]
    except ElementTree.ParseError:
        return None
    return next(filter(None, names), None)


def is_meant(kind, data):
    """Whether `apply` is meant for the file: an AndroidManifest.xml must have an activity, for example."""
    if kind == "android-manifest":
        return activity(data) is not None
    return kind != "smartling" or b'"locales"' in data


# How many files of a kind one run edits. Each file with texts takes one language, so that no language is new.
LANGUAGES = "en da de en-GB es fr fr-CA it nb nl sv".split()
QUALIFIERS = ["", *(f"-{name}" for name in "da de en-rGB es fr fr-rCA it nb nl sv".split())]
VARIANTS = ["Nextdoor", "RC", "Nightly"]
TOGETHER = {"project": 8, "info-plist": 8, "entitlements": 3, "android-manifest": 3,
            "strings": len(LANGUAGES), "android-strings": len(LANGUAGES)}


def has_all_languages(kind, data):
    """Whether a file that lists only languages already has all that `apply` would add."""
    lists = {"project", "info-plist", "android-locales", "smartling"}
    return kind in lists and all(language.encode() in data for language in LANGUAGES)


def layout(kind, files):
    """The paths for the files that one run edits, and the app.yaml for them."""
    if kind == "strings":
        files = files + files[-1:] * (len(LANGUAGES) - len(files))
        places = [f"{name}.lproj/T.strings" for name in LANGUAGES]
        return dict(zip(places, files)), {"strings": "{lproj}.lproj/T.strings"}
    if kind == "android-strings":
        files = files + files[-1:] * (len(QUALIFIERS) - len(files))
        places = [f"res/values{name}/strings.xml" for name in QUALIFIERS]
        return dict(zip(places, files)), {"android": {"res": "res", "strings": "strings.xml"}}
    if kind == "android-locales":
        place = "res/xml/locales_config.xml"
        return {place: files[0]}, {"android": {"res": "res", "locales": "locales_config.xml"}}
    names = {"project": "App.xcodeproj/project.pbxproj", "android-manifest": "AndroidManifest.xml"}
    places = [f"{number}/{names.get(kind, kind)}" for number in range(len(files))]
    placed = dict(zip(places, files))
    variants = dict(zip(VARIANTS, places))
    manifests = {variant: {"path": place, "activity": activity(placed[place])} for variant, place in variants.items()}
    configurations = {
        "project": {"projects": places}, "info-plist": {"info_plists": places}, "entitlements": {"entitlements": variants},
        "xcstrings": {"xcstrings": places[0]}, "smartling": {"smartling": {"android": places[0]}},
        "android-manifest": {"android": {"manifests": manifests}},
    }  # fmt: skip
    return placed, configurations[kind]


def text(data):
    for mark, encoding in [(b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"), (b"\xef\xbb\xbf", "utf-8-sig")]:
        if data.startswith(mark):
            return data.decode(encoding)
    if b"\0" in data[:2]:
        return data.decode("utf-16-be" if data[0] == 0 else "utf-16-le")
    return data.decode("utf-8")


def element(node):
    """An XML element as nested lists. Whitespace between elements is ignored."""
    children = [element(each) for each in node]
    tails = [(each.tail or "").strip() for each in node]
    return [node.tag, node.attrib, (node.text or "").strip(), *zip(children, tails)]


def read(path, data):
    """The contents of a file, read by Python's parsers or by openstep_plist."""
    if not data.strip():
        return {}
    kind = path.split("/")[-1]
    if path.endswith((".json", ".xcstrings")) or kind in ("xcstrings", "smartling"):
        return json.loads(data)
    if path.endswith(".xml"):
        return element(ElementTree.fromstring(data))
    if path.endswith((".plist", ".entitlements")) or kind in ("info-plist", "entitlements") or re.match(r"\s*(<\?xml|<!DOCTYPE|<plist)", text(data)):
        return plistlib.loads(data)
    return openstep_plist.loads(text(data), use_numbers=False)


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
    except (ValueError, ElementTree.ParseError, openstep_plist.ParseError, plistlib.InvalidFileException) as error:
        raise Disagreement(f"{path}: another parser: {error}") from None
    if (count > 0) != (old != new):
        raise Disagreement(f"{path}: {count} entries added")


def link(files):
    """The resource folders of an app whose strings aapt2 links, and its error for each folder that it refuses.

    Without Android's resources, aapt2 can only link files that have nothing but strings. A manifest does not name its
    resource folders, so each folder with `values` is linked alone. A folder that aapt2 refuses before `apply` is not
    compared afterwards.
    """
    folders = {}
    for path, data in files.items():
        parts = path.split("/")
        if len(parts) < 3 or not parts[-2].startswith("values") or not path.endswith(".xml") or not isinstance(data, bytes):
            continue
        if b"<string" in data and not any(each in data for each in (b"<style", b"<attr", b"<declare-", b"<dimen", b"<color")):
            # aapt2 refuses a name such as `strings.profile.xml`, which Gradle merges before it calls aapt2.
            name = path[: -len(".xml")].split("/")[-1].replace(".", "_")
            folders.setdefault("/".join(parts[:-2]), {})[f"{parts[-2]}/{name}.xml"] = data
    refused = {}
    for name, sources in folders.items():
        with tempfile.TemporaryDirectory() as folder:
            res = pathlib.Path(folder, "res")
            for path, data in sources.items():
                (res / path).parent.mkdir(parents=True, exist_ok=True)
                (res / path).write_bytes(data)
            manifest = pathlib.Path(folder, "AndroidManifest.xml")
            manifest.write_text('<manifest xmlns:android="http://schemas.android.com/apk/res/android" package="a.b"/>')
            archive, apk = pathlib.Path(folder, "r.zip"), pathlib.Path(folder, "a.apk")
            for command in (["compile", "--legacy", "--dir", res, "-o", archive], ["link", "--manifest", manifest, "-o", apk, archive]):
                done = subprocess.run(["aapt2", *map(str, command)], capture_output=True, text=True)
                if done.returncode:
                    refused[name] = done.stderr.replace(folder, "")
                    break
    return folders.keys(), refused
