/** The honesty check of docs/fairness.md, as far as a page can tell: one finding for each question. */
import type { Document, Replay, Value } from "../documents.ts";
import { digest } from "./digest.ts";
import type { Kept } from "./keeping.ts";
import { gives, type Draw } from "./stream.ts";

/** `open`: it cannot be told here, because this device did not see the game. */
export interface Finding {
  id: "secret" | "seed" | "cut" | "deal" | "log" | "seals" | "renamed";
  holds: "yes" | "no" | "open";
  facts?: Document;
}

export function findings(replay: Replay, kept: Kept | null, draws: readonly Draw[]): Finding[] {
  const found = [ofSecret(replay, kept), ofCuts(replay, kept), ofSeed(replay)];
  if (draws.length) found.push({ id: "deal", holds: tells(gives(replay.seed, draws)) });
  if (replay.log?.length) found.push(ofLog(replay, kept), ofSeals(replay));
  return found;
}

const tells = (holds: boolean): Finding["holds"] => (holds ? "yes" : "no");
/** Until version 2 of a replay the seed was the house's secret itself. */
const secretOf = (replay: Replay) => replay.secret ?? replay.seed;

function ofSecret(replay: Replay, kept: Kept | null): Finding {
  const promised = digest(secretOf(replay)) === replay.commitment;
  if (!promised || kept === null) return { id: "secret", holds: promised ? "open" : "no" };
  return { id: "secret", holds: tells(kept.commitment === replay.commitment) };
}

function ofCuts(replay: Replay, kept: Kept | null): Finding {
  const cuts = replay.cuts ?? [];
  const facts = { cuts: cuts.filter((cut) => cut !== null).length, seats: replay.players };
  const own = Object.entries(kept?.cuts ?? {});
  const fits = cuts.every(
    (cut, seat) => cut === null || digest(cut) === replay.commitments?.[seat],
  );
  const mine = own.every(([seat, commitment]) => digest(cuts[Number(seat)] ?? "") === commitment);
  return { id: "cut", holds: own.length && fits ? tells(mine) : fits ? "open" : "no", facts };
}

function ofSeed(replay: Replay): Finding {
  const cuts = replay.cuts ?? [];
  const text = ["sitdown seed 1", secretOf(replay), ...cuts.map((cut) => cut ?? "-")].join("\n");
  return {
    id: "seed",
    holds: tells((cuts.length ? digest(text) : secretOf(replay)) === replay.seed),
  };
}

/** The link behind each line of a log. */
export function linksOf(log: readonly string[]): string[] {
  const links: string[] = [];
  for (const line of log) links.push(digest(`${links.at(-1) ?? "sitdown chain 1"}\n${line}`));
  return links;
}

function ofLog(replay: Replay, kept: Kept | null): Finding {
  const links = linksOf(replay.log!);
  const facts = { lines: links.length };
  if (links.at(-1) !== replay.link) return { id: "log", holds: "no", facts };
  if (replay.renamed) return { id: "renamed", holds: "open" };
  if (!kept?.link) return { id: "log", holds: "open", facts };
  return { id: "log", holds: tells(links.includes(kept.link)), facts };
}

interface LogLine {
  n: number;
  seal?: string;
  table?: string;
}

/** Whether every action is the one that was sealed when it was told of. */
function ofSeals(replay: Replay): Finding {
  const { actions } = replay;
  const lines = replay.log!.map((line) => JSON.parse(line) as LogLine);
  // A log that names its table seals who acted and when, too.
  const version = lines[0]?.table === undefined ? 1 : 2;
  const sealedOf = ({ seat, act, by, at }: Replay["actions"][number]): Value[] =>
    version === 1 ? [seat, act] : [seat, act, by, Math.floor(1000 * at)];
  const sealed = lines.filter((line) => line.seal !== undefined);
  const holds = sealed.every(({ n, seal }) => {
    const acts = actions.filter(({ entry }) => entry === n).map(sealedOf);
    const text = `sitdown seal ${version}\n${secretOf(replay)}\n${sorted(acts)}`;
    return acts.length > 0 && seal === digest(text);
  });
  const covered = new Set(sealed.map(({ n }) => n));
  return {
    id: "seals",
    holds: tells(holds && actions.every(({ entry }) => covered.has(entry ?? 0))),
  };
}

/** JSON with the fields of every object in the order of their names. */
export function sorted(value: Value): string {
  if (Array.isArray(value)) return `[${value.map(sorted).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const fields = Object.keys(value).sort();
  return `{${fields.map((name) => `${JSON.stringify(name)}:${sorted(value[name]!)}`).join(",")}}`;
}
