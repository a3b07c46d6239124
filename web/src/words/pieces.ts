/** A sentence in pieces: names, things and changes of sums are set apart from the rest. */
export interface Piece {
  kind: "plain" | "seat" | "thing" | "gain" | "loss";
  text: string;
}

// Characters for private use stand around what a message's functions put in.
const OPEN = { seat: "\uE000", thing: "\uE001" } as const;
const CLOSE = "\uE002";

export function marked(kind: keyof typeof OPEN, text: string): string {
  return OPEN[kind] + text + CLOSE;
}

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  for (const part of text.split(/([\uE000\uE001][^\uE002]*\uE002)/)) {
    if (part.startsWith(OPEN.seat)) found.push({ kind: "seat", text: part.slice(1, -1) });
    else if (part.startsWith(OPEN.thing)) found.push({ kind: "thing", text: part.slice(1, -1) });
    else found.push(...sums(part));
  }
  return found;
}

function sums(text: string): Piece[] {
  return text
    .split(/((?<![\p{L}\d])[+−]\d[\d\s.,]*\d|(?<![\p{L}\d])[+−]\d)/u)
    .filter((part) => part !== "")
    .map((part) => ({
      kind: /^\+\d/.test(part) ? "gain" : /^−\d/.test(part) ? "loss" : "plain",
      text: part,
    }));
}
