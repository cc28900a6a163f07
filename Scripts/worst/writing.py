"""Writes YAML as people do: one line per section and row, and everything in a row on one line."""

import json
import re

# Some words need quotes, because other YAML readers do not read them as text.
PLAIN = re.compile(r"(?!(?:y|n|yes|no|on|off|true|false|null)$)[a-zA-Z][a-zA-Z0-9_-]*(?:[./][a-zA-Z0-9_-]+)*")


class Written:
    """A list or a mapping whose elements are already text. The same key can occur twice."""

    def __init__(self, shape, elements, on_lines):
        self.brackets = "[]" if shape == "list" else "{}"
        self.elements, self.on_lines = elements, on_lines

    def lines(self):
        mark = "- " if self.brackets == "[]" else ""
        return [mark + element for element in self.elements]


def flow(node):
    """A value on one line."""
    if isinstance(node, Written):
        return f"{node.brackets[0]}{', '.join(node.elements)}{node.brackets[1]}"
    if isinstance(node, dict):
        return "{" + ", ".join(pair(key, value) for key, value in node.items()) + "}"
    if isinstance(node, list):
        return "[" + ", ".join(map(flow, node)) + "]"
    if isinstance(node, str) and not PLAIN.fullmatch(node):
        return json.dumps(node, ensure_ascii=False)
    return node if isinstance(node, str) else json.dumps(node)


def pair(key, value):
    return f"{flow(key)}: {flow(value)}"


def written(node):
    return "\n".join(_lines(node, 0)) + "\n"


def _lines(node, depth):
    if not _is_block(node, depth):
        return [flow(node)]
    if isinstance(node, Written):
        return node.lines()
    if isinstance(node, dict):
        return [line for key, value in node.items() for line in _entry(flow(key) + ":", value, depth + 1)]
    items = [_lines(item, depth + 1) for item in node]
    return [("  " if index else "- ") + line for item in items for index, line in enumerate(item)]


def _entry(key, value, depth):
    lines = _lines(value, depth)
    return [key, *("  " + line for line in lines)] if _is_block(value, depth) else [f"{key} {lines[0]}"]


def _is_block(node, depth):
    """Whether a value is written on the lines below its key: a section, a row, or a value that asks for it."""
    return _has_lines(node) or isinstance(node, dict) and bool(node) and depth < 2


def _has_lines(node):
    if isinstance(node, Written):
        return node.on_lines and bool(node.elements)
    parts = node.values() if isinstance(node, dict) else node if isinstance(node, list) else ()
    return any(map(_has_lines, parts))
