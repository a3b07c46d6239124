/** How long a view takes to be drawn, for whoever looks at the browser's own timeline. */
import { tick } from "svelte";

/** Do something that changes what is shown, and note how long it took until it was laid out. */
export function timed(name: string, change: () => void) {
  const start = performance.now();
  change();
  void tick().then(() => {
    // The page has to be laid out anyway; asking for it here puts that into the measure.
    void document.body.offsetHeight;
    performance.measure(name, { start });
    performance.clearMeasures(name);
  });
}
