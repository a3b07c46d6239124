/** Hint: what the house would do, asked for by one seat and told to it alone. */
import type { Hint } from "../documents.ts";
import { told } from "../house.svelte.ts";
import type { Sitting } from "./sitting.svelte.ts";

/** Whether the house advises this seat: never where it counts for the ladder. */
export function areHintsGiven({ table, seat, alone }: Sitting): boolean {
  if (seat === null || table.state !== "playing" || table.settings.rated) return false;
  return table.settings.hints ?? alone;
}

export class Advice {
  private known = $state.raw<{ window: string; hint: Hint | null; fault: string }>();
  thinking = $state.raw(false);
  private readonly window = $derived.by(() => this.sitting().decision?.window ?? "");
  /** A hint belongs to its question. */
  readonly shown = $derived(this.known?.window === this.window ? this.known : undefined);
  readonly open = $derived.by(() => {
    const sitting = this.sitting();
    return (sitting.decision?.yours ?? false) && !sitting.moment && !sitting.view.result;
  });

  constructor(private readonly sitting: () => Sitting) {}

  async ask() {
    const { window } = this;
    this.thinking = true;
    try {
      const answer = await this.sitting().send({ type: "hint" });
      this.known = { window, hint: answer.type === "hinted" ? answer.hint : null, fault: "" };
    } catch (reason) {
      this.known = { window, hint: null, fault: told(reason) };
    } finally {
      this.thinking = false;
    }
  }

  close() {
    this.known = undefined;
  }
}
