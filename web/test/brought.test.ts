import { FluentResource } from "@fluent/bundle";
import { expect, test, vi } from "vitest";
import type { Action } from "../src/documents.ts";
import { Hanging, tableFace, type BoardModule, type TableFace } from "../src/table/brought.ts";
import { Choice } from "../src/table/choice.svelte.ts";
import type { Scene } from "../src/table/scene.ts";
import { Words } from "../src/words/words.ts";

const table = (turn: number) => ({ view: { turn } }) as unknown as TableFace;
const turnOf = (face: TableFace) => face.view as unknown as { turn: number };

/** A place on a page, as far as a board that is hung there needs one. */
class Place {
  children: string[] = [];
  replaceChildren() {
    this.children = [];
  }
}

function hung() {
  const place = new Place();
  const faults: unknown[] = [];
  const element = place as unknown as HTMLElement;
  return { place, faults, hanging: new Hanging(element, (reason) => faults.push(reason)) };
}

/** A board that notes what is asked of it; `fault` names what it cannot do. */
function board(fault = "") {
  const heard: string[] = [];
  const note = (what: string, ...more: unknown[]) => {
    heard.push([what, ...more].join(" "));
    if (what === fault) throw new Error(`cannot ${what}`);
  };
  const module: BoardModule = {
    mount(place, face) {
      (place as unknown as Place).children.push("drawn");
      note("mount", turnOf(face).turn);
      return {
        update: (now) => note("update", turnOf(now).turn),
        destroy: () => note("destroy"),
      };
    },
  };
  return { heard, module };
}

test("a board is mounted with the newest table, told of changes, and taken down", async () => {
  const { hanging, place, faults } = hung();
  const { module, heard } = board();
  hanging.show(table(1));
  const loading = hanging.hang(Promise.resolve(module));
  hanging.show(table(2));
  await loading;
  hanging.show(table(3));
  expect(place.children).toEqual(["drawn"]);
  hanging.takeDown();
  hanging.show(table(4));
  expect(heard).toEqual(["mount 2", "update 3", "destroy"]);
  expect([place.children, faults]).toEqual([[], []]);
});

test("one that comes when the table is gone is not mounted", async () => {
  const { hanging } = hung();
  const { module, heard } = board();
  hanging.show(table(1));
  hanging.takeDown();
  await hanging.hang(Promise.resolve(module));
  expect(heard).toEqual([]);
});

test.each([
  ["mount", ["mount 1"]],
  ["update", ["mount 1", "update 2", "destroy"]],
  ["destroy", ["mount 1", "update 2", "update 3", "destroy"]],
])("one that throws in %s is told of once, and leaves nothing", async (fault, wanted) => {
  const { hanging, place, faults } = hung();
  const { module, heard } = board(fault);
  hanging.show(table(1));
  await hanging.hang(Promise.resolve(module));
  hanging.show(table(2));
  hanging.show(table(3));
  hanging.takeDown();
  expect(heard).toEqual(wanted);
  expect(faults.map(String)).toEqual([`Error: cannot ${fault}`]);
  expect(place.children).toEqual([]);
});

test.each([
  ["cannot be loaded", () => Promise.reject(new Error("404"))],
  ["has no mount", async () => ({}) as BoardModule],
  ["mounts nothing", async () => ({ mount: () => undefined }) as unknown as BoardModule],
])("one that %s is told of", async (_, load) => {
  const { hanging, faults } = hung();
  hanging.show(table(1));
  await hanging.hang(load());
  expect(faults).toHaveLength(1);
});

const BID: Action = { do: "bid", amount: 2, face: 5 };
const SOURCE = "action-bid = bid { $amount } × { $face }\nthing-die-5 = five\n";

test("a board is given the view, names, what is legal and picked, words, and can act", async () => {
  const words = new Words([new FluentResource(SOURCE)], {
    language: "en",
    names: ["Vera", "Gosha"],
  });
  const act = vi.fn(async () => {});
  const scene = {
    view: { you: 1, legal: [BID] },
    words,
    choice: new Choice(() => [BID], act),
    people: [{ seat: 0 }, { seat: 1 }],
    sketch: null,
    told: [],
  } as unknown as Scene;
  const face = tableFace(scene, true);
  expect([face.seat, face.names, face.legal, face.still]).toEqual([
    1,
    ["Vera", "Gosha"],
    [BID],
    true,
  ]);
  expect([face.picked, face.facts, face.told]).toEqual([{}, {}, []]);
  expect([face.words.action(BID), face.words.thing("die-5")]).toEqual(["bid 2 × 5", "five"]);
  face.pick({ amount: 2 });
  expect(tableFace(scene, true).picked).toEqual({ amount: 2 });
  await face.act(BID);
  expect(act).toHaveBeenCalledWith(BID);
  expect(tableFace(scene, true).picked).toEqual({});
});
