"""Typos with keys and values: misspelled, synonyms, swapped, missing, in another format."""

import re

from typo_kinds.kind import Damage, cut, insert, kind, pick
from typo_kinds.places import NAMED

NEIGHBORS = {a: b for row in ("qwertyuiop", "asdfghjkl", "zxcvbnm", "1234567890") for a, b in zip(row, row[1:])}

KEY_SYNONYMS = {
    "account_form": "form signup_form", "apps": "variants targets", "bundle": "bundle_id app_id", "countries": "markets regions",
    "default_country": "main_country", "domain": "fqdn host", "environments": "envs stages", "fields": "inputs questions",
    "help_desk_url": "support_url help_url", "hosts": "host hosting", "label": "title caption", "languages": "langs locales",
    "locale": "language code tag", "max_length": "maxlength length", "name": "title display_name", "package": "application_id package_name",
    "path": "folder path_prefix", "pattern": "regex validation", "scheme": "protocol", "services": "apis endpoints",
    "site": "name sld", "status": "state launched", "tld": "suffix cctld", "url": "link website",
}  # fmt: skip
LOCALES = ("languages", "locale")
URLS = ("url", "language_url", "help_desk_url")
FIXED = {"status", "hosts", "scheme", "scope", "content", "keyboard", "subdomain_shape", "statuses", "accepts"}


def misspelled(word, rng):
    at = rng.randrange(len(word))
    match rng.choice(["drop", "double", "swap", "neighbor", "extra"]):
        case "drop" if len(word) > 1:
            return word[:at] + word[at + 1 :]
        case "double":
            return word[:at] + word[at] + word[at:]
        case "swap" if at + 1 < len(word):
            return word[:at] + word[at + 1] + word[at] + word[at + 2 :]
        case "extra":
            return word[:at] + rng.choice("aeinrst") + word[at:]
        case _:
            return word[:at] + NEIGHBORS.get(word[at].lower(), "x") + word[at + 1 :]


def is_named(path):
    """Whether the last key of a path is a name that the author chose."""
    parent = path[:-1]
    return (
        (len(parent) == 1 and parent[0] in NAMED)
        or (len(parent) == 2 and parent[0] == "services" and path[-1] not in ("label", "scope"))
        or (len(parent) == 3 and parent[0] == "countries" and parent[2] in ("sites", "names"))
        or parent[-2:] == ("fields", "[]")
    )


def _keys(m):
    """The keys that the schema defines."""
    return [pair.key for pair in m.pairs if not is_named(pair.path)]


def _fixed(m):
    """The values of keys with a fixed set of values."""
    paths = [(value, [part for part in value.path if part != "[]"]) for value in m.scalars]
    return [value for value, path in paths if path and path[-1] in FIXED and value.path[-1] != "KEY" and not value.style]


def uses_of_names(m):
    """Each use of a defined name, with the section of its definition."""
    for value in m.scalars:
        match [part for part in value.path if part != "KEY"]:
            case ["product", "default_country"]:
                yield value, "countries"
            case ["countries", _, "account_form", "fields" | "optional", "[]"]:
                yield value, "form_fields"
            case ["countries", _, "sites"] if value.path[-1] == "KEY":
                yield value, "environments"
            case ["services", _] if value.path[-1] == "KEY" and value.text not in ("label", "scope"):
                yield value, "environments"


def _written(value, text):
    """An edit that writes a word in the quotes of the value that it replaces."""
    return (value.start, value.end, f"{value.style}{text}{value.style}")


def _renamed(value, text):
    return Damage([_written(value, text)], (value.text,))


@kind(12, derivable=True)
def misspelled_key(m, rng):
    key = pick(rng, _keys(m))
    return _renamed(key, misspelled(key.text, rng))


@kind(4, derivable=True)
def key_without_its_underscore(m, rng):
    key = pick(rng, [key for key in _keys(m) if "_" in key.text])
    return _renamed(key, key.text.replace("_", rng.choice(["-", "-", " ", ""])))


@kind(5, derivable=True)
def synonym_of_a_key(m, rng):
    key = pick(rng, [key for key in _keys(m) if key.text in KEY_SYNONYMS])
    return _renamed(key, rng.choice(KEY_SYNONYMS[key.text].split()))


@kind(3)
def lost_key(m, rng):
    """`: es`"""
    pair = pick(rng, m.pairs)
    return Damage([cut(pair.key.start, pair.key.end)])


@kind(5)
def lost_value(m, rng):
    pair = pick(rng, m.inline())
    return Damage([cut(pair.value.start, pair.value.end)])


@kind(3, derivable=True)
def misspelled_name_in_its_definition(m, rng):
    """Misspells a name in its definition, but not in its two or more uses."""
    uses = {}
    for value, section in uses_of_names(m):
        uses.setdefault((section, value.text), []).append(value.start)
    row = pick(rng, [pair for pair in m.pairs if pair.is_row and len(uses.get(pair.path, [])) > 1])
    return Damage([_written(row.key, misspelled(row.key.text, rng))], (row.key.text,), tuple(uses[row.path]))


@kind(4, one_cause=False)
def values_exchanged(m, rng):
    """Swaps the values of two keys."""
    inline = {pair: pair for pair in m.inline()}
    siblings = [[pair for pair in pairs if pair in inline] for pairs in m.by_parent.values()]
    first, second = rng.sample(pick(rng, [pairs for pairs in siblings if len(pairs) > 1]), 2)
    return Damage([(a.value.start, a.value.end, m.source(b.value)) for a, b in ((first, second), (second, first))])


@kind(3)
def value_of_another_kind(m, rng):
    pair = pick(rng, m.inline())
    return Damage([(pair.value.start, pair.value.end, rng.choice(["yes", "no", "true", "false", "null", "~", "on", "TODO", "0", "{}"]))])


@kind(3, derivable=True)
def wrong_code_of_a_country(m, rng):
    row = pick(rng, [pair for pair in m.pairs if len(pair.path) == 2 and pair.path[0] == "countries"])
    code = row.key.text
    text = pick(rng, [code + code[-1], code.upper(), code.upper(), code[::-1]])
    is_default = [value.start for value, section in uses_of_names(m) if section == "countries" and value.text == code]
    return Damage([_written(row.key, text)], (code,), tuple(is_default))


@kind(3)
def stray_character(m, rng):
    line = pick(rng, m.lines)
    return Damage([insert(rng.randrange(m.starts[line], m.code_end(line) + 1), rng.choice("`§#*&!%@|>\\/;'jq0-"))])


def _values(m, keys):
    """The scalars that are the value of a key, or an element of a list that is its value."""
    paths = [(value, [part for part in value.path if part != "[]"]) for value in m.scalars if value.path and value.path[-1] != "KEY"]
    return [value for value, path in paths if path and path[-1] in keys and value.text]


@kind(18, derivable=True)
def misspelled_value(m, rng):
    """Misspells a word of a fixed set, the use of a name, a locale or a TLD."""
    kinds = [_fixed(m), [value for value, _ in uses_of_names(m)], _values(m, LOCALES), _values(m, ("tld",))]
    value = pick(rng, pick(rng, kinds))
    return _renamed(value, misspelled(value.text, rng))


@kind(8, derivable=True)
def locale_written_otherwise(m, rng):
    """`it-ch`, `it_CH`"""
    locale = pick(rng, [value for value in _values(m, LOCALES) if "-" in value.text])
    forms = {locale.text.lower(), locale.text.upper(), locale.text.swapcase()} - {locale.text}
    separated = [locale.text.replace("-", mark) for mark in ("_", "_", "", ".", " ")]
    return _renamed(locale, pick(rng, pick(rng, [sorted(forms), separated])))


@kind(4, derivable=True)
def tld_with_other_characters(m, rng):
    value = pick(rng, _values(m, ("tld", "shared_tld")))
    return _renamed(value, rng.choice([f".{value.text}", f"{value.text}.", value.text.upper(), value.text.replace(".", ",") + " ."]))


@kind(3, derivable=True)
def host_or_url_for_a_label(m, rng):
    """`site: https://acme.com`"""
    values = _values(m, ("tld", "site", "label", "domain"))
    value = pick(rng, [value for value in values if value.path[0] != "form_fields"])
    return _renamed(value, rng.choice(["https://{}", "www.{}", "{}/", "https://{}.com/", "{}:8080", "*.{}"]).format(value.text))


@kind(6, derivable=True)
def damaged_url(m, rng):
    url = pick(rng, _values(m, URLS))
    changes = [
        ("https://", "HTTPS://"), ("https://", "http://"), ("https://", "https:/"), ("https://", "https//"), ("https://", "https:\\\\"),
        ("https://", "htps://"), ("https://", "ttps://"), ("https://", "https://https://"), ("https://", ""), ("//", "//localhost/"),
        ("/", "\\"), (".", ","), ("//", "// "), ("?", " ?"), ("?", "??"),
    ]  # fmt: skip
    old, new = pick(rng, [change for change in changes if change[0] in url.text])
    return _renamed(url, new.join(url.text.rsplit(old, 1)) if old in "/.?" else url.text.replace(old, new, 1))


@kind(4, derivable=True)
def damaged_placeholder(m, rng):
    url = pick(rng, [value for value in _values(m, URLS) if "{" in value.text])
    name = pick(rng, re.findall(r"\{(\w+)\}", url.text))
    other = rng.choice(["{%s", "%s}", "{{%s}}", "${%s}", "$%s", "<%s>", "{ %s }", "(%s)", ":%s", "%s"]) % name
    return Damage(_renamed(url, url.text.replace("{%s}" % name, other, 1)).edits, (url.text, "{%s}" % name, "`{%s}`" % name))


@kind(3)
def text_cut_short(m, rng):
    keys = (*URLS, "label", "name", "pattern", "example", "sha256", "bundle")
    value = pick(rng, [value for value in _values(m, keys) if len(value.text) > 2])
    first, last = value.start + bool(value.style), value.end - bool(value.style)
    return Damage([cut(pick(rng, [place for place in range(first + 1, last) if m.text[place - 1].isalnum()]), last)])
