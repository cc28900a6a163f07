"""Runs nd-config as a process, and measures the cost of a run."""

import json
import os
import pathlib
import re
import resource
import signal
import sys
import time

SECONDS, MEGABYTES = 2.0, 250
# The limit of processor seconds for a run. The language server, which also opens the manifest, gets twice as many.
PATIENCE = 6
# The limit of real seconds, for a run that waits. A signal ends it.
LONGEST = 120
ADDRESS_SPACE = 3 << 30
MANIFEST = "countries.yaml"


class Run:
    """A finished command: its exit status, its cost and its output."""

    def __init__(self, command, status, usage, output, before=0.0):
        self.command, self.output = command, output
        self.signal = os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0
        self.status = None if self.signal else os.WEXITSTATUS(status)
        self.isStopped = self.signal == signal.SIGXCPU
        self.seconds = usage.ru_utime + usage.ru_stime - before
        self.megabytes = usage.ru_maxrss / (1 << 20 if sys.platform == "darwin" else 1 << 10)

    @property
    def cost(self):
        """The used share of the limits. Above 1 is too much."""
        return max(self.seconds / SECONDS, self.megabytes / MEGABYTES)

    @property
    def end(self):
        if self.isStopped:
            return "stopped"
        return f"signal {self.signal}" if self.signal else f"status {self.status}"


class Tool:
    def __init__(self, path):
        self.path = str(pathlib.Path(path).resolve())

    def run(self, folder, *arguments):
        output = pathlib.Path(folder, ".output")
        child = self._start(folder, arguments, os.open(os.devnull, os.O_RDONLY), _opened(output))
        _, status, usage = os.wait4(child, 0)
        return Run(" ".join(arguments), status, usage, _read(output))

    def edit(self, folder, text):
        """Runs the language server: opens the manifest, makes one edit, and waits for the findings."""
        output = pathlib.Path(folder, ".output")
        from_us, to_server = os.pipe()
        os.set_inheritable(to_server, False)
        child = self._start(folder, ["lsp"], from_us, _opened(output), 2 * PATIENCE)
        at, line = _place_of_edit(text)
        uri = {"uri": "file:///countries.yaml"}
        opening = [
            _request(1, "initialize", {"capabilities": {}}),
            _notification("textDocument/didOpen", {"textDocument": uri | {"languageId": "yaml", "version": 1, "text": text}}),
            _request(2, "textDocument/definition", {"textDocument": uri, "position": {"line": 0, "character": 0}}),
        ]
        place = {"line": line, "character": at}
        edit = {"textDocument": uri | {"version": 2}, "contentChanges": [{"range": {"start": place, "end": place}, "text": "x"}]}
        closing = [_notification("textDocument/didChange", edit), _request(3, "shutdown", None), _notification("exit", None)]
        before = 0.0
        try:
            _send(to_server, opening)
            before = _time_when_answered(child, output, 2)
            _send(to_server, closing)
        except BrokenPipeError:
            pass
        os.close(to_server)
        _, status, usage = os.wait4(child, 0)
        return Run("lsp", status, usage, _read(output), before)

    def _start(self, folder, arguments, source, target, patience=PATIENCE):
        child = os.fork()
        if child == 0:
            try:
                os.chdir(folder)
                resource.setrlimit(resource.RLIMIT_CPU, (patience, patience + 1))
                resource.setrlimit(resource.RLIMIT_AS, (ADDRESS_SPACE, ADDRESS_SPACE))
                resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
                signal.alarm(LONGEST)
                os.dup2(source, 0)
                os.dup2(target, 1)
                os.dup2(target, 2)
                os.execve(self.path, [self.path, *arguments], {"SWIFT_BACKTRACE": "enable=no", "PATH": os.environ["PATH"]})
            finally:
                os._exit(127)
        os.close(source)
        os.close(target)
        return child


def _opened(path):
    return os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)


def _read(path):
    return path.read_bytes().decode(errors="replace")


# MARK: The protocol of the language server


def _place_of_edit(text):
    """The location of the edit: in the name of the product, or at the start of the manifest."""
    for line, row in enumerate(text.split("\n", 50)[:50]):
        if match := re.search(r"name: A", row):
            return match.end(), line
    return 0, 0


def _request(number, method, parameters):
    return {"id": number} | _notification(method, parameters)


def _notification(method, parameters):
    return {"jsonrpc": "2.0", "method": method} | ({} if parameters is None else {"params": parameters})


def _send(pipe, messages):
    for message in messages:
        body = json.dumps(message).encode()
        data = memoryview(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        while data:
            data = data[os.write(pipe, data) :]


def _time_when_answered(child, output, number):
    """The processor time of a server when it has answered a request."""
    answer = b'"id":%d,' % number
    while True:
        # The process has ended; it is kept for a later wait.
        hasEnded = os.waitid(os.P_PID, child, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None
        if hasEnded or answer in output.read_bytes().replace(b" ", b""):
            break
        time.sleep(0.02)
    # Linux has a clock for each process. On other systems the time to open the manifest counts, too.
    return 0.0 if hasEnded or not sys.platform.startswith("linux") else time.clock_gettime(~child << 3 | 2)
