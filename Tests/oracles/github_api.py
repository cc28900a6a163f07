#!/usr/bin/env python3
"""Replaces GitHub's program `gh` in a test: answers `gh api` from the folder that GITHUB_STUB names.

The response to a request for `a/b?c` is the file `a_b_c`, processed by jq if --jq is given. A missing file is the
status 404. A request that writes appends its method, endpoint and body to `written`, as JSON lines.
"""

import argparse
import json
import os
import pathlib
import re
import subprocess
import sys

parser = argparse.ArgumentParser(allow_abbrev=False)
parser.add_argument("command", choices=["api"])
parser.add_argument("endpoint")
parser.add_argument("--method", default="GET")
parser.add_argument("--jq")
parser.add_argument("--paginate", action="store_true")
parser.add_argument("--silent", action="store_true")
parser.add_argument("-H", action="append")
parser.add_argument("-f", action="append", default=[])
parser.add_argument("-F", action="append", default=[])
options = parser.parse_args()
folder = pathlib.Path(os.environ["GITHUB_STUB"])

if not os.environ.get("GH_TOKEN"):
    sys.exit("gh: no token")
if options.method in ("POST", "PATCH"):
    (field,) = options.F
    name, path = field.split("=@", 1)
    row = {"method": options.method, "endpoint": options.endpoint, name: pathlib.Path(path).read_text()}
    with (folder / "written").open("a") as file:
        file.write(json.dumps(row) + "\n")
    sys.exit()
file = folder / re.sub(r"[/?]", "_", options.endpoint)
if not file.exists():
    sys.exit(f"gh: Not Found (HTTP 404): {options.endpoint}")
answer = file.read_bytes()
if options.jq:
    answer = subprocess.run(["jq", "-r", options.jq], input=answer, check=True, capture_output=True).stdout
sys.stdout.buffer.write(answer)
