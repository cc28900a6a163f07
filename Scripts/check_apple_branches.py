#!/usr/bin/env python3
"""Type-checks the code for Apple's systems and Musl on Linux, with the stub modules in Tests/AppleStubs.

Run it after a build, because it uses the modules of that build. Each check is repeated with an `#error` in each
branch, and must report it. A branch that neither a check nor a build on Linux compiles is an error.

On Linux the compiler does not check availability. So each declaration in a stub has an `@available` attribute with
Apple's versions. A declaration that is newer than the oldest systems in Package.swift is an error, because the code
would need `if #available`.
"""

import dataclasses
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent import futures

ROOT = pathlib.Path(__file__).resolve().parent.parent
STUBS = ROOT / "Tests/AppleStubs"
MODULES = ROOT / ".build/debug/Modules"
# SwiftPM names the package after its folder.
PACKAGE = re.sub(r"\W", "_", ROOT.name.lower())
FEATURES = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
PLANTED = '#error("planted")'


@dataclasses.dataclass
class Check:
    """Files that are type-checked as one module."""

    name: str
    files: list
    stubs: list
    # Matches conditions that are true in this check, but false on Linux.
    conditions: str
    flags: list = dataclasses.field(default_factory=list)


def sources(target):
    return sorted((ROOT / "Sources").glob(f"*/{target}/**/*.swift"))


# The API of SwiftPM's plugins, in the toolchain.
PLUGIN_API = pathlib.Path(shutil.which("swiftc")).resolve().parent.parent / "lib/swift/pm/PluginAPI"
PLUGIN_FLAGS = ["-I", PLUGIN_API, "-package-description-version", "6.1.0"]

# Compiled again for each system, because the module of the build re-exports Glibc.
POSIX = ROOT / "Sources/CommandLine/POSIX/POSIX.swift"

CHECKS = [
    Check("nd-config on macOS", [*sources("nd-config"), POSIX], ["Darwin", "POSIX"], r"canImport\(Darwin\)"),
    Check("compile-countries on macOS", [*sources("compile-countries"), POSIX], ["Darwin", "POSIX"], r"canImport\(Darwin\)"),
    Check("nd-config with Musl", [*sources("nd-config"), POSIX], ["Musl", "POSIX"], r"canImport\(Musl\)"),
    Check(
        "NNNetwork on Apple's systems",
        sources("NNNetwork"),
        ["Darwin", "AppleFoundation"],
        r"canImport\(Darwin\)|canImport\(Network\)|!canImport\(FoundationNetworking\)",
    ),
    Check(
        "NNNetworkQueue on Apple's systems",
        sources("NNNetworkQueue"),
        ["Darwin", "Network", "AppleFoundation"],
        r"canImport\(Darwin\)|canImport\(Network\)",
    ),
    Check(
        "the plugin in Xcode",
        [ROOT / "Plugins/CompileCountries/CompileCountries.swift"],
        ["XcodeProjectPlugin"],
        r"canImport\(XcodeProjectPlugin\)",
        PLUGIN_FLAGS,
    ),
]  # fmt: skip


# Branches that a build on Linux compiles, and branches in generated text.
ELSEWHERE = re.compile(
    r"canImport\(FoundationNetworking\)"
    r"|!canImport\((Darwin|Musl|Network)\)|canImport\(ObjectiveC\)"
)


def unchecked():
    """The branches that nothing compiles on Linux."""
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
    """The declarations of a stub without availability, and those that are too new."""
    network = "".join(file.read_text() for file in [*sources("NNNetwork"), *sources("NNNetworkQueue")])
    lines = text.splitlines()
    outermost = ""
    for number, line in enumerate(lines):
        outermost = outermost if line.startswith(" ") else line
        declared = DECLARATION.match(line)
        # A member of a type has the type's availability; a member of an extension has its own.
        if not declared or (line.startswith(" ") and outermost.startswith("public")):
            continue
        said = AVAILABLE.search(lines[number - 1])
        if said is None:
            yield f"{stub}:{number + 1}: no `@available` says since when Apple has this"
            continue
        since = {system: version(number) for system, number in VERSION.findall(said[1])}
        # The tool is for macOS only.
        systems = oldest if declared[1] in network else ["macOS"]
        for system in systems:
            if since.get(system, (999,)) > oldest[system]:
                yield f"{stub}:{number + 1}: not in the oldest {system} of the package"


def check_availability():
    oldest = oldest_systems()
    stubs = [STUBS / f"{name}.swift" for name in ("AppleFoundation", "Darwin", "Network")]
    found = [message for stub in stubs for message in unavailable(stub.name, stub.read_text(), oldest)]
    # Make sure that the check can fail.
    planted = "@available(macOS 99, iOS 99, *)\npublic func send() {}\npublic func receive() {}"
    if not oldest or len(list(unavailable("planted", planted, oldest))) != len(oldest) + 1:
        found.append("check_apple_branches.py: the check of availability finds nothing")
    return found


def branches(lines, conditions):
    """The lines of each branch that is compiled only if one of the conditions holds."""
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


def copies(check, folder, planted=None):
    """Copies of the check's files, as the compiler sees them."""
    count, paths = 0, []
    for file in check.files:
        lines = file.read_text().splitlines()
        for branch in branches(lines, check.conditions):
            if planted == count:
                lines.insert(branch.start, PLANTED)
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
        command = ["swiftc", "-emit-module", "-parse-as-library", "-module-name", stub, "-I", folder, *check.flags, *c_modules()]
        source = POSIX if stub == POSIX.stem else STUBS / f"{stub}.swift"
        subprocess.run([*command, "-o", folder / f"{stub}.swiftmodule", source], check=True)


def c_modules():
    return [flag for path in (ROOT / "Sources").rglob("module.modulemap") for flag in ("-Xcc", f"-fmodule-map-file={path}")]


def type_check(check, stubs, paths):
    command = ["swiftc", "-typecheck", "-parse-as-library", "-module-name", "Checked", "-package-name", PACKAGE]
    command += ["-swift-version", "6", "-I", stubs, "-I", MODULES, *check.flags]
    command += [*c_modules(), "-Xcc", f"-fmodule-map-file={MODULES.parent / 'EmbeddedFiles.build/module.modulemap'}"]
    for feature in FEATURES:
        command += ["-enable-upcoming-feature", feature]
    return subprocess.run([*command, *paths], capture_output=True, text=True)


def problem(check, stubs, planted):
    """The errors of a check, or of the check with one planted error; None if it went as expected."""
    with tempfile.TemporaryDirectory() as files:
        paths = copies(check, pathlib.Path(files), planted)
        run = type_check(check, stubs, paths)
    if planted is None:
        return f"{check.name}:\n{run.stderr}" if run.returncode != 0 else None
    if "error: planted" in run.stderr:
        return None
    return f"{check.name}: an error in branch {planted + 1} is not reported\n{run.stderr}"


def main():
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
            for message in pool.map(lambda number: problem(check, stubs, number), [None, *range(count)]):
                if message:
                    print(message)
                    failed = True
        print(f"{check.name}: {count} branches checked")
    return failed


if __name__ == "__main__":
    sys.exit(main())
