"""The apps that a manifest is merged into: with every kind of file, with a large file, or with a filled app.yaml."""

import itertools

import manifest
from elements import MISSHAPEN, near
from writing import Written, flow, pair, written

# The largest size of an app's file.
FILE_BYTES = 8 << 20

PLIST = '<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0">\n<dict>\n{}</dict>\n</plist>\n'
CATALOG = '{{\n  "sourceLanguage" : "en",\n  "strings" : {{\n{}\n  }},\n  "version" : "1.0"\n}}\n'
SMARTLING = '{{\n  "locales" : [\n{}\n  ]\n}}\n'
PROJECT = (
    "// !$*UTF8*$!\n{{\n\tarchiveVersion = 1;\n\tobjects = {{\n"
    "\t\tA0 /* Project object */ = {{\n\t\t\tisa = PBXProject;\n\t\t\tknownRegions = (\n\t\t\t\ten,\n{}\t\t\t);\n\t\t}};\n{}\t}};\n\trootObject = A0;\n}}\n"
)
RESOURCES = "<resources>\n{}</resources>\n"
ANDROID_MANIFEST = (
    '<manifest xmlns:android="http://schemas.android.com/apk/res/android">\n  <application>\n    <activity android:name=".Main" />\n  </application>\n</manifest>\n'
)


def small():
    """An app with every kind of file, by path. Its only variant is the manifest's."""
    configuration = {
        "entitlements": {"Acme": "A.entitlements"},
        "projects": ["A.xcodeproj"],
        "info_plists": ["I.plist"],
        "strings": "{lproj}.lproj/Countries.strings",
        "smartling": {"ios": "ios.json", "android": "android.json"},
        "android": {"res": "res", "strings": "countries.xml", "locales": "locales_config.xml", "manifests": {"Acme": {"path": "AndroidManifest.xml", "activity": ".Main"}}},
        "other_folders": ["xx.lproj"],
    }
    return {
        "app.yaml": written(configuration),
        "A.entitlements": PLIST.format(""),
        "A.xcodeproj/project.pbxproj": PROJECT.format("", ""),
        "I.plist": PLIST.format(""),
        "en.lproj/Countries.strings": "",
        "ios.json": SMARTLING.format(""),
        "android.json": SMARTLING.format(""),
        "res/values/countries.xml": RESOURCES.format(""),
        "AndroidManifest.xml": ANDROID_MANIFEST,
    }


# MARK: Large files


def filled(before, piece, after, most=None, size=FILE_BYTES):
    """As many pieces as fit, or the maximum for this kind of file."""
    pieces, rest = [], size - len(before) - len(after)
    while most is None or len(pieces) < most:
        rest -= len(piece(len(pieces)))
        if rest < 0:
            break
        pieces.append(piece(len(pieces)))
    return before + "".join(pieces) + after


def entry(number):
    return f'"k{number}":{{"localizations":{{"de":{{"stringUnit":{{"state":"translated","value":"v"}}}}}}}},'


# A file has at most this many words (strings file, project) or parts (XML).
MOST_WORDS, MOST_PARTS = 2_000_000, 1_000_000
BEFORE_REGIONS, BETWEEN, AFTER = PROJECT.replace("{{", "{").replace("}}", "}").split("{}")
CATALOG_END = '"last":{}},"version":"1.0"}'
# Large files, by what they contain: app.yaml, the path of the file, and its text.
LARGE_FILES = {
    # All texts are ours, because texts of the app would be missing in new languages.
    "strings": ("strings: '{lproj}.lproj/ND.strings'", "en.lproj/ND.strings", lambda: filled("", lambda k: f"/* {'x' * 60} {k} */\n", "")),
    "comments in strings": ("strings: '{lproj}.lproj/ND.strings'", "en.lproj/ND.strings", lambda: filled("", lambda k: "/**/", "", MOST_WORDS - 1000)),
    "texts in strings": ("labels: en.lproj/L.strings", "en.lproj/L.strings", lambda: filled("", lambda k: f'"k{k}" = "v";\n', "", MOST_WORDS // 4 - 1000)),
    "string catalog": ("xcstrings: L.xcstrings", "L.xcstrings", lambda: filled('{"sourceLanguage":"en","strings":{', entry, CATALOG_END)),
    "numbers in a catalog": ("xcstrings: L.xcstrings", "L.xcstrings", lambda: filled('{"strings":{},"x":[', lambda k: "1,", '1],"version":"1.0"}')),
    "property list": ("info_plists: [I.plist]", "I.plist", lambda: filled('<plist version="1.0"><dict>', lambda k: f"<key>k{k}</key><true/>\n", "</dict></plist>", MOST_PARTS // 4 - 1000)),
    "Android strings": ("android: { res: res, strings: a.xml }", "res/values/a.xml", lambda: filled("<resources>\n", lambda k: f'<string name="k{k}">v</string>\n', "</resources>", MOST_PARTS // 3 - 1000)),
    "elements on one line": ("android: { res: res, strings: a.xml }", "res/values/a.xml", lambda: filled("<resources>", lambda k: "<a/>", "</resources>", MOST_PARTS - 1000)),
    "attributes of one element": ("android: { res: res, strings: a.xml }", "res/values/a.xml", lambda: filled("<resources ", lambda k: f'a{k}="" ', "></resources>")),
    "comments on one line": ("android: { res: res, strings: a.xml }", "res/values/a.xml", lambda: filled("<resources><a/>", lambda k: "<!---->", "</resources>", MOST_PARTS - 1000)),
    "Xcode project": ("projects: [A.xcodeproj]", "A.xcodeproj/project.pbxproj", lambda: filled(BEFORE_REGIONS + BETWEEN, lambda k: f"\t\tA{k:023} /* x */ = {{isa = PBXBuildFile; }};\n", AFTER)),
    "list in an Xcode project": ("projects: [A.xcodeproj]", "A.xcodeproj/project.pbxproj", lambda: filled(BEFORE_REGIONS + BETWEEN + "\t\tB = (", lambda k: "1,", ");\n" + AFTER, MOST_WORDS // 2 - 1000)),
    "regions of an Xcode project": ("projects: [A.xcodeproj]", "A.xcodeproj/project.pbxproj", lambda: filled(BEFORE_REGIONS, lambda k: f"\t\t\t\tr{k},\n", BETWEEN + AFTER, MOST_WORDS // 2 - 1000)),
    "Smartling locales": ("smartling: { ios: s.json }", "s.json", lambda: filled('{"locales":[', lambda k: f'{{"smartling":"x{k}","application":"x{k}"}},', '{"smartling":"x","application":"x"}],"resourceSets":[]}')),
}  # fmt: skip


# MARK: app.yaml

APP_KINDS = ("same", "unknown", "invalid", "misshapen", "near", "distinct")


def row(path, number):
    """A valid element of a list, or row of a table, of app.yaml, and the files that it needs."""
    match path:
        case "entitlements.*":
            return pair(f"A{number}", f"e{number}.entitlements"), {f"e{number}.entitlements": PLIST.format("")}
        case "projects.[]":
            return f"p{number}.xcodeproj", {f"p{number}.xcodeproj/project.pbxproj": PROJECT.format("", "")}
        case "info_plists.[]":
            return f"i{number}.plist", {f"i{number}.plist": PLIST.format("")}
        case "other_folders.[]":
            return f"x{number}.lproj", {}
        case "android.manifests.*":
            return pair(f"A{number}", {"path": f"m{number}.xml", "activity": ".Main"}), {f"m{number}.xml": ANDROID_MANIFEST}
    raise SystemExit(f"apps.py does not say what {path} can have")


# How many valid ones are tried at most. Each is a file, and a variant is a row of a section.
MOST = {"entitlements.*": manifest.MOST_ROWS - 1, "android.manifests.*": manifest.MOST_ROWS - 1, "projects.[]": 3000, "info_plists.[]": 3000}


def elements(place, kind):
    """The elements of a list or mapping of app.yaml, as text, with the files for the first ones."""
    path = ".".join(place.element)
    if place.shape == "mapping":
        yield from mapping_elements(place, kind)
        return
    for number in range(MOST.get(path, 60_000)) if kind == "distinct" else itertools.count():
        good, files = row(path, number if kind == "distinct" else 0)
        name, _, value = good.partition(": ")
        match kind:
            case "unknown":
                good = f"unknown{number}: {value}" if value else f"unknown{number}.plist"
            case "invalid":
                good = f"{name}: ../{number}" if value else f"../{number}"
            case "misshapen":
                good = f"{name}{number}: {MISSHAPEN[number % len(MISSHAPEN)]}" if value else MISSHAPEN[number % len(MISSHAPEN)] or '""'
            case "near":
                good = f"{near('A0', number)}: {value}" if value else near(name, number)
        yield good, files


def mapping_elements(place, kind):
    keys = list(place.keys)
    for number in itertools.count():
        key = keys[number % len(keys)]
        match kind:
            case "unknown":
                key = f"unknown_{number}"
            case "near":
                key = near(key, number // len(keys))
            case "invalid":
                key = [key, str(number)]
        yield (f"{key}{number}: {MISSHAPEN[number % len(MISSHAPEN)]}" if kind == "misshapen" else pair(key, "x")), {}


def configurations(places):
    """The app.yaml files to try, by name: a list or mapping and a kind, each on one line and on many."""
    for place in places:
        for kind, on_lines in itertools.product(APP_KINDS, (False, True)):
            if kind != "distinct" or place.shape != "mapping":
                yield f"app.yaml {place.name} {kind} ({'lines' if on_lines else 'one line'})", place, kind, on_lines


def configured(place, kind, on_lines, size):
    """An app whose app.yaml has a filled list or mapping, by path."""
    texts, files, length = [], {}, 0
    for text, needed in elements(place, kind):
        length += len(text.encode()) + (len(place.path) + 1) * 2
        if length > size or len(texts) > 60_000:
            break
        texts.append(text)
        files |= needed
    node = Written("list" if place.shape == "list" else "mapping", texts, on_lines)
    for key in reversed([part if part != "*" else "A0" for part in place.path]):
        node = {key: node}
    if place.path == ("other_folders",):
        # This key is only read if the app has files.
        node["strings"] = "{lproj}.lproj/ND.strings"
        files["en.lproj/ND.strings"] = ""
    return {"app.yaml": written(node)} | files
