#!/usr/bin/env python3
"""Renders the repository's Markdown as a site: site.py FOLDER [ROOT].

The site has every file that README.md leads to: a Markdown file, a folder's README.md, or another text file, which is
shown unchanged. The navigation is the tables under the heading "Documentation" in README.md. Links to articles of
DocC lead to FOLDER/api, and the search finds the articles, too. A broken link is not changed; check_links.py reports
it. The pages and their search also work as files, without a server; DocC's own pages need one.
"""

import html
import itertools
import json
import os
import pathlib
import posixpath
import re
import sys
import urllib.parse

from markdown_it import MarkdownIt
from markdown_it.token import Token

MARKDOWN = MarkdownIt("commonmark").enable(["table", "strikethrough"])
TEXTS = ("text", "code_inline", "softbreak")
HERE = pathlib.Path(__file__).parent
TEMPLATE = """<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="{top}site.css">
<script src="{top}search.js" data-top="{top}" defer></script>
</head>
<body>
<header><a href="{top}index.html">nd-config</a> <a class="narrow" href="#_pages">All pages</a></header>
<main>
{content}</main>
<nav id="_pages" aria-label="Pages">
{navigation}</nav>
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
        inlines = [token for block in self.tokens for token in block.children or []]
        self.links = [token for token in inlines if token.type == "link_open"]
        self.images = [token for token in inlines if token.type == "image"]
        self.title = path
        taken = {}
        for token, inline in zip(self.tokens, self.tokens[1:]):
            if token.type == "heading_open":
                name = slug(plain_text(inline), taken)
                token.attrSet("id", name)
                # A page that combines two files has a second `h1`.
                if token.tag == "h1" and self.title == path:
                    self.title = plain_text(inline)

    def render(self):
        """The tokens as HTML. Tables and code scroll if they are wider than a phone, also by keyboard. An empty cell
        is not a heading."""
        tokens = []
        for token in self.tokens:
            if token.type == "table_open":
                tokens.append(Token("html_block", "", 0, content='<div class="scroll" tabindex="0">\n'))
            tokens.append(token)
            if token.type == "table_close":
                tokens.append(Token("html_block", "", 0, content="</div>\n"))
        content = MARKDOWN.renderer.render(tokens, MARKDOWN.options, {})
        return content.replace("<pre>", '<pre tabindex="0">').replace("<th></th>", "<td></td>")

    def sections(self):
        """The entries for the search: the id, the title and the text of each part of the page with a heading."""
        found = [["", self.title, ""]]
        for before, token in zip([None, *self.tokens], self.tokens):
            if before and before.type == "heading_open":
                if before.tag != "h1" or plain_text(token) != self.title:
                    found.append([before.attrGet("id"), plain_text(token), ""])
            elif token.type in ("inline", "fence"):
                found[-1][2] += (plain_text(token) if token.children else token.content) + " "
        return [[name, title, " ".join(text.split())] for name, title, text in found]


def plain_text(inline):
    return "".join(" " if token.type == "softbreak" else token.content for token in inline.children if token.type in TEXTS)


def slug(heading, taken):
    """The id that GitHub gives a heading. The second heading with the same name ends in `-1`."""
    name = re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
    taken[name] = taken.get(name, -1) + 1
    return f"{name}-{taken[name]}" if taken[name] else name


def address(path):
    """The address of a file on the site."""
    article = re.fullmatch(r".*?(\w+)\.docc/(\w+)\.md", path)
    if article:
        module, name = article.group(1).lower(), article.group(2).lower()
        return f"api/documentation/{module}/" + ("" if name == module else f"{name}/")
    if posixpath.basename(path) == "README.md":
        return path.removesuffix("README.md") + "index.html"
    return path.removesuffix(".md") + ".html"


def target(root, page, link):
    """The file that a link or an image leads to, and the part after `#`. The file is None if it is outside of the
    repository or does not exist."""
    written = urllib.parse.urlsplit(link.attrGet("href") or link.attrGet("src") or "")
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
    """The links in the tables under "Documentation": the heading above, the file and the link's text."""
    tokens = readme.tokens
    start = next(number for number, token in enumerate(tokens) if token.attrGet("id") == "documentation")
    group = ""
    for number, token in enumerate(tokens[start + 1 :], start + 1):
        if token.type == "heading_open":
            if token.tag == "h2":
                return
            group = plain_text(tokens[number + 1])
        for child, text in zip(token.children or [], (token.children or [])[1:]):
            found = child.type == "link_open" and target(root, readme, child)[0]
            if found:
                yield group, found, text.content


def navigation_html(entries, page, relative):
    """The groups of pages, each as a list."""
    text = ""
    for group, links in itertools.groupby(entries, key=lambda entry: entry[0]):
        items = "".join(
            f'<li><a href="{relative(address(path))}"{" aria-current=page" if path == page.path else ""}>{html.escape(name)}</a></li>\n'
            for _, path, name in links
        )
        text += (f"<p>{html.escape(group)}</p>\n" if group else "") + f"<ul>\n{items}</ul>\n"
    return text


def write(file, content):
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content if isinstance(content, bytes) else content.encode())


def main(site, root):
    pages = read_pages(root)
    entries = list(navigation(root, pages["README.md"]))
    index = []
    for page in pages.values():
        here = posixpath.dirname(page.address)

        def relative(where):
            return posixpath.relpath(where, here or ".") + ("/" if where.endswith("/") else "")

        for link in page.links:
            found, fragment = target(root, page, link)
            if found:
                link.attrSet("href", relative(address(found)) + (f"#{fragment}" if fragment else ""))
        for image in page.images:
            found, _ = target(root, page, image)
            if found:
                image.attrSet("src", relative(found))
                write(site / found, (root / found).read_bytes())
        title = html.escape(page.title if page.title == "nd-config" else f"{page.title} – nd-config")
        top = "../" * page.address.count("/")
        items = navigation_html(entries, page, relative)
        write(site / page.address, TEMPLATE.format(title=title, top=top, content=page.render(), navigation=items))
        index.append([page.address, page.title, page.sections()])
    for file in sorted(root.glob("Sources/**/*.docc/*.md")):
        article = Page(root, file.relative_to(root).as_posix())
        # DocC gives headings other ids.
        sections = [["", title, text] for _, title, text in article.sections()]
        index.append([article.address, article.title, sections])
    for name in ["site.css", "search.js"]:
        write(site / name, (HERE / name).read_bytes())
    write(site / "search-index.js", f"searchPages({json.dumps(index, ensure_ascii=False, separators=(',', ':'))});\n")
    print(f"{site}: {len(pages)} pages")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2] if len(sys.argv) > 2 else os.curdir))
