"""Prints what other parsers find about a country and its language in the sample app's folder.

Arguments: the folder, a host, and an app language. Prints one line per file: its path and the facts in it.
"""

import json
import pathlib
import plistlib
import sys
import xml.etree.ElementTree as tree

import openstep_plist

folder, host, language = sys.argv[1:]
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
for path in sorted(root.rglob("smartling-config.json")):
    locales = json.loads(path.read_text("utf-8"))["locales"]
    say(path, [each["application"] for each in locales if each["smartling"] == language])
for path in sorted(root.rglob("AndroidManifest.xml")):
    hosts = [each.get(ANDROID + "host") for each in tree.parse(path).getroot().iter("data")]
    say(path, hosts.count(host))
