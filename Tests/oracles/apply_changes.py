"""Applies the changes of a review to the old export, and prints the positions of those that do not give the new export.

Reads a list of objects with `old`, `new` and `changes`; reviews in which a row has another name are left out. Both
exports are taken apart into facts: a value by section, row and name. The changes are applied to the facts of the old
export, and the result must be the facts of the new one.
"""

import json
import re
import sys

LISTS = {"environments": "environments", "services": "services", "apps": "apps", "formFields": "form_fields", "countries": "countries"}
OTHER_NAMES = {"appLanguage": "lproj", "lproj": "folder"}
SETTINGS = {"subdomainsPerDomain": "subdomains_per_domain", "swiftPrefix": "outputs swift prefix", "kotlinPackage": "outputs kotlin package"}


def name_of(key):
    """The manifest's name of a key of the export: `help_desk_url` for `helpDeskURL`."""
    return OTHER_NAMES.get(key) or re.sub("(?<=[a-z])(?=[A-Z])", "_", key).lower()


def facts(export):
    """The values of an export by section, row and name, as texts."""
    found = {}

    def put(section, row, name, value):
        found[section, row, name] = json.dumps(value) if isinstance(value, bool) else str(value)

    def put_list(section, row, name, values):
        if values:
            put(section, row, name, ", ".join(values))

    put("product", "", "name", export["product"])
    put("product", "", "default_country", export["defaultCountry"])
    put("localization", "", "development_language", export["developmentLanguage"])
    put_list("localization", "", "app_languages", export["appLanguages"])
    settings = export["settings"]
    for key, name in SETTINGS.items():
        if key in settings:
            put("product", "", name, settings[key])
    put("product", "", "outputs aasa webcredentials", settings["webCredentials"])
    put("product", "", "outputs", ", ".join(settings["outputs"]) if "outputs" in settings else "all")
    put_list("product", "", "outputs aasa exclude", settings["excludedPaths"])
    put_list("product", "", "outputs aasa include", settings["includedPaths"])
    put_list("product", "", "outputs android include", settings.get("androidPaths", []))
    for key, section in LISTS.items():
        put(section, "", "order", ", ".join(row.get("name", row.get("code")) for row in export[key]))
    for key in ("environments", "services", "formFields"):
        for row in export[key]:
            for each, value in row.items():
                if each not in ("name", "labelKey"):
                    put(LISTS[key], row["name"], name_of(each), value)
    for app in export["apps"]:
        for each in {"team", "bundle"} & app.keys():
            put("apps", app["name"], each, app[each])
        put_list("apps", app["name"], "statuses", app["statuses"])
        if "android" in app:
            put("apps", app["name"], "android package", app["android"]["package"])
            put_list("apps", app["name"], "android sha256", app["android"]["sha256"])
    named = {row["name"] for row in export["environments"] if row.get("hosts") == "named"}
    shared = {row["name"] for row in export["services"] if row["scope"] == "global"}
    for country in export["countries"]:
        put_country(country, named, shared, put, put_list)
    return found


def put_country(country, named, shared, put, put_list):
    code = country["code"]
    # An export omits a prefix that is the code.
    put("countries", code, "prefix", country.get("prefix", code))
    for key, value in country.items():
        if isinstance(value, str) and key not in ("code", "isoCode"):
            put("countries", code, name_of(key), value)
    for environment, site in country.get("sites", {}).items():
        put("countries", code, f"sites {environment}", site)
    for language, name in country["names"].items():
        put("countries", code, f"names {language}", name)
    put_list("countries", code, "languages", [each["locale"] for each in country["languages"]])
    for each in country["languages"]:
        for key, value in each.items():
            name = f"languages {each['locale']}" + ("" if key == "locale" else f" {name_of(key)}")
            put("countries", code, name, value)
    put_list("countries", code, "account_form", [each["name"] for each in country.get("accountForm", [])])
    for field in country.get("accountForm", []):
        name = f"account_form {field['name']}"
        put("countries", code, name, "required" if field["required"] else "optional")
        for key, value in field.items():
            if key not in ("name", "labelKey", "required"):
                put("countries", code, f"{name} {name_of(key)}", value)
    for environment, urls in country["urls"].items():
        if environment in named:
            if len(set(urls.values())) == 1:
                put("countries", code, f"urls {environment}", next(iter(urls.values())))
                continue
        for service, url in urls.items():
            if service in shared and environment not in named:
                put("services", service, f"urls {environment}", url)
            else:
                put("countries", code, f"urls {environment} {service}", url)
    for environment, hosts in country["acceptedHosts"].items():
        put_list("countries", code, f"accepted {environment}", hosts)
    put_list("countries", code, "deep_links", [*country["deepLinkHosts"], *country.get("deepLinkWildcards", [])])
    for step, state in country["completeness"].items():
        put("countries", code, f"steps {step}", state)


def has_renamed(case):
    """Whether a row has another name; its facts then have other places, as the recorded reviews show."""
    return any(not change["name"] and "old" in change and "new" in change for change in case["changes"])


def is_wrong(case):
    found, expected = facts(case["old"]), facts(case["new"])
    for change in case["changes"]:
        key = change["section"], change["row"], change["name"]
        # The facts of hosts, settings and elements of lists have no value of their own in an export.
        if "old" in change and found.get(key, change["old"]) != change["old"]:
            return True
        if "new" not in change:
            found.pop(key, None)
        elif key in found or key in expected:
            found[key] = change["new"]
    # An export omits a path that is the prefix.
    for section, row, name in [key for key in found if key[2] == "path"]:
        if found[section, row, name] == found[section, row, "prefix"]:
            del found[section, row, name]
    if found != expected:
        names = [key for key in found.keys() | expected.keys() if found.get(key) != expected.get(key)]
        print(sorted(names)[:5], file=sys.stderr)
    return found != expected


cases = json.load(sys.stdin)
compared = [position for position, case in enumerate(cases) if case["changes"] and not has_renamed(case)]
if len(compared) < len(cases) / 2:
    sys.exit(f"error: only {len(compared)} of {len(cases)} reviews have changes to apply")
print(json.dumps([position for position in compared if is_wrong(cases[position])]))
