#!/usr/bin/env python3
"""Records the output of nd-config, so that you can compare two builds with `diff -r`.

    Scripts/answers.py FOLDER TOOL

Runs every command on the products in Examples, the fixtures of rules, and random manifests. A random manifest is a
product with a typo; the same seed makes the same ones. FOLDER gets one folder per manifest, with the manifest and one
file per command. A refactoring must change none of these files.
"""

import argparse
import collections
import concurrent.futures
import hashlib
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
import typo_kinds  # noqa: E402
from working_tool import working_tool  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent
PRODUCTS = [ROOT / "Tests/FrozenCountries/countries.yaml", *sorted((ROOT / "Examples/Products").glob("*.yaml"))]
FIXTURES = ROOT / "Tests/ManifestRulesTests/Fixtures"
COMMANDS = [
    *(["validate", "--format", format] for format in ("text", "json", "sarif", "github")),
    ["validate", "--fix", "--diff"], ["export"], ["show"], ["show", "--all"], ["add", "pt"],
    ["add", "nz", "--status", "live"],
    ["resolve", "https://it.nextdoor.com/"], ["explain"],
    *(["diff", "old.yaml", "countries.yaml", "--format", format] for format in ("text", "markdown", "json")),
    ["generate"], ["report", "-o", "report.html"], ["lsp"],
]  # fmt: skip
KEYS = ["product", "environments", "services", "apps", "outputs", "localization", "form_fields", "countries"]
# How many paths below those keys are explained one by one: of a product, and of any other manifest.
ALL, FEW = 10_000, 4
RANDOM = 500
PATIENCE = 60


def random_manifest(seed):
    return typo_kinds.chosen(seed, list(typo_kinds.KINDS.values()), list(typo_kinds.manifests().values())).text


def run(tool, folder, command, stdin=b""):
    environment = {"PATH": "/usr/bin:/bin", "HOME": folder, "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"}
    return subprocess.run([tool, *command], cwd=folder, env=environment, input=stdin, capture_output=True, timeout=PATIENCE)


def written(folder, before):
    """Each file that a run created or changed: the text of a manifest, the checksum of any other file."""
    for path in sorted(pathlib.Path(folder).rglob("*")):
        if path.is_file() and before.get(path) != path.read_bytes():
            name, data = str(path.relative_to(folder)), path.read_bytes()
            yield f"--- {name}\n".encode() + (data if path.suffix == ".yaml" else hashlib.sha256(data).hexdigest().encode()) + b"\n"


def read_fixtures():
    """The name and the manifest of each fixture; `Fixture.swift` describes the format."""
    for path in sorted(FIXTURES.glob("*.diff")):
        for fixture in path.read_text().split("@@ ")[1:]:
            header, *lines = fixture.splitlines()
            name, base = re.fullmatch(r"(\S+) \((\S+)\)", header).groups()
            rest = (FIXTURES / f"bases/{base}.yaml").read_text().splitlines()
            written = []
            for line in filter(None, lines):
                if line[0] in " -":
                    index = rest.index(line[1:])
                    written += rest[: index + (line[0] == " ")]
                    rest = rest[index + 1 :]
                elif line[0] == "+":
                    written.append(line[1:])
            yield f"{path.stem}/{name}", "\n".join(written + rest) + "\n"


def answer(tool, manifest, old, command):
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / "countries.yaml").write_bytes(manifest)
        (pathlib.Path(folder) / "old.yaml").write_bytes(old)
        before = {path: path.read_bytes() for path in pathlib.Path(folder).iterdir()}
        ran = run(tool, folder, command, editor_session(manifest.decode(errors="replace")) if command == ["lsp"] else b"")
        text = b"status %d\n--- stdout\n%s--- stderr\n%s" % (ran.returncode, ran.stdout, ran.stderr)
        return (text + b"".join(written(folder, before))).replace(folder.encode(), b"FOLDER")


def editor_session(text):
    """The messages of an editor that opens the manifest and sends every kind of request at every ninth word."""
    document = {"uri": "file:///countries.yaml"}
    messages = [
        {"id": 1, "method": "initialize", "params": {"capabilities": {}}},
        {"method": "textDocument/didOpen", "params": {"textDocument": document | {"languageId": "yaml", "version": 1, "text": text}}},
    ]
    lines = text.split("\n")
    words = [(number, match.start()) for number, line in enumerate(lines) for match in re.finditer(r"[^\s{}\[\],:\"']+", line)]
    for number, column in words[::9]:
        place = {"line": number, "character": len(lines[number][:column].encode("utf-16-le")) // 2}
        for method in ("hover", "completion"):
            messages.append({"id": len(messages), "method": f"textDocument/{method}", "params": {"textDocument": document, "position": place}})
        around = {"textDocument": document, "range": {"start": place, "end": place}, "context": {"diagnostics": []}}
        messages.append({"id": len(messages), "method": "textDocument/codeAction", "params": around})
    messages += [{"id": len(messages), "method": "shutdown"}, {"method": "exit"}]
    bodies = [json.dumps({"jsonrpc": "2.0"} | message).encode() for message in messages]
    return b"".join(b"Content-Length: %d\r\n\r\n%s" % (len(body), body) for body in bodies)


def record(tool, name, manifest, old, folder, paths):
    """Runs every command on a manifest, and `explain` on each top-level key and on some paths below."""
    folder = folder / name
    folder.mkdir(parents=True)
    (folder / "countries.yaml").write_bytes(manifest)
    explained = {}
    for key in KEYS:
        explained[key] = answer(tool, manifest, old, ["explain", key])
    below = re.findall(rb"(?m)^([a-z]\S+): ", b"".join(explained.values()))
    below = sorted({path.decode() for path in below} - set(KEYS))
    for path in random.Random(name).sample(below, min(paths, len(below))):
        explained[path] = answer(tool, manifest, old, ["explain", path])
    answers = {" ".join(command): answer(tool, manifest, old, command) for command in COMMANDS}
    answers |= {f"explain {path}": text for path, text in explained.items()}
    for command, text in answers.items():
        (folder / re.sub(r"[^A-Za-z0-9.,-]+", "_", command)).write_bytes(text)
    return name, len(answers), answers["validate --format text"].startswith(b"status 0")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path, help="a folder that does not exist")
    parser.add_argument("tool")
    parser.add_argument("--short", action="store_true", help="ask about every 50th manifest only")
    options = parser.parse_args()
    tool = working_tool(options.tool)
    if options.folder.exists():
        parser.error(f"{options.folder} exists")
    products = [path.read_bytes() for path in PRODUCTS]
    manifests = [(f"products/{path.stem}", path.read_bytes(), ALL) for path in PRODUCTS]
    fixtures = [(f"fixtures/{name}", text.encode(), FEW) for name, text in read_fixtures()]
    manifests += fixtures
    manifests += [(f"random/{seed}", random_manifest(seed).encode(), FEW) for seed in range(RANDOM)]
    if options.short:
        manifests = manifests[1::50]
    counts = collections.Counter()
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = [
            # Each comparison is with a product. The first one is with the real manifest.
            pool.submit(record, tool, name, manifest, products[number % len(products)], options.folder, paths)
            for number, (name, manifest, paths) in enumerate(manifests)
        ]
        for job in concurrent.futures.as_completed(jobs):
            name, answers, is_valid = job.result()
            counts["answers"] += answers
            counts["valid" if is_valid else "invalid"] += 1
    print(f"{len(manifests)} manifests, {counts['valid']} without findings, {counts['answers']} answers in {options.folder}")
    if not all(counts[kind] for kind in ("valid", "invalid")) or len(fixtures) < 100:
        sys.exit("error: too little was asked")


if __name__ == "__main__":
    main()
