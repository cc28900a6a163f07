"""Matches with Python's re, for lines of a pattern and a text in hexadecimal UTF-8. Prints 1, 0 or !."""

import functools
import re
import sys


@functools.lru_cache(maxsize=None)
def compiled(pattern):
    try:
        return re.compile(pattern, re.IGNORECASE)
    except re.error:
        return None


def answer(line):
    pattern, text = (bytes.fromhex(word).decode() for word in line.rstrip("\n").split(","))
    expression = compiled(pattern)
    return "!" if expression is None else str(int(expression.fullmatch(text) is not None))


print("".join(answer(line) for line in sys.stdin))
