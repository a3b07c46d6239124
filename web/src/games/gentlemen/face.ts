import brassKnuckles from "icon:brass-knuckles";
import fedora from "icon:fedora";
import coins from "icon:two-coins";
import imprisoned from "icon:imprisoned";
import capitol from "icon:capitol";
import star from "icon:law-star";
import mustache from "icon:mustache";
import newspaper from "icon:newspaper";
import revolver from "icon:revolver";
import strongbox from "icon:strongbox";
import type { Face } from "../../look/face.ts";
import components from "../../../../src/sitdown/games/gentlemen/components.json";

export type Deal = {
  id: string;
  money: number;
  accomplices: string[];
};

const accomplices: Record<string, Face & { icon: string }> = {
  sheriff: { colour: "#8a4710", icon: star },
  senator: { colour: "#1e4f82", icon: capitol },
  tycoon: { colour: "#2a6240", icon: mustache },
  journalist: { colour: "#4a3c2c", icon: newspaper },
  boss: { colour: "#9b231d", icon: fedora },
  banker: { colour: "#673a79", icon: strongbox },
};

export const accompliceIds = Object.keys(accomplices);
export const packagedDeals: Deal[] = components.deck;

export function dealFace(deal: Deal): Face {
  return {
    colour: "#673a79",
    ground: "plain",
    sign: String(deal.money),
    tokens: deal.accomplices.map((id) => accomplices[id]!),
  };
}

const others: Record<string, Face> = {
  deal: { colour: "#673a79", icon: coins },
  argument: { colour: "#9b231d", icon: revolver },
  gang: { colour: "#4a3c2c", icon: brassKnuckles },
  prison: { colour: "#1e1710", icon: imprisoned },
};

const deals = new Map(packagedDeals.map((deal) => [deal.id, dealFace(deal)]));

export const faceOf = (thing: string): Face | undefined =>
  accomplices[thing] ?? deals.get(thing) ?? others[thing];
