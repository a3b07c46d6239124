"""What is wrong with a table as a page shows it: checks that run in the browser, all at once."""

from __future__ import annotations

from .visitor import SMALL, WIDER

BEYOND = """() => {
  const faults = []
  const all = where => [...document.querySelectorAll(where)].filter(one => one.offsetParent)
  const told = one => `${one.className}: ${one.textContent.trim().slice(0, 40)}`
  const scroller = one => {
    for (one = one.parentElement; one && one !== document.body; one = one.parentElement)
      if (["auto", "scroll"].includes(getComputedStyle(one).overflowX)
          && one.scrollWidth > one.clientWidth + 1) return one
  }
  for (const one of all("footer.bar .btn, .window .btn")) {
    const {left, right, top, bottom} = one.getBoundingClientRect()
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      faults.push(`beyond the window: ${told(one)}`)
  }
  for (const one of all(".stage [data-at]")) {
    const {left, right, width} = one.getBoundingClientRect()
    if (width && (left < -4 || right > innerWidth + 4) && !scroller(one))
      faults.push(`beyond the edge: ${one.dataset.at} ${told(one)}`)
  }
  for (const one of all(".stage ul.hand [role=button]")) {
    const {left, right, top, width, height} = one.getBoundingClientRect()
    const next = one.closest("li").nextElementSibling?.getBoundingClientRect().left ?? right
    const wide = Math.min(width, next - left)
    const met = document.elementFromPoint(left + wide / 2, top + height / 2)
    // A board that scrolls may lie under the bar; one that does not lies under nothing.
    const over = met?.closest("ul.hand") || document.querySelector(".stage .phone")
    if (over && !one.contains(met) && !met?.closest(".sheet"))
      faults.push(`covered: ${told(one)}`)
  }
  for (const one of all(".stage *"))
    if (one.scrollLeft) faults.push(`does not open at its beginning: ${told(one)}`)
  return faults
}"""
"""Parts of the bar or the board that cannot be reached where they lie."""

REACHED = """() => {
  const focusable = ":is(button, a[href], input, select, textarea, summary, [tabindex]):not(" +
    "[tabindex^='-'])"
  const handled = thing => Object.getOwnPropertySymbols(thing).some(key => thing[key]?.click)
  const listens = thing => thing.matches(".legal, [data-carried]") || handled(thing)
  const met = [...document.querySelectorAll(".stage *")].filter(
    thing => listens(thing) && thing.getClientRects().length)
  // The board is focusable because it scrolls: that does not count.
  const around = thing => thing.parentElement.closest(".stage " + focusable)
  const missed = met.filter(thing =>
    !thing.matches(focusable) && !thing.querySelector(focusable) && !around(thing))
  return {met: met.length, missed: missed.map(thing => thing.outerHTML.slice(0, 200))}
}"""
"""What a mouse reaches on the board, and which of it Tab does not reach."""

SEEN = """() => {
  const faults = []
  const phone = innerWidth <= 720
  const box = one => one.getBoundingClientRect()
  const shown = one => one.getClientRects().length > 0
  const all = where => [...document.querySelectorAll(where)].filter(shown)
  const named = one => (one.ariaLabel || one.textContent.trim() || one.className).slice(0, 60)
  const bar = document.querySelector("footer.bar")
  const window = all(".window")[0]
  const sheet = all(".phone > .sheet")[0]
  const lowest = box(bar).top + 1
  const highest = box(document.querySelector(".top")).bottom - 1

  // What can be pressed on the board lies between the bars, and nothing lies over it.
  const reach = one => {
    const {left, right, top, bottom} = box(one)
    if (top < highest || bottom > lowest || left < -1 || right > innerWidth + 1)
      return `out of sight: ${named(one)} (${[left, top, right, bottom].map(Math.round)})`
    const next = one.closest("ul.hand > li")?.nextElementSibling
    const wide = Math.min(right, next ? box(next).left : right) - left
    const met = document.elementFromPoint(left + wide / 2, top + (bottom - top) / 2)
    if (!one.contains(met) && !met?.contains(one)) return `covered: ${named(one)}`
  }
  const targets = all(`.stage .legal, .stage .hand [role=button]:not([aria-disabled], [data-idle]),
    .stage .stepper button:not(:disabled), .stage .ballot[role=button]`)
  const wanted = sheet ? targets.filter(one => sheet.contains(one)) : targets
  if (!window) faults.push(...wanted.map(reach).filter(Boolean))
  if (!window) for (const one of all(".strip .tile"))
    if (!one.contains(document.elementFromPoint(
        box(one).left + box(one).width / 2, box(one).top + box(one).height / 2)))
      faults.push(`covered: ${named(one)}`)

  // No guest lies over another.
  for (const neighbours of [".stage .plaque", ".squirrels > .own > *"]) {
    const boxes = all(neighbours).map(box)
    if (boxes.some((one, place) => boxes.slice(place + 1).some(other =>
        one.left < other.right - 1 && other.left < one.right - 1 &&
        one.top < other.bottom - 1 && other.top < one.bottom - 1)))
      faults.push(`${neighbours} lie over each other`)
  }

  for (const object of all(".phone > .object"))
    for (const one of [...object.children].filter(shown))
    if (box(one).top < box(object).top - 1 || box(one).bottom > box(object).bottom + 1)
      faults.push(`runs over its row: ${named(one)}`)

  // The bar is there, with an answer or a window that asks; on a phone it leaves two thirds.
  const answers = all("footer.bar .options .btn, footer.bar .unasked, .window .btn")
  if (!answers.length && !wanted.length && !all(".tile.target").length)
    faults.push("no way to answer")
  for (const one of [bar, ...answers]) {
    const {left, right, top, bottom} = box(one)
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      faults.push(`beyond the window: ${named(one)}`)
  }
  // An answer's name is read whole, and so is each sign of what it brings, or not at all.
  const cut = one =>
    one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1
  for (const one of answers.flatMap(one => [...one.querySelectorAll(".name")]).filter(cut))
    faults.push(`cut: ${one.textContent.trim()}`)
  for (const line of answers.flatMap(one => [...one.querySelectorAll(".brings")]).filter(shown)) {
    const {bottom} = box(line)
    const signs = [...line.querySelectorAll(".sign")]
    const whole = one => box(one).bottom <= bottom + 1 && one.scrollWidth <= line.clientWidth + 1
    const seen = (one, place) => !place || box(one).top < bottom - 2
    for (const one of signs.filter((one, place) => seen(one, place) && !whole(one)))
      faults.push(`cut: ${one.textContent.trim()}`)
  }
  if (phone && box(bar).height > innerHeight / 3 + 1)
    faults.push(`the bar has ${Math.round(box(bar).height)} of ${innerHeight}`)
  if (phone && document.documentElement.scrollHeight > innerHeight + 1)
    faults.push(`the page scrolls: ${document.documentElement.scrollHeight} of ${innerHeight}`)

  // Letters: 14 pixels, 11 where they are printed on a card; over a table that grows they grow too.
  const small = new Set()
  const grown = document.querySelector(".frame").currentCSSZoom
  const measure = (one, text) => {
    const size = parseFloat(getComputedStyle(one).fontSize) * one.currentCSSZoom / grown
    const least = one.closest(".card") ? 11 : 14
    if (size < least - 0.01 && shown(one)) small.add(`letters of ${size}: ${text.slice(0, 40)}`)
  }
  for (const part of all(".frame, .window")) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const {data, parentElement: one} = walker.currentNode
      if (data.trim() && !one.closest(".sr, svg")) measure(one, data.trim())
    }
  }
  for (const one of all(".frame [data-text]")) measure(one, one.dataset.text)
  return [...faults, ...small]
}"""
"""What a player needs to answer and does not see, or sees cut, covered or too small."""

NAMES = r"""() => {
  const faults = []
  const bar = document.querySelector("footer.bar")
  if ([...document.querySelectorAll(".window")].some(one => one.getClientRects().length)) return []
  const names = [...bar.querySelectorAll(".options .answer .name")].map(one => one.innerText)
  // Four, and a pass beside them where they are the parts of one kind, of which none is left out.
  if (names.length > 5) faults.push(`${names.length} answers in the bar`)
  if (new Set(names).size < names.length) faults.push(`answers of one name: ${names}`)
  for (const name of names)
    if (name[0] !== name[0]?.toUpperCase()) faults.push(`no capital: ${name}`)
  if (/Choose out of|Выбрать из|свои условия|your own terms/.test(bar.innerText))
    faults.push(`the bar names a list: ${bar.innerText}`)
  if (bar.querySelector(".all.brass, [data-says].brass")) faults.push("the list is the main answer")
  if (bar.querySelectorAll(".options .answer.brass").length > 1) faults.push("two main answers")
  return faults
}"""
"""The bar names few answers, told apart, at most one of them in brass, and never the list."""

WORDS = """() => {
  const faults = rawTexts()
  for (const one of document.querySelectorAll("[role=img]:not([aria-label]), [aria-label='']"))
    faults.push(`no name: ${one.outerHTML.slice(0, 100)}`)
  return faults
}"""
"""Message ids and values that are shown raw; pictures without a name."""

EXPLAINED = """() => {
  const told = document.querySelector("footer.bar .explained.thing")
  const now = told?.querySelector("em")?.textContent ?? ""
  const isWhole = !now || told.textContent.length > now.length
  return {now, faults: isWhole ? [] : [`explains only what it does now: ${now}`]}
}"""
"""What the bar says a picked card does now; after it stands what the card does at any time."""

NOVEL = """() => {
  const known = window.known ??= new Set()
  const before = known.size
  for (const one of document.body.querySelectorAll("*"))
    if (!one.closest("svg") && one.getClientRects().length) {
      const marks = [...one.classList].filter(name => !name.startsWith("svelte-")).sort()
      known.add([one.tagName, one.role, one.ariaDisabled, one.disabled, ...marks].join(" "))
    }
  return known.size - before
}"""
"""How many kinds of elements are shown that were not shown before on this page."""

INSPECT = f"""isSeen => {{
  const small = innerWidth < 720 ? ({SMALL})() : []
  const {{met, missed}} = ({REACHED})()
  const explained = ({EXPLAINED})()
  return {{
    met,
    novel: ({NOVEL})(),
    now: explained.now,
    things: [...document.querySelectorAll(".stage [data-thing]")].filter(
      one => one.getClientRects().length).length,
    faults: [
      ...({BEYOND})(),
      ...missed.map(one => `beyond Tab: ${{one}}`),
      ...(({WIDER})() ? ["wider than the window"] : []),
      ...small.map(one => `small: ${{one}}`),
      ...(isSeen ? ({SEEN})() : []),
      ...({NAMES})(),
      ...explained.faults,
      ...({WORDS})(),
    ],
  }}
}}"""
"""All faults of a page at rest, and what else a walk wants to know of it."""

COVERED = """() => {
  const box = one => one.getBoundingClientRect()
  const meet = (a, b) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  const tooltip = document.querySelector("[role=tooltip]")
  const note = box(tooltip)
  const thing = document.querySelector(`[aria-describedby="${tooltip.id}"]`)
  const kept = {thing, bar: document.querySelector("footer.bar")}
  const covered = Object.keys(kept).filter(name => meet(note, box(kept[name])))
  if (note.left < 0 || note.top < 0 || note.right > innerWidth || note.bottom > innerHeight)
    covered.push("edge")
  return covered
}"""
"""What of that which stays in sight a note lies over."""
