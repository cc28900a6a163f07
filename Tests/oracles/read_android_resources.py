"""Builds an app from the given resource folders with Google's aapt2, and prints its strings as JSON.

The folders are one source set, in which a resource may occur only once. The output is a text for each name and
configuration.
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile

with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)
    manifest = folder / "AndroidManifest.xml"
    manifest.write_text('<manifest package="com.example.app"/>')
    compiled = []
    for number, resources in enumerate(sys.argv[1:]):
        output = folder / str(number)
        output.mkdir()
        # Without `xml`, which needs Android's resources.
        values = sorted(pathlib.Path(resources).glob("values*/*.xml"))
        subprocess.run(["aapt2", "compile", "-o", output, *values], check=True)
        compiled += sorted(output.iterdir())
    app = folder / "app.apk"
    subprocess.run(["aapt2", "link", "--manifest", manifest, "-o", app, *compiled], check=True)
    dump = subprocess.run(["aapt2", "dump", "resources", app], check=True, capture_output=True, text=True).stdout

strings, current = {}, None
for line in dump.splitlines():
    if match := re.match(r"\s+resource 0x\w+ (?:\S+:)?(\w+)/(\w+)", line):
        current = strings.setdefault(match[2], {}) if match[1] == "string" else None
    elif current is not None and (match := re.match(r'\s+\((\S*)\) "(.*)"$', line)):
        assert match[1] not in current, line
        current[match[1]] = match[2]
if not strings:
    sys.exit("error: the app has no string")
print(json.dumps(strings))
