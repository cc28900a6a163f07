"""Typos with quotation marks."""

from typo_kinds.kind import Damage, cut, insert, kind, pick


def _quoted(m, rng):
    return pick(rng, [value for value in m.scalars if value.style])


def _plain(m, rng):
    return pick(rng, [value for value in m.scalars if not value.style and value.text])


def _fragment(m, value):
    return (m.source(value), m.code(m.line(value.start)).strip())


@kind(6, derivable=True)
def lost_opening_quote(m, rng):
    value = _quoted(m, rng)
    return Damage([cut(value.start)], (*_fragment(m, value), f"`{value.style}`"))


@kind(6, derivable=True)
def lost_closing_quote(m, rng):
    value = _quoted(m, rng)
    return Damage([cut(value.end - 1)], (*_fragment(m, value), f"`{value.style}`"))


@kind(2)
def lost_quotes(m, rng):
    value = _quoted(m, rng)
    return Damage([cut(value.start), cut(value.end - 1)], _fragment(m, value))


@kind(5, derivable=True)
def stray_quote(m, rng):
    """`name: Olla"`, `name: "Olla`, `name: Ol"la`"""
    value = _plain(m, rng)
    at = pick(rng, [value.start, value.end, value.end, rng.randrange(value.start, value.end + 1)])
    return Damage([insert(at, rng.choice("\"\"'"))], _fragment(m, value))


@kind(3, derivable=True)
def quotes_of_two_kinds(m, rng):
    value = _quoted(m, rng)
    at = rng.choice([value.start, value.end - 1])
    return Damage([(at, at + 1, "'" if value.style == '"' else '"')], (*_fragment(m, value), f"`{value.style}`"))


@kind(4, derivable=True)
def typographic_quotes(m, rng):
    value = pick(rng, m.scalars) if rng.random() < 0.3 else _quoted(m, rng)
    first, last = rng.choice(["“”", "“”", "„“", "‘’", "«»", "””", ("« ", " »")])
    return Damage([(value.start, value.end, f"{first}{value.text}{last}")], _fragment(m, value))


@kind(2, derivable=True)
def one_typographic_quote(m, rng):
    value = _quoted(m, rng)
    at, mark = rng.choice([(value.start, "“"), (value.end - 1, "”")])
    return Damage([(at, at + 1, mark)], (*_fragment(m, value), f"`{value.style}`"))


@kind(2, derivable=True)
def backticks_for_quotes(m, rng):
    value = _quoted(m, rng)
    return Damage([(value.start, value.end, f"`{value.text}`")], _fragment(m, value))


@kind(3, derivable=True)
def doubled_quote(m, rng):
    value = _quoted(m, rng)
    return Damage([insert(rng.choice([value.start, value.end]), value.style)], _fragment(m, value))


@kind(4, derivable=True)
def quotes_in_a_wrong_place(m, rng):
    """`name: Ol"la"`, `"name: Olla"`, `"[a, b]"`"""
    match rng.choice(["within", "around pair", "around list"]):
        case "within":
            value = _plain(m, rng)
            at = rng.randrange(value.start, value.end)
            end = pick(rng, [value.end, rng.randrange(at + 1, value.end + 1)])
            return Damage([insert(at, '"'), insert(end, '"')], _fragment(m, value))
        case "around pair":
            pair = pick(rng, [pair for pair in m.inline() if not pair.key.style and not pair.value.style])
            return Damage([insert(pair.key.start, '"'), insert(pair.value.end, '"')], (m.written(pair), m.code(m.line(pair.key.start)).strip()))
        case "around list":
            flow = pick(rng, [flow for flow in m.flows if '"' not in m.source(flow) and "\n" not in m.source(flow)])
            return Damage([insert(flow.start, '"'), insert(flow.end, '"')], _fragment(m, flow))


@kind(2)
def quotes_around_a_key_or_value(m, rng):
    """Quotes around a plain text, which usually stays valid."""
    value = _plain(m, rng)
    mark = rng.choice("\"'")
    return Damage([insert(value.start, mark), insert(value.end, mark)])


@kind(2, derivable=True)
def space_within_quotes(m, rng):
    value = _quoted(m, rng)
    return Damage([insert(rng.choice([value.start + 1, value.end - 1]), " ")], _fragment(m, value))
