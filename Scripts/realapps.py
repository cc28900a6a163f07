#!/usr/bin/env python3
"""Runs `nd-config apply` on the files of public apps at pinned commits.

Each file of three kinds is edited alone: the associated domains of entitlements, the localizations of an Info.plist,
the regions of an Xcode project. Then other parsers find the entries, and everything that was there before; a second
run changes nothing; and with an empty app.yaml, every byte is as before. A file that is refused keeps its bytes. The
script prints each refusal with its sentence, and a table; it fails if a check fails or if no file is written.

    Scripts/realapps.py [OWNER/NAME ...]

Without a network, set REALAPPS_DIR to a folder with bare clones, named OWNER+NAME. ND_CONFIG names another tool.
"""

import collections
import json
import os
import pathlib
import plistlib
import subprocess
import sys
import tempfile

import openstep_plist

sys.dont_write_bytecode = True
from working_tool import working_tool  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent
TOOL = os.environ.get("ND_CONFIG", ROOT / ".build/tool/release/nd-config")
MANIFEST = ROOT / "Tests/FrozenCountries/countries.yaml"
CLONES = pathlib.Path(os.environ.get("REALAPPS_DIR", ROOT / ".build/realapps"))
DOMAINS, LOCALIZATIONS = "com.apple.developer.associated-domains", "CFBundleLocalizations"
APPS = {
    "corona-warn-app/cwa-app-ios": "02c629b695e64643b3d8a06dff290eb59ae14ad3",
    "DP-3T/dp3t-app-ios-ch": "5d18287c309c1b8af6df430ef3d2b7129686e45d",
    "HabitRPG/habitica-ios": "aafd43ae556c9e58dd27fd087f8ecc490d0f1f2b",
    "jellyfin/Swiftfin": "3944680cf13d7c2c6bb8658ab8d79c151a4b045e",
    "edx/edx-app-ios": "3e7c22d45af9631ee4686749f7f674c95a62f6de",
    "eu-digital-green-certificates/dgca-wallet-app-ios": "dc752ef579d8e33a5c99656239bd019995db7551",
    "threema-ch/threema-ios": "a92bb3b9d06b31de67f6b054725bb6b1253f006c",
    "Automattic/simplenote-macos": "899995937844f4add6d7cf5a77a61a06d77d50d7",
    "bitwarden/ios": "02ffad559e568ae4b3691674cc48f2fb146f608e",
    "tutao/tutanota": "0f34397ae95db354b707ab963bec84cdcbd8f5b6",
    "Automattic/pocket-casts-ios": "c23892d1f47bc44d422fa06c389b49820aa04dd3",
    "Automattic/simplenote-ios": "d3e2599cd16485a4b75a4a62882056351c18a0c7",
    "Dimillian/IceCubesApp": "0fc41d2ced2e3e735bd9c42d5ae6dea16e63d618",
    "LoopKit/Loop": "710182e2342540c22b26af009f1ea3175f5aa0c1",
    "Ranchero-Software/NetNewsWire": "834decfad37802ef24d8a74897427a9eee57afdd",
    "brave/brave-ios": "398f8b763aa88cdc23289138863d62f05b2c2a23",
    "deltachat/deltachat-ios": "7332bcad3944f0d31533e6dba950dd0613c98828",
    "duckduckgo/iOS": "7b3f6010d27a3a69fe92a2ad698543f2e67c8900",
    "element-hq/element-x-ios": "5d0343c480a8659a1d5669f8e4a13fb37d7528e7",
    "home-assistant/iOS": "d722d7811aec72397d05837477c5f146943b6248",
    "inaturalist/INaturalistIOS": "3ab220383e30f1a078c4f227c53d44e0f443cf7d",
    "kiwix/kiwix-apple": "973f26d22dde9e207d9c459b57826d756c60b5ff",
    "loopandlearn/LoopFollow": "89183a494be5f1370b035163c53fdccc6f4ebd3c",
    "mastodon/mastodon-ios": "a9e088a9c7b88720fed5eefdd2dc1606b5f21dc8",
    "meshtastic/Meshtastic-Apple": "9f0d810955a5c7662fa0487ad666b34ae36c8d02",
    "mozilla-mobile/focus-ios": "a2832521c1daa0c23419c73705ae043ed60c9791",
    "nightscout/Trio": "29350e31a9f8b25dcea719f52fa1abb676e34af8",
    "owncloud/ios-app": "0ac09a30505b658672bdda68a30727bf0313bfeb",
    "vector-im/element-ios": "14ccfe444033714259c9ff5fa0f82cf632b11472",
    "videolan/vlc-ios": "12cd503e3b12e00f0bc36ef568d2edf985c7d473",
    "woocommerce/woocommerce-ios": "2077debb97b5020c3aa1faaece30961beabf73e8",
    "ProtonVPN/ios-mac-app": "e3e4047029c709ae25ecf9d6f1ffe92f40f66ff4",
    "ello/ello-ios": "14ef36c3199804d55e6f5d6eb506099ee37a1277",
}


class Failed(Exception):
    """A check that failed."""


def git(place, *arguments):
    return subprocess.run(["git", "-C", str(place), *arguments], capture_output=True, check=True).stdout


def clone(name):
    """A git directory with the app's commit; None if it is not available."""
    place = CLONES / name.replace("/", "+")
    if "REALAPPS_DIR" not in os.environ and not place.exists():
        subprocess.run(["git", "init", "--quiet", "--bare", place], check=True)
        subprocess.run(["git", "-C", place, "fetch", "--quiet", "--depth", "1", f"https://github.com/{name}", APPS[name]])
    try:
        git(place, "cat-file", "-e", APPS[name] + "^{tree}")
    except (OSError, subprocess.CalledProcessError):
        return None
    return place


def kind(path):
    """The kind of a file by its name; None if it has none of the lists."""
    names = {"project.pbxproj": "project", "Info.plist": "info-plist", ".entitlements": "entitlements"}
    return next((kind for name, kind in names.items() if path.name.endswith(name)), None)


def files(place, commit):
    """The files of the three kinds; a build's products, links and submodules are left out."""
    for line in git(place, "ls-tree", "-rz", commit).decode(errors="surrogateescape").split("\0")[:-1]:
        (mode, _, blob), path = line.split("\t")[0].split(), pathlib.Path(line.split("\t")[1])
        is_product = any(part.endswith((".framework", ".xcframework", ".bundle")) for part in path.parts)
        if mode in ("100644", "100755") and kind(path) and not is_product:
            yield path, git(place, "cat-file", "blob", blob)


def entries(name, data):
    """The entries of the file's list, and everything else in it."""
    if name == "project":
        objects = openstep_plist.loads(data.decode())
        project = objects["objects"][objects["rootObject"]]
        return project.pop("knownRegions", []), objects
    values = plistlib.loads(data)
    return values.pop(DOMAINS if name == "entitlements" else LOCALIZATIONS, []), values


def apply(folder, *arguments):
    command = [TOOL, "apply", "--app", folder, "--manifest", MANIFEST, *arguments]
    return subprocess.run(command, capture_output=True, text=True)


def expect(condition, problem):
    if not condition:
        raise Failed(problem)


def edit(name, data):
    """Edits a file; returns None, or the sentence with which it is refused."""
    place = {"project": "App.xcodeproj/project.pbxproj", "info-plist": "Info.plist", "entitlements": "App.entitlements"}[name]
    keys = {"project": {"projects": ["App.xcodeproj"]}, "info-plist": {"info_plists": {"Nextdoor": place}}, "entitlements": {"entitlements": {"Nextdoor": place}}}
    with tempfile.TemporaryDirectory() as work:
        folder = pathlib.Path(work)
        file = folder / place
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(data)
        (folder / "app.yaml").write_text(json.dumps(keys[name]))
        first = apply(folder)
        written = file.read_bytes()
        if first.returncode == 1:
            expect(written == data, "refused and changed")
            return next(line.split("error: ", 1)[1] for line in first.stdout.splitlines() if "error: " in line)
        expect(first.returncode == 0, f"exit status {first.returncode}: {first.stderr}")
        (before, rest), (after, other) = entries(name, data), entries(name, written)
        expect([entry for entry in after if entry in before] == before and rest == other, "what was there before has changed")
        expect(written != data or {"it", "fr-CA"} <= set(after), "nothing was written")
        apply(folder)
        expect(file.read_bytes() == written and apply(folder, "--check").returncode == 0, "a second run changes something")
        (folder / "app.yaml").write_text("{}\n")
        apply(folder)
        expect(file.read_bytes() == data, "after an empty app.yaml, the file is not as before")
    return None


def main():
    working_tool(TOOL)
    table = collections.defaultdict(collections.Counter)
    for name in sys.argv[1:] or APPS:
        place = clone(name)
        if place is None:
            print(f"{name}: not available")
            continue
        for path, data in files(place, APPS[name]):
            try:
                refusal = edit(kind(path), data)
            except Failed as failure:
                print(f"{name} {path}: FAILED: {failure}", flush=True)
                table[kind(path)]["failed"] += 1
                continue
            if refusal:
                print(f"{name} {path}: {refusal}", flush=True)
            table[kind(path)]["refused" if refusal else "written"] += 1
    print(f"\n{'kind':14}{'written':>9}{'refused':>9}{'failed':>9}")
    for each, counts in sorted(table.items()):
        print(f"{each:14}{counts['written']:9}{counts['refused']:9}{counts['failed']:9}")
    total = sum(table.values(), collections.Counter())
    sys.exit(total["failed"] > 0 or not total["written"])


if __name__ == "__main__":
    main()
