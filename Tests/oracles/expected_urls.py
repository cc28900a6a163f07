"""Prints as JSON the hosts of a manifest on standard input.

An independent implementation of Documentation/Hosts.md: PyYAML reads the text, and the formulas are written again.
The script checks nothing, because the compiler has accepted the manifest.

An address is a host, followed by `/` and the country's path if it has one: `www.acme.com/it`. `expected_pages.py`
imports this file; its first argument is the manifest's file.
"""

import json
import sys

import yaml

source = open(sys.argv[1], "rb") if len(sys.argv) > 1 else sys.stdin.buffer
manifest = yaml.load(source.read(), Loader=yaml.BaseLoader)
product = manifest["product"]
countries = manifest["countries"]
default = product["default_country"]
for environment_name, row_of_environment in manifest.get("environments", {}).items():
    row_of_environment["name"] = environment_name
HAS_DOTS = product.get("subdomain_shape") == "service.country"


def dotted(*parts):
    return ".".join(part for part in parts if part)


def main_domain(environment):
    if "domain" in environment:
        return environment["domain"]
    return dotted(environment["site"], countries[default]["tld"])


def prefix(country):
    return countries[country].get("prefix", country)


def in_path(country, service, domain):
    return f"{dotted(service['label'], domain)}/{countries[country].get('path', prefix(country))}"


def is_website(service):
    return service is manifest["services"]["web"]


def on_subdomain(country, service, domain):
    label = "" if is_website(service) else service["label"]
    if HAS_DOTS:
        return dotted(label, prefix(country), domain)
    return dotted("-".join(part for part in (prefix(country), label) if part), domain)


def shared_domain(country, environment, tld=None):
    """X in the formulas. `tld` is the TLD of a shared domain that the country has left."""
    tld = tld or countries[country].get("shared_tld") or countries[default]["tld"]
    return dotted(environment["site"], tld)


def own_domain(country, environment):
    site = countries[country].get("sites", {}).get(environment["name"], environment["site"])
    return dotted(site, countries[country]["tld"])


def address(country, service, environment, name):
    """The host and the path of a service in an environment. `name` is the name of a preview."""
    main = main_domain(environment)
    if environment.get("hosts") == "named":
        return dotted(name if country == default else f"{prefix(country)}-{name}", main)
    if service.get("scope") == "global":
        return dotted(service["label"], service.get(environment["name"], {}).get("domain") or main)
    if environment["hosts"] == "country":
        hosts = countries[country]["hosts"]
        if hosts == "tld":
            return dotted(service["label"], own_domain(country, environment))
        if hosts == "path":
            return in_path(country, service, main)
        return on_subdomain(country, service, shared_domain(country, environment))
    # In other environments, the country's `hosts` does not count, not even the default country's.
    if country == default:
        return dotted(service["label"], main)
    if environment["hosts"] == "path":
        return in_path(country, service, main)
    return on_subdomain(country, service, main)


def host(country, service, environment, name):
    return address(country, service, environment, name).split("/")[0]


def url(country, service, environment_name, name):
    environment = manifest["environments"][environment_name]
    own = service.get(environment_name, {})
    scheme = own.get("scheme", environment.get("scheme", "https"))
    port = f":{own['port']}" if "port" in own else ""
    site, slash, path = address(country, service, environment, name).partition("/")
    return f"{scheme}://{site}{port}{slash}{path}"


def left_main_domain(element, environment):
    """The domain of `path`, or of `{ path: net }`, which is a former main domain."""
    if isinstance(element, dict):
        return dotted(environment["site"], element["path"])
    return main_domain(environment)


def places(country, environment):
    """For each entry of `accepts`, in order, a function from a service to an address."""
    for element in countries[country].get("accepts", []):
        if element == "tld":
            domain = own_domain(country, environment)
            yield lambda service, domain=domain: dotted(service["label"], domain)
        elif element == "path" or "path" in element:
            domain = left_main_domain(element, environment)
            yield lambda service, domain=domain: in_path(country, service, domain)
        else:
            left = element["subdomain"] if isinstance(element, dict) else None
            domain = shared_domain(country, environment, left)
            yield lambda service, domain=domain: on_subdomain(country, service, domain)


def bare_domains(country, environment):
    """The addresses without the website's label. They are accepted if the website has a label."""
    web = {"label": ""}
    if not manifest["services"]["web"]["label"] or environment.get("hosts") == "named":
        return []
    if manifest["services"]["web"].get("scope") == "global":
        return []
    if environment["hosts"] != "country":
        if country == default:
            return [main_domain(environment)]
        return [in_path(country, web, main_domain(environment))] if environment["hosts"] == "path" else []
    row = countries[country]
    found = []
    if row["hosts"] == "tld" or "tld" in row.get("accepts", []):
        found.append(own_domain(country, environment))
    if row["hosts"] == "path":
        found.append(in_path(country, web, main_domain(environment)))
    for element in row.get("accepts", []):
        if element == "path" or isinstance(element, dict) and "path" in element:
            found.append(in_path(country, web, left_main_domain(element, environment)))
    return found


def accepted_hosts(country, environment_name):
    """Addresses that belong to the country in an environment, although no request goes there."""
    environment = manifest["environments"][environment_name]
    own = [s for s in manifest["services"].values() if s.get("scope") != "global"]
    found = []
    if environment.get("hosts") == "country":
        found = [place(service) for place in places(country, environment) for service in own]
    if environment.get("hosts") != "named":
        requested = [address(country, service, environment, "") for service in own]
        found += [
            bare
            for bare in bare_domains(country, environment)
            if bare not in requested and bare not in found
        ]
    if environment_name == "production":
        found += countries[country].get("entitlement_domains", [])
    return found


def language_pages(country):
    """The addresses at which the country's languages have their pages."""
    pages = []
    for entry in countries[country]["languages"]:
        start, _, path = language(country, entry)["url"].split("?")[0].removeprefix("https://").partition("/")
        pages.append((start, f"{start}/{path.split('/')[0]}"))
    return pages


def language_links(country):
    """The addresses of languages that are not below an address of the country, nor of another country's language."""
    own = deep_link_hosts(country)
    hosts = {each.split("/")[0] for code in countries for each in deep_link_hosts(code)}
    others = {page for code in countries if code != country for pages in language_pages(code) for page in pages}
    pages = [page if start in hosts else start for start, page in language_pages(country) if start not in own]
    return [page for page in pages if page not in others and page not in own]


def deep_link_hosts(country):
    """The website's hosts in production. Each bare domain follows the host with the label."""
    production = manifest["environments"]["production"]
    web = manifest["services"]["web"]
    hosts = [address(country, web, production, "")]
    if web.get("scope") == "global":
        bare = [main_domain(production)] if web["label"] else []
        return hosts + bare + countries[country].get("entitlement_domains", [])
    if production["hosts"] == "country":
        hosts += [place(web) for place in places(country, production)]
    found = []
    for each in hosts:
        found.append(each)
        found += [bare for bare in bare_domains(country, production) if f"{web['label']}.{bare}" == each]
    return found + countries[country].get("entitlement_domains", [])


def has_paths(site, environment_name):
    """Whether a country has a path on a host. In that case the host alone means no country."""
    environment = manifest["environments"][environment_name]
    return any(
        each.startswith(f"{site}/")
        for country in countries
        for each in accepted_hosts(country, environment_name)
        + [address(country, service, environment, "") for service in manifest["services"].values()]
    )


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
        "web_url": url(country, manifest["services"]["web"], "production", ""),
        "locale": locale,
        "locale_lowercase": locale.lower(),
        "language": locale.split("-")[0],
        "country": country,
    }
    return {
        "locale": locale,
        "url": entry.get("url") or filled(product["language_url"], values),
        "helpDeskLocale": help_locale,
        "helpDeskURL": help_url and filled(help_url, {**values, "help_desk_locale": help_locale}),
    }


def form(country):
    rows = countries[country].get("account_form", {})
    for entry in rows.get("fields", []):
        name = entry if isinstance(entry, str) else next(iter(entry))
        yield f"{name}?" if name in rows.get("optional", []) else name


def is_of_country(environment_name, service):
    is_named = manifest["environments"][environment_name].get("hosts") == "named"
    return is_named or service.get("scope") != "global"


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
        # The URL leads back to the country. The host alone does, too, if no country has a path on it.
        "isReadBack": {
            name: {key: is_of_country(name, service) for key, service in manifest["services"].items()}
            for name in manifest["environments"]
        },
        "isHostReadBack": {
            name: {
                key: is_of_country(name, service)
                and not has_paths(host(country, service, environment, "{name}"), name)
                for key, service in manifest["services"].items()
            }
            for name, environment in manifest["environments"].items()
        },
        "acceptedHosts": {
            environment: accepted_hosts(country, environment)
            for environment in manifest["environments"]
        },
        "deepLinkHosts": deep_link_hosts(country) + language_links(country),
        "languages": [language(country, entry) for entry in countries[country]["languages"]],
        "accountForm": list(form(country)),
    }


if __name__ == "__main__":
    if not countries:
        sys.exit("error: there is no country")
    json.dump([row(country) for country in countries], sys.stdout, ensure_ascii=False)
