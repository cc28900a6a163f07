"""The description of a typo, and the list of all kinds of typos."""

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
    """The edits that make a typo, and what a good finding may say about it.

    - `edits`: edits of the text as (start, end, replacement).
    - `wanted`: texts for the help, if the original can be derived from the rest or from the tables.
    - `also`: offsets whose lines are equally good for a finding, such as the first of two equal rows.
    """

    edits: list
    wanted: tuple = ()
    also: tuple = ()


class NoPlace(Exception):
    """The manifest has no location for such a typo."""


def kind(weight=4, derivable=False, one_cause=True):
    """Adds a function to the kinds, under its name with hyphens.

    The arguments say how often it is chosen, whether the original can be derived from the rest of the manifest or
    from the tables, and whether one finding can cover the typo.
    """

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
