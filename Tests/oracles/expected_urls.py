"""Prints what a manifest, given on standard input, makes of its hosts, as JSON.

An independent reading of Documentation/Hosts.md: PyYAML for the text, and the formulas written
again. Nothing is checked here; the manifest is one that the compiler takes.
"""

import json
import sys

import yaml

manifest = yaml.load(sys.stdin.buffer.read(), Loader=yaml.BaseLoader)
product = manifest["product"]
countries = manifest["countries"]
default = product["default_country"]
HAS_DOTS = product.get("subdomain_shape") == "service.country"


def dotted(*parts):
    return ".".join(part for part in parts if part)


def main_domain(environment):
    return environment.get("domain") or dotted(environment["site"], countries[default]["tld"])


def prefix(country):
    return countries[country].get("prefix", country)


def is_website(service):
    return service is manifest["services"]["web"]


def on_subdomain(country, service, domain):
    label = "" if is_website(service) else service["label"]
    if HAS_DOTS:
        return dotted(label, prefix(country), domain)
    return dotted("-".join(part for part in (prefix(country), label) if part), domain)


def shared_domain(country, environment, tld=None):
    """X in the formulas; `tld` is that of a shared domain which the country has left."""
    tld = tld or countries[country].get("shared_tld") or countries[default]["tld"]
    return dotted(environment["site"], tld)


def own_domain(country, environment):
    return dotted(environment["site"], countries[country]["tld"])


def host(country, service, environment, name):
    """The host of a service in an environment; `name` is a preview's."""
    main = main_domain(environment)
    if environment["hosts"] == "named":
        return dotted(name if country == default else f"{prefix(country)}-{name}", main)
    if service.get("scope") == "global" or country == default:
        return dotted(service["label"], main)
    if environment["hosts"] == "subdomain":
        return on_subdomain(country, service, main)
    if countries[country]["hosts"] == "tld":
        return dotted(service["label"], own_domain(country, environment))
    return on_subdomain(country, service, shared_domain(country, environment))


def url(country, service, environment_name, name):
    environment = manifest["environments"][environment_name]
    address = service.get(environment_name, {})
    scheme = address.get("scheme", environment.get("scheme", "https"))
    port = f":{address['port']}" if "port" in address else ""
    return f"{scheme}://{host(country, service, environment, name)}{port}"


def places(country, environment):
    """The function of each accepted place, from a service to a host, in the order of `accepts`."""
    for element in countries[country].get("accepts", []):
        if element == "tld":
            domain = own_domain(country, environment)
            yield lambda service, domain=domain: dotted(service["label"], domain)
        else:
            left = element["subdomain"] if isinstance(element, dict) else None
            domain = shared_domain(country, environment, left)
            yield lambda service, domain=domain: on_subdomain(country, service, domain)


def bare_domains(country, environment):
    """The domains without a prefix, which are accepted where the website has a label."""
    if not manifest["services"]["web"]["label"] or environment["hosts"] == "named":
        return []
    if country == default:
        return [main_domain(environment)]
    if environment["hosts"] != "country":
        return []
    row = countries[country]
    has_own = row["hosts"] == "tld" or "tld" in row.get("accepts", [])
    return [own_domain(country, environment)] if has_own else []


def accepted_hosts(country, environment_name):
    """Hosts that name the country in an environment though no request goes there."""
    environment = manifest["environments"][environment_name]
    own = [s for s in manifest["services"].values() if s.get("scope") != "global"]
    found = []
    if environment["hosts"] == "country":
        found = [place(service) for place in places(country, environment) for service in own]
    if environment["hosts"] != "named":
        requested = [host(country, service, environment, "") for service in own]
        found += [
            bare
            for bare in bare_domains(country, environment)
            if bare not in requested and bare not in found
        ]
    if environment_name == "production":
        found += countries[country].get("entitlement_domains", [])
    return found


def deep_link_hosts(country):
    """The website's hosts in production, each bare domain after the host with the label."""
    production = manifest["environments"]["production"]
    web = manifest["services"]["web"]
    hosts = [host(country, web, production, "")]
    if production["hosts"] == "country":
        hosts += [place(web) for place in places(country, production)]
    found = []
    for each in hosts:
        found.append(each)
        found += [bare for bare in bare_domains(country, production) if f"{web['label']}.{bare}" == each]
    return found + countries[country].get("entitlement_domains", [])


def filled(template, values):
    for key, value in values.items():
        template = template.replace("{" + key + "}", value)
    return template


def language(country, entry):
    entry = entry if isinstance(entry, dict) else {"locale": entry}
    locale = entry["locale"]
    help_locale = entry.get("help_desk_locale", countries[country].get("help_desk_locale"))
    help_url = product.get("help_desk_url")
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
        "helpDeskURL": help_url and filled(help_url, {"help_desk_locale": help_locale}),
    }


def form(country):
    rows = countries[country].get("account_form", {})
    for entry in rows.get("fields", []):
        name = entry if isinstance(entry, str) else next(iter(entry))
        yield f"{name}?" if name in rows.get("optional", []) else name


def row(country):
    return {
        "code": country,
        "status": countries[country].get("status", "live"),
        "tld": countries[country].get("tld"),
        "urls": {
            environment: {
                name: url(country, service, environment, "{name}")
                for name, service in manifest["services"].items()
            }
            for environment in manifest["environments"]
        },
        "isReadBack": {
            name: {
                key: environment["hosts"] == "named" or service.get("scope") != "global"
                for key, service in manifest["services"].items()
            }
            for name, environment in manifest["environments"].items()
        },
        "acceptedHosts": {
            environment: accepted_hosts(country, environment)
            for environment in manifest["environments"]
        },
        "deepLinkHosts": deep_link_hosts(country),
        "languages": [language(country, entry) for entry in countries[country]["languages"]],
        "accountForm": list(form(country)),
    }


if not countries:
    sys.exit("error: there is no country")
json.dump([row(country) for country in countries], sys.stdout, ensure_ascii=False)
