/** The rosette of banknotes: a twelve-petalled line, drawn several times and turned a little. */
export function guilloche(x: number, y: number, inner: number, outer: number): string {
  const middle = (inner + outer) / 2;
  const swing = (outer - inner) / 2;
  const lines = [0, 1, 2, 3, 4, 5].map((line) => {
    const points = Array.from({ length: 144 }, (_, step) => {
      const angle = (step / 144) * 2 * Math.PI;
      const radius = middle + swing * Math.cos(12 * angle + (line * Math.PI) / 3);
      return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
    });
    return `M${points.join("L")}Z`;
  });
  return lines.join("");
}
