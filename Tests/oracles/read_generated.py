"""Prints what other parsers find about a country and its language in the outputs of a manifest.

Arguments: the folder, a host, an ISO code, and an app language. Prints one line per file: its path and the facts in
it. Swift, Kotlin and TypeScript are tested with their compilers instead.
"""

import json
import pathlib
import plistlib
import sys
import xml.etree.ElementTree as tree

import openstep_plist
from markdown_it import MarkdownIt

folder, host, code, language = sys.argv[1:]
root = pathlib.Path(folder)
ANDROID = "{http://schemas.android.com/apk/res/android}"


said = 0


def say(path, found):
    global said
    said += 1
    print(path.relative_to(root).as_posix(), found)


def each(pattern):
    return sorted(root.glob(pattern))


for path in each("entitlements/*"):
    domains = plistlib.loads(path.read_bytes())["com.apple.developer.associated-domains"]
    say(path, domains.count(f"applinks:{host}"))
for path in each("aasa/nextdoor.com/*"):
    (details,) = json.loads(path.read_text("utf-8"))["applinks"]["details"]
    say(path, len(details["appIDs"]))
for path in each("assetlinks/nextdoor.com/*"):
    say(path, len(json.loads(path.read_text("utf-8"))))
for path in each("strings/*/Countries.strings"):
    texts = openstep_plist.loads(path.read_text("utf-8"), use_numbers=False)
    say(path, texts.get(f"country.name.{code}"))
for path in each("xcstrings/Countries.xcstrings"):
    names = json.loads(path.read_text("utf-8"))["strings"][f"country.name.{code}"]["localizations"]
    say(path, len(names))
    say(path, names[language]["stringUnit"]["value"])
for path in each("smartling/*/*"):
    locales = json.loads(path.read_text("utf-8"))["locales"]
    say(path, [each["application"] for each in locales if each["smartling"] == language])
for path in each("android/res/xml/*"):
    names = [locale.get(ANDROID + "name") for locale in tree.parse(path).getroot()]
    say(path, names.count(language))
for path in each("android/res/values*/strings.xml"):
    texts = {text.get("name"): text.text for text in tree.parse(path).getroot()}
    say(path, texts.get(f"country_name_{code.lower()}"))
for path in each("android/manifests/*/*"):
    hosts = [data.get(ANDROID + "host") for data in tree.parse(path).getroot().iter("data")]
    say(path, hosts.count(host))
for path in each("COUNTRIES.md"):
    page = MarkdownIt("commonmark").enable("table").render(path.read_text("utf-8"))
    say(path, page.count(f"<tr>\n<td><code>{code.lower()}</code></td>"))
for path in each("countries.json"):
    rows = json.loads(path.read_text("utf-8"))["countries"]
    say(path, [row["isoCode"] for row in rows].count(code))
for path in each("hosts/*"):
    groups = [group for domain in json.loads(path.read_text("utf-8"))["domains"] for group in domain["environments"]]
    own = [group for group in groups if code.lower() in [each.get("country") for each in group["hosts"]]]
    say(path, sorted(group["environment"] for group in own))
if not said:
    sys.exit(f"error: {folder} has none of the files")
