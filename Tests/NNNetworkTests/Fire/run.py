"""Runs a probe on every fault of the table, each in a separate process.

run.py PROBE TRANSPORT…       prints a line of JSON for each row and transport: the outcome
run.py serve ROW              serves one row, to try it by hand; exits when standard input ends
"""

import asyncio
import json
import os
import signal
import ssl
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "Servers"))

from certificates import authority, certificate
from fault_server import FaultServer

# A process that takes longer hangs. For bare clients that are known to hang, the limit is shorter.
WALL_SECONDS, HANG_SECONDS = 60, 3
AT_ONCE = 4
ROUNDS = 10 if os.environ.get("ND_LONG") == "1" else 1
ROWS = json.loads((HERE / "faults.json").read_text())


def contexts(folder):
    """The server's certificates for each `tls` that a row may have, and the authority to trust for it."""
    trusted = authority(folder)
    found = {}
    for name, host, days in (("good", "localhost", 1), ("host", "wrong.example", 1), ("expired", "localhost", 0)):
        found[name] = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        found[name].load_cert_chain(*certificate(folder, name, host, days))
    found["unknown"] = found["good"]
    found["http2"] = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    found["http2"].load_cert_chain(*certificate(folder, "http2", "localhost", 1))
    found["http2"].set_alpn_protocols(["h2"])
    return found, str(trusted)


async def meet(row, transport, probe, context, trusted):
    found = {"row": row["name"], "transport": transport, "outcome": "hangs", "waits": []}
    server = FaultServer(row, context)
    await server.start()
    told = {
        "row": row, "transport": transport, **server.origins,
        "trusted": "" if row.get("tls") == "unknown" else trusted,
    }  # fmt: skip
    child = await asyncio.create_subprocess_exec(
        probe, json.dumps(told),
        stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL,
        env={**os.environ, "SWIFT_BACKTRACE": "enable=no"},
    )  # fmt: skip
    stopping = asyncio.create_task(suspend(child, server, row.get("suspend", 0)))
    is_bare = transport == "bare"
    limit = HANG_SECONDS if is_bare and row["bare"] == "hangs" else WALL_SECONDS
    try:
        output, _ = await asyncio.wait_for(child.communicate(), limit)
        ended = {"outcome": "dies" if child.returncode < 0 else f"exit {child.returncode}"}
        found |= json.loads(output) if child.returncode == 0 else ended
    except asyncio.TimeoutError:
        pass
    finally:
        # A child that is left alive would wait forever for somebody to read its output.
        if child.returncode is None:
            child.kill()
            await child.wait()
        stopping.cancel()
        await server.stop()
    return found | {"seen": server.seen, "effects": len(server.effects)}


async def suspend(child, server, seconds):
    """Stops a process as soon as its request has arrived, as a system does with an app in the background."""
    if seconds:
        while not server.seen:
            await asyncio.sleep(0.05)
        child.send_signal(signal.SIGSTOP)
        await asyncio.sleep(seconds)
        child.send_signal(signal.SIGCONT)


async def run(probe, transports):
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(row, transport):
        async with gate:
            found = await meet(row, transport, probe, tls.get(row.get("tls")), trusted)
            print(json.dumps(found), flush=True)

    with tempfile.TemporaryDirectory() as folder:
        tls, trusted = contexts(folder)
        pairs = [(row, transport) for transport in transports for row in ROWS] * ROUNDS
        pairs = [(row, transport) for row, transport in pairs if transport != "bare" or "bare" in row]
        await asyncio.gather(*(one(row, transport) for row, transport in pairs))


async def serve(name):
    row = next(row for row in ROWS if row["name"] == name)
    with tempfile.TemporaryDirectory() as folder:
        tls, _ = contexts(folder)
        server = FaultServer(row, tls.get(row.get("tls")))
        await server.start()
        print(*server.origins.values(), flush=True)
        await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)
        print(*server.seen, sep="\n")


if len(sys.argv) < 3:
    sys.exit(__doc__)
asyncio.run(serve(sys.argv[2]) if sys.argv[1] == "serve" else run(sys.argv[1], sys.argv[2:]))
