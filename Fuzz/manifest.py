#!/usr/bin/env python3
"""Runs the fuzzer of the compiler, fuzz-manifest, on random bytes: manifest.py PROGRAM [OPTION OF LIBFUZZER…]

`manifest.py --short` first compiles the fuzzer for the modules that a debug build leaves. They count no coverage, so that
this only shows that it still works. Before each run, the program has to accept a valid manifest, and to crash where it is told to. A run that begins without the
corpus, or that reaches next to nothing of the compiler, is an error. What crashes it is written next to the program.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys

FUZZ = pathlib.Path(__file__).resolve().parent
ROOT = FUZZ.parent
# The modules that fuzz-manifest is linked with.
MODULES = """EmbeddedFiles CountryManifest ManifestCompiler ManifestFindings ManifestEmission ManifestRules SwiftEmission
    YAMLTree""".split()
CORPUS = FUZZ / "corpus"
VALID = CORPUS / "countries.yaml"
# The minimum number of edges that libFuzzer counts; the corpus alone reaches more than ten times as many.
LEAST_COVERAGE = 1_000


def compiled():
    """The fuzzer, compiled and linked with the objects of a debug build."""
    debug, program = ROOT / ".build/debug", ROOT / ".build/fuzz/short/fuzz-manifest"
    program.parent.mkdir(parents=True, exist_ok=True)
    # SwiftPM names the package after its folder.
    package = re.sub(r"\W", "_", ROOT.name.lower())
    command = ["swiftc", "-sanitize=fuzzer", "-parse-as-library", "-swift-version", "6", "-package-name", package, "-I", debug / "Modules"]
    command += ["-module-name", "fuzz_manifest", "-lyaml", "-o", program, FUZZ / "FuzzManifest/FuzzManifest.swift"]
    maps = [*(ROOT / "Sources").rglob("module.modulemap"), debug / "EmbeddedFiles.build/module.modulemap"]
    for module in maps:
        command += ["-Xcc", f"-fmodule-map-file={module}"]
    for module in MODULES:
        # A build keeps the objects of files that have been deleted.
        sources = {path.name for path in (ROOT / "Sources").glob(f"*/{module}/**/*")} | {f"{module}.swiftmodule"}
        command += sorted(path for path in (debug / f"{module}.build").rglob("*.o") if path.stem in sources)
    subprocess.run(command, check=True)
    return program


def environment(**variables):
    return {**os.environ, "SWIFT_BACKTRACE": "enable=no", **variables}


def run(*command):
    """Runs a program, prints its output, and returns its exit status and the output."""
    text = ""
    with subprocess.Popen(command, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace") as process:
        for line in process.stdout:
            print(line, end="", flush=True)
            text += line
    return process.returncode, text


def control(program, results):
    def tried(**variables):
        return subprocess.run([program, results, VALID], env=environment(**variables), capture_output=True, text=True, errors="replace")

    done = tried()
    if done.returncode != 0 or not re.search(r"Executed .*countries\.yaml in \d+ ms", done.stderr):
        sys.exit(f"error: {program} does not accept {VALID}\n{done.stderr}")
    done = tried(ND_FUZZ_PLANTED="1")
    if done.returncode == 0 or "the planted failure" not in done.stderr:
        sys.exit(f"error: {program} does not report a crash\n{done.stderr}")


def main(name, *options):
    is_short = name == "--short"
    program = compiled() if is_short else pathlib.Path(name).resolve()
    if not program.is_file():
        sys.exit(f"error: {program} is missing")
    options = options or (["-runs=200"] if is_short else [])
    results = f"-artifact_prefix={program.parent}/"
    control(program, results)
    own = program.parent / "corpus"
    if is_short:
        shutil.rmtree(own, ignore_errors=True)
    own.mkdir(exist_ok=True)
    # A search for mistakes takes up to 1.4 s in a release build, and five times as long in a debug build. CI's machines
    # are shared, and what the short run tries must not depend on chance.
    limits = ["-timeout=60", "-seed=1"] if is_short else ["-timeout=5"]
    limits += ["-max_len=16384", f"-dict={FUZZ / 'yaml.dict'}", results]
    status, text = run(program, *limits, *options, own, CORPUS)
    if status != 0:
        sys.exit(f"error: {program.name} exited with status {status}")
    started = re.search(r"#(\d+)\s+INITED cov: (\d+)", text)
    ended = re.search(r"^Done (\d+) runs in", text, re.MULTILINE)
    files = sum(path.is_file() for path in CORPUS.iterdir())
    if not started or not ended or int(started[1]) < files or int(ended[1]) <= int(started[1]):
        sys.exit("error: the corpus was not read, or nothing else was tried")
    if not is_short and int(started[2]) < LEAST_COVERAGE:
        sys.exit(f"error: the corpus reaches only {started[2]} edges; expected at least {LEAST_COVERAGE}")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(*sys.argv[1:])
