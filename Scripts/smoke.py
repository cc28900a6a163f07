#!/usr/bin/env python3
"""Starts, in its shortest form, everything that no other step of CI starts, so that it cannot break unnoticed.

Run it after `make transports`, because it uses that build. With `--check` it only compares its lists with the
repository: each program, each executable target and each example must be started here, by another step of `.ci/run`,
or by hand for a given reason.
"""

import os
import pathlib
import re
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
TOOL = ".build/debug/nd-config"
PYTHON = ".venv/bin/python"

# A command, and the programs that it starts.
STARTED = {
    "Fuzz/manifest.py --short": ["Fuzz/manifest.py", "fuzz-manifest"],
    "Benchmarks/run --short": ["Benchmarks/run", "Benchmarks/Python/reference.py", "ManifestBench", "NetworkBench"],
    "Benchmarks/Peers/type_check.py": ["Benchmarks/Peers/type_check.py"],
    f"ND_TOOL={TOOL} {PYTHON} Scripts/realapps.py --short": ["Scripts/realapps.py"],
    f"python3 Scripts/worst --short --tool {TOOL} --only statuses": ["Scripts/worst/__main__.py"],
    f"rm -rf .build/answers && python3 Scripts/answers.py --short .build/answers {TOOL}": ["Scripts/answers.py"],
    "make standards-check": ["Scripts/make_standards.py"],
}

# Programs that another step of .ci/run starts, or a test, which must contain the whole name.
ELSEWHERE = {
    "make check": ["Scripts/check_apple_branches.py", "Scripts/working_tool.py"],
    "make test": ["Scripts/test", "nd-config"],
    "make docs": ["Scripts/check_links.py", "Scripts/docs", "Scripts/open_site.py", "Scripts/site.py"],
    "make fuzz-commands": ["Fuzz/commands.py"],
    "make typos": ["Scripts/typos.py"],
    "make smoke": ["Scripts/smoke.py"],
    "make transports": ["fault-probe"],
    "make examples": [
        "Examples/Backend", "Examples/Backend/check", "Examples/Backend/countries.py",
        "Examples/Builds", "Examples/Builds/check", "Examples/OfflineQueue", "Examples/OfflineQueue/check",
        "Examples/OfflineQueue/server.py", "Examples/Seeds", "offline-queue",
    ],
    "make bazel-example": ["Bazel/check.py", "Bazel/example/stubs/remote_coverage_tools/none.sh"],
    "Examples/Seeds/Tests/SeedsTests/StandIn.swift": ["Examples/Seeds/Tests/SeedsTests/server.py"],
    "Tests/CommandLineTests/ManualPageTests.swift": ["Scripts/manual.py"],
    "Tests/CommandLineTests/NeighborhoodAppTests.swift": ["Examples/NeighborhoodApp"],
    "Tests/CommandLineTests/WorkflowTests.swift": ["Examples/PullRequests"],
    "Tests/NNNetworkTests/MemoryTests.swift": ["cancel-storm"],
    "Tests/NNNetworkTests/Queue/QueueKillTests.swift": ["queue-child"],
    "Tests/PluginTests/ConsumerTests.swift": ["Examples/Consumer", "shop"],
    "Tests/PluginTests/SameToolTests.swift": ["compile-countries"],
    "Tests/ProjectTests/DependenciesTests.swift": ["Scripts/dependencies.py"],
    "Tests/ProjectTests/MutantScriptTests.swift": ["Scripts/mutants.py"],
    "Tests/ProjectTests/ReleaseTests.swift": ["Scripts/release.py"],
    "Tests/ProjectTests/SetupTests.swift": ["Scripts/setup"],
    "Tests/ProjectTests/StandardsWitnessTests.swift": ["Scripts/standards_witnesses.py"],
    "Tests/ProjectTests/TargetGraphTests.swift": ["Scripts/target_graph.py"],
    "Tests/ManifestEmissionTests/Languages/ProductTests.swift": ["Examples/Products"],
    "Tests/ManifestEmissionTests/LayoutTests.swift": ["Examples/Layouts"],
}

BY_HAND = {
    "make static, which builds everything in release mode for ten minutes": ["Scripts/static-build"],
    "make dist, which needs the static executable": ["Scripts/dist.py"],
    "make dist-check, which needs root on Debian and half an hour": ["Scripts/dist_check.py"],
    "make bazel-remote, which needs root, PostgreSQL and the static executable": ["Bazel/Remote/remote.py", "Bazel/Remote/worker.py"],
    "make peers, which fetches Alamofire, Get and Hummingbird; only its sources are type-checked here": [
        "Benchmarks/Peers/peers.py", "bench-client", "bench-server", "peer-probe",
    ],
    "make probe, whose library of TLS builds for four minutes": [
        "Probe/Tests/faults.py", "Probe/Tests/options.py", "Probe/Tests/products.py", "nd-probe",
    ],
    "a measurement that needs nginx and a release build of nd-probe": ["Probe/Tests/bench.py"],
    "a Debian package, which needs a release build of nd-probe": ["Probe/package.py"],
    "make bench, which fetches Yams and Stencil and builds both in release mode": ["empty", "reference"],
}  # fmt: skip


def files():
    for folder, folders, names in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in (".git", ".build", ".venv", "__pycache__", "generated")]
        yield from (pathlib.Path(folder, name).relative_to(ROOT) for name in names)


def module(path):
    """The name by which a file is imported."""
    if path.name == "__init__.py":
        return path.parent.name
    return f"{path.parent.name}.{path.stem}" if (ROOT / path).with_name("__init__.py").exists() else path.stem


def programs():
    """Everything that can be started, except what only the package's tests run."""
    paths = [path for path in files() if path.parts[0] not in ("Tests", ".ci")]
    texts = {path: (ROOT / path).read_text() for path in paths if path.suffix == ".py" or path.name == "Package.swift"}
    imports = [name for text in texts.values() for name in re.findall(r"^\s*(?:from|import) ([\w.]+)", text, re.MULTILINE)]
    imported = {part for name in imports for part in (name, name.split(".")[0])}
    for path in paths:
        if os.access(ROOT / path, os.X_OK) or path.suffix == ".py" and ("__main__" in texts[path] or module(path) not in imported):
            yield path.as_posix()
        if path.name == "Package.swift":
            yield from re.findall(r'executableTarget\(\s*name: "([\w-]+)"', texts[path])
    yield from (f"Examples/{each.name}" for each in (ROOT / "Examples").iterdir() if each.is_dir())


def problems():
    listed = [name for group in (STARTED, ELSEWHERE, BY_HAND) for names in group.values() for name in names]
    found = set(programs())
    yield from (f"{name} is listed twice" for name in sorted(set(listed)) if listed.count(name) > 1)
    yield from (f"{name} is in no list of Scripts/smoke.py: nothing in CI starts it" for name in sorted(found - set(listed)))
    yield from (f"{name} is in a list of Scripts/smoke.py, but not in the repository" for name in sorted(set(listed) - found))
    steps = re.findall(r"^step (make [\w-]+)", (ROOT / ".ci/run").read_text(), re.MULTILINE)
    for place, names in ELSEWHERE.items():
        if place.startswith("make "):
            if place not in steps:
                yield f"{place} is not a step of .ci/run"
        elif not (ROOT / place).is_file():
            yield f"{place} is not a file"
        else:
            text = (ROOT / place).read_text()
            yield from (f"{place} does not name {name}" for name in names if not re.search(rf"\b{re.escape(name.split('/')[-1])}\b", text))


def main():
    if found := list(problems()):
        sys.exit("\n".join(f"error: {problem}" for problem in found))
    if sys.argv[1:] == ["--check"]:
        return
    for command in STARTED:
        print(f"==> {command}", flush=True)
        start = time.monotonic()
        status = subprocess.run(["sh", "-c", command], cwd=ROOT).returncode
        if status != 0:
            sys.exit(f"error: {command}: status {status}")
        print(f"==> {time.monotonic() - start:.0f} s", flush=True)


if __name__ == "__main__":
    main()
