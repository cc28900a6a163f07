"""Servers on loopback for the hosts of a product: they answer as the manifest says, except where a case says otherwise."""

import json
import pathlib
import re
import socket
import ssl
import struct
import subprocess
import threading
import time
from urllib.parse import parse_qs, urlsplit

HERE = pathlib.Path(__file__).parent
PROBE = HERE.parent / ".build/debug/nd-probe"
APPLE, GOOGLE = "app-site-association.cdn-apple.com", "digitalassetlinks.googleapis.com"


def response(status=200, body=b"", type="text/html; charset=utf-8", headers=(), length=None):
    """The bytes of a response; `length` lies about its body's."""
    lines = [f"HTTP/1.1 {status} Status", f"Content-Length: {len(body) if length is None else length}",
             "Connection: close"]
    if type:
        lines.append(f"Content-Type: {type}")
    lines += [f"{name}: {value}" for name, value in headers]
    return "\r\n".join(lines).encode("latin-1") + b"\r\n\r\n" + body


def redirect(location, status=301, headers=()):
    return response(status, headers=[("Location", location), *headers])


def page(language, body="<title>Acme</title>"):
    return response(body=f'<!doctype html>\n<html lang="{language}">{body}</html>'.encode())


class Product:
    """An export and the generated files, and what correct servers answer."""

    def __init__(self, export, generated):
        self.path, self.generated = pathlib.Path(export), pathlib.Path(generated)
        self.export = json.loads(self.path.read_text())
        self.languages = {}
        self.webs = {}
        self.moved = {}
        for country in self.export["countries"]:
            urls = country["urls"]["production"]
            self.webs[urls["web"].removeprefix("https://")] = country["languages"][0]["locale"]
            for language in country["languages"]:
                self.languages[language["url"]] = language["locale"]
                if "helpDeskURL" in language:
                    locale = language.get("helpDeskLocale", language["locale"])
                    self.languages[language["helpDeskURL"]] = locale.replace("_", "-")
            for host in country["acceptedHosts"].get("production", []):
                if host in country["deepLinkHosts"]:
                    self.moved[host] = urls["web"]

    def file(self, host, name):
        for path in self.export["associationFiles"].get(host, []):
            if path.endswith(f"/{name}"):
                return (self.generated / path).read_bytes()
        return None

    def answer(self, scheme, host, target):
        if scheme == "http":
            return redirect(f"https://{host}{target}")
        path = target.split("?")[0]
        if host == APPLE:
            return response(body=self.file(path.split("/")[-1], "apple-app-site-association"), type="application/json")
        if host == GOOGLE:
            return self.statements(parse_qs(urlsplit(target).query)["source.web.site"][0].removeprefix("https://"))
        if path.startswith("/.well-known/"):
            body = self.file(host, path.split("/")[-1])
            return response(404) if body is None else response(body=body, type="application/json")
        url = f"https://{host}{target}"
        if url in self.languages:
            return page(self.languages[url])
        place = f"{host}{path}".rstrip("/")
        if place in self.moved:
            return redirect(self.moved[place])
        if place in self.webs:
            return page(self.webs[place])
        return response(404)


    def statements(self, host):
        """What Google's documentation says that its cache answers: a statement for each app and fingerprint."""
        statements = [
            {"source": {"web": {"site": f"https://{host}."}}, "relation": relation,
             "target": {"androidApp": {"packageName": entry["target"]["package_name"],
                                       "certificate": {"sha256Fingerprint": fingerprint}}}}
            for entry in json.loads(self.file(host, "assetlinks.json"))
            for relation in entry["relation"] for fingerprint in entry["target"]["sha256_cert_fingerprints"]]
        return response(body=json.dumps({"statements": statements, "maxAge": "599s"}).encode(), type="application/json")


class World:
    """A server with TLS and one without, on ports of their own, until it is closed."""

    def __init__(self, product, contexts, answers=(), certificates=()):
        self.product, self.contexts = product, contexts
        self.answers, self.certificates = dict(answers), dict(certificates)
        self.requests = []
        self.open, self.most = {}, {}
        self.lock = threading.Lock()
        self.sockets = []
        self.isOpen = True
        self.plain = self.serve(self.plain_connection)
        self.secure = self.serve(self.secure_connection)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.isOpen = False
        for listening in self.sockets:
            listening.close()

    def serve(self, connection):
        listening = self.bound()
        listening.listen(256)
        listening.settimeout(0.2)
        threading.Thread(target=self.accept, args=(listening, connection), daemon=True).start()
        return listening.getsockname()[1]

    def bound(self):
        bound = socket.socket()
        bound.bind(("127.0.0.1", 0))
        self.sockets.append(bound)
        return bound

    def accept(self, listening, connection):
        while self.isOpen:
            try:
                client, _ = listening.accept()
            except TimeoutError:
                continue
            except OSError:
                return
            client.settimeout(20)
            threading.Thread(target=self.connected, args=(client, connection), daemon=True).start()

    def connected(self, client, connection):
        try:
            connection(client)
        except (OSError, ValueError):
            pass
        finally:
            client.close()

    def plain_connection(self, client):
        self.exchange(client, "http")

    def secure_connection(self, client):
        names = []

        def choose(connection, name, _):
            names.append(name)
            connection.context = self.contexts[self.certificates.get(name, "good")]

        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.contexts["file"])
        context.sni_callback = choose
        with context.wrap_socket(client, server_side=True) as secured:
            self.exchange(secured, "https")

    def exchange(self, client, scheme):
        data = b""
        while b"\r\n\r\n" not in data:
            piece = client.recv(65536)
            if not piece:
                return
            data += piece
        head = data.split(b"\r\n\r\n")[0].decode("latin-1")
        method, target, _ = head.split("\r\n")[0].split(" ")
        headers = dict(line.split(": ", 1) for line in head.split("\r\n")[1:])
        headers = {name.lower(): value for name, value in headers.items()}
        host = headers["host"]
        self.requests.append((method, f"{scheme}://{host}{target}", headers))
        url = f"{scheme}://{host}{target}"
        answer = self.answers.get(url, self.answers.get(f"{scheme}://{host}/*"))
        if answer is None:
            answer = self.product.answer(scheme, host, target)
        with self.lock:
            self.open[host] = self.open.get(host, 0) + 1
            self.most[host] = max(self.most.get(host, 0), self.open[host])
        try:
            if callable(answer):
                answer(client)
            else:
                client.sendall(answer)
        finally:
            with self.lock:
                self.open[host] -= 1

    # Servers that fail before HTTP.

    def refusing(self):
        return self.bound().getsockname()[1]

    def silent(self):
        return self.serve(lambda client: time.sleep(8))

    def resetting(self):
        return self.serve(reset)

    def without_tls(self):
        """A server of HTTP, which answers what it cannot read."""
        return self.serve(lambda client: client.recv(1_000) and client.sendall(response(400)))

    def alerting(self):
        """A server that answers the first message of TLS with the alert `handshake_failure`."""
        return self.serve(lambda client: client.recv(1_000) and client.sendall(b"\x15\x03\x03\x00\x02\x02\x28"))

    def full(self):
        """A port whose queue is full: connections are never accepted."""
        listening = self.bound()
        listening.listen(0)
        for _ in range(3):
            client = socket.socket()
            client.setblocking(False)
            client.connect_ex(listening.getsockname())
            self.sockets.append(client)
        return listening.getsockname()[1]

    def old(self):
        """A server that knows TLS 1.1 alone."""
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.minimum_version, context.maximum_version = ssl.TLSVersion.TLSv1, ssl.TLSVersion.TLSv1_1
        context.set_ciphers("DEFAULT:@SECLEVEL=0")
        context.load_cert_chain(self.contexts["file"])
        return self.serve(lambda client: context.wrap_socket(client, server_side=True).close())


def reset(client):
    """Closes a connection so that the other side sees a reset."""
    client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    client.close()


def contexts(authority, kinds):
    """A context of TLS for each kind of certificate."""
    found = {}
    for kind in kinds:
        bundle = authority.server(kind)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(bundle)
        found[kind] = context
        if kind == "good":
            found["file"] = bundle
    return found


def probe(product, world, authority, *options, connect=(), format="json", timeout=1.5):
    """Runs nd-probe; its output, parsed if it is JSON, and its status."""
    command = [PROBE, product.path, "--generated", product.generated, "--cacert", authority.root,
               "--timeout", str(timeout), "--format", format]
    for rule in [*connect, f":443:127.0.0.1:{world.secure}", f":80:127.0.0.1:{world.plain}"]:
        command += ["--connect-to", rule]
    done = subprocess.run([*map(str, command), *options], capture_output=True, text=True, timeout=60)
    if done.returncode not in (0, 1):
        raise SystemExit(f"{command}: {done.returncode} {done.stderr}")
    return (json.loads(done.stdout) if format == "json" else done.stdout), done.returncode
