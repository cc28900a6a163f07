#!/usr/bin/env python3
"""Builds the example with Bazel, offline.

It needs .build/debug/nd-config, or the executable that ND_CONFIG names. `make examples` runs it.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

BAZEL = pathlib.Path(__file__).resolve().parent
TOOL = pathlib.Path(os.environ.get("ND_CONFIG", BAZEL.parent.parent / ".build/debug/nd-config"))
CONSUMERS = [f":{name}_consumer" for name in ["aasa", "entitlements", "kotlin", "swift", "typescript"]]
GENERATED = "bazel-bin/countries"


class Workspace:
    """A clone of the example with its own Bazel server, which stops at the end of the `with` block."""

    def __init__(self, folder):
        self.root = folder / "Bazel"
        self.example = self.root / "example"
        self.state = folder / "state"
        shutil.copytree(BAZEL, self.root, ignore=shutil.ignore_patterns("bazel-*", "nd-config"))
        shutil.copy(TOOL, self.example / "tool/nd-config")
        stub = self.example / "stubs/remote_coverage_tools"
        self.options = ["--nosandbox_debug", "--spawn_strategy=linux-sandbox,local", f"--override_repository=remote_coverage_tools={stub}"]

    def bazel(self, command, *targets, status=0):
        """The output of a command, without progress."""
        line = ["bazel", f"--output_user_root={self.state}", command, *self.options, "--curses=no", "--color=no", *targets]
        done = subprocess.run(line, cwd=self.example, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        if done.returncode != status:
            sys.exit(f"error: bazel {command} exited with status {done.returncode}, expected {status}\n{done.stdout}")
        return done.stdout

    def edit(self, old, new):
        manifest = self.example / "countries.yaml"
        text = manifest.read_text()
        if old not in text:
            sys.exit(f"error: `{old}` is not in the manifest")
        manifest.write_text(text.replace(old, new, 1))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        subprocess.run(["bazel", f"--output_user_root={self.state}", "shutdown"], cwd=self.example, capture_output=True, check=True)


def expect(found, expected, what):
    if found != expected:
        sys.exit(f"error: {what}: expected {expected}, found {found}")


def processes(output):
    """How the actions of a build were run, such as {'linux-sandbox': 5}."""
    line = re.findall(r"INFO: \d+ process(?:es)?: (.*)\.", output)[-1]
    return {name: int(count) for count, name in re.findall(r"(\d+) ([a-z -]+?)(?:,|$)", line)}


def check(example):
    """One sandboxed build: the consumers compile, the test passes and fails, and findings have their line."""
    kinds = processes(example.bazel("build", *CONSUMERS))
    expect(kinds.get("linux-sandbox"), len(CONSUMERS) + 1, "actions in the sandbox")
    generate = [example.example / "tool/nd-config", "generate", "--quiet"]
    subprocess.run(generate, cwd=example.example, check=True)
    generated = example.example / "generated"
    bytes_of = {path.relative_to(generated): path.read_bytes() for path in generated.glob("swift/*")}
    expect(len(bytes_of) > 1, True, "Swift that the tool writes")
    for path, content in bytes_of.items():
        expect((example.example / GENERATED / path).read_bytes(), content, f"the bytes of {path}")
    example.bazel("test", ":countries_test")
    (generated / "swift/Country.swift").write_text("// Written by nd-config.\n")
    example.bazel("test", ":countries_test", status=3)
    example.edit("form_fields:", "  New: { team: ABCDE12345, bundle: com.acme.new, statuses: [live] }\n\nform_fields:")
    example.bazel("build", ":countries")
    expect((example.example / GENERATED / "entitlements/New.entitlements").exists(), True, "the file of a new variant")
    example.edit("tld: com", "tld: x_x")
    output = example.bazel("build", ":countries", status=1)
    expect(bool(re.search(r"countries\.yaml:\d+:10: error: .*\[invalid-host-label\]", output)), True, output)


def main():
    with tempfile.TemporaryDirectory() as name, Workspace(pathlib.Path(name)) as example:
        check(example)


if __name__ == "__main__":
    main()
