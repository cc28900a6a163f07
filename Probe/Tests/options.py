#!/usr/bin/env python3
"""Runs nd-probe with each option, and with servers that try to write into its output."""

import json
import pathlib
import subprocess
import sys
import tempfile
import time

from authority import Authority
from faults import HELP, IT, PRODUCT, US
from world import PROBE, Product, World, contexts, page, probe, redirect, response

# What a server puts into a header, to end a line, to move a cursor or to be a command or a link.
HOSTILE = "https://elsewhere.test/\x1b[31m%0A::error::x/[a](https://b.test)<img>`@all`"


def urls(answer):
    return {entry["url"] for entry in answer["results"]}


def ids(answer):
    return {entry["id"] for entry in answer["results"] if "id" in entry}


def many_pages(folder, authority, known):
    """A host with forty pages is asked four at a time; if it does not answer, it is not asked again and again."""
    export = json.loads(PRODUCT.path.read_text())
    country = next(each for each in export["countries"] if each["code"] == "de")
    pages = [f"{HELP}/s/?language=x{number}" for number in range(40)]
    country["languages"] = [{"locale": f"de-X{number}", "url": f"https://de.acme.com/?lang={number}", "helpDeskURL": url}
                            for number, url in enumerate(pages)]
    (folder / "many.json").write_text(json.dumps(export))
    product = Product(folder / "many.json", PRODUCT.generated)

    def slow(client):
        time.sleep(0.1)
        client.sendall(page("de"))

    with World(product, known, dict.fromkeys(pages, slow)) as world:
        answer, status = probe(product, world, authority, "--only", "de")
        assert (ids(answer), status) == (set(), 0), answer
        assert 2 <= world.most["help.acme.com"] <= 4, world.most
    with World(product, known, dict.fromkeys(pages, lambda client: time.sleep(8))) as world:
        start = time.monotonic()
        answer, status = probe(product, world, authority, "--only", "de")
        verdicts = [entry["verdict"] for entry in answer["results"] if entry["url"] in pages]
        assert ids(answer) == {"no-answer"} and 3 <= verdicts.count("fails") <= 8, verdicts
        assert len(verdicts) == 40 and set(verdicts) == {"fails", "not asked"}, verdicts
        assert time.monotonic() - start < 15


def main():
    with tempfile.TemporaryDirectory() as folder:
        authority = Authority(folder)
        known = contexts(authority, ["good"])
        with World(PRODUCT, known, {f"{IT}/": response(403)}) as world:
            def ask(*options, **others):
                return probe(PRODUCT, world, authority, *options, **others)

            answer, status = ask()
            assert (ids(answer), status) == ({"forbidden"}, 0), answer
            answer, status = ask("--strict")
            assert (ids(answer), status) == ({"forbidden"}, 1), answer
            answer, status = ask("--only", "de")
            assert {code for entry in answer["results"] for code in entry["countries"]} == {"de"} and not ids(answer)
            answer, status = ask("--only", "de", "--only", "us")
            assert {code for entry in answer["results"] for code in entry["countries"]} == {"de", "us"}
            answer, _ = ask("--services", "api")
            assert urls(answer) == {f"https://{host}" for host in ("api.acme.com", "api.acme.it", "de-api.acme.com")}
            answer, _ = ask("--status", "planned")
            assert "https://pt.acme.com" in urls(answer) and IT not in urls(answer)
            answer, status = ask("--environment", "preview")
            assert (answer["results"], status) == ([], 0)
            text, _ = ask("--environment", "preview", format="text")
            assert "preview was not asked" in text, text
            # Both overrides together, as curl has them.
            rule = f"api.acme.it:443:there.invalid:{world.secure}"
            assert ids(ask(connect=[rule])[0]) == {"forbidden", "no-address"}
            answer, _ = ask("--resolve", f"there.invalid:{world.secure}:127.0.0.1", connect=[rule])
            assert ids(answer) == {"forbidden"}, answer
            languages = {url: headers["accept-language"] for _, url, headers in world.requests}
            assert languages[f"{IT}/?lang=it"].startswith("it-IT"), languages

            export = PRODUCT.path.read_text()
            piped = subprocess.run([PROBE, "--environment", "preview"], input=export, capture_output=True, text=True)
            assert piped.returncode == 0 and "not asked" in piped.stdout and piped.stderr == "", piped
        for arguments, status, says in [
            (["/nonexistent"], 2, "not what `nd-config export` prints"),
            ([PRODUCT.path, "--only", "zz"], 2, "no country `zz`"),
            ([PRODUCT.path, "--only", "pt"], 2, "`pt` is planned; `--status planned` asks it"),
            ([PRODUCT.path, "--only", "it", "--status", "planned"], 2, "`it` is live; `--status live` asks it"),
            ([PRODUCT.path, "--services", "zz"], 2, "no service `zz`"),
            ([PRODUCT.path, "--environment", "zz"], 2, "no environment `zz`"),
            ([PRODUCT.path, "--generated", "/nonexistent"], 2, "run `nd-config generate`"),
            ([PRODUCT.path, "--generated", PRODUCT.generated, "--cacert", "/nonexistent"], 2, "no certificate"),
            ([PRODUCT.path, "--generated", PRODUCT.generated, "--connect-to", "x"], 2, "expected HOST:PORT"),
            ([PRODUCT.path, "--generated", PRODUCT.generated, "--resolve", "x"], 2, "expected HOST:PORT"),
            ([PRODUCT.path, "--timeout", "0"], 64, "timeout"),
        ]:
            run = subprocess.run([str(word) for word in [PROBE, *arguments]], capture_output=True, text=True)
            assert run.returncode == status and says in run.stderr, (arguments, run)

        answers = {f"{US}/": redirect(HOSTILE), f"{IT}/": response(200, headers=[("Content-Type", HOSTILE)]),
                   f"{IT}/?lang=it": page("\x1b]0;x\x07<b>\n::error::x"), f"{HELP}/s/?language=de": redirect("\x1b[2J")}
        with World(PRODUCT, known, answers) as world:
            for form in ("text", "github", "markdown"):
                text, status = probe(PRODUCT, world, authority, format=form)
                assert status == 1, text
                assert all(character.isprintable() or character == "\n" for character in text), repr(text)
                lines = text.splitlines()
                if form == "github":
                    assert all(line.startswith(("::error title=", "::warning title=")) for line in lines), text
                    assert not any(line.startswith("::error::x") for line in lines), text
                if form == "markdown":
                    body = text.split("\n\n", 1)[1]
                    assert body and not any(mark in body for mark in ("<", "](", "@", "https://")), text
            answer, _ = probe(PRODUCT, world, authority)
            assert json.loads(json.dumps(answer)) and len(ids(answer)) >= 2, answer
        many_pages(pathlib.Path(folder), authority, known)
    print("==> options, refusals and hostile answers are as expected")


if __name__ == "__main__":
    sys.exit(main())
