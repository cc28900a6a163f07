"""Typos that people make in a valid manifest: a lost colon, a misspelled key, a row pasted twice.

A number, a kind and a manifest always give the same typo. The kinds model what people do to a text, not what
nd-config fixes. Nothing here depends on the tool.
"""

import dataclasses
import functools
import itertools
import pathlib
import random

import typo_kinds.lines
import typo_kinds.punctuation
import typo_kinds.values
from typo_kinds.kind import KINDS, Kind, NoPlace
from typo_kinds.places import Manifest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PRODUCTS = ROOT / "Examples/Products"

# Each manifest with its weight. Among them are rows in blocks and in braces, one website and paths, few countries and
# many.
WEIGHTS = {
    ROOT / "Tests/FrozenCountries/countries.yaml": 6,
    ROOT / "Scripts/typo_kinds/unusual.yaml": 4,
    PRODUCTS / "paths.yaml": 3,
    PRODUCTS / "help-center-elsewhere.yaml": 2,
    PRODUCTS / "languages-with-variants.yaml": 2,
    PRODUCTS / "one-website.yaml": 2,
    PRODUCTS / "other-names.yaml": 2,
    PRODUCTS / "www.yaml": 2,
    PRODUCTS / "second-shared-domain.yaml": 1,
    PRODUCTS / "sixty-countries.yaml": 1,
}


@dataclasses.dataclass(frozen=True)
class Typo:
    number: int
    kind: Kind
    manifest: Manifest
    text: str
    line: int  # the first line that it touched
    lines: frozenset  # lines of the damaged text, from 1, where a finding belongs
    wanted: tuple  # a good help has one of these, if the original can be derived
    parts: tuple  # if the typo has several causes: texts with some of them

    @property
    def case(self):
        return f"{self.number}/{self.kind.name}/{self.manifest.name}"


@functools.cache
def manifests():
    return {path.stem: Manifest(path.stem, path.read_bytes().decode()) for path in WEIGHTS}


def edited(text, edits):
    """The text after the edits, and the edits in order, each with its offset in the new text."""
    pieces, done, at, length = [], [], 0, 0
    for start, end, replacement in sorted(edits, key=lambda edit: edit[:2]):
        assert at <= start <= end <= len(text)
        pieces += [text[at:start], replacement]
        length += start - at
        done.append((start, end, replacement, length))
        length += len(replacement)
        at = end
    return "".join([*pieces, text[at:]]), done


def _lines(text, original, edits, also):
    """The lines that edits touched. For a deleted line, the nearest lines that are not empty."""
    written = text.split("\n")
    touched = set()

    def number(offset):
        return text.count("\n", 0, offset)

    def add(line, step):
        while 0 <= line < len(written) and not written[line].split("#")[0].strip():
            line += step
        touched.add(line)

    for start, end, replacement, place in edits:
        first, last = number(place), number(place + len(replacement))
        touched |= set(range(first, last + 1))
        if "\n" in original[start:end] or "\n" in replacement:
            add(number(max(place - 1, 0)), -1)
            add(last, 1)
    shifts = [(start, place + len(replacement) - end) for start, end, replacement, place in edits]
    for offset in also:
        shift = next((shift for start, shift in reversed(shifts) if start <= offset), 0)
        touched.add(number(max(offset + shift, 0)))
    return frozenset(line + 1 for line in touched)


def _parts(text, edits):
    for count in range(1, len(edits) if len(edits) <= 4 else 1):
        yield from (edited(text, some)[0] for some in itertools.combinations(edits, count))


def make(number, kind, manifest):
    """The typo, or None if the manifest has no location for this kind."""
    rng = random.Random(f"{number}/{kind.name}/{manifest.name}")
    for _ in range(20):
        try:
            damage = kind.damage(manifest, rng)
        except NoPlace:
            continue
        text, edits = edited(manifest.text, damage.edits)
        if text != manifest.text:
            line = text.count("\n", 0, edits[0][3]) + 1
            lines = _lines(text, manifest.text, edits, damage.also)
            parts = () if kind.is_one_cause else tuple(_parts(manifest.text, damage.edits))
            return Typo(number, kind, manifest, text, line, lines, tuple(filter(None, damage.wanted)), parts)
    return None


def chosen(number, kinds, manifests):
    """The typo with a number. The kind and the manifest are chosen by their weights."""
    rng = random.Random(number)
    kind = rng.choices(kinds, [kind.weight for kind in kinds])[0]
    weights = {path.stem: weight for path, weight in WEIGHTS.items()}
    left = list(manifests)
    while left:
        manifest = rng.choices(left, [weights[manifest.name] for manifest in left])[0]
        typo = make(number, kind, manifest)
        if typo:
            return typo
        left.remove(manifest)
    return None
