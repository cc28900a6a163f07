"""Prints what a manifest, given on standard input, makes of its hosts, as JSON.

An independent reading of the design: PyYAML for the text, and the URL rules written anew. Nothing
is checked here; the manifest is one that the compiler takes.
"""

import json
import sys

import yaml

manifest = yaml.load(sys.stdin.buffer.read(), Loader=yaml.BaseLoader)
product = manifest["product"]
countries = manifest["countries"]
default = product["default_country"]
domain = countries[default]["tld"]


def labelled(*labels):
    return ".".join(label for label in labels if label)


def host_on_own_domain(country, site, label):
    return labelled(label, site, countries[country]["tld"])


def host_on_subdomain(country, site, label):
    prefix = f"{country}-{label}" if label else country
    return labelled(prefix, site, domain)


HOST_FORMS = {"tld": host_on_own_domain, "subdomain": host_on_subdomain}


def host(country, service, environment, name):
    """The host of a service in an environment; `name` is a preview's."""
    site = environment["site"]
    if environment["hosts"] == "named":
        return labelled(name if country == default else f"{country}-{name}", site, domain)
    if service.get("scope") == "global":
        return labelled(service["label"], site, domain)
    if country == default:
        return labelled(service["label"], site, domain)
    if environment["hosts"] == "subdomain":
        return host_on_subdomain(country, site, service["label"])
    return HOST_FORMS[countries[country]["hosts"]](country, site, service["label"])


def url(country, service, environment_name, name):
    environment = manifest["environments"][environment_name]
    address = service.get(environment_name, {})
    scheme = address.get("scheme", environment.get("scheme", "https"))
    port = f":{address['port']}" if "port" in address else ""
    return f"{scheme}://{host(country, service, environment, name)}{port}"


def accepted_hosts(country, environment_name):
    """Hosts that name the country in an environment though no request goes there."""
    environment = manifest["environments"][environment_name]
    row = countries[country]
    found = []
    if environment["hosts"] == "country":
        for form in row.get("accepts", []):
            for service in manifest["services"].values():
                if service.get("scope") != "global":
                    found.append(HOST_FORMS[form](country, environment["site"], service["label"]))
    if environment_name == "production":
        found += row.get("entitlement_domains", [])
    return found


def deep_link_hosts(country):
    production = manifest["environments"]["production"]
    row = countries[country]
    web = manifest["services"]["web"]
    return (
        [host(country, web, production, "")]
        + [HOST_FORMS[form](country, production["site"], "") for form in row.get("accepts", [])]
        + row.get("entitlement_domains", [])
    )


def filled(template, values):
    for key, value in values.items():
        template = template.replace("{" + key + "}", value)
    return template


def language(country, entry):
    entry = entry if isinstance(entry, dict) else {"locale": entry}
    locale = entry["locale"]
    help_locale = entry.get("help_desk_locale", countries[country]["help_desk_locale"])
    web = host(country, manifest["services"]["web"], manifest["environments"]["production"], "")
    values = {
        "web_host": web,
        "locale": locale,
        "language": locale.split("-")[0],
        "country": country,
    }
    return {
        "locale": locale,
        "url": entry.get("url") or filled(product["language_url"], values),
        "helpDeskLocale": help_locale,
        "helpDeskURL": filled(product["help_desk_url"], {"help_desk_locale": help_locale}),
    }


def form(country):
    rows = countries[country]["account_form"]
    for entry in rows["fields"]:
        name = entry if isinstance(entry, str) else next(iter(entry))
        yield f"{name}?" if name in rows.get("optional", []) else name


def row(country):
    return {
        "code": country,
        "status": countries[country].get("status", "live"),
        "tld": countries[country]["tld"],
        "urls": {
            environment: {
                name: url(country, service, environment, "{name}")
                for name, service in manifest["services"].items()
            }
            for environment in manifest["environments"]
        },
        "acceptedHosts": {
            environment: accepted_hosts(country, environment)
            for environment in manifest["environments"]
        },
        "deepLinkHosts": deep_link_hosts(country),
        "languages": [language(country, entry) for entry in countries[country]["languages"]],
        "accountForm": list(form(country)),
    }


json.dump([row(country) for country in countries], sys.stdout, ensure_ascii=False)
