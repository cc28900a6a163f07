"""Prints as JSON what another parser reads from a text on standard input.

Argument: the format, `plist` (plistlib), `openstep` (openstep_plist), `json` or `yaml` (PyYAML). A mapping is printed
as a list of its pairs, so the result does not depend on how JSON keys are compared.
"""

import json
import plistlib
import sys

FORMAT = sys.argv[1]
data = sys.stdin.buffer.read()

if FORMAT == "plist":
    value = plistlib.loads(data, fmt=plistlib.FMT_XML)
elif FORMAT == "openstep":
    import openstep_plist

    value = openstep_plist.loads(data.decode("utf-8"), use_numbers=False)
elif FORMAT == "json":
    value = json.loads(data.decode("utf-8"))
elif FORMAT == "yaml":
    import yaml

    value = yaml.safe_load(data.decode("utf-8"))
else:
    sys.exit(f"unknown format {FORMAT}")

if not value:
    sys.exit("error: there is no text")
if isinstance(value, dict):
    value = [list(pair) for pair in value.items()]
json.dump(value, sys.stdout)
