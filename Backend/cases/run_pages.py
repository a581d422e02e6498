#!/usr/bin/env python3
"""Opens the server's pages in headless Chromium, as a person would, and looks whether they are as they must be.

    python3 run_pages.py http://127.0.0.1:8080
    python3 run_pages.py http://127.0.0.1:8080 --pictures FOLDER
    python3 run_pages.py http://127.0.0.1:8080 --readme pictures

For each page at 360, 768 and 1280 pixels, light and dark: no message on the console, no request to another host, no
scrolling sideways, no layout that shifts, no font that is loaded, text of 12 pixels or more with a contrast of 4.5 : 1 or more
(3 : 1 for large text), a label for every field, a name for every link and button; and nothing that axe-core finds, where
Scripts/setup/install-check-tools.sh has installed it. The first page weighs 60 kB at most with all that it loads. The tabulator key
goes through pages in their order, to what can be seen. The app can be installed, and shows the copy of today's page when the
server is out of reach. Then the way from birth to deletion by keyboard alone, with scripts switched off.

Standard library only. Where there is no Chromium it says so and ends with 0. The server must take guests, and its
limits by address must be wide. Exit codes: 0 all is well or skipped, 1 something isn't.
"""
import argparse
import base64
import json
import os
import shutil
import subprocess
import sys
import time

import chromium
import page_rules
import page_states
import page_way
from forwarder import Forwarder

PAGES = ["/today", "/day/{date}/areas", "/month", "/month?for=love", "/chart", "/year", "/people", "/us", "/ask",
         "/journal", "/moods", "/settings", "/birth", "/more", "/delete", "/register", "/forgotten", "/reset", "/about",
         "/privacy", "/sign-out"]
WIDTHS = [360, 768, 1280]
# The screens on which axe-core looks at pages, too: a phone and a desk, light and dark.
AXE_SCREENS = [(360, "light"), (1280, "light"), (1280, "dark")]
MOST_BYTES = 60_000
# A picture is of a whole page: the tabs of a phone stand at its end, rather than in its middle.
NAV_AT_END = """(() => { document.body.style.position = "relative";
  for (const nav of document.querySelectorAll(".nav")) if (getComputedStyle(nav).position === "fixed") nav.style.position = "absolute"; })()"""
NAV_AT_FOOT = """(() => { document.body.style.position = "";
  for (const nav of document.querySelectorAll(".nav")) nav.style.position = ""; })()"""


class Look:
    """What is found, page by page."""

    def __init__(self, browser, base, pictures, axe=None):
        self.browser, self.base, self.pictures, self.axe, self.faults = browser, base, pictures, axe, []
        self.axe_pages = 0

    def screen(self, width, scheme, height=None):
        self.browser.ask("Emulation.setDeviceMetricsOverride", width=width, height=height or (780 if width < 700 else 900),
                         deviceScaleFactor=1, mobile=width < 700)
        self.browser.ask("Emulation.setEmulatedMedia", media="screen",
                         features=[{"name": "prefers-color-scheme", "value": scheme},
                                   {"name": "prefers-reduced-motion", "value": "reduce"}])

    def page(self, path, what, shows=None):
        if shows is None:
            self.browser.open(self.base + path)
        for fault in self.browser.run(page_rules.LOOK):
            self.faults.append(f"{path} {what}: {fault}")
        self.listen(path, what)

    def listen(self, path, what):
        """What the console, the log and the network said."""
        for event in self.browser.events:
            method, parameters = event["method"], event["params"]
            if method in ("Runtime.consoleAPICalled", "Runtime.exceptionThrown"):
                self.faults.append(f"{path} {what}: the console says {json.dumps(parameters)[:300]}")
            elif method == "Log.entryAdded" and "Clear-Site-Data" not in parameters["entry"]["text"]:
                self.faults.append(f"{path} {what}: the log says {parameters['entry']['text']}")
            elif method == "Network.requestWillBeSent":
                url = parameters["request"]["url"]
                if not url.startswith((self.base, "data:", "about:")):
                    self.faults.append(f"{path} {what}: asks {url}")
        self.browser.events.clear()

    def accessible(self, path, what):
        if self.axe is None:
            return
        self.axe_pages += 1
        for fault in page_rules.run_axe(self.browser, self.axe):
            self.faults.append(f"{path} {what}: axe-core says {fault}")
        self.browser.events.clear()

    def picture(self, name):
        if self.pictures:
            self.browser.run(NAV_AT_END)
            size = self.browser.ask("Page.getLayoutMetrics")["cssContentSize"]
            image = self.browser.ask("Page.captureScreenshot", format="png", captureBeyondViewport=True,
                                     clip={"x": 0, "y": 0, "width": size["width"], "height": min(size["height"], 6000), "scale": 1})
            with open(os.path.join(self.pictures, name + ".png"), "wb") as file:
                file.write(base64.b64decode(image["data"]))
            self.browser.run(NAV_AT_FOOT)

    def fill(self, fields):
        """Goes by the tabulator key to each field in turn, and writes into it."""
        for name, text in fields:
            self.reach(f"document.activeElement.name === {json.dumps(name)}")
            kind = self.browser.run("document.activeElement.type")
            if kind == "date":
                year, month, day = text.split("-")
                for digit in month + day + year:
                    self.browser.ask("Input.dispatchKeyEvent", type="char", text=digit)
            elif kind == "time":
                hour = int(text[:2])
                digits = f"{(hour + 11) % 12 + 1:02d}{text[3:]}" + ("PM" if hour > 11 else "AM")
                for digit in digits:
                    self.browser.ask("Input.dispatchKeyEvent", type="char", text=digit)
            else:
                self.browser.write(text)

    def reach(self, condition):
        for _ in range(160):
            if self.browser.run(condition):
                return
            self.browser.press(chromium.TAB)
        raise RuntimeError("the keyboard doesn't reach " + condition)

    def send(self, key=chromium.ENTER):
        """Presses the key on what has the focus, and waits for the page that it leads to."""
        self.browser.run("document.documentElement.dataset.old = 'yes'")
        self.browser.press(key)
        for _ in range(600):
            time.sleep(0.05)
            try:
                if self.browser.run("document.documentElement.dataset.old || document.readyState") == "complete":
                    return
            except RuntimeError:
                pass
        raise RuntimeError("the form leads nowhere")

    def button(self, title):
        self.reach("document.activeElement.tagName === 'BUTTON' && document.activeElement.textContent.trim()"
                   f".startsWith({json.dumps(title)})")
        self.send()

    def link(self, address):
        self.reach(f"document.activeElement.getAttribute('href') === {json.dumps(address)}")
        self.send()

    def choose(self, name, steps):
        """Goes to a list of choices by the tabulator key, and some choices down."""
        self.reach(f"document.activeElement.name === {json.dumps(name)}")
        for _ in range(steps):
            self.browser.press(chromium.DOWN)

    def begin(self, name, date="1990-06-15", time="14:30", place="New York City, New York, United States"):
        self.browser.open(self.base + "/")
        self.fill([(field, text) for field, text in (("name", name), ("birth_date", date), ("birth_time", time),
                                                     ("birth_place", place)) if text])
        self.send()
        if self.browser.run("location.pathname") != "/today":
            raise RuntimeError("the birth leads to " + str(self.browser.run("location.href + document.body.innerText")))

    def expect(self, condition, what):
        if not self.browser.run(condition):
            self.faults.append(what)


def every_page(look):
    """Each page on each screen, light and dark."""
    look.screen(1280, "light")
    look.browser.open(look.base + "/")
    weight = look.browser.run(page_rules.WEIGHT)
    if weight > MOST_BYTES:
        look.faults.append(f"/ weighs {weight} bytes with all that it loads; {MOST_BYTES} at most")
    for fault in look.browser.run(page_rules.INSTALLABLE):
        look.faults.append(f"/ as an app: {fault}")
    for width in WIDTHS:
        for scheme in ("light", "dark"):
            look.screen(width, scheme)
            look.page("/", f"{width} {scheme}")
            look.picture(f"start-{width}-{scheme}")
            if (width, scheme) in AXE_SCREENS:
                look.accessible("/", f"{width} {scheme}")
    look.begin("Alex")
    page_way.add_person(look, "Sam", "1988-11-30", "Ulm, Germany")
    page_way.add_person(look, "Kim", "1975-03-02", "Seoul, South Korea")
    look.browser.open(look.base + "/today")
    date = look.browser.run("document.querySelector('.steps a').getAttribute('href').slice(5)")
    for width in WIDTHS:
        for scheme in ("light", "dark"):
            look.screen(width, scheme)
            for path in PAGES:
                path = path.format(date=date)
                look.page(path, f"{width} {scheme}")
                name = path.strip("/").replace("/", "-").replace("?for=", "-").replace(date, "date") or "start"
                look.picture(f"{name}-{width}-{scheme}")
                # What is opened moves what is below it, and pictures are taken of a taller window.
                look.browser.run("window.layoutShift = NaN; document.querySelectorAll('details').forEach((e) => { e.open = true; })")
                look.page(path, f"{width} {scheme} opened", shows=True)
                if (width, scheme) in AXE_SCREENS:
                    look.accessible(path, f"{width} {scheme}")
    for width, scheme in ((360, "light"), (1280, "light"), (1280, "dark")):
        look.screen(width, scheme)
        page_way.ask_something(look)
        look.page("/ask answered", f"{width} {scheme}", shows=True)
        look.accessible("/ask answered", f"{width} {scheme}")
        look.picture(f"answer-{width}-{scheme}")
        page_way.compare(look)
        look.page("/us compared", f"{width} {scheme}", shows=True)
        look.accessible("/us compared", f"{width} {scheme}")
        look.picture(f"pair-{width}-{scheme}")
        look.browser.open(look.base + "/people")
        pair = look.browser.run("document.querySelector('.menu .beside').getAttribute('href')")
        for path, name in ((pair, "kept-pair"), (pair.removesuffix("/us"), "person")):
            look.page(path, f"{width} {scheme}")
            look.accessible(path, f"{width} {scheme}")
            look.picture(f"{name}-{width}-{scheme}")
    look.screen(1280, "light")
    look.browser.ask("Emulation.setEmulatedMedia", media="print")
    for path in ("/today", "/chart"):
        look.browser.open(look.base + path)
        look.picture(path[1:] + "-print")


def by_keyboard(look):
    """Every stop of the tabulator key on some pages: in the order of the page, outlined, and not covered by the tabs."""
    for width in (360, 1280):
        look.screen(width, "light")
        for path in ("/today", "/month", "/settings", "/people"):
            look.browser.open(look.base + path)
            stops = 0
            for _ in range(200):
                look.browser.press(chromium.TAB)
                faults = look.browser.run(page_rules.FOCUS)
                if faults is None:
                    break
                stops += 1
                look.faults += [f"{path} {width}: {fault}" for fault in faults]
            if stops < 10:
                look.faults.append(f"{path} {width}: the keyboard stops {stops} times only")


def out_of_reach(look):
    """The copy of today's page, when the server can't be reached: what stands between is switched off."""
    host, port = look.base.split("://", 1)[1].rsplit(":", 1)
    # Cookies know no ports: who is signed in here is signed in there, too.
    look.browser.ask("Network.clearBrowserCookies")
    with Forwarder(host, int(port)) as between:
        away = Look(look.browser, f"http://127.0.0.1:{between.port}", None)
        away.screen(360, "light")
        away.begin("Alex")
        away.browser.open(away.base + "/settings")
        away.reach("document.activeElement.id === 'offline'")
        away.browser.press(chromium.SPACE)
        away.browser.run("navigator.serviceWorker.ready.then(() => true)")
        away.browser.open(away.base + "/today")
        headline = away.browser.run("document.querySelector('.headline').textContent")
        away.browser.events.clear()
        between.stop()
        away.browser.open(away.base + "/today")
        shown = away.browser.run("(document.querySelector('.headline') || {}).textContent")
        styled = away.browser.run("getComputedStyle(document.querySelector('main') || document.body).maxWidth")
        if shown != headline or styled == "none":
            look.faults.append(f"/today out of reach shows {shown!r} with a width of {styled}, not the copy")
        # A page that is away may still be asking for what it loads.
        look.browser.open("about:blank")
        look.browser.events.clear()


def pictures_of_readme(look, folder):
    """The pictures of the README, of a day that doesn't change; the server must have its test clock."""
    look.browser.ask("Network.setExtraHTTPHeaders", headers={"X-Test-Now": "2025-01-06T09:00:00Z"})
    look.screen(1280, "light")
    look.begin("Alex")
    for path, width, height, scheme, name in (("/today", 390, 844, "light", "today-phone"),
                                              ("/chart", 1120, 1460, "light", "portrait-desk"),
                                              ("/today", 1120, 1040, "dark", "today-dark")):
        look.screen(width, scheme, height)
        look.browser.open(look.base + path)
        image = look.browser.ask("Page.captureScreenshot", format="png")
        picture = base64.b64decode(image["data"])
        if shutil.which("pngquant"):
            picture = subprocess.run(["pngquant", "--strip", "128", "-"], input=picture, capture_output=True, check=True).stdout
        with open(os.path.join(folder, name + ".png"), "wb") as file:
            file.write(picture)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("base", help="the server's address")
    parser.add_argument("--pictures", help="a folder for pictures of the pages")
    parser.add_argument("--readme", help="a folder for the pictures of the README; nothing else is done")
    options = parser.parse_args()
    program = chromium.program()
    if program is None:
        print("skipped: the pages in a browser: there is no Chromium; apt-get install chromium")
        return 0
    if options.pictures:
        os.makedirs(options.pictures, exist_ok=True)
    axe = page_rules.axe_core()
    if axe is None and not options.readme:
        print("skipped: axe-core on the pages: it is not installed; run Scripts/setup/install-check-tools.sh")
    browser = chromium.Chromium(program)
    look = Look(browser, options.base.rstrip("/"), options.pictures, axe)
    try:
        for domain in ("Page", "Runtime", "Log", "Network"):
            browser.ask(domain + ".enable")
        if options.readme:
            pictures_of_readme(look, options.readme)
            return 0
        browser.ask("Page.addScriptToEvaluateOnNewDocument", source=page_rules.WATCH)
        every_page(look)
        page_states.every_state(look)
        by_keyboard(look)
        out_of_reach(look)
        page_way.without_scripts(look)
    finally:
        browser.close()
    for fault in look.faults:
        print("failed:", fault)
    if not look.faults:
        print("passed: the pages in a browser")
        if axe:
            print(f"passed: axe-core {page_rules.version(axe)} on {look.axe_pages} pages")
    return 1 if look.faults else 0


if __name__ == "__main__":
    sys.exit(main())
