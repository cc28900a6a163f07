"""Prints which country's page a URL or a host is: one line for each line on standard input.

A question is `url` or `host`, a space, and the UTF-8 bytes of the text in hexadecimal. The answer is the environment,
the country and, for a preview, its name; or `none`. The first argument is the manifest's file. This is an independent
implementation of "Reading a host back" in Documentation/Hosts.md, based on the formulas in `expected_urls.py`.
"""

import re
import sys

from expected_urls import (
    accepted_hosts,
    address,
    countries,
    default,
    main_domain,
    manifest,
    prefix,
)

if not countries:
    sys.exit("error: there is no country")

GLOBAL = "a global service's"
UNRESERVED_ESCAPE = re.compile("%(2[DdEe]|3[0-9]|[46][1-9A-Fa-f]|[57][0-9Aa]|5[Ff]|7[Ee])")
LEGAL_NAME = re.compile("[a-z0-9]([a-z0-9-]*[a-z0-9])?")
PREFIXES = {prefix(country): country for country in countries}
RESERVED_NAMES = set(countries) | set(PREFIXES)
LONGEST_NAME = 62 - max(len(each) for each in PREFIXES)


def folded(text):
    """Only ASCII letters have a lowercase letter here."""
    return re.sub("[A-Z]", lambda letter: letter[0].lower(), text)


def addresses():
    """Every address, with its country and environment."""
    for name, environment in manifest["environments"].items():
        if environment["hosts"] == "named":
            continue
        for country in countries:
            for service in manifest["services"].values():
                is_global = service.get("scope") == "global"
                yield address(country, service, environment, ""), GLOBAL if is_global else (name, country)
            for each in accepted_hosts(country, name):
                yield each, (name, country)


# The environment and country, by host and path. The path is "" if there is none.
table = {}
for each, owner in addresses():
    site, _, path = each.partition("/")
    assert table.setdefault(site, {}).setdefault(path, owner) == owner, each
previews = {
    main_domain(environment): name
    for name, environment in manifest["environments"].items()
    if environment["hosts"] == "named"
}


def is_name(text):
    return (
        LEGAL_NAME.fullmatch(text)
        and len(text) <= LONGEST_NAME
        and not any(text == each or text.startswith(f"{each}-") for each in RESERVED_NAMES)
    )


def preview(site):
    label, _, domain = site.partition(".")
    if domain not in previews:
        return None
    if is_name(label):
        return (previews[domain], default, label)
    begin, _, name = label.partition("-")
    country = PREFIXES.get(begin)
    # No formula gives the default country a prefix.
    if country is None or country == default or not is_name(name):
        return None
    return (previews[domain], country, name)


def bare(authority):
    """The host in `host[.][:port]`, or None if the text has another form.

    A port has one to five digits. Its value is not checked, not even against the largest port.
    """
    match = re.fullmatch(r"([^:]+?)\.?(?::[0-9]{1,5})?", authority, re.DOTALL)
    return folded(match[1]) if match else None


def host(text):
    site = bare(text)
    pages = table.get(site)
    if pages is None:
        return preview(site) if site else None
    return pages[""] if set(pages) == {""} and pages[""] != GLOBAL else None


def url(text):
    scheme = re.match("https?://", text, re.IGNORECASE | re.ASCII)
    if scheme is None:
        return None
    authority, path = re.fullmatch("([^/?#]*)(.*)", text[scheme.end() :], re.DOTALL).groups()
    site = bare(authority)
    pages = table.get(site)
    if pages is None or set(pages) == {""}:
        return host(authority)
    return page(pages, re.match("[^?#]*", path)[0])


def page(pages, path):
    """The meaning of a path on a host with paths."""
    path = UNRESERVED_ESCAPE.sub(lambda escape: chr(int(escape[1], 16)), path)
    root = pages.get("")
    if path in ("", "/"):
        return root
    segments = path[1:].split("/")
    if segments[0] == "" or "." in segments or ".." in segments or re.search(r"[\\\0- \x7f]", path):
        return None
    if segments[0] in pages:
        return pages[segments[0]]
    return None if folded(segments[0]) in pages else root


for line in sys.stdin:
    kind, _, digits = line.rstrip("\n").partition(" ")
    text = bytes.fromhex(digits).decode("utf-8")
    answer = url(text) if kind == "url" else host(text)
    print(" ".join(answer) if answer else "none")
