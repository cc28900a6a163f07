"""Typos with keys, names and values of fixed sets: misspelled, in the wrong case, synonyms, swapped, missing."""

import re

from typo_kinds.kind import Damage, cut, insert, kind, pick
from typo_kinds.places import NAMED

NEIGHBORS = {a: b for row in ("qwertyuiop", "asdfghjkl", "zxcvbnm", "1234567890") for a, b in zip(row, row[1:])}

KEY_SYNONYMS = {
    "accepts": "accepted also aliases redirects", "account_form": "form signup_form registration_form",
    "android": "google play", "apps": "variants targets applications", "bundle": "bundle_id bundle_identifier app_id",
    "content": "type kind autofill", "countries": "markets regions territories", "default_country": "main_country home_country",
    "development_language": "base_language source_language", "domain": "fqdn domain_name host",
    "entitlement_domains": "associated_domains deep_link_domains", "environments": "envs stages deployments",
    "example": "placeholder sample hint", "exclude": "excluded excludes except", "fields": "inputs questions",
    "form_fields": "fields inputs", "format": "version schema_version", "help_desk_locale": "support_locale help_locale zendesk_locale",
    "help_desk_url": "support_url help_center_url help_url", "hosts": "host hosting host_type", "keyboard": "keyboard_type input_type",
    "label": "title caption text", "language_url": "url locale_url lang_url", "languages": "langs locales language_codes",
    "locale": "language code tag", "localization": "localisation l10n i18n", "lproj": "app_language folder",
    "max_length": "maximum_length maxlength length", "name": "title display_name product_name", "optional": "not_required optionals",
    "outputs": "generate targets", "package": "application_id package_name", "path": "folder path_prefix", "pattern": "regex regexp validation",
    "port": "port_number tcp_port", "prefix": "subdomain_prefix host_prefix", "product": "project app", "scheme": "protocol schema",
    "scope": "kind reach", "services": "apis endpoints backends", "sha256": "fingerprints certificates", "shared_tld": "shared_domain",
    "site": "name sld host", "sites": "site names", "status": "state stage launched", "statuses": "states stages",
    "subdomain_shape": "subdomain_style", "subdomains_per_domain": "max_subdomains subdomain_limit", "team": "team_id development_team",
    "tld": "domain suffix cctld", "url": "link href website",
}  # fmt: skip
VALUE_SYNONYMS = {
    "live": "launched active released", "planned": "soon upcoming beta", "tld": "domain own cctld", "subdomain": "sub subdomains shared",
    "path": "paths folder directory", "global": "shared worldwide all", "country": "national local per_country", "https": "ssl tls",
    "http": "plain insecure", "named": "name custom", "given_name": "first_name forename", "family_name": "last_name surname",
    "street_address": "street address address_line1", "street_address_2": "apartment address_2 address_line2", "city": "town locality",
    "state": "province region", "postal_code": "zip zip_code postcode", "phone": "telephone tel", "email": "mail e_mail",
    "numbers": "numeric digits", "text": "string free_text",
}  # fmt: skip
FIXED = {"status", "hosts", "scheme", "scope", "content", "keyboard", "subdomain_shape", "statuses", "accepts"}
CODES = {"gb": "uk", "us": "usa", "de": "ger", "fr": "fra", "it": "ita", "es": "esp", "ch": "che", "at": "aut", "jp": "jap", "se": "swe",
         "dk": "den", "nl": "ned", "in": "ind", "au": "aus", "ca": "can", "br": "bra", "kr": "kor", "pt": "por", "cn": "chn"}  # fmt: skip


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


def _other(value, rng, texts):
    return _renamed(value, pick(rng, [text for text in texts if text != value.text]))


def camel(word):
    return re.sub(r"[_-](\w)", lambda match: match[1].upper(), word)


@kind(12, derivable=True)
def misspelled_key(m, rng):
    key = pick(rng, _keys(m))
    return _renamed(key, misspelled(key.text, rng))


@kind(4, derivable=True)
def key_in_another_case(m, rng):
    key = pick(rng, _keys(m))
    return _other(key, rng, [key.text.capitalize(), key.text.upper()])


@kind(4, derivable=True)
def key_in_camel_case(m, rng):
    key = pick(rng, [key for key in _keys(m) if "_" in key.text])
    return _renamed(key, camel(key.text))


@kind(4, derivable=True)
def key_without_its_underscore(m, rng):
    key = pick(rng, [key for key in _keys(m) if "_" in key.text])
    return _renamed(key, key.text.replace("_", rng.choice(["-", "-", " ", ""])))


@kind(4, derivable=True)
def key_singular_or_plural(m, rng):
    key = pick(rng, _keys(m))
    word = key.text
    if word.endswith("ies"):
        return _renamed(key, word[:-3] + "y")
    if word.endswith("es") and word != "languages":
        return _renamed(key, word[:-2])
    return _renamed(key, word[:-1] if word.endswith("s") else word + "s")


@kind(2, derivable=True)
def key_cut_short(m, rng):
    key = pick(rng, [key for key in _keys(m) if len(key.text) > 4])
    return _renamed(key, key.text[: rng.randrange(3, len(key.text) - 1)])


@kind(5, derivable=True)
def synonym_of_a_key(m, rng):
    key = pick(rng, [key for key in _keys(m) if key.text in KEY_SYNONYMS])
    return _renamed(key, rng.choice(KEY_SYNONYMS[key.text].split()))


@kind(3, one_cause=False)
def key_of_another_mapping(m, rng):
    key = pick(rng, _keys(m))
    return Damage([_written(key, pick(rng, [other.text for other in _keys(m) if other.text != key.text]))])


@kind(3)
def lost_key(m, rng):
    """`: es`"""
    pair = pick(rng, m.pairs)
    return Damage([cut(pair.key.start, pair.key.end)])


@kind(5)
def lost_value(m, rng):
    pair = pick(rng, m.inline())
    return Damage([cut(pair.value.start, pair.value.end)])


@kind(8, derivable=True)
def misspelled_value(m, rng):
    value = pick(rng, _fixed(m))
    return _renamed(value, misspelled(value.text, rng))


@kind(3, derivable=True)
def value_in_another_case(m, rng):
    value = pick(rng, _fixed(m))
    return _other(value, rng, [value.text.capitalize(), value.text.upper(), camel(value.text)])


@kind(4, derivable=True)
def synonym_of_a_value(m, rng):
    value = pick(rng, [value for value in _fixed(m) if value.text in VALUE_SYNONYMS])
    return _renamed(value, rng.choice(VALUE_SYNONYMS[value.text].split()))


@kind(6, derivable=True)
def misspelled_name_in_its_use(m, rng):
    value, _ = pick(rng, uses_of_names(m))
    return _renamed(value, misspelled(value.text, rng))


@kind(4, derivable=True)
def other_word_for_a_name_in_its_use(m, rng):
    """`zip` or `postalCode` for the field `postal_code`."""
    names = {"first_name": "given_name", "last_name": "surname", "apartment": "flat unit", "production": "prod live", "staging": "stage"}
    words = VALUE_SYNONYMS | names
    value, _ = pick(rng, [use for use in uses_of_names(m) if use[0].text in words or "_" in use[0].text])
    texts = [*words.get(value.text, "").split(), camel(value.text), value.text.replace("_", "-")]
    return _other(value, rng, texts)


def _definition(m, rng, least):
    """A row with at least this many uses, and these."""
    uses = {}
    for value, section in uses_of_names(m):
        uses.setdefault((section, value.text), []).append(value)
    row = pick(rng, [pair for pair in m.pairs if len(pair.path) == 2 and len(uses.get(pair.path, [])) >= least])
    return row.key, uses[row.path]


@kind(3, derivable=True)
def misspelled_name_in_its_definition(m, rng):
    """Misspells a name in its definition, but not in its uses."""
    key, uses = _definition(m, rng, 2)
    return Damage([_written(key, misspelled(key.text, rng))], (key.text,), tuple(use.start for use in uses))


def _changed(key, uses, rng):
    text = pick(rng, [f"{key.text}_2", f"new_{key.text}", f"{key.text}_app"])
    edits = [[_written(key, text)], [_written(use, text) for use in uses]]
    return text, edits, tuple(edits[0] + edits[1])


@kind(3)
def name_changed_only_in_its_definition(m, rng):
    key, uses = _definition(m, rng, 1)
    text, edits, other = _changed(key, uses, rng)
    return Damage(edits[0], (text, key.text), tuple(use.start for use in uses), other)


@kind(3)
def name_changed_in_all_its_uses(m, rng):
    """Changes a name in one use, but not in its definition."""
    key, uses = _definition(m, rng, 2)
    text, edits, other = _changed(key, uses, rng)
    return Damage(edits[1], (text, key.text), (key.start,), other)


@kind(4, one_cause=False)
def values_exchanged(m, rng):
    """Swaps the values of two keys."""
    inline = {pair: pair for pair in m.inline()}
    siblings = [[pair for pair in pairs if pair in inline] for pairs in m.by_parent.values()]
    first, second = rng.sample(pick(rng, [pairs for pairs in siblings if len(pairs) > 1]), 2)
    return Damage([(a.value.start, a.value.end, m.source(b.value)) for a, b in ((first, second), (second, first))])


@kind(4)
def value_of_another_row(m, rng):
    pair = pick(rng, [pair for pair in m.inline() if len(pair.path) > 2])
    others = [p for p in m.inline() if (p.path[0], p.path[-1]) == (pair.path[0], pair.path[-1]) and m.source(p.value) != m.source(pair.value)]
    other = pick(rng, others)
    return Damage([(pair.value.start, pair.value.end, m.source(other.value))], (), (other.value.start,))


@kind(3)
def value_of_another_kind(m, rng):
    pair = pick(rng, m.inline())
    return Damage([(pair.value.start, pair.value.end, rng.choice(["yes", "no", "true", "false", "null", "~", "on", "TODO", "0", "{}"]))])


@kind(3, derivable=True)
def wrong_code_of_a_country(m, rng):
    row = pick(rng, [pair for pair in m.pairs if len(pair.path) == 2 and pair.path[0] == "countries"])
    code = row.key.text
    text = pick(rng, [CODES.get(code, code + code[-1]), code.upper(), code.upper(), code[::-1]])
    is_default = [value.start for value, section in uses_of_names(m) if section == "countries" and value.text == code]
    return Damage([_written(row.key, text)], (code,), tuple(is_default))


@kind(3)
def stray_character(m, rng):
    line = pick(rng, m.lines)
    return Damage([insert(rng.randrange(m.starts[line], m.code_end(line) + 1), rng.choice("`§#*&!%@|>\\/;'jq0-"))])


@kind(1, derivable=True)
def command_of_an_editor(m, rng):
    """A command of vi, typed into the text in insert mode."""
    line = pick(rng, m.lines)
    at = pick(rng, [m.starts[line] + m.indent(line), m.code_end(line)])
    return Damage([insert(at, rng.choice([":w", ":wq", "jj", "dd", "^[", ":x\n"]))], (m.code(line).strip(),))
