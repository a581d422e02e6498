// Keeps the last page of today for who is offline; the network always comes first.
const name = "astrolabe-today";
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  const isPage = event.request.mode === "navigate" && address.pathname === "/today";
  if (event.request.method !== "GET" || address.origin !== location.origin) return;
  if (!isPage && !address.pathname.startsWith("/site/")) return;
  event.respondWith((async () => {
    const store = await caches.open(name);
    try {
      const answer = await fetch(event.request);
      if (answer.ok && !answer.redirected) await store.put(event.request, answer.clone());
      return answer;
    } catch (error) {
      const kept = await store.match(event.request);
      if (kept) return kept;
      throw error;
    }
  })());
});
