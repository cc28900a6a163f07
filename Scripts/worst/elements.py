"""The elements that fill a list or a mapping: the same one again and again, unknown, invalid or nearly equal ones.

An element is a text on one line. The element of a mapping includes its key.
"""

import itertools

from manifest import ELEMENTS, MOST, SECTIONS, tag
from standards import COUNTRIES, LANGUAGES
from writing import flow, pair

LETTERS = "abcdefghijklmnopqrstuvwxyz"
# The longest allowed name, for comparisons that take long.
LONG = "name_of_forty_letters_that_are_compared"


def near(text, number):
    """Texts at an edit distance of 1 from a text. After those, texts at a distance of 1 from these."""
    more, edit = divmod(number, 2 * len(LETTERS) * len(text))
    text = near(text, more - 1) if more else text
    position, letter = divmod(edit, 2 * len(LETTERS))
    end = position + 1 if letter < len(LETTERS) else position
    return text[:position] + LETTERS[letter % len(LETTERS)] + text[end:]


def code(number, length=3):
    """Distinct codes of letters, in alphabetical order."""
    return "".join(LETTERS[number // len(LETTERS) ** place % len(LETTERS)] for place in reversed(range(length)))


UNKNOWN_LANGUAGES = [code(number) for number in range(len(LETTERS) ** 3) if code(number) not in set(LANGUAGES)]
UNKNOWN_COUNTRIES = [code(number, 2) for number in range(len(LETTERS) ** 2) if code(number, 2) not in set(COUNTRIES)]


# Elements with the right form that are unknown.
UNKNOWN = {
    "countries.*": lambda number, row: UNKNOWN_COUNTRIES[number % len(UNKNOWN_COUNTRIES)] + "x" * (number // len(UNKNOWN_COUNTRIES)),
    "countries.*.languages.[]": lambda number, row: f"{tag(UNKNOWN_LANGUAGES, number)}-{row.upper()}",
    # Languages that exist, but not in the app.
    "countries.*.names.*": lambda number, row: tag(LANGUAGES, number),
}
# Valid elements that are texts, if the usual ones are mappings.
TEXTS = {"countries.*.accepts.[]": "subdomain"}
MISSHAPEN = ["{}", "[]", "{ a: b }", "[[a]]", '""', "", "{ a: [b], c: d }"]
LIST_KINDS = ("same", "unknown", "invalid", "misshapen", "near", "long near", "distinct")
TABLE_KINDS = (*LIST_KINDS, "alike")
MAPPING_KINDS = ("same", "unknown", "invalid", "misshapen", "near")
PROPERTY_KINDS = ("same", "unknown", "invalid", "misshapen", "near", "distinct")
KINDS = {"list": LIST_KINDS, "table": TABLE_KINDS, "mapping": MAPPING_KINDS}


def text(kind, base, unknown, number, row=""):
    """A text of a kind. `base` is a valid one."""
    match kind:
        case "same":
            return base
        case "unknown":
            return unknown(number, row) if unknown else f"unknown{number}"
        case "invalid":
            return f"é {number} !/"
        case "near":
            return near(base, number)
        case "long near":
            return near(LONG, number)


def listed(path, kind, row):
    """The elements of a list."""
    make = ELEMENTS[path]
    base = TEXTS.get(path) or make(0, row)
    for number in numbers(path, kind):
        if kind == "distinct":
            yield flow(make(number, row))
        elif kind == "misshapen":
            yield MISSHAPEN[number % len(MISSHAPEN)] or "{ b: c }"
        else:
            yield flow(text(kind, base, UNKNOWN.get(path), number, row))


def tabled(path, kind, row):
    """The rows of a table."""
    make = ELEMENTS[path]
    base, value = make(0, row)
    for number in numbers(path, kind):
        if kind in ("distinct", "alike"):
            name, own = make(number, row)
            yield pair(name, value if kind == "alike" else own)
        elif kind == "misshapen":
            yield f"{flow(make(number % MOST.get(path, number + 1), row)[0])}: {MISSHAPEN[number % len(MISSHAPEN)]}"
        else:
            yield pair(text(kind, base, UNKNOWN.get(path), number, row), value)


def keyed(keys, kind, values):
    """The keys of a mapping. `values` has valid values for the possible keys."""
    names = list(keys) or ["key"]
    for number in itertools.count():
        name = names[number % len(names)]
        value = values.get(name, "x")
        if kind == "same":
            yield pair(name, value)
        elif kind == "misshapen":
            yield f"{name if number % 2 else f'unknown_{number}'}: {MISSHAPEN[number % len(MISSHAPEN)]}"
        elif kind == "invalid":
            # A key that is a list.
            yield f"[{name}, {number}]: {number}"
        else:
            yield pair(text(kind, name, None, number // len(names) if kind == "near" else number), value)


def numbers(path, kind):
    """Numbers for the elements. A section has a limit for rows of any kind; other lists only for valid elements."""
    isSection = path in SECTIONS and kind != "same"
    return range(MOST[path]) if path in MOST and (isSection or kind in ("distinct", "alike")) else itertools.count()


# MARK: Properties of elements


def with_property(path, shape, key, schemas, example, kind, are_alike):
    """Elements that are mappings and have a key whose value is of a kind. With `are_alike`, nothing else in them
    differs."""
    make = ELEMENTS[path]

    def elements(row):
        # Tables need distinct names, and there can be more of them than are valid.
        for number in itertools.count():
            good = make((0 if are_alike else number) % MOST.get(path, number + 1), row)
            value = property_value(schemas, example, kind, number)
            if shape == "table":
                name, rest = good
                name = name if number < MOST.get(path, number + 1) else f"{name}{number}"
                rest = rest if isinstance(rest, dict) else {}
                yield f"{flow(name)}: {_with(rest, key, value)}"
            else:
                yield _with(good if isinstance(good, dict) else {"locale": good}, key, value)

    return elements


def _with(mapping, key, value):
    """A mapping on one line. One value is already text."""
    parts = [pair(name, other) for name, other in mapping.items() if name != key]
    return "{" + ", ".join([*parts, f"{key}: {value}"]) + "}"


def property_value(schemas, example, kind, number):
    """A value of a kind, as text, for a key with these schemas."""
    if kind == "misshapen":
        return MISSHAPEN[number % len(MISSHAPEN)]
    schema = schemas[0]
    if "enum" in schema:
        base, distinct = schema["enum"][0], schema["enum"][number % len(schema["enum"])]
    elif schema.get("type") in ("integer", "boolean"):
        base, distinct = example, schema.get("minimum", 0) + number
    else:
        base = str(example)
        distinct = f"{base}{number}"
    return flow(distinct if kind == "distinct" else base if kind == "same" else text(kind, str(base), None, number))
