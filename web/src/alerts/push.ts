/** Being called by the house while no page of it is open. */
import { api } from "../api.ts";
import { settings } from "../settings.svelte.ts";
import { worker } from "./worker.ts";

/** What the house was last told of this device: it is told again only when that changes. */
const TOLD = "sitdown.push";

/** Has this device called, if the house calls at all and the browser takes part. */
export async function subscribe(player: string): Promise<boolean> {
  const { key } = await api.pushKey();
  const manager = (await worker())?.pushManager;
  if (!key || !manager) return false;
  const device = await subscriptionBy(manager, key);
  const { p256dh, auth } = device.toJSON().keys ?? {};
  if (!p256dh || !auth) return false;
  const { language } = settings;
  const told = [device.endpoint, player, language].join(" ");
  if (localStorage.getItem(TOLD) === told) return true;
  await api.subscribe({ endpoint: device.endpoint, p256dh, auth, language });
  localStorage.setItem(TOLD, told);
  return true;
}

/** The subscription that there is, or a new one: also where the house has other keys by now. */
async function subscriptionBy(manager: PushManager, key: string): Promise<PushSubscription> {
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await manager.subscribe(wish);
  } catch (reason) {
    const old = await manager.getSubscription();
    if (!old) throw reason;
    await old.unsubscribe();
    return manager.subscribe(wish);
  }
}

export async function unsubscribe() {
  const device = await (await worker())?.pushManager?.getSubscription();
  localStorage.removeItem(TOLD);
  if (!device) return;
  await device.unsubscribe();
  await api.unsubscribe({ endpoint: device.endpoint });
}
