"""Prints as JSON the strings that Google's aapt2 compiles from the `res` folder in the first argument.

The output is a list of names and texts for each folder of values.

`aapt2 compile` writes a container of protocol buffers. The field numbers are those of AOSP's
tools/aapt2/Resources.proto.
"""

import json
import pathlib
import struct
import subprocess
import sys
import tempfile


def fields(message):
    """The numbers and values of a message's fields."""
    position = 0

    def varint():
        nonlocal position
        value = shift = 0
        while True:
            byte = message[position]
            position += 1
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    while position < len(message):
        key = varint()
        if key & 7 == 0:
            yield key >> 3, varint()
        elif key & 7 == 5:
            position += 4
        elif key & 7 == 1:
            position += 8
        else:
            count = varint()
            yield key >> 3, message[position : position + count]
            position += count


def all_of(message, *path):
    """The values at the end of a path of field numbers."""
    if not path:
        return [message]
    found = [value for number, value in fields(message) if number == path[0]]
    return [each for value in found for each in all_of(value, *path[1:])]


def strings(flat):
    data = flat.read_bytes()
    magic, version, count = struct.unpack_from("<III", data)
    assert magic == 0x54504141 and version == 1 and count == 1
    kind, size = struct.unpack_from("<IQ", data, 12)
    assert kind == 0
    table = data[24 : 24 + size]
    # ResourceTable.package.type.entry: name, config_value.value.item.str.value. An empty one is absent.
    entries = all_of(table, 2, 3, 3)
    return [
        [all_of(entry, 2)[0].decode(), b"".join(all_of(entry, 6, 2, 4, 2, 1)).decode()]
        for entry in entries
    ]


with tempfile.TemporaryDirectory() as folder:
    subprocess.run(["aapt2", "compile", "--dir", sys.argv[1], "-o", f"{folder}/res.zip"], check=True)
    subprocess.run([sys.executable, "-m", "zipfile", "-e", f"{folder}/res.zip", folder], check=True)
    files = sorted(pathlib.Path(folder).glob("*.arsc.flat"))
    found = {}
    for each in files:
        found.setdefault(each.name.split("_")[0], []).extend(strings(each))
    if not any(found.values()):
        sys.exit("error: aapt2 compiled no string")
    json.dump(found, sys.stdout)
