"""A message server that accepts each Idempotency-Key once. Usage: server.py PORT."""

import json
import sys
from http.server import BaseHTTPRequestHandler, HTTPServer


class Handler(BaseHTTPRequestHandler):
    taken = {}

    def do_POST(self):
        message = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        if not message["text"]:
            return self.answer(422, {"error": "nothing to say"})
        key = self.headers["Idempotency-Key"]
        number = Handler.taken.setdefault(key, len(Handler.taken) + 1)
        self.answer(201, {"number": number, "text": message["text"]})

    def answer(self, status, value):
        body = json.dumps(value).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


HTTPServer.allow_reuse_address = True
server = HTTPServer(("127.0.0.1", int(sys.argv[1])), Handler)
print(server.server_port, flush=True)
server.serve_forever()
