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
import { kindOf, packaged, points, type Location } from "./deck.ts";

const person = (icon: string, worth = points.bandit): Face => ({
  colour: "#5d4a14",
  icon,
  index: `${worth}`,
});
const investigator = (icon: string): Face => ({ colour: "#9b231d", icon });
const vendetta = (icon: string): Face => ({ colour: "#8f1d18", icon });

const kinds: Record<string, Face> = {
  racketeer: person(baseballBat),
  broker: person(briefcase),
  fixer: person(shakingHands),
  bodyguard: person(sunglasses),
  boss: person(fedora, points.boss),
  prosecutor: investigator(gavel),
  auditor: investigator(abacus),
  ambush: vendetta(cloakDagger),
  shakedown: vendetta(robberHand),
  hit: vendetta(bullseye),
  "second-wind": vendetta(coffeeCup),
  envelope: vendetta(envelope),
  agent: vendetta(spy),
};

export interface District {
  colour: string;
  ink: string;
  /** On a grid of 20. */
  shape: string;
}

/** A district is known by its colour and by its shape. */
export const districts: Record<string, District> = {
  green: { colour: "#2f6a3a", ink: "#f4ead4", shape: "M10 1l9 17H1z" },
  yellow: { colour: "#c99a1e", ink: "#1e1710", shape: "M10 1a9 9 0 100 18 9 9 0 000-18z" },
  violet: { colour: "#6a3d86", ink: "#f4ead4", shape: "M10 0l10 10-10 10L0 10z" },
  white: { colour: "#efe9dc", ink: "#1e1710", shape: "M1 1h18v18H1z" },
};

export const businessIcons: Record<string, string> = {
  casino: rollingDices,
  liquor: brandyBottle,
  loans: sharkFin,
};

export const villa = familyHouse;

export function iconsOf({ businesses }: Location): string[] {
  return businesses.length ? businesses.map((one) => businessIcons[one] ?? familyHouse) : [villa];
}

for (const location of packaged.locations) {
  const { colour, ink, shape } = districts[location.color]!;
  kinds[location.id] = {
    colour: "#4a3c2c",
    index: `${location.points}`,
    field: { colour, ink, shape, icons: iconsOf(location) },
  };
}
for (const { kind, value, move } of packaged.money) {
  const colour = move < 0 ? "#1e4f82" : move > 0 ? "#9b231d" : "#4a3c2c";
  kinds[kind] = {
    colour,
    // Read in the corner of a bill that lies under others.
    index: move < 0 ? `‹${value}` : move > 0 ? `${value}›` : `${value}`,
    sign: `${value}`,
    arrow: move < 0 ? "left" : move > 0 ? "right" : "none",
  };
}
for (const { kind, points } of packaged.investigators) kinds[kind]!.index = `${points}`;

export const faceOf = (thing: string): Face | undefined => kinds[kindOf(thing)];
