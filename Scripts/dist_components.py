"""What is inside the static executable, by the linker's map: components, their sizes, and their licenses."""

import dataclasses
import json
import os
import pathlib
import re
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent
SWIFT_LICENSE = "Apache-2.0 WITH Swift-exception"
# The licenses of the parts that a Debian package contributes to an executable, as its copyright file has them.
DEBIAN_LICENSES = {
    "libc6-dev": "LGPL-2.1-or-later",
    "libgcc-12-dev": "GPL-3.0-or-later WITH GCC-exception-3.1",
    "libstdc++-12-dev": "GPL-3.0-or-later WITH GCC-exception-3.1",
    "libyaml-dev": "MIT",
}
# One line of a section that comes from a file, in the map of LLVM's linker: its address twice, size and alignment.
# The names of symbols are indented further.
SECTION = re.compile(r"^ *([0-9a-f]+) +[0-9a-f]+ +([0-9a-f]+) +\d+ {9}([^< ].*):\(.*\)$")


@dataclasses.dataclass
class Component:
    name: str
    version: str
    license: str
    # The files to copy.
    texts: list
    size: int = 0


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def version():
    source = (ROOT / "Sources/nd-config/Version.swift").read_text()
    return re.search(r'^let version = "([^"]+)"$', source, re.MULTILINE).group(1)


def sizes(map_file):
    """Bytes of the executable by the file that they come from: an object, or an archive."""
    result = {}
    for line in map_file.read_text(errors="replace").splitlines():
        found = SECTION.match(line)
        # What has no address is not loaded.
        if found and int(found.group(1), 16):
            path = found.group(3).split("(")[0]
            result[path] = result.get(path, 0) + int(found.group(2), 16)
    return result


def swift_root():
    return pathlib.Path(output("swiftc", "-print-target-info").split('"runtimeResourcePath": "')[1].split('"')[0]).parents[2]


def component(path, swift, found):
    """The component that a linked file belongs to."""
    if "/checkouts/" in path or "/ArgumentParser" in path:
        pins = json.loads((ROOT / "Package.resolved").read_text())["pins"]
        pin = next(pin for pin in pins if pin["identity"] == "swift-argument-parser")
        text = ROOT / ".build/static/checkouts/swift-argument-parser/LICENSE.txt"
        return found("swift-argument-parser", lambda: (pin["state"]["version"], SWIFT_LICENSE, [text]))
    if ".build/" in path and ".build/static" in path:
        return found("nd-config", lambda: (version(), "MIT", [ROOT / "LICENSE", ROOT / "NOTICE.md"]))
    real = pathlib.Path(path).resolve()
    if real.is_relative_to(swift):
        number = re.search(r"Swift version (\S+)", output("swiftc", "--version")).group(1)
        return found("swift", lambda: (number, SWIFT_LICENSE, [swift / "usr/share/swift/LICENSE.txt"]))
    package = output("dpkg-query", "-S", f"*/{real.name}").splitlines()
    package = next(line.split(":")[0] for line in package if line.endswith(f" {real}"))
    number = output("dpkg-query", "-W", "-f", "${Version}", package)
    text = pathlib.Path("/usr/share/doc") / package / "copyright"
    return found(package, lambda: (number, DEBIAN_LICENSES[package], [text]))


def components(map_file):
    """The components, the largest first, and the sizes of nd-config's own modules."""
    swift = swift_root()
    result, modules = {}, {}

    def found(name, facts):
        if name not in result:
            result[name] = Component(name, *facts())
        return result[name]

    for path, size in sizes(map_file).items():
        owner = component(os.path.join(ROOT, path), swift, found)
        owner.size += size
        module = re.search(r"/([\w-]+)\.build/", path)
        label = module.group(1) if module else pathlib.Path(path).name
        modules[label] = modules.get(label, 0) + size
    return sorted(result.values(), key=lambda c: -c.size), sorted(modules.items(), key=lambda m: -m[1])


def tables():
    """The embedded tables of others, as NOTICE.md lists them."""
    section = (ROOT / "NOTICE.md").read_text().split("\n## Embedded tables\n")[1].split("\n## ")[0]
    for row in re.findall(r"^\| `(\w+)` \| (.+?) \| (.+?) \| (\S+) \| (.+?) \|$", section, re.MULTILINE):
        name, source, _, date, license = row
        yield Component(name, date, license.split(";")[0], []), source


def spdx(parts, base, epoch):
    """An SPDX 2.3 document; the same executable gives the same bytes."""
    created = output("date", "-u", "-d", f"@{epoch}", "+%Y-%m-%dT%H:%M:%SZ")
    rows = [(part, None) for part in parts] + list(tables())
    packages = [
        {
            "SPDXID": "SPDXRef-" + re.sub(r"[^A-Za-z0-9.-]", "-", part.name),
            "name": part.name,
            "versionInfo": part.version,
            "licenseDeclared": part.license,
            "licenseConcluded": part.license,
            "copyrightText": "NOASSERTION",
            "downloadLocation": "NOASSERTION",
            "filesAnalyzed": False,
            **({"comment": f"an embedded table: {source}"} if source else {}),
        }
        for part, source in rows
    ]
    main = "SPDXRef-nd-config"
    contains = [
        {"spdxElementId": main, "relationshipType": "CONTAINS", "relatedSpdxElement": package["SPDXID"]}
        for package in packages
        if package["SPDXID"] != main
    ]
    describes = {"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES", "relatedSpdxElement": main}
    document = {
        "spdxVersion": "SPDX-2.3",
        "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"nd-config-{version()}",
        "documentNamespace": f"{base}/nd-config-{version()}.spdx.json",
        "creationInfo": {"created": created, "creators": ["Tool: Scripts/dist.py"]},
        "packages": packages,
        "relationships": [describes, *contains],
    }
    return json.dumps(document, indent=2) + "\n"
