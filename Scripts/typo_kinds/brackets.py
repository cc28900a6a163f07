"""Typos with brackets, braces and lists."""

from typo_kinds.kind import Damage, cut, insert, kind, pick

OTHER = {"[": "{", "]": "}", "{": "[", "}": "]"}


def _fragment(m, offset, mark):
    return (m.code(m.line(offset)).strip(), f"`{mark}`")


def _side(m, rng, is_opening):
    """The offset of a bracket, the bracket, and the offset of its partner."""
    flow = pick(rng, m.flows)
    first, last = flow.start, flow.end - 1
    return (first, m.text[first], last) if is_opening else (last, m.text[last], first)


def _edited(m, edit, at, mark, partner):
    return Damage([edit], _fragment(m, at, mark), (partner,))


@kind(6, derivable=True)
def lost_opening_bracket(m, rng):
    at, mark, partner = _side(m, rng, True)
    return _edited(m, cut(at), at, mark, partner)


@kind(8, derivable=True)
def lost_closing_bracket(m, rng):
    at, mark, partner = _side(m, rng, False)
    return _edited(m, cut(at), at, mark, partner)


@kind(3, derivable=True)
def lost_brackets(m, rng):
    flow = pick(rng, m.flows)
    return Damage([cut(flow.start), cut(flow.end - 1)], _fragment(m, flow.start, m.source(flow)))


@kind(5, derivable=True)
def closing_bracket_of_the_wrong_kind(m, rng):
    at, mark, partner = _side(m, rng, False)
    return _edited(m, (at, at + 1, rng.choice([OTHER[mark], OTHER[mark], ")"])), at, mark, partner)


@kind(3, derivable=True)
def opening_bracket_of_the_wrong_kind(m, rng):
    at, mark, partner = _side(m, rng, True)
    return _edited(m, (at, at + 1, rng.choice([OTHER[mark], OTHER[mark], "("])), at, mark, partner)


@kind(3, derivable=True)
def brackets_of_the_wrong_kind(m, rng):
    flow = pick(rng, m.flows)
    first, last = m.text[flow.start], m.text[flow.end - 1]
    a, b = rng.choice([OTHER[first] + OTHER[last], OTHER[first] + OTHER[last], "()"])
    return Damage([(flow.start, flow.start + 1, a), (flow.end - 1, flow.end, b)], (*_fragment(m, flow.start, first), m.source(flow)))


@kind(4, derivable=True)
def doubled_bracket(m, rng):
    at, mark, partner = _side(m, rng, rng.random() < 0.5)
    return _edited(m, insert(at, mark), at, mark, partner)


@kind(3, derivable=True)
def closing_bracket_too_early(m, rng):
    """`[a, b], c`"""
    commas = [(comma, flow) for flow in m.flows for comma in m.commas if flow.start < comma < flow.end]
    commas = [(comma, flow) for comma, flow in commas if not any(comma in range(f.start, f.end) and f.start > flow.start for f in m.flows)]
    comma, flow = pick(rng, commas)
    return Damage([insert(comma, m.text[flow.end - 1]), cut(flow.end - 1)], (m.code(m.line(comma)).strip(), m.source(flow)), (flow.end - 1,))


@kind(3, derivable=True)
def bracket_alone_on_a_line(m, rng):
    line = pick(rng, m.lines)
    spaces = " " * pick(rng, [0, m.indent(line)])
    mark = rng.choice("}]}]{[")
    return Damage([insert(m.span(line)[1], f"{spaces}{mark}\n")], (f"`{mark}`",))


@kind(3)
def only_an_opening_bracket(m, rng):
    """`languages: [`"""
    flow = pick(rng, [flow for flow in m.flows if "\n" not in m.source(flow) and flow.end - flow.start > 2])
    return Damage([cut(flow.start + 1, flow.end)])


@kind(2)
def empty_brackets(m, rng):
    flow = pick(rng, [flow for flow in m.flows if flow.end - flow.start > 2 and "\n" not in m.source(flow)])
    return Damage([cut(flow.start + 1, flow.end - 1)])


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


@kind(3, derivable=True)
def element_where_a_key_must_be(m, rng):
    """`- xcode` among the keys of a row."""
    pair = pick(rng, [pair for pair in m.pairs if m.is_own_line(pair)])
    first, count = m.lines_of(pair)
    word = pick(rng, [pair.key.text, "xcode", "a", pick(rng, m.scalars).text])
    return Damage([insert(m.span(first + count - 1)[1], " " * (pair.key.start - m.starts[first]) + f"- {word}\n")], (f"- {word}", "`-`"))


@kind(3, derivable=True)
def keys_lost_their_dash(m, rng):
    """A language in braces becomes keys of its row."""
    element = pick(rng, [element for element in m.elements if element.dash >= 0 and element.value.kind == "mapping"])
    return Damage([cut(element.dash, element.value.start)], (m.code(m.line(element.dash)).strip(), "`-`"))


@kind(2)
def list_for_a_scalar(m, rng):
    pair = pick(rng, m.inline())
    return Damage([insert(pair.value.start, "["), insert(pair.value.end, "]")], (m.written(pair), m.source(pair.value)))
