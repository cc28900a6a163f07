#!/usr/bin/env python3
"""Prints the broken links of a site: those to a missing page, and to a missing id: check_links.py SITE.

Reads the output of site.py and DocC. Exits with status 1 if a link is broken, if there are no pages, or if a page has
no links. If there is a folder `api`, it also exits with status 1 if the articles have no references. Links to other
servers are not tried.
"""

import collections
import html.parser
import json
import pathlib
import posixpath
import sys
import urllib.parse

# The folder in which DocC stores the data of its pages. One HTML file shows all of them.
ARTICLES = "api/documentation"
DATA = "api/data/documentation"


class Outline(html.parser.HTMLParser):
    """The ids and the links of a page."""

    def __init__(self, text):
        super().__init__()
        self.ids, self.links = collections.Counter(), []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name == "id":
                self.ids[value] += 1
            elif name in ("href", "src"):
                self.links.append((tag, value))


def file_of(site, address):
    """The file that is shown at an address."""
    if address == ARTICLES or address.startswith(f"{ARTICLES}/"):
        return site / (DATA + address.removeprefix(ARTICLES) + ".json")
    return site / address


def broken_links_of_pages(site, counts):
    files = sorted(path for path in site.rglob("*.html") if site / "api" not in path.parents)
    outlines = {path.relative_to(site).as_posix(): Outline(path.read_text(encoding="utf-8")) for path in files}
    counts["pages"] = len(outlines)
    for page, outline in outlines.items():
        yield from (f"{page}: two elements have the id `{name}`" for name, count in outline.ids.items() if count > 1)
        for tag, link in outline.links:
            written = urllib.parse.urlsplit(link)
            if written.scheme == "data" or tag == "a" and written.scheme in ("https", "http", "mailto"):
                continue
            counts["links"] += 1
            path = urllib.parse.unquote(written.path)
            address = posixpath.normpath(posixpath.join(posixpath.dirname(page), path)) if path else page
            if written.scheme or not file_of(site, address).is_file():
                yield f"{page}: `{link}` is not a page of the site"
            elif written.fragment and address in outlines and urllib.parse.unquote(written.fragment) not in outlines[address].ids:
                yield f"{page}: `{link}` is not a heading of that page"


def broken_links_of_articles(site, counts):
    for file in sorted((site / DATA).rglob("*.json")):
        for reference in json.loads(file.read_bytes())["references"].values():
            address = reference.get("url", "").partition("#")[0]
            if not address.startswith("/documentation/"):
                continue
            counts["references"] += 1
            if not file_of(site, f"api{address}").is_file():
                yield f"{file.relative_to(site)}: `{address}` is not a page of the site"


def main(site):
    counts = collections.Counter(pages=0, links=0)
    if (site / "api").is_dir():
        counts["references"] = 0
    broken = [*broken_links_of_pages(site, counts), *broken_links_of_articles(site, counts)]
    broken += [f"no {kind} in {site}" for kind, count in counts.items() if count == 0]
    for problem in broken:
        print(problem)
    print("checked: " + ", ".join(f"{count} {kind}" for kind, count in counts.items()))
    sys.exit(1 if broken else 0)


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
