// A service worker that takes itself and all it stored away, and then lets open pages be loaded again from the network.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(withdraw()));

async function withdraw() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  for (const client of await self.clients.matchAll({ type: "window" })) {
    await client.navigate(asked(client.url));
  }
}

/** A client's address is the one it was opened with: what began a game there must not begin another in its place. */
function asked(address) {
  const url = new URL(address);
  if (url.pathname.endsWith("/play.html")) {
    for (const name of [...url.searchParams.keys()]) {
      if (name !== "game" && name !== "lang") url.searchParams.delete(name);
    }
  }
  return url.href;
}
