#!/usr/bin/env python3
"""Draws the graph of targets into ARCHITECTURE.md, from `swift package describe`.

With `--check` it changes nothing, and exits with status 1 if the drawing is not current.
"""

import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "ARCHITECTURE.md"
START = "<!-- Drawn by Scripts/target_graph.py. -->\n"
END = "<!-- End of the drawing. -->\n"


def dependencies():
    """The direct dependencies of each target, except tests and their programs."""
    # A build that runs this script holds SwiftPM's lock. Describing the package writes nothing.
    command = ["swift", "package", "--ignore-lock", "describe", "--type", "json"]
    run = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    return {
        target["name"]: set(target.get("target_dependencies") or []) | set(target.get("product_dependencies") or [])
        for target in json.loads(run.stdout)["targets"]
        if not target["path"].startswith("Tests/")
    }


def everything_below(name, graph):
    found = set()
    for below in graph.get(name, ()):
        found |= {below} | everything_below(below, graph)
    return found


def height(name, graph):
    return 1 + max((height(below, graph) for below in graph.get(name, ())), default=0)


def drawing(graph):
    """Mermaid that is also readable as text: one line per target, the highest first, without arrows that follow from
    others."""
    lines = ["```mermaid", "flowchart TD"]
    for name in sorted(graph, key=lambda name: (-height(name, graph), name)):
        implied = set().union(*(everything_below(below, graph) for below in graph[name]))
        direct = sorted(graph[name] - implied)
        lines.append(f"  {name} --> {' & '.join(direct)}" if direct else f"  {name}")
    return "\n".join([*lines, "```", ""])


def main():
    page = PAGE.read_text()
    before, _, rest = page.partition(START)
    _, end, after = rest.partition(END)
    if not end:
        sys.exit("target_graph.py: ARCHITECTURE.md has no lines that mark the drawing")
    new = before + START + drawing(dependencies()) + END + after
    if new == page:
        return 0
    if "--check" in sys.argv[1:]:
        print("target_graph.py: the drawing in ARCHITECTURE.md is stale; run Scripts/target_graph.py", file=sys.stderr)
        return 1
    PAGE.write_text(new)
    return 0


if __name__ == "__main__":
    sys.exit(main())
