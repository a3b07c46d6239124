"""A law of what is shown: no page shows the id of a message, or what stands in for a missing value.

A script in every page looks at each text as it appears, and tells what is raw to the console.
"""

from __future__ import annotations

import json

from playwright.sync_api import ConsoleMessage, Page

from tests.words.bundles import FOLDERS, names_in

NAMES = sorted(name for name in names_in(FOLDERS) if "-" in name or "." in name)
"""Ids and attributes that are no words of a language. A missing one is known by its family."""
FILLERS = ("none", "nobody", "null", "никто")
"""What a message says where a value is missing: a part of a sentence, and never all of a text."""

SHOWN = r"""
window.rawTexts = (() => {
  const names = new Set(NAMES)
  const fillers = new Set(FILLERS)
  const broken = /\bundefined\b|\bNaN\b|\{ ?\$|\[object/
  const family = /\b(action|because|board|brings|event|label|option|phase|refusal|thing)-[a-z]/i
  const named = /[a-z][\w-]*[.-][\w.-]*\w/gi
  const attributes = ["aria-label", "title", "placeholder", "alt"]
  const written = "textarea, input:not([type=radio], [type=checkbox], [type=hidden])"
  const isRaw = text =>
    broken.test(text) || family.test(text) || fillers.has(text.trim()) ||
    (text.match(named) ?? []).some(one => names.has(one.toLowerCase()))
  const isCode = element => element?.closest("script, style, code, pre")
  const textsOf = node => {
    if (node.nodeType === Node.TEXT_NODE) return isCode(node.parentElement) ? [] : [node.data]
    if (node.nodeType !== Node.ELEMENT_NODE) return []
    const texts = attributes.map(name => node.getAttribute(name) ?? "")
    return node.matches(written) ? [...texts, node.value] : texts
  }
  const rawIn = root => {
    const found = textsOf(root)
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
    while (walker.nextNode()) found.push(...textsOf(walker.currentNode))
    return found.filter(isRaw).map(text => `raw: ${text.trim().slice(0, 200)}`)
  }
  const tell = changes => {
    const nodes = changes.flatMap(({type, target, addedNodes}) =>
      type === "childList" ? [...addedNodes] : type === "attributes" ? [] : [target])
    const labels = changes.filter(({type}) => type === "attributes").flatMap(
      ({target}) => textsOf(target).filter(isRaw).map(text => `raw: ${text}`))
    for (const fault of new Set([...nodes.flatMap(rawIn), ...labels])) console.debug(fault)
  }
  new MutationObserver(tell).observe(document, {
    subtree: true, childList: true, characterData: true, attributeFilter: attributes,
  })
  return () => rawIn(document.documentElement)
})()
""".replace("NAMES", json.dumps(NAMES)).replace("FILLERS", json.dumps(FILLERS))
"""Looks at all that comes; `rawTexts()` looks at all that is there."""


def watch(page: Page, faults: list[str]) -> None:
    """From the next page on, whatever is raw comes to a list of faults."""

    def overhear(message: ConsoleMessage) -> None:
        if message.type == "debug" and message.text.startswith("raw: "):
            faults.append(message.text)

    page.add_init_script(SHOWN)
    page.on("console", overhear)
