#!/usr/bin/env python3
"""Puts faults into servers on loopback and compares what nd-probe finds with the table of Documentation/Probing.md.

ND_RECORD_GOLDENS=1 writes the table. Each fault must be the only finding, under an id of its own unless the case says
that it shares one.
"""

import concurrent.futures
import difflib
import gzip
import json
import os
import pathlib
import re
import sys
import tempfile
import time

from authority import Authority
from world import APPLE, GOOGLE, HERE, Product, World, contexts, page, probe, redirect, reset, response

PAGE = HERE.parents[1] / "Documentation/Probing.md"
IT, US, DE, HELP = "https://acme.it", "https://acme.com", "https://de.acme.com", "https://help.acme.com"
AASA = f"{IT}/.well-known/apple-app-site-association"
LINKS = f"{IT}/.well-known/assetlinks.json"
LANGUAGE = f"{IT}/?lang=it"
CACHED_AASA = f"https://{APPLE}/a/v1/acme.it"
CACHED_LINKS = (f"https://{GOOGLE}/v1/statements:list"
                f"?source.web.site={IT}&relation=delegate_permission/common.handle_all_urls")
PRODUCT = Product(HERE / "export.json", HERE / "generated")
JSON = "application/json"


BOMB = gzip.compress(b" " * 100_000_000)


def aasa(change=lambda file: None):
    file = json.loads(PRODUCT.file("acme.it", "apple-app-site-association"))
    change(file)
    return response(body=json.dumps(file).encode(), type=JSON)


def links(change=lambda file: None):
    file = json.loads(PRODUCT.file("acme.it", "assetlinks.json"))
    change(file)
    return response(body=json.dumps(file).encode(), type=JSON)


def detail(file):
    return file["applinks"]["details"][0]


def dripping(client):
    """A body that never ends, a byte at a time."""
    client.sendall(response(length=100_000))
    for _ in range(80):
        client.sendall(b"x")
        time.sleep(0.1)


def endless(client):
    """A body without an end, as fast as it is read."""
    client.sendall(b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n[")
    while True:
        client.sendall(b"1," * 32_768)


def bomb(client):
    """A small body that decompresses to 100 MB."""
    client.sendall(response(body=BOMB, type=JSON, headers=[("Content-Encoding", "gzip")]))


def chain(client_redirects):
    return {f"{IT}/{n}" if n else IT + "/": redirect(f"{IT}/{n + 1}", 302) for n in range(client_redirects)}


# What is wrong, where, the id, and the servers' answers, certificates and ports.
# `--connect-to` leads a host to a port, the name of a method of World, or to another host.
CASES = [
    ("the host has no address", "https://api.acme.it", "no-address", {"leads": {"api.acme.it": "nothing.invalid:443"}}),
    ("nothing listens", "https://api.acme.it", "connection-refused", {"ports": {"api.acme.it": "refusing"}}),
    ("the address cannot be reached", "https://api.acme.it", "host-unreachable",
     {"leads": {"api.acme.it": "255.255.255.255:443"}}),
    ("connections are not accepted", "https://api.acme.it", "connection-timed-out",
     {"ports": {"api.acme.it": "full"}}),
    ("the connection is reset in the handshake", "https://api.acme.it", "connection-reset",
     {"ports": {"api.acme.it": "resetting"}}),
    ("no answer in the handshake", "https://api.acme.it", "tls-timed-out", {"ports": {"api.acme.it": "silent"}}),
    ("HTTP at the port of https", "https://api.acme.it", "not-tls", {"ports": {"api.acme.it": "without_tls"}}),
    ("an alert ends the handshake", "https://api.acme.it", "tls-failed", {"ports": {"api.acme.it": "alerting"}}),
    ("TLS 1.1 alone", "https://api.acme.it", "tls-too-old", {"ports": {"api.acme.it": "old"}}),
    ("the certificate is expired", "https://api.acme.it", "certificate-expired", {"certificates": "expired"}),
    ("the certificate is not yet valid", "https://api.acme.it", "certificate-not-yet-valid",
     {"certificates": "not-yet"}),
    ("ten days are left", "https://api.acme.it", "certificate-expires-soon", {"certificates": "soon"}),
    ("the certificate is for another host", "https://api.acme.it", "certificate-for-another-name",
     {"certificates": "other"}),
    ("the certificate is signed by itself", "https://api.acme.it", "certificate-self-signed",
     {"certificates": "self-signed"}),
    ("the authority is unknown", "https://api.acme.it", "certificate-of-unknown-authority",
     {"certificates": "unknown"}),
    ("the intermediate certificate is not sent", "https://api.acme.it", "certificate-chain-incomplete",
     {"certificates": "incomplete"}),
    ("the certificate is one of a client", "https://api.acme.it", "certificate-not-accepted",
     {"certificates": "client"}),

    ("the page does not exist", IT, "not-found", {f"{IT}/": response(404)}),
    ("the server fails", IT, "server-error", {f"{IT}/": response(500)}),
    ("a status that no page has", IT, "unexpected-status", {f"{IT}/": response(418)}),
    ("the server accepts the request and says nothing", IT, "no-answer",
     {f"{IT}/": lambda client: time.sleep(8)}),
    ("the connection is closed without an answer", IT, "connection-lost", {f"{IT}/": lambda client: None}),
    ("the answer is not HTTP", IT, "malformed-response",
     {f"{IT}/": lambda client: client.sendall(b"220 mail.acme.it ESMTP\r\n\r\n")}),
    ("the body ends early", IT, "body-truncated", {f"{IT}/": response(body=b"<html>", length=1_000)}),
    ("the body comes a byte at a time", IT, "body-too-slow", {f"{IT}/": dripping}),
    ("a redirect's body has 2 MB", IT, "body-too-large",
     {f"{IT}/": response(302, b"x" * 2_000_000, headers=[("Location", "/")])}),

    ("it leads to another country", IT, "ends-at-another-country", {f"{IT}/": redirect(f"{US}/")}),
    ("it leads to another site", IT, "ends-elsewhere",
     {f"{IT}/": redirect("https://elsewhere.test/"), "https://elsewhere.test/": page("it")}),
    ("two pages lead to each other", IT, "redirect-loop",
     {f"{IT}/": redirect("/a"), f"{IT}/a": redirect("/")}),
    ("redirects without an end", IT, "too-many-redirects", chain(40)),
    ("a redirect without Location", IT, "redirect-without-location", {f"{IT}/": response(301)}),
    ("a redirect to http", IT, "redirect-to-http", {f"{IT}/": redirect("http://acme.it/")}),
    ("a redirect to a private address", IT, "redirect-to-private-address",
     {f"{IT}/": redirect("https://169.254.169.254:8443/latest/meta-data/")}),
    ("the previous host keeps its page", "https://it.acme.com", "accepted-host-stays",
     {"https://it.acme.com/": page("it")}),
    ("http answers by itself", "http://acme.it", "http-stays", {"http://acme.it/": page("it")}),

    ("the page is in another language", LANGUAGE, "page-in-another-language", {LANGUAGE: page("en-US")}),
    ("the page does not say its language", LANGUAGE, "page-without-lang",
     {LANGUAGE: response(body=b"<!-- <html lang='it'> --><html><body lang='it'>")}),
    ("the page is an image", LANGUAGE, "page-not-html", {LANGUAGE: response(body=b"GIF89a", type="image/gif")}),

    ("the association file is redirected", AASA, "association-redirected",
     {AASA: redirect(f"{US}/.well-known/apple-app-site-association")}),
    ("the association file has another type", AASA, "association-type",
     {AASA: response(body=PRODUCT.file("acme.it", "apple-app-site-association"), type="text/plain")}),
    ("a page instead of the association file", AASA, "association-is-html", {AASA: page("it")}),
    ("the association file is larger than 128 KB", AASA, "association-too-large",
     {AASA: response(body=b'{"x": "' + b"x" * 131_072 + b'"}', type=JSON)}),
    ("the association file is in Latin-1", AASA, "association-not-utf8",
     {AASA: response(body='{"x": "è"}'.encode("latin-1"), type=JSON)}),
    ("the association file is cut off", AASA, "association-not-json",
     {AASA: response(body=PRODUCT.file("acme.it", "apple-app-site-association")[:100], type=JSON)}),
    ("the association file is a list", AASA, "association-other-shape", {AASA: response(body=b"[]", type=JSON)}),
    ("the association file lacks the app", AASA, "association-without-app",
     {AASA: aasa(lambda file: detail(file).update(appIDs=["TEAMID1234.com.acme.old"]))}),
    ("the association file lacks a path", AASA, "association-without-path",
     {AASA: aasa(lambda file: detail(file)["components"].pop())}),
    ("the association file excludes all paths first", AASA, "association-excludes-path",
     {AASA: aasa(lambda file: detail(file)["components"].insert(0, {"/": "*", "exclude": True}))}),
    ("the association file lacks `webcredentials`", AASA, "association-without-credentials",
     {AASA: aasa(lambda file: file.pop("webcredentials"))}),
    ("`assetlinks.json` lacks the app", LINKS, "assetlinks-without-package", {LINKS: response(body=b"[]", type=JSON)}),
    ("`assetlinks.json` has the key of another build", LINKS, "assetlinks-without-fingerprint",
     {LINKS: links(lambda file: file[0]["target"].update(sha256_cert_fingerprints=["00:11"]))}),
    ("`assetlinks.json` allows logins alone", LINKS, "assetlinks-without-relation",
     {LINKS: links(lambda file: file[0].update(relation=["delegate_permission/common.get_login_creds"]))}),

    ("Apple's cache keeps an older file", CACHED_AASA, "cache-differs",
     {"options": ["--caches"], CACHED_AASA: aasa(lambda file: detail(file)["components"].pop())}),

    ("a login is required", IT, "login-required", {f"{IT}/": response(401)}),
    ("the server lets nobody in", IT, "forbidden", {f"{IT}/": response(403)}),
    ("the server wants fewer requests", IT, "rate-limited",
     {f"{IT}/": response(429, headers=[("Retry-After", "3600")])}),
    ("the server is down for maintenance", IT, "unavailable",
     {f"{IT}/": response(503, headers=[("Retry-After", "3600")])}),
    ("a page that only a browser passes", IT, "challenge",
     {f"{IT}/": response(403, headers=[("cf-mitigated", "challenge")])}),
    ("a redirect by the address of who asks", IT, "redirect-by-address",
     {f"{IT}/": redirect(f"{US}/", 302, [("Vary", "CloudFront-Viewer-Country")])}),
]

# The same ids by other means; not in the table.
MORE = [
    ("Google's cache has no statement", CACHED_LINKS, "cache-differs",
     {"options": ["--caches"], CACHED_LINKS: response(body=b'{"maxAge": "60s"}', type=JSON)}),
    ("Google's cache has the key of another build", CACHED_LINKS, "cache-differs",
     {"options": ["--caches"], CACHED_LINKS: response(
         body=PRODUCT.statements("acme.it").split(b"\r\n\r\n", 1)[1].replace(b"0A:1B", b"1B:0A"), type=JSON)}),
    ("Apple's cache has no file", CACHED_AASA, "not-found", {"options": ["--caches"], CACHED_AASA: response(404)}),
    ("a body without an end", AASA, "association-too-large", {AASA: endless}),
    ("a body that decompresses to 100 MB", AASA, "body-too-large", {AASA: bomb}),
    ("a byte-order mark", AASA, "association-not-json",
     {AASA: response(body=b"\xef\xbb\xbf{}", type=JSON)}),
    ("nested a million deep", AASA, "association-not-json", {AASA: response(body=b"[" * 100_000, type=JSON)}),
    ("no status line", IT, "connection-lost", {f"{IT}/": reset}),
    ("a redirect to loopback as a number", IT, "redirect-to-private-address",
     {f"{IT}/": redirect("https://2130706433:9/")}),
    ("a redirect to loopback in IPv6", IT, "redirect-to-private-address",
     {f"{IT}/": redirect("https://[::ffff:127.0.0.1]:9/")}),
    ("a redirect to a file", IT, "redirect-without-location", {f"{IT}/": redirect("file:///etc/passwd")}),
    ("a cookie wall", IT, "challenge", {f"{IT}/": redirect("/", 302, [("Set-Cookie", "seen=1")])}),
    ("http leads to another country", "http://acme.it", "ends-at-another-country",
     {"http://acme.it/": redirect(f"{US}/")}),
    ("the help page is gone", f"{HELP}/s/?language=it", "not-found",
     {f"{HELP}/s/?language=it": response(410)}),
    ("the help page is in another language", f"{HELP}/s/?language=it", "page-in-another-language",
     {f"{HELP}/s/?language=it": page("en")}),
    ("nobody listens at port 80", "http://acme.it", "connection-refused", {"ports": {"acme.it:80": "refusing"}}),
]

# What is not a fault.
CORRECT = [
    ("caches that have the files", {"options": ["--caches"]}),
    ("a redirect below the country", {f"{IT}/": redirect("/login", 302), f"{IT}/login": page("it")}),
    ("a page of 5 MB", {LANGUAGE: response(body=b'<html lang="it-CH">' + b"x" * 5_000_000)}),
    ("`lang` without quotes and in upper case", {LANGUAGE: response(body=b"<!DOCTYPE html><HTML class=a LANG=IT>")}),
    ("more apps and paths than generated", {
        AASA: aasa(lambda file: (file["applinks"]["details"].insert(0, {"appIDs": ["X.y"], "components": []}),
                                 detail(file)["components"].append({"/": "/more"}),
                                 file.update(activitycontinuation={"apps": ["X.y"]}))),
        LINKS: links(lambda file: file.append({"relation": [], "target": {"namespace": "web"}}))}),
    ("a charset after the type", {LINKS: response(
        body=PRODUCT.file("acme.it", "assetlinks.json"), type="application/json; charset=utf-8")}),
    ("http by way of another host", {"http://acme.it/": redirect("https://it.acme.com/", 302)}),
    ("compressed answers", {LANGUAGE: response(
        body=gzip.compress(b'<html lang="it">'), headers=[("Content-Encoding", "gzip")])}),
]


def known_ids():
    """The ids of Fault.Kind, as its source lists them."""
    source = (HERE.parent / "Sources/nd-probe/Fault.swift").read_text()
    kinds = source[source.index("enum Kind: String"):source.index("var id: String")]
    names = re.findall(r"\w+", " ".join(re.findall(r"^ *case (.*)$", kinds, re.M)))
    return {re.sub("[A-Z]", lambda letter: f"-{letter[0].lower()}", name) for name in names}


def run(case, authority, known):
    """What nd-probe found, as pairs of URL and finding, and its status."""
    changes = dict(case)
    leads, ports, kind, options = (changes.pop(key, None) for key in ("leads", "ports", "certificates", "options"))
    certificates = {"api.acme.it": kind} if kind else {}
    with World(PRODUCT, known, changes, certificates) as world:
        connect = [f"{host}:443:{target}" for host, target in (leads or {}).items()]
        for host, method in (ports or {}).items():
            port = getattr(world, method)()
            host = host if ":" in host else f"{host}:443"
            connect.append(f"{host}:127.0.0.1:{port}")
        answer, status = probe(PRODUCT, world, authority, *(options or []), connect=connect)
        methods = {method for method, _, _ in world.requests}
        assert methods <= {"GET"}, methods
        assert all("nd-probe" in headers["user-agent"] for _, _, headers in world.requests)
    return [(entry["url"], entry) for entry in answer["results"] if "id" in entry], status


def check(cases, authority, known):
    """Runs cases side by side; their findings, and what is not as it should be."""
    problems, rows = [], []
    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        runs = list(pool.map(lambda case: run(case[3], authority, known), cases))
    for (what, url, fault, _), (found, status) in zip(cases, runs):
        if [(place, entry["id"]) for place, entry in found] != [(url, fault)]:
            problems.append(f"{what}: expected {fault} at {url}, found "
                            + (", ".join(f"{entry['id']} at {place} ({entry['message']})" for place, entry in found)
                               or "nothing"))
            continue
        entry = found[0][1]
        if status != (entry["verdict"] == "fails"):
            problems.append(f"{what}: status {status} although it {entry['verdict']}")
        message = re.sub(r"\d{4}-\d\d-\d\d", "DATE", entry["message"])
        rows.append(f"| {what} | `{fault}` | {entry['verdict']} | {message} |")
    return rows, problems


def main():
    problems = []
    with tempfile.TemporaryDirectory() as folder:
        authority = Authority(folder)
        known = contexts(authority, ["good", "expired", "not-yet", "soon", "other", "self-signed", "unknown",
                                     "incomplete", "client"])
        rows, wrong = check(CASES, authority, known)
        problems += wrong
        problems += check(MORE, authority, known)[1]
        ids = [fault for _, _, fault, _ in CASES]
        if len(set(ids)) < len(ids) or len(ids) < 40:
            problems.append(f"{len(ids)} faults have {len(set(ids))} ids")
        problems += [f"`{fault}` has no test" for fault in sorted(known_ids() - set(ids))]
        for what, answers in CORRECT:
            found, status = run(answers, authority, known)
            if found or status:
                problems.append(f"{what}: {[(url, entry['id'], entry['message']) for url, entry in found]}")
        failing, corrected = launch(authority, known)
    for problem in problems:
        print(f"error: {problem}")
    if problems:
        sys.exit(1)
    compare({"faults": ["| what is wrong | id | verdict | what nd-probe says |", "| --- | --- | --- | --- |", *rows],
             "failing run": ["```text", *failing, "```"], "corrected run": ["```text", *corrected, "```"]})
    print(f"==> {len(CASES)} faults in the table, {len(MORE)} more, {len(CORRECT)} correct answers")


def launch(authority, known):
    """What nd-probe prints for a planned country before and after its servers are as the manifest says."""
    help_page = f"{HELP}/s/?language=pt_PT"
    printed = []
    for answers, connect, expected in [
        ({"https://pt.acme.com/.well-known/assetlinks.json": response(404), help_page: page("en")},
         ["pt-api.acme.com:443:nothing.invalid:443"], 1), ({}, [], 0)]:
        with World(PRODUCT, known, answers) as world:
            text, status = probe(PRODUCT, world, authority, "--status", "planned", connect=connect, format="text")
        assert status == expected, text
        printed.append(text.splitlines())
    return printed


def compare(sections):
    """Compares parts of the page with what they should be, or writes them there."""
    text = new = PAGE.read_text()
    for name, lines in sections.items():
        start = new.index(f"<!-- {name} -->\n") + len(f"<!-- {name} -->\n")
        stop = new.index(f"<!-- end of {name} -->")
        new = new[:start] + "\n" + "\n".join(lines) + "\n\n" + new[stop:]
    if text == new:
        return
    if os.environ.get("ND_RECORD_GOLDENS"):
        PAGE.write_text(new)
        return
    sys.stdout.writelines(difflib.unified_diff(text.splitlines(True), new.splitlines(True)))
    sys.exit("error: Documentation/Probing.md is different; ND_RECORD_GOLDENS=1 writes it")


if __name__ == "__main__":
    main()
