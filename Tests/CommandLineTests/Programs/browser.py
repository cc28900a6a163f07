"""Opens the page of `nd-config report` in Chromium, and prints what it finds at three widths.

usage: browser.py PAGE FOLDER TEXT...; FOLDER gets pictures, and each TEXT is typed into the filter.
"""

import pathlib
import shutil
import sys

from playwright.sync_api import sync_playwright

path, folder, texts = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), sys.argv[3:]
folder.mkdir(parents=True, exist_ok=True)
address = path.resolve().as_uri()
SHOWN = """() => Array.from(document.querySelectorAll("section[data-names]")).filter((each) => !each.hidden).map((each) => each.id)"""
# Whether the heading of a section is at the top of what is seen after following a link to it.
SEEN = """() => {
  const box = document.querySelector(location.hash + " h2").getBoundingClientRect();
  const top = document.elementFromPoint(box.x + 2, box.y + box.height / 2);
  return box.y >= 0 && box.y < innerHeight && top?.closest("h2") !== null;
}"""

with sync_playwright() as playwright:
    # The sandbox needs rights that a container lacks.
    browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
    for width, height in [(1440, 900), (1024, 768), (390, 844)]:
        problems = []
        page = browser.new_page(viewport={"width": width, "height": height})
        page.on("request", lambda request: problems.append(f"request: {request.url}") if request.url != address else None)
        # The console also reports what the content security policy blocks.
        page.on("console", lambda message: problems.append(f"console: {message.text}"))
        page.on("pageerror", lambda error: problems.append(f"error: {error}"))
        page.on("dialog", lambda dialog: (problems.append(f"dialog: {dialog.message}"), dialog.dismiss()))
        page.goto(address)
        page.screenshot(path=folder / f"report-{width}.png")
        beyond = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        if beyond > 0:
            problems.append(f"wider than the window by {beyond}")
        first = page.evaluate("document.querySelector('main p').getBoundingClientRect().bottom < innerHeight / 3")
        links = page.locator("nav a")
        seen = []
        for position in (1, links.count() - 1):
            links.nth(position).click()
            seen.append(page.evaluate(SEEN))
        print(f"{width}: problems {problems}, content first {first}, headings seen {seen}")
        for text in texts:
            page.fill("#text", text)
            print(f"  {text}: {page.evaluate(SHOWN)} {page.inner_text('#count')}")
        page.close()
    browser.close()
