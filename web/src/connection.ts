/** One socket for one viewpoint: it comes back by itself, and asks again what was not answered. */
import { Refused } from "./api.ts";
import { newId } from "./chance/id.ts";
import type { Entry, FromServer, Hello, News, Request } from "./documents.ts";
import { patched, type Shown } from "./patch.ts";

export type Line = "connecting" | "open" | "lost" | "closed";

export interface Listener {
  hello(message: Hello): void;
  news(message: News): void;
  line(line: Line, attempt: number, code: number): void;
  /** Why the server closes the line. */
  bye(why: Refused): void;
}

/** A request before it has an id. */
export type Wish = Unnumbered<Request>;
type Unnumbered<One> = One extends Request ? Omit<One, "id"> : never;

interface Pending {
  text: string;
  answered(message: FromServer): void;
  refused(reason: Refused): void;
}

// Close codes after which coming back would be refused again.
const FINAL = [4003, 4004, 4005, 4011, 4013, 4014];
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
/** After this time without a message the server is asked for one. */
const QUIET = 25_000;
/** A line that brings nothing for this long after that is dead, though the browser calls it open. */
const UNANSWERED = 10_000;

export class Connection {
  private socket: WebSocket | null = null;
  private seen = 0;
  /** The last entry that was told. It comes once more with the next hello, to be compared. */
  private last: Entry | null = null;
  private shown: Shown = { view: null, sketch: null };
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private quiet: ReturnType<typeof setTimeout> | undefined;
  private readonly pending = new Map<string, Pending>();

  constructor(
    private readonly address: (since: number) => string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.hurry);
    addEventListener("offline", this.giveUp);
    this.open();
  }

  /** Send a request; the promise is kept by `ack` or another answer, broken by `refused`. */
  send(request: Wish): Promise<FromServer> {
    const id = newId();
    const text = JSON.stringify({ ...request, id });
    return new Promise((answered, refused) => {
      this.pending.set(id, { text, answered, refused });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
    });
  }

  /** Try again now instead of waiting. */
  readonly hurry = () => {
    if (this.socket !== null) return;
    clearTimeout(this.timer);
    this.open();
  };

  /** The network is gone, or the server's machine. The socket would notice it minutes later, or never. */
  private readonly giveUp = () => {
    if (this.socket === null) return;
    this.leave();
    this.lost(0);
  };

  close() {
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.giveUp);
    clearTimeout(this.timer);
    this.leave();
  }

  private leave() {
    clearTimeout(this.quiet);
    const socket = this.socket;
    this.socket = null;
    if (socket) socket.onclose = null;
    socket?.close();
  }

  private open() {
    this.listener.line(this.attempt ? "lost" : "connecting", this.attempt, 0);
    const socket = new WebSocket(this.address(this.last ? this.last.n - 1 : this.seen));
    this.socket = socket;
    socket.onmessage = ({ data }) => {
      // A line that was given up may still have something to say; the new one says it too.
      if (this.socket === socket) this.hear(JSON.parse(String(data)) as FromServer);
    };
    socket.onclose = ({ code }) => this.lost(code);
  }

  /** A browser answers the server's pings by itself and never says that they have stopped. */
  private expect() {
    clearTimeout(this.quiet);
    this.quiet = setTimeout(() => {
      this.socket?.send(JSON.stringify({ type: "ping", id: newId() }));
      this.quiet = setTimeout(this.giveUp, UNANSWERED);
    }, QUIET);
  }

  private hear(message: FromServer) {
    this.expect();
    switch (message.type) {
      case "hello":
        this.hearHello(message);
        break;
      case "news":
        this.hearNews(message);
        break;
      case "bye":
        this.listener.bye(new Refused(message));
        break;
      default:
        this.answer(message);
    }
  }

  private hearHello(message: Hello) {
    if (this.contradicts(message)) {
      this.seen = 0;
      this.last = null;
      this.socket?.close();
      return;
    }
    this.attempt = 0;
    this.noteSeen(message);
    this.shown = shownIn(message);
    this.listener.line("open", 0, 0);
    this.listener.hello(message);
    for (const { text } of this.pending.values()) this.socket?.send(text);
  }

  /** Whether the log is not the one that was told before, as after a backup was restored. */
  private contradicts({ entries }: Hello): boolean {
    const { last } = this;
    // What lies further back than the server has at hand cannot be compared.
    if (!last || (entries[0] && entries[0].n > last.n)) return false;
    return JSON.stringify(entries[0]) !== JSON.stringify(last);
  }

  private noteSeen({ n, entries }: Hello | News) {
    this.seen = n;
    this.last = entries.at(-1) ?? this.last;
  }

  private hearNews(message: News) {
    const whole = this.whole(message);
    if (whole === null) {
      // What lies here is not what the server takes it for: with a new hello all of it comes again.
      this.socket?.close();
      return;
    }
    this.noteSeen(message);
    this.listener.news(whole);
  }

  /** News with all that lies on the table, where it has changed; null if they cannot be understood. */
  private whole(message: News): News | null {
    if (message.patch === undefined) {
      if (message.view !== undefined) this.shown = shownIn(message);
      return message;
    }
    try {
      this.shown = patched(this.shown, message.patch);
    } catch (fault) {
      console.error("a patch does not fit", fault);
      return null;
    }
    return { ...message, ...this.shown };
  }

  private answer(message: Exclude<FromServer, { type: "hello" | "news" | "bye" }>) {
    const asked = message.id === null ? undefined : this.pending.get(message.id);
    if (!asked || message.id === null) return;
    this.pending.delete(message.id);
    if (message.type === "refused") asked.refused(new Refused(message.error));
    else asked.answered(message);
  }

  private lost(code: number) {
    clearTimeout(this.quiet);
    this.socket = null;
    if (FINAL.includes(code)) {
      this.listener.line("closed", this.attempt, code);
      return;
    }
    this.attempt += 1;
    this.listener.line("lost", this.attempt, code);
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (this.attempt - 1));
    this.timer = setTimeout(() => this.open(), pause * (0.8 + 0.4 * Math.random()));
  }
}

function shownIn({ view, sketch }: Hello | News): Shown {
  return { view: view ?? null, sketch: sketch ?? null };
}

export function socketAddress(table: string, seat: number | null): (since: number) => string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const chair = seat === null ? "" : `&seat=${seat}`;
  return (since) =>
    `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket?since=${since}&sketch=true&patch=true${chair}`;
}
