#!/usr/bin/env python3
"""Opens pages of `nd-config report` in Chromium, and prints what a person would find.

browser.py states PAGE FOLDER   problems in each state of the page, one per line; screenshots go to FOLDER
browser.py planted PAGE         the same for a page with faults, to make sure that the checks find them
browser.py found PAGE           the results of the filter
browser.py text PAGE            the text that a reader sees
browser.py answers PAGE         the answer to each host of standard input
browser.py keyboard PAGE        the behavior without a mouse
browser.py inert PAGE           elements and events that a text of the manifest has caused
browser.py times PAGE           milliseconds until something is visible and until the page is loaded, for some loads
browser.py plain PAGE           the differences of the page without scripts, and in print
"""

import contextlib
import pathlib
import shutil
import sys

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

DESKTOP = {"width": 1280, "height": 900}
PHONE = {"width": 390, "height": 844}
RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}


@contextlib.contextmanager
def browser():
    with sync_playwright() as playwright:
        # The sandbox needs rights that a container lacks.
        running = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        yield running
        running.close()


@contextlib.contextmanager
def opened(running, path, problems, **options):
    """The page. Its requests, everything that its policy blocks, and its errors are added to `problems`."""
    context = running.new_context(**{"viewport": DESKTOP, **options})
    page = context.new_page()
    address = pathlib.Path(path).resolve().as_uri()
    page.on("requestfinished", lambda request: problems.append(f"request: {request.url}") if request.url != address else None)
    # The console also reports what the policy blocks.
    page.on("requestfailed", lambda request: problems.append(f"request: {request.url}") if request.failure != "csp" else None)
    page.on("console", lambda message: problems.append(f"console: {message.text}"))
    page.on("pageerror", lambda error: problems.append(f"error: {error}"))
    page.on("dialog", lambda dialog: (problems.append(f"dialog: {dialog.message}"), dialog.dismiss()))
    page.goto(address)
    yield page
    context.close()


def lay_out(page):
    """The violations. Sections outside of the window are made visible, because nothing would be found in them
    otherwise."""
    page.evaluate("""() => { for (const section of document.querySelectorAll("section")) section.style.contentVisibility = "visible"; }""")


def violations(page):
    lay_out(page)
    for violation in Axe().run(page, options=RULES).response["violations"]:
        for node in violation["nodes"]:
            yield f"{violation['id']}: {node['html'][:120]}"
    yield from overflow(page)


def overflow(page):
    beyond = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    if beyond > 0:
        yield f"wider than the window by {beyond}"


def use(page):
    """Puts the page into use: shows one country, and the answer to a host."""
    page.fill("#text", "it")
    page.fill("#host", "https://it-api.nextdoor.com/path")
    page.click("#open")


# The initial page in every look, and the used page in the two looks that differ most in colors and width.
STATES = [
    ("whole", "light", DESKTOP), ("used", "light", DESKTOP), ("whole", "light", PHONE), ("whole", "dark", DESKTOP),
    ("whole", "dark", PHONE), ("used", "dark", PHONE), ("print", "light", DESKTOP),
]  # fmt: skip


def states(path, folder):
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    with browser() as running:
        for state, scheme, viewport in STATES:
            problems = []
            name = f"{state}-{scheme}-{'desktop' if viewport == DESKTOP else 'phone'}"
            with opened(running, path, problems, color_scheme=scheme, viewport=viewport) as page:
                if state == "used":
                    use(page)
                if state == "print":
                    page.emulate_media(media="print")
                    page.pdf(path=folder / f"{name}.pdf", format="A4")
                problems += violations(page)
                page.screenshot(path=folder / f"{name}.png", full_page=True)
            print(f"{name}: {len(problems)}")
            for problem in problems:
                print(f"  {problem}")


def planted(path):
    problems = []
    with browser() as running, opened(running, path, problems, bypass_csp=True) as page:
        page.evaluate(
            """() => {
              document.documentElement.lang = "";
              document.querySelector("#links p").style.color = "#eeeeee";
              document.querySelector("table").style.width = "3000px";
              document.querySelector(".scroll").style.overflow = "visible";
              const image = document.createElement("img");
              image.src = "https://example.com/x.png";
              document.querySelector("main").append(image);
            }"""
        )
        problems += violations(page)
    print("\n".join(sorted({problem.split(":")[0].split(" by ")[0] for problem in problems})))


def found(path):
    """Prints the results of the filter and the tables below it, and checks that the address keeps the filter."""
    with browser() as running, opened(running, path, []) as page:
        for text in ["Italy", "IT", ".co.uk", "it-it", "sockets.nextdoor.de", "https://it-api.nextdoor.com/x", "zz"]:
            page.fill("#text", text)
            print(f"{text}:", page.locator("#found li").all_inner_texts(), page.text_content("#count"))
        print("tables:", page.locator("table:visible").count())
        page.fill("#text", ".it")
        page.select_option("#status", "live")
        print("address:", page.evaluate("location.search"))
        page.reload()
        print("reloaded:", page.input_value("#text"), page.input_value("#status"), page.locator("#found li").all_inner_texts())
        page.click("#found a")
        page.wait_for_timeout(200)
        print("bar in view:", page.evaluate("document.getElementById('filter').getBoundingClientRect().top") >= 0)
        print("row in view:", page.evaluate(
            "document.querySelector('#steps [data-c=it]').getBoundingClientRect().top"
            " >= document.getElementById('filter').getBoundingClientRect().bottom - 1"
        ))


def text(path):
    with browser() as running, opened(running, path, []) as page:
        page.click("#open")
        lay_out(page)
        # Shows marks as text, because they are only colors and lines.
        page.evaluate("""() => {
          for (const [name, mark] of [["ins", "[+] "], ["del", "[-] "]])
            for (const value of document.querySelectorAll(name)) value.prepend(mark);
        }""")
        print(page.inner_text("main"))


def answers(path):
    with browser() as running, opened(running, path, []) as page:
        for host in sys.stdin.read().splitlines():
            page.evaluate(
                """(host) => {
                  document.getElementById("host").value = host;
                  document.getElementById("look-up").dispatchEvent(new Event("input"));
                }""",
                host,
            )
            print(page.text_content("#answer"))


FOCUS = """() => {
  const focused = document.activeElement;
  const style = getComputedStyle(focused);
  const isSeen = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0;
  return [focused.id || focused.className || focused.tagName.toLowerCase(), isSeen];
}"""
ROWS = """() => Array.from(document.querySelectorAll("#steps tbody tr")).filter((row) => !row.hidden).map((row) => row.dataset.c)"""


def keyboard(path):
    with browser() as running, opened(running, path, []) as page:

        def press(*keys):
            for key in keys:
                page.keyboard.press(key)

        def go_to(name):
            for _ in range(200):
                press("Tab")
                if page.evaluate(FOCUS)[0] == name:
                    return
            sys.exit(f"Tab does not reach {name}")

        go_to("skip")
        press("Enter")
        print("skip link:", page.evaluate(FOCUS)[0])
        page.reload()
        go_to("text")
        page.keyboard.type("Italyx")
        print("nothing found:", page.evaluate(ROWS), page.text_content("#count"))
        press("Backspace")
        print("filter:", page.evaluate(ROWS), page.text_content("#count"))
        press("Escape")
        print("cleared:", len(page.evaluate(ROWS)))
        go_to("status")
        page.keyboard.type("planned")
        print("planned:", page.evaluate(ROWS))
        press("Home")
        go_to("changed")
        press("Space")
        print("changed:", page.evaluate(ROWS))
        press("Space")
        go_to("open")
        press("Enter")
        print("open:", page.locator("details:not([open])").count())
        go_to("close")
        press("Space")
        print("close:", page.locator("details[open]").count())
        go_to("host")
        page.keyboard.type("it-api.nextdoor.com")
        print("look-up:", page.text_content("#answer"))
        go_to("summary")
        press("Enter")
        print("details:", page.locator("details[open]").count())
        page.set_viewport_size(PHONE)
        go_to("scroll")
        # A key that is pressed before the page is laid out for the new size does not scroll.
        for _ in range(50):
            press("ArrowRight")
            if page.evaluate("document.activeElement.scrollLeft > 0"):
                break
            page.wait_for_timeout(100)
        else:
            sys.exit("the arrow keys do not scroll the table")
        print("table scrolls")
        page.reload()
        stops = []
        while not stops or stops[-1][0] != "body":
            press("Tab")
            stops.append(page.evaluate(FOCUS))
        print("focus not seen:", [name for name, is_seen in stops[:-1] if not is_seen])


def inert(path):
    problems = []
    with browser() as running, opened(running, path, problems) as page:
        page.click("#open")
        page.fill("#host", "x")
        print("scripts:", page.locator("script").count())
        print("made:", page.locator("img, iframe, object, embed, link, base, main svg:not([aria-hidden]), [onerror], [onload], main script").count())
        print("dialogs:", [problem for problem in problems if problem.startswith("dialog")])
        print("requests:", [problem for problem in problems if problem.startswith("request")])
        print(page.title())
        lay_out(page)
        print(page.inner_text("main"))


def plain(path):
    with browser() as running:
        with opened(running, path, []) as page:
            with_scripts = page.text_content("main")
        with opened(running, path, [], java_script_enabled=False) as page:
            print("without scripts:", "same" if page.text_content("main") == with_scripts else "different")
            print("tools:", page.locator("#tools").is_visible())
        with opened(running, path, []) as page:
            folded = page.locator("details:not([open]) .scroll").first
            print("folded on screen:", not folded.is_visible(), "tools:", page.locator("#tools").is_visible())
            page.emulate_media(media="print")
            print("folded in print:", not folded.is_visible(), "tools:", page.locator("#tools").is_visible())


def times(path):
    entry = """() => {
      const [loaded, painted] = [performance.getEntriesByType("navigation")[0], performance.getEntriesByName("first-contentful-paint")[0]];
      return painted && loaded.loadEventEnd ? [painted.startTime, loaded.loadEventEnd] : null;
    }"""
    with browser() as running:
        for _ in range(11):
            with opened(running, path, []) as page:
                painted, loaded = page.wait_for_function(entry).json_value()
                print(round(painted), round(loaded))


if __name__ == "__main__":
    commands = [states, planted, found, text, answers, keyboard, inert, plain, times]
    {command.__name__: command for command in commands}[sys.argv[1]](*sys.argv[2:])
