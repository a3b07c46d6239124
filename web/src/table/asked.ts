/** What a question is about, brought into sight. */

const CHOOSABLE = ".board .legal, .board .hand button:not([aria-disabled])";
const BELOW_TOP = 52;

/** On a phone: one's own area at the end of the page, or else the first thing that is lit up. */
export function showWhatIsAsked() {
  if (!matchMedia("(max-width: 720px)").matches) return;
  scrollTo({ top: document.body.scrollHeight });
  const things = [...document.querySelectorAll(CHOOSABLE)];
  const inSight = things.some((thing) => {
    const { top, bottom } = thing.getBoundingClientRect();
    return bottom > BELOW_TOP && top < innerHeight;
  });
  if (!inSight) things[0]?.scrollIntoView({ block: "center" });
}
