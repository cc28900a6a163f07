"""The manifests to try: each list and mapping of the schema, filled with elements of a kind.

One of them is filled alone, in one row or in every row, or two are filled together.
"""

import dataclasses
import itertools
import json

import elements
import manifest
from schema import NAME, Schema
from writing import Written, pair, written

BYTES = 1_000_000
# Above this number of nodes nd-config refuses a manifest without checking it. An element has few nodes.
ELEMENTS = 180_000
# How two lists or tables are filled together.
PAIRS = [
    ("same", "same"),
    ("unknown", "unknown"),
    ("invalid", "invalid"),
    ("misshapen", "misshapen"),
    ("near", "near"),
    ("long near", "long near"),
    ("distinct", "distinct"),
    ("distinct", "near"),
    ("unknown", "distinct"),
]


@dataclasses.dataclass(frozen=True)
class Filling:
    """A list or mapping with the kind of its elements."""

    place: str
    kind: str
    # A property that each element gets, and whether the elements differ in nothing else.
    key: str = ""
    are_alike: bool = False

    @property
    def name(self):
        return self.place + (f" {'alike' if self.are_alike else 'distinct'} with {self.key}" if self.key else "") + f" {self.kind}"


@dataclasses.dataclass(frozen=True)
class Input:
    fillings: tuple
    in_every_row: bool
    on_lines: bool
    is_rich: bool

    @property
    def name(self):
        return " + ".join(filling.name for filling in self.fillings) + (
            f" ({'every row' if self.in_every_row else 'one row'}, {'lines' if self.on_lines else 'one line'}, {'rich' if self.is_rich else 'bare'})"
        )

    @property
    def is_valid(self):
        """Whether the manifest should be valid; None if that depends on the text."""
        kinds = {filling.kind for filling in self.fillings}
        # A property can be a text of any kind.
        if not self.is_rich or {filling.kind for filling in self.fillings if not filling.key} & {"invalid", "misshapen"}:
            return False
        return True if kinds == {"distinct"} and not any(filling.key for filling in self.fillings) else None


class Inputs:
    """All inputs for a schema that `nd-config schema` prints."""

    def __init__(self, text):
        self.schema = Schema(json.loads(text))
        self.places = {place.name: place for place in self.schema.places()}
        missing = [name for name, place in self.places.items() if place.shape != "mapping" and ".".join(place.element) not in manifest.ELEMENTS]
        if missing:
            raise SystemExit(f"manifest.py does not say what valid elements there are for {', '.join(missing)}")

    def all(self):
        return [*self.singles(), *self.properties(), *self.pairs()]

    def short(self):
        """Each list and mapping once, filled with another kind each time."""
        for number, place in enumerate(self.places.values()):
            kind = elements.KINDS[place.shape][number % len(elements.KINDS[place.shape])]
            yield Input((Filling(place.name, kind),), NAME in place.path, bool(number % 2), kind == "distinct")

    def singles(self):
        for place in self.places.values():
            for kind, in_every_row, on_lines in itertools.product(elements.KINDS[place.shape], (False, True), (False, True)):
                if not in_every_row or NAME in place.path:
                    yield Input((Filling(place.name, kind),), in_every_row, on_lines, on_lines or kind == "distinct")

    def properties(self):
        for place in self.places.values():
            if place.shape == "mapping":
                continue
            for key, schema in place.keys.items():
                if self._kinds_of_value(schema) & {"array", "object"}:
                    continue
                for kind, are_alike in itertools.product(elements.PROPERTY_KINDS, (False, True)):
                    filling = Filling(place.name, kind, key, are_alike)
                    yield Input((filling,), are_alike and NAME in place.path, False, False)
                    yield Input((filling,), not are_alike and NAME in place.path, True, True)

    def pairs(self):
        places = [place for place in self.places.values() if place.shape != "mapping"]
        for first, second in itertools.combinations(places, 2):
            for number, kinds in enumerate(PAIRS):
                fillings = tuple(Filling(place.name, kind) for place, kind in zip((first, second), kinds))
                isInRows = number % 2 == 1 and NAME in first.path and NAME in second.path
                yield Input(fillings, isInRows, number % 3 == 0, kinds == ("distinct", "distinct") or number % 4 == 0)

    def _kinds_of_value(self, schema):
        return {part.get("type") if isinstance(part.get("type"), str) else "text" for part in self.schema.resolved(schema)}

    # MARK: Text

    def text(self, given, size=BYTES, first=0):
        """The manifest up to a size. With `first`, the elements before that number are omitted."""
        share = size
        while len(text := self._text(given, share, first)) > size and share > 0:
            # The names that elements refer to, and the indentation of lines, are not counted beforehand.
            share = share * size // len(text) * 9 // 10
        return text

    def _text(self, given, size, first):
        tree = manifest.rich() if given.is_rich else manifest.bare()
        places = [self.places[filling.place] for filling in given.fillings]
        if given.in_every_row:
            for section in dict.fromkeys(place.path[0] for place in places):
                manifest.add_rows(tree, section)
        rest = size - len(written(tree))
        if places[0].path == ():
            texts, _ = self._texts(places[0], given.fillings[0], "", rest, first, ELEMENTS)
            return written(Written("mapping", [pair(*entry) for entry in tree.items()] + texts, given.on_lines))
        # Fill the innermost ones first.
        ordered = sorted(zip(places, given.fillings), key=lambda one: -len(one[0].path))
        for place, filling in ordered:
            self._fill(tree, place, filling, given, rest // len(ordered), first)
        return written(tree)

    def _fill(self, tree, place, filling, given, size, first):
        found = manifest.containers(tree, place, given.in_every_row, self.example)
        for holder, key, row in found:
            old = holder[key]
            texts, numbers = self._texts(place, filling, row, size // len(found), first, ELEMENTS // len(found) // len(given.fillings))
            if filling.kind == "distinct" and not filling.key:
                manifest.add_definitions(tree, ".".join(place.element), row, numbers)
            isKept = isinstance(old, dict) and (place.shape == "mapping" or len(place.path) < 3)
            kept = [pair(*entry) for entry in old.items()] if isKept else []
            if filling.kind in ("distinct", "alike"):
                # Other filled tables need some of the same rows.
                names = {text.split(":")[0] for text in kept}
                texts = [text for text in texts if place.shape == "list" or text.split(":")[0] not in names]
            holder[key] = Written("list" if place.shape == "list" else "mapping", kept + texts, given.on_lines)

    def _texts(self, place, filling, row, size, first, most):
        path = ".".join(place.element)
        if filling.key:
            schemas = self.schema.resolved(place.keys[filling.key])
            example = self.example((*place.element, filling.key))
            source = elements.with_property(path, place.shape, filling.key, schemas, example, filling.kind, filling.are_alike)(row)
        elif place.shape == "mapping":
            values = {key: self.example((*place.path, key)) for key in place.keys}
            source = elements.keyed(place.keys, filling.kind, values)
        else:
            source = (elements.listed if place.shape == "list" else elements.tabled)(path, filling.kind, row)
        first = min(first, manifest.MOST.get(path, 2 * first) // 2)
        texts, length = [], 0
        for text in itertools.islice(source, first, first + most):
            length += len(text.encode()) + 2
            if length > size:
                break
            texts.append(text)
        return texts, range(first, first + len(texts))

    def example(self, path):
        """The value of the rich manifest at a path, or an example from its schema."""
        return _found(manifest.rich(), path, "it") or self._example(path)

    def _example(self, path):
        node = self.schema.document
        for key in path:
            parts = self.schema.resolved(node)
            node = next(
                part.get("properties", {}).get(key) or (part.get("additionalProperties") if key == NAME else part.get("items"))
                for part in parts
                if part.get("type") in ("array", "object")
            )
        part = self.schema.resolved(node)[-1]
        if part.get("type") in ("array", "object"):
            return [] if part["type"] == "array" else {}
        return (part.get("examples") or part.get("enum") or [part.get("minimum", "x")])[0]


def _found(node, path, row):
    """The value at a path. A name matches the row with the most keys; an element matches the first that is a mapping.
    """
    for key in path:
        if isinstance(node, dict):
            node = max(node.values(), key=lambda value: len(value) if isinstance(value, dict) else 0) if key == NAME else node.get(key)
        elif isinstance(node, list):
            node = next((item for item in node if isinstance(item, dict)), node[0] if node else None)
        else:
            return None
    return node
