"""A server for tests on two ports, so that each is a different origin.

It prints both ports. It exits when its standard input ends, or after a quarter of an hour, because the fault table
runs in between.
"""

import email.parser
import email.policy
import gzip
import json
import sys
import threading
import time
import zlib
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from urllib.parse import parse_qs, urlsplit

LIFETIME_SECONDS = 900


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

    def on_zeros(self):
        self.send_response(200)
        self.send_header("Content-Length", self.query["count"])
        self.end_headers()
        try:
            for _ in range(int(self.query["count"]) // 1_000_000):
                self.wfile.write(bytes(1_000_000))
        except OSError:
            self.close_connection = True

    def on_coded(self):
        """`hello, world` in a coding, whether the client accepts it or not; `br` and `zstd` only if it does."""
        coding = self.query.get("coding", "")
        if coding in ("br", "zstd") and coding not in self.headers.get("Accept-Encoding", ""):
            coding = ""
        body = {
            # Python has no encoder for these two.
            "br": bytes.fromhex("8b058068656c6c6f2c20776f726c6403"),
            "zstd": bytes.fromhex("28b52ffd005861000068656c6c6f2c20776f726c64"),
            "gzip": gzip.compress(b"hello, world"),
            "deflate": zlib.compress(b"hello, world"),
        }.get(coding, b"hello, world")
        self.answer(200, body, [("Content-Encoding", coding)] if coding else [])

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
        self.json({"email": self.by_email(), "werkzeug": self.by_werkzeug()})

    def by_email(self):
        head = b"Content-Type: " + self.headers["Content-Type"].encode() + b"\r\n\r\n"
        message = email.parser.BytesParser(policy=email.policy.HTTP).parsebytes(head + self.body)
        return [
            {
                "name": part.get_param("name", header="content-disposition"),
                "filename": part.get_filename(),
                "type": part.get_content_type(),
                "bytes": part.get_payload(decode=True).hex(),
            }
            for part in message.iter_parts()
        ]

    def by_werkzeug(self):
        try:
            from werkzeug.formparser import MultiPartParser
        except ImportError:
            return None
        boundary = self.headers.get_param("boundary").encode()
        length = len(self.body)
        form, files = MultiPartParser().parse(BytesIO(self.body), boundary, length)
        texts = [
            {"name": name, "filename": None, "type": None, "bytes": value.encode().hex()}
            for name, value in form.items(multi=True)
        ]
        return texts + [
            {
                "name": name,
                "filename": file.filename,
                "type": file.content_type,
                "bytes": file.read().hex(),
            }
            for name, file in files.items(multi=True)
        ]

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


def watch():
    sys.stdin.read()
    done.set()


done = threading.Event()
threading.Thread(target=watch, daemon=True).start()
done.wait(LIFETIME_SECONDS)
