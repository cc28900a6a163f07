#!/usr/bin/env python3
"""A worker for BuildGrid, which has none: worker.py ADDRESS NAME.

Each action runs under bubblewrap in a root file system with its inputs and /proc. It has no shell, library, network
or environment variable of this machine.
"""

import pathlib
import subprocess
import sys
import tempfile

import grpc
from buildgrid._protos.build.bazel.remote.execution.v2 import remote_execution_pb2 as execution
from buildgrid._protos.google.devtools.remoteworkers.v1test2 import bots_pb2 as bots
from buildgrid._protos.google.devtools.remoteworkers.v1test2.bots_pb2_grpc import BotsStub
from buildgrid.server.client.cas import download, upload


def read(channel, digest, message):
    with download(channel) as store:
        return store.get_message(digest, message)


def run(root, command):
    """Runs a command. A folder with its inputs is the root of its file system."""
    paths = [*command.output_files, *command.output_directories]
    for path in paths:
        (root / command.working_directory / path).parent.mkdir(parents=True, exist_ok=True)
    isolation = ["bwrap", "--unshare-all", "--die-with-parent", "--clearenv", "--bind", str(root), "/inputs", "--proc", "/proc"]
    for variable in command.environment_variables:
        isolation += ["--setenv", variable.name, variable.value]
    isolation += ["--chdir", str(pathlib.PurePosixPath("/inputs") / command.working_directory)]
    return subprocess.run([*isolation, *command.arguments], stdin=subprocess.DEVNULL, capture_output=True)


def result_of(channel, lease):
    action = execution.Action()
    if not lease.payload.Unpack(action):
        digest = execution.Digest()
        lease.payload.Unpack(digest)
        action = read(channel, digest, execution.Action())
    command = read(channel, action.command_digest, execution.Command())
    with tempfile.TemporaryDirectory() as name:
        root = pathlib.Path(name) / "root"
        root.mkdir()
        with download(channel) as store:
            store.download_directory(action.input_root_digest, str(root))
        done = run(root, command)
        result = execution.ActionResult(exit_code=done.returncode, stdout_raw=done.stdout, stderr_raw=done.stderr)
        folder = root / command.working_directory
        with upload(channel) as store:
            for path in command.output_files:
                if (folder / path).is_file():
                    result.output_files.add(path=path, digest=store.upload_file(str(folder / path)))
            for path in command.output_directories:
                if (folder / path).is_dir():
                    result.output_directories.add(path=path, tree_digest=store.upload_tree(str(folder / path)))
    return result


def main(address, name):
    channel = grpc.insecure_channel(address)
    service = BotsStub(channel)
    session = bots.BotSession(bot_id=name, status=bots.OK)
    session = service.CreateBotSession(bots.CreateBotSessionRequest(bot_session=session), timeout=20, wait_for_ready=True)
    while True:
        for lease in session.leases:
            if lease.state == bots.PENDING:
                lease.state = bots.ACTIVE
            elif lease.state == bots.ACTIVE:
                lease.result.Pack(result_of(channel, lease))
                lease.state = bots.COMPLETED
        session = service.UpdateBotSession(bots.UpdateBotSessionRequest(name=session.name, bot_session=session), timeout=20)


if __name__ == "__main__":
    main(*sys.argv[1:])
