#!/usr/bin/env python3
"""Checks that a new country only needs `nd-config add` and `nd-config generate`.

    Scripts/add_countries.py [COMMIT]

Adds a planned and a live country to countries.yaml, generates, builds, and runs RootManifestTests. Which countries it
adds depends on COMMIT (by default HEAD), so that a run can be repeated. At the end, it restores countries.yaml and
generated.
"""

import hashlib
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
TOOL = ROOT / ".build/debug/nd-config"
CHANGED = ["countries.yaml", "generated"]


def run(*command):
    print("==>", *command, flush=True)
    subprocess.run([str(word) for word in command], cwd=ROOT, check=True)


def countries(commit):
    """The codes of all countries that are not in the manifest, in an order that depends on the commit."""
    rows = (ROOT / "Sources/Emit/EmbeddedFiles/tables/iso_countries.tsv").read_text().splitlines()
    manifest = (ROOT / "countries.yaml").read_text()
    codes = [row.split("\t")[0] for row in rows]
    codes = [code for code in codes if not re.search(rf'^  "?{code}"?:', manifest, re.M)]
    return sorted(codes, key=lambda code: hashlib.sha256(f"{commit} {code}".encode()).digest())


def adds_without_findings(code, *options):
    """Whether the proposed row can be committed as it is; otherwise the person who adds it has to decide something."""
    with tempfile.TemporaryDirectory() as folder:
        manifest = pathlib.Path(folder, "countries.yaml")
        shutil.copy(ROOT / "countries.yaml", manifest)
        added = subprocess.run([TOOL, "add", code, *options, "-m", manifest], capture_output=True)
        return added.returncode == 0 and subprocess.run([TOOL, "validate", "--warnings-as-errors", manifest], capture_output=True).returncode == 0


def main():
    head = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()
    left = countries(sys.argv[1] if len(sys.argv) > 1 else head)
    chosen = []
    for status in ["planned", "live"]:
        code = next((code for code in left if adds_without_findings(code, "--status", status)), None)
        if code is None:
            sys.exit("error: no country could be added without findings")
        left.remove(code)
        chosen.append((code, status))
    print("==> adding", " and ".join(f"{code} ({status})" for code, status in chosen))
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("error: stopped"))
    with tempfile.TemporaryDirectory() as saved:
        for name in CHANGED:
            run("cp", "-a", name, saved)
        try:
            for code, status in chosen:
                run(TOOL, "add", code, "--status", status)
            run(TOOL, "generate")
            run("swift", "build")
            run(TOOL, "generate", "--check")
            run("Scripts/test", "--filter", "RootManifestTests")
        finally:
            for name in CHANGED:
                shutil.rmtree(ROOT / name, ignore_errors=True)
                run("cp", "-a", f"{saved}/{name}", ROOT)


if __name__ == "__main__":
    try:
        main()
    except subprocess.CalledProcessError as error:
        sys.exit(f"error: {' '.join(error.cmd)} failed with status {error.returncode}")
