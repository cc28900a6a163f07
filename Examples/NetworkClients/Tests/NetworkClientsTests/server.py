"""Responds like four public APIs and Nextdoor's, with what the clients read. It prints its port, and exits when its
standard input ends.
"""

import json
import sys
import threading
import xml.etree.ElementTree as ET
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

ADDRESSES = "application/vnd.nextdoor/schema/suggested-address.v3+json"
posts = []


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True

    def answer(self, status, value, location=None):
        body = value if isinstance(value, bytes) else json.dumps(value).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        if location:
            self.send_header("Location", location)
        self.end_headers()
        self.wfile.write(body)

    def handle_any(self):
        self.body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        self.query = {k: v[0] for k, v in parse_qs(urlsplit(self.path).query).items()}
        self.is_fresh = self.headers["Authorization"] == "Bearer fresh"
        routes = {
            ("GET", "/mobile/v1/addresses"): self.addresses,
            ("POST", "/post"): self.post,
            ("POST", "/refresh"): self.refresh,
            ("GET", "/redirect/1"): lambda: (302, b"", "/get"),
            ("GET", "/get"): lambda: (200 if self.is_fresh else 403, {"args": {}, "url": self.path}),
            ("GET", "/services/rest/"): self.flickr,
            ("GET", "/v1/transport/kmb/route/"): self.kmb,
            ("POST", "/api/interpreter"): self.overpass,
        }
        route = routes.get((self.command, urlsplit(self.path).path))
        self.answer(*(route() if route else (404, {})))

    do_GET = do_POST = handle_any

    def addresses(self):
        if self.headers["Accept"] != ADDRESSES:
            return 406, {}
        if self.query.get("hood_names") != "1":
            return 400, {}
        code = self.query["postal_code"]
        return 200, [{"id": 1, "street": f"Via Roma 1, {code}"}, {"id": 2, "street": "Corso 2"}]

    def post(self):
        if not self.is_fresh:
            return 403, {"error": True, "code": 999, "reason": "Invalid Token."}
        posts.append(self.body)
        if len(posts) == 1:
            return 503, b""
        return 200, {"form": {k: v[0] for k, v in parse_qs(self.body.decode()).items()}, "url": self.path}

    def refresh(self):
        ok = json.loads(self.body) == {"refreshToken": "token123"}
        return 200 if ok else 403, {"token": "fresh"}

    def flickr(self):
        q = self.query
        if q.get("api_key") != "123456789012345678901234567890":
            return 200, {"stat": "fail", "code": 100, "message": "Invalid API Key (Key has invalid format)"}
        fixed = {"method": "flickr.photos.search", "format": "json", "nojsoncallback": "1"}
        if any(q.get(k) != v for k, v in fixed.items()):
            return 200, {"stat": "fail", "code": 112, "message": "Method not found"}
        photo = {"id": "49706353", "owner": "1@N00", "secret": "ab12", "server": "65535", "farm": 66}
        page = {"page": int(q["page"]), "pages": 5, "perpage": int(q["per_page"]), "photo": [photo]}
        return 200, {"photos": page, "stat": "ok"}

    def kmb(self):
        route = {"route": "1", "service_type": "1", "orig_en": "CHUK YUEN ESTATE", "dest_en": "STAR FERRY"}
        return 200, {"type": "RouteList", "version": "1.0", "data": [route | {"bound": bound} for bound in "OI"]}

    def overpass(self):
        script = ET.fromstring(self.body)
        around = script.find("query/around")
        if self.headers["Content-Type"] != "application/xml" or script.get("output") != "json":
            return 400, b"<html>"
        kind = script.find("query/has-kv").get("v")
        place = {"lat": float(around.get("lat")), "lon": float(around.get("lon"))}
        return 200, {"version": 0.6, "elements": [{"type": "node", "id": 300, **place, "tags": {"amenity": kind}}]}

    def log_message(self, *arguments):
        pass


server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
server.daemon_threads = True
threading.Thread(target=server.serve_forever, daemon=True).start()
print(server.server_port, flush=True)
sys.stdin.read()
