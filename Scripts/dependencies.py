#!/usr/bin/env python3
"""Compares the dependencies of a release with Scripts/dist/dependencies.json.

First SwiftPM fetches the Swift packages of a release into .build/static. The container images and the versions of
Debian packages are read from the workflows. `--record` writes the file instead; read the diff before you commit it.
"""

import argparse
import hashlib
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
RECORD = ROOT / "Scripts/dist/dependencies.json"
SCRATCH = ROOT / ".build/static"
CHECKOUTS = SCRATCH / "checkouts"
# The folder that SwiftPM builds as the package.
PACKAGE = SCRATCH / "package"
# `container: IMAGE` and `image: IMAGE` in a workflow, and `FROM IMAGE` in a container file.
IMAGE = re.compile(r"""^(?:[ \t-]*(?:container|image):|FROM)[ \t]+["']?([^\s"'#]+)""", re.MULTILINE)
DIGEST = re.compile(r"([^@]+)@(sha256:[0-9a-f]{64})")


class Unfit(Exception):
    """Why something can neither be compared nor recorded."""


def resolve():
    """Fetches the packages of a release, in the versions that Package.swift demands for it.

    They are fetched in a folder of links, because SwiftPM would also fetch the packages that other builds left in
    Package.resolved.
    """
    PACKAGE.mkdir(parents=True, exist_ok=True)
    (PACKAGE / "Package.resolved").unlink(missing_ok=True)
    for name in ["Package.swift", "Plugins", "Sources", "Tests"]:
        if not (PACKAGE / name).is_symlink():
            (PACKAGE / name).symlink_to(os.path.relpath(ROOT / name, PACKAGE))
    swift = shlex.split(os.environ.get("SWIFT") or "swift")
    command = [*swift, "package", "--package-path", str(PACKAGE), "--scratch-path", str(SCRATCH), "resolve"]
    if subprocess.run(command, cwd=ROOT, env={**os.environ, "ND_TOOL_ONLY": "1"}).returncode:
        sys.exit(f"dependencies.py: `{' '.join(command)}` failed")


def git_hash(kind, content):
    return hashlib.sha1(f"{kind} {len(content)}\0".encode() + content)


def tree(folder, skipped=()):
    """The hash that Git gives a folder, computed from the files themselves; None for a folder without files.

    It runs no program, and no index or ignore file can hide a changed file from it.
    """
    entries = []
    for path in folder.iterdir():
        name = os.fsencode(path.name)
        if path.name in skipped:
            continue
        if path.is_symlink():
            entries.append((name, b"120000", git_hash("blob", os.fsencode(os.readlink(path)))))
        elif path.is_dir():
            below = tree(path)
            if below:
                # Git sorts a folder as if its name ended with a slash.
                entries.append((name + b"/", b"40000", below))
        else:
            mode = b"100755" if path.stat().st_mode & 0o100 else b"100644"
            entries.append((name, mode, git_hash("blob", path.read_bytes())))
    lines = [mode + b" " + name.rstrip(b"/") + b"\0" + found.digest() for name, mode, found in sorted(entries, key=lambda e: e[0])]
    return git_hash("tree", b"".join(lines)) if lines else None


def packages():
    """The Swift packages in .build/static: their version, and the hash of the compiled files."""
    try:
        state = json.loads((SCRATCH / "workspace-state.json").read_text())["object"]
    except (OSError, ValueError):
        raise Unfit("there are no Swift packages in .build/static; run `make static`") from None
    for kind in ["artifacts", "prebuilts"]:
        if state.get(kind):
            raise Unfit(f".build/static has {kind}, which have no tree hash: {json.dumps(state[kind])}")
    result = {}
    for dependency in state["dependencies"]:
        package, checkout = dependency["packageRef"], dependency["state"]
        name = package["identity"]
        if package["kind"] != "remoteSourceControl" or checkout["name"] != "sourceControlCheckout":
            raise Unfit(f"`{name}` is not a clone of its repository, but {package['kind']}, {checkout['name']}")
        found = tree(CHECKOUTS / dependency["subpath"], skipped=[".git"])
        version = checkout["checkoutState"].get("version", "none")
        result[name] = {"tree": found.hexdigest() if found else "none", "url": package["location"], "version": version}
    folders = {dependency["subpath"] for dependency in state["dependencies"]}
    for extra in sorted(path.name for path in CHECKOUTS.iterdir() if path.name not in folders):
        raise Unfit(f".build/static/checkouts has `{extra}`, which is not one of the packages; remove it")
    if not result:
        raise Unfit(".build/static has no Swift package to compare")
    return result


def workflows():
    return sorted((ROOT / ".github/workflows").glob("*.y*ml"))


def images():
    """The digest of each container image that a workflow runs in or that the container file starts from."""
    result = {}
    for path in [*workflows(), ROOT / "Scripts/dist/Containerfile"]:
        for reference in IMAGE.findall(path.read_text()):
            if reference == "scratch":
                continue
            pinned = DIGEST.fullmatch(reference)
            where = path.relative_to(ROOT)
            if not pinned:
                raise Unfit(f"{where}: `{reference}` has no digest, expected `{reference.split('@')[0]}@sha256:…`")
            name, digest = pinned.groups()
            if result.setdefault(name, digest) != digest:
                raise Unfit(f"{where}: `{name}` has another digest than in a file before")
    if not result:
        raise Unfit("the workflows name no container image")
    return result


def debian():
    """The Debian packages that a workflow installs at a fixed version."""
    lines = [line for path in workflows() for line in path.read_text().splitlines() if "apt-get install" in line]
    result = dict(re.findall(r" ([a-z0-9][a-z0-9.+-]+)=([\w.+:~-]+)", "\n".join(lines)))
    if not result:
        raise Unfit("the workflows name no version of a Debian package")
    return result


KINDS = {"debian": debian, "images": images, "packages": packages}


def recorded():
    try:
        return json.loads(RECORD.read_text())
    except (OSError, ValueError) as error:
        raise Unfit(f"Scripts/dist/dependencies.json cannot be read ({error}); run `Scripts/dependencies.py --record`") from None


def differences(kind, found, expected):
    for name in sorted(found.keys() | expected.keys()):
        if name not in expected:
            yield f"{kind}: `{name}` is not in Scripts/dist/dependencies.json"
        elif name not in found:
            yield f"{kind}: `{name}` is in Scripts/dist/dependencies.json, but the build does not have it"
        elif found[name] != expected[name]:
            yield f"{kind}: expected `{name}` {json.dumps(expected[name])}, found {json.dumps(found[name])}"


def problems():
    """Every difference between the build and the record."""
    try:
        record = recorded()
    except Unfit as reason:
        yield str(reason)
        return
    for kind in sorted(KINDS.keys() | record.keys()):
        try:
            found = KINDS[kind]() if kind in KINDS else {}
            yield from differences(kind, found, record.get(kind, {}))
        except Unfit as reason:
            yield f"{kind}: {reason}"


def record():
    """Writes the file, after Git has confirmed that the files of each package are those of its commit."""
    found = {kind: read() for kind, read in KINDS.items()}
    for name, package in found["packages"].items():
        command = ["git", "-C", str(CHECKOUTS / name), "rev-parse", "HEAD^{tree}"]
        committed = subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()
        if committed != package["tree"]:
            raise Unfit(f"the files of `{name}` have tree {package['tree']}, its commit has {committed}; remove .build/static")
    RECORD.write_text(json.dumps(found, indent=2, sort_keys=True) + "\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--record", action="store_true", help="write Scripts/dist/dependencies.json")
    options = parser.parse_args()
    resolve()
    try:
        if options.record:
            record()
        found = list(problems())
    except Unfit as reason:
        found = [str(reason)]
    for problem in found:
        print(f"dependencies.py: {problem}", file=sys.stderr)
    if not found:
        print(f"==> {', '.join(name for kind in recorded().values() for name in kind)}: as recorded")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
