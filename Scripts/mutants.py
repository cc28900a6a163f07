#!/usr/bin/env python3
"""Changes one token of the compiler at a time, and lists the changes that no fast test notices.

Works in a copy under `.build/mutants`. A mutant that does not compile does not count; one whose tests
fail, crash or run out of time is killed. Exits with status 1 if fewer than 95 % are.
"""

import argparse
import collections
import hashlib
import os
import pathlib
import re
import resource
import shutil
import signal
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
COPY = ROOT / ".build/mutants/package"
MUTATED = (
    "AppFileFormats CountryManifest ManifestApply ManifestComparison ManifestCompiler ManifestDiagnostics ManifestEditing"
    " ManifestEmission ManifestMerging ManifestRules YAMLTree"
).split()
TEST_TARGETS = (
    "AppFileFormatsTests CommandLineTests DocumentationTests ManifestApplyTests ManifestComparisonTests ManifestDiagnosticsTests"
    " ManifestEditingTests ManifestEmissionTests ManifestMergingTests ManifestRulesTests MistakeTests"
    " PipelineTests YAMLTreeTests"
).split()
# What compiles programs, opens pages, runs hooks, kills processes, reads prose or takes long.
SLOW = (
    "CompilationTests|OtherLanguageTests|compiled|randomTextsReadBack|Killed|CostTests|HostileTreeTests|HostileTextTests"
    "|WriteSafetyTests|PipelineSafetyTests|KotlinLibraryTests|DocumentationSnippetTests|TreeShakingTests"
    "|ReportPageTests|ActionTests|HistoryTests|ConcurrentSaveTests|InterruptedRunTests|WorkflowTests|TutorialTests"
    "|VocabularyTests|MessageShapeTests|FaultsPage|ManualPageTests|CommandLinePageTests|damagedManifests"
)
# What takes a minute is met only by what the other tests don't notice, except for what it tests.
LAST = "MistakeTests"
# Of processor time, since other work on the machine must not kill mutants; a process that sleeps has ten times that.
BUILD_SECONDS, TEST_SECONDS = 900, 150

# A manifest without the targets that the tool and the tests don't need; the tables of dependencies stay as they are.
FEWER_TARGETS = """
var kept = [{names}]
var examined = 0
while examined < kept.count {{
  let target = package.targets.first {{ $0.name == kept[examined] }}
  for dependency in target?.dependencies ?? [] {{
    switch dependency {{
    case .targetItem(let name, _), .byNameItem(let name, _): kept += kept.contains(name) ? [] : [name]
    default: break
    }}
  }}
  examined += 1
}}
package.targets.removeAll {{ !kept.contains($0.name) }}
package.products = []
"""

PAIRS = [
    (" == ", " != "), (" < ", " <= "), (" > ", " >= "), (" && ", " || "), (" + ", " - "), (" += ", " -= "),
    ("true", "false"), ("..<", "..."), (".first", ".last"), (".min(", ".max("), (".error", ".warning"),
    ("hasPrefix", "hasSuffix"), ("dropFirst", "dropLast"), (".prefix(", ".suffix("), ("continue", "break"),
    (".lowerBound", ".upperBound"), (".start", ".end"), ("startIndex", "endIndex"), ("isLowercase", "isUppercase"),
]  # fmt: skip
SWAPS = {a: b for pair in PAIRS for a, b in (pair, pair[::-1])}
TOKEN = re.compile(
    "|".join(
        [re.escape(token) + (r"\b" if token[-1].isalpha() else "") for token in sorted(SWAPS, key=len, reverse=True)]
        + [r"(?<![\w.$])\d+(?![\w.])", r"(?<=[ (])!(?=[\w(])"]
    )
)
# Comments and string literals; a rule's explanation is a literal, too.
NOT_CODE = re.compile(r'//[^\n]*|/\*.*?\*/|(#*)"""(?:.|\n)*?"""\1|(#*)"(?:\\.|[^"\\\n])*"\2', re.DOTALL)


def swapped(token):
    if token in SWAPS:
        return SWAPS[token]
    return "" if token == "!" else str(int(token) + 1)


def mutants(seed):
    """All in random order: a file, the offset of a token, the token and what it becomes.

    A token's place depends on its file, its line and how often that line came before, so that a seed means the same
    mutants after an edit elsewhere.
    """
    files = sorted(
        path
        for target in MUTATED
        for path in (COPY / "Sources" / target).rglob("*.swift")
        if "Tables" not in path.parts
    )
    tokens = []
    for path in files:
        text = path.read_text()
        code = NOT_CODE.sub(lambda match: re.sub(r"[^\n]", " ", match.group()), text)
        lines, seen = text.split("\n"), collections.Counter()
        for match in TOKEN.finditer(code):
            line = lines[text.count("\n", 0, match.start())].strip()
            name = f"{seed} {path.relative_to(COPY)} {line}"
            seen[name] += 1
            place = hashlib.sha256(f"{name} {seen[name]}".encode()).digest()
            tokens.append((place, path, match.start(), match.group()))
    for _, path, start, token in sorted(tokens):
        yield path, start, token, swapped(token)


def processes_of(session):
    """The processes of a session, those that have a process group of their own among them."""
    listed = subprocess.run(["ps", "-A", "-o", "pid="], check=True, capture_output=True, text=True).stdout
    for pid in map(int, listed.split()):
        try:
            if os.getsid(pid) == session:
                yield pid
        except (ProcessLookupError, PermissionError):
            pass


class Runner:
    """Runs one command at a time in a session of its own, and ends every process of it."""

    def __init__(self):
        self.process = None
        self.output = ""

    def run(self, command, seconds, stop=None):
        """The exit status; None if time ran out or `stop` was printed."""
        self.process = subprocess.Popen(
            command, cwd=COPY, start_new_session=True, text=True,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds)),
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, errors="replace",
        )  # fmt: skip
        signal.alarm(10 * seconds)
        self.output = ""
        try:
            for line in self.process.stdout:
                self.output += line
                if stop and stop in line:
                    return None
            return self.process.wait()
        except TimeoutError:
            return None
        finally:
            signal.alarm(0)
            self.end()

    def end(self):
        if not self.process:
            return
        while pids := [pid for pid in processes_of(self.process.pid) if not is_zombie(pid)]:
            for pid in pids:
                try:
                    os.kill(pid, signal.SIGKILL)
                except ProcessLookupError:
                    pass
            time.sleep(0.05)
        self.process.wait()
        self.process = None


def is_zombie(pid):
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True).stdout
    return state.startswith("Z") or not state


def time_is_over(*_):
    raise TimeoutError


def leave(*_):
    raise KeyboardInterrupt


def copy_package():
    """Brings the copy up to date; files that did not change keep their dates, so builds are incremental."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout
    wanted = {os.fsdecode(name) for name in listed.split(b"\0") if name}
    for name in sorted(wanted):
        source, target = ROOT / name, COPY / name
        if not source.is_file():
            continue
        if not target.exists() or target.read_bytes() != source.read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, target)
    for folder in ("Sources", "Tests"):
        for path in (COPY / folder).rglob("*"):
            name = str(path.relative_to(COPY))
            if path.is_file() and (name not in wanted or not (ROOT / name).exists()):
                path.unlink()
    venv = COPY / ".venv"
    if (ROOT / ".venv").exists() and not venv.exists():
        venv.symlink_to(ROOT / ".venv")
    names = ", ".join(f'"{name}"' for name in ["nd-config", *TEST_TARGETS])
    manifest = COPY / "Package.swift"
    manifest.write_text(manifest.read_text() + FEWER_TARGETS.format(names=names))


def outcome(runner, skip, target=""):
    """How the sources in the copy fare: `does not compile`, `killed` and by what, or `survived`.

    The tests of the target come first.
    """
    if runner.run(["swift", "build", "--build-tests"], BUILD_SECONDS) != 0:
        return "does not compile"
    near = f"{target}Tests" if f"{target}Tests" in TEST_TARGETS else "PipelineTests|ManifestRulesTests"
    others = ["--skip", "|".join((skip, near, LAST))]
    last = ["--filter", LAST]
    rest = [last, others] if target == "ManifestCompiler" else [others, last]
    for tests in [["--filter", near, "--skip", skip], *rest]:
        command = ["swift", "test", "--skip-build", "--disable-xctest", *tests]
        if runner.run(command, TEST_SECONDS, stop=" recorded an issue") != 0:
            failed = re.findall(r"Test (\w+).*? recorded an issue", runner.output)
            return f"killed by {failed[-1] if failed else 'a crash, or by its time'}"
        if not re.search(r"Test run with [1-9]\d* tests? ", runner.output):
            sys.exit(f"error: no test ran: {' '.join(command)}\n{runner.output[-4000:]}")
    return "survived"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--start", type=int, default=0, help="the first mutant, to go on with an earlier run")
    parser.add_argument("--seconds", type=int, default=10**9, help="begin no mutant after this time")
    parser.add_argument("--skip", default=SLOW, help="the tests that are not run")
    options = parser.parse_args()
    signal.signal(signal.SIGALRM, time_is_over)
    signal.signal(signal.SIGTERM, leave)
    runner = Runner()
    survivors, killed, begin = [], 0, time.monotonic()
    try:
        copy_package()
        if runner.run(["swift", "build", "--build-tests"], BUILD_SECONDS * 2) != 0:
            sys.exit(f"mutants.py: the package does not build\n{runner.output[-4000:]}")
        if outcome(runner, options.skip) != "survived":
            sys.exit(f"mutants.py: tests fail without a mutant\n{runner.output[-4000:]}")
        for number, (path, start, old, new) in enumerate(mutants(options.seed)):
            if number < options.start:
                continue
            if killed + len(survivors) == options.count or time.monotonic() - begin > options.seconds:
                print(f"next: --start {number}")
                break
            original = path.read_text()
            path.write_text(original[:start] + new + original[start + len(old) :])
            try:
                result = outcome(runner, options.skip, path.relative_to(COPY / "Sources").parts[0])
            finally:
                path.write_text(original)
            line = original.count("\n", 0, start) + 1
            code = original.splitlines()[line - 1].strip()
            name = f"{path.relative_to(COPY)}:{line}: `{old.strip()}` → `{new.strip()}` in `{code}`"
            print(f"{time.monotonic() - begin:6.0f} s  {number} {result}: {name}", flush=True)
            killed += result.startswith("killed")
            survivors += [name] * (result == "survived")
    except KeyboardInterrupt:
        print("mutants.py: stopped", file=sys.stderr)
    finally:
        runner.end()
    total = killed + len(survivors)
    print(f"\nseed {options.seed}: {killed} of {total} killed")
    for name in survivors:
        print(f"  survived: {name}")
    return 0 if total and killed >= 0.95 * total else 1


if __name__ == "__main__":
    sys.exit(main())
