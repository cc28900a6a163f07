#!/usr/bin/env python3
"""Checks that a version can be released, dates it, and prints the commands that publish it.

`Scripts/release.py 0.1.0 --owner NAME` changes Version.swift and CHANGELOG.md, and writes the owner of the repository in
place of `OWNER/nd-config`, once. With `--dry-run` it only checks and shows the changes it would make. It never commits,
tags or pushes.
"""

import argparse
import datetime
import difflib
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
VERSION_FILE = ROOT / "Sources/CommandLine/nd-config/Version.swift"
CHANGELOG = ROOT / "CHANGELOG.md"
VERSION_LINE = re.compile(r'^let version = "([^"]+)"$', re.MULTILINE)
PLACEHOLDER = "OWNER/nd-config"
UNRELEASED = re.compile(r"^## Unreleased\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)


def git(*arguments):
    run = subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True)
    return run.stdout.strip()


def without_owner():
    """The tracked files that lack the repository's owner."""
    paths = [ROOT / name for name in git("ls-files", "*.md", "*.yml").splitlines()]
    return [path for path in paths if PLACEHOLDER in path.read_text()]


def problems(version, source, changelog, owner):
    """Every reason not to release."""
    if owner is None and without_owner():
        yield f"pages have {PLACEHOLDER}; pass --owner NAME"
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        yield f"`{version}` is not a version like 0.1.0"
    found = VERSION_LINE.search(source)
    current = found.group(1) if found else None
    if current != f"{version}-dev":
        yield f"Version.swift has {current or 'no version'}; expected {version}-dev"
    entries = UNRELEASED.search(changelog)
    if not entries or not re.search(r"^- ", entries.group(1), re.MULTILINE):
        yield "CHANGELOG.md has no entries under `## Unreleased`"
    if re.search(rf"^## {re.escape(version)}\b", changelog, re.MULTILINE):
        yield f"CHANGELOG.md already has a section {version}"
    if git("status", "--porcelain"):
        yield "the work tree is not clean"
    if git("branch", "--show-current") != "main":
        yield "the branch is not main"
    if git("tag", "--list", version):
        yield f"the tag {version} exists"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("version")
    parser.add_argument("--dry-run", action="store_true", help="check, and show the changes only")
    parser.add_argument("--owner", help="the owner of the repository on GitHub")
    options = parser.parse_args()
    version = options.version

    source, changelog = VERSION_FILE.read_text(), CHANGELOG.read_text()
    found = list(problems(version, source, changelog, options.owner))
    for problem in found:
        print(f"release.py: {problem}", file=sys.stderr)
    if found:
        return 1

    head = f"## Unreleased\n\n## {version} - {datetime.date.today()}\n"
    changes = [
        (VERSION_FILE, source, VERSION_LINE.sub(f'let version = "{version}"', source)),
        (CHANGELOG, changelog, changelog.replace("## Unreleased\n", head, 1)),
    ]
    for path in without_owner() if options.owner else []:
        text = path.read_text()
        changes.append((path, text, text.replace(PLACEHOLDER, f"{options.owner}/nd-config")))
    for path, old, new in changes:
        if options.dry_run:
            name = str(path.relative_to(ROOT))
            sys.stdout.writelines(difflib.unified_diff(old.splitlines(True), new.splitlines(True), name, name))
        else:
            path.write_text(new)

    print(
        f"""
Next, in this order:

  .ci/run
  git commit -am "Release {version}"
  git tag -a {version} -m "{version}"
  git push origin main {version}

Then set Version.swift to the next version with -dev, and commit."""
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
