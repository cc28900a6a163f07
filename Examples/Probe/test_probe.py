#!/usr/bin/env python3
"""Tests of probe.py with servers on loopback. They need openssl, which makes their certificates, and no network."""

import contextlib
import http.server
import io
import json
import os
import pathlib
import socket
import ssl
import subprocess
import sys
import tempfile
import threading
import unittest
import unittest.mock

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent))

import probe  # noqa: E402

HOSTS = ["acme.it", "api.acme.it", "old.acme.com", "acme.com", "api.acme.com"]
AASA, LINKS = "aasa/acme.it/apple-app-site-association", "assetlinks/acme.it/assetlinks.json"


def country(code, status, web, accepted=()):
    return {
        "code": code, "status": status,
        "urls": {"production": {"web": f"https://{web}", "api": f"https://api.{web}"}},
        "languages": [{"url": f"https://{web}/?lang={code}", "helpDeskURL": f"https://help.acme.com/{code}"}],
        "deepLinkHosts": [web], "acceptedHosts": {"production": list(accepted)},
    }  # fmt: skip


EXPORT = {
    "version": 1,
    "countries": [country("it", "live", "acme.it", ["old.acme.com"]), country("us", "planned", "acme.com")],
    "associationFiles": {"acme.it": [AASA, LINKS]},
}


def certificate(folder, name, hosts, days):
    """A certificate of its own authority, and its key, in one file."""
    path = pathlib.Path(folder, f"{name}.pem")
    key, request = path.with_suffix(".key"), path.with_suffix(".csr")
    names = ",".join(f"DNS:{host}" for host in hosts)
    make = ["req", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", key]
    make += ["-subj", f"/CN={name}", "-addext", f"subjectAltName={names}", "-out", request]
    sign = ["x509", "-req", "-in", request, "-signkey", key, "-copy_extensions", "copy"]
    sign += ["-days", str(days), "-out", path]
    for command in (make, sign):
        subprocess.run(["openssl", *command], check=True, capture_output=True)
    return path


class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        url = f"https://{self.headers['Host']}{self.path}"
        status, headers, body = self.server.answers.get(url) or (200, {}, self.server.files.get(self.path, b"<html>"))
        if status is None:
            # Nothing is answered.
            return self.connection.shutdown(socket.SHUT_RDWR)
        self.send_response(status)
        for name, value in {"Content-Length": str(len(body)), **headers}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


class Server(http.server.ThreadingHTTPServer):
    """A server for all hosts; `answers` has the faults by URL, and `certificates` the wrong ones by host."""

    daemon_threads = True

    def __init__(self, good, files):
        super().__init__(("127.0.0.1", 0), Handler)
        self.files, self.answers, self.certificates = files, {}, {}
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(good, good.with_suffix(".key"))
        context.sni_callback = self.choose
        self.socket = context.wrap_socket(self.socket, server_side=True, do_handshake_on_connect=False)
        threading.Thread(target=self.serve_forever, args=(0.02,), daemon=True).start()

    def choose(self, connection, name, _):
        if name in self.certificates:
            path = self.certificates[name]
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(path, path.with_suffix(".key"))
            connection.context = context

    def handle_error(self, *_):
        # A client that does not trust the certificate ends the connection.
        pass


class ProbeTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)
        make = lambda *arguments: certificate(cls.folder.name, *arguments)
        cls.good, cls.soon = make("good", HOSTS, 90), make("soon", HOSTS, 7)
        cls.other, cls.unknown = make("other", ["example.com"], 90), make("unknown", HOSTS, 90)
        cls.expired = make("expired", HOSTS, 0)
        cls.trusted = pathlib.Path(cls.folder.name, "trusted.pem")
        cls.trusted.write_text("".join(path.read_text() for path in (cls.good, cls.soon, cls.other, cls.expired)))
        cls.export = pathlib.Path(cls.folder.name, "generated/countries.json")
        for path, text in {AASA: '{"applinks": {}}\n', LINKS: "[]\n", "countries.json": json.dumps(EXPORT)}.items():
            file = cls.export.parent / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)

    def setUp(self):
        paths = [self.export.parent / path for path in (AASA, LINKS)]
        files = {f"/.well-known/{path.name}": path.read_bytes() for path in paths}
        self.server = Server(self.good, files)
        self.addCleanup(self.server.server_close)
        self.addCleanup(self.server.shutdown)
        # The addresses of names that are not the server's; None if there is none.
        self.addresses = {}
        self.asked = set()

    def run_probe(self, *options, export=None):
        """The exit status, and both outputs."""
        connect = socket.create_connection

        def connect_to_the_server(address, *arguments):
            self.asked.add(address[0])
            place = self.addresses.get(address[0], self.server.server_address)
            if place is None:
                raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")
            return connect(place, *arguments)

        output, errors = io.StringIO(), io.StringIO()
        with (
            unittest.mock.patch("socket.create_connection", connect_to_the_server),
            unittest.mock.patch.dict(os.environ, SSL_CERT_FILE=str(self.trusted)),
            contextlib.redirect_stdout(output),
            contextlib.redirect_stderr(errors),
        ):
            status = probe.run([str(export or self.export), "--timeout", "2", *options])
        return status, output.getvalue(), errors.getvalue()

    def expect(self, line):
        """Expects one finding, whose line begins as given."""
        status, output, _ = self.run_probe()
        lines = output.splitlines()
        self.assertEqual((status, len(lines)), (1, 2), output)
        self.assertTrue(lines[0].startswith(line), f"{lines[0]}\nexpected: {line}")

    def test_correct_servers_give_no_finding(self):
        self.assertEqual(self.run_probe(), (0, "3 hosts asked, 0 findings\n", ""))
        self.assertEqual(self.asked, {"acme.it", "api.acme.it", "old.acme.com"})

    def test_only_the_given_countries_are_asked(self):
        self.assertEqual(self.run_probe("--only", "us")[0], 0)
        self.assertEqual(self.asked, {"acme.com", "api.acme.com"})
        self.assertEqual(self.run_probe("--only", "us,it")[1], "5 hosts asked, 0 findings\n")

    def test_a_name_without_an_address(self):
        self.addresses["api.acme.it"] = None
        self.expect("it: https://api.acme.it: the name has no address: Name or service not known [address]")

    def test_a_port_that_is_closed(self):
        with socket.socket() as bound:
            bound.bind(("127.0.0.1", 0))
            self.addresses["api.acme.it"] = bound.getsockname()
            self.expect("it: https://api.acme.it: no connection: Connection refused [connection]")

    def test_a_server_that_never_answers(self):
        with socket.socket() as silent:
            silent.bind(("127.0.0.1", 0))
            silent.listen()
            self.addresses["api.acme.it"] = silent.getsockname()
            self.expect("it: https://api.acme.it: no connection: ")

    def test_certificates(self):
        invalid = "the certificate is not valid: "
        for path, message in [
            (self.other, f"{invalid}Hostname mismatch"),
            (self.unknown, f"{invalid}self-signed certificate"),
            (self.expired, f"{invalid}certificate has expired"),
            (self.soon, "the certificate is valid for only 6 more days"),
        ]:
            self.server.certificates["api.acme.it"] = path
            with self.subTest(path.stem):
                self.expect(f"it: https://api.acme.it: {message}")

    def test_pages(self):
        url = "https://acme.it"
        for answer, message in [
            ((503, {}, b""), "https://acme.it answers with status 503"),
            ((None, {}, b""), "no answer from https://acme.it: "),
            ((302, {"Location": "https://parked.example/"}, b""),
             "the server redirects to https://parked.example/, which is not a host of the product"),
            ((302, {"Location": "http://acme.it/"}, b""), "the server redirects to http://acme.it/, without TLS"),
            ((302, {"Location": "//[\x1b"}, b""), "no answer from https://acme.it: "),
            ((301, {"Location": "/"}, b""), "the server sends more than 5 redirects"),
        ]:  # fmt: skip
            self.server.answers = {f"{url}/": answer}
            with self.subTest(message):
                self.expect(f"it: {url}: {message}")
        self.server.answers = {f"{url}/": (301, {"Location": "https://acme.com/it"}, b"")}
        self.assertEqual(self.run_probe()[0], 0)

    def test_association_files(self):
        for path in (AASA, LINKS):
            url = f"https://acme.it/.well-known/{pathlib.Path(path).name}"
            right = (self.export.parent / path).read_bytes()
            for answer, message in [
                ((404, {}, b""), "the server answers with status 404; serve "),
                ((200, {}, right + b"\n"), "the answer is not the generated file; serve "),
                ((200, {}, b"<html>"), "the answer is not the generated file; serve "),
                ((200, {"Content-Length": "1000"}, right), "no answer: IncompleteRead"),
                ((301, {"Location": "/x"}, b""), "the server redirects to /x, which phones do not follow"),
                ((None, {}, b""), "no answer: "),
            ]:
                self.server.answers = {url: answer}
                with self.subTest(f"{path} {message}"):
                    self.expect(f"it: {url}: {message}")

    def test_control_characters_are_not_printed(self):
        self.server.answers["https://acme.it/"] = (302, {"Location": "https://x\x1bcJ.example/"}, b"")
        self.assertNotIn("\x1b", self.run_probe()[1])

    def test_wrong_arguments_exit_with_status_2(self):
        self.assertEqual(self.run_probe("--only", "xx"), (2, "", "error: there is no country xx\n"))
        self.assertEqual(self.run_probe(export="gone.json")[0], 2)
        path = pathlib.Path(self.folder.name, "countries.json")
        for text in ["{", "[]", "{}", json.dumps({**EXPORT, "associationFiles": {"acme.it": ["gone.json"]}})]:
            path.write_text(text)
            status, output, errors = self.run_probe(export=path)
            self.assertEqual((status, output), (2, ""))
            self.assertTrue(errors.startswith("error: "), errors)
        with self.assertRaises(SystemExit) as raised:
            self.run_probe("--timeout", "soon")
        self.assertEqual(raised.exception.code, 2)


if __name__ == "__main__":
    unittest.main()
