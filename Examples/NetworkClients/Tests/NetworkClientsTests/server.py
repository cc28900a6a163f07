"""Responds like four public APIs and Nextdoor's, in their formats.

It prints its port. It exits when its standard input ends, or after two minutes.
"""

import json
import sys
import threading
import xml.etree.ElementTree as ET
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

LIFETIME_SECONDS = 120
ADDRESSES = "application/vnd.nextdoor/schema/suggested-address.v3+json"
posts = {"count": 0}


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True

    def answer(self, status, value):
        body = value if isinstance(value, bytes) else json.dumps(value).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def handle_any(self):
        self.body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        self.query = {k: v[0] for k, v in parse_qs(urlsplit(self.path).query).items()}
        routes = {
            ("GET", "/mobile/v1/addresses"): self.addresses,
            ("POST", "/post"): self.post,
            ("POST", "/refresh"): self.refresh,
            ("GET", "/redirect/1"): self.redirect,
            ("GET", "/get"): self.get,
            ("GET", "/services/rest/"): self.flickr,
            ("GET", "/v1/transport/kmb/route/"): self.kmb,
            ("POST", "/api/interpreter"): self.overpass,
        }
        route = routes.get((self.command, urlsplit(self.path).path))
        route() if route else self.answer(404, {})

    do_GET = do_POST = handle_any

    def addresses(self):
        if self.headers["Accept"] != ADDRESSES:
            return self.answer(406, {})
        if self.query.get("hood_names") != "1":
            return self.answer(400, {})
        code = self.query["postal_code"]
        self.answer(200, [{"id": 1, "street": f"Via Roma 1, {code}"}, {"id": 2, "street": "Corso 2"}])

    def post(self):
        if self.headers["Authorization"] != "Bearer fresh":
            return self.answer(403, {"error": True, "code": 999, "reason": "Invalid Token."})
        posts["count"] += 1
        if posts["count"] == 1:
            return self.answer(503, b"")
        form = {k: v[0] for k, v in parse_qs(self.body.decode()).items()}
        self.answer(
            200,
            {
                "args": {},
                "data": "",
                "files": {},
                "form": form,
                "headers": dict(self.headers.items()),
                "json": None,
                "origin": "127.0.0.1",
                "url": self.path,
            },
        )

    def redirect(self):
        self.send_response(302)
        self.send_header("Location", "/get")
        self.send_header("Content-Length", "0")
        self.end_headers()

    def get(self):
        ok = self.headers["Authorization"] == "Bearer fresh"
        self.answer(200 if ok else 403, {"args": {}, "url": self.path})

    def refresh(self):
        ok = json.loads(self.body) == {"refreshToken": "token123"}
        self.answer(200 if ok else 403, {"token": "fresh"})

    def flickr(self):
        q = self.query
        if q.get("api_key") != "123456789012345678901234567890":
            return self.answer(
                200, {"stat": "fail", "code": 100, "message": "Invalid API Key (Key has invalid format)"}
            )
        fixed = {"method": "flickr.photos.search", "format": "json", "nojsoncallback": "1"}
        if any(q.get(k) != v for k, v in fixed.items()):
            return self.answer(200, {"stat": "fail", "code": 112, "message": "Method not found"})
        photo = {
            "id": "49706353", "owner": "1@N00", "secret": "ab12", "server": "65535", "farm": 66,
            "title": q["text"], "ispublic": 1, "isfriend": 0, "isfamily": 0,
        }  # fmt: skip
        page = {"page": int(q["page"]), "pages": 5, "perpage": int(q["per_page"]), "total": 100}
        self.answer(200, {"photos": page | {"photo": [photo]}, "stat": "ok"})

    def kmb(self):
        route = {
            "route": "1", "bound": "O", "service_type": "1",
            "orig_en": "CHUK YUEN ESTATE", "orig_tc": "竹園邨", "orig_sc": "竹园邨",
            "dest_en": "STAR FERRY", "dest_tc": "尖沙咀碼頭", "dest_sc": "尖沙咀码头",
        }  # fmt: skip
        self.answer(
            200,
            {
                "type": "RouteList",
                "version": "1.0",
                "generated_timestamp": "2020-11-29T11:40:48+08:00",
                "data": [route, route | {"bound": "I"}],
            },
        )

    def overpass(self):
        script = ET.fromstring(self.body)
        around = script.find("query/around")
        if self.headers["Content-Type"] != "application/xml" or script.get("output") != "json":
            return self.answer(400, b"<html>")
        kind = script.find("query/has-kv").get("v")
        node = {"type": "node", "id": 300, "lat": float(around.get("lat")), "lon": float(around.get("lon"))}
        self.answer(
            200,
            {
                "version": 0.6,
                "generator": "Overpass API 0.7.62",
                "osm3s": {"timestamp_osm_base": "2024-01-01T00:00:00Z", "copyright": "ODbL"},
                "elements": [node | {"tags": {"amenity": kind}}],
            },
        )

    def log_message(self, *arguments):
        pass


server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
server.daemon_threads = True
threading.Thread(target=server.serve_forever, daemon=True).start()
print(server.server_port, flush=True)
done = threading.Event()
threading.Thread(target=lambda: (sys.stdin.read(), done.set()), daemon=True).start()
done.wait(LIFETIME_SECONDS)
