/** The little of Markdown that pages of rules use, read into blocks; no HTML is made of it here. */

export interface Span {
  kind: "plain" | "strong" | "em" | "code";
  text: string;
}

export type Block =
  | { kind: "heading"; level: number; text: Span[] }
  | { kind: "paragraph"; text: Span[] }
  | { kind: "list"; ordered: boolean; start: number; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

const ITEM = /^\s*(?:([-*])|(\d+)\.)\s+(.*)$/;

export function blocksOf(source: string): Block[] {
  return source
    .replace(/\r/g, "")
    .split(/\n{2,}|\n(?=#)|(?<=^#.*)\n/m)
    .map((part) => part.split("\n").filter((line) => line.trim()))
    .filter((lines) => lines.length > 0)
    .map(blockOf);
}

function blockOf(lines: string[]): Block {
  const [first = ""] = lines;
  const heading = /^(#+)\s+(.*)$/.exec(first);
  if (heading) return { kind: "heading", level: heading[1]!.length, text: spansOf(heading[2]!) };
  if (first.startsWith("|")) return tableOf(lines);
  if (ITEM.test(first)) return listOf(lines);
  return { kind: "paragraph", text: spansOf(lines.join(" ")) };
}

function listOf(lines: string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    const item = ITEM.exec(line);
    if (item) items.push(item[3]!);
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  const number = ITEM.exec(lines[0]!)![2];
  return {
    kind: "list",
    ordered: number !== undefined,
    start: Number(number ?? 1),
    items: items.map(spansOf),
  };
}

function tableOf(lines: string[]): Block {
  const [head = [], , ...rows] = lines.map((line) =>
    line
      .replace(/^\||\|\s*$/g, "")
      .split("|")
      .map((cell) => spansOf(cell.trim())),
  );
  return { kind: "table", head, rows };
}

export function spansOf(text: string): Span[] {
  const plain = text.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
  return plain
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/)
    .filter((part) => part !== "")
    .map((part) => {
      if (part.startsWith("**")) return { kind: "strong", text: part.slice(2, -2) };
      if (part.startsWith("*") && part.length > 2) return { kind: "em", text: part.slice(1, -1) };
      if (part.startsWith("`")) return { kind: "code", text: part.slice(1, -1) };
      return { kind: "plain", text: part };
    });
}

const join = (spans: Span[]) => spans.map((span) => span.text).join("");

/** Where a text tells of a thing: a part of a block by its number, the first of it otherwise. */
export interface Passage {
  block: number;
  part: number;
}

/** Where a thing is told of: first where its name stands out, else where it is named at all. */
export function passageOf(blocks: readonly Block[], name: string): Passage | null {
  const wanted = plainly(name);
  const stands = (spans: Span[]) =>
    spans.some(({ kind, text }) => kind === "strong" && plainly(text) === wanted);
  const named = (spans: Span[]) => plainly(join(spans)).includes(wanted);
  return passage(blocks, stands) ?? passage(blocks, named);
}

function passage(blocks: readonly Block[], tells: (spans: Span[]) => boolean): Passage | null {
  for (const [block, one] of blocks.entries()) {
    const part = partsOf(one).findIndex((spans) => spans.some(tells));
    if (part >= 0) return { block, part };
  }
  return null;
}

function partsOf(block: Block): Span[][][] {
  if (block.kind === "list") return block.items.map((item) => [item]);
  return block.kind === "table" ? block.rows : [[block.text]];
}

const plainly = (text: string) =>
  text
    .toLocaleLowerCase()
    .replaceAll("ё", "е")
    .replace(/[«»“”"]/g, "")
    .trim();

/** All the text of a block, for a search. */
export function textOf(block: Block): string {
  switch (block.kind) {
    case "list":
      return block.items.map(join).join("\n");
    case "table":
      return [block.head, ...block.rows].flat().map(join).join("\n");
    default:
      return join(block.text);
  }
}
