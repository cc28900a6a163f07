"""Typos with colons, commas, dashes, brackets and quotation marks."""

from typo_kinds.kind import Damage, cut, insert, kind, pick

OTHER = {"]": "}", "}": "]"}


def _colon(m, rng):
    """A pair whose colon is followed by a space and a value on the same line."""
    return pick(rng, [pair for pair in m.pairs if m.text[pair.colon + 1] == " " and m.line(pair.value.start) == m.line(pair.colon)])


def _fragment(m, pair):
    """The texts that a help must contain for a pair: all of it, or its beginning if it is long."""
    return (m.written(pair), m.code(m.line(pair.key.start)).strip(), f"{m.source(pair.key)}: ")


@kind(8, derivable=True)
def lost_space_after_colon(m, rng):
    pair = _colon(m, rng)
    end = pair.value.start if pair.value.kind == "scalar" else pair.colon + 2
    return Damage([cut(pair.colon + 1, end)], (*_fragment(m, pair), "space after `:`"))


@kind(4, derivable=True)
def lost_space_after_dash(m, rng):
    dash = pick(rng, [element.dash for element in m.elements if element.dash >= 0 and m.text[element.dash + 1] == " "])
    line = m.code(m.line(dash)).strip()
    return Damage([cut(dash + 1, dash + 1 + len(line[1:]) - len(line[1:].lstrip()))], (line, "space after `-`"))


@kind(8, derivable=True)
def lost_colon(m, rng):
    pair = pick(rng, m.pairs)
    return Damage([cut(pair.colon)], (*_fragment(m, pair), f"{m.source(pair.key)}:"))


@kind(8, derivable=True)
def other_character_for_colon(m, rng):
    pair = _colon(m, rng)
    end = pair.colon + 2 if pair.value.kind != "scalar" else pair.value.start
    return Damage([(pair.colon, end, rng.choice(["; ", "; ", "=", " = ", "= ", "=> "]))], _fragment(m, pair))


@kind(4, derivable=True)
def doubled_colon(m, rng):
    pair = pick(rng, m.pairs)
    return Damage([insert(pair.colon, rng.choice([":", ":", ": "]))], (*_fragment(m, pair), f"{m.source(pair.key)}:"))


@kind(12, derivable=True)
def lost_or_other_comma(m, rng):
    comma = pick(rng, m.commas)
    written = rng.choice(["", "", ",,", ",, ", ";", ".", ":", " |", "、"])
    return Damage([(comma, comma + 1, written)], (m.code(m.line(comma)).strip(), "`,`"))


@kind(3, derivable=True)
def lost_dash(m, rng):
    element = pick(rng, [element for element in m.elements if element.dash >= 0])
    space = rng.random() < 0.5
    line = m.code(m.line(element.dash)).strip()
    return Damage([(element.dash, element.value.start, "  " if space else "")], (line, "- ", "`-`"))


@kind(3, derivable=True)
def dash_before_a_key(m, rng):
    pair = pick(rng, [pair for pair in m.pairs if m.is_own_line(pair) and m.text[pair.key.start - 2 : pair.key.start] != "- "])
    return Damage([insert(pair.key.start, "- ")], (*_fragment(m, pair), "`-`"))


def _bracket(m, rng, is_opening, write):
    """Edits one bracket of a pair; the other one is an equally good place for a finding."""
    flow = pick(rng, m.flows)
    at, partner = (flow.start, flow.end - 1) if is_opening else (flow.end - 1, flow.start)
    mark = m.text[at]
    return Damage([(at, at + 1, write(mark))], (m.code(m.line(at)).strip(), f"`{mark}`"), (partner,))


@kind(14, derivable=True)
def lost_bracket(m, rng):
    return _bracket(m, rng, rng.random() < 0.4, lambda mark: "")


@kind(5, derivable=True)
def closing_bracket_of_the_wrong_kind(m, rng):
    return _bracket(m, rng, False, lambda mark: rng.choice([OTHER[mark], OTHER[mark], ")"]))


@kind(4, derivable=True)
def doubled_bracket(m, rng):
    return _bracket(m, rng, rng.random() < 0.5, lambda mark: mark * 2)


@kind(3, derivable=True)
def empty_element(m, rng):
    """`-` alone on a line."""
    element = pick(rng, [element for element in m.elements if element.dash >= 0])
    line = m.line(element.dash)
    at = pick(rng, [m.span(line)[0], m.span(m.line(element.value.end - 1))[1]])
    spaces = " " * (element.dash - m.starts[line])
    return Damage([insert(at, spaces + rng.choice(["-\n", "- \n"]))], ("`-`",))


@kind(4, derivable=True)
def doubled_element(m, rng):
    element = pick(rng, m.elements)
    if element.dash < 0:
        return Damage([insert(element.value.end, ", " + m.source(element.value))], (m.source(element.value), "delete"))
    start, end = m.span(m.line(element.dash), m.line(element.value.end - 1) - m.line(element.dash) + 1)
    return Damage([insert(end, m.text[start:end])], (m.source(element.value), "delete"), (start,))


def _quoted(m, rng):
    return pick(rng, [value for value in m.scalars if value.style])


def _plain(m, rng):
    return pick(rng, [value for value in m.scalars if not value.style and value.text])


def _text(m, value):
    return (m.source(value), m.code(m.line(value.start)).strip())


@kind(12, derivable=True)
def lost_quote(m, rng):
    value = _quoted(m, rng)
    return Damage([cut(rng.choice([value.start, value.end - 1]))], (*_text(m, value), f"`{value.style}`"))


@kind(5, derivable=True)
def stray_quote(m, rng):
    """`name: Olla"`, `name: "Olla`, `name: Ol"la`"""
    value = _plain(m, rng)
    at = pick(rng, [value.start, value.end, value.end, rng.randrange(value.start, value.end + 1)])
    return Damage([insert(at, rng.choice("\"\"'"))], _text(m, value))


@kind(3, derivable=True)
def quotes_of_two_kinds(m, rng):
    value = _quoted(m, rng)
    at = rng.choice([value.start, value.end - 1])
    return Damage([(at, at + 1, "'" if value.style == '"' else '"')], (*_text(m, value), f"`{value.style}`"))


@kind(4, derivable=True)
def typographic_quotes(m, rng):
    value = pick(rng, m.scalars) if rng.random() < 0.3 else _quoted(m, rng)
    first, last = rng.choice(["“”", "“”", "„“", "‘’", "«»", "””", ("« ", " »")])
    return Damage([(value.start, value.end, f"{first}{value.text}{last}")], _text(m, value))


@kind(2)
def quotes_around_a_key_or_value(m, rng):
    """Quotes around a plain text, which usually stays valid."""
    value = _plain(m, rng)
    mark = rng.choice("\"'")
    return Damage([insert(value.start, mark), insert(value.end, mark)])
