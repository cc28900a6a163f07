"""Prints as JSON what another parser reads from a text on standard input.

Argument: the format, `openstep` (openstep_plist), `json` or `yaml` (PyYAML). A mapping is printed as a list of its
pairs, so the result does not depend on how JSON keys are compared.
"""

import json
import sys

import openstep_plist
import yaml

READERS = {
    "openstep": lambda text: openstep_plist.loads(text, use_numbers=False),
    "json": json.loads,
    "yaml": yaml.safe_load,
}

value = READERS[sys.argv[1]](sys.stdin.buffer.read().decode("utf-8"))
if not value:
    sys.exit("error: there is no text")
json.dump([list(pair) for pair in value.items()] if isinstance(value, dict) else value, sys.stdout)
