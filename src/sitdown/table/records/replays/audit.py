"""Audit: does the log of a replay hang together, and does it say the same as the rest of it?

The log is what everybody at the table was told, and its chain is what their clients have kept. So
names, times and talk cannot be changed afterwards, and neither can what seats did in secret.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from sitdown.kernel import Document
from sitdown.table.records.fairness import FIRST, link, seal
from sitdown.table.records.told import heard

from .again import Played
from .replay import Replay

SITS_DOWN = ("joined", "bot")
"""Entries after which somebody else sits on a chair."""


def links_of(replay: Replay) -> list[str]:
    """The link behind each line of the log."""
    links: list[str] = []
    for line in replay.log:
        links.append(link(links[-1] if links else FIRST, line.encode()))
    return links


def wrong_with_log(replay: Replay, played: list[Played]) -> list[str]:
    """What the log of a replay does not bear out."""
    links = links_of(replay)
    if (links[-1] if links else None) != replay.link:
        return ["the log is not the one whose link is named"]
    try:
        entries = [msgspec.json.decode(line, type=dict[str, Any]) for line in replay.log]
        return wrong_with_entries(replay, entries, played)
    except (msgspec.DecodeError, LookupError, TypeError):
        return ["the log cannot be read"]


def wrong_with_entries(replay: Replay, entries: list[Document], played: list[Played]) -> list[str]:
    if [entry.get("n") for entry in entries] != list(range(1, len(entries) + 1)):
        return ["lines of the log are missing"]
    told = [
        ("who sat where", names_in(entries), [player.name for player in replay.seats]),
        (
            "how it began",
            told_in(entries, "started", "commitment", "cuts", "at"),
            [replay.commitment, replay.cuts, replay.started],
        ),
        (
            "how it ended",
            told_in(entries, "over", "result", "seed", "secret", "at"),
            [replay.result, replay.seed, replay.secret, replay.ended],
        ),
        ("what was said", talk_in(entries), replay.talk),
    ]
    faults = [f"the log tells otherwise {what}" for what, one, other in told if one != other]
    return faults + wrong_with_acts(replay, entries, played)


def names_in(entries: list[Document]) -> list[str | None]:
    """Who sits where at the end, as the log tells it."""
    names: list[str | None] = []
    for entry in entries:
        kind = entry["kind"]
        if kind == "created":
            names = [seat["name"] for seat in entry["seats"]]
        elif kind == "settings":
            names = (names + [None] * entry["players"])[: entry["players"]]
        elif kind in SITS_DOWN:
            names[entry["seat"]] = entry["name"]
        elif kind in ("freed", "declined") or (kind == "left" and entry["bot"] is None):
            names[entry["seat"]] = None
    return names


def told_in(entries: list[Document], kind: str, *fields: str) -> list[Any]:
    """What the entries of one kind say in some fields."""
    return [entry[field] for entry in entries if entry["kind"] == kind for field in fields]


def talk_in(entries: list[Document]) -> list[Document]:
    """What was said to all, in the form that a replay has it."""
    said: list[Document] = []
    for entry in entries:
        line = {"at": entry["at"], "kind": entry["kind"]}
        if entry["kind"] == "talk":
            said.append({**line, "seat": entry["seat"], "text": entry["text"]})
        elif entry["kind"] in ("promise", "judged"):
            promise = entry["promise"]
            if entry["kind"] == "promise":
                said.append({**line, **{name: promise[name] for name in ("seat", "to", "text")}})
            else:
                kept = promise["state"] == "kept"
                said.append({**line, "seat": promise["to"], "promise": promise["id"], "kept": kept})
    return said


def wrong_with_acts(replay: Replay, entries: list[Document], played: list[Played]) -> list[str]:
    """Every action is sealed by the entry that told of it, and brought what that entry says."""
    groups: dict[int, list[Played]] = {}
    for one in played:
        groups.setdefault(one.step.entry or 0, []).append(one)
    told = {entry["n"]: entry for entry in entries if entry["kind"] == "events"}
    if list(groups) != list(told):
        return ["the log tells of other actions"]
    for n, group in groups.items():
        entry = told[n]
        acts = [(one.step.seat, one.step.act) for one in group]
        if entry["seal"] != seal(replay.secret or replay.seed, acts):
            return [f"line {n} of the log seals other actions"]
        public = [event for one in group for event in heard(one.told, None)]
        if alike(public) != alike(entry["events"]) or entry["at"] != group[-1].step.at:
            return [f"line {n} of the log tells of other events"]
    return []


def alike(events: list[Document]) -> Counter[bytes]:
    """Events whatever their order: where several answer at once, it is told by seat."""
    return Counter(msgspec.json.encode(event, order="sorted") for event in events)
