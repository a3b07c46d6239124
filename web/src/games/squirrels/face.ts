import acorn from "icon:acorn";
import bank from "icon:bank";
import domino from "icon:domino-mask";
import officer from "icon:police-officer-head";
import gun from "icon:thompson-m1928";
import tree from "icon:tree-door";
import type { Face } from "../../look/face.ts";

const contraband = (pips: number): Face => ({
  colour: "#8a4710",
  icon: acorn,
  pips,
  index: String(pips),
});

const faces: Record<string, Face> = {
  "contraband-2": contraband(2),
  "contraband-3": contraband(3),
  "contraband-5": contraband(5),
  customs: { colour: "#1e4f82", icon: officer },
  robbery: { colour: "#9b231d", icon: domino },
  bank: { colour: "#2f6530", icon: bank },
  raid: { colour: "#9b231d", icon: gun },
  hideout: { colour: "#5d4a14", icon: tree },
};

export const nut = acorn;
export const faceOf = (thing: string): Face | undefined => faces[thing];
