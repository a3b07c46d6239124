// The worker of the house: shows calls, and says so when there is no connection. It keeps no table.
const OFFLINE = "/offline.html";
const KEPT = "sitdown-offline-1";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.add(new Request(OFFLINE, { cache: "reload" })))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((one) => one !== KEPT).map((one) => caches.delete(one))),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate")
    event.respondWith(fetch(event.request).catch(() => caches.match(OFFLINE)));
});

const windows = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });
const pathOf = ({ url }) => new URL(url).pathname;

self.addEventListener("push", (event) => {
  const { title, body, table } = event.data.json();
  event.waitUntil(call(title, body, `/t/${table}`));
});

/** One notice for each table; none where it is being looked at. */
async function call(title, body, path) {
  const open = await windows();
  if (open.some((one) => one.visibilityState === "visible" && pathOf(one) === path)) return;
  const icon = "/icon-192.png";
  await self.registration.showNotification(title, { body, tag: path, icon, data: { path } });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data.path));
});

/** To the table: in the window that has it, or in a new one. */
async function lead(path) {
  const there = (await windows()).find((one) => pathOf(one) === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}
