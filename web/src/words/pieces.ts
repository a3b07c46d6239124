/** A sentence in pieces: names, things and changes of sums are set apart from the rest. */
export interface Piece {
  kind: "plain" | "seat" | "thing" | "gain" | "loss";
  text: string;
  /** Which thing it names, for a note to it. */
  thing?: string;
}

// Characters for private use stand around what a message's functions put in.
const OPEN = { seat: "\uE000", thing: "\uE001" } as const;
const CLOSE = "\uE002";
const NAMED = "\uE003";

export const markedSeat = (name: string) => OPEN.seat + name + CLOSE;
/** The name of a thing; before it the id of its kind, where there is more to say of it. */
export const markedThing = (name: string, thing: string) =>
  OPEN.thing + thing + NAMED + name + CLOSE;

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  for (const part of text.split(/([\uE000\uE001][^\uE002]*\uE002)/)) {
    if (part.startsWith(OPEN.seat)) found.push({ kind: "seat", text: part.slice(1, -1) });
    else if (part.startsWith(OPEN.thing)) found.push(named(part.slice(1, -1)));
    else found.push(...sums(part));
  }
  return found;
}

function named(part: string): Piece {
  const [thing = "", text = ""] = part.split(NAMED);
  return { kind: "thing", text, ...(thing && { thing }) };
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
