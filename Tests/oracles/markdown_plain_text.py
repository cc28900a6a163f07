"""Prints text that GitHub could read as a mention, a reference or a link.

That is the text outside of code in the Markdown on standard input, as markdown-it renders it. A tag that comments
don't need is an error.
"""

import html.parser
import sys

from markdown_it import MarkdownIt

TAGS = set("br code details h3 h4 li p pre strong summary table tbody td th thead tr ul".split())


class Text(html.parser.HTMLParser):
    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.text = []
        self.codes = 0

    def handle_starttag(self, tag, attributes):
        # The changes are a block of code in the language `diff`.
        is_diff = (tag, attributes) == ("code", [("class", "language-diff")])
        if tag not in TAGS or attributes and not is_diff:
            raise ValueError(f"<{tag}> {attributes}")
        self.codes += tag == "code"

    def handle_endtag(self, tag):
        self.codes -= tag == "code"

    def handle_data(self, data):
        if not self.codes:
            self.text.append(data)

    def handle_comment(self, data):
        raise ValueError(f"comment {data}")


text = Text()
markdown = MarkdownIt("commonmark").enable(["table", "strikethrough"])
text.feed(markdown.render(sys.stdin.buffer.read().decode()))
text.close()
if text.codes:
    raise ValueError("a code element that does not end")
if not "".join(text.text).strip():
    sys.exit("error: there is no text")
sys.stdout.write(" ".join(text.text))
