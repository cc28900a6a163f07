#!/usr/bin/env python3
"""Builds the example with Bazel, offline. With `caches` it also measures caches, and fills the table in README.md.

It needs .build/debug/nd-config, or the executable that ND_CONFIG names. `.ci/run` runs it without arguments.
"""

import hashlib
import http.server
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import threading

BAZEL = pathlib.Path(__file__).resolve().parent
TOOL = pathlib.Path(os.environ.get("ND_CONFIG", BAZEL.parent / ".build/debug/nd-config"))
CONSUMERS = [f":{name}_consumer" for name in ["aasa", "entitlements", "kotlin", "swift", "typescript"]]
GENERATED = "bazel-bin/countries"


class Workspace:
    """A clone of the example with its own Bazel server, which stops at the end of the `with` block."""

    def __init__(self, folder, *options):
        self.root = folder / "Bazel"
        self.example = self.root / "example"
        self.state = folder / "state"
        shutil.copytree(BAZEL, self.root, ignore=shutil.ignore_patterns("bazel-*", "nd-config"))
        shutil.copy(TOOL, self.example / "tool/nd-config")
        stub = self.example / "stubs/remote_coverage_tools"
        self.options = ["--nosandbox_debug", "--spawn_strategy=linux-sandbox,local", f"--override_repository=remote_coverage_tools={stub}"]
        self.options += options

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

    def run_actions(self, *targets):
        """The first output of each action that ran, relative to bazel-bin."""
        log = self.state / "actions.log"
        self.bazel("build", f"--execution_log_json_file={log}", *targets)
        return re.findall(r'"listedOutputs": \[\s*"[^"]+/bin/([^"]+)"', log.read_text())

    def digest(self):
        folder = (self.example / GENERATED).resolve()
        files = sorted(path for path in folder.rglob("*") if path.is_file())
        expect(bool(files), True, f"files in {folder}")
        return hashlib.sha256(b"".join(str(path.relative_to(folder)).encode() + path.read_bytes() for path in files)).hexdigest()

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
    example.edit("tld: com", "tld: x_x")
    output = example.bazel("build", ":countries", status=1)
    expect(bool(re.search(r"countries\.yaml:\d+:10: error: .*\[invalid-host-label\]", output)), True, output)


class Cache(http.server.BaseHTTPRequestHandler):
    """Bazel's HTTP cache in memory. It counts the fetched bytes."""

    entries, fetched, lock = {}, 0, threading.Lock()
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        with Cache.lock:
            content = Cache.entries.get(self.path)
            Cache.fetched += len(content or b"")
        self.send_response(404 if content is None else 200)
        self.send_header("Content-Length", str(len(content or b"")))
        self.end_headers()
        self.wfile.write(content or b"")

    def do_PUT(self):
        content = self.rfile.read(int(self.headers["Content-Length"]))
        with Cache.lock:
            Cache.entries[self.path] = content
        self.send_response(200)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_):
        pass


class Server(http.server.ThreadingHTTPServer):
    # Bazel opens one connection for each action.
    request_queue_size = 128
    daemon_threads = True


EDITS = [
    ("a clean build", None),
    ("a comment", ("# Two countries", "# 2 countries")),
    ("a help-desk locale", ("it_IT", "it")),
    ("a new country", ("  it:\n", "  fr:\n    hosts: subdomain\n    languages: [fr-FR]\n    help_desk_locale: fr\n    account_form: { fields: [name] }\n\n  it:\n")),
]


def caches(folder):
    """Two clones at different paths share a cache; returns the rows of the table in README.md."""
    with (
        Workspace(folder / "a", f"--disk_cache={folder}/disk") as first,
        Workspace(folder / "elsewhere" / "b", f"--disk_cache={folder}/disk") as second,
    ):
        first.bazel("build", *CONSUMERS)
        kinds = processes(second.bazel("build", *CONSUMERS))
        # Bazel 4 uses this name.
        expect(kinds.get("remote cache hit"), len(CONSUMERS) + 1, "hits of the disk cache")
        expect(second.digest(), first.digest(), "the bytes of the second clone")

    server = Server(("127.0.0.1", 0), Cache)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"--remote_cache=http://127.0.0.1:{server.server_port}"
    rows = []
    for count in [1, 10, 100]:
        Cache.entries.clear()
        with Workspace(folder / f"{count}first", address) as first, Workspace(folder / f"{count}elsewhere/second", address) as second:
            rows += [(count, *row) for row in edits_in(first, second, count)]
    server.shutdown()
    return rows


def edits_in(first, second, count):
    """For each edit: the actions that the first clone ran, their consumers, and the cache hits of the second clone.
    """
    for clone in [first, second]:
        with open(clone.example / "BUILD.bazel", "a") as build:
            build.write(MANY.format(count=count))
    for label, edit in EDITS:
        for clone in [first, second]:
            if edit:
                clone.edit(*edit)
        ran = first.run_actions("//:many")
        Cache.fetched = 0
        kinds = processes(second.bazel("build", "//:many"))
        expect(set(kinds) <= {"remote cache hit", "internal"}, True, f"{label}, second clone: {kinds}")
        expect(second.digest(), first.digest(), f"{label}: the bytes of the second clone")
        consumers = [name.split("-")[0] for name in ran if not name.startswith("countries/")]
        which = ", ".join(sorted(set(consumers))) or "none"
        yield label, len(ran), which, kinds.get("remote cache hit", 0), Cache.fetched


# Consumers of each output in turn.
MANY = """
[genrule(
    name = "%s_%d" % (OUTPUTS[n % len(OUTPUTS)], n),
    srcs = [":" + OUTPUTS[n % len(OUTPUTS)]],
    outs = ["%s-%d.txt" % (OUTPUTS[n % len(OUTPUTS)], n)],
    cmd = "find $(SRCS) -type f -o -type l | sort | xargs cat | sha256sum > $@",
) for n in range({count})]

filegroup(
    name = "many",
    srcs = [":countries"] + ["%s_%d" % (OUTPUTS[n % len(OUTPUTS)], n) for n in range({count})],
)
"""


def evaluate_modules():
    """Bazel 4 does not support modules, so an interpreter of Starlark evaluates the two files."""
    import starlark

    calls = []
    module = starlark.Module()
    for call in ["module", "bazel_dep", "local_path_override"]:
        module.add_callable(call, lambda _call=call, **given: calls.append((_call, given.get("name", given.get("module_name")))))
    for path in ["MODULE.bazel", "example/MODULE.bazel"]:
        starlark.eval(module, starlark.parse(path, (BAZEL / path).read_text()), starlark.Globals.standard())
    expect(calls, [("module", "nd_config"), ("module", "acme"), ("bazel_dep", "nd_config"), ("local_path_override", "nd_config")], "modules")


def fill_table(rows):
    page = BAZEL / "README.md"
    head = "| --- | --- | --- | --- | --- | --- |\n"
    before, after = page.read_text().split(head, 1)
    lines = "".join(f"| {count} | {edit} | {ran} | {which} | {hits} | {fetched // 1000} KB |\n" for count, edit, ran, which, hits, fetched in rows)
    page.write_text(before + head + lines + re.sub(r"\A(?:\|.*\n)*", "", after))


def main():
    with tempfile.TemporaryDirectory() as name:
        if sys.argv[1:] == ["caches"]:
            evaluate_modules()
            fill_table(caches(pathlib.Path(name)))
        else:
            with Workspace(pathlib.Path(name)) as example:
                check(example)


if __name__ == "__main__":
    main()
