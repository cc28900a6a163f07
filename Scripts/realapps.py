#!/usr/bin/env python3
"""Runs `nd-config apply` on public apps, and checks that every byte that was there before stays.

Scripts/realapps.toml lists the apps with their commits. Each app goes through `apply --init`, `apply`, again,
`--check`, a country less, a country more and an empty app.yaml, and then has the bytes that it had; no step changes a value, so
nothing that was found is updated. Then each of its files is edited alone. `init --from` proposes a valid manifest for it. What is
fetched stays in .build/realapps. Where there is no network, REALAPPS_DIR is a folder with bare clones, named
OWNER+NAME or OWNER/NAME. An app that cannot be had is listed and not counted; fewer than 18 are a failure.

    Scripts/realapps.py [OWNER/NAME ...]
"""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import tomllib

sys.dont_write_bytecode = True
import realapps_files  # noqa: E402
from clones import clone, extract  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent
TOOL = pathlib.Path(os.environ.get("ND_TOOL", ROOT / ".build/release-tool/release/nd-config"))
WORK = ROOT / ".build/realapps"
LEAST = 18
RECORD = ".nd-config.applied.json"


class Failed(Exception):
    """What went wrong with an app, in a line or more."""


class Refused(Exception):
    """The first error where `apply` refuses an app's files, as they contradict the manifest."""


def run(*arguments, check=True, folder=None):
    done = subprocess.run([str(each) for each in arguments], capture_output=True, text=True, cwd=folder)
    if check and done.returncode:
        raise Failed(f"{arguments[1]} exited with {done.returncode}\n{done.stdout}{done.stderr}")
    return done


def apply(app, manifest, *arguments, check=True):
    return run(TOOL, "apply", "--app", app, "--manifest", manifest, *arguments, check=check)


class Tree:
    """The bytes of all files of a folder; what has not been touched since is not read again."""

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


def same(name, one, other, but=()):
    paths = sorted(path for path in one.keys() | other.keys() if one.get(path, 0) != other.get(path, 0))
    paths = [path for path in paths if path not in but]
    if paths:
        raise Failed(f"{name}: " + ", ".join(paths[:20]))


# MARK: A whole app


def walk(app, manifests, lines):
    """Takes an app through all steps; returns the changes of the first one, by path."""
    tree = Tree(app)
    before = tree.read()
    apply(app, manifests["all"], "--init")
    configuration = app / "app.yaml"
    text = configuration.read_text()
    for old, new in lines:
        if text.count(old) != 1:
            raise Failed(f"app.yaml does not contain once: {old}")
        text = text.replace(old, new)
    configuration.write_text(text)
    first = apply(app, manifests["all"], check=False)
    if first.returncode == 1:
        same("refused and changed", before, tree.read(), but=("app.yaml",))
        raise Refused(next(line for line in first.stdout.splitlines() if " error: " in line))
    states, last = {}, None
    for step in ["all", "all", "less", "all", "more", "all"]:
        apply(app, manifests[step])
        state = tree.read()
        # What was found for a country that is gone stays recorded, so that it is never removed.
        but = () if step == last else (RECORD,)
        same(f"{step}, the second time", states.setdefault(step, state), state, but)
        last = step
        apply(app, manifests[step], "--check")
    changed = {
        path: (before.get(path), states["all"].get(path))
        for path in before.keys() | states["all"].keys()
        if before.get(path, 0) != states["all"].get(path, 0) and path not in ("app.yaml", RECORD)
    }
    for path, (old, new) in changed.items():
        if old is not None:
            realapps_files.compare(path, old, new)
    configuration.write_text("{}\n")
    apply(app, manifests["all"])
    same("after {}", before, tree.read(), but=("app.yaml",))
    return changed


def propose(app):
    """The number of countries in the manifest that `init --from` proposes for an app, which has no findings."""
    with tempfile.TemporaryDirectory(dir=WORK) as folder:
        run(TOOL, "init", "--from", app, folder=folder)
        run(TOOL, "validate", "--warnings-as-errors", folder=folder)
        return len(json.loads(run(TOOL, "export", folder=folder).stdout)["countries"])


# MARK: One file at a time


def edit(kind, files, manifest):
    """Edits files of a kind by one run: nothing, or the finding that refuses them."""
    with tempfile.TemporaryDirectory(dir=WORK) as folder:
        app = pathlib.Path(folder)
        placed, flags = realapps_files.layout(kind, files)
        for place, data in placed.items():
            (app / place).parent.mkdir(parents=True, exist_ok=True)
            (app / place).write_bytes(data)
        done = apply(app, manifest, *flags, check=False)
        merged = {place: (app / place).read_bytes() for place in placed}
        if done.returncode:
            if merged != placed:
                raise Failed("refused and changed")
            if done.returncode != 1:
                raise Failed(f"exit status {done.returncode}\n{done.stdout}{done.stderr}")
            return next(line for line in done.stdout.splitlines() if "error" in line)
        for place, data in placed.items():
            realapps_files.compare(place, data, merged[place])
        apply(app, manifest, *flags, "--check")
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
    """Edits every file of an app's, several of a kind at a time; alone, where one of them is refused."""
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
    """The manifests of the steps: this repository's, with a country less, and with one more."""
    folder.mkdir(parents=True, exist_ok=True)
    manifests = {name: folder / f"{name}.yaml" for name in ["all", "less", "more"]}
    for path in manifests.values():
        shutil.copy(ROOT / "countries.yaml", path)
    run(TOOL, "remove", "it", "--manifest", manifests["less"])
    run(TOOL, "add", "pt", "--status", "live", "--manifest", manifests["more"])
    return manifests


def main(names):
    manifests = write_manifests(WORK / "manifests")
    apps = tomllib.loads((ROOT / "Scripts/realapps.toml").read_text())["app"]
    missing, passed, refused_apps, failed, table = [], [], [], [], {}
    for app in apps:
        name = app["name"]
        if names and name not in names:
            continue
        place = clone(name, app["commit"], WORK / "clones", "REALAPPS_DIR")
        if place is None:
            missing.append(name)
            continue
        folder = WORK / "apps" / name.replace("/", "+")
        extract(place, app["commit"], folder)
        lines = [app["line"]] if "line" in app else []
        try:
            countries = propose(folder)
            changed = walk(folder, manifests, lines)
            passed.append(name)
            new = sum(1 for old, _ in changed.values() if old is None)
            print(
                f"{name}: passed, {len(changed) - new} files changed, {new} new; {countries} countries proposed",
                flush=True,
            )
        except Refused as error:
            refused_apps.append(name)
            print(f"{name}: refused, {error}", flush=True)
        except (Failed, realapps_files.Disagreement) as error:
            failed.append(name)
            print(f"{name}: FAILED {error}", flush=True)
            extract(place, app["commit"], folder)
        (folder / "app.yaml").unlink(missing_ok=True)
        edit_each(folder, manifests["all"], table)
        shutil.rmtree(folder)
    print("\nkind                files  accepted  refused  failed")
    total = refused = broken = 0
    for kind, results in sorted(table.items()):
        wrong = sum((each or "").startswith("FAILED") for each in results)
        accepted = results.count(None)
        print(f"{kind:18} {len(results):6} {accepted:9} {len(results) - accepted - wrong:8} {wrong:7}")
        total, broken = total + len(results), broken + wrong
        refused += len(results) - accepted - wrong
    print(f"\n{refused} of {total} files refused; {len(passed)} apps passed, {len(refused_apps)} refused,"
          f" {len(failed)} failed")
    for name in missing:
        print(f"not to be had: {name}")
    few = not names and len(passed) < LEAST
    sys.exit(1 if failed or broken or few or refused * 20 > total else 0)


if __name__ == "__main__":
    main(sys.argv[1:])
