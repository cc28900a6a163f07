#!/usr/bin/env python3
"""Looks for the manifests and app files within the limits of size that cost the most.

Every list and mapping of the schema is filled with elements that are the same, unknown, invalid, nearly equal or
valid: alone, in every row, and in pairs. Each command that reads them is measured. Exits with status 1 if a command
takes more than 2 s of processor time or 250 MB, crashes, or gives an unexpected result, such as an error for a valid
manifest.
"""

import argparse
import collections
import concurrent.futures
import os
import sys

import jobs
from standards import ROOT
from tool import MEGABYTES, SECONDS, Tool

sys.path.append(str(ROOT / "Scripts"))
from working_tool import working_tool

# A full run has at least this many different inputs.
LEAST = 2000
SHOWN = 5


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tool", default=ROOT / ".build/release-tool/release/nd-config")
    parser.add_argument("--short", action="store_true", help="each list and mapping once, with one kind of elements; no search")
    parser.add_argument("--only", default="", help="what the names of inputs must contain")
    parser.add_argument("--shard", default="1/1", help="which part of how many: 2/4")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--steps", type=int, default=60, help="of each search")
    parser.add_argument("--seed", type=int, default=1, help="of the searches")
    options = parser.parse_args()
    tool = Tool(working_tool(options.tool))
    part, parts = map(int, options.shard.split("/"))
    every = jobs.short(tool.path) if options.short else jobs.all(tool.path, options.steps, options.seed)
    chosen = [job for job in every if options.only in job.name][part - 1 :: parts]
    measurements = []
    with concurrent.futures.ProcessPoolExecutor(options.jobs) as pool:
        pending = [pool.submit(job.run, tool) for job in chosen]
        for done, future in enumerate(concurrent.futures.as_completed(pending), 1):
            if done % 100 == 0:
                print(f"{done} of {len(pending)}", file=sys.stderr, flush=True)
            for measurement in future.result():
                measurements.append(measurement)
                report(measurement)
    least = 1 if options.short or options.only else LEAST // parts
    sys.exit(summary(measurements, least))


def report(one):
    if one.cost > 1:
        print(f"TOO MUCH  {row(one)}", flush=True)
    for failure in one.failures:
        print(f"WRONG     {one.command}: {one.name}: {failure}", flush=True)


def row(one):
    return f"| `{one.command}` | {one.name} | {one.bytes // 1000:,} KB | {one.end} | {one.seconds:.2f} s | {one.megabytes:.0f} MB |"


def summary(measurements, least):
    """Prints the most expensive runs. Returns 1 if one was too expensive or wrong."""
    by_command = collections.defaultdict(list)
    for one in measurements:
        by_command[one.command].append(one)
    print("\n| command | input | size | end | processor time | memory |\n| --- | --- | ---: | --- | ---: | ---: |")
    for command, runs in sorted(by_command.items()):
        for one in sorted(runs, key=lambda one: -one.cost)[:SHOWN]:
            print(row(one))
    inputs = len({one.digest for one in measurements})
    costly, wrong = (len({one.name for one in measurements if which(one)}) for which in (lambda one: one.cost > 1, lambda one: one.failures))
    print(f"\n{len(measurements)} runs, {inputs} different inputs; {costly} took more than {SECONDS} s or {MEGABYTES} MB, {wrong} went wrong")
    if inputs < least:
        print(f"fewer than {least} different inputs")
    return int(inputs < least or costly > 0 or wrong > 0)


if __name__ == "__main__":
    main()
