/** Figures of players as people read them. */

export const signed = (change: number): string =>
  change > 0 ? `+${change}` : change < 0 ? `−${-change}` : "0";

export const percent = (part: number, whole: number): number =>
  whole ? Math.round((100 * part) / whole) : 0;

/** A day, with the hour where it was lately. */
export function day(seconds: number, language: string, now = Date.now()): string {
  const then = new Date(seconds * 1000);
  const isLate = now - then.getTime() < 7 * 86_400_000;
  const isThisYear = then.getFullYear() === new Date(now).getFullYear();
  return then.toLocaleString(language, {
    day: "numeric",
    month: isLate ? "short" : "long",
    ...(isLate ? { hour: "2-digit", minute: "2-digit" } : {}),
    ...(isThisYear ? {} : { year: "numeric" }),
  });
}
