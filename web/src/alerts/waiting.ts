/** How long one has waited for others at a table, and whether that is long enough to offer a call. */
import { alerts } from "./alerts.svelte.ts";

const A_MINUTE = 60_000;

export class Waiting {
  private since: number | null = null;
  private patience = A_MINUTE;

  /** Whether the table waits for somebody else now; by mail nobody sits and waits for minutes. */
  note(waits: boolean, byMail: boolean) {
    this.patience = byMail ? 0 : A_MINUTE;
    if (!waits) this.since = null;
    else this.since ??= Date.now();
  }

  /** One turns away from the table. */
  leave() {
    if (this.since !== null && Date.now() - this.since >= this.patience) alerts.offer();
  }
}
