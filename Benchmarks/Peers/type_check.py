#!/usr/bin/env python3
"""Type-checks the programs of this package with the modules that `make transports` leaves: type_check.py [BUILD FOLDER]

This checks the programs on machines that cannot fetch packages. It leaves out the clients that fetched.py fetches, and
bench-server, which needs Hummingbird.
"""

import pathlib
import subprocess
import sys
import tempfile

PACKAGE = pathlib.Path(__file__).resolve().parent
FIRE = PACKAGE.parent.parent / ".build/fire"


def main(build=FIRE):
    build = pathlib.Path(build)
    maps = list((build / "checkouts").glob("*/Sources/**/module.modulemap"))
    maps += (path for path in (build / "debug").glob("C*.build/module.modulemap") if "-tool" not in path.parent.name)
    if not maps:
        sys.exit(f"error: {build} has no modules of AsyncHTTPClient; run `make transports` first")
    flags = ["-swift-version", "6", "-parse-as-library", "-I", build / "debug/Modules"]
    for path in maps:
        flags += ["-Xcc", f"-fmodule-map-file={path}"]

    def sources(name):
        return sorted((PACKAGE / "Sources" / name).glob("*.swift"))

    with tempfile.TemporaryDirectory() as modules:
        library = ["-emit-module", "-emit-module-path", f"{modules}/HTTPPeers.swiftmodule", "-module-name", "HTTPPeers"]
        subprocess.run(["swiftc", *library, *flags, *sources("HTTPPeers")], check=True)
        for name in ("peer-probe", "bench-client", "SeedCalls"):
            module = ["-typecheck", "-module-name", name.replace("-", "_"), "-I", modules]
            subprocess.run(["swiftc", *module, *flags, *sources(name)], check=True)
    print("type-checked: HTTPPeers, peer-probe, bench-client, SeedCalls")


if __name__ == "__main__":
    main(*sys.argv[1:])
