/** Choice: an action put together step by step out of those that are legal.
 *
 * The board and the decision bar are two ways to make the same choice: both narrow what is picked,
 * and both light up what is still open. */
import type { Action, Document, Value } from "../documents.ts";
import type { Deal } from "./trade.ts";
import { Wax } from "./wax.svelte.ts";

/** Whether two arguments are equal; one that is left out is picked as null. */
function same(one: Value = null, other: Value = null): boolean {
  if (one === other) return true;
  // Boards ask this thousands of times for a view: only lists and objects are worth a text.
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  return JSON.stringify(one) === JSON.stringify(other);
}

export function matches(action: Document, fields: Document): boolean {
  for (const name in fields) if (!same(action[name], fields[name])) return false;
  return true;
}

/** With how much care something is done. */
export interface Care {
  /** Milliseconds for which it can be taken back before it is sent. */
  softness(action: Action): number;
  /** Whether one wants to be asked once more. */
  asks(action: Action): boolean;
}

const CARELESS: Care = { softness: () => 0, asks: () => false };

const messageOf = (reason: unknown) => (reason instanceof Error ? reason.message : String(reason));

export class Choice {
  /** The arguments settled so far. */
  picked = $state.raw<Document>({});
  /** Whole actions composed by hand on the board, where the form is open; the likely one last. */
  drafts = $state.raw<Action[]>([]);
  /** Several actions put together on the board, one after the other, where each is an answer of its own. */
  chain = $state.raw<Action[]>([]);
  /** A deal being written at the trade desk; what others do meanwhile leaves it alone. */
  deal = $state.raw<Deal | null>(null);
  busy = $state(false);
  /** Why the last one was refused; nothing has changed then. */
  refusal = $state("");
  /** What is only done once one has said so again. */
  unsure = $state.raw<Action | null>(null);
  readonly wax = new Wax();
  /** What is to follow what is being done. */
  private later: Action[] = [];

  readonly legal = $derived.by(() => this.source());
  readonly candidates = $derived(this.legal.filter((action) => matches(action, this.picked)));

  constructor(
    private readonly source: () => readonly Action[],
    private readonly send: (action: Action) => Promise<void>,
    private readonly told: (reason: unknown) => string = messageOf,
    private readonly care: Care = CARELESS,
  ) {}

  /** Whether something is chosen that can still be kept back. */
  get waits(): boolean {
    return this.wax.soft !== null || this.unsure !== null;
  }

  /** The legal action with these arguments, whatever is picked; undefined if there is none. */
  find(fields: Document): Action | undefined {
    return this.legal.find((action) => matches(action, fields));
  }

  /** Whether something with these arguments can be chosen now. */
  may(fields: Document): boolean {
    return this.find(fields) !== undefined;
  }

  isPicked(fields: Document): boolean {
    return matches(this.picked, fields);
  }

  /** Settle some arguments anew; those that no longer fit are let go. */
  pick(fields: Document) {
    this.refusal = "";
    const kept = Object.entries(this.picked).filter(
      ([name, value]) => !(name in fields) && this.may({ ...fields, [name]: value }),
    );
    const merged = { ...Object.fromEntries(kept), ...fields };
    this.picked = this.may(merged) ? merged : fields;
  }

  /** Pick it, or let go of it if it is picked already. */
  toggle(fields: Document) {
    if (this.isPicked(fields)) this.reset();
    else this.pick(fields);
  }

  /** The table has changed: what is picked stays where it still fits, so that no offer of others undoes it. */
  retain() {
    const kept = this.may(this.picked) ? this.picked : {};
    this.reset();
    this.picked = kept;
  }

  reset() {
    this.picked = {};
    this.drafts = [];
    this.chain = [];
    this.refusal = "";
    this.unsure = null;
  }

  /** What waits is not done, and one may choose again. */
  takeBack() {
    this.wax.takeBack();
    this.unsure = null;
  }

  /** All of them, as far as nothing comes between. */
  async actAll([first, ...later]: Action[]) {
    if (!first || this.busy || this.waits) return;
    this.later = later;
    await this.act(first);
  }

  /** The table has gone on: what was to follow is done, if it still can be. */
  async proceed() {
    const [next, ...rest] = this.later;
    if (!next || this.busy || this.waits) return;
    const found = this.find(next);
    this.later = found ? rest : [];
    if (found) await this.give(found);
  }

  async act(action: Action) {
    if (this.busy || this.waits) return;
    if (this.care.asks(action)) this.unsure = action;
    else await this.seal(action);
  }

  /** One is sure. */
  async confirm() {
    const action = this.unsure;
    this.unsure = null;
    if (action) await this.seal(action);
  }

  private async seal(action: Action) {
    const softness = this.care.softness(action);
    if (softness > 0) this.wax.seal(action, softness, () => void this.give(action));
    else await this.give(action);
  }

  private async give(action: Action) {
    this.busy = true;
    this.refusal = "";
    try {
      await this.send(action);
      this.reset();
    } catch (reason) {
      this.later = [];
      this.refusal = this.told(reason);
    } finally {
      this.busy = false;
    }
  }
}
