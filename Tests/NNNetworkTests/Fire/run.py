"""Runs a probe on every fault of the table, each in a separate process: run.py PROBE TRANSPORT…

It prints a line of JSON for each row and transport: the outcome.
"""

import asyncio
import json
import os
import ssl
import subprocess
import sys
import tempfile
from pathlib import Path

from fault_server import FaultServer

# A process that takes longer hangs. For bare clients that are known to hang, the limit is shorter.
WALL_SECONDS, HANG_SECONDS = 60, 3
AT_ONCE = 4
ROUNDS = 10 if os.environ.get("ND_LONG") == "1" else 1
ROWS = json.loads(Path(__file__).with_name("faults.json").read_text())
# A certificate that openssl makes, and that no client knows.
SELF_SIGNED = """openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout key.pem
    -out certificate.pem -days 1 -subj /CN=localhost -addext subjectAltName=DNS:localhost""".split()


def self_signed(folder):
    subprocess.run(SELF_SIGNED, cwd=folder, check=True, capture_output=True)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(Path(folder, "certificate.pem"), Path(folder, "key.pem"))
    return context


async def meet(row, transport, probe, context):
    found = {"row": row["name"], "transport": transport, "outcome": "hangs"}
    server = FaultServer(row, context)
    await server.start()
    told = {"row": row, "transport": transport, **server.origins}
    child = await asyncio.create_subprocess_exec(
        probe, json.dumps(told),
        stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL,
        env={**os.environ, "SWIFT_BACKTRACE": "enable=no"},
    )  # fmt: skip
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
        await server.stop()
    return found | {"seen": server.seen, "effects": len(server.effects)}


async def run(probe, transports):
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(row, transport):
        async with gate:
            found = await meet(row, transport, probe, tls if "tls" in row else None)
            print(json.dumps(found), flush=True)

    with tempfile.TemporaryDirectory() as folder:
        tls = self_signed(folder)
        pairs = [(row, transport) for transport in transports for row in ROWS] * ROUNDS
        pairs = [(row, transport) for row, transport in pairs if transport != "bare" or "bare" in row]
        await asyncio.gather(*(one(row, transport) for row, transport in pairs))


if len(sys.argv) < 3:
    sys.exit(__doc__)
asyncio.run(run(sys.argv[1], sys.argv[2:]))
