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
    dump = subprocess.run(["aapt2", "dump", "resources", app], check=True, capture_output=True).stdout

# aapt2 prints some characters as two surrogates.
dump = dump.decode("utf-8", "surrogatepass").encode("utf-16", "surrogatepass").decode("utf-16")

strings = {}
for resource in dump.split("\n    resource ")[1:]:
    head, _, values = resource.partition("\n")
    kind, _, name = head.split(":")[-1].split()[-1].partition("/")
    if kind != "string":
        continue
    texts = re.findall(r'^ {6}\((\S*)\) "(.*?)"$(?=\n {6}\(|\n  type |\n?\Z)', values, re.MULTILINE | re.DOTALL)
    # aapt2 indents each line of a text.
    strings[name] = {configuration: text.replace("\n      ", "\n") for configuration, text in texts}
    assert len(strings[name]) == len(texts) > 0, resource
if not strings:
    sys.exit("error: the app has no string")
print(json.dumps(strings))
