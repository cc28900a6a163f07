"""Prints as JSON the entries that another parser reads from an app's file on standard input.

Argument: the format, `strings` or `project` (openstep_plist), `xcstrings` or `smartling` (json).
"""

import json
import sys

FORMAT = sys.argv[1]
text = sys.stdin.buffer.read().decode("utf-8")


def openstep():
    import openstep_plist

    return openstep_plist.loads(text, use_numbers=False)


if FORMAT == "strings":
    found = [[key, value] for key, value in openstep().items()]
elif FORMAT == "project":
    projects = [o for o in openstep()["objects"].values() if o["isa"] == "PBXProject"]
    (project,) = projects
    found = project["knownRegions"]
elif FORMAT == "xcstrings":
    found = [
        [key, unit["stringUnit"]["value"]]
        for key, entry in json.loads(text)["strings"].items()
        for unit in entry["localizations"].values()
    ]
elif FORMAT == "smartling":
    locales = json.loads(text)["locales"]
    found = [[locale["smartling"], locale["application"]] for locale in locales]
else:
    sys.exit(f"unknown format {FORMAT}")
if not found:
    sys.exit("error: there is no entry")
json.dump(found, sys.stdout)
