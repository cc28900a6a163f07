"""The contents of the static executable, from the linker's map: components with their sizes and licenses."""

import dataclasses
import datetime
import json
import os
import pathlib
import re
import subprocess

import dependencies

ROOT = pathlib.Path(__file__).resolve().parent.parent
SWIFT_LICENSE = "Apache-2.0 WITH Swift-exception"
PACKAGE_LICENSES = {"swift-argument-parser": SWIFT_LICENSE}
# The licenses of the parts that a Debian package contributes to an executable, from its copyright file.
DEBIAN_LICENSES = {
    "libc6-dev": "LGPL-2.1-or-later",
    "libgcc-12-dev": "GPL-3.0-or-later WITH GCC-exception-3.1",
    "libstdc++-12-dev": "GPL-3.0-or-later WITH GCC-exception-3.1",
    "libyaml-dev": "MIT",
}
# A line in the map of LLVM's linker for a section that comes from a file: its address twice, size and alignment. The
# names of symbols are indented further.
SECTION = re.compile(r"^ *([0-9a-f]+) +[0-9a-f]+ +([0-9a-f]+) +\d+ {9}([^< ].*):\(.*\)$")


@dataclasses.dataclass
class Component:
    name: str
    version: str
    license: str
    # The license files to copy.
    texts: list
    size: int = 0


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def version():
    source = (ROOT / "Sources/CommandLine/nd-config/Version.swift").read_text()
    return re.search(r'^let version = "([^"]+)"$', source, re.MULTILINE).group(1)


def sizes(map_file):
    """The bytes of the executable, by the object or archive that they come from."""
    result = {}
    for line in map_file.read_text(errors="replace").splitlines():
        found = SECTION.match(line)
        # A section without an address is not loaded.
        if found and int(found.group(1), 16):
            path = found.group(3).split("(")[0]
            result[path] = result.get(path, 0) + int(found.group(2), 16)
    return result


def swift_root():
    return pathlib.Path(output("swiftc", "-print-target-info").split('"runtimeResourcePath": "')[1].split('"')[0]).parents[2]


def swift_package(path):
    """The Swift package whose module an object belongs to; None for nd-config's modules."""
    module = re.search(r"/([\w-]+)\.build/", path)
    owners = dependencies.CHECKOUTS.glob(f"*/Sources/{module.group(1)}") if module else []
    return next((folder.relative_to(dependencies.CHECKOUTS).parts[0] for folder in owners), None)


def component(path, swift, found):
    """The component that a linked file belongs to."""
    package = swift_package(path)
    if package:
        number = dependencies.recorded()["packages"][package]["version"]
        texts = sorted((dependencies.CHECKOUTS / package).glob("LICENSE*"))
        return found(package, lambda: (number, PACKAGE_LICENSES[package], texts))
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
    """The components, the largest first, and the sizes of nd-config's modules."""
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
    """The embedded tables from other projects, as NOTICE.md lists them."""
    section = (ROOT / "NOTICE.md").read_text().split("\n## Embedded tables\n")[1].split("\n## ")[0]
    for row in re.findall(r"^\| `(\w+)` \| (.+?) \| (.+?) \| (\S+) \| (.+?) \|$", section, re.MULTILINE):
        name, source, _, date, license = row
        yield Component(name, date, license.split(";")[0], []), source


def unrecorded(parts):
    """Differences between the record and the libraries that are linked, but not compiled here."""
    record = dependencies.recorded()
    toolchains = dict(image.split(":") for image in record["images"])
    expected = record["debian"] | {name: tag.split("-")[0] for name, tag in toolchains.items()}
    return dependencies.differences("linked", {p.name: p.version for p in parts if p.name in expected}, expected)


def origin(package):
    """The download location and the tree hash of a recorded Swift package. Software Heritage uses that hash for
    folders, too."""
    if not package:
        return {"downloadLocation": "NOASSERTION"}
    url, number, tree = package["url"], package["version"], package["tree"]
    references = {
        "swh": ("PERSISTENT-ID", f"swh:1:dir:{tree}"),
        "purl": ("PACKAGE-MANAGER", f"pkg:swift/{url.removeprefix('https://')}@{number}"),
    }
    return {
        "downloadLocation": f"git+{url}@{number}",
        "externalRefs": [
            {"referenceCategory": category, "referenceType": kind, "referenceLocator": locator}
            for kind, (category, locator) in references.items()
        ],
    }


def image_package(image, digest):
    return {
        "SPDXID": "SPDXRef-image-" + re.sub(r"[^A-Za-z0-9.-]", "-", image),
        "name": image,
        "primaryPackagePurpose": "CONTAINER",
        "checksums": [{"algorithm": "SHA256", "checksumValue": digest.removeprefix("sha256:")}],
        "downloadLocation": "NOASSERTION",
        "filesAnalyzed": False,
    }


def spdx(parts, base, epoch, in_image):
    """An SPDX 2.3 document; the same executable gives the same bytes. It names the container image if the build ran
    in it."""
    record = dependencies.recorded()
    created = f"{datetime.datetime.fromtimestamp(epoch, datetime.timezone.utc):%Y-%m-%dT%H:%M:%SZ}"
    rows = [(part, None) for part in parts] + list(tables())
    packages = [
        {
            "SPDXID": "SPDXRef-" + re.sub(r"[^A-Za-z0-9.-]", "-", part.name),
            "name": part.name,
            "versionInfo": part.version,
            "licenseDeclared": part.license,
            "licenseConcluded": part.license,
            "copyrightText": "NOASSERTION",
            "filesAnalyzed": False,
            **origin(record["packages"].get(part.name)),
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
    images = [image_package(*image) for image in record["images"].items()] if in_image else []
    built_with = [
        {"spdxElementId": image["SPDXID"], "relationshipType": "BUILD_TOOL_OF", "relatedSpdxElement": main}
        for image in images
    ]
    describes = {"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES", "relatedSpdxElement": main}
    document = {
        "spdxVersion": "SPDX-2.3",
        "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"nd-config-{version()}",
        "documentNamespace": f"{base}/nd-config-{version()}.spdx.json",
        "creationInfo": {"created": created, "creators": ["Tool: Scripts/dist.py"]},
        "packages": packages + images,
        "relationships": [describes, *contains, *built_with],
    }
    return json.dumps(document, indent=2) + "\n"
