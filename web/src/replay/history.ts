/** A game that is over, step by step, as one viewpoint may see it; fetched in parts. */
import { api } from "../api.ts";
import type { ReplayStep, View } from "../documents.ts";
import { openView } from "../table/tableau.svelte.ts";

const PART = 50;

/** One action of a game that is over, with something to look at, whoever looks. */
export interface Step extends ReplayStep {
  view: View;
}

export class History {
  private readonly parts = new Map<number, Promise<Step[]>>();
  last = 0;

  /** `seat`: a number, `all` for everything open, null for a spectator. */
  constructor(
    private readonly table: string,
    private readonly seat: string | null,
  ) {}

  /** A step by its number; the last one, if there are not so many. */
  async step(number: number): Promise<Step> {
    await this.part(0);
    const wanted = Math.max(0, Math.min(number, this.last));
    const part = Math.floor(wanted / PART);
    const steps = await this.part(part);
    void this.part(part + 1).catch(() => {});
    return steps[wanted - part * PART]!;
  }

  async all(): Promise<Step[]> {
    await this.part(0);
    const count = Math.floor(this.last / PART) + 1;
    const parts: Step[][] = [];
    for (let part = 0; part < count; part++) parts.push(await this.part(part));
    return parts.flat();
  }

  private part(part: number): Promise<Step[]> {
    const from = part * PART;
    if (part > 0 && from > this.last) return Promise.resolve([]);
    const known = this.parts.get(part);
    if (known) return known;
    const loading = api
      .steps(this.table, this.seat, from, from + PART - 1)
      .then(({ steps, last }) => {
        this.last = last;
        return steps.map((step) => ({ ...step, view: openView(step.view) }));
      });
    loading.catch(() => this.parts.delete(part));
    this.parts.set(part, loading);
    return loading;
  }
}
