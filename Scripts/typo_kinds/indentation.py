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


@kind(4, derivable=True)
def tab_for_indentation(m, rng):
    line = pick(rng, [line for line in m.lines if m.indent(line)])
    kept = pick(rng, [0, 0, m.indent(line) - 2]) if m.indent(line) > 1 else 0
    return Damage([(m.starts[line] + kept, m.starts[line] + m.indent(line), "\t")], (*_wanted(m, line), "spaces"))


@kind(3, derivable=True)
def other_space(m, rng):
    """A no-break space, which a Mac types with the option key."""
    line = pick(rng, m.lines)
    spaces = [place for place in range(m.starts[line], m.code_end(line)) if m.text[place] == " "]
    place = pick(rng, spaces)
    return Damage([(place, place + 1, rng.choice("\u00a0\u00a0\u2003\u202f\u3000"))], (m.code(line).strip(), "space", "spaces"))


@kind(3, derivable=True)
def wide_punctuation(m, rng):
    """A full-width character, as a Chinese or Japanese keyboard types it."""
    wide = {":": "：", ",": "，", "[": "［", "]": "］", "{": "｛", "}": "｝", '"': "＂", "-": "－"}
    places = [pair.colon for pair in m.pairs] + m.commas + [flow.start for flow in m.flows] + [flow.end - 1 for flow in m.flows]
    place = pick(rng, places + [element.dash for element in m.elements if element.dash >= 0])
    mark = m.text[place]
    end = place + 1 + (m.text[place + 1 : place + 2] == " " and rng.random() < 0.5)
    return Damage([(place, end, wide[mark])], (f"`{mark}`", m.code(m.line(place)).strip()))
