/** Figures as lines of a drawing, so wide and so high. */

export const WIDE = 320;
export const HIGH = 96;

/** The least round number that is not below the largest figure: 1, 2 or 5 and noughts. */
export function roundedUp(most: number): number {
  if (most <= 1) return 1;
  const unit = 10 ** Math.floor(Math.log10(most));
  return [1, 2, 5, 10].map((times) => times * unit).find((round) => round >= most)!;
}

/** The lines through some figures, a new one after each gap; `places` are there from left to right. */
export function linesOf(figures: (number | null)[], top: number, places: number): string[] {
  const lines: string[][] = [[]];
  figures.forEach((figure, place) => {
    if (figure === null) lines.push([]);
    else lines.at(-1)!.push(point(place + places - figures.length, figure, top, places));
  });
  return lines.filter((line) => line.length).map((line) => line.join(" "));
}

function point(place: number, figure: number, top: number, places: number): string {
  const x = (WIDE * place) / Math.max(1, places - 1);
  const y = HIGH * (1 - Math.min(1, figure / top));
  return `${x.toFixed(1)},${y.toFixed(1)}`;
}
