"""A server for tests on two ports, so that each is a different origin.

It prints both ports, and exits when its standard input ends.
"""

import email.parser
import email.policy
import json
import random
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

# What POST /effects did: the text by Idempotency-Key.
effects = {}
chance = random.Random(7)
lock = threading.Lock()


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True

    def answer(self, status, body=b"", headers=()):
        self.send_response(status)
        for name, value in headers:
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def json(self, value):
        self.answer(200, json.dumps(value).encode(), [("Content-Type", "application/json")])

    def handle_any(self):
        self.body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        if self.headers.get("Transfer-Encoding") == "chunked":
            while size := int(self.rfile.readline(), 16):
                self.body += self.rfile.read(size)
                self.rfile.readline()
            self.rfile.readline()
        split = urlsplit(self.path)
        self.query = {name: values[0] for name, values in parse_qs(split.query).items()}
        name = split.path.strip("/").split("/")[0]
        handler = getattr(self, "on_" + name, None)
        if handler is None:
            self.answer(404, b"no such path")
        else:
            handler()

    do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = do_HEAD = handle_any

    def on_echo(self):
        self.json(
            {
                "method": self.command,
                "path": self.path,
                "headers": {name.lower(): value for name, value in self.headers.items()},
                "body": self.body.decode("utf-8", "replace"),
            }
        )

    def on_redirect(self):
        location = self.query.get("to")
        headers = [("Location", location)] if location else []
        self.answer(int(self.query["status"]), b"moved", headers)

    def on_status(self):
        self.answer(int(self.path.split("/")[2].split("?")[0]), b'{"code": 999}')

    def on_basic(self):
        self.answer(401, b"who are you", [("WWW-Authenticate", 'Basic realm="x"')])

    def on_bearer(self):
        self.answer(401, b"who are you", [("WWW-Authenticate", "Bearer")])

    def on_slow(self):
        time.sleep(float(self.query["seconds"]))
        self.answer(200, b"late")

    def on_bytes(self):
        self.answer(200, bytes(i % 251 for i in range(int(self.query["count"]))))

    def on_size(self):
        self.json(len(self.body))

    def on_close(self):
        self.close_connection = True

    def on_short(self):
        self.send_response(200)
        self.send_header("Content-Length", "100")
        self.end_headers()
        self.wfile.write(b"too short")
        self.close_connection = True

    def on_multipart(self):
        head = b"Content-Type: " + self.headers["Content-Type"].encode() + b"\r\n\r\n"
        message = email.parser.BytesParser(policy=email.policy.HTTP).parsebytes(head + self.body)
        self.json(
            [
                {
                    "name": part.get_param("name", header="content-disposition"),
                    "filename": part.get_filename(),
                    "type": part.get_content_type(),
                    "bytes": part.get_payload(decode=True).hex(),
                }
                for part in message.iter_parts()
            ]
        )

    def on_effects(self):
        """GET lists the effects in order. POST acts once for each Idempotency-Key, and does not always say so: it takes
        effect, is refused, or loses its connection before or after the effect."""
        # Foundation on Linux waits for its timeout if a reused connection is closed while a body is sent.
        self.close_connection = True
        last = [("Connection", "close")]
        if self.command == "GET":
            with lock:
                return self.answer(200, "\n".join(f"{text} {key}" for key, text in effects.items()).encode(), last)
        if len(self.body) < int(self.headers["Content-Length"]):
            return
        with lock:
            act = chance.random()
            if act >= 0.16:
                effects.setdefault(self.headers["Idempotency-Key"], self.body.decode())
        if 0.08 <= act < 0.16:
            self.answer(503, b"", [("Retry-After", "0"), *last])
        elif act >= 0.26:
            self.answer(201, self.body, last)

    def log_message(self, *arguments):
        pass


class Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 128

    def handle_error(self, request, address):
        pass


servers = [Server(("127.0.0.1", 0), Handler) for _ in range(2)]
for server in servers:
    threading.Thread(target=server.serve_forever, daemon=True).start()
print(*(server.server_port for server in servers), flush=True)

sys.stdin.read()
