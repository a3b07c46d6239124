/** Wax: a sealed answer while it is soft. Nothing has been sent yet, and it can be taken back. */
import type { Action } from "../documents.ts";

export interface Soft {
  action: Action;
  /** Milliseconds for which it is soft in all, and the moment at which it is hard. */
  lasts: number;
  until: number;
}

export class Wax {
  soft = $state.raw<Soft | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private sent: (() => void) | null = null;

  /** Seals an answer; once it is hard, it is sent. */
  seal(action: Action, lasts: number, send: () => void) {
    this.soft = { action, lasts, until: Date.now() + lasts };
    this.sent = send;
    this.timer = setTimeout(() => this.harden(), lasts);
  }

  /** It is sent now: who leaves has made up his mind. */
  harden() {
    const send = this.sent;
    this.takeBack();
    send?.();
  }

  takeBack() {
    clearTimeout(this.timer);
    this.soft = null;
    this.sent = null;
  }
}
