#!/usr/bin/env python3
"""Runs the fuzzer of the compiler, fuzz-manifest, on random bytes: manifest.py PROGRAM [OPTION OF LIBFUZZER…]

Before each run, the program has to accept a valid manifest, and to crash where it is told to. A run that begins without
the corpus, or that reaches next to nothing of the compiler, is an error. What crashes it is written next to the program.
"""

import os
import pathlib
import re
import subprocess
import sys

FUZZ = pathlib.Path(__file__).resolve().parent
CORPUS = FUZZ / "corpus"
VALID = CORPUS / "countries.yaml"
# The minimum number of edges that libFuzzer counts; the corpus alone reaches more than ten times as many.
LEAST_COVERAGE = 1_000


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
    done = tried(ND_FAULT="1")
    if done.returncode == 0 or "the planted failure" not in done.stderr:
        sys.exit(f"error: {program} does not report a crash\n{done.stderr}")


def main(name, *options):
    program = pathlib.Path(name).resolve()
    if not program.is_file():
        sys.exit(f"error: {program} is missing")
    results = f"-artifact_prefix={program.parent}/"
    control(program, results)
    own = program.parent / "corpus"
    own.mkdir(exist_ok=True)
    # A search for mistakes takes up to 1.4 s.
    limits = ["-timeout=5", "-max_len=16384", f"-dict={FUZZ / 'yaml.dict'}", results]
    status, text = run(program, *limits, *options, own, CORPUS)
    if status != 0:
        sys.exit(f"error: {program.name} exited with status {status}")
    started = re.search(r"#(\d+)\s+INITED cov: (\d+)", text)
    ended = re.search(r"^Done (\d+) runs in", text, re.MULTILINE)
    files = sum(path.is_file() for path in CORPUS.iterdir())
    if not started or not ended or int(started[1]) < files or int(ended[1]) <= int(started[1]):
        sys.exit("error: the corpus was not read, or nothing else was tried")
    if int(started[2]) < LEAST_COVERAGE:
        sys.exit(f"error: the corpus reaches only {started[2]} edges; expected at least {LEAST_COVERAGE}")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(*sys.argv[1:])
