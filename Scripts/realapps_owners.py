"""The distance between nd-config's files for an app and those its owner would write (Scripts/realapps_owners.toml).
"""

import yaml


def leaves(value, path=""):
    """The values in an app.yaml, each with its keys. The order of a list is ignored."""
    if isinstance(value, dict):
        return {leaf for key, each in value.items() for leaf in leaves(each, f"{path}{key}: ")}
    if isinstance(value, list):
        return {leaf for each in value for leaf in leaves(each, path)}
    return set() if value is None else {f"{path}{value}"}


def languages(exported, is_android):
    """The app languages as the app's folders spell them: on Android, `iw` for `he` and `b+es+419` for `es-419`."""
    names = {name: name for name in exported["appLanguages"]}
    if is_android:
        names = {name: qualifier(name) for name in names}
        entries = [each for country in exported["countries"] for each in country["languages"]]
        names |= {each["appLanguage"]: each["android"] for each in entries if each.get("android")}
    return set(names.values())


def qualifier(tag):
    """The qualifier of a folder of Android resources."""
    parts = tag.split("-")
    parts[0] = {"he": "iw", "id": "in", "yi": "ji"}.get(parts[0], parts[0])
    if len(parts) == 1:
        return parts[0]
    if len(parts) == 2 and len(parts[1]) == 2:
        return f"{parts[0]}-r{parts[1]}"
    return "b+" + "+".join(parts)


def expanded(patterns, app):
    """The files of a diff. {lproj} stands for each language, {values} for the folder of each."""
    names = app["languages"].split()
    values = ["values" if name == app["development"] else f"values-{name}" for name in names]
    files = set()
    for pattern in patterns:
        files |= {pattern.replace("{lproj}", name).replace("{values}", value) for name, value in zip(names, values)}
    return files


def distance(app, exported, proposed, changed):
    """How many lines differ, by topic, and the lines."""
    counts, lines = {}, []

    def compare(what, expected, found):
        counts[what] = len(expected ^ found)
        lines.extend(f"{what} - {each}" for each in sorted(expected - found))
        lines.extend(f"{what} + {each}" for each in sorted(found - expected))

    compare("app.yaml", leaves(yaml.safe_load(app["configuration"])), leaves(yaml.safe_load(proposed)))
    compare("development", {app["development"]}, {exported["developmentLanguage"]})
    if "languages" in app:
        is_android = "android:" in app["configuration"]
        compare("languages", set(app["languages"].split()), languages(exported, is_android))
    if "domain" in app:
        compare("domain", {app["domain"]} - {""}, domain(exported))
    if "diff" in app:
        compare("diff", expanded(app["diff"], app), changed)
    return counts, lines


def domain(exported):
    """The main domain of the product; empty if the manifest has a placeholder."""
    site = next(each["site"] for each in exported["environments"] if each["name"] == "production")
    tld = next(each["tld"] for each in exported["countries"] if each["code"] == exported["defaultCountry"])
    return {f"{site}.{tld}"} - {"example.com"}
