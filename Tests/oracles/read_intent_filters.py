"""Prints as JSON the `<data>` of each intent filter that aapt2 reads from the AndroidManifest.xml in the first
argument.

The output is lists of texts such as `host=www.example.com`, in the order of the file.

Without Android's resources, aapt2 knows no attributes. So a stand-in for them declares those in the file.
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile

text = pathlib.Path(sys.argv[1]).read_text("utf-8")
# Replaces references, because the app's resources are not linked.
text = re.sub(r'"@\w+/\w+"', '"x"', text)
names = sorted(set(re.findall(r"android:(\w+)=", text)))
attributes = "".join(f'<attr name="{name}" format="string|boolean"/><public type="attr" name="{name}"/>' for name in names)

with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)

    def aapt2(*arguments):
        return subprocess.run(["aapt2", *arguments], cwd=folder, check=True, capture_output=True, text=True).stdout

    (folder / "values").mkdir()
    (folder / "values/attrs.xml").write_text(f"<resources>{attributes}</resources>")
    (folder / "android.xml").write_text('<manifest package="android"/>')
    (folder / "AndroidManifest.xml").write_text(text, "utf-8")
    aapt2("compile", "-o", ".", "values/attrs.xml")
    aapt2("link", "-x", "--manifest", "android.xml", "-o", "android.apk", "values_attrs.arsc.flat")
    aapt2("link", "-I", "android.apk", "--manifest", "AndroidManifest.xml", "-o", "app.apk")
    dump = aapt2("dump", "xmltree", "--file", "AndroidManifest.xml", "app.apk")

filters, element = [], ""
for line in dump.splitlines():
    if match := re.match(r"\s+E: (\S+)", line):
        element = match[1]
        if element == "intent-filter":
            filters.append([])
    elif element == "data" and (match := re.match(r'\s+A: \S+:(\w+)\(0x\w+\)="([^"]*)"', line)):
        filters[-1].append(f"{match[1]}={match[2]}")
if not filters:
    sys.exit("error: there is no intent filter")
print(json.dumps(filters))
