#!/usr/bin/env python3
"""Opens every page of a site in Chromium, and prints what is wrong: open_site.py SITE [BASE [SECONDS]].

A page of site.py must load without an error, fit the width of a phone, and request nothing from other servers. axe
must report nothing. The search must find each page by its title, also in a page that is opened as a file. An article
or a module of DocC must show its title within 60 SECONDS. BASE is the path that the site is built for. A site without
pages is an error, and so is a folder `api` without articles.
"""

import contextlib
import functools
import html
import http.server
import itertools
import json
import pathlib
import re
import sys
import threading

from playwright.sync_api import TimeoutError

# The module that drives Chromium for the page of `nd-config report`.
sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent / "Tests/CommandLineTests/Report"))
from browser import DESKTOP, PHONE, browser, overflow, violations  # noqa: E402


class Server(http.server.ThreadingHTTPServer):
    # Chromium opens several connections for each page.
    request_queue_size = 128
    daemon_threads = True


class Handler(http.server.SimpleHTTPRequestHandler):
    base = ""

    def translate_path(self, path):
        return super().translate_path(path.removeprefix(Handler.base))

    def log_message(self, *_):
        pass


@contextlib.contextmanager
def served(site, base):
    Handler.base = base
    server = Server(("127.0.0.1", 0), functools.partial(Handler, directory=site))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}{base}/"
    server.shutdown()


def watch(page, origin, problems):
    page.on("console", lambda message: problems.append(f"console: {message.text}") if message.type == "error" else None)
    page.on("pageerror", lambda error: problems.append(f"error: {error}"))
    page.on("request", lambda request: None if request.url.startswith((origin, "data:", "file:")) else problems.append(f"request: {request.url}"))


def faults(page, origin, address, look):
    """The violations that axe finds in one of the two looks. All pages share one style sheet."""
    scheme, viewport = look
    page.set_viewport_size(viewport)
    page.emulate_media(color_scheme=scheme)
    page.goto(origin + address)
    yield from violations(page)
    if viewport != PHONE:
        page.set_viewport_size(PHONE)
        yield from overflow(page)


def unfound(page, site, address):
    """The problem with a page that the search in index.html does not find by its title, if any."""
    title = re.search("<h1[^>]*>(.*?)</h1>", (site / address).read_text(encoding="utf-8"), re.DOTALL)
    if not title:
        yield "has no title"
        return
    start = (site / "index.html").as_uri()
    if page.url != start:
        page.goto(start)
    words = html.unescape(re.sub("<[^>]*>", "", title.group(1)))
    page.get_by_role("searchbox").fill(words)
    try:
        page.locator(f'[role=search] a[href="{address}"]').first.wait_for(timeout=5_000)
    except TimeoutError:
        yield f"is not found by a search for `{words}`"


def missing_title(page, origin, address, title, seconds):
    page.goto(origin + address)
    try:
        page.get_by_role("heading", level=1, name=title, exact=True).wait_for(timeout=seconds * 1_000)
    except TimeoutError:
        yield f"does not show the title `{title}`"


def articles(site):
    """The addresses and titles of DocC's pages, except those of single symbols."""
    data = site / "api/data"
    for file in sorted(data.rglob("*.json")):
        metadata = json.loads(file.read_bytes())["metadata"]
        if metadata["role"] in ("article", "collection"):
            yield f"api/{file.relative_to(data).with_suffix('').as_posix()}/", metadata["title"]


def main(site, base="", seconds="60"):
    site = pathlib.Path(site).resolve()
    pages = sorted(path.relative_to(site).as_posix() for path in site.rglob("*.html") if site / "api" not in path.parents)
    titles = list(articles(site))
    if not pages or (site / "api").is_dir() and not titles:
        sys.exit(f"error: {site} has {len(pages)} pages and {len(titles)} articles")
    looks = itertools.cycle([("light", DESKTOP), ("dark", PHONE)])
    count = 0
    with served(site, base) as origin, browser() as running:
        page = running.new_context().new_page()
        problems = []
        watch(page, origin, problems)
        checks = [(address, faults(page, origin, address, look)) for address, look in zip(pages, looks)]
        checks += [(address, unfound(page, site, address)) for address in pages]
        checks += [(address, missing_title(page, origin, address, title, int(seconds))) for address, title in titles]
        for address, check in checks:
            found = [*check, *problems]
            problems.clear()
            count += len(found)
            for problem in found:
                print(f"{address}: {problem}")
    print(f"{len(pages) + len(titles)} pages opened, {count} problems")
    sys.exit(1 if count else 0)


if __name__ == "__main__":
    main(*sys.argv[1:])
