"""Prints as JSON what two other parsers read from an Xcode project on standard input.

`pbxproj` returns the known regions, the targets and the text that it would write. `openstep_parser` returns the whole
tree without the known regions.
"""

import json
import pathlib
import sys
import tempfile

from openstep_parser import OpenStepDecoder
from pbxproj import XcodeProject

text = sys.stdin.buffer.read().decode("utf-8")
with tempfile.TemporaryDirectory() as folder:
    path = pathlib.Path(folder) / "project.pbxproj"
    path.write_bytes(text.encode("utf-8"))
    project = XcodeProject.load(str(path))
    written = repr(project) + "\n"
tree = OpenStepDecoder.ParseFromString(text)
objects = tree["objects"].values()
(root,) = [each for each in objects if each["isa"] == "PBXProject"]
regions = root.pop("knownRegions")
by_pbxproj = [str(each) for each in project.objects[str(project.rootObject)].knownRegions]
json.dump(
    {
        "regions": regions,
        "regionsAgain": by_pbxproj,
        "targets": [str(target.name) for target in project.objects.get_targets()],
        "isAsXcodeWrites": written == text,
        "others": json.dumps(tree, sort_keys=True),
    },
    sys.stdout,
)
