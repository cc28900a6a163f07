#!/usr/bin/env python3
"""Builds the Debian package of nd-probe from its release build, with the libraries that the executable needs.

    Probe/package.py [FOLDER]

Needs dpkg-dev, and a build with

    swift build -c release --static-swift-stdlib --package-path Probe --scratch-path Probe/.build

The C library and the certificates are those of the machine: names are looked up there, and trust is its owner's.
"""

import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAM = ROOT / "Probe/.build/release/nd-probe"
VERSION = re.search('"(.*)"', (ROOT / "Sources/CommandLine/nd-config/Version.swift").read_text())[1].replace("-", "~")


def write(path, data, mode=0o644):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    path.chmod(mode)


def dependencies(folder):
    """`libc6 (>= 2.34), …`, from the symbols that the executable uses."""
    write(folder / "debian/control", b"Source: nd-probe\n\nPackage: nd-probe\nArchitecture: any\n")
    command = ["dpkg-shlibdeps", "-O", "-e" + str(PROGRAM)]
    found = subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True).stdout
    return found.strip().removeprefix("shlibs:Depends=")


def main():
    target = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "Probe/.build").resolve()
    architecture = subprocess.run(["dpkg", "--print-architecture"], check=True, capture_output=True, text=True).stdout.strip()
    with tempfile.TemporaryDirectory() as scratch:
        needed = dependencies(pathlib.Path(scratch, "shlibs"))
        folder = pathlib.Path(scratch, "deb")
        write(folder / "usr/bin/nd-probe", PROGRAM.read_bytes(), 0o755)
        subprocess.run(["strip", folder / "usr/bin/nd-probe"], check=True)
        documents = folder / "usr/share/doc/nd-probe"
        write(documents / "copyright", (ROOT / "LICENSE").read_bytes() + b"\n" + (ROOT / "NOTICE.md").read_bytes())
        write(documents / "Probing.md", (ROOT / "Documentation/Probing.md").read_bytes())
        size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) // 1024
        control = f"""Package: nd-probe
Version: {VERSION}
Section: net
Priority: optional
Architecture: {architecture}
Maintainer: The nd-config authors <nd-config@github.com>
Installed-Size: {size}
Depends: ca-certificates, {needed}
Description: check that the websites of each country are as the manifest says
 Reads the export of nd-config and asks the real servers for addresses,
 certificates, redirects, association files and help pages.
"""
        write(folder / "DEBIAN/control", control.encode())
        shutil.rmtree(pathlib.Path(scratch, "shlibs"))
        for path in [folder, *folder.rglob("*")]:
            if path.is_dir():
                path.chmod(0o755)
        package = target / f"nd-probe_{VERSION}_{architecture}.deb"
        subprocess.run(["dpkg-deb", "--root-owner-group", "-Zxz", "--build", folder, package], check=True)


if __name__ == "__main__":
    main()
