"""The countries of a product, for a backend in Python. Reads the output of `nd-config export`."""

import json
import re
from urllib.parse import quote, urljoin


class Product:
    def __init__(self, path):
        with open(path, encoding="utf-8") as file:
            self.data = json.load(file)
        self.countries = {country["code"]: country for country in self.data["countries"]}
        self.kinds = {environment["name"]: environment for environment in self.data["environments"]}
        self.services = {service["name"] for service in self.data["services"]}
        self.default = self.countries[self.data["defaultCountry"]]

    def country_of_iso_code(self, text):
        return next((each for each in self.countries.values() if text.isascii() and each["isoCode"] == text.upper()), None)

    def country_of_tld(self, text):
        return next((each for each in self.countries.values() if text.isascii() and each.get("tld") == text.lower()), None)

    def environment(self, key):
        """Kind, country and preview name, from `production/it` or `preview/it/form`; None for other texts."""
        kind, *rest = key.split("/")
        named = kind in self.kinds and self.kinds[kind]["hosts"] == "named"
        if kind not in self.kinds or len(rest) != 1 + named or rest[0] not in self.countries:
            return None
        if named and not self.is_preview_name(rest[1]):
            return None
        return (kind, *rest)

    def is_preview_name(self, text):
        label = re.fullmatch(r"[a-z0-9]([a-z0-9-]{0,58}[a-z0-9])?", text)
        return label is not None and text.split("-")[0] not in self.countries

    def url(self, environment, service, path=""):
        """The URL of a path of a service. Characters that are not allowed in a URL are percent-encoded."""
        kind, country, *name = environment
        base = self.countries[country]["urls"][kind][service].replace("{name}", "".join(name))
        path = quote(path, safe="/?&=%:@!$'()*+,;-._~").lstrip("/")
        return base + path if path.startswith("?") else urljoin(base + "/", "./" + path) if path else base

    def variant(self, bundle):
        """The app with a bundle id, and the countries that it shows."""
        app = next((each for each in self.data["apps"] if each["bundle"] == bundle), None)
        return app and (app["name"], [code for code, each in self.countries.items() if each["status"] in app["statuses"]])
