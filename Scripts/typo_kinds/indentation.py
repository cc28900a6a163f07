"""Typos with spaces, tabs, line endings and invisible characters."""

from typo_kinds.kind import Damage, cut, insert, kind, pick


def _wanted(m, line):
    return (m.code(line), f"{m.indent(line)} spaces", f"{m.indent(line)} space", f"column {m.indent(line) + 1}")


def _deeper(m, rng, lines):
    width = rng.choice([1, 1, 2, 2, 4])
    return Damage([insert(m.starts[line], " " * width) for line in lines], _wanted(m, lines[0]))


def _shallower(m, rng, lines):
    width = pick(rng, [width for width in (1, 1, 2, 2, 4) if width <= min(map(m.indent, lines))])
    return Damage([cut(m.starts[line], m.starts[line] + width) for line in lines], _wanted(m, lines[0]))


def _block(m, rng):
    """The lines below a key, without empty ones."""
    pair = pick(rng, [pair for pair in m.opened() if m.is_own_line(pair)])
    first, count = m.lines_of(pair)
    return [line for line in range(first + rng.choice([0, 1]), first + count) if m.full(line).strip()]


@kind(6, derivable=True)
def line_indented_more(m, rng):
    return _deeper(m, rng, [pick(rng, m.lines)])


@kind(6, derivable=True)
def line_indented_less(m, rng):
    return _shallower(m, rng, [pick(rng, [line for line in m.lines if m.indent(line)])])


@kind(3, derivable=True)
def block_indented_more(m, rng):
    return _deeper(m, rng, _block(m, rng))


@kind(3, derivable=True)
def block_indented_less(m, rng):
    return _shallower(m, rng, _block(m, rng))


@kind(2, derivable=True)
def rest_of_a_block_indented_less(m, rng):
    lines = _block(m, rng)
    return _shallower(m, rng, lines[rng.randrange(len(lines)) :])


@kind(4, derivable=True)
def tab_for_indentation(m, rng):
    line = pick(rng, [line for line in m.lines if m.indent(line)])
    kept = pick(rng, [0, 0, m.indent(line) - 2]) if m.indent(line) > 1 else 0
    return Damage([(m.starts[line] + kept, m.starts[line] + m.indent(line), "\t")], (*_wanted(m, line), "spaces"))


@kind(1, derivable=True, one_cause=False)
def tabs_for_all_indentation(m, rng):
    lines = [line for line in m.lines if m.indent(line) > 1]
    edits = [(m.starts[line], m.starts[line] + m.indent(line), "\t" * (m.indent(line) // 2)) for line in lines]
    return Damage(edits, ("spaces",))


@kind(2)
def tab_after_a_colon(m, rng):
    colon = pick(rng, [pair.colon for pair in m.pairs if m.text[pair.colon + 1] == " "])
    return Damage([(colon + 1, colon + 2, "\t")])


@kind(2)
def spaces_at_the_end_of_a_line(m, rng):
    return Damage([insert(m.code_end(pick(rng, m.lines)), rng.choice([" ", "  ", "\t"]))])


@kind(1)
def carriage_return(m, rng):
    """A line break of the old Mac OS, instead of a line break or before it."""
    line = pick(rng, m.lines[:-1])
    end = m.span(line)[1] - 1
    return Damage([(end, end + rng.choice([0, 1]), "\r")], (), (m.starts[line + 1],))


@kind(1)
def windows_line_breaks_in_part(m, rng):
    lines = sorted(rng.sample(m.lines[:-1], min(len(m.lines) - 1, rng.choice([1, 3, 10]))))
    return Damage([insert(m.span(line)[1] - 1, "\r") for line in lines])


@kind(3, derivable=True)
def other_space(m, rng):
    """A no-break space, which a Mac types with the option key."""
    line = pick(rng, m.lines)
    spaces = [place for place in range(m.starts[line], m.code_end(line)) if m.text[place] == " "]
    place = pick(rng, spaces)
    return Damage([(place, place + 1, rng.choice("\u00a0\u00a0\u2003\u202f\u3000"))], (m.code(line).strip(), "space", "spaces"))


@kind(2, derivable=True)
def invisible_character(m, rng):
    value = pick(rng, [value for value in m.scalars if value.text])
    mark = rng.choice("\u200b\u200d\u00ad\ufeff\u2060\u200e")
    names = (f"U+{ord(mark):04X}", "invisible", m.source(value))
    return Damage([insert(rng.randrange(value.start, value.end + 1), mark)], names)


@kind(3, derivable=True)
def wide_punctuation(m, rng):
    """A full-width character, as a Chinese or Japanese keyboard types it."""
    wide = {":": "：", ",": "，", "[": "［", "]": "］", "{": "｛", "}": "｝", '"': "＂", "-": "－"}
    places = [pair.colon for pair in m.pairs] + m.commas + [flow.start for flow in m.flows] + [flow.end - 1 for flow in m.flows]
    place = pick(rng, places + [element.dash for element in m.elements if element.dash >= 0])
    mark = m.text[place]
    end = place + 1 + (m.text[place + 1 : place + 2] == " " and rng.random() < 0.5)
    return Damage([(place, end, wide[mark])], (f"`{mark}`", m.code(m.line(place)).strip()))


@kind(2, derivable=True)
def dash_of_a_word_processor(m, rng):
    value = pick(rng, [value for value in m.scalars if "-" in value.text])
    at = m.text.index("-", value.start)
    return Damage([(at, at + 1, rng.choice("–—‑−"))], (value.text, "`-`"))


@kind(2, derivable=True)
def letter_of_another_alphabet(m, rng):
    """A Cyrillic letter that looks like a Latin one."""
    alike = dict(zip("aceopxyi", "асеорхуі"))
    value = pick(rng, [value for value in m.scalars if set(value.text) & alike.keys()])
    at = pick(rng, [place for place in range(value.start, value.end) if m.text[place] in alike])
    return Damage([(at, at + 1, alike[m.text[at]])], (value.text,))
