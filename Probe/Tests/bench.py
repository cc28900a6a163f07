#!/usr/bin/env python3
"""Compares nd-probe with curl: 249 countries with four hosts each, served by nginx on loopback.

    Probe/Tests/bench.py [ROUNDS]

curl asks the same URLs, with 64 at a time. Each takes turns; printed are the medians, their ratio and the memory.
Needs a release build of nd-probe, curl and nginx.
"""

import json
import os
import pathlib
import resource
import statistics
import subprocess
import sys
import tempfile
import time

from authority import Authority
from world import HERE

PROBE = HERE.parent / ".build/release/nd-probe"
CONFIG = """
daemon off; pid {folder}/pid; error_log {folder}/error.log; worker_processes 2;
events {{ worker_connections 4096; }}
http {{
  access_log off; default_type text/html; keepalive_requests 100000;
  server {{ listen 127.0.0.1:{plain} backlog=4096; return 301 https://$host$request_uri; }}
  server {{
    listen 127.0.0.1:{secure} ssl http2 backlog=4096;
    ssl_certificate {folder}/chain.pem; ssl_certificate_key {folder}/good.key;
    location / {{ return 200 '<!doctype html><html lang="en"><title>Bench</title></html>'; }}
    location /.well-known/ {{ default_type application/json; root {folder}/site; }}
  }}
}}
"""


def export():
    """What `nd-config export` would print of 249 countries with four services, as far as nd-probe reads it."""
    countries = []
    for number in range(249):
        code = f"c{number:03}"
        hosts = {"web": f"{code}.bench.test", **{name: f"{code}-{name}.bench.test" for name in ("api", "auth", "socket")}}
        countries.append({
            "code": code, "status": "live", "names": {"en": f"Country {number}"},
            "languages": [{"locale": "en", "url": f"https://{hosts['web']}/?lang=en"}],
            "urls": {"production": {name: f"https://{host}" for name, host in hosts.items()}},
            "acceptedHosts": {}, "deepLinkHosts": [hosts["web"]]})
    files = ["aasa/bench.test/apple-app-site-association", "assetlinks/bench.test/assetlinks.json"]
    return {"version": 1, "environments": [{"name": "production", "hosts": "country"}],
            "services": [{"name": name} for name in ("web", "api", "auth", "socket")], "countries": countries,
            "associationFiles": {f"c{number:03}.bench.test": files for number in range(249)}}


def site(folder):
    """The generated files, and the same where the server reads them."""
    contents = {
        "aasa/bench.test/apple-app-site-association":
            {"applinks": {"details": [{"appIDs": ["T.com.bench"], "components": [{"/": "*"}]}]}},
        "assetlinks/bench.test/assetlinks.json":
            [{"relation": ["delegate_permission/common.handle_all_urls"],
              "target": {"namespace": "android_app", "package_name": "com.bench", "sha256_cert_fingerprints": ["0A"]}}],
    }
    for path, content in contents.items():
        for place in (folder / "generated" / path, folder / "site/.well-known" / pathlib.Path(path).name):
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(json.dumps(content))


def timed(command):
    """Seconds, and the most memory in MB, of a command."""
    start = time.monotonic()
    process = subprocess.Popen([str(word) for word in command], stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        sys.exit(f"{command[0]} ended with {status}")
    return time.monotonic() - start, usage.ru_maxrss / 1024


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        folder.chmod(0o755)
        authority = Authority(folder, ["*.bench.test"])
        authority.server("good")
        (folder / "chain.pem").write_text((folder / "good.pem").read_text() + (folder / "intermediate.pem").read_text())
        site(folder)
        (folder / "export.json").write_text(json.dumps(export()))
        secure, plain = 18443, 18080
        (folder / "nginx.conf").write_text(CONFIG.format(folder=folder, secure=secure, plain=plain))
        server = subprocess.Popen(["nginx", "-c", folder / "nginx.conf"])
        try:
            time.sleep(1)
            rules = [word for rule in (f":443:127.0.0.1:{secure}", f":80:127.0.0.1:{plain}")
                     for word in ("--connect-to", rule)]
            probe = [PROBE, folder / "export.json", "--generated", folder / "generated", "--cacert", authority.root,
                     "--concurrency", "64", *rules]
            answers = json.loads(subprocess.run([*map(str, probe), "--format", "json"], capture_output=True).stdout)
            urls = [entry["url"] for entry in answers["results"]]
            bad = [entry for entry in answers["results"] if entry["verdict"] != "ok"]
            if bad:
                sys.exit(f"{len(bad)} of {len(urls)} are not ok: {bad[0]}")
            (folder / "urls").write_text("".join(f'url = "{url}"\noutput = "/dev/null"\n' for url in urls))
            curl = ["curl", "--silent", "--no-progress-meter", "--fail", "--parallel", "--parallel-max", "64", "--cacert", authority.root,
                    *rules, "--config", folder / "urls"]
            runs = [(timed(probe), timed(curl)) for _ in range(rounds)]
        finally:
            server.terminate()
            server.wait()
    ours, theirs = (statistics.median(run[side][0] for run in runs) for side in (0, 1))
    memory = max(run[0][1] for run in runs)
    ratio = statistics.median(run[0][0] / run[1][0] for run in runs)
    print(f"{len(urls)} URLs of {len({url.split('/')[2] for url in urls})} hosts, {rounds} rounds")
    print(f"nd-probe {ours:.2f} s, curl {theirs:.2f} s, ratio {ratio:.2f}, memory {memory:.0f} MB")
    if ratio > 1.3 or memory > 150:
        sys.exit("error: expected at most 1.3 times curl's time, and 150 MB")


if __name__ == "__main__":
    main()
