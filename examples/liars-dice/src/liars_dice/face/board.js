/** The board of liar's dice: the last bid, everybody's cup, and the bid that one makes oneself.
 *
 * Plain DOM, written by hand. `mount` is all that Sitdown asks of a board. */

function make(tag, attributes, ...inside) {
  const made = document.createElement(tag);
  for (const name in attributes) made.setAttribute(name, attributes[name]);
  made.append(...inside);
  return made;
}

function heading({ view, facts, words }) {
  if (view.result) return words.say("event-over", { result: view.result });
  return words.say(view.claim ? "label-claim" : "label-new-round", { ...view.claim, ...facts });
}

function cup(seat, { view, names, words }) {
  const { dice } = view.players[seat];
  const asked = view.actors.includes(seat);
  const shown = dice.map((face) => {
    const name = words.thing(face === "?" ? face : `die-${face}`);
    return make("span", { class: "die", "data-face": face, role: "img", "aria-label": name });
  });
  return make(
    "li",
    { class: seat === view.you ? "cup own" : "cup", "data-at": `seat-${seat}` },
    make("b", {}, asked ? `▸ ${names[seat]}` : names[seat]),
    make("span", { class: "dice" }, ...shown),
    make("small", {}, words.say("label-dice", { count: dice.length })),
  );
}

/** How many, of which face; or that one does not believe it. */
function choices({ legal, picked, words, pick, act }) {
  const may = (wish) =>
    legal.some((action) => Object.keys(wish).every((name) => action[name] === wish[name]));
  const lowest = legal.find((action) => action.do === "bid")?.amount;
  const bid = {
    do: "bid",
    amount: may({ do: "bid", ...picked }) ? (picked.amount ?? lowest) : lowest,
  };
  const button = (at, label, wish, press, ...inside) => {
    const made = make("button", { type: "button", "data-at": at, "aria-label": label }, ...inside);
    if (may(wish)) made.className = "legal";
    else made.ariaDisabled = "true";
    made.onclick = () => may(wish) && press(wish);
    return made;
  };
  const [less, more] = [-1, 1].map((by) => ({ ...bid, amount: bid.amount + by }));
  const faces = [1, 2, 3, 4, 5, 6].map((face) => {
    const die = make("span", { class: "die", "data-face": face });
    const name = bid.amount ? words.action({ ...bid, face }) : words.thing(`die-${face}`);
    return button(`face-${face}`, name, { ...bid, face }, act, die);
  });
  const doubt = words.action({ do: "doubt" });
  return make(
    "div",
    { class: "bid", role: "group", "aria-label": words.say("board-bid") },
    button("less", words.say("board-less"), less, pick, "−"),
    make("output", {}, bid.amount ? `${bid.amount} ×` : "– ×"),
    button("more", words.say("board-more"), more, pick, "+"),
    make("span", { class: "faces" }, ...faces),
    button("doubt", doubt, { do: "doubt" }, act, doubt),
  );
}

export function mount(place, table) {
  function update(now) {
    const { players, you } = now.view;
    const around = players.map((_, step) => (step + (you ?? -1) + 1) % players.length);
    const cups = make("ul", { class: "cups" }, ...around.map((seat) => cup(seat, now)));
    const held = place.contains(document.activeElement) && document.activeElement.dataset.at;
    place.replaceChildren(make("p", { class: "claim" }, heading(now)), cups);
    if (you !== null) place.append(choices(now));
    if (held) place.querySelector(`[data-at="${held}"]`)?.focus({ preventScroll: true });
  }
  place.classList.add("liars-dice");
  update(table);
  return { update, destroy: () => place.replaceChildren() };
}
