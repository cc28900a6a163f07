#!/usr/bin/env python3
"""Puts NNNetwork and other clients before the same faults, and prints what becomes of their requests.

peers.py NAME=PROBE…    each NAME is a client that the PROBE knows (URLSession and AsyncHTTPClient of fault-probe)

Rows about streams, downloads and limits are left out, because the others have no such call. A row is right if each
request ends as the table says: with the same status and body, or with any error where it says an error.
"""

import collections
import json
import re
import subprocess
import sys
from pathlib import Path

FIRE = Path(__file__).resolve().parent.parent.parent / "Tests/NNNetworkTests/Fire"
ONLY_OURS = {"stream", "events", "download", "resumes", "limit"}


def outcomes(text):
    """How many requests ended how: `3 × 200 hello; connectionLost` is three answers and an error."""
    counts = collections.Counter()
    for part in text.split("; "):
        number, what = re.fullmatch(r"(?:(\d+) × )?(.*)", part, re.DOTALL).groups()
        answer = re.match(r"(?:status )?(\d{3}\b.*)", what, re.DOTALL)
        counts[answer[1].strip() if answer else "error"] += int(number or 1)
    return counts


def of(transport, value):
    return value.get(transport) if isinstance(value, dict) else value


def judge(row, met):
    """The columns that a row counts in."""
    if met["outcome"] in ("dies", "hangs"):
        yield met["outcome"]
        return
    # What the bytes allow depends on who reads them.
    transport = "URLSession" if "URLSession" in met["transport"] else "AsyncHTTPClient"
    expected = of(transport, row["expect"]).split(" or ")
    is_safe = True
    leaks = [seen for seen in met["seen"] if "at another host" in seen and re.search(r"\+(token|cookie|session)", seen)]
    if leaks and not any(leak in (of(transport, row.get("seen")) or []) for leak in leaks):
        is_safe = False
        yield "sends secrets"
    if met["effects"] > row.get("effects", met["effects"]):
        is_safe = False
        yield "sends twice"
    if is_safe and outcomes(met["outcome"]) in [outcomes(text) for text in expected]:
        yield "right"


def main():
    rows = {row["name"]: row for row in json.loads((FIRE / "faults.json").read_text())}
    rows = {name: row for name, row in rows.items() if not ONLY_OURS & row.keys()}
    columns = ["right", "dies", "hangs", "sends secrets", "sends twice"]
    print(f"{len(rows)} rows".ljust(26) + "".join(column.rjust(15) for column in columns))
    for argument in sys.argv[1:]:
        name, _, probe = argument.partition("=")
        run = subprocess.run([sys.executable, FIRE / "run.py", probe, name], capture_output=True, text=True, check=True)
        counts = collections.Counter()
        for line in run.stdout.splitlines():
            met = json.loads(line)
            if met["row"] in rows:
                counts.update(judge(rows[met["row"]], met))
        print(name.ljust(26) + "".join(str(counts[column]).rjust(15) for column in columns), flush=True)


main()
