#!/usr/bin/env python3
"""Checks that the servers of a product match its manifest.

    probe.py generated/countries.json                  all live countries, in production
    probe.py generated/countries.json --only pt        before Portugal is launched

For each host: its name has an address, and its certificate is valid for it, for 21 more days. For each website: it
answers, without a redirect to a host that is not the product's. For each host whose links open the app: each association
file is, byte for byte, the generated one next to countries.json. Exits with status 1 if a check fails, and with 2 if the
arguments or countries.json are wrong.
"""

import argparse
import concurrent.futures
import contextlib
import dataclasses
import http.client
import json
import pathlib
import socket
import ssl
import sys
import time
import urllib.parse

# The least number of days for which a certificate must still be valid.
DAYS = 21
REDIRECTS = 5
# Apple and Google read no larger file.
LARGEST_FILE = 128 * 1024
AT_ONCE = 8


class Wrong(Exception):
    """The arguments or countries.json are wrong."""


@dataclasses.dataclass
class Host:
    """A host with its port, and the questions that it is asked."""

    name: str
    port: int
    countries: list
    pages: list = dataclasses.field(default_factory=list)
    files: list = dataclasses.field(default_factory=list)

    @property
    def url(self):
        return f"https://{self.name}" + ("" if self.port == 443 else f":{self.port}")


class Probe:
    """Asks the hosts of a product, with a number of seconds for each step of a connection."""

    def __init__(self, product_hosts, timeout):
        self.product_hosts = product_hosts
        self.timeout = timeout

    def findings(self, host):
        """What is wrong with a host, as lines."""
        codes = ", ".join(host.countries)
        lines = [f"{codes}: {url}: {text} [{check}]" for check, url, text in self._problems(host) if text]
        # A server may answer with characters that control a terminal.
        return ["".join(character if character.isprintable() else "?" for character in line) for line in lines]

    def _problems(self, host):
        """Each check with its URL, and what is wrong. If the host has no address or certificate, nothing else is asked,
        because that would repeat the same finding.
        """
        try:
            connection = self._connection(host.name, host.port)
            connection.connect()
        except OSError as error:
            check, text = unreachable(error)
            yield check, host.url, text
            return
        end = ssl.cert_time_to_seconds(connection.sock.getpeercert()["notAfter"])
        connection.close()
        days = int(end - time.time()) // 86_400
        if days < DAYS:
            yield "certificate", host.url, f"the certificate is valid for only {days} more days"
        for url in host.pages:
            yield "page", url, self._page_problem(url)
        for path in host.files:
            url = f"{host.url}/.well-known/{path.name}"
            yield "association-file", url, self._file_problem(url, path)

    def _page_problem(self, url):
        """Why a page does not answer; None if it does, after redirects within the product."""
        current = url
        for _ in range(REDIRECTS + 1):
            status, location, body = self._get(current)
            if not status:
                return f"no answer from {current}: {body}"
            if status not in (301, 302, 303, 307, 308):
                return None if status == 200 else f"{current} answers with status {status}"
            current = urllib.parse.urljoin(current, location)
            parts = urllib.parse.urlsplit(current)
            if parts.scheme != "https":
                return f"the server redirects to {current}, without TLS"
            if parts.hostname not in self.product_hosts:
                return f"the server redirects to {current}, which is not a host of the product"
        return f"the server sends more than {REDIRECTS} redirects"

    def _file_problem(self, url, path):
        """Why an association file is not the generated one; phones follow no redirect."""
        status, location, body = self._get(url, LARGEST_FILE + 1)
        if not status:
            return f"no answer: {body}"
        if location:
            return f"the server redirects to {location}, which phones do not follow"
        if status != 200:
            return f"the server answers with status {status}; serve {path}"
        return None if body == path.read_bytes() else f"the answer is not the generated file; serve {path} as it is"

    def _connection(self, name, port):
        return http.client.HTTPSConnection(name, port, timeout=self.timeout, context=ssl.create_default_context())

    def _get(self, url, size=0):
        """The status of the answer to a GET, its location and its first bytes; without an answer 0, and why."""
        try:
            parts = urllib.parse.urlsplit(url)
            connection = self._connection(parts.hostname, parts.port or 443)
            target = urllib.parse.urlunsplit(("", "", parts.path or "/", parts.query, ""))
            with contextlib.closing(connection):
                connection.request("GET", target, headers={"User-Agent": "nd-config probe", "Accept": "*/*"})
                answer = connection.getresponse()
                location = answer.getheader("Location") or ""
                urllib.parse.urlsplit(urllib.parse.urljoin(url, location))
                body = answer.read(size)
                if answer.length and len(body) < size:
                    raise http.client.IncompleteRead(body, answer.length)
                return answer.status, location, body
        except (OSError, ValueError, http.client.HTTPException) as error:
            return 0, "", str(error) or type(error).__name__


def unreachable(error):
    """The check that fails if there is no connection, and why."""
    match error:
        case socket.gaierror():
            return "address", f"the name has no address: {error.strerror}"
        case ssl.SSLCertVerificationError():
            return "certificate", f"the certificate is not valid: {error.verify_message}"
        case ssl.SSLError():
            return "certificate", f"no connection with TLS: {error.reason}"
        case _:
            return "connection", f"no connection: {error.strerror or error}"


def hosts_of(export, folder, codes):
    """The hosts of some countries in production, each once, in the order of the export."""
    hosts = {}

    def host(name, code, port=443):
        found = hosts.setdefault((name, port), Host(name, port, []))
        if code not in found.countries:
            found.countries.append(code)
        return found

    for country in export["countries"]:
        code = country["code"]
        if code not in codes:
            continue
        urls = country["urls"]["production"]
        pages = [urls.get("web"), *(language["url"] for language in country["languages"])]
        for url in filter(None, dict.fromkeys([*urls.values(), *pages])):
            parts = urllib.parse.urlsplit(url)
            asked = host(parts.hostname, code, parts.port or 443)
            if url in pages and url not in asked.pages:
                asked.pages.append(url)
        for name in linked_hosts(country):
            asked = host(name, code)
            for path in export["associationFiles"].get(name, []):
                if folder / path not in asked.files:
                    asked.files.append(folder / path)
    return list(hosts.values())


def linked_hosts(country):
    """The hosts of a country whose links open the app, and those that it accepts without sending requests to them."""
    named = [*country["deepLinkHosts"], *country["acceptedHosts"].get("production", [])]
    # A country that is a path has it behind the host; a wildcard cannot be asked.
    return [name.split("/")[0] for name in named if not name.startswith("*")]


def product_hosts(export):
    """All hosts of the product in production, its help center included: a page may redirect to any of them."""
    found = set()
    for country in export["countries"]:
        urls = [*country["urls"]["production"].values(), country.get("helpDeskURL")]
        for language in country["languages"]:
            urls += [language["url"], language.get("helpDeskURL")]
        found.update(urllib.parse.urlsplit(url).hostname for url in urls if url)
        found.update(linked_hosts(country))
    return found


def chosen(export, only):
    """The codes of the countries to ask: the given ones, otherwise the live ones."""
    status = {country["code"]: country["status"] for country in export["countries"]}
    codes = set(only.split(",")) if only else {code for code in status if status[code] == "live"}
    if unknown := sorted(codes - set(status)):
        raise Wrong(f"there is no country {', '.join(unknown)}")
    if not codes:
        raise Wrong("no country is live; --only names others")
    return codes


def run(arguments):
    """Asks everything, and prints it. Returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("export", nargs="?", default="generated/countries.json", type=pathlib.Path)
    parser.add_argument("--only", metavar="CODES", help="the countries, separated by commas; by default the live ones")
    parser.add_argument("--timeout", type=float, default=10, help="seconds for each step of a connection (10)")
    options = parser.parse_args(arguments)
    try:
        export = json.loads(options.export.read_bytes())
        hosts = hosts_of(export, options.export.parent, chosen(export, options.only))
        for path in {path for host in hosts for path in host.files}:
            path.read_bytes()
    except (OSError, Wrong) as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    except (AttributeError, KeyError, TypeError, ValueError):
        print(f"error: {options.export} is not the output `json` of nd-config", file=sys.stderr)
        return 2
    probe = Probe(product_hosts(export), options.timeout)
    with concurrent.futures.ThreadPoolExecutor(AT_ONCE) as pool:
        findings = [finding for found in pool.map(probe.findings, hosts) for finding in found]
    print(*findings, f"{len(hosts)} hosts asked, {len(findings)} findings", sep="\n")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
