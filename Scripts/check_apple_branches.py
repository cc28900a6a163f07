#!/usr/bin/env python3
"""Type-checks on Linux what only Apple's systems and Musl compile, with the stub modules of Tests/AppleStubs.

Run after a build, whose modules are used. Each check also has to report a misspelling of one name in each of those
branches. A branch that neither a check nor a build on Linux compiles is an error.

On Linux the compiler checks no availability. So each declaration of a stub says with `@available` since when Apple has it,
and one that is newer than the oldest systems of Package.swift is an error: the code would need `if #available`.
"""

import argparse
import dataclasses
import os
import pathlib
import re
import subprocess
import sys
import tempfile
from concurrent import futures

ROOT = pathlib.Path(__file__).resolve().parent.parent
STUBS = ROOT / "Tests/AppleStubs"
# As SwiftPM calls it: by its folder.
PACKAGE = re.sub(r"\W", "_", ROOT.name.lower())
FEATURES = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
MISSPELLED = "Misspelled"
# A name that is used: not one that is declared, a label, or a keyword.
USED = re.compile(r"(?<!let )(?<!var )(?<!func )\b[A-Za-z_]\w{3,}\b(?!:| \w+:)")
KEYWORDS = {
    "case", "convenience", "else", "extension", "fileprivate", "final", "func", "guard", "import", "init", "internal",
    "override", "private", "public", "return", "self", "static", "throw", "while",
}  # fmt: skip


@dataclasses.dataclass
class Check:
    """Files that are type-checked as one module."""

    name: str
    files: list
    stubs: list
    # Matches the conditions that this check makes true where Linux has them false.
    conditions: str
    flags: list = dataclasses.field(default_factory=list)


def sources(target):
    return sorted((ROOT / "Sources").glob(f"*/{target}/**/*.swift"))


# Made again for each system: the one of the build re-exports Glibc.
POSIX = ROOT / "Sources/CommandLine/POSIX/POSIX.swift"

CHECKS = [
    Check("nd-config on macOS", [*sources("nd-config"), POSIX], ["Darwin", "POSIX"], r"canImport\(Darwin\)"),
    Check("ToolSupport on macOS", sources("ToolSupport"), ["Darwin", "POSIX"], r"canImport\(Darwin\)"),
    Check("compile-countries on macOS", [*sources("compile-countries"), POSIX], ["Darwin", "POSIX"], r"canImport\(Darwin\)"),
    Check("nd-config with Musl", [*sources("nd-config"), POSIX], ["Musl", "POSIX"], r"canImport\(Musl\)"),
    Check(
        "NNNetwork on Apple's systems",
        [file for file in sources("NNNetwork") if "AsyncHTTPClient" not in file.name],
        ["Darwin", "Network", "Security", "AppleFoundation"],
        r"canImport\(Darwin\)|canImport\(Network\)|!canImport\(FoundationNetworking\)",
    ),
    Check(
        "the errors of AsyncHTTPClient on Apple's systems",
        [
            ROOT / "Sources/Network/NNNetwork" / name
            for name in ("Events/OneLine.swift", "Transports/TransportError.swift", "Transports/TransportError+AsyncHTTPClient.swift")
        ],
        ["Network", "NIOCore", "NIOHTTP1", "NIOHTTPCompression", "NIOPosix", "NIOSSL", "AsyncHTTPClient"],
        r"canImport\(Network\)", ["-D", "AsyncHTTPClient"],
    ),
]  # fmt: skip


# What builds on Linux compile, `make transports` among them; and what is text that is generated.
ELSEWHERE = re.compile(
    r"canImport\(FoundationNetworking\)|!?AsyncHTTPClient( && canImport\(FoundationNetworking\))?"
    r"|!canImport\((Darwin|Musl|Network)\)|canImport\(ObjectiveC\)"
)


def unchecked():
    """The branches that nothing compiles here."""
    for file in sources("."):
        lines = file.read_text().splitlines()
        for branch in branches(lines, ".*"):
            known = [ELSEWHERE.pattern, *(check.conditions for check in CHECKS if file in check.files)]
            if branch not in branches(lines, "|".join(known)):
                yield f"{file.relative_to(ROOT)}:{branch.start}: no check compiles this branch"


DECLARATION = re.compile(r" *(?:@\w+ )*public (?:convenience |final )*(?:class|func|init|let|struct|typealias|var)\b ?(\w*)")
AVAILABLE = re.compile(r"@available\((.*), \*\)")
VERSION = re.compile(r"(macOS|iOS|tvOS|watchOS) ([\d.]+)")


def oldest_systems():
    """The oldest version of each system that the package supports."""
    platforms = re.findall(r"\.(macOS|iOS|tvOS|watchOS)\(\.v([\d_]+)\)", (ROOT / "Package.swift").read_text())
    return {system: version(text.replace("_", ".")) for system, text in platforms}


def version(text):
    return tuple(int(part) for part in text.split("."))


def unavailable(stub, text, oldest):
    """The declarations of a stub that say nothing about their age, or that are too new."""
    network = "".join(file.read_text() for file in sources("NNNetwork"))
    lines = text.splitlines()
    outermost = ""
    for number, line in enumerate(lines):
        outermost = outermost if line.startswith(" ") else line
        declared = DECLARATION.match(line)
        # The members of a type are as old as it is; those of an extension are not.
        if not declared or (line.startswith(" ") and outermost.startswith("public")):
            continue
        said = AVAILABLE.search(lines[number - 1])
        if said is None:
            yield f"{stub}:{number + 1}: no `@available` says since when Apple has this"
            continue
        since = {system: version(number) for system, number in VERSION.findall(said[1])}
        # The tool is for macOS alone.
        systems = oldest if declared[1] in network else ["macOS"]
        for system in systems:
            if since.get(system, (999,)) > oldest[system]:
                yield f"{stub}:{number + 1}: not in the oldest {system} of the package"


def check_availability():
    oldest = oldest_systems()
    stubs = [STUBS / f"{name}.swift" for name in ("AppleFoundation", "Darwin", "Network", "Security")]
    found = [message for stub in stubs for message in unavailable(stub.name, stub.read_text(), oldest)]
    # It finds something.
    planted = "@available(macOS 99, iOS 99, *)\npublic func send() {}\npublic func receive() {}"
    if not oldest or len(list(unavailable("planted", planted, oldest))) != len(oldest) + 1:
        found.append("check_apple_branches.py: the check of availability finds nothing")
    return found


def branches(lines, conditions):
    """The lines of each branch that is compiled only where one of the conditions holds."""
    found, open_branches = [], []
    for number, line in enumerate(lines):
        directive = line.strip()
        if re.match(r"#(elseif|else|endif)\b", directive) and open_branches:
            condition, start = open_branches.pop()
            if re.fullmatch(conditions, condition):
                found.append(range(start, number))
        if match := re.match(r"#(?:else)?if (.+)", directive):
            open_branches.append((match[1], number + 1))
        elif directive == "#else":
            open_branches.append(("!" + condition, number + 1))
    return found


def plant(lines, branch):
    """Misspells the first name of a branch, and returns whether there is one."""
    for number in branch:
        for match in USED.finditer(lines[number].split("//")[0]):
            if match[0] not in KEYWORDS:
                lines[number] = lines[number][: match.end()] + MISSPELLED + lines[number][match.end() :]
                return True
    return False


def copies(check, folder, planted=None):
    """The check's files as the compiler is to see them."""
    count, paths = 0, []
    for file in check.files:
        lines = file.read_text().splitlines()
        for branch in branches(lines, check.conditions):
            if planted == count and not plant(lines, branch):
                sys.exit(f"check_apple_branches.py: nothing to misspell in {file}:{branch.start}")
            count += 1
        text = "\n".join(lines) + "\n"
        if "AppleFoundation" in check.stubs:
            text = text.replace("canImport(FoundationNetworking)", "canImport(NothingOfThisName)")
            text = re.sub(r"^((?:\w+ )?import) Foundation$", r"\1 AppleFoundation", text, flags=re.MULTILINE)
        paths.append(folder / file.name)
        paths[-1].write_text(text)
    return paths


def compile_stubs(check, folder):
    for stub in check.stubs:
        command = ["swiftc", "-emit-module", "-parse-as-library", "-module-name", stub, "-I", folder, *c_modules()]
        source = POSIX if stub == POSIX.stem else STUBS / f"{stub}.swift"
        subprocess.run([*command, "-o", folder / f"{stub}.swiftmodule", source], check=True)


def c_modules():
    return [flag for path in (ROOT / "Sources").rglob("module.modulemap") for flag in ("-Xcc", f"-fmodule-map-file={path}")]


def type_check(check, stubs, modules, paths):
    command = ["swiftc", "-typecheck", "-parse-as-library", "-module-name", "Checked", "-package-name", PACKAGE]
    command += ["-swift-version", "6", "-I", stubs, "-I", modules, *check.flags]
    command += [*c_modules(), "-Xcc", f"-fmodule-map-file={modules.parent / 'EmbeddedFiles.build/module.modulemap'}"]
    for feature in FEATURES:
        command += ["-enable-upcoming-feature", feature]
    return subprocess.run([*command, *paths], capture_output=True, text=True)


def problem(check, stubs, modules, planted):
    """What is wrong with a check as it is, or with one misspelling planted in it; nothing if all is well."""
    with tempfile.TemporaryDirectory() as files:
        paths = copies(check, pathlib.Path(files), planted)
        run = type_check(check, stubs, modules, paths)
    if planted is None:
        return f"{check.name}:\n{run.stderr}" if run.returncode != 0 else None
    if re.search(rf"error: .*{MISSPELLED}", run.stderr):
        return None
    return f"{check.name}: a misspelling in branch {planted + 1} is not reported\n{run.stderr}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--modules", type=pathlib.Path, default=ROOT / ".build/debug/Modules")
    options = parser.parse_args()
    failed = False
    for message in [*unchecked(), *check_availability()]:
        print(message)
        failed = True
    for check in CHECKS:
        with tempfile.TemporaryDirectory() as name, futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            stubs = pathlib.Path(name)
            compile_stubs(check, stubs)
            count = sum(len(branches(file.read_text().splitlines(), check.conditions)) for file in check.files)
            if count == 0:
                sys.exit(f"check_apple_branches.py: {check.name}: no branch found")
            for message in pool.map(lambda number: problem(check, stubs, options.modules, number), [None, *range(count)]):
                if message:
                    print(message)
                    failed = True
        print(f"{check.name}: {count} branches checked")
    return failed


if __name__ == "__main__":
    sys.exit(main())
