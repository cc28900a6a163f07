"""Measures an input: each command that reads it, and whether the result is as expected."""

import dataclasses
import hashlib
import os
import pathlib
import tempfile

from tool import MANIFEST

TOO_LARGE = "[too-large]"
# A memory disk, because after a large removal a disk takes seconds for thousands of files.
MEMORY = "/dev/shm"


@dataclasses.dataclass(frozen=True)
class Measurement:
    name: str
    command: str
    bytes: int
    end: str
    seconds: float
    megabytes: float
    cost: float
    failures: tuple
    # The digest of the input, to count different ones.
    digest: str


def digest(*texts):
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()


def measured(name, command, size, digest, run, allowed=(0,), failures=(), again=None):
    """The measurement of a run. A run that costs too much is repeated, because the machine may have been busy."""
    if again and run.cost > 1 and not run.signal:
        run = min(run, again(), key=lambda run: (bool(run.signal), run.cost))
    problems = list(failures)
    if run.signal and not run.isStopped:
        problems.append(f"ended by signal {run.signal}")
    elif not run.signal and run.status not in allowed:
        problems.append(f"exit status {run.status}, expected {' or '.join(map(str, allowed))}: {first_error(run.output)}")
    return Measurement(name, command, size, run.end, run.seconds, run.megabytes, run.cost, tuple(problems), digest)


def first_error(output):
    """The first error that a run reported, or its last line."""
    lines = output.splitlines() or ["no output"]
    return next((line for line in lines if "error: " in line.lower()), lines[-1])[:300]


class Workplace:
    """A folder with a manifest and an app, for the commands to run in."""

    def __init__(self, tool, name, text, app=None):
        self.tool, self.name, self.text = tool, name, text
        self.temporary = tempfile.TemporaryDirectory(dir=MEMORY if os.access(MEMORY, os.W_OK) else None)
        self.folder = pathlib.Path(self.temporary.name)
        self.digest = digest(text, *(app or {}).values())
        self.size = len(text.encode())
        self.write(MANIFEST, text)
        for path, content in (app or {}).items():
            self.write(f"app/{path}", content)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.temporary.cleanup()

    def write(self, path, text):
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def run(self, *arguments):
        return self.tool.run(self.folder, *arguments)

    def measure(self, command, *arguments, allowed=(0,), check=None, before=lambda: None, run=None):
        """Runs a command unless `run` is given; checks its exit status and its output."""

        def start():
            before()
            return self.tool.edit(self.folder, self.text) if command == "lsp" else self.run(*arguments)

        run = run or start()
        failures = [] if run.signal or not check else [problem for problem in [check(run.output)] if problem]
        return measured(self.name, command, self.size, self.digest, run, allowed, failures, start)


def commands(workplace, validated, isValid, old, readsAll):
    """Measures all commands for a manifest. `isValid` is the generator's answer, None if that depends on the text.

    Commands that stop at an invalid manifest run on one only with `readsAll`.
    """
    allowed = {True: (0,), False: (1,), None: (0, 1)}[isValid]
    found = [workplace.measure("validate", "validate", allowed=allowed, check=was_read, run=validated)]
    hasErrors = found[0].end != "status 0"
    if found[0].end == "stopped":
        # All other commands would be stopped, too.
        return found
    workplace.write("copy.yaml", workplace.text)
    copy = lambda: workplace.write("copy.yaml", workplace.text)
    found.append(workplace.measure("validate --fix", "validate", "copy.yaml", "--fix", allowed=(0, 1) if hasErrors else (0,), before=copy))
    found.append(workplace.measure("lsp", check=findings_of_edit))
    if hasErrors and not readsAll:
        return found
    workplace.write("old.yaml", old)
    status = (1,) if hasErrors else (0,)
    found.append(workplace.measure("diff", "diff", "old.yaml", MANIFEST, allowed=status))
    found.append(workplace.measure("report", "report", "-o", "report.html", allowed=status))
    found.append(workplace.measure("apply --check", "apply", "--app", "app", "--check", allowed=(1,), check=None if hasErrors else merged))
    if not hasErrors:
        found.append(workplace.measure("generate", "generate"))
    return found


def was_read(output):
    return f"refused before it was checked: {first_error(output)}" if TOO_LARGE in output else None


def findings_of_edit(output):
    return None if '"version": 2' in output else "no findings after the edit"


def merged(output):
    """The reason why `apply --check` reports no changed file; None if it reports one."""
    return None if "out of date" in output else f"refused before anything was merged: {first_error(output)}"
