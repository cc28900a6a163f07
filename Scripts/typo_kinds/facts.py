"""Typos in the content of values: locales, numbers, domains, URLs and their placeholders."""

import re

from typo_kinds.kind import Damage, cut, insert, kind, pick
from typo_kinds.words import misspelled


def _value(m, rng, key, accept=lambda value: True):
    """A scalar that is the value of a key, or an element of a list that is its value."""
    paths = [(value, [part for part in value.path if part != "[]"]) for value in m.scalars if value.path and value.path[-1] != "KEY"]
    return pick(rng, [value for value, path in paths if path and path[-1] in key and value.text and accept(value)])


def _written(value, text):
    return Damage([(value.start, value.end, f"{value.style}{text}{value.style}")], (value.text,))


def _locale(m, rng):
    return _value(m, rng, ("languages", "locale"), lambda value: "-" in value.text)


@kind(4, derivable=True)
def locale_in_another_case(m, rng):
    locale = _locale(m, rng)
    return _written(locale, pick(rng, {locale.text.lower(), locale.text.upper(), locale.text.swapcase()} - {locale.text}))


@kind(4, derivable=True)
def locale_with_another_separator(m, rng):
    """`it_CH`"""
    locale = _locale(m, rng)
    return _written(locale, locale.text.replace("-", rng.choice(["_", "_", "", ".", " "])))


@kind(2, derivable=True)
def locale_backwards(m, rng):
    """`IT-it`"""
    locale = _locale(m, rng)
    return _written(locale, "-".join(reversed(locale.text.split("-"))))


@kind(3, derivable=True)
def locale_without_its_region(m, rng):
    locale = _value(m, rng, ("languages", "locale"), lambda value: re.search("-[A-Z]{2}$", value.text))
    return _written(locale, locale.text.rsplit("-", 1)[0])


@kind(4, derivable=True)
def misspelled_locale(m, rng):
    locale = _locale(m, rng)
    return _written(locale, misspelled(locale.text, rng))


@kind(3, derivable=True)
def misspelled_help_desk_locale(m, rng):
    locale = _value(m, rng, ("help_desk_locale",))
    texts = [misspelled(locale.text, rng), locale.text.replace("_", "-"), locale.text.upper()]
    return _written(locale, pick(rng, [text for text in texts if text != locale.text]))


def _number(m, rng):
    return _value(m, rng, ("port", "subdomains_per_domain", "max_length", "format"), lambda value: value.text.isdigit())


@kind(3, derivable=True)
def number_in_quotes(m, rng):
    number = _number(m, rng)
    return Damage([insert(number.start, '"'), insert(number.end, '"')], (number.text,))


@kind(3, derivable=True)
def letter_for_a_digit(m, rng):
    number = _number(m, rng)
    letters = {"0": "O", "1": "l", "8": "B", "5": "S", "2": "Z"}
    at = pick(rng, [place for place in range(number.start, number.end) if m.text[place] in letters])
    return Damage([(at, at + 1, letters[m.text[at]])], (number.text,))


@kind(2, derivable=True)
def number_in_another_notation(m, rng):
    number = _number(m, rng)
    count = int(number.text)
    return _written(number, pick(rng, [f"{count}.0", f"0{count}", f"+{count}", f":{count}", f"{count:_}", f"{count:,}", f"0x{count:x}"]))


@kind(4, derivable=True)
def tld_with_other_characters(m, rng):
    value = _value(m, rng, ("tld", "shared_tld"))
    return _written(value, rng.choice([f".{value.text}", f"{value.text}.", value.text.upper(), value.text.replace(".", ",") + " ."]))


@kind(4, derivable=True)
def misspelled_tld(m, rng):
    value = _value(m, rng, ("tld",))
    return _written(value, misspelled(value.text, rng))


@kind(3, derivable=True)
def host_or_url_for_a_label(m, rng):
    """`site: https://acme.com`"""
    value = _value(m, rng, ("tld", "site", "label", "domain"), lambda value: "form" not in "".join(value.path))
    return _written(value, rng.choice(["https://{}", "www.{}", "{}/", "https://{}.com/", "{}:8080", "*.{}"]).format(value.text))


def _url(m, rng):
    return _value(m, rng, ("url", "language_url", "help_desk_url"))


@kind(6, derivable=True)
def damaged_url(m, rng):
    url = _url(m, rng)
    changes = [
        ("https://", "HTTPS://"), ("https://", "http://"), ("https://", "https:/"), ("https://", "https//"), ("https://", "https:\\\\"),
        ("https://", "htps://"), ("https://", "ttps://"), ("https://", "https://https://"), ("https://", ""), ("//", "//localhost/"),
        ("/", "\\"), (".", ","), ("//", "// "), ("?", " ?"), ("?", "??"),
    ]  # fmt: skip
    old, new = pick(rng, [change for change in changes if change[0] in url.text])
    return _written(url, new.join(url.text.rsplit(old, 1)) if old in "/.?" else url.text.replace(old, new, 1))


@kind(2, derivable=True)
def url_as_markdown_writes_it(m, rng):
    url = _url(m, rng)
    return _written(url, rng.choice(["<{0}>", "[{0}]({0})", "[help]({0})"]).format(url.text))


@kind(3)
def url_of_another_host(m, rng):
    url = _value(m, rng, ("url",), lambda value: "{" not in value.text)
    return _written(url, re.sub("//[^/]*", "//" + rng.choice(["localhost", "example.com", "127.0.0.1", "localhost:8000"]), url.text))


def _placeholder(m, rng):
    url = _value(m, rng, ("url", "language_url", "help_desk_url"), lambda value: "{" in value.text)
    return url, pick(rng, re.findall(r"\{(\w+)\}", url.text))


@kind(4, derivable=True)
def damaged_placeholder(m, rng):
    url, name = _placeholder(m, rng)
    other = rng.choice(["{%s", "%s}", "{{%s}}", "${%s}", "$%s", "<%s>", "{ %s }", "(%s)", ":%s", "%s"]) % name
    return Damage(_written(url, url.text.replace("{%s}" % name, other, 1)).edits, (url.text, "{%s}" % name, "`{%s}`" % name))


@kind(4, derivable=True)
def misspelled_placeholder(m, rng):
    url, name = _placeholder(m, rng)
    text = pick(rng, [misspelled(name, rng), name.replace("_", ""), name.replace("_", "-"), name.upper()])
    return Damage(_written(url, url.text.replace("{%s}" % name, "{%s}" % text, 1)).edits, (url.text, name))


@kind(2, derivable=True)
def misspelled_fingerprint(m, rng):
    value = _value(m, rng, ("sha256",))
    texts = [value.text.replace(":", ""), value.text.lower(), value.text.replace(":", "-"), "SHA256:" + value.text]
    return _written(value, pick(rng, texts))


@kind(2)
def misspelled_identifier(m, rng):
    """A team, bundle, package or name that the author chose. The result is usually another valid one."""
    value = _value(m, rng, ("team", "bundle", "package", "site", "label", "name", "prefix", "path", "domain"))
    return _written(value, misspelled(value.text, rng))


@kind(2)
def identifier_with_other_characters(m, rng):
    value = _value(m, rng, ("team", "bundle", "package", "site", "prefix", "path"))
    text = value.text
    others = [f"{text}.", f".{text}", f"{text}.xcodeproj", f"{text}_1", f"${{{text}}}", f"{text[:1]} {text[1:]}", text.swapcase()]
    return _written(value, rng.choice([*others, text.replace(".", "..")]))


@kind(3)
def text_cut_short(m, rng):
    keys = ("label", "name", "pattern", "example", "url", "sha256", "bundle", "language_url", "help_desk_url")
    value = _value(m, rng, keys, lambda value: len(value.text) > 2)
    first, last = value.start + bool(value.style), value.end - bool(value.style)
    return Damage([cut(pick(rng, [place for place in range(first + 1, last) if m.text[place - 1].isalnum()]), last)])
