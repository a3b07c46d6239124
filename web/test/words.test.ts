import { FluentResource } from "@fluent/bundle";
import { expect, test, vi } from "vitest";
import { Words } from "../src/words/words.ts";

const COMMON = `
seat-name = Player { $number }
seat-hidden = somebody
seat-none = nobody
thing-hidden = face-down card
thing-none = nothing
`;

function words(source: string, language = "en", you: number | null = 0) {
  const resources = [COMMON, source].map((text) => new FluentResource(text));
  return new Words(resources, { language, names: ["Ann", "Bob", "Eve"], you });
}

test("a missing message shows as its id", () => {
  expect(words("").say("event-nothing")).toBe("event-nothing");
});

test("a missing field and null are none, booleans yes and no", () => {
  const said = words("m = { $a } { $b } { $c } { $d }").say("m", { a: null, b: true, c: false });
  expect(said).toBe("none yes no none");
});

test("seats are names, the reader's own is mine", () => {
  const source = `m = { MINE($seat) ->
    [yes] You
   *[no] { SEAT($seat) }
  }`;
  expect(words(source).say("m", { seat: 0 })).toBe("You");
  expect(words(source).say("m", { seat: 1 })).toBe("Bob");
  expect(words(source, "en", null).say("m", { seat: 0 })).toBe("Ann");
  expect(words("m = { SEAT($seat) }").say("m", { seat: 7 })).toBe("Player 8");
  expect(words("m = { SEAT($seat) }").say("m", { seat: "?" })).toBe("somebody");
  expect(words("m = { SEATS($seats) }").say("m", { seats: [1, 0] })).toBe("Bob, Ann");
});

test("things have cases, numbers and copies", () => {
  const source = `
thing-bank = bank
    .acc = the bank
thing-euro = { $number ->
    [none] euros
   *[other] €{ $number }
}
one = { THING($card, case: "acc") }
all = { THINGS($cards) }
`;
  const said = words(source);
  expect(said.say("one", { card: "bank" })).toBe("the bank");
  expect(said.say("one", { card: "bank.2" })).toBe("the bank");
  expect(said.say("one", { card: "?" })).toBe("face-down card");
  expect(said.say("one", { card: "euro-75" })).toBe("€75");
  expect(said.say("one", { card: "euro" })).toBe("euros");
  expect(said.say("all", { cards: ["bank", "euro-5", "bank"] })).toBe("bank ×2, €5");
  expect(said.say("all", { cards: [] })).toBe("nothing");
});

test("numbers are numbers: of a thing, and as the key of an object", () => {
  const said = words(
    `
thing-die = { $number ->
    [none] кость
    [1] единица
    [few] { $number } очка
   *[other] шестёрка
}
each-left = { $key ->
    [2] двойки
   *[many] { $key }
} { $value }
m = { $left }
`,
    "ru",
  );
  const called = ["die", "die-1", "die-3", "die-6"].map((die) => said.thing(die));
  expect(called).toEqual(["кость", "единица", "3 очка", "шестёрка"]);
  expect(said.say("m", { left: { "2": 1, "5": 4, x: 3 } })).toBe("двойки 1, 5 4, x 3");
});

test("each item of a list is said, zeros and nulls are left out", () => {
  const said = words("each-shares = { SEAT($index) } { $value }\nm = { $shares }");
  expect(said.say("m", { shares: [0, 2, 1] })).toBe("Bob 2, Eve 1");
  expect(said.say("m", { shares: [0, null, 1] })).toBe("Ann 0, Eve 1");
  expect(said.say("m", { shares: [0, 0, 0] })).toBe("none");
});

test("an object keeps its seat 0, and can be said as a whole", () => {
  const said = words(`
each-owners = { $key }: { SEAT($value) }
whole-result = first { SEATS($winners) }
m = { $owners }
n = { $result }
`);
  expect(said.say("m", { owners: { senator: 0, boss: 2 } })).toBe("senator: Ann, boss: Eve");
  expect(said.say("n", { result: { winners: [2] } })).toBe("first Eve");
});

test("Russian counts by one, few and many", () => {
  const source = `nuts = { $amount ->
    [one] { $amount } орех
    [few] { $amount } ореха
   *[many] { $amount } орехов
}
m = { nuts }.`;
  const said = words(source, "ru");
  const counted = [1, 2, 5, 11, 21].map((amount) => said.say("m", { amount }));
  expect(counted).toEqual(["1 орех.", "2 ореха.", "5 орехов.", "11 орехов.", "21 орех."]);
});

test("a rich sentence sets names, things and sums apart", () => {
  const said = words(
    "thing-bank = bank\n    .about = Pays.\nthing-bill = bill\nm = { SEAT($seat) } covers { THING($card) }: +2, −1.",
  );
  expect(said.rich("m", { seat: 1, card: "bank" })).toEqual([
    { kind: "seat", text: "Bob" },
    { kind: "plain", text: " covers " },
    { kind: "thing", text: "bank", thing: "bank" },
    { kind: "plain", text: ": " },
    { kind: "gain", text: "+2" },
    { kind: "plain", text: ", " },
    { kind: "loss", text: "−1" },
    { kind: "plain", text: "." },
  ]);
  const [, , bill] = said.rich("m", { seat: 1, card: "bill" });
  expect(bill).toEqual({ kind: "thing", text: "bill" });
  expect(said.say("m", { seat: 1, card: "bank" })).toBe("Bob covers bank: +2, −1.");
});

test("whose something is, it says without the name", () => {
  const source = `
each-money = { SAME($index, $whose) ->
    [yes] { $value }
   *[no] { SEAT($index) } { $value }
}
whole-ask = { $money }
each-asks = { SEAT($index) } ({ $money })
one = { $ask }
all = { $asks }
`;
  const ask = { money: [1, 3, null] };
  expect(words(source).say("one", { seat: 1, ask })).toBe("Ann 1, 3");
  expect(words(source).say("one", { ask })).toBe("Ann 1, Bob 3");
  expect(words(source).say("all", { asks: [ask, null, ask] })).toBe(
    "Ann (1, Bob 3), Eve (Ann 1, Bob 3)",
  );
});

test("a bot of the house is called in the reader's language, others as they are", () => {
  const said = words("bot-name-penny = Копейка", "ru");
  expect(said.named("Penny", "penny")).toBe("Копейка");
  expect(said.named("Penny", null)).toBe("Penny");
  expect(said.named("Robot", "robot")).toBe("Robot");
  expect(said.named(null, undefined)).toBeNull();
});

test("a name with a full stop at its end leaves one at the end of the sentence", () => {
  const resources = [new FluentResource("m = It was { SEAT($seat) }. So…")];
  const told = new Words(resources, { language: "en", names: ["Ann Jr.", "Bob..."], you: null });
  expect(told.say("m", { seat: 0 })).toBe("It was Ann Jr. So…");
  expect(told.rich("m", { seat: 0 }).map(({ text }) => text)).toEqual([
    "It was ",
    "Ann Jr.",
    " So…",
  ]);
  expect(told.say("m", { seat: 1 })).toBe("It was Bob.... So…");
});

test("two resources with one message are a fault, but for what a game may replace", () => {
  const faults = vi.spyOn(console, "error").mockImplementation(() => {});
  const said = words("thing-hidden = die under a cup\nseat-none = empty");
  expect(said.thing("?")).toBe("die under a cup");
  expect(said.seat("none")).toBe("empty");
  expect(faults.mock.calls).toEqual([["two word files have the message seat-none"]]);
  faults.mockRestore();
});
