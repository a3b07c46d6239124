import ammoBox from "icon:ammo-box";
import balaclava from "icon:balaclava";
import bandana from "icon:bandana";
import bank from "icon:bank";
import banknote from "icon:banknote";
import barrel from "icon:barrel";
import barrelLeak from "icon:barrel-leak";
import baseballBat from "icon:baseball-bat";
import bedLamp from "icon:bed-lamp";
import beerStein from "icon:beer-stein";
import biceps from "icon:biceps";
import bowTie from "icon:bow-tie";
import boxingGlove from "icon:boxing-glove";
import brassKnuckles from "icon:brass-knuckles";
import brokenShield from "icon:broken-shield";
import bull from "icon:bull";
import calavera from "icon:calavera";
import candlestickPhone from "icon:candlestick-phone";
import carKey from "icon:car-key";
import cargoShip from "icon:cargo-ship";
import cash from "icon:cash";
import cat from "icon:cat";
import chalkOutlineMurder from "icon:chalk-outline-murder";
import chart from "icon:chart";
import chemicalTank from "icon:chemical-tank";
import chessQueen from "icon:chess-queen";
import cigar from "icon:cigar";
import cigarette from "icon:cigarette";
import coffin from "icon:coffin";
import convince from "icon:convince";
import crane from "icon:crane";
import crosshair from "icon:crosshair";
import crowbar from "icon:crowbar";
import daggerRose from "icon:dagger-rose";
import distraction from "icon:distraction";
import dragonSpiral from "icon:dragon-spiral";
import erlenmeyer from "icon:erlenmeyer";
import expense from "icon:expense";
import fedora from "icon:fedora";
import fullMotorcycleHelmet from "icon:full-motorcycle-helmet";
import gasPump from "icon:gas-pump";
import goldBar from "icon:gold-bar";
import goldStack from "icon:gold-stack";
import handBag from "icon:hand-bag";
import hemp from "icon:hemp";
import highHeel from "icon:high-heel";
import horseHead from "icon:horse-head";
import horseshoe from "icon:horseshoe";
import houseKeys from "icon:house-keys";
import katana from "icon:katana";
import lion from "icon:lion";
import lips from "icon:lips";
import lipstick from "icon:lipstick";
import lyre from "icon:lyre";
import martini from "icon:martini";
import meatCleaver from "icon:meat-cleaver";
import mechanicGarage from "icon:mechanic-garage";
import molotov from "icon:molotov";
import monaLisa from "icon:mona-lisa";
import olive from "icon:olive";
import peanut from "icon:peanut";
import pianoKeys from "icon:piano-keys";
import pill from "icon:pill";
import poisonBottle from "icon:poison-bottle";
import pokerHand from "icon:poker-hand";
import policeBadge from "icon:police-badge";
import policeCar from "icon:police-car";
import poppy from "icon:poppy";
import powder from "icon:powder";
import prayerBeads from "icon:prayer-beads";
import profit from "icon:profit";
import publicSpeaker from "icon:public-speaker";
import rat from "icon:rat";
import razor from "icon:razor";
import redCarpet from "icon:red-carpet";
import robberHand from "icon:robber-hand";
import rollingDiceCup from "icon:rolling-dice-cup";
import rollingDices from "icon:rolling-dices";
import rose from "icon:rose";
import rotaryPhone from "icon:rotary-phone";
import scales from "icon:scales";
import shamrock from "icon:shamrock";
import sharkBite from "icon:shark-bite";
import sharkFin from "icon:shark-fin";
import shatteredGlass from "icon:shattered-glass";
import smokingPipe from "icon:smoking-pipe";
import snake from "icon:snake";
import snatch from "icon:snatch";
import spades from "icon:spades";
import spyglass from "icon:spyglass";
import stagHead from "icon:stag-head";
import stairsCake from "icon:stairs-cake";
import stethoscope from "icon:stethoscope";
import strongbox from "icon:strongbox";
import takeMyMoney from "icon:take-my-money";
import thompsonM1 from "icon:thompson-m1";
import thompsonM1928 from "icon:thompson-m1928";
import tie from "icon:tie";
import timeDynamite from "icon:time-dynamite";
import topHat from "icon:top-hat";
import trashCan from "icon:trash-can";
import trowel from "icon:trowel";
import truck from "icon:truck";
import twoCoins from "icon:two-coins";
import umbrella from "icon:umbrella";
import uprising from "icon:uprising";
import ushanka from "icon:ushanka";
import violin from "icon:violin";
import vote from "icon:vote";
import washingMachine from "icon:washing-machine";
import waxSeal from "icon:wax-seal";
import wineGlass from "icon:wine-glass";
import wolfTrap from "icon:wolf-trap";
import wrench from "icon:wrench";
import type { Face } from "../../look/face.ts";
import components from "../../../../src/sitdown/games/cosanostra/components.json";

const businessIcons: Record<string, string> = {
  "drug-dealer": pill,
  pimp: highHeel,
  "loan-shark": sharkFin,
  lawyer: scales,
  politician: publicSpeaker,
  cop: policeBadge,
  "building-firm": crane,
  "waste-company": trashCan,
  garage: mechanicGarage,
  "night-club": martini,
  casino: rollingDices,
};

const jobIcons: Record<string, string> = {
  bash: brassKnuckles,
  "property-damage": baseballBat,
  theft: snatch,
  vandalism: shatteredGlass,
  "exceptional-offer": horseHead,
  connections: rotaryPhone,
  "money-laundering": washingMachine,
  birthday: stairsCake,
  arson: molotov,
  "kill-a-businessman": chalkOutlineMurder,
  assassination: crosshair,
  persuasion: convince,
  robbery: balaclava,
  trap: wolfTrap,
  poker: pokerHand,
  "horse-racing": horseshoe,
  "drive-by": thompsonM1928,
  "car-bomb": timeDynamite,
  "gas-station-robbery": gasPump,
  "protection-racket": brokenShield,
  "street-dealing": powder,
  "escort-service": lipstick,
  usury: sharkBite,
  "cigarette-smuggling": cigarette,
  "illegal-labor": trowel,
  "car-theft": carKey,
  "investment-fraud": chart,
  "bribed-patrol": policeCar,
  "illegal-dumping": barrelLeak,
  "stag-night": stagHead,
  "loaded-dice": rollingDiceCup,
  "warehouse-burglary": crowbar,
  "truck-hijacking": truck,
  "debt-collection": expense,
  "insurance-fraud": umbrella,
  "rigged-tender": waxSeal,
  "marijuana-plantation": hemp,
  "luxury-brothel": bedLamp,
  "gambling-den": spades,
  "bank-robbery": bank,
  "arms-deal": ammoBox,
  "casino-skim": takeMyMoney,
  "call-girl-ring": candlestickPhone,
  "cocaine-import": cargoShip,
  "real-estate-swindle": houseKeys,
  "toxic-waste": chemicalTank,
  "federal-reserve-heist": goldStack,
  "counterfeit-money": banknote,
  "election-fraud": vote,
  "casino-heist": strongbox,
  "stock-manipulation": profit,
  "heroin-cartel": poppy,
  "gold-transport": goldBar,
  "vip-club": redCarpet,
  "drug-lab": erlenmeyer,
  "union-takeover": uprising,
  "museum-heist": monaLisa,
};

const influenceIcons: Record<string, string> = {
  snitch: rat,
  spy: spyglass,
  "emergency-doc": stethoscope,
  henchman: biceps,
  saboteur: wrench,
  "machine-pistol": thompsonM1,
  distraction,
  schemer: chessQueen,
};

const familyIcons: Record<string, string> = {
  blundetto: lion,
  dimaggio: olive,
  calmuti: bull,
  laserva: snake,
  caruso: lyre,
};

/** A thing of theirs. */
const gangsterIcons: Record<string, string> = {
  "vito-baritono": violin,
  "bobby-ruthless": boxingGlove,
  "little-carlo": baseballBat,
  "lola-valentine": lips,
  "the-butcher": meatCleaver,
  "don-fredo": cigar,
  "big-joey": brassKnuckles,
  "sal-moretti": fedora,
  "nicky-two-toes": smokingPipe,
  "gina-blundetto": highHeel,
  "the-undertaker": coffin,
  "ivory-tony": pianoKeys,
  "franco-luciano": bowTie,
  "lenny-dimaggio": tie,
  "phil-malony": beerStein,
  "mia-lavecchia": wineGlass,
  "mr-hong": dragonSpiral,
  "tommy-the-cat": cat,
  "enzo-laserva": topHat,
  "bella-rossi": rose,
  "pauly-walnut": peanut,
  "sister-agnes": prayerBeads,
  "johnny-razor": razor,
  "the-widow": daggerRose,
  "lucky-caruso": shamrock,
  "eddie-fingers": robberHand,
  "joey-nickel": twoCoins,
  "rita-malone": handBag,
  "doctor-greco": stethoscope,
  "big-sal": barrel,
};

/** What a mercenary does in place of his job. */
const insteadIcons: Record<string, string> = { poison: poisonBottle, hustle: cash };

const gangIcons: Record<string, string> = {
  latinos: calavera,
  crips: bandana,
  bikers: fullMotorcycleHelmet,
  russians: ushanka,
  yakuza: katana,
};

const thousands = (amount: number | null) => (amount === null ? {} : { index: `${amount / 1000}` });

const faces = new Map<string, Face>();
for (const { id, price, income, kind } of components.businesses) {
  const corner = `+${income / 1000}`;
  faces.set(id, { colour: "#2b4a3a", icon: businessIcons[kind]!, ...thousands(price), corner });
}
for (const { id, kind, difficulty } of components.jobs) {
  const index = difficulty === null ? {} : { index: `${difficulty}` };
  const icon = jobIcons[kind] ?? jobIcons[id.split(".")[0]!]!;
  faces.set(id, { colour: "#9b231d", icon, ...index });
}
for (const [id, icon] of Object.entries(insteadIcons)) faces.set(id, { colour: "#9b231d", icon });
for (const { id } of components.influence) {
  faces.set(id, { colour: "#4a3c2c", icon: influenceIcons[id]! });
}
for (const { id } of components.families) {
  faces.set(id, { colour: "#6f4d0c", icon: familyIcons[id]! });
}
for (const { id, strength } of components.gangsters) {
  faces.set(id, { colour: "#1e4f82", icon: gangsterIcons[id]!, index: `${strength}` });
}
for (const { id, strength, gang } of components.mercenaries) {
  faces.set(id, { colour: "#5a3069", icon: gangIcons[gang]!, index: `${strength}` });
}

/** `lawyer.2` has a face of its own; `lawyer`, where only the kind is told, that of the first one.
 * So has one that another deck counts further. */
export function faceOf(thing: string): Face | undefined {
  return faces.get(thing) ?? faces.get(`${thing.split(".")[0]}.1`);
}
