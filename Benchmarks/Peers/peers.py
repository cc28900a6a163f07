#!/usr/bin/env python3
"""Runs NNNetwork and other clients on the same faults, and prints the outcomes of their requests.

peers.py [CLIENT…]      some of the clients, or all

NNNetwork runs in fault-probe, which `make peers` builds, over URLSession and AsyncHTTPClient. Rows about streams,
downloads and limits are left out, because the other clients have no such calls. A row is right if each request ends
as the table says: with the same status and body, or with any error if the table says an error.
"""

import collections
import json
import re
import subprocess
import sys

sys.dont_write_bytecode = True
from fetched import NAMES, ROOT, environment

FIRE = ROOT / "Tests/NNNetworkTests/Fire"
PACKAGE = ROOT / "Benchmarks/Peers"
OURS, OTHERS = ROOT / ".build/fire/debug/fault-probe", PACKAGE / ".build/debug/peer-probe"
CLIENTS = {
    "URLSession": ("NNNetwork over URLSession", OURS),
    "AsyncHTTPClient": ("NNNetwork over AsyncHTTPClient", OURS),
    "bare-URLSession": ("bare URLSession", OTHERS),
    "bare-AsyncHTTPClient": ("bare AsyncHTTPClient", OTHERS),
    "Alamofire": ("Alamofire 5.12.0", OTHERS),
    "Alamofire-RetryPolicy": ("Alamofire with RetryPolicy", OTHERS),
    "Get": ("Get 2.2.1", OTHERS),
}
ONLY_OURS = {"stream", "events", "download", "resumes", "limit"}


def outcomes(text):
    """The number of requests by outcome: `3 × 200 hello; connectionLost` is three answers and an error."""
    counts = collections.Counter()
    for part in text.split("; "):
        number, what = re.fullmatch(r"(?:(\d+) × )?(.*)", part, re.DOTALL).groups()
        answer = re.match(r"(?:status )?(\d{3}\b.*)", what, re.DOTALL)
        counts[answer[1].strip() if answer else "error"] += int(number or 1)
    return counts


def of(transport, value):
    return value.get(transport) if isinstance(value, dict) else value


def judge(row, met):
    """The columns of the table in which a row is counted."""
    if met["outcome"].startswith("exit "):
        sys.exit(f"error: {met['transport']}: the probe ended with {met['outcome']} at {met['row']}")
    if met["outcome"] in ("dies", "hangs"):
        yield met["outcome"]
        return
    # The expected outcome can depend on the transport that reads the bytes.
    transport = "AsyncHTTPClient" if "AsyncHTTPClient" in met["transport"] else "URLSession"
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


def main(chosen):
    rows = {row["name"]: row for row in json.loads((FIRE / "faults.json").read_text())}
    rows = {name: row for name, row in rows.items() if not ONLY_OURS & row.keys()}
    built = environment()
    for what in (("--product", "peer-probe"), ("--target", "SeedCalls")):
        subprocess.run(["swift", "build", "--package-path", PACKAGE, *what], check=True, env=built)
    columns = ["right", "dies", "hangs", "sends secrets", "sends twice"]
    print(f"{len(rows)} rows".ljust(32) + "".join(column.rjust(15) for column in columns))
    for client in chosen or CLIENTS:
        name, probe = CLIENTS[client]
        package = client.split("-")[0]
        if package in NAMES and package not in built["ND_PEERS"].split():
            continue
        run = subprocess.run([sys.executable, FIRE / "run.py", probe, client], capture_output=True, text=True, check=True)
        counts, missing = collections.Counter(), set(rows)
        for line in run.stdout.splitlines():
            met = json.loads(line)
            if met["row"] in rows:
                missing.discard(met["row"])
                counts.update(judge(rows[met["row"]], met))
        if missing:
            sys.exit(f"error: {client} did not meet {len(missing)} rows, such as {min(missing)}")
        print(name.ljust(32) + "".join(str(counts[column]).rjust(15) for column in columns), flush=True)


main(sys.argv[1:])
