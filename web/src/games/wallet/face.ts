import ambulance from "icon:ambulance";
import cardExchange from "icon:card-exchange";
import cardPickup from "icon:card-pickup";
import cardPlay from "icon:card-play";
import cash from "icon:cash";
import cutDiamond from "icon:cut-diamond";
import diamondRing from "icon:diamond-ring";
import doubled from "icon:doubled";
import dropEarrings from "icon:drop-earrings";
import emeraldNecklace from "icon:emerald-necklace";
import extraTime from "icon:extra-time";
import floorHatch from "icon:floor-hatch";
import heartNecklace from "icon:heart-necklace";
import lipstick from "icon:lipstick";
import magnifyingGlass from "icon:magnifying-glass";
import mustache from "icon:mustache";
import necklace from "icon:necklace";
import pearlEarring from "icon:pearl-earring";
import pearlNecklace from "icon:pearl-necklace";
import piggyBank from "icon:piggy-bank";
import playerNext from "icon:player-next";
import playerPrevious from "icon:player-previous";
import policeBadge from "icon:police-badge";
import officer from "icon:police-officer-head";
import publicSpeaker from "icon:public-speaker";
import ring from "icon:ring";
import spy from "icon:spy";
import stairsCake from "icon:stairs-cake";
import swipeCard from "icon:swipe-card";
import tiara from "icon:tiara";
import topHat from "icon:top-hat";
import trade from "icon:trade";
import type { Face } from "../../look/face.ts";

const passport = (icon: string): Face => ({ colour: "#7a1a1a", ground: "passport", icon });
const special = (icon: string): Face => ({ colour: "#5d4a14", icon });

const faces: Record<string, Face> = {
  ivanov: passport(mustache),
  policeman: passport(officer),
  millionaire: passport(topHat),
  blonde: passport(lipstick),
  "super-agent": passport(spy),
  badge: { colour: "#1e4f82", icon: policeBadge },
  plastic: { colour: "#4a3c2c", icon: swipeCard },
  "double-turn": special(doubled),
  birthday: special(stairsCake),
  pool: special(piggyBank),
  "cards-left": special(playerPrevious),
  "cards-right": special(playerNext),
  "spot-check": special(magnifyingGlass),
  "give-card": special(cardPlay),
  "take-card": special(cardPickup),
  swap: special(cardExchange),
  request: special(publicSpeaker),
  ambulance: special(ambulance),
  "extra-time": special(extraTime),
  "double-bottom": special(floorHatch),
  atm: special(cash),
  exchange: special(trade),
};

const notes: Record<string, { colour: string; sign: string }> = {
  rouble: { colour: "#7a3a12", sign: "₽" },
  euro: { colour: "#1e4f82", sign: "€" },
  dollar: { colour: "#2a6240", sign: "$" },
  pound: { colour: "#673a79", sign: "£" },
};

/** Jewels by rising face. */
const jewels: [upTo: number, icon: string][] = [
  [30, pearlEarring],
  [40, dropEarrings],
  [60, ring],
  [70, heartNecklace],
  [80, emeraldNecklace],
  [110, pearlNecklace],
  [120, necklace],
  [140, diamondRing],
  [160, tiara],
  [Infinity, cutDiamond],
];

export function faceOf(thing: string): Face | undefined {
  const plain = faces[thing];
  if (plain) return plain;
  const [type = "", face = ""] = thing.split("-");
  const note = notes[type];
  if (note) return { ...note, ground: "note", index: face };
  if (type !== "jewel") return undefined;
  const icon = jewels.find(([upTo]) => Number(face) <= upTo)![1];
  return { colour: "#673a79", icon, index: face };
}
