"""The same work with common libraries for Python: PyYAML over libyaml to read, and Jinja2 for the Swift.

reference.py TASK FILE ROUNDS OUTPUT, where TASK is load (CSafeLoader, which guesses types), base (all values are text)
or jinja, prints the median CPU time in nanoseconds. The template is the one for Stencil, read from its source.
"""

import pathlib
import statistics
import sys
import time

import jinja2
import yaml

HERE = pathlib.Path(__file__).parent
LANGUAGES = ["en", "nl", "en-GB", "de", "fr", "it", "es", "fr-CA", "sv", "da", "nb"]


class BaseLoader(yaml.cyaml.CParser, yaml.constructor.BaseConstructor, yaml.resolver.BaseResolver):
    def __init__(self, stream):
        yaml.cyaml.CParser.__init__(self, stream)
        yaml.constructor.BaseConstructor.__init__(self)
        yaml.resolver.BaseResolver.__init__(self)


def context(manifest):
    rows = manifest["countries"]
    main = manifest["product"]["default_country"]
    environments = {n: e for n, e in manifest["environments"].items() if e["hosts"] != "named"}
    services = {n: s for n, s in manifest["services"].items() if "scope" not in s}

    def host(label, site, code, owns_domain):
        dotted = label + "." if label else ""
        if code == main or owns_domain:
            return f"{dotted}{site}.{rows[code]['tld']}"
        return f"{code}{'-' + label if label else ''}.{site}.{rows[main]['tld']}"

    def url(environment, service, name, code, row):
        owns = row["hosts"] == "tld" and environment["hosts"] == "country"
        address = service.get(name, {})
        port = f":{address['port']}" if "port" in address else ""
        place = host(service["label"], environment["site"], code, owns)
        return f"{environment.get('scheme', 'https')}://{place}{port}"

    def help_url(locale):
        return f"https://help.nextdoor.com/s/?language={locale}"

    def language(entry, web, row):
        entry = entry if isinstance(entry, dict) else {"locale": entry}
        short = entry["locale"].split("-")[0]
        locale = entry.get("help_desk_locale", row["help_desk_locale"])
        address = entry.get("url", f"https://{web}/?lang={short}")
        return f"{entry['locale']} {entry.get('lproj', short)} {address} {locale} {help_url(locale)}"

    def form(form):
        optional = set(form.get("optional", []))
        names, overrides = [], []
        for field in form["fields"]:
            (name, traits), = field.items() if isinstance(field, dict) else [(field, {})]
            names.append(name + "?" if name in optional else name)
            overrides += [f"{name} {key} {value}" for key, value in traits.items()]
        return [" ".join(names)] + overrides

    def country(code, row):
        web = host("", environments["production"]["site"], code, row["hosts"] == "tld")
        locale = row["help_desk_locale"]
        status = row.get("status", "live")
        name, names = row.get("name", code), row.get("names", {})
        return {
            "code": code,
            "name": name,
            "webHost": web,
            "facts": f"{code} {row['tld']} {status} {locale} {help_url(locale)}",
            "names": [f"{tag} {names.get(tag, name)}" for tag in LANGUAGES],
            "urls": [
                url(e, s, n, code, row) for n, e in environments.items() for s in services.values()
            ],
            "languages": [language(entry, web, row) for entry in row["languages"]],
            "form": form(row["account_form"]),
        }

    return {"countries": [country(code, row) for code, row in rows.items()]}


def render(text, output):
    source = (HERE.parent / "Reference/Sources/reference/Template.swift").read_text()
    template = source.split('###"""\n')[1].split('\n  """###')[0]
    environment = jinja2.Environment(trim_blocks=True, lstrip_blocks=True)
    values = context(yaml.load(text, Loader=yaml.CSafeLoader))
    pathlib.Path(output).write_text(environment.from_string(template).render(values))


def main():
    task, path, rounds, output = sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4]
    text = pathlib.Path(path).read_bytes()
    times = []
    for _ in range(rounds):
        start = time.process_time_ns()
        if task == "load":
            yaml.load(text, Loader=yaml.CSafeLoader)
        elif task == "base":
            yaml.load(text, Loader=BaseLoader)
        else:
            render(text, output)
        times.append(time.process_time_ns() - start)
    print(task, int(statistics.median(times)))


main()
