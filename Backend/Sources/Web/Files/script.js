// Helps where it runs; every page works without it.
(() => {
  "use strict";
  const root = document.documentElement;
  const keep = (key, value) => {
    try {
      if (value === undefined) return localStorage.getItem(key);
      if (value === null) localStorage.removeItem(key); else localStorage.setItem(key, value);
    } catch { /* Where nothing may be kept, nothing is. */ }
    return null;
  };
  // A theme that a person chose stands before the first line is drawn.
  const wear = (theme) => {
    if (theme === "light" || theme === "dark") root.dataset.theme = theme; else delete root.dataset.theme;
  };
  wear(keep("theme"));

  document.addEventListener("DOMContentLoaded", () => {
    // The zone of this device's clocks, for who gives no other.
    const zone = document.querySelector("input[name=clock_zone]");
    if (zone) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone || "";

    // The code of a mail's link stands behind a mark, which browsers keep to themselves.
    const code = document.querySelector("input[name=token]");
    const link = location.hash.match(/^#token=([A-Za-z0-9_-]+)$/);
    if (code && link) {
      code.value = link[1];
      history.replaceState(null, "", location.pathname);
    }

    // Places as one types.
    for (const field of document.querySelectorAll("input[data-places]")) {
      const list = document.getElementById(field.getAttribute("list"));
      let asked = "", wait = 0;
      field.addEventListener("input", () => {
        clearTimeout(wait);
        wait = setTimeout(async () => {
          const text = field.value.trim();
          if (text.length < 2 || text === asked) return;
          asked = text;
          const answer = await fetch("/places?q=" + encodeURIComponent(text)).catch(() => null);
          if (!answer || !answer.ok || asked !== text) return;
          list.replaceChildren(...(await answer.json()).map((name) => {
            const option = document.createElement("option");
            option.value = name;
            return option;
          }));
        }, 150);
      });
    }

    // The theme, and the copy for when one is offline.
    for (const choice of document.querySelectorAll("[data-needs-script]")) choice.hidden = false;
    const theme = document.getElementById("theme");
    if (theme) {
      theme.value = keep("theme") || "";
      theme.addEventListener("change", () => {
        keep("theme", theme.value || null);
        wear(theme.value);
      });
    }
    const offline = document.getElementById("offline");
    if (offline && "serviceWorker" in navigator) {
      offline.checked = keep("offline") === "yes";
      offline.addEventListener("change", async () => {
        keep("offline", offline.checked ? "yes" : null);
        if (offline.checked) await navigator.serviceWorker.register("/service-worker.js");
        else {
          for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
          for (const name of await caches.keys()) await caches.delete(name);
        }
      });
    } else if (offline) offline.closest("[data-needs-script]").hidden = true;
  });
})();
