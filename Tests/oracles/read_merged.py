"""Prints as JSON what another parser reads from property lists and Xcode projects.

Standard input is a JSON list of texts. A text is read with plistlib, or with openstep_plist if it is a project. Of a
project, the `PBXProject` object is printed, of a property list everything.
"""

import json
import plistlib
import sys

import openstep_plist


def read(text):
    if "<plist" in text:
        return plistlib.loads(text.encode("utf-8"))
    objects = openstep_plist.loads(text.removeprefix("\ufeff"), use_numbers=False)["objects"]
    (project,) = [o for o in objects.values() if o["isa"] == "PBXProject"]
    return project


json.dump([read(text) for text in json.load(sys.stdin)], sys.stdout)
