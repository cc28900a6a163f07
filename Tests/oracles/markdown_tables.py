"""Prints as JSON the tables of the Markdown on standard input, as markdown-it reads them.

A table is a list of rows of cells. A cell is its text, with a line feed for `<br>`. A link or an image in a cell is
an error.
"""

import json
import sys

from markdown_it import MarkdownIt

WRITTEN = {"text", "code_inline", "strong_open", "strong_close"}


def text_of(part):
    if part.type == "html_inline" and part.content == "<br>":
        return "\n"
    if part.type not in WRITTEN:
        raise ValueError(f"{part.type} {part.content} in a cell")
    return part.content


tables, cell = [], None
for token in MarkdownIt("commonmark").enable(["table", "strikethrough"]).parse(sys.stdin.buffer.read().decode()):
    if token.type == "table_open":
        tables.append([])
    elif token.type == "tr_open":
        tables[-1].append([])
    elif token.type in ("td_open", "th_open"):
        cell = tables[-1][-1]
    elif token.type == "inline" and cell is not None:
        cell.append("".join(map(text_of, token.children)))
        cell = None
if not tables:
    sys.exit("error: there is no table")
json.dump(tables, sys.stdout)
