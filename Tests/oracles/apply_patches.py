"""Applies JSON Patches (RFC 6902), and prints which of them give an unexpected result.

Reads a list of objects with `old`, `patch` and `new`. Prints the positions of those that fail, as JSON.
"""

import json
import sys


def steps(pointer):
    return [step.replace("~1", "/").replace("~0", "~") for step in pointer.split("/")[1:]]


def parent(document, pointer):
    path = steps(pointer)
    for step in path[:-1]:
        document = document[int(step)] if isinstance(document, list) else document[step]
    return document, int(path[-1]) if isinstance(document, list) else path[-1]


def take(document, pointer):
    holder, key = parent(document, pointer)
    return holder.pop(key)


def put(document, pointer, value):
    holder, key = parent(document, pointer)
    if isinstance(holder, list):
        if not 0 <= key <= len(holder):
            raise IndexError(pointer)
        holder.insert(key, value)
    else:
        holder[key] = value


def apply(document, patch):
    for operation in patch:
        kind, path = operation["op"], operation["path"]
        if kind == "remove":
            take(document, path)
        elif kind == "add":
            put(document, path, operation["value"])
        elif kind == "replace":
            take(document, path)
            put(document, path, operation["value"])
        elif kind == "move":
            put(document, path, take(document, operation["from"]))
        else:
            raise ValueError(kind)
    return document


cases = json.load(sys.stdin)
if not any(case["patch"] for case in cases):
    sys.exit("error: there is no patch to apply")
print(json.dumps([i for i, case in enumerate(cases) if apply(case["old"], case["patch"]) != case["new"]]))
