#!/usr/bin/env python3
"""Opens the server's pages in headless Chromium, as a person would, and looks whether they are as they must be.

    python3 run_pages.py http://127.0.0.1:8080
    python3 run_pages.py http://127.0.0.1:8080 --pictures FOLDER
    python3 run_pages.py http://127.0.0.1:8080 --readme pictures

For each page at 360, 768 and 1280 pixels, light and dark: no message on the console, no request to another host, no
scrolling sideways, no layout that shifts, text with a contrast of 4.5 : 1 or more (3 : 1 for large text), a label for
every field, a name for every link and button. Then the way from birth to deletion by keyboard alone, with scripts
switched off.

Standard library only. Where there is no Chromium it says so and ends with 0. The server must take guests, and its
limits by address must be wide. Exit codes: 0 all is well or skipped, 1 something isn't.
"""
import argparse
import base64
import json
import os
import shutil
import socket
import struct
import subprocess
import sys
import tempfile
import time
import urllib.request

PAGES = ["/today", "/day/{date}/areas", "/month", "/chart", "/year", "/us", "/ask", "/journal", "/moods",
         "/settings", "/birth", "/more", "/delete", "/register", "/about", "/privacy"]
WIDTHS = [360, 768, 1280]
ENTER = {"key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 13, "text": "\r"}
TAB = {"key": "Tab", "code": "Tab", "windowsVirtualKeyCode": 9}
SPACE = {"key": " ", "code": "Space", "windowsVirtualKeyCode": 32, "text": " "}

# What is looked at in the page itself, by the rules of WCAG 2.2 for contrast.
LOOK = r"""(() => {
  const faults = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) {
    const wide = [...document.querySelectorAll("body *")].filter(
      (e) => e.getBoundingClientRect().right > root.clientWidth + 1 && !e.closest(".hidden,.skip"));
    faults.push("scrolls sideways: " + wide.slice(0, 3).map((e) => e.tagName + "." + e.className).join(", "));
  }
  const parse = (c) => { const m = c.match(/[\d.]+/g).map(Number); return {r: m[0], g: m[1], b: m[2], a: m.length > 3 ? m[3] : 1}; };
  const light = (c) => [c.r, c.g, c.b].map((v) => { v /= 255; return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4; })
    .reduce((s, v, i) => s + v * [0.2126, 0.7152, 0.0722][i], 0);
  const ground = (e) => {
    for (let n = e; n; n = n.parentElement) {
      const s = getComputedStyle(n);
      const found = [];
      if (s.backgroundImage.includes("gradient")) for (const m of s.backgroundImage.matchAll(/rgba?\([^)]*\)/g)) found.push(parse(m[0]));
      const c = parse(s.backgroundColor);
      if (c.a === 1 && !found.length) found.push(c);
      if (found.length) return found;
    }
    return [{r: 255, g: 255, b: 255, a: 1}];
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const seen = new Set();
  while (walker.nextNode()) {
    const e = walker.currentNode.parentElement;
    if (!walker.currentNode.textContent.trim() || seen.has(e) || e.closest("svg,.hidden,.skip,option,title,script")) continue;
    seen.add(e);
    const box = e.getBoundingClientRect();
    if (!box.width || !box.height || !e.checkVisibility()) continue;
    const s = getComputedStyle(e);
    const size = parseFloat(s.fontSize), large = size >= 24 || (size >= 18.66 && s.fontWeight >= 700);
    for (const g of ground(e)) {
      const [a, b] = [light(parse(s.color)), light(g)].sort((x, y) => y - x);
      const ratio = (a + 0.05) / (b + 0.05);
      if (ratio < (large ? 3 : 4.5)) faults.push("contrast " + ratio.toFixed(2) + ": " + e.tagName + "." + e.className + " " + e.textContent.trim().slice(0, 40));
    }
  }
  for (const e of document.querySelectorAll("input:not([type=hidden]),select,textarea"))
    if (e.checkVisibility() && !e.labels.length) faults.push("no label: " + e.outerHTML.slice(0, 80));
  for (const e of document.querySelectorAll("a,button,summary"))
    if (!e.textContent.trim() && !e.getAttribute("aria-label")) faults.push("no name: " + e.outerHTML.slice(0, 80));
  for (const e of document.querySelectorAll("svg"))
    if (e.getAttribute("aria-hidden") !== "true" && !e.getAttribute("aria-label")) faults.push("a picture without a name");
  const levels = [...document.querySelectorAll("h1,h2,h3")].map((e) => +e.tagName[1]);
  levels.forEach((l, i) => { if (i && l > levels[i - 1] + 1) faults.push("a heading is skipped before: " + document.querySelectorAll("h1,h2,h3")[i].textContent); });
  // A finger needs 24 pixels (WCAG 2.2, 2.5.8); links within sentences are exempt.
  for (const e of document.querySelectorAll("nav a,button,.button,.month a,summary,input:not([type=hidden]),select")) {
    const box = e.getBoundingClientRect();
    const whole = e.labels && e.labels[0] ? e.labels[0].getBoundingClientRect().height : 0;
    if (e.checkVisibility() && box.height && Math.max(box.height, whole) < 24) faults.push("too small to touch: " + e.outerHTML.slice(0, 80));
  }
  if (window.layoutShift > 0.02) faults.push("the layout shifts by " + window.layoutShift);
  return faults;
})()"""

WATCH = """window.layoutShift = 0;
new PerformanceObserver((list) => { for (const e of list.getEntries()) window.layoutShift += e.value; })
  .observe({type: "layout-shift", buffered: true});"""


class Chromium:
    """A headless browser, asked over its DevTools protocol."""

    def __init__(self, program):
        self.folder = tempfile.mkdtemp()
        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
             "--disable-background-networking", "--no-first-run", "--hide-scrollbars", "--remote-debugging-port=0",
             "--user-data-dir=" + self.folder, "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        port_file = os.path.join(self.folder, "DevToolsActivePort")
        for _ in range(600):
            if os.path.exists(port_file) and open(port_file, encoding="ascii").read().count("\n") >= 1:
                break
            time.sleep(0.1)
        port = int(open(port_file, encoding="ascii").readline())
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/json/list", timeout=60) as answer:
            page = next(one for one in json.load(answer) if one["type"] == "page")
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=60)
        path = page["webSocketDebuggerUrl"].split(str(port), 1)[1]
        self.socket.sendall(
            (f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
             f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
        self.rest = b""
        while b"\r\n\r\n" not in self.rest:
            self.rest += self.socket.recv(4096)
        self.rest = self.rest.split(b"\r\n\r\n", 1)[1]
        self.number, self.events = 0, []

    def take(self, count):
        while len(self.rest) < count:
            piece = self.socket.recv(1 << 16)
            if not piece:
                raise ConnectionError("Chromium has gone")
            self.rest += piece
        found, self.rest = self.rest[:count], self.rest[count:]
        return found

    def receive(self):
        whole = b""
        while True:
            first, second = self.take(2)
            length = second & 127
            if length == 126:
                length = struct.unpack(">H", self.take(2))[0]
            elif length == 127:
                length = struct.unpack(">Q", self.take(8))[0]
            whole += self.take(length)
            if first & 128:
                return json.loads(whole)

    def ask(self, method, **parameters):
        self.number += 1
        data = json.dumps({"id": self.number, "method": method, "params": parameters}).encode()
        mask = os.urandom(4)
        size = bytes([128 | len(data)]) if len(data) < 126 else (
            bytes([254]) + struct.pack(">H", len(data)) if len(data) < 65536 else bytes([255]) + struct.pack(">Q", len(data)))
        self.socket.sendall(b"\x81" + size + mask + bytes(b ^ mask[i & 3] for i, b in enumerate(data)))
        while True:
            message = self.receive()
            if message.get("id") == self.number:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']}")
                return message["result"]
            self.events.append(message)

    def run(self, script):
        found = self.ask("Runtime.evaluate", expression=script, returnByValue=True)
        if "exceptionDetails" in found:
            raise RuntimeError(found["exceptionDetails"])
        return found["result"].get("value")

    def settle(self):
        """Waits until the page that is under way is there."""
        for _ in range(600):
            time.sleep(0.05)
            try:
                # Runtime.evaluate works with scripts switched off, too: it is the browser that asks.
                if self.run("document.readyState") == "complete":
                    return
            except RuntimeError:
                pass
        raise RuntimeError("the page doesn't come")

    def open(self, address):
        self.ask("Page.navigate", url=address)
        self.settle()

    def press(self, key):
        self.ask("Input.dispatchKeyEvent", type="keyDown", **key)
        self.ask("Input.dispatchKeyEvent", type="keyUp", **{k: v for k, v in key.items() if k != "text"})

    def write(self, text):
        self.ask("Input.insertText", text=text)

    def close(self):
        try:
            self.ask("Browser.close")
        except (ConnectionError, OSError):
            pass
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


class Look:
    """What is found, page by page."""

    def __init__(self, browser, base, pictures):
        self.browser, self.base, self.pictures, self.faults = browser, base, pictures, []

    def screen(self, width, scheme):
        self.browser.ask("Emulation.setDeviceMetricsOverride", width=width, height=780 if width < 700 else 900,
                         deviceScaleFactor=1, mobile=width < 700)
        self.browser.ask("Emulation.setEmulatedMedia", media="screen",
                         features=[{"name": "prefers-color-scheme", "value": scheme},
                                   {"name": "prefers-reduced-motion", "value": "reduce"}])

    def page(self, path, what, shows=None):
        if shows is None:
            self.browser.open(self.base + path)
        for fault in self.browser.run(LOOK):
            self.faults.append(f"{path} {what}: {fault}")
        for event in self.browser.events:
            method, parameters = event["method"], event["params"]
            if method in ("Runtime.consoleAPICalled", "Runtime.exceptionThrown"):
                self.faults.append(f"{path} {what}: the console says {json.dumps(parameters)[:300]}")
            elif method == "Log.entryAdded":
                self.faults.append(f"{path} {what}: the log says {parameters['entry']['text']}")
            elif method == "Network.requestWillBeSent":
                url = parameters["request"]["url"]
                if not url.startswith((self.base, "data:", "about:")):
                    self.faults.append(f"{path} {what}: asks {url}")
        self.browser.events.clear()

    def picture(self, name):
        if self.pictures:
            size = self.browser.ask("Page.getLayoutMetrics")["cssContentSize"]
            image = self.browser.ask("Page.captureScreenshot", format="png", captureBeyondViewport=True,
                                     clip={"x": 0, "y": 0, "width": size["width"], "height": min(size["height"], 6000), "scale": 1})
            with open(os.path.join(self.pictures, name + ".png"), "wb") as file:
                file.write(base64.b64decode(image["data"]))

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
        for _ in range(80):
            if self.browser.run(condition):
                return
            self.browser.press(TAB)
        raise RuntimeError("the keyboard doesn't reach " + condition)

    def send(self, key=ENTER):
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

    def begin(self, name):
        self.browser.open(self.base + "/")
        self.fill([("name", name), ("birth_date", "1990-06-15"), ("birth_time", "14:30"),
                   ("birth_place", "New York City, New York, United States")])
        self.send()
        if self.browser.run("location.pathname") != "/today":
            raise RuntimeError("the birth leads to " + str(self.browser.run("location.href + document.body.innerText")))


def ask_something(look):
    look.browser.open(look.base + "/ask")
    look.fill([("question", "When is a good day for a date this month?")])
    look.button("Ask")


def compare(look):
    look.browser.open(look.base + "/us")
    look.fill([("name", "Sam"), ("birth_date", "1988-11-30"), ("birth_place", "Ulm, Germany")])
    look.send()


def every_page(look):
    """Each page on each screen, light and dark."""
    look.screen(1280, "light")
    look.browser.open(look.base + "/")
    for width in WIDTHS:
        for scheme in ("light", "dark"):
            look.screen(width, scheme)
            look.page("/", f"{width} {scheme}")
            look.picture(f"start-{width}-{scheme}")
    look.begin("Alex")
    look.browser.open(look.base + "/today")
    date = look.browser.run("document.querySelector('.steps a').getAttribute('href').slice(5)")
    for width in WIDTHS:
        for scheme in ("light", "dark"):
            look.screen(width, scheme)
            for path in PAGES:
                path = path.format(date=date)
                look.page(path, f"{width} {scheme}")
                name = path.strip("/").replace("/", "-").replace(date, "date") or "start"
                look.picture(f"{name}-{width}-{scheme}")
                # What is opened moves what is below it, and pictures are taken of a taller window.
                look.browser.run("window.layoutShift = NaN; document.querySelectorAll('details').forEach((e) => { e.open = true; })")
                look.page(path, f"{width} {scheme} opened", shows=True)
    for width, scheme in ((360, "light"), (1280, "dark")):
        look.screen(width, scheme)
        ask_something(look)
        look.page("/ask answered", f"{width} {scheme}", shows=True)
        look.picture(f"answer-{width}-{scheme}")
        compare(look)
        look.page("/us compared", f"{width} {scheme}", shows=True)
        look.picture(f"pair-{width}-{scheme}")
    look.browser.ask("Emulation.setEmulatedMedia", media="print")
    look.browser.open(look.base + "/today")
    look.picture("today-print")


def without_scripts(look):
    """The way from birth to deletion by keyboard alone, with scripts switched off."""
    look.browser.ask("Storage.clearDataForOrigin", origin=look.base, storageTypes="all")
    look.browser.ask("Network.clearBrowserCookies")
    look.browser.ask("Emulation.setScriptExecutionDisabled", value=True)
    look.screen(360, "light")
    look.begin("Robin")
    look.page("/today", "without scripts", shows=True)
    look.browser.open(look.base + "/month")
    look.reach("document.activeElement.closest && document.activeElement.closest('.month a') !== null")
    look.send()
    if not str(look.browser.run("location.pathname")).startswith("/day/"):
        look.faults.append("without scripts: no way from the month to a day")
    ask_something(look)
    if not look.browser.run("document.querySelector('.answer-new .said').textContent.length > 40"):
        look.faults.append("without scripts: no answer")
    look.page("/ask answered", "without scripts", shows=True)
    look.browser.open(look.base + "/settings")
    look.reach("document.activeElement.getAttribute('href') === '/delete'")
    look.send()
    look.reach("document.activeElement.name === 'sure'")
    look.browser.press(SPACE)
    look.button("Delete my account")
    if look.browser.run("location.pathname") != "/deleted":
        look.faults.append("without scripts: no deletion")
    look.browser.open(look.base + "/today")
    if look.browser.run("location.pathname") != "/":
        look.faults.append("without scripts: still known after the deletion")


def pictures_of_readme(look, folder):
    """The pictures of the README, of a day that doesn't change; the server must have its test clock."""
    look.browser.ask("Network.setExtraHTTPHeaders", headers={"X-Test-Now": "2025-01-06T09:00:00Z"})
    look.screen(1280, "light")
    look.begin("Alex")
    for path, width, height, scheme, name in (("/today", 390, 844, "light", "today-phone"),
                                              ("/chart", 1120, 1040, "light", "chart-desk"),
                                              ("/today", 1120, 1040, "dark", "today-dark")):
        look.screen(width, scheme)
        look.browser.ask("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1,
                         mobile=width < 700)
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
    program = next(filter(None, (shutil.which(name) for name in ("chromium", "chromium-browser", "google-chrome"))), None)
    if program is None:
        print("skipped: the pages in a browser: there is no Chromium; apt-get install chromium")
        return 0
    if options.pictures:
        os.makedirs(options.pictures, exist_ok=True)
    browser = Chromium(program)
    look = Look(browser, options.base.rstrip("/"), options.pictures)
    try:
        for domain in ("Page", "Runtime", "Log", "Network"):
            browser.ask(domain + ".enable")
        if options.readme:
            pictures_of_readme(look, options.readme)
            return 0
        browser.ask("Page.addScriptToEvaluateOnNewDocument", source=WATCH)
        every_page(look)
        without_scripts(look)
    finally:
        browser.close()
    for fault in look.faults:
        print("failed:", fault)
    if not look.faults:
        print("passed: the pages in a browser")
    return 1 if look.faults else 0


if __name__ == "__main__":
    sys.exit(main())
