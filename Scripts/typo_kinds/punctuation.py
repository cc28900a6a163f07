"""Typos with colons, commas, dashes and the spaces after them."""

from typo_kinds.kind import Damage, cut, insert, kind, pick


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


@kind(2)
def lost_space_after_comma(m, rng):
    return Damage([cut(pick(rng, [comma + 1 for comma in m.commas if m.text[comma + 1] == " "]))])


@kind(4, derivable=True)
def lost_space_after_dash(m, rng):
    dash = pick(rng, [element.dash for element in m.elements if element.dash >= 0 and m.text[element.dash + 1] == " "])
    line = m.code(m.line(dash)).strip()
    return Damage([cut(dash + 1, dash + 1 + len(line[1:]) - len(line[1:].lstrip()))], (line, "space after `-`"))


@kind(2)
def space_before_colon(m, rng):
    return Damage([insert(pick(rng, m.pairs).colon, " ")])


@kind(2, derivable=True)
def space_before_colon_and_none_after(m, rng):
    pair = _colon(m, rng)
    return Damage([(pair.colon, pair.colon + 2, " :")], _fragment(m, pair))


@kind(8, derivable=True)
def lost_colon(m, rng):
    pair = pick(rng, m.pairs)
    return Damage([cut(pair.colon)], (*_fragment(m, pair), f"{m.source(pair.key)}:"))


@kind(4, derivable=True)
def colon_too_early(m, rng):
    pair = _colon(m, rng)
    before = pair.colon - rng.choice([1, 1, 2])
    moved = ":" + m.text[before : pair.colon]
    if m.source(pair.key) in moved or pair.key.style:
        return lost_colon(m, rng)
    return Damage([(before, pair.colon + 1, moved)], (*_fragment(m, pair), f"{m.source(pair.key)}:"))


@kind(2, derivable=True)
def colon_too_late(m, rng):
    pair = _colon(m, rng)
    after = pair.colon + rng.choice([2, 3])
    return Damage([(pair.colon, after, m.text[pair.colon + 1 : after] + ":")], (*_fragment(m, pair), f"{m.source(pair.key)}:"))


@kind(4, derivable=True)
def comma_for_colon(m, rng):
    pair = _colon(m, rng)
    return Damage([(pair.colon, pair.colon + rng.choice([1, 2]), ",")], _fragment(m, pair))


@kind(4, derivable=True)
def semicolon_for_colon(m, rng):
    pair = pick(rng, m.pairs)
    return Damage([(pair.colon, pair.colon + 1, ";")], (*_fragment(m, pair), f"{m.source(pair.key)}:"))


@kind(4, derivable=True)
def equals_for_colon(m, rng):
    pair = _colon(m, rng)
    end = pair.colon + 2 if pair.value.kind != "scalar" else pair.value.start
    return Damage([(pair.colon, end, rng.choice(["=", " = ", "= ", "=> "]))], _fragment(m, pair))


@kind(4, derivable=True)
def doubled_colon(m, rng):
    pair = pick(rng, m.pairs)
    return Damage([insert(pair.colon, rng.choice([":", ":", ": "]))], (*_fragment(m, pair), f"{m.source(pair.key)}:"))


@kind(4, derivable=True)
def lost_comma(m, rng):
    comma = pick(rng, m.commas)
    return Damage([cut(comma)], (m.code(m.line(comma)).strip(), "`,`"))


@kind(4, derivable=True)
def other_character_for_comma(m, rng):
    comma = pick(rng, m.commas)
    return Damage([(comma, comma + 1, rng.choice([";", ".", ":", " |", "、"]))], (m.code(m.line(comma)).strip(), "`,`"))


@kind(4, derivable=True)
def doubled_comma(m, rng):
    comma = pick(rng, m.commas)
    return Damage([insert(comma, rng.choice([",", ", "]))], (m.code(m.line(comma)).strip(), "`,`"))


@kind(3, derivable=True)
def comma_at_end_of_line(m, rng):
    pair = pick(rng, [pair for pair in m.pairs if m.is_own_line(pair) and m.line(pair.colon) == m.line(pair.value.end - 1)])
    return Damage([insert(pair.value.end, rng.choice([",", ",", ";"]))], (*_fragment(m, pair)[:2], "`,`", "`;`"))


@kind(3, derivable=True)
def doubled_dash(m, rng):
    dash = pick(rng, [element.dash for element in m.elements if element.dash >= 0])
    return Damage([insert(dash, rng.choice(["-", "- "]))], (m.code(m.line(dash)).strip(), "`-`"))


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


@kind(3, derivable=True)
def doubled_key(m, rng):
    """`content: content: city`"""
    pair = _colon(m, rng)
    return Damage([insert(pair.key.start, m.source(pair.key) + ": ")], (*_fragment(m, pair)[:2], m.source(pair.value)))


@kind(2, derivable=True)
def row_in_the_style_of_json(m, rng):
    pair = pick(rng, [pair for pair in m.inline() if not pair.in_flow and not pair.key.style])
    value = m.source(pair.value) if pair.value.style else f'"{m.source(pair.value)}"'
    return Damage([(pair.key.start, pair.value.end, f'"{pair.key.text}": {value},')], (m.written(pair), "`,`"))
