#!/usr/bin/env python3
"""Asks simulated servers of many products, none of which has a fault: nd-probe must find nothing that fails.

First every manifest of Examples/Products and the sample manifest, with servers that answer as the manifest says. Then
ten well-known products, whose servers also do what such sites are publicly known to do: redirects by address, pages
only for browsers, logins, cookies, long association files. Nothing was fetched: the answers were written by hand.
"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile

from authority import Authority
from world import HERE, Product, World, contexts, page, probe, redirect, response

ROOT = HERE.parents[1]
TOOL_BUILD = ROOT / ".build/debug/nd-config"
TOOL = os.environ.get("ND_CONFIG") or (str(TOOL_BUILD) if TOOL_BUILD.exists() else "nd-config")
APPS = """
apps:
  App: { team: TEAMID1234, bundle: com.example.app, statuses: [live, planned],
         android: { package: com.example.app, sha256: ["%s"] } }
""" % ":".join(["0A"] * 32)
LANGUAGES = {"us": "en", "it": "it", "gb": "en", "jp": "ja", "ch": "de", "de": "de", "be": "fr", "fr": "fr",
             "ar": "es", "mx": "es", "br": "pt"}


def manifest(site, label, countries, language_url="{web_url}/"):
    rows = [f"  {code}: {{ {row}, languages: [{LANGUAGES[code]}-{code.upper()}] }}"
            for code, row in countries.items()]
    return "\n".join([
        "format: 1",
        f'product: {{ name: X, default_country: {next(iter(countries))}, language_url: "{language_url}" }}',
        f"environments: {{ production: {{ site: {site}, hosts: country }} }}",
        f'services: {{ web: {{ label: "{label}" }} }}', APPS, "countries:", *rows, ""])


def domains(**tlds):
    return {code: f"tld: {tld}, hosts: tld" for code, tld in tlds.items()}


def more_apps(product, host):
    """A long association file in which the product's app is one of many, in the older form."""
    file = json.loads(product.file(host, "apple-app-site-association"))
    own = file["applinks"]["details"][0]
    paths = [("NOT " if part.get("exclude") else "") + part["/"] for part in own["components"]]
    others = [{"appIDs": [f"TEAMID{n:04}.com.example.{n}"], "components": [{"/": "/x/*"}]} for n in range(300)]
    details = others + [{"appID": app, "paths": ["NOT /account/*", *paths]} for app in own["appIDs"]]
    return response(body=json.dumps({"applinks": {"apps": [], "details": details}}).encode(),
                    type="application/json; charset=utf-8")


def slashed(host, *paths, status=301):
    return {f"https://{host}/{path}": redirect(f"https://{host}/{path}/", status) for path in paths}


CLOUDFLARE = response(403, b"<title>Just a moment...</title>", headers=[("cf-mitigated", "challenge")])
DENIED = response(403, b"<title>Access Denied</title>", headers=[("Server", "AkamaiGHost")])

# The manifest, the answers, and the ids that are not judged.
PRODUCTS = {
    "Apple": (manifest("apple", "www", {"us": "tld: com, hosts: tld", "it": "hosts: path",
                                        "gb": "prefix: uk, hosts: path", "jp": "hosts: path"}),
              lambda product: {**slashed("www.apple.com", "it", "uk", "jp"),
                               "https://www.apple.com/.well-known/apple-app-site-association":
                               more_apps(product, "www.apple.com")}, set()),
    "IKEA": (manifest("ikea", "www", {"us": "tld: com, hosts: path", "it": "hosts: path", "gb": "hosts: path",
                                      "ch": "hosts: path"}, "{web_url}/{language}/"),
             lambda product: {f"https://www.ikea.com/{code}": redirect(f"/{code}/{language}/", 302)
                              for code, language in [("us", "en"), ("it", "it"), ("gb", "en"), ("ch", "de")]},
             set()),
    "Spotify": (manifest("spotify", "www", {"us": "tld: com, hosts: path", "it": "hosts: path",
                                            "gb": "path: uk, hosts: path"}),
                lambda product: {**slashed("www.spotify.com", "us", "it", "uk", status=308),
                                 **{f"https://www.spotify.com/{code}/":
                                    response(body=f"<!DOCTYPE html>\n<html dir=ltr lang={tag}>".encode())
                                    for code, tag in [("us", "en"), ("it", "it-IT"), ("uk", "en-GB")]}}, set()),
    # Everyone is sent to the country of their address: this machine is in Germany.
    "Netflix": (manifest("netflix", "www", {"us": "tld: com, hosts: tld", "it": "hosts: path",
                                            "gb": "hosts: path", "de": "hosts: path"}),
                lambda product: {f"https://www.netflix.com/{path}": redirect("https://www.netflix.com/de/", 302)
                                 for path in ["", "it", "gb", "de"]}, {"redirect-by-address"}),
    "Wise": (manifest("wise", '', {"us": "tld: com, hosts: path", "it": "hosts: path", "gb": "hosts: path"}),
             lambda product: {"https://wise.com/gb": CLOUDFLARE, "https://wise.com/gb/": CLOUDFLARE},
             {"challenge"}),
    # To a domain that the manifest does not have.
    "Airbnb": (manifest("airbnb", "www", domains(us="com", it="it", gb="co.uk", be="be")),
               lambda product: {"https://www.airbnb.com/": redirect(
                   "https://www.airbnb.de/?_set_bev_on_new_domain=1", 302,
                   [("Vary", "Accept-Encoding, X-Geo-Country")]),
                   "https://www.airbnb.de/?_set_bev_on_new_domain=1": page("de")}, {"redirect-by-address"}),
    "Zalando": (manifest("zalando", "www", domains(de="de", it="it", gb="co.uk", be="be")),
                lambda product: {f"https://www.zalando.{tld}/": DENIED for tld in ["de", "it", "co.uk", "be"]},
                {"forbidden"}),
    "Vinted": (manifest("vinted", "www", domains(fr="fr", it="it", gb="co.uk", us="com")),
               lambda product: {f"https://www.vinted.{tld}/*": CLOUDFLARE for tld in ["fr", "it", "co.uk", "com"]},
               {"challenge"}),
    "Mercado Libre": (manifest("mercadolibre", "www", {
        **domains(ar="com.ar", mx="com.mx"),
        "br": "tld: com.br, hosts: tld, sites: { production: mercadolivre }"}),
        lambda product: {"https://www.mercadolivre.com.br/": redirect("/", 302, [("Set-Cookie", "c=1")])},
        {"challenge"}),
    # One address for all, and a login in front of it.
    "Nextdoor": ((ROOT / "countries.yaml").read_text(),
                 lambda product: {"https://nextdoor.com/": redirect("https://auth.nextdoor.com/login", 302),
                                  "https://auth.nextdoor.com/login": page("en"),
                                  "https://nextdoor.de/": redirect("/login/", 307),
                                  "https://nextdoor.de/login/": page("de"),
                                  "https://help.nextdoor.com/s/?language=it": response(
                                      429, headers=[("Retry-After", "120")])}, {"rate-limited"}),
}


def made(folder, text):
    """The product of a manifest."""
    path = pathlib.Path(folder) / "countries.yaml"
    path.write_text(text)
    exported = subprocess.run([TOOL, "export", path], capture_output=True, text=True, check=True).stdout
    (path.parent / "export.json").write_text(exported)
    subprocess.run([TOOL, "generate", "--manifest", path, "--output", path.parent / "generated"],
                   capture_output=True, check=True)
    return Product(path.parent / "export.json", path.parent / "generated")


def hosts(product):
    """The names that a certificate needs."""
    urls = [language[key] for country in product.export["countries"] for language in country["languages"]
            for key in ("url", "helpDeskURL") if key in language]
    urls += [url for country in product.export["countries"]
             for url in [*country["urls"]["production"].values(), country.get("helpDeskURL", "https://x.test")]]
    urls += [f"https://{host}" for country in product.export["countries"]
             for host in country["acceptedHosts"].get("production", [])]
    names = {url.split("/")[2].split(":")[0] for url in urls}
    return sorted(names | set(product.export["associationFiles"]) | {"www.airbnb.de"})


def check(name, text, answers, unjudged, statuses):
    with tempfile.TemporaryDirectory() as folder:
        product = made(folder, text)
        authority = Authority(folder, hosts(product))
        known = contexts(authority, ["good"])
        problems, count = [], 0
        with World(product, known, answers(product)) as world:
            for status in statuses:
                result, code = probe(product, world, authority, "--status", status, timeout=5)
                count += len(result["results"])
                found = [entry for entry in result["results"] if "id" in entry]
                problems += [f"{name}: {entry['id']} at {entry['url']}: {entry['message']}" for entry in found
                             if entry["verdict"] == "fails" or entry["id"] not in unjudged]
                if code:
                    problems.append(f"{name}: status {code}")
                if status == "live" and {entry["id"] for entry in found} != unjudged:
                    problems.append(f"{name}: not judged are {sorted({entry['id'] for entry in found})}")
        if not count:
            problems.append(f"{name}: nothing was asked")
    print(f"{name}: {count} checks")
    return problems


def main():
    problems, manifests = [], sorted((ROOT / "Examples/Products").glob("*.yaml"))
    for path in manifests:
        problems += check(path.stem, path.read_text(), lambda product: {}, set(), ["live", "planned"])
    for name, (text, answers, unjudged) in PRODUCTS.items():
        problems += check(name, text, answers, unjudged, ["live"])
    for problem in problems:
        print(f"error: {problem}")
    if problems or len(manifests) < 16:
        sys.exit(1)
    print(f"==> {len(manifests)} manifests and {len(PRODUCTS)} simulated products: no false alarm")


if __name__ == "__main__":
    main()
