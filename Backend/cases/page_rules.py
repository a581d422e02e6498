"""What every page is looked at for, in the page itself; and axe-core, where it is installed."""
import glob
import json
import os

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
  // Small print has 12 pixels at least, but for what is part of a picture.
  for (const e of seen) {
    const size = parseFloat(getComputedStyle(e).fontSize);
    if (size < 12) faults.push("too small to read: " + size + " px " + e.textContent.trim().slice(0, 40));
  }
  // On a phone, what is written in a wheel has 9 pixels at least.
  for (const wheel of document.querySelectorAll(".wheel svg")) {
    const scale = wheel.getBoundingClientRect().width / (wheel.viewBox.baseVal.width || 1);
    if (!scale || root.clientWidth > 500) continue;
    for (const text of wheel.querySelectorAll("text")) {
      const size = parseFloat(text.getAttribute("font-size")) * scale;
      if (size < 8.99) faults.push("too small in a wheel: " + size.toFixed(1) + " px " + text.textContent);
    }
  }
  if (document.fonts.size) faults.push("a font is loaded");
  if (window.layoutShift > 0.02) faults.push("the layout shifts by " + window.layoutShift);
  return faults;
})()"""

WATCH = """window.layoutShift = 0;
new PerformanceObserver((list) => { for (const e of list.getEntries()) window.layoutShift += e.value; })
  .observe({type: "layout-shift", buffered: true});"""

# Where the keyboard is: whether it went on in the page's order, can be seen, and is not covered by what stands still.
FOCUS = r"""(() => {
  const e = document.activeElement, last = window.lastFocus;
  // After the last stop the browser begins again.
  if (!e || e === document.body || (last && e.className === "skip")) return null;
  const box = e.getClientRects()[0] || e.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const isSeen = top !== null && (e.contains(top) || top.contains(e) || [...(e.labels || [])].some((l) => l.contains(top)));
  const faults = [];
  const name = e.outerHTML.slice(0, 80);
  if (last && last !== e && !(last.compareDocumentPosition(e) & 4)) faults.push("the keyboard goes back: " + name);
  if (!isSeen) faults.push("the keyboard is where nobody sees it: " + name);
  if (getComputedStyle(e).outlineStyle === "none" && e.id !== "main") faults.push("no outline around what has the keyboard: " + name);
  window.lastFocus = e;
  return faults;
})()"""

# What counts as the weight of a page: the page, and all that it loads.
WEIGHT = """(() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
  .reduce((sum, e) => sum + e.decodedBodySize, 0))()"""

# What browsers want of a page that is installed as an app.
INSTALLABLE = """(async () => {
  const faults = [];
  const address = document.querySelector("link[rel=manifest]").href;
  const manifest = await (await fetch(address)).json();
  for (const name of ["name", "short_name", "start_url", "display", "icons", "background_color", "theme_color"])
    if (!manifest[name]) faults.push("the manifest has no " + name);
  const touch = document.querySelector("link[rel=apple-touch-icon]");
  for (const icon of [...manifest.icons, {src: touch.href, type: "image/png", sizes: "180x180"}]) {
    const answer = await fetch(new URL(icon.src, address));
    if (!answer.ok || !answer.headers.get("content-type").startsWith(icon.type)) faults.push("no icon " + icon.src);
    if (icon.type !== "image/png") continue;
    const picture = await createImageBitmap(await answer.blob());
    if (picture.width + "x" + picture.height !== icon.sizes) faults.push(icon.src + " is not " + icon.sizes);
  }
  if (!manifest.icons.some((icon) => icon.sizes === "512x512")) faults.push("no icon of 512 pixels");
  return faults;
})()"""

# Rules of WCAG 2.2 A and AA, and what axe-core calls best practice.
AXE = """(async () => {
  const found = await axe.run(document, {resultTypes: ["violations"]});
  return found.violations.map((one) => one.id + ": " + one.help + " | " +
    one.nodes.slice(0, 3).map((node) => node.html.slice(0, 120)).join(" | "));
})()"""


def axe_core():
    """The source of axe-core as Scripts/setup/install-check-tools.sh installs it, or as AXE_CORE names it; None if it isn't there."""
    named = os.environ.get("AXE_CORE")
    root = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", ".build", "check-tools")
    found = [named] if named else sorted(glob.glob(os.path.join(root, "lib", "python*", "site-packages", "axe_*", "axe.min.js")))
    for path in reversed(found):
        with open(path, encoding="utf-8") as file:
            return file.read()
    return None


def version(axe):
    """The version that the head of axe-core's file names."""
    return axe[:200].split("axe v", 1)[-1].split()[0] if axe else ""


def run_axe(browser, axe):
    """What axe-core finds wrong with the page that is open."""
    if not browser.run("typeof axe !== 'undefined'"):
        browser.ask("Runtime.evaluate", expression=axe)
    found = browser.ask("Runtime.evaluate", expression=AXE, awaitPromise=True, returnByValue=True)
    if "exceptionDetails" in found:
        raise RuntimeError(json.dumps(found["exceptionDetails"])[:500])
    return found["result"]["value"]
