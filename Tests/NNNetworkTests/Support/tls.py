"""Serves TLS with three certificates of one test authority: good, for another host, expired.

It prints the authority's file and three ports, and ends with its standard input, or after two minutes.
"""

import ssl
import subprocess
import sys
import tempfile
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

LIFETIME_SECONDS = 120
KEY = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]


class Handler(BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.send_header("Content-Length", "2")
        self.end_headers()
        self.wfile.write(b"ok")

    def log_message(self, *arguments):
        pass


class Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request, address):
        pass


def openssl(*arguments):
    subprocess.run(["openssl", *arguments], check=True, capture_output=True, cwd=folder.name)


def serve(name, host, days):
    openssl("req", *KEY, "-keyout", f"{name}.key", "-out", f"{name}.csr", "-subj", f"/CN={host}")
    Path(folder.name, f"{name}.ext").write_text(f"subjectAltName=DNS:{host}\n")
    signed = ["-CA", "ca.pem", "-CAkey", "ca.key", "-CAcreateserial", "-extfile", f"{name}.ext"]
    openssl("x509", "-req", "-in", f"{name}.csr", *signed, "-days", days, "-out", f"{name}.pem")
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(Path(folder.name, f"{name}.pem"), Path(folder.name, f"{name}.key"))
    server = Server(("127.0.0.1", 0), Handler)
    server.socket = context.wrap_socket(server.socket, server_side=True, do_handshake_on_connect=False)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server.server_port


folder = tempfile.TemporaryDirectory()
openssl(
    "req", "-x509", *KEY, "-keyout", "ca.key", "-out", "ca.pem",
    "-days", "1", "-subj", "/CN=a test authority",
)  # fmt: skip
# A certificate of no days ends as it begins.
ports = [
    serve("good", "localhost", "1"), serve("other", "wrong.example", "1"), serve("old", "localhost", "0"),
]  # fmt: skip
print(Path(folder.name, "ca.pem"), *ports, flush=True)
done = threading.Event()
threading.Thread(target=lambda: (sys.stdin.read(), done.set()), daemon=True).start()
done.wait(LIFETIME_SECONDS)
