"""Serves TLS with three certificates of one test authority: valid, for another host, expired.

It prints the authority's file and three ports. It exits when its standard input ends, or after a quarter of an hour.
"""

import ssl
import sys
import tempfile
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from certificates import authority, certificate

LIFETIME_SECONDS = 900


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


def serve(name, host, days):
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(*certificate(folder.name, name, host, days))
    server = Server(("127.0.0.1", 0), Handler)
    server.socket = context.wrap_socket(server.socket, server_side=True, do_handshake_on_connect=False)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server.server_port


folder = tempfile.TemporaryDirectory()
trusted = authority(folder.name)
ports = [serve("good", "localhost", 1), serve("other", "wrong.example", 1), serve("old", "localhost", 0)]
print(trusted, *ports, flush=True)
done = threading.Event()
threading.Thread(target=lambda: (sys.stdin.read(), done.set()), daemon=True).start()
done.wait(LIFETIME_SECONDS)
