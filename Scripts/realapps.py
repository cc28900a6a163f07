#!/usr/bin/env python3
"""Runs `nd-config apply` on public apps, and checks that every byte that was there before is preserved.

Scripts/realapps.toml lists the apps with their commits. Each file of an app that `apply` can edit is edited alone. If
the list has an app.yaml for the app, the script also runs `apply`, `apply` again, `--check`, then `apply` with one
country less, with one country more and with an empty app.yaml. Then every file must have its original bytes. No step
changes a value, so no entry that the app already had is updated.

Fetched repositories stay in .build/realapps. Without a network, set REALAPPS_DIR to a folder with bare clones, named
OWNER+NAME or OWNER/NAME. An app that is not available is listed and not counted. The script fails if fewer than 7
apps with an app.yaml pass, or if an app that you asked for is not available. An app or a file fails if nothing is
merged into it, unless it already has all languages.

    Scripts/realapps.py [OWNER/NAME ...]
    Scripts/realapps.py --short      the sample app of this repository alone, without a network
"""

import argparse
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib

sys.dont_write_bytecode = True
import realapps_files  # noqa: E402
from clones import clone, extract  # noqa: E402
from working_tool import working_tool  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent
TOOL = pathlib.Path(os.environ.get("ND_CONFIG", ROOT / ".build/tool/release/nd-config")).resolve()
WORK = ROOT / ".build/realapps"
SAMPLE = "Examples/NeighborhoodApp"
LEAST = 7
RECORD = ".nd-config.applied.json"


class Failed(Exception):
    """The problem with an app, in one or more lines."""


class Refused(Exception):
    """The first error if `apply` refuses an app's files because they contradict the manifest."""


def run(*arguments, check=True, folder=None):
    done = subprocess.run([str(each) for each in arguments], capture_output=True, text=True, cwd=folder)
    if check and done.returncode:
        raise Failed(f"{arguments[1]} exited with {done.returncode}\n{done.stdout}{done.stderr}")
    return done


def apply(app, manifest, *arguments, check=True):
    return run(TOOL, "apply", "--app", app, "--manifest", manifest, *arguments, check=check)


class Tree:
    """The bytes of all files in a folder. A file is read again only if it has changed."""

    def __init__(self, folder):
        self.folder = folder
        self.known = {}

    def read(self):
        files = {}
        for path in self.folder.rglob("*"):
            state = path.lstat()
            if path.is_symlink() or path.is_dir():
                files[path] = os.readlink(path) if path.is_symlink() else None
                continue
            stamp = (state.st_ino, state.st_ctime_ns, state.st_mtime_ns, state.st_mode)
            if self.known.get(path, [None])[0] != stamp:
                self.known[path] = (stamp, path.read_bytes())
            files[path] = self.known[path][1]
        return {str(path.relative_to(self.folder)): each for path, each in files.items()}


def difference(one, other):
    return {path for path in one.keys() | other.keys() if one.get(path, 0) != other.get(path, 0)}


def same(name, one, other, but=()):
    paths = sorted(difference(one, other).difference(but))
    if paths:
        raise Failed(f"{name}: " + ", ".join(paths[:20]))


# MARK: A whole app


def walk(app, manifests, configuration):
    """Runs all steps on an app; returns the changes of the first one, by path."""
    tree = Tree(app)
    before = tree.read()
    (app / "app.yaml").write_text(configuration)
    first = apply(app, manifests["all"], check=False)
    if first.returncode == 1:
        same("refused and changed", before, tree.read(), but=("app.yaml",))
        raise Refused(next(line for line in first.stdout.splitlines() if " error: " in line))
    states, last = {}, None
    for step in ["all", "all", "less", "all", "more", "all"]:
        apply(app, manifests[step])
        state = tree.read()
        # The record keeps the entries that `apply` found for a removed country, so that it never removes them.
        but = () if step == last else (RECORD,)
        if step != last and last and not difference(state, states[last]) - {RECORD}:
            raise Failed(f"{step}: apply changed nothing")
        same(f"{step}, the second time", states.setdefault(step, state), state, but)
        last = step
        apply(app, manifests[step], "--check")
    changed = {
        path: (before.get(path), states["all"].get(path))
        for path in difference(before, states["all"]) - {"app.yaml", RECORD}
    }
    if not changed:
        raise Failed("apply changed nothing")
    for path, (old, new) in changed.items():
        realapps_files.compare(path, old, new)
    (app / "app.yaml").write_text("{}\n")
    apply(app, manifests["all"])
    same("after {}", before, tree.read(), but=("app.yaml",))
    return changed


# MARK: One file at a time


def edit(kind, files, manifest):
    """Edits files of one kind in one run; returns None, or the finding that refuses them."""
    with tempfile.TemporaryDirectory(dir=WORK) as folder:
        app = pathlib.Path(folder)
        placed, configuration = realapps_files.layout(kind, files)
        (app / "app.yaml").write_text(json.dumps(configuration))
        for place, data in placed.items():
            (app / place).parent.mkdir(parents=True, exist_ok=True)
            (app / place).write_bytes(data)
        done = apply(app, manifest, check=False)
        merged = {place: (app / place).read_bytes() for place in placed}
        if done.returncode:
            if merged != placed:
                raise Failed("refused and changed")
            if done.returncode != 1:
                raise Failed(f"exit status {done.returncode}\n{done.stdout}{done.stderr}")
            return next(line for line in done.stdout.splitlines() if "error" in line)
        for place, data in placed.items():
            realapps_files.compare(place, data, merged[place])
            if data == merged[place] and not realapps_files.has_all_languages(kind, data):
                raise Failed(f"{place}: nothing was merged")
        apply(app, manifest, "--check")
        (app / "app.yaml").write_text("{}\n")
        apply(app, manifest)
        for place, data in placed.items():
            if (app / place).read_bytes() != data:
                raise Failed(f"{place} is not as before after {{}}")
    return None


def result(kind, paths, manifest):
    try:
        return edit(kind, [path.read_bytes() for path in paths], manifest)
    except (Failed, realapps_files.Disagreement) as error:
        return f"FAILED {error}"


def edit_each(app, manifest, table):
    """Edits every file of an app, several of a kind at a time. If one of them is refused, each is edited alone."""
    kinds = {}
    for path in sorted(app.rglob("*")):
        kind = realapps_files.kind(path) if path.is_file() and not path.is_symlink() else None
        if kind is not None and realapps_files.is_meant(kind, path.read_bytes()):
            kinds.setdefault(kind, []).append(path)
    for kind, paths in kinds.items():
        size = realapps_files.TOGETHER.get(kind, 1)
        for start in range(0, len(paths), size):
            group = paths[start : start + size]
            outcome = result(kind, group, manifest)
            for path in group:
                outcome_alone = outcome and result(kind, [path], manifest)
                table.setdefault(kind, []).append(outcome_alone)
                if outcome_alone:
                    print(f"    {kind} {path.relative_to(app)}: {outcome_alone}", flush=True)


# MARK: All


def write_manifests(folder):
    """The manifests of the steps: the one of the tests, one with a country less, and one with a country more."""
    folder.mkdir(parents=True, exist_ok=True)
    manifests = {name: folder / f"{name}.yaml" for name in ["all", "less", "more"]}
    for path in manifests.values():
        shutil.copy(ROOT / "Tests/FrozenCountries/countries.yaml", path)
    rows = (ROOT / "Tests/FrozenCountries/countries.yaml").read_text().split("\n\n")
    manifests["less"].write_text("\n\n".join(row for row in rows if not row.startswith("  it:")))
    run(TOOL, "add", "pt", "--status", "live", "--manifest", manifests["more"])
    return manifests


def listed_apps():
    return tomllib.loads((ROOT / "Scripts/realapps.toml").read_text())["app"]


def had_apps(names, missing):
    """The folder of each available app, with its entry in the list."""
    for app in listed_apps():
        name = app["name"]
        if names and name not in names:
            continue
        place = clone(name, app["commit"], WORK / "clones", "REALAPPS_DIR")
        if place is None:
            missing.append(name)
            continue
        folder = WORK / "apps" / name.replace("/", "+")
        extract(place, app["commit"], folder)
        yield app, folder
        shutil.rmtree(folder)


def sample_app():
    """The sample app of this repository, with its app.yaml."""
    folder = WORK / "apps/sample"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / SAMPLE, folder)
    yield {"name": SAMPLE, "configuration": (folder / "app.yaml").read_text()}, folder
    shutil.rmtree(folder)


def try_app(app, folder, manifests):
    """Runs all steps on an app; returns the result."""
    name = app["name"]
    with tempfile.TemporaryDirectory(dir=WORK) as copy:
        original = pathlib.Path(copy, "app")
        shutil.copytree(folder, original, symlinks=True)
        try:
            changed = walk(folder, manifests, app["configuration"])
            print(f"{name}: passed, {len(changed)} files changed", flush=True)
            return "passed"
        except Refused as error:
            print(f"{name}: refused, {error}", flush=True)
            return "refused"
        except (Failed, realapps_files.Disagreement) as error:
            print(f"{name}: FAILED {error}", flush=True)
            shutil.rmtree(folder)
            shutil.move(original, folder)
            return "failed"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="OWNER/NAME")
    parser.add_argument("--short", action="store_true", help="only the sample app of this repository")
    options = parser.parse_args()
    names, missing, ended, table = options.names, [], [], {}
    if unknown := set(names) - {app["name"] for app in listed_apps()}:
        parser.error(f"not in Scripts/realapps.toml: {', '.join(sorted(unknown))}")
    working_tool(TOOL)
    manifests = write_manifests(WORK / "manifests")
    for app, folder in sample_app() if options.short else had_apps(names, missing):
        if "configuration" in app:
            ended.append(try_app(app, folder, manifests))
        (folder / "app.yaml").unlink(missing_ok=True)
        edit_each(folder, manifests["all"], table)
    total, refused, broken = print_table(table)
    print(f"\n{refused} of {total} files refused; {ended.count('passed')} apps passed, {ended.count('refused')} refused,"
          f" {ended.count('failed')} failed")
    for name in missing:
        print(f"not to be had: {name}")
    few = bool(missing) if names else ended.count("passed") < (1 if options.short else LEAST)
    many = refused > total * 0.05
    sys.exit(1 if "failed" in ended or broken or few or many or not total else 0)


def print_table(table):
    """Prints how many files of each kind were accepted; returns the numbers of all, refused and failed files."""
    print("\nkind                files  accepted  refused  failed")
    total = refused = broken = 0
    for kind, results in sorted(table.items()):
        wrong = sum((each or "").startswith("FAILED") for each in results)
        accepted = results.count(None)
        print(f"{kind:18} {len(results):6} {accepted:9} {len(results) - accepted - wrong:8} {wrong:7}")
        total, broken = total + len(results), broken + wrong
        refused += len(results) - accepted - wrong
    return total, refused, broken


if __name__ == "__main__":
    main()
