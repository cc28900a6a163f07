"""Prints what other parsers find about a country and its language in the sample app's folder.

Arguments: the folder, a host, an ISO code, and an app language. Prints one line per file: its path and the facts in
it.
"""

import json
import pathlib
import plistlib
import sys
import xml.etree.ElementTree as tree

import openstep_plist

folder, host, code, language = sys.argv[1:]
root = pathlib.Path(folder)
ANDROID = "{http://schemas.android.com/apk/res/android}"


def say(path, found):
    print(path.relative_to(root).as_posix(), found)


for path in sorted(root.rglob("*.entitlements")):
    domains = plistlib.loads(path.read_bytes())["com.apple.developer.associated-domains"]
    say(path, domains.count(f"applinks:{host}"))
for path in sorted(root.rglob("project.pbxproj")):
    objects = openstep_plist.loads(path.read_text("utf-8"), use_numbers=False)["objects"]
    (project,) = [each for each in objects.values() if each["isa"] == "PBXProject"]
    say(path, project["knownRegions"].count(language))
path = root / "ios/Nextdoor/Info.plist"
say(path, plistlib.loads(path.read_bytes())["CFBundleLocalizations"].count(language))
for path in sorted(root.rglob("ND.strings")):
    texts = openstep_plist.loads(path.read_text("utf-8"), use_numbers=False)
    say(path, texts.get(f"country.name.{code}"))
for path in sorted(root.rglob("smartling-config.json")):
    locales = json.loads(path.read_text("utf-8"))["locales"]
    say(path, [each["application"] for each in locales if each["smartling"] == language])
resources = root / "android/app/src/main/res"
path = resources / "xml/locales_config.xml"
names = [each.get(ANDROID + "name") for each in tree.parse(path).getroot()]
say(path, names.count(language))
for path in sorted(resources.glob("values*/strings.xml")):
    names = {each.get("name"): each.text for each in tree.parse(path).getroot()}
    say(path, names.get(f"country_name_{code.lower()}"))
for path in sorted(root.rglob("AndroidManifest.xml")):
    hosts = [each.get(ANDROID + "host") for each in tree.parse(path).getroot().iter("data")]
    say(path, hosts.count(host))
