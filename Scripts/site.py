#!/usr/bin/env python3
"""Renders the repository's Markdown as a site: site.py FOLDER [ROOT].

A page is what README.md leads to: a Markdown file, a folder's README.md, or another text file, shown as it is. The
navigation is the table under README.md's heading "Documentation". Links to articles of DocC lead to FOLDER/api. A link
that leads nowhere stays as it is; check_links.py reports it.
"""

import html
import os
import pathlib
import posixpath
import re
import sys
import urllib.parse

from markdown_it import MarkdownIt
from markdown_it.token import Token

MARKDOWN = MarkdownIt("commonmark").enable(["table", "strikethrough"])
STYLE = pathlib.Path(__file__).with_name("site.css")
TEMPLATE = """<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="{style}">
</head>
<body>
<header><a href="{home}">nd-config</a> <a class="narrow" href="#_pages">All pages</a></header>
<main>
{content}</main>
<nav id="_pages" aria-label="Pages">
<ul>
{navigation}</ul>
</nav>
</body>
</html>
"""


class Page:
    """A file of the repository as tokens of Markdown, with an id for every heading."""

    def __init__(self, root, path):
        self.path = path
        self.address = address(path)
        text = (root / path).read_text(encoding="utf-8")
        if not path.endswith(".md"):
            fence = "`" * (1 + max((len(ticks) for ticks in re.findall("`+", text)), default=2))
            text = f"# {posixpath.basename(path)}\n\n{fence}\n{text}\n{fence}\n"
        self.tokens = MARKDOWN.parse(text)
        self.links = [token for block in self.tokens for token in block.children or [] if token.type == "link_open"]
        self.title = path
        taken = {}
        for token, inline in zip(self.tokens, self.tokens[1:]):
            if token.type == "heading_open":
                name = slug(plain_text(inline), taken)
                token.attrSet("id", name)
                if token.tag == "h1":
                    self.title = plain_text(inline)

    def render(self):
        """The tokens as HTML. What may be wider than a phone scrolls, also by keyboard; an empty cell is not a heading."""
        tokens = []
        for token in self.tokens:
            if token.type == "table_open":
                tokens.append(Token("html_block", "", 0, content='<div class="scroll" tabindex="0">\n'))
            tokens.append(token)
            if token.type == "table_close":
                tokens.append(Token("html_block", "", 0, content="</div>\n"))
        content = MARKDOWN.renderer.render(tokens, MARKDOWN.options, {})
        return content.replace("<pre>", '<pre tabindex="0">').replace("<th></th>", "<td></td>")


def plain_text(inline):
    return "".join(token.content for token in inline.children if token.type in ("text", "code_inline"))


def slug(heading, taken):
    """The id that GitHub gives a heading: a second one of that name ends in `-1`."""
    name = re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
    taken[name] = taken.get(name, -1) + 1
    return f"{name}-{taken[name]}" if taken[name] else name


def address(path):
    """Where a file is on the site."""
    article = re.fullmatch(r".*?(\w+)\.docc/(\w+)\.md", path)
    if article:
        module, name = article.group(1).lower(), article.group(2).lower()
        return f"api/documentation/{module}/" + ("" if name == module else f"{name}/")
    if posixpath.basename(path) == "README.md":
        return path.removesuffix("README.md") + "index.html"
    return path.removesuffix(".md") + ".html"


def target(root, page, link):
    """The file that a link leads to, or None if it leads out of the repository or nowhere; and the part after `#`."""
    written = urllib.parse.urlsplit(link.attrGet("href"))
    if written.scheme or not written.path:
        return None, ""
    path = posixpath.normpath(posixpath.join(posixpath.dirname(page.path), urllib.parse.unquote(written.path)))
    if (root / path).is_dir():
        path = posixpath.normpath(posixpath.join(path, "README.md"))
    return (path if (root / path).is_file() else None), written.fragment


def read_pages(root):
    pages, waiting = {}, ["README.md"]
    while waiting:
        path = waiting.pop()
        if path in pages or ".docc/" in path:
            continue
        page = pages[path] = Page(root, path)
        waiting += [found for found, _ in (target(root, page, link) for link in page.links) if found]
    return pages


def navigation(root, readme):
    """The links of the table under "Documentation": a file and what it is called there."""
    tokens = readme.tokens
    start = next(number for number, token in enumerate(tokens) if token.attrGet("id") == "documentation")
    end = next(number for number, token in enumerate(tokens) if number > start and token.type == "table_close")
    for block in tokens[start:end]:
        children = block.children or []
        for number, token in enumerate(children):
            if token.type == "link_open":
                yield target(root, readme, token)[0], children[number + 1].content


def main(site, root):
    pages = read_pages(root)
    entries = [entry for entry in navigation(root, pages["README.md"]) if entry[0]]
    for page in pages.values():
        here = posixpath.dirname(page.address)

        def relative(where):
            return posixpath.relpath(where, here or ".") + ("/" if where.endswith("/") else "")

        for link in page.links:
            found, fragment = target(root, page, link)
            if found:
                link.attrSet("href", relative(address(found)) + (f"#{fragment}" if fragment else ""))
        items = "".join(
            f'<li><a href="{relative(address(path))}"{" aria-current=page" if path == page.path else ""}>{html.escape(name)}</a></li>\n'
            for path, name in entries
        )
        title = html.escape(page.title if page.title == "nd-config" else f"{page.title} – nd-config")
        style, home = relative("site.css"), relative("index.html")
        text = TEMPLATE.format(title=title, style=style, home=home, content=page.render(), navigation=items)
        file = site / page.address
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    (site / "site.css").write_bytes(STYLE.read_bytes())
    print(f"{site}: {len(pages)} pages")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2] if len(sys.argv) > 2 else os.curdir))
