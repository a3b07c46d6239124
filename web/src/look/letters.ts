/** The letters of the house, fetched before a board is drawn: else all of it moves when they come. */

const STYLES = [
  '400 1em "Yeseva One"',
  '600 1em "Yanone Kaffeesatz"',
  '400 1em "Alegreya Sans"',
  '700 1em "Alegreya Sans"',
];
/** A letter of each script that is read here. */
const SAMPLES: Record<string, string> = { en: "a", ru: "aя" };
/** Milliseconds after which a board comes in whatever letters there are. */
const PATIENCE = 1000;

export async function letters(language: string): Promise<void> {
  const sample = SAMPLES[language] ?? "a";
  const come = Promise.allSettled(STYLES.map((style) => document.fonts.load(style, sample)));
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([come, late]);
}
