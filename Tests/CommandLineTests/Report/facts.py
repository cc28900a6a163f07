"""Compares the tables of a report with the output of `nd-config export` for the same manifest.

usage: facts.py PAGE < EXPORT; prints the number of compared cells.
"""

import html.parser
import json
import sys


class Tables(html.parser.HTMLParser):
    """The rows of each table by its label: the country's code, and the texts of each cell, one per element in it."""

    def __init__(self, page):
        super().__init__()
        self.headings, self.rows, self.counts = {}, {}, []
        self._table = self._code = self._cell = self._text = None
        self._details = None
        self._isHeading = False
        self.feed(page)

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if tag == "div" and attributes.get("role") == "region":
            self._table = attributes["aria-label"]
            self.headings[self._table], self.rows[self._table] = [], []
        elif tag == "details":
            self._details = attributes.get("data-c")
        elif tag == "tr":
            self.rows.get(self._table, []).append((attributes.get("data-c", self._details), []))
        elif tag == "td":
            self._cell = []
            self.rows[self._table][-1][1].append(self._cell)
        elif tag in ("code", "bdi", "span", "th", "dd"):
            self._text = ""
            self._isHeading = attributes.get("scope") == "col"

    def handle_endtag(self, tag):
        if tag == "td":
            self._cell = None
        elif tag in ("code", "bdi", "span") and self._cell is not None:
            self._cell.append(self._text)
        elif tag == "th" and self._isHeading:
            self.headings[self._table].append(self._text)
        elif tag == "dd":
            self.counts.append(int(self._text))

    def handle_data(self, text):
        if self._text is not None:
            self._text += text

    def table(self, label):
        """The cells of each row by column heading, with the code of the country or the field of the form."""
        headings = self.headings[label]
        return [(code, dict(zip(headings[len(headings) - len(cells) :], cells))) for code, cells in self.rows[label] if cells]


# The headings of columns, the keys of the export, and the text for a language without a value.
LANGUAGES = [
    ("Locale", "locale", None), ("URL", "url", None), ("App language", "appLanguage", None), ("Smartling", "smartling", "–"),
    ("Android", "android", "–"), ("Help desk", "helpDeskURL", None),
]  # fmt: skip
FIELDS = [
    ("Label", "label"), ("Field", "name"), ("Content", "content"), ("Keyboard", "keyboard"), ("Example", "example"), ("Pattern", "pattern"),
    ("Max length", "maxLength"),
]  # fmt: skip
compared = 0


def expect(found, expected, where):
    global compared
    compared += 1
    if found != expected:
        sys.exit(f"{where}: the page has {found}, the export {expected}")


def main():
    page, export = Tables(open(sys.argv[1], encoding="utf-8").read()), json.load(sys.stdin)
    countries = {country["code"]: country for country in export["countries"]}
    live = sum(country["status"] == "live" for country in countries.values())
    hosts = {host for country in countries.values() for host in country["deepLinkHosts"]}
    expect(page.counts, [live, len(countries) - live, len(export["appLanguages"]), len(hosts)], "overview")
    services = [service["name"] for service in export["services"] if service["scope"] == "country"]
    for environment in (environment["name"] for environment in export["environments"] if environment.get("hosts") != "named"):
        accepted = any(country["acceptedHosts"].get(environment) for country in countries.values())
        if not services and not accepted:
            # There is one website for all countries, so the table would have no host.
            expect(f"Hosts in {environment}" in page.headings, False, f"{environment} has an empty table")
            continue
        rows = page.table(f"Hosts in {environment}")
        expect([code for code, _ in rows], list(countries), environment)
        for code, cells in rows:
            urls = countries[code]["urls"][environment]
            for service in services:
                found = [text.split("://")[-1] for text in cells[service]]
                expect(found, [urls[service].split("://")[1]], f"{environment} {code} {service}")
            expect(cells.get("also accepted", []), countries[code]["acceptedHosts"].get(environment, []), f"{environment} {code}")
    rows = page.table("Languages of each country")
    expect([code for code, _ in rows], list(countries), "languages")
    for code, cells in rows:
        languages = countries[code]["languages"]
        for heading, key, missing in LANGUAGES:
            expected = [language.get(key, missing) for language in languages]
            expect(cells[heading], [text for text in expected if text], f"{code} {heading}")
    for code, country in countries.items():
        if form := country.get("accountForm"):
            (label,) = [label for label in page.rows if label.startswith("Form of ") and label.endswith(f"({code})")]
            rows = page.table(label)
            for heading, key in FIELDS:
                expected = [[str(field[key])] if key in field else [] for field in form]
                expect([cells[heading] for _, cells in rows], expected, f"{code} {heading}")
            expect([cells["Optional"] == [] for _, cells in rows], [field["required"] for field in form], f"{code} optional")
    rows = page.table("Deep links of each country")
    expect([code for code, _ in rows], list(countries), "deep links")
    for code, cells in rows:
        expect(cells["Hosts"], countries[code]["deepLinkHosts"], f"{code} deep links")
        status = countries[code]["status"]
        for app in export["apps"]:
            (mark,) = [cell for heading, cell in cells.items() if heading.split(" (")[0] == app["name"]]
            expect(mark == ["✓"], status in app["statuses"], f"{code} {app['name']}")
    rows = page.table("Steps of each country")
    expect([code for code, _ in rows], list(countries), "steps")
    for code, cells in rows:
        steps = list(countries[code]["completeness"].values())
        expect([text for cell in cells.values() for text in cell], steps, f"{code} steps")
    print(compared)


main()
