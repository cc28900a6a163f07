"""Prints as JSON the entries that another parser reads from an app's file on standard input.

Argument: the format, `project` (openstep_plist) or `smartling` (json).
"""

import json
import sys

FORMAT = sys.argv[1]
text = sys.stdin.buffer.read().decode("utf-8")


if FORMAT == "project":
    import openstep_plist

    objects = openstep_plist.loads(text, use_numbers=False)["objects"]
    projects = [o for o in objects.values() if o["isa"] == "PBXProject"]
    (project,) = projects
    found = project["knownRegions"]
elif FORMAT == "smartling":
    locales = json.loads(text)["locales"]
    found = [[locale["smartling"], locale["application"]] for locale in locales]
else:
    sys.exit(f"unknown format {FORMAT}")
if not found:
    sys.exit("error: there is no entry")
json.dump(found, sys.stdout)
