/** What a person has set on this device. Applied to the page as data-attributes, read by the stylesheets. */

export type Pace = "slow" | "normal" | "quick";

export const LEVELS = ["beginner", "regular", "sharp"] as const;
export type Level = (typeof LEVELS)[number];

export interface Settings {
  language: "ru" | "en";
  lamp: "on" | "off";
  sound: boolean;
  /** Be called while one looks elsewhere. */
  calls: boolean;
  /** A phone buzzes when it is one's turn. */
  buzz: boolean;
  motion: "full" | "still";
  text: "normal" | "large" | "larger";
  /** Shapes beside the colours of seats. */
  signs: boolean;
  /** Stop at results until one goes on. */
  pauses: boolean;
  /** How fast things move and are gone on from. */
  pace: Pace;
  /** Seconds for which a sealed answer is soft and can be taken back. */
  wax: number;
  /** Ask before what cannot be undone. */
  sure: boolean;
  /** How well bots play whom one meets, unless one asks for others. */
  level: Level;
  /** Bots say nothing at tables that one lays. */
  quiet: boolean;
  /** Games of which one has read here what they are about. */
  known: readonly string[];
}

const STORE = "sitdown.settings";

function defaults(): Settings {
  return {
    language: navigator.language.toLowerCase().startsWith("ru") ? "ru" : "en",
    lamp: matchMedia("(prefers-color-scheme: light)").matches ? "off" : "on",
    sound: false,
    calls: false,
    buzz: true,
    motion: matchMedia("(prefers-reduced-motion: reduce)").matches ? "still" : "full",
    text: "normal",
    signs: false,
    pauses: true,
    pace: "normal",
    wax: 4,
    sure: false,
    level: "regular",
    quiet: false,
    known: [],
  };
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings = $state<Settings>({ ...defaults(), ...stored() });

/** Change a setting and remember it; what was never touched goes on following the device. */
export function set<Name extends keyof Settings>(name: Name, value: Settings[Name]) {
  settings[name] = value;
  try {
    localStorage.setItem(STORE, JSON.stringify({ ...stored(), [name]: value }));
  } catch {
    // A browser that stores nothing keeps the setting until the page is left.
  }
}

export function applySettings() {
  const page = document.documentElement;
  page.lang = settings.language;
  page.dataset.lamp = settings.lamp;
  page.dataset.motion = settings.motion;
  page.dataset.text = settings.text;
  page.dataset.signs = settings.signs ? "on" : "off";
}

const TEMPO: Record<Pace, number> = { slow: 1.6, normal: 1, quick: 0.45 };
/** What a length of time is multiplied with. */
export const tempo = () => TEMPO[settings.pace];

/** How the server calls such a pace of bots. */
export const botsPace = { slow: "slow", normal: "calm", quick: "quick" } as const;

export const isStill = () => settings.motion === "still";
