/** What a thing looks like on a card. A thing without a face is drawn from its words alone. */
export interface Face {
  /** The colour of the kind: frame, rays, index. */
  colour: string;
  icon?: string;
  /** How often the icon is drawn: small sums count as pips. */
  pips?: number;
  /** A large sign in place of the icon: a sum, a currency. */
  sign?: string;
  /** Boxed figures in the corners: value, price or difficulty left; income right. */
  index?: string;
  corner?: string;
  /** Below a sign: which way it moves something, or that it moves nothing. */
  arrow?: "left" | "right" | "none";
  /** A coloured field with a shape of its own and icons on it: districts, crests. */
  field?: { colour: string; ink: string; shape: string; icons: string[] };
  /** What lies behind icon or sign. */
  ground?: "disc" | "plain" | "passport" | "note";
  /** Small tokens below a sign: the accomplices of a deal. */
  tokens?: { icon: string; colour: string }[];
}

/** The face of one game: its emblem, the back of its cards, and every thing that has a picture. */
export interface GameFace {
  emblem: string;
  faceOf(thing: string): Face | undefined;
}

type Spot = [x: number, y: number, size: number];

/** Where the pips lie: on a large card above the name, on a small one over the whole card. */
export function pipSpots(count: number, small: boolean): Spot[] {
  const known = (small ? SMALL_PIPS : LARGE_PIPS)[count];
  return known ?? [[26, small ? 42 : 32, 48]];
}

const LARGE_PIPS: Record<number, Spot[]> = {
  2: [
    [33, 18, 34],
    [33, 58, 34],
  ],
  3: [
    [33, 16, 32],
    [14, 56, 32],
    [52, 56, 32],
  ],
  5: [
    [13, 15, 30],
    [57, 15, 30],
    [35, 42, 30],
    [13, 69, 30],
    [57, 69, 30],
  ],
};

const SMALL_PIPS: Record<number, Spot[]> = {
  2: [
    [30, 26, 42],
    [30, 82, 42],
  ],
  3: [
    [31, 18, 40],
    [10, 78, 40],
    [51, 78, 40],
  ],
  5: [
    [10, 14, 34],
    [56, 14, 34],
    [33, 53, 34],
    [10, 92, 34],
    [56, 92, 34],
  ],
};
