import { describe, expect, it } from "vitest";
import { blocksOf, passageOf } from "../src/rules/markdown.ts";
import { spotFor, type Box, type Spot } from "../src/table/notes.ts";

const room: Box = { left: 8, top: 8, right: 1272, bottom: 600 };
const size = { width: 340, height: 200 };
const at = (left: number, top: number): Box => ({
  left,
  top,
  right: left + 100,
  bottom: top + 140,
});
const meets =
  (spot: Spot, { width, height } = size) =>
  (box: Box) =>
    spot.left < box.right &&
    box.left < spot.left + width &&
    spot.top < box.bottom &&
    box.top < spot.top + height;

describe("where a note stands", () => {
  it("is beside its thing and within the room, wherever that lies", () => {
    for (let left = 8; left < 1170; left += 97)
      for (let top = 8; top < 460; top += 43) {
        const thing = at(left, top);
        const spot = spotFor(thing, size, room, [], false);
        expect(meets(spot)(thing)).toBe(false);
        expect(spot.left).toBeGreaterThanOrEqual(room.left);
        expect(spot.left + size.width).toBeLessThanOrEqual(room.right);
        expect(spot.top).toBeGreaterThanOrEqual(room.top);
        expect(spot.top + size.height).toBeLessThanOrEqual(room.bottom);
      }
  });

  it("covers nothing that is to stay in sight, where there is room elsewhere", () => {
    const thing = at(600, 20);
    const answers: Box = { left: 700, top: 20, right: 1272, bottom: 300 };
    expect(meets(spotFor(thing, size, room, [], false))(answers)).toBe(true);
    expect(meets(spotFor(thing, size, room, [answers], false))(answers)).toBe(false);
  });

  it("takes the larger side of a small screen, and no more of it than there is", () => {
    const phone: Box = { left: 8, top: 8, right: 352, bottom: 420 };
    const wide = { width: 344, height: 500 };
    const low = at(100, 300);
    expect(spotFor(low, wide, phone, [], true)).toEqual({ left: 8, top: 8, height: 282 });
    const high = at(100, 20);
    expect(spotFor(high, wide, phone, [], true)).toEqual({ left: 8, top: 170, height: 250 });
  });
});

describe("where the rules tell of a thing", () => {
  const blocks = blocksOf(
    "# Rules\n\nA raid is bad.\n\n- **Bank**: keeps nuts.\n- **Raid**: covers a bank.\n\n| card | does |\n|---|---|\n| «Ёж» | nothing |",
  );

  it("is where its name stands out", () => {
    expect(passageOf(blocks, "raid")).toEqual({ block: 2, part: 1 });
  });

  it("is where it is named, if it stands out nowhere", () => {
    expect(passageOf(blocks, "nuts")).toEqual({ block: 2, part: 0 });
    expect(passageOf(blocks, "еж")).toEqual({ block: 3, part: 0 });
  });

  it("is nowhere, if it is not named", () => {
    expect(passageOf(blocks, "hideout")).toBeNull();
  });
});
