"""Typos with whole lines, their breaks and their indentation, and with characters that look like others."""

from typo_kinds.kind import Damage, cut, insert, kind, pick
from typo_kinds.values import uses_of_names

ELSEWHERE = ["pt", "fi", "pl", "gr", "hu", "nz", "jp", "br"]


@kind(18, derivable=True)
def lost_line_break(m, rng):
    """`tld: pt hosts: tld`, `jp: status: planned`, `us: { … } gb: { … }`"""
    scalars = {m.line(value.end - 1) for value in m.scalars if not value.style}
    plain = [line for line in m.lines if m.full(line) == m.code(line) and line + 1 in m.lines]
    after_a_key = [line for line in plain if m.full(line).endswith(":")]
    after_a_bracket = [line for line in plain if m.full(line).endswith(("}", "]"))]
    after_a_scalar = [line for line in plain if line in scalars and line not in (*after_a_key, *after_a_bracket)]
    line = pick(rng, pick(rng, [after_a_scalar, after_a_key, after_a_bracket]))
    below = m.starts[line + 1] + m.indent(line + 1)
    kept = rng.choice([" ", " ", "", " " * m.indent(line + 1)])
    return Damage([(m.starts[line + 1] - 1, below, kept)], (m.code(line + 1).strip(),))


@kind(3, derivable=True)
def line_broken_at_a_space(m, rng):
    spaces = [place for line in m.lines for place in range(m.starts[line] + m.indent(line), m.code_end(line)) if m.text[place] == " "]
    place = pick(rng, spaces)
    line = m.line(place)
    below = " " * pick(rng, [0, m.indent(line), m.indent(line) + 2])
    return Damage([(place, place + 1, "\n" + below)], (m.code(line).strip(),))


def _gone(m, start, end):
    """Other locations that show that lines are missing: the key above them, the start of its mapping, and each use of
    their names."""
    keys = {pair.path: pair for pair in m.pairs}
    gone = [pair.path for pair in m.pairs if start <= pair.key.start < end]
    for parent in [keys[path[:-1]] for path in gone if path[:-1] in keys]:
        yield from (parent.key.start, parent.value.start)
    yield from (value.start for value, section in uses_of_names(m) if (section, value.text) in gone)


def _hidden(m, start, end):
    """The same for lines that became a comment, with the lines around them."""
    first, last = m.line(start), m.line(end - 1)
    around = [[line for line in m.lines if line < first][-1:], [line for line in m.lines if line > last][:1]]
    return (*_gone(m, start, end), *(m.starts[line] for lines in around for line in lines))


def _lost(m, start, end, wanted=()):
    """Each line is a separate edit, because a fix can restore some of them."""
    lines = range(m.line(start), m.line(end - 1) + 1)
    edits = [cut(max(start, m.span(line)[0]), min(end, m.span(line)[1])) for line in lines[:3]]
    edits = [*edits, cut(edits[-1][1], end)] if edits[-1][1] < end else edits
    return Damage(edits, wanted, tuple(offset for offset in _gone(m, start, end) if not start <= offset < end))


@kind(8)
def lost_line(m, rng):
    return _lost(m, *m.span(pick(rng, m.lines)))


@kind(4, derivable=True)
def lost_key_line(m, rng):
    """Loses the line of a key whose value is below: `account_form:`."""
    pair = pick(rng, [pair for pair in m.opened() if not pair.is_row and m.is_own_line(pair)])
    return _lost(m, *m.span(m.line(pair.key.start)), (pair.key.text,))


@kind(4)
def lost_row_line(m, rng):
    """Loses the line of a row: `it:`."""
    pair = pick(rng, [pair for pair in m.opened() if pair.is_row])
    return _lost(m, *m.span(m.line(pair.key.start)))


@kind(6, derivable=True)
def doubled_line(m, rng):
    line = pick(rng, m.lines)
    start, end = m.span(line)
    return Damage([insert(end, m.text[start:end])], (m.code(line).strip(), "delete", "remove"), (start,))


@kind(4, one_cause=False)
def moved_line(m, rng):
    line = pick(rng, m.lines)
    start, end = m.span(line)
    target = m.span(max(0, min(len(m.starts) - 2, line + rng.choice([-5, -3, -2, -1, 1, 2, 3, 5]))))
    at = target[0] if target[0] < start else target[1]
    return Damage([cut(start, end), insert(at, m.text[start:end])])


def _block(m, rng, pairs):
    pair = pick(rng, pairs)
    return pair, m.span(*m.lines_of(pair))


@kind(4, derivable=True)
def block_pasted_twice(m, rng):
    _, (start, end) = _block(m, rng, [pair for pair in m.opened() if m.is_own_line(pair)])
    return Damage([insert(end, m.text[start:end])], ("delete", "remove", "merge"), tuple(range(start, end)))


@kind(4, one_cause=False)
def row_pasted_under_another_name(m, rng):
    """Duplicates a row with a new name, and edits at most one other line."""
    pair, (start, end) = _block(m, rng, [pair for pair in m.rows() if pair.path[0] == "countries"])
    code = pick(rng, [code for code in ELSEWHERE if ("countries", code) not in {row.path for row in m.rows()}])
    text = m.text[start : pair.key.start] + code + m.text[pair.key.end : end]
    if rng.random() < 0.5:
        text = text.replace(f"tld: {pair.path[1]}", f"tld: {code}")
    return Damage([insert(end, text)], (), tuple(range(start, end)))


@kind(4)
def line_commented_out(m, rng):
    line = pick(rng, m.lines)
    at = pick(rng, [m.starts[line], m.starts[line] + m.indent(line)])
    return Damage([insert(at, rng.choice(["#", "# ", "# "]))], (), _hidden(m, *m.span(line)))


@kind(3, derivable=True)
def comment_without_its_mark(m, rng):
    start, end = pick(rng, [(a, b) for a, b in m.comments if b - a > 1])
    return Damage([cut(start, start + 1 + (m.text[start + 1] == " "))], (m.text[start:end], "`#`", "comment"))


@kind(2, one_cause=False)
def file_cut_in_a_line(m, rng):
    line = pick(rng, m.lines[len(m.lines) // 2 :])
    return _lost(m, rng.randrange(m.starts[line] + m.indent(line), m.code_end(line)), len(m.text))


@kind(3)
def merge_conflict(m, rng):
    line = pick(rng, m.lines)
    start, end = m.span(line, rng.choice([1, 1, 2, 3]))
    ours = m.text[start:end]
    words = [value for value in m.scalars if start <= value.start and value.end <= end and value.text]
    value = pick(rng, words)
    theirs = m.text[start : value.start] + pick(rng, m.scalars).text + m.text[value.end : end]
    marks = ["<<<<<<< HEAD\n", "=======\n", f">>>>>>> {rng.choice(['main', 'add-portugal', 'a1b2c3d'])}\n"]
    return Damage([(start, end, marks[0] + ours + marks[1] + theirs + marks[2])])


def _wanted(m, line):
    return (m.code(line), f"{m.indent(line)} spaces", f"{m.indent(line)} space", f"column {m.indent(line) + 1}")


def _indented(m, rng, lines):
    """Some lines, indented more or less."""
    width = rng.choice([1, 1, 2, 2, 4])
    if width > min(map(m.indent, lines)) or rng.random() < 0.5:
        edits = [insert(m.starts[line], " " * width) for line in lines]
    else:
        edits = [cut(m.starts[line], m.starts[line] + width) for line in lines]
    return Damage(edits, _wanted(m, lines[0]))


@kind(12, derivable=True)
def line_indented_otherwise(m, rng):
    return _indented(m, rng, [pick(rng, m.lines)])


@kind(6, derivable=True)
def block_indented_otherwise(m, rng):
    """The lines below a key, with the key or without it."""
    pair = pick(rng, [pair for pair in m.opened() if m.is_own_line(pair)])
    first, count = m.lines_of(pair)
    lines = range(first + rng.choice([0, 1]), first + count)
    return _indented(m, rng, [line for line in lines if m.full(line).strip()])


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
def letter_of_another_alphabet(m, rng):
    """A Cyrillic letter that looks like a Latin one."""
    alike = dict(zip("aceopxyi", "асеорхуі"))
    value = pick(rng, [value for value in m.scalars if set(value.text) & alike.keys()])
    at = pick(rng, [place for place in range(value.start, value.end) if m.text[place] in alike])
    return Damage([(at, at + 1, alike[m.text[at]])], (value.text,))
