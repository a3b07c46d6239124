import abacus from "icon:abacus";
import baseballBat from "icon:baseball-bat";
import brandyBottle from "icon:brandy-bottle";
import briefcase from "icon:briefcase";
import bullseye from "icon:bullseye";
import cloakDagger from "icon:cloak-dagger";
import coffeeCup from "icon:coffee-cup";
import envelope from "icon:envelope";
import familyHouse from "icon:family-house";
import fedora from "icon:fedora";
import gavel from "icon:gavel";
import robberHand from "icon:robber-hand";
import rollingDices from "icon:rolling-dices";
import shakingHands from "icon:shaking-hands";
import sharkFin from "icon:shark-fin";
import spy from "icon:spy";
import sunglasses from "icon:sunglasses";
import type { Face } from "../../look/face.ts";
import components from "../../../../src/sitdown/games/vendetta/components.json";

const person = (icon: string): Face => ({ colour: "#5d4a14", icon });
const investigator = (icon: string): Face => ({ colour: "#9b231d", icon });
const vendetta = (icon: string): Face => ({ colour: "#8f1d18", icon });

const kinds: Record<string, Face> = {
  racketeer: person(baseballBat),
  broker: person(briefcase),
  fixer: person(shakingHands),
  bodyguard: person(sunglasses),
  boss: person(fedora),
  prosecutor: investigator(gavel),
  auditor: investigator(abacus),
  ambush: vendetta(cloakDagger),
  shakedown: vendetta(robberHand),
  hit: vendetta(bullseye),
  "second-wind": vendetta(coffeeCup),
  envelope: vendetta(envelope),
  agent: vendetta(spy),
};

const districts: Record<string, string> = {
  green: "#2f6a3a",
  yellow: "#8a6510",
  violet: "#6a3d86",
  white: "#5c5444",
};

const businesses: Record<string, string> = {
  casino: rollingDices,
  liquor: brandyBottle,
  loans: sharkFin,
};

const { deck } = components;
for (const { id, color, businesses: held, points } of deck.locations) {
  const icon = businesses[held[0] ?? ""] ?? familyHouse;
  kinds[id] = { colour: districts[color]!, icon, index: `${points}` };
}
for (const { kind, value, move } of deck.money) {
  const colour = move < 0 ? "#1e4f82" : move > 0 ? "#9b231d" : "#4a3c2c";
  kinds[kind] = { colour, sign: `${value}`, ...(move ? { corner: move < 0 ? "←" : "→" } : {}) };
}

export const faceOf = (thing: string): Face | undefined => kinds[thing.split(".")[0]!];
