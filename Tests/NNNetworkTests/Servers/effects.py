"""A server that acts once for each Idempotency-Key, and does not always say so.

It prints its port, and exits when its standard input ends. POST /effects takes effect, is refused, or loses its
connection before or after the effect. GET /effects lists the effects in order.
"""

import random
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

lock = threading.Lock()
done = set()
effects = []
chance = random.Random(7)


class Handler(BaseHTTPRequestHandler):
    # One connection per request. Foundation on Linux waits for its timeout if a reused connection is closed while a
    # body is sent.
    protocol_version = "HTTP/1.0"
    disable_nagle_algorithm = True

    def do_POST(self):
        length = int(self.headers["Content-Length"])
        text = self.rfile.read(length).decode()
        if len(text) < length:
            return
        key = self.headers.get("Idempotency-Key")
        with lock:
            act = chance.random()
        if act < 0.08:
            self.close_connection = True
            return
        if act < 0.16:
            self.answer(503, b"", {"Retry-After": "0"})
            return
        with lock:
            if key not in done:
                done.add(key)
                effects.append(f"{text} {key}")
        if act < 0.26:
            self.close_connection = True
            return
        self.answer(201, text.encode())

    def do_GET(self):
        with lock:
            self.answer(200, "\n".join(effects).encode())

    def answer(self, status, body, headers={}):
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
server.handle_error = lambda *_: None
print(server.server_port, flush=True)
threading.Thread(target=server.serve_forever, daemon=True).start()
sys.stdin.read()
