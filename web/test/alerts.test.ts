import { beforeEach, expect, test, vi } from "vitest";
import { api } from "../src/api.ts";

const shown: [string, NotificationOptions][] = [];
const device = {
  endpoint: "https://push.example/1",
  toJSON: () => ({ keys: { p256dh: "B", auth: "a" } }),
  unsubscribe: async () => true,
};
const registration = {
  showNotification: async (...notice: [string, NotificationOptions]) => void shown.push(notice),
  pushManager: { subscribe: async () => device, getSubscription: async () => device },
};
const notices = { permission: "default", requestPermission: async () => answer() };
const answer = () => (notices.permission = "granted");
const store = new Map<string, string>();

vi.stubGlobal("matchMedia", () => ({ matches: true }));
vi.stubGlobal("window", { Notification: notices });
vi.stubGlobal("Notification", notices);
vi.stubGlobal("isSecureContext", true);
vi.stubGlobal("document", { hidden: true });
vi.stubGlobal("localStorage", {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => store.set(key, value),
  removeItem: (key: string) => store.delete(key),
});
vi.stubGlobal("navigator", {
  language: "en",
  serviceWorker: { register: async () => registration },
});
const { alerts } = await import("../src/alerts/alerts.svelte.ts");
const { Waiting } = await import("../src/alerts/waiting.ts");
const { settings } = await import("../src/settings.svelte.ts");
const { house } = await import("../src/house.svelte.ts");
const { houseWords } = await import("../src/words/lexicon.ts");
house.words = await houseWords("en");

beforeEach(() => {
  store.clear();
  shown.length = 0;
  notices.permission = "default";
  settings.calls = false;
  alerts.asking = false;
  house.guest = null;
});

test("who has waited a minute for others and leaves is asked once", () => {
  vi.useFakeTimers();
  const waiting = new Waiting();
  waiting.note(true, false);
  vi.advanceTimersByTime(59_000);
  waiting.leave();
  expect(alerts.asking).toBe(false);
  vi.advanceTimersByTime(2_000);
  waiting.note(true, false);
  waiting.leave();
  expect(alerts.asking).toBe(true);
  alerts.asking = false;
  waiting.leave();
  expect(alerts.asking).toBe(false);
  vi.useRealTimers();
});

test("who is not waiting for others is not asked, by mail at once", () => {
  const waiting = new Waiting();
  waiting.note(false, true);
  waiting.leave();
  expect(alerts.asking).toBe(false);
  waiting.note(true, true);
  waiting.leave();
  expect(alerts.asking).toBe(true);
});

test("a call names the table and the time, and comes only where nobody looks", async () => {
  await alerts.call("oak", "Your turn", "The Hollow Oak");
  expect(shown).toEqual([]);
  await alerts.enable();
  await alerts.turn("oak", "The Hollow Oak", 45);
  expect(shown).toHaveLength(1);
  expect(shown[0]![0]).toBe("Your turn");
  expect(shown[0]![1]).toMatchObject({ body: "The Hollow Oak, 45 seconds", tag: "/t/oak" });
  vi.stubGlobal("document", { hidden: false });
  await alerts.call("oak", "Your turn", "The Hollow Oak");
  expect(shown).toHaveLength(1);
  vi.stubGlobal("document", { hidden: true });
});

test("the house is told of a device once, and again when its guest is another", async () => {
  vi.spyOn(api, "pushKey").mockResolvedValue({ key: "B" });
  const told = vi.spyOn(api, "subscribe").mockResolvedValue({ ok: true });
  vi.spyOn(api, "unsubscribe").mockResolvedValue({ ok: true });
  house.guest = { name: "Vera", mask: null, since: 0, player: "vera" };
  await alerts.enable();
  await alerts.refresh();
  expect(told).toHaveBeenCalledTimes(1);
  house.guest = { name: "Gosha", mask: null, since: 0, player: "gosha" };
  await alerts.refresh();
  expect(told).toHaveBeenCalledTimes(2);
  await alerts.disable();
  expect([alerts.on, store.has("sitdown.push")]).toEqual([false, false]);
});
