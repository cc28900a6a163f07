"""Runs httpbin. It prints its port, and exits when its standard input ends."""

import sys
import threading

from httpbin import app
from werkzeug.serving import WSGIRequestHandler, make_server

WSGIRequestHandler.protocol_version = "HTTP/1.1"
server = make_server("127.0.0.1", 0, app, threaded=True)
print(server.port, flush=True)
threading.Thread(target=server.serve_forever, daemon=True).start()
sys.stdin.read()
