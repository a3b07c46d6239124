/** Calls: that it is one's turn, while one looks elsewhere. They say where and how long, and never more. */
import { Refused } from "../api.ts";
import { house, say } from "../house.svelte.ts";
import { set, settings } from "../settings.svelte.ts";
import { subscribe, unsubscribe } from "./push.ts";
import { worker } from "./worker.ts";

const ASKED = "sitdown.calls-asked";
const BUZZ = [120, 80, 120];

class Alerts {
  /** Whether the house asks now, in its own words, before the browser does. */
  asking = $state(false);

  get can(): boolean {
    return "Notification" in window && isSecureContext;
  }

  get refused(): boolean {
    return this.can && Notification.permission === "denied";
  }

  get on(): boolean {
    return this.can && settings.calls && Notification.permission === "granted";
  }

  /** Who leaves a table that waits for others is asked, once. */
  offer() {
    if (!this.can || Notification.permission !== "default" || wasAsked()) return;
    rememberAsked();
    this.asking = true;
  }

  /** Whether one is called from now on: the browser asks, and may be refused. */
  async enable(): Promise<boolean> {
    this.asking = false;
    rememberAsked();
    if (!this.can || (await Notification.requestPermission()) !== "granted") return false;
    set("calls", true);
    await this.refresh();
    return true;
  }

  async disable() {
    set("calls", false);
    await quietly(unsubscribe);
  }

  /** The house knows the device, its guest and its language of today. */
  async refresh() {
    const { guest } = house;
    if (this.on && guest) await quietly(() => subscribe(guest.player));
  }

  /** It is one's turn: whoever looks on feels it, whoever does not is called. */
  async turn(id: string, table: string, seconds: number | null) {
    // Before anything was touched, browsers refuse to, and log it.
    if (settings.buzz && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ);
    const left = seconds === null ? "none" : lasting(seconds);
    await this.call(id, say("call-turn"), say("call-turn.about", { table, left }));
  }

  async call(id: string, title: string, body: string) {
    if (!this.on || !document.hidden) return;
    const path = `/t/${id}`;
    const options = { body, tag: path, icon: "/icon-192.png", data: { path } };
    await (await worker())?.showNotification(title, options);
  }
}

/** 45 s, 12 min, 23 h. */
function lasting(seconds: number): string {
  if (seconds < 100) return say("lasts-seconds", { count: Math.max(1, Math.round(seconds)) });
  if (seconds < 6000) return say("lasts-minutes", { count: Math.round(seconds / 60) });
  return say("lasts-hours", { count: Math.round(seconds / 3600) });
}

/** Calls are a help: what goes wrong with them is in nobody's way. */
async function quietly(work: () => Promise<unknown>) {
  try {
    await work();
  } catch (reason) {
    if (!(reason instanceof Refused || reason instanceof DOMException)) throw reason;
  }
}

function wasAsked(): boolean {
  try {
    return localStorage.getItem(ASKED) !== null;
  } catch {
    return true;
  }
}

function rememberAsked() {
  try {
    localStorage.setItem(ASKED, "yes");
  } catch {
    // Whose browser keeps nothing is not asked at all.
  }
}

export const alerts = new Alerts();
