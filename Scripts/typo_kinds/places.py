"""A valid manifest as text, and the locations of its keys, values, brackets and comments."""

import bisect
import collections
import dataclasses
import re

import yaml

# The mappings whose keys are names that the author chooses.
NAMED = ("environments", "services", "apps", "form_fields", "countries")


@dataclasses.dataclass(frozen=True)
class Value:
    start: int
    end: int
    kind: str  # scalar, mapping or sequence
    style: str  # of a scalar: its quotes; of a collection: flow or block
    text: str  # of a scalar
    path: tuple


@dataclasses.dataclass(frozen=True)
class Pair:
    key: Value
    colon: int
    value: Value
    in_flow: bool

    @property
    def path(self):
        return self.value.path

    @property
    def is_row(self):
        return len(self.path) == 2 and self.path[0] in NAMED


@dataclasses.dataclass(frozen=True)
class Element:
    """An element of a sequence; `dash` is -1 in brackets."""

    dash: int
    value: Value


class Manifest:
    def __init__(self, name, text):
        self.name, self.text = name, text
        self.starts = [0, *(match.end() for match in re.finditer("\n", text))]
        self.values, self.pairs, self.elements, self.commas = [], [], [], []
        self._read(yaml.compose(text, yaml.BaseLoader), (), False)
        self.scalars = [value for value in self.values if value.kind == "scalar"]
        # `[a: b]` contains a mapping without braces.
        self.flows = [value for value in self.values if value.style == "flow" and text[value.start] in "[{"]
        self.comments = self._comments()
        self.lines = [line for line in range(len(self.starts)) if self.code(line).strip()]
        self.pairs.sort(key=lambda pair: pair.key.start)
        self.by_parent = collections.defaultdict(list)
        for pair in self.pairs:
            self.by_parent[pair.path[:-1]].append(pair)

    def _read(self, node, path, in_flow):
        style = node.style or "" if node.id == "scalar" else ("flow" if node.flow_style else "block")
        start, end = node.start_mark.index, node.end_mark.index
        text = node.value if node.id == "scalar" else ""
        value = Value(start, end, node.id, style, text, path)
        self.values.append(value)
        inner = []
        if node.id == "mapping":
            for key_node, value_node in node.value:
                key = self._read(key_node, (*path, "KEY"), style == "flow")
                inner.append(self._read(value_node, (*path, key.text), style == "flow"))
                self.pairs.append(Pair(key, self.text.index(":", key.end), inner[-1], style == "flow"))
        elif node.id == "sequence":
            for element in node.value:
                inner.append(self._read(element, (*path, "[]"), style == "flow"))
                dash = -1 if style == "flow" else self.text.rindex("-", 0, inner[-1].start)
                self.elements.append(Element(dash, inner[-1]))
        if style == "flow":
            gaps = zip([child.end for child in inner], [child.start for child in inner][1:])
            self.commas += [self.text.index(",", after, before) for after, before in gaps]
        return value

    def _comments(self):
        """The spans of comments. A `#` within a text does not start one."""
        starts = [value.start for value in sorted(self.scalars, key=lambda value: value.start)]
        ends = {value.start: value.end for value in self.scalars}

        def is_text(offset):
            place = bisect.bisect_right(starts, offset) - 1
            return place >= 0 and offset < ends[starts[place]]

        spans = []
        for match in re.finditer(r"(?m)(?:^|(?<=[ \t]))#.*$", self.text):
            if not is_text(match.start()):
                spans.append((match.start(), match.end()))
        return [span for span in spans if not any(a < span[0] < b for a, b in spans)]

    def line(self, offset):
        """The number of a line, from 0."""
        return bisect.bisect_right(self.starts, offset) - 1

    def span(self, line, count=1):
        """The span of some lines, with their line breaks."""
        last = line + count
        return self.starts[line], self.starts[last] if last < len(self.starts) else len(self.text)

    def full(self, line):
        start, end = self.span(line)
        return self.text[start:end].removesuffix("\n")

    def code(self, line):
        """A line without its comment."""
        start, end = self.span(line)
        comment = next((a for a, b in self.comments if start <= a < end), end)
        return self.text[start:comment].rstrip()

    def indent(self, line):
        full = self.full(line)
        return len(full) - len(full.lstrip(" "))

    def code_end(self, line):
        return self.starts[line] + len(self.code(line))

    def source(self, value):
        return self.text[value.start : value.end]

    def written(self, pair):
        """A pair as it would be on one line."""
        return f"{self.source(pair.key)}: {self.source(pair.value)}"

    def lines_of(self, pair):
        """The first line of a pair and the number of its lines, without comments that belong to the next pair."""
        first = self.line(pair.key.start)
        # A block ends where the next key begins.
        end = len(self.text[: max(pair.value.end, pair.colon + 1)].rstrip())
        last = self.line(end - 1)
        while last > first and not self.code(last).strip():
            last -= 1
        return first, last - first + 1

    def is_own_line(self, pair):
        """Whether no other pair shares its lines."""
        return not pair.in_flow and not self.text[self.starts[self.line(pair.key.start)] : pair.key.start].strip(" -")

    def inline(self):
        """Pairs with a scalar on the line of the key."""
        return [pair for pair in self.pairs if pair.value.kind == "scalar" and self.line(pair.key.start) == self.line(pair.value.start)]

    def opened(self):
        """Pairs whose block value begins below the key."""
        return [pair for pair in self.pairs if pair.value.kind != "scalar" and pair.value.style == "block"]

    def rows(self):
        return [pair for pair in self.pairs if pair.is_row and self.is_own_line(pair)]
