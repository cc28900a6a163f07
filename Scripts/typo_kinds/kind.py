"""What a typo is, and the list that every kind of typo is in."""

import dataclasses

KINDS = {}


@dataclasses.dataclass(frozen=True)
class Kind:
    name: str
    weight: int
    is_derivable: bool
    is_one_cause: bool
    damage: object  # (manifest, rng) -> Damage


@dataclasses.dataclass(frozen=True)
class Damage:
    """Edits of the text as (start, end, replacement); what a help should say, if the original can be derived from the
    rest or from the tables; offsets whose lines are as good for a finding, such as the first of two rows that are alike; and
    edits that make another text that may have been meant, such as one with a new name in all its uses."""

    edits: list
    wanted: tuple = ()
    also: tuple = ()
    other: tuple = ()


class NoPlace(Exception):
    """The manifest has no place for such a typo."""


def kind(weight=4, derivable=False, one_cause=True):
    """Adds a function to the kinds, under its own name with hyphens: how often it is chosen, whether the original can be
    derived from the rest of the manifest or from the tables, and whether one finding can say all of it."""

    def add(function):
        name = function.__name__.replace("_", "-")
        assert name not in KINDS
        KINDS[name] = Kind(name, weight, derivable, one_cause, function)
        return function

    return add


def pick(rng, choices):
    choices = list(choices)
    if not choices:
        raise NoPlace
    return rng.choice(choices)


def insert(offset, text):
    return (offset, offset, text)


def cut(start, end=None):
    return (start, start + 1 if end is None else end, "")
