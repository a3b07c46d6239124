/** Errands: what is asked of the house by a press. A refusal is told on a notice over the page. */
import { Refused } from "./api.ts";
import { told } from "./house.svelte.ts";

let refusal = $state("");

export const notice = {
  get text() {
    return refusal;
  },
  put(text: string) {
    refusal = text;
  },
  clear() {
    refusal = "";
  },
};

/** Does something, and says whether it was granted. What is no refusal is a fault, and logged too. */
export async function attempt(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (reason) {
    if (!(reason instanceof Refused)) console.error(reason);
    notice.put(told(reason));
    return false;
  }
}

/** One at a time: what is pressed again before there is an answer is done once. */
export class Errand {
  busy = $state(false);

  async run(work: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    notice.clear();
    await attempt(work);
    this.busy = false;
  }
}
