"""Prints as JSON the tables of the Markdown on standard input, as markdown-it renders them.

A table is a list of rows of cells. A cell is its text, with a line feed for `<br>`. A link or an image in a cell is
an error.
"""

import html.parser
import json
import sys

from markdown_it import MarkdownIt


class Tables(html.parser.HTMLParser):
    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.tables = []
        self.in_cell = False

    def handle_starttag(self, tag, _):
        if tag == "table":
            self.tables.append([])
        elif tag == "tr":
            self.tables[-1].append([])
        elif tag in ("td", "th"):
            self.tables[-1][-1].append("")
            self.in_cell = True
        elif tag == "br" and self.in_cell:
            self.handle_data("\n")
        elif self.in_cell and tag not in ("code", "strong"):
            raise ValueError(f"<{tag}> in a cell")

    def handle_endtag(self, tag):
        if tag in ("td", "th"):
            self.in_cell = False

    def handle_data(self, data):
        if self.in_cell:
            self.tables[-1][-1][-1] += data


tables = Tables()
markdown = MarkdownIt("commonmark").enable(["table", "strikethrough"])
tables.feed(markdown.render(sys.stdin.buffer.read().decode()))
tables.close()
if not tables.tables:
    sys.exit("error: there is no table")
json.dump(tables.tables, sys.stdout)
