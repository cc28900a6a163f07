"""Compares the outputs for Apple's platforms and Smartling with the manifest, and prints the differences.

Standard input is JSON: {"manifest": text, "files": {path: text}}. PyYAML reads the manifest. This script implements
the rules of the design independently. plistlib, json, PyYAML and openstep_plist read the files. The last line has the
number of compared files.
"""

import json
import plistlib
import re
import sys

import openstep_plist
import yaml

given = json.load(sys.stdin)
manifest = yaml.load(given["manifest"], Loader=yaml.BaseLoader)
files = given["files"]
countries = manifest["countries"]
product = manifest["product"]
localization = manifest.get("localization", {})
development = localization.get("development_language", "en")
site = manifest["environments"]["production"]["site"]
domain = countries[product["default_country"]]["tld"]

# CLDR's likely regions, for the languages in the manifests of the tests.
LIKELY = dict(
    da="DK", de="DE", en="US", es="ES", fi="FI", fr="FR", it="IT", nb="NO", nl="NL", pt="BR", sv="SE"
)
# Public suffixes of two labels in these manifests.
LONG_SUFFIXES = ("co.uk", "com.au")


def entries(country):
    for entry in country["languages"]:
        yield entry if isinstance(entry, dict) else {"locale": entry}


def lproj(entry):
    if "lproj" in entry:
        return entry["lproj"]
    language, _, region = entry["locale"].partition("-")
    return language if LIKELY.get(language) == region else entry["locale"]


def android(entry):
    if "android" in entry:
        return entry["android"]
    language, _, region = lproj(entry).partition("-")
    language = {"he": "iw", "id": "in", "yi": "ji"}.get(language, language)
    return f"{language}-r{region}" if region else language


# An app language belongs to the first entry that derives it, or else to the first one that shares it.
owners = {}
for country in countries.values():
    for entry in entries(country):
        name = lproj(entry)
        if name not in owners or ("lproj" in owners[name] and "lproj" not in entry):
            owners[name] = entry
languages = list(owners)
others = [name for name in languages if name != development]


def host(code, form):
    if form == "tld":
        return f"{site}.{countries[code]['tld']}"
    return f"{code}.{site}.{domain}"


def hosts(code):
    country = countries[code]
    forms = [country["hosts"], *country.get("accepts", [])]
    return [host(code, form) for form in forms] + country.get("entitlement_domains", [])


def variant_hosts(app):
    return sorted(
        {
            name
            for code, country in countries.items()
            if country.get("status", "live") in app["statuses"]
            for name in hosts(code)
        }
    )


def registrable(name):
    labels = name.split(".")
    return ".".join(labels[-3:] if name.endswith(LONG_SUFFIXES) else labels[-2:])


def names():
    return {f"country.name.{code.upper()}": None for code in countries}


def labels():
    """The labels of forms by key. Only the development language has them."""
    labels = {name: field["label"] for name, field in manifest["form_fields"].items()}
    found = {f"form.label.{name}": label for name, label in labels.items()}
    for code, country in countries.items():
        for field in country["account_form"]["fields"]:
            if isinstance(field, dict):
                ((name, traits),) = field.items()
                if traits.get("label", labels[name]) != labels[name]:
                    found[f"country.form.{code.upper()}.{name}"] = traits["label"]
    return found


def smartling(kind, application, source, translation):
    return {
        "locales": [
            {
                "smartling": owners[name].get("smartling", owners[name]["locale"]),
                "application": application(owners[name]),
            }
            for name in others
        ],
        "resourceSets": [
            {
                "type": kind,
                "pathRegex": "(?<root>(?:.*/)?)" + re.escape(source).replace("\\-", "-"),
                "translationPathExpression": "${root}translated/" + translation,
            }
        ],
    }


expected = {}
for name, app in manifest.get("apps", {}).items():
    expected[f"entitlements/{name}.entitlements"] = {
        "com.apple.developer.associated-domains": [f"applinks:{h}" for h in variant_hosts(app)]
    }
domains = {}
for app in manifest.get("apps", {}).values():
    for name in variant_hosts(app):
        ids = domains.setdefault(registrable(name), [])
        if (app_id := f"{app['team']}.{app['bundle']}") not in ids:
            ids.append(app_id)
aasa = product.get("outputs", {}).get("aasa", {})
excluded = [{"/": path, "exclude": True} for path in aasa.get("exclude", [])]
for name, ids in domains.items():
    association = {"applinks": {"details": [{"appIDs": ids, "components": [*excluded, {"/": "*"}]}]}}
    if aasa.get("webcredentials") == "true":
        association["webcredentials"] = {"apps": ids}
    expected[f"aasa/{name}/apple-app-site-association"] = association
for name in languages:
    expected[f"strings/{name}.lproj/Countries.strings"] = names()
expected[f"strings/{development}.lproj/AccountForms.strings"] = labels()
for table, texts, known in [
    ("Countries", names(), sorted(languages)),
    ("AccountForms", labels(), [development]),
]:
    expected[f"xcstrings/{table}.xcstrings"] = {
        "sourceLanguage": development,
        "version": "1.0",
        "strings": {key: {name: texts[key] for name in known} for key in sorted(texts)},
    }
if others:
    expected["smartling/ios/smartling-config.json"] = smartling(
        "ios",
        lproj,
        f"strings/{development}.lproj/AccountForms.strings",
        "strings/${locale}.lproj/AccountForms.strings",
    )
    expected["smartling/android/smartling-config.json"] = smartling(
        "android",
        android,
        "android/res/values/account_forms.xml",
        "android/res/values-${locale}/account_forms.xml",
    )


def catalog(text):
    """Checks the parts of a string catalog that are the same for each key, and returns the rest."""
    value = json.loads(text)
    for key, entry in value["strings"].items():
        assert list(entry) == ["comment", "extractionState", "localizations"], key
        assert entry["comment"] and entry["extractionState"] == "manual", key
        value["strings"][key] = {}
        for language, localization in entry["localizations"].items():
            unit = localization.pop("stringUnit")
            assert not localization and unit.pop("state") == "translated", key
            value["strings"][key][language] = unit.pop("value")
            assert not unit, key
    return value


def read(path, text):
    if path.endswith(".entitlements"):
        return plistlib.loads(text.encode())
    if path.endswith(".strings"):
        return openstep_plist.loads(text, use_numbers=False)
    return catalog(text) if path.endswith(".xcstrings") else json.loads(text)


def blank_names(key, value):
    """Names come from CLDR, which this script does not know. It only checks that a name exists."""
    if key.startswith("country.name."):
        if isinstance(value, dict):
            return {language: None if name else "" for language, name in value.items()}
        return None if value else ""
    return value


def without_names(path, value):
    if path.endswith(".strings"):
        return {key: blank_names(key, text) for key, text in value.items()}
    if path.endswith(".xcstrings"):
        value["strings"] = {k: blank_names(k, v) for k, v in value["strings"].items()}
    return value


def in_order(value):
    return json.dumps(value, ensure_ascii=False)


if not files:
    sys.exit("error: there is no file")
for path in sorted(expected.keys() | files.keys()):
    if path not in files or path not in expected:
        print(f"{path}: {'not there' if path in expected else 'not expected'}")
        continue
    found = without_names(path, read(path, files[path]))
    wanted = expected[path]
    if found != wanted:
        print(f"{path}: {in_order(found)} where the manifest says {in_order(wanted)}")
    elif path.endswith(".xcstrings") and in_order(found["strings"]) != in_order(wanted["strings"]):
        print(f"{path}: not sorted")
print(f"{len(files)} files compared")
