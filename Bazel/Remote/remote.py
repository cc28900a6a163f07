#!/usr/bin/env python3
"""Builds outputs of the example on remote executors, and compares them with those of a local build.

Starts PostgreSQL as the user `postgres`, BuildGrid and two workers in a temporary folder, and stops them at the end.
ND_CONFIG names the executable. It must be static, because an action has only its inputs.
"""

import contextlib
import pathlib
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent))
from check import Workspace, expect, processes  # noqa: E402

PROGRAMS = pathlib.Path(sys.executable).parent
POSTGRES = max(pathlib.Path("/usr/lib/postgresql").glob("*/bin"))
OUTPUTS = ["aasa", "entitlements", "hosts", "info-plist", "kotlin", "schema", "strings", "swift", "table", "typescript"]

# An action for each output, and one for all of them.
TARGETS = """
[nd_countries(
    name = "remote-" + name,
    manifest = "countries.yaml",
    outputs = outputs,
    tool = "//tool:nd-config",
    variants = ["Acme", "Beta"],
) for name, outputs in [("all", {outputs})] + [(output, [output]) for output in {outputs}]]

filegroup(
    name = "remote",
    srcs = ["remote-" + name for name in ["all"] + {outputs}],
)
"""

CONFIGURATION = """
server:
  - !channel {{ address: "{address}", insecure-mode: true }}
authorization: {{ method: none }}
connections:
  - !sql-connection &sql {{ connection-string: "{database}" }}
storages:
  - !disk-storage &storage {{ path: "{folder}/storage" }}
caches:
  - !lru-action-cache &cache {{ storage: *storage, max-cached-refs: 256, allow-updates: true, cache-failed-actions: false }}
schedulers:
  - !sql-scheduler &scheduler
    sql: *sql
    storage: *storage
    action-cache: *cache
    poll-interval: 0.5
    property-set: !dynamic-property-set {{ match-property-keys: [OSFamily] }}
instances:
  - name: ""
    services:
      - !action-cache {{ cache: *cache }}
      - !execution {{ scheduler: *scheduler }}
      - !bots {{ scheduler: *scheduler }}
      - !cas {{ storage: *storage }}
      - !bytestream {{ storage: *storage }}
thread-pool-size: 50
"""


@contextlib.contextmanager
def started(log, *line):
    """A process with its output in a file; it is asked to stop at the end."""
    with open(log, "wb") as output:
        process = subprocess.Popen([str(word) for word in line], stdout=output, stderr=subprocess.STDOUT)
        try:
            yield process
        finally:
            process.terminate()
            try:
                process.wait(timeout=30)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


@contextlib.contextmanager
def database(folder):
    """A connection string for PostgreSQL, which refuses to run as root."""
    data = folder / "postgresql"
    data.mkdir()
    shutil.chown(data, "postgres", "postgres")
    folder.chmod(0o755)

    def run(program, *options):
        line = ["runuser", "-u", "postgres", "--", str(POSTGRES / program), *options]
        subprocess.run(line, cwd=data, check=True, stdout=subprocess.DEVNULL)

    run("initdb", "--pgdata", data / "data", "--auth", "trust")
    run("pg_ctl", "start", "--wait", "--pgdata", data / "data", "--log", data / "log", "--options", f"-c listen_addresses= -k {data}")
    try:
        yield f"postgresql:///postgres?host={data}&user=postgres"
    finally:
        run("pg_ctl", "stop", "--mode", "immediate", "--pgdata", data / "data")


def wait_for(address, server):
    host, port = address.split(":")
    while server.poll() is None:
        with contextlib.suppress(ConnectionRefusedError), socket.create_connection((host, int(port))):
            return
        time.sleep(0.2)
    sys.exit("error: BuildGrid does not start")


@contextlib.contextmanager
def executors(folder):
    """The address of a BuildGrid with two workers."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    worker = pathlib.Path(__file__).with_name("worker.py")
    with database(folder) as connection, contextlib.ExitStack() as running:
        subprocess.run([PROGRAMS / "bgd", "migrate", "apply", connection], check=True, stdout=subprocess.DEVNULL)
        configuration = folder / "buildgrid.yaml"
        configuration.write_text(CONFIGURATION.format(address=address, database=connection, folder=folder))
        server = running.enter_context(started(folder / "buildgrid.log", PROGRAMS / "bgd", "server", "start", configuration))
        wait_for(address, server)
        for name in ["first", "second"]:
            running.enter_context(started(folder / f"{name}.log", sys.executable, worker, address, name))
        yield address


def build(running, folder, *options):
    """A clone, and how its actions were run. The clone's Bazel server is always stopped at the end."""
    example = running.enter_context(Workspace(folder, *options))
    with open(example.example / "BUILD.bazel", "a") as file:
        file.write(TARGETS.format(outputs=OUTPUTS))
    return example, processes(example.bazel("build", "//:remote"))


def content(example):
    root = (example.example / "bazel-bin").resolve()
    folders = [root / f"remote-{name}" for name in ["all", *OUTPUTS]]
    return {path.relative_to(root): path.read_bytes() for folder in folders for path in folder.rglob("*") if path.is_file()}


def check(running, folder):
    count = len(OUTPUTS) + 1
    local, kinds = build(running, folder / "local")
    expect(kinds.get("linux-sandbox"), count, f"actions in the sandbox, {kinds}")
    address = running.enter_context(executors(folder))
    options = ["--spawn_strategy=remote", "--remote_local_fallback=false", f"--remote_executor=grpc://{address}"]
    remote, kinds = build(running, folder / "elsewhere" / "remote", *options)
    expect(kinds.get("remote"), count, f"remote actions, {kinds}")
    expect(set(kinds), {"remote", "internal"}, "kinds of actions")
    files = content(local)
    expect(content(remote) == files and len(files) > 2 * len(OUTPUTS), True, f"{len(files)} files are equal")
    # A consumer calls a shell, which the root file system of an action lacks.
    output = remote.bazel("build", "//:aasa_consumer", status=1)
    expect("execvp /bin/bash: No such file or directory" in output, True, output)
    # A finding in a remote action must name its line in the manifest, too.
    remote.edit("tld: com", "tld: x_x")
    output = remote.bazel("build", "//:remote-swift", status=1)
    expect(bool(re.search(r"countries\.yaml:\d+:10: error: .*\[invalid-host-label\]", output)), True, output)
    print(f"{count} of {count} actions were remote; {len(files)} files are equal to those of a local build")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name, contextlib.ExitStack() as running:
        check(running, pathlib.Path(name))
