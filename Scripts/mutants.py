#!/usr/bin/env python3
"""Plants mistakes that a person could make, one per run of the tests, and lists those that no test notices.

Works in a copy under `.build/mutants`. All mutants in Swift are compiled together; a file that a process reads when
it starts tells which of them is on. Mutants in support code and scripts are written one after the other. A mutant
that does not compile does not count. A mutant is killed if its tests fail, crash or run out of time. Exits with
status 1 if fewer than 90 % are killed.
"""

import argparse
import collections
import dataclasses
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
SWITCH = COPY / ".build/mutant"
# Mutants that did not compile in an earlier run. The next run skips them and so starts sooner.
REJECTED = COPY.parent / "rejected"
# Tables and generated code are data.
NOT_MUTATED = ("NDCountries", "NDCountriesCommitted", "NDNetwork", "NDNetworkCommitted", "CLibYAML", "EmbeddedFiles", "POSIX")
# Files that are copied into the outputs, and scripts that check something.
WRITTEN = ["Sources/Emit/EmbeddedFiles/*/*.swift", "Sources/Emit/EmbeddedFiles/*/*.kt", "Sources/Emit/EmbeddedFiles/*/*.ts", "Sources/Emit/EmbeddedFiles/*/*.js"]  # fmt: skip
# The tests of a target, if they are not in the test target of its name.
NEAR = {
    "nd-config": "CommandLineTests", "ManifestReport": "CommandLineTests.Report|ReportPageTests",
    "ManifestCompiler": "PipelineTests|MistakeTests|ManifestRulesTests",
    "AppFileFormats": "ManifestApplyTests",
    "ManifestFindings": "ManifestFindingsTests|PipelineTests|ManifestRulesTests|ManifestLanguageServerTests",
    "YAMLTree": "YAMLTreeTests|PipelineTests|ManifestRulesTests",
    "CountryManifest": "PipelineTests|ManifestRulesTests", "Scripts": "ProjectTests",
    "EmbeddedFiles": "FrozenCountriesTests|RootManifestTests|CompilationTests|OtherLanguageTests|HostileTextTests|ReportPageTests",
}  # fmt: skip
# Slow tests: they compile programs, open pages, run hooks or kill processes. They only run for their own targets.
SLOW = (
    "CompilationTests|OtherLanguageTests|compiled|randomTextsReadBack|Killed|CostTests|HostileTreeTests|HostileTextTests"
    "|WriteSafetyTests|PipelineSafetyTests|KotlinLibraryTests|DocumentationSnippetTests|TreeShakingTests"
    "|ReportPageTests|ActionTests|HistoryTests|ConcurrentSaveTests|InterruptedRunTests|WorkflowTests|TutorialTests"
    "|MessageShapeTests|FaultsPage|CommandLinePageTests|damagedManifests|MistakeTests"
    "|PluginTests|ProjectTests|GitProgramTests|RewriteTests|ProductTests"
)
ALONE = "NNNetworkTests"
# These tests compare the bytes of support code with recorded ones, so they would notice every mutant in it.
RECORDED = "GoldenTests|CommittedCodeTests|CommittedFiles"
# Limits of processor time and of elapsed time; a mutant can wait forever.
BUILD_SECONDS, TEST_SECONDS = 1800, 300
LEAST = 0.9
ROUNDS = 20

PAIRS = [
    (" == ", " != "), (" < ", " <= "), (" > ", " >= "), (" && ", " || "), (" + ", " - "), ("true", "false"), ("..<", "..."),
    (".first", ".last"), (".min(", ".max("), (".error", ".warning"), ("hasPrefix", "hasSuffix"), ("dropFirst", "dropLast"),
    (".prefix(", ".suffix("), (".lowerBound", ".upperBound"), (".start", ".end"), ("startIndex", "endIndex"), ("isLowercase", "isUppercase"),
]  # fmt: skip
SWAPS = {a: b for pair in PAIRS for a, b in (pair, pair[::-1])}
TOKEN = re.compile(
    "|".join(
        [re.escape(token) + (r"\b" if token[-1].isalpha() else "") for token in sorted(SWAPS, key=len, reverse=True)]
        + [r"(?<![\w.$])\d+(?![\w.])", r"(?<=[ (])!(?=[\w(])"]
    )
)
# Comments and string literals. The explanation of a rule is a literal, too.
NOT_CODE = re.compile(r'//[^\n]*|/\*.*?\*/|(#*)"""(?:.|\n)*?"""\1|(#*)"(?:\\.|[^"\\\n])*"\2', re.DOTALL)
NOT_PYTHON = re.compile(r'#[^\n]*|[rf]*"""(?:.|\n)*?"""|[rf]*"(?:\\.|[^"\\\n])*"')

STATEMENT = re.compile(
    r"(?:try )?(?:await )?(?:_ = )?"
    r"(?!(?:return|let|var|case|if|self\.init|super|init|throw|defer)\b)[A-Za-z_][\w.]*(?:\[[^\]]*\])?(?:\(.*\)| [+-]?= .+)"
)
CONDITION = re.compile(r"(?P<head>(?:\} else |else )?(?:if|guard|while) |for .* where )(?P<condition>.+?)(?P<tail> \{| else \{.*)")
VALUE = re.compile(
    r"(?:return |(?:[\w@]+ )*(?:let|var) \w+(?:: [^={]+)? = )(?P<value>[^{]+)"
    r"|(?:[\w@]+ )*(?:var|func) .*\{ (?P<body>[^{}]+) \}"
)
# Conditions of `#if` that are false on Linux without a trait.
ELSEWHERE = re.compile(r"#if (canImport\((Darwin|Musl|Network|ObjectiveC)\)|!canImport\((Glibc|FoundationNetworking)\))")
ARGUMENTS = re.compile(r"(\w+\((?:\w+: )?)([\w.]+)(, (?:\w+: )?)([\w.]+)\)")
# Functions that give the same result if their arguments are swapped.
SYMMETRIC = ("min(", "max(", "areSame(", "areEqual(")
ELEMENT = re.compile(r"\[(.+), [^,\[\]]+\]")


@dataclasses.dataclass
class Mutant:
    operator: str
    path: pathlib.Path
    start: int
    old: str
    new: str
    # The text that is written into the source, with `@` for the number; empty if the mutant is not compiled together
    # with others.
    switched: str = ""
    line: int = 0

    @property
    def target(self):
        return target_of(self.path)

    @property
    def key(self):
        """A key that does not change if the file is edited elsewhere."""
        return hashlib.sha256(f"{self.path.relative_to(COPY)} {self.old} {self.new}".encode()).hexdigest()

    @property
    def name(self):
        short = lambda text: text.strip().replace("\n", " ")
        new = f" → `{short(self.new)}`" if self.new else ""
        return f"{self.path.relative_to(COPY)}:{self.line}: {self.operator}: `{short(self.old)}`{new}"


# MARK: Mutants


def is_balanced(text):
    depth = 0
    for character in text:
        depth += (character in "([{") - (character in ")]}")
        if depth < 0:
            return False
    return depth == 0


def variants(code, text):
    """The texts that could be written by mistake instead of a part of an expression, each with its operator. `code`
    has no literals."""
    for match in TOKEN.finditer(code):
        token = match[0]
        other = SWAPS.get(token, "" if token == "!" else str(int(token) + 1) if token.isdigit() else None)
        operator = "bound" if token.strip().isdigit() or token.strip() in ("<", "<=", ">", ">=", "..<", "...") else "exchange"
        yield operator, text[: match.start()] + other + text[match.end() :]
    for match in ARGUMENTS.finditer(code):
        if match[2] != match[4] and not match[1].startswith(SYMMETRIC):
            new = match[1] + text[match.start(4) : match.end(4)] + match[3] + text[match.start(2) : match.end(2)] + ")"
            yield "swap arguments", text[: match.start()] + new + text[match.end() :]
    for match in ELEMENT.finditer(code):
        yield "leave out an element", text[: match.start()] + "[" + text[match.start(1) : match.end(1)] + "]" + text[match.end() :]


def clauses(code):
    """The ranges of the expressions in a condition."""
    start = depth = 0
    for position, character in enumerate(code + ","):
        depth += (character in "([{") - (character in ")]}")
        if character == "," and depth == 0:
            part = code[start:position]
            lead = len(part) - len(part.lstrip())
            if part.strip() and not re.match(r"\s*(?:let|var|case|#)", part):
                yield start + lead, position
            start = position + 1


def without_other_systems(lines):
    """The lines; those that Linux does not compile without a trait are empty."""
    conditions = []
    for line in lines:
        directive = line.strip()
        if directive.startswith("#if "):
            conditions.append(directive)
        elif directive.startswith("#el"):
            conditions[-1] = "#if !" + conditions[-1][4:]
        elif directive == "#endif":
            conditions.pop()
        yield "" if any(map(ELSEWHERE.match, conditions)) else line


def swift_mutants(path, text):
    code = NOT_CODE.sub(lambda match: re.sub(r"[^\n]", " ", match.group()), text)
    lines, offset = code.split("\n"), 0
    compiled_lines = list(without_other_systems(lines))
    for number, line in enumerate(lines):
        stripped, indentation = line.strip(), len(line) - len(line.lstrip())
        place = offset + indentation
        written = text[place : place + len(stripped)]
        before = next((one.strip() for one in reversed(lines[:number]) if one.strip()), "")
        after = next((one.strip() for one in lines[number + 1 :] if one.strip()), "")
        offset += len(line) + 1
        if not compiled_lines[number]:
            continue
        goes_on = re.match(r"[.?:+&|<>={-]", after)
        begins = re.search(r"[{})\]\w\"]$|\bin$", before) and not before.startswith("case ")
        is_whole_body = before.endswith(("{", " in")) and after.startswith("}") and not re.match(r"(?:\} )?(?:if|for|while|else)\b", before)
        add = lambda operator, start, old, new, switched: Mutant(operator, path, place + start, old, new, switched, number + 1)
        if STATEMENT.fullmatch(stripped) and is_balanced(stripped) and begins and not goes_on and not is_whole_body:
            yield add("drop a statement", 0, written, "", f"if ndMutant != @ {{ {written} }}")
        if re.fullmatch(r"for .*\{", stripped):
            yield add("drop a loop", len(stripped), "", "break", " if ndMutant == @ { break }")
        has_default = any(one.strip().startswith("default:") for one in lines[number : number + 30])
        if re.fullmatch(r"case [^=]+:.*", stripped) and has_default:
            old = written[: stripped.index(":")]
            yield add("leave out a case", 0, old, "", f"{old}{' &&' if ' where ' in old else ' where'} ndMutant != @")
        if match := CONDITION.fullmatch(stripped):
            for start, end in clauses(match["condition"]):
                start, end = start + match.start("condition"), end + match.start("condition")
                old = written[start:end]
                if is_balanced(stripped[start:end]) and "{" not in stripped[start:end]:
                    yield add("turn a condition", start, old, f"!({old})", f"(({old}) != (ndMutant == @))")
                    for operator, new in variants(stripped[start:end], old):
                        yield add(operator, start, old, new, f"(ndMutant == @ ? ({new}) : ({old}))")
        elif (match := VALUE.fullmatch(stripped)) and not goes_on:
            start, end = match.span("value" if match["value"] else "body")
            if is_balanced(stripped[start:end]):
                old = written[start:end]
                for operator, new in variants(stripped[start:end], old):
                    yield add(operator, start, old, new, f"(ndMutant == @ ? ({new}) : ({old}))")


def written_mutants(path, text):
    code = (NOT_PYTHON if path.suffix in ("", ".py") else NOT_CODE).sub(lambda match: re.sub(r"[^\n]", " ", match.group()), text)
    offset = 0
    for number, line in enumerate(code.split("\n")):
        for operator, new in variants(line, text[offset : offset + len(line)]):
            yield Mutant(operator, path, offset, text[offset : offset + len(line)], new, line=number + 1)
        if match := re.search(r"\bif \(?(.+?)\)?(?: \{|:)$", line):
            old = text[offset : offset + len(line)]
            no = "not " if path.suffix in ("", ".py") else "!"
            new = f"{old[: match.start(1)]}{no}({old[match.start(1) : match.end(1)]}){old[match.end(1) :]}"
            yield Mutant("turn a condition", path, offset, old, new, line=number + 1)
        offset += len(line) + 1


def target_of(path):
    """The target of a file: `YAMLTree` for `Sources/Compile/YAMLTree/Node.swift`; outside of Sources, the first
    folder."""
    parts = path.relative_to(COPY).parts
    return parts[min(2, len(parts) - 2)] if parts[0] == "Sources" else parts[0]


def changed_files():
    swift = (COPY / "Sources").rglob("*.swift")
    swift = [path for path in swift if target_of(path) not in NOT_MUTATED]
    return swift + [path for pattern in WRITTEN for path in COPY.glob(pattern)]


def mutants_of(path, text):
    """The mutants of a file: of Swift that is compiled with all others, or of a file that is written with one mutant
    at a time."""
    is_compiled = path.relative_to(COPY).parts[0] == "Sources" and target_of(path) != "EmbeddedFiles"
    return (swift_mutants if is_compiled else written_mutants)(path, text)


def chosen(mutants, count, seed):
    """Some mutants of each target and of each operator, on different lines.

    The choice depends on their texts, so a seed gives the same mutants after an edit elsewhere.
    """
    rejected = set(REJECTED.read_text().split()) if REJECTED.exists() else set()
    place = lambda mutant: hashlib.sha256(f"{seed} {mutant.key}".encode()).digest()
    groups = collections.defaultdict(lambda: collections.defaultdict(list))
    for mutant in sorted((mutant for mutant in mutants if mutant.key not in rejected), key=place):
        groups[mutant.target][mutant.operator].append(mutant)
    weights = {target: sum(map(len, group.values())) ** 0.5 for target, group in groups.items()}
    found, lines = [], set()
    for target, group in sorted(groups.items()):
        wanted = max(4, round(count * weights[target] / sum(weights.values())))
        queues = [group[operator] for operator in sorted(group)]
        while wanted > 0 and any(queues):
            for queue in queues:
                while queue and (queue[0].path, queue[0].line) in lines:
                    queue.pop(0)
                if queue and wanted > 0:
                    lines.add((queue[0].path, queue[0].line))
                    found.append(queue.pop(0))
                    wanted -= 1
    # Sort again, so that the first mutants come from all targets.
    return sorted(found, key=place)


# MARK: Running


def processes_of(session):
    """The processes of a session, including those with another process group."""
    listed = subprocess.run(["ps", "-A", "-o", "pid="], check=True, capture_output=True, text=True).stdout
    for pid in map(int, listed.split()):
        try:
            if os.getsid(pid) == session:
                yield pid
        except (ProcessLookupError, PermissionError):
            pass


class Runner:
    """Runs one command at a time in a new session, and ends every process of that session."""

    def __init__(self):
        self.process = None
        self.output = ""

    def run(self, command, seconds, stop=None):
        """The exit status; None if time ran out or the command printed `stop`."""
        self.process = subprocess.Popen(
            command, cwd=COPY, start_new_session=True, text=True,
            preexec_fn=lambda: limit_processor_time(seconds),
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, errors="replace",
        )  # fmt: skip
        signal.alarm(seconds)
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


def limit_processor_time(seconds):
    """The limit must not exceed that of the test, which may run a mutant of this script."""
    outer = resource.getrlimit(resource.RLIMIT_CPU)[1]
    limit = seconds if outer == resource.RLIM_INFINITY else min(seconds, outer)
    resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))


def is_zombie(pid):
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True).stdout
    return state.startswith("Z") or not state


def time_is_over(*_):
    raise TimeoutError


def leave(*_):
    raise KeyboardInterrupt


def copy_package():
    """Updates the copy. Files that did not change keep their dates, so builds are incremental."""
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
    # Some tests ask Git for the files of the repository.
    subprocess.run(["git", "init", "--quiet"], cwd=COPY, check=True)
    subprocess.run(["git", "add", "--all"], cwd=COPY, check=True)
    venv = COPY / ".venv"
    if (ROOT / ".venv").exists() and not venv.exists():
        venv.symlink_to(ROOT / ".venv")


def switch_source():
    return f"""#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif
let ndMutant: Int = {{
  guard let file = fopen("{SWITCH}", "r") else {{ return 0 }}
  defer {{ fclose(file) }}
  var bytes = [CChar](repeating: 0, count: 16)
  return fgets(&bytes, 15, file) == nil ? 0 : Int(atoi(bytes))
}}()
"""


def plant(mutants, texts):
    """Writes all mutants into the copy, each behind its number. A file without mutants gets its original text."""
    by_path = collections.defaultdict(list)
    for number, mutant in mutants.items():
        by_path[mutant.path].append((mutant.start, number, mutant))
    for path, text in texts.items():
        for start, number, mutant in sorted(by_path[path], key=lambda one: -one[0]):
            text = text[:start] + mutant.switched.replace("@", str(number)) + text[start + len(mutant.old) :]
        if path.read_text() != text:
            path.write_text(text)
    for folder in {COPY.joinpath(*mutant.path.relative_to(COPY).parts[:3]) for mutant in mutants.values()}:
        folder.joinpath("Mutant.swift").write_text(switch_source())


def compiled(runner, mutants, texts):
    """Builds the tests with all mutants that compile together; returns these by number."""
    mutants = dict(enumerate(mutants, 1))
    for _ in range(ROUNDS):
        plant(mutants, texts)
        if runner.run(["swift", "build", "--build-tests"], BUILD_SECONDS) == 0:
            return mutants
        found = re.findall(r"^(/.+?\.swift):(\d+):\d+: error: ", runner.output, re.MULTILINE)
        errors = {(pathlib.Path(path), int(line)) for path, line in found}
        bad = {number for number, mutant in mutants.items() if (mutant.path, mutant.line) in errors}
        # Any mutant in a file can cause an error elsewhere in that file.
        bad = bad or {number for number, mutant in mutants.items() if mutant.path in {path for path, _ in errors}}
        if not bad:
            break
        with REJECTED.open("a") as file:
            for number in bad:
                file.write(mutants.pop(number).key + "\n")
    sys.exit(f"mutants.py: the package does not build\n{runner.output[-4000:]}")


def outcome(runner, skip, target=""):
    """Runs the tests that are built, those of the target first: `killed` and by which test, or `survived`."""
    own = NEAR.get(target) or (f"{target}Tests" if (COPY / f"Tests/{target}Tests").is_dir() else "PipelineTests|ManifestRulesTests")
    hidden = ["--skip", RECORDED] if target == "EmbeddedFiles" else []
    runs = [["--filter", own, "--skip", f"{skip}|{ALONE}"], ["--filter", own], ["--skip", f"{skip}|{own}|{ALONE}"]]
    if target in ("EmbeddedFiles", "Scripts"):
        runs = [["--filter", own]]
    elif target == "NNNetwork":
        # NNNetwork's tests have time limits.
        runs = [["--no-parallel", "--filter", ALONE]]
    ran = 0
    for tests in runs:
        command = ["swift", "test", "--skip-build", "--disable-xctest", *tests, *hidden]
        status = runner.run(command, TEST_SECONDS, stop=" recorded an issue")
        if match := re.search(r"Test run with (\d+) tests? ", runner.output):
            ran += int(match[1])
        if status != 0:
            failed = re.findall(r"Test (\w+).*? recorded an issue", runner.output)
            return f"killed by {failed[-1] if failed else 'a crash, or by its time'}"
    if not ran:
        sys.exit(f"error: no test ran: {' '.join(command)}\n{runner.output[-4000:]}")
    return "survived"


def require_passing(runner, test):
    """Whether a test passes without a mutant; only then has its failure noticed the mutant."""
    SWITCH.write_text("0\n")
    # The build may still contain the last mutant.
    runner.run(["swift", "build", "--build-tests"], BUILD_SECONDS)
    command = ["swift", "test", "--skip-build", "--disable-xctest", "--no-parallel", "--filter", rf"\b{test}\("]
    status = runner.run(command, TEST_SECONDS)
    if status != 0 or not re.search(r"Test run with [1-9]\d* tests? ", runner.output):
        sys.exit(f"mutants.py: {test} fails without a mutant\n{runner.output[-4000:]}")


def written_outcome(runner, skip, mutant, text):
    mutant.path.write_text(text[: mutant.start] + mutant.new + text[mutant.start + len(mutant.old) :])
    try:
        if mutant.target == "EmbeddedFiles" and runner.run(["swift", "build", "--build-tests"], BUILD_SECONDS) != 0:
            return "does not compile"
        return outcome(runner, skip, mutant.target)
    finally:
        mutant.path.write_text(text)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--start", type=int, default=0, help="the first mutant, to go on with an earlier run")
    parser.add_argument("--only", default="", help="what the paths of the changed files must contain")
    parser.add_argument("--skip", default=SLOW, help="the tests that are run only for what they are about")
    options = parser.parse_args()
    signal.signal(signal.SIGALRM, time_is_over)
    signal.signal(signal.SIGTERM, leave)
    runner, results, begin = Runner(), [], time.monotonic()
    try:
        copy_package()
        SWITCH.parent.mkdir(parents=True, exist_ok=True)
        SWITCH.write_text("0\n")
        texts = {path: path.read_text() for path in changed_files() if options.only in str(path.relative_to(COPY))}
        every = [mutant for path, text in texts.items() for mutant in mutants_of(path, text)]
        mutants = chosen(every, options.count, options.seed)
        switched = compiled(runner, [mutant for mutant in mutants if mutant.switched], texts)
        written = [mutant for mutant in mutants if not mutant.switched]
        print(f"{len(every)} places, {len(switched) + len(written)} mutants, after {time.monotonic() - begin:.0f} s", flush=True)
        trusted = set()
        for position, (number, mutant) in enumerate([*switched.items(), *((0, mutant) for mutant in written)]):
            if position < options.start:
                continue
            SWITCH.write_text(f"{number}\n")
            if number:
                result = outcome(runner, options.skip, mutant.target)
            else:
                result = written_outcome(runner, options.skip, mutant, texts[mutant.path])
            test = result.removeprefix("killed by ")
            if test != result and test.isidentifier() and test not in trusted:
                require_passing(runner, test)
                trusted.add(test)
            print(f"{time.monotonic() - begin:6.0f} s  {position} {result}: {mutant.name}", flush=True)
            results.append((mutant, result))
    except KeyboardInterrupt:
        print("mutants.py: stopped", file=sys.stderr)
    finally:
        runner.end()
    return summary(results, options.seed)


def summary(results, seed):
    counts = collections.defaultdict(collections.Counter)
    for mutant, result in results:
        counts[mutant.target][result.split()[0]] += 1
    print("\n| target | killed | survived |\n| --- | ---: | ---: |")
    for target, count in sorted(counts.items()):
        print(f"| {target} | {count['killed']} | {count['survived']} |")
    killed, survived = (sum(count[result] for count in counts.values()) for result in ("killed", "survived"))
    print(f"\nseed {seed}: {killed} of {killed + survived} killed")
    for mutant, result in results:
        if result == "survived":
            print(f"  survived: {mutant.name}")
    return 0 if killed and killed >= LEAST * (killed + survived) else 1


if __name__ == "__main__":
    sys.exit(main())
