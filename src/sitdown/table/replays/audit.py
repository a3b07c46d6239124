"""Checks a replay's log against its actions, its seals and the hash chain.

The log is what everybody at the table was told, and clients have kept links of its chain. So
names, times and talk cannot be changed afterwards, and neither can secret actions.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from sitdown.kernel import Document
from sitdown.table.records.events import heard_by
from sitdown.table.records.fairness import FIRST, action_digest, link, to_seal
from sitdown.words.table_names import house_title_of

from .export import Replay
from .playback import ReplayedStep

CHANGES_A_CHAIR = ("joined", "bot", "left", "freed", "declined", "moved")
"""Kinds of entries that change the person, bot or device on a chair."""


def links_of(replay: Replay) -> list[str]:
    """The link after each line of the log."""
    links: list[str] = []
    for line in replay.log:
        links.append(link(links[-1] if links else FIRST, line.encode()))
    return links


def wrong_with_log(replay: Replay, played: list[ReplayedStep]) -> list[str]:
    """The contradictions between a replay and its log."""
    links = links_of(replay)
    if (links[-1] if links else None) != replay.link:
        return ["the log is not the one whose link is named"]
    try:
        entries = [msgspec.json.decode(line, type=dict[str, Any]) for line in replay.log]
        return wrong_with_entries(replay, entries, played)
    except (msgspec.DecodeError, LookupError, TypeError):
        return ["the log cannot be read"]


def wrong_with_entries(
    replay: Replay, entries: list[Document], played: list[ReplayedStep]
) -> list[str]:
    if [entry.get("n") for entry in entries] != list(range(1, len(entries) + 1)):
        return ["lines of the log are missing"]
    version = version_of(entries)
    if replay.version != version + 1:
        return ["the log is of another version than the file"]
    told = [
        *told_of_table(replay, entries),
        *told_of_chairs(replay, entries),
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
    return faults + wrong_with_acts(replay, entries, played, version)


def version_of(entries: list[Document]) -> int:
    """The version of a log: see `fairness.LOG_VERSION`. The first line of the log shows it."""
    return 2 if entries and "table" in entries[0] else 1


def told_of_table(replay: Replay, entries: list[Document]) -> list[tuple[str, Any, Any]]:
    """Facts about the table: the name of each, its value in the log, its value in the replay."""
    created = entries[0]
    settings = [entry for entry in entries if entry["kind"] in ("created", "settings")][-1]
    rules = told_in(entries, "started", "rules") + told_in(entries, "rules", "to")
    title = replay.title
    house_title = replay.house_title or None
    return [
        ("which table it was", created.get("table", replay.table), replay.table),
        ("how the table was called", settings["title"], title),
        ("how the house calls the table", house_title, house_title_of(house_title or "", title)),
        ("what was played", created["game"], replay.game),
        ("by which options", settings["options"], replay.options),
        ("by which rules", rules[-1], replay.rules),
    ]


def told_of_chairs(replay: Replay, entries: list[Document]) -> list[tuple[str, Any, Any]]:
    """Facts about the chairs, in the form of `told_of_table`."""
    chairs: list[Document] = []
    commitments: list[str | None] = []
    for entry in entries:
        chairs = seated(chairs, entry)
        if entry["kind"] == "started":
            commitments = [chair["commitment"] for chair in chairs if replay.cuts]
    told = [
        ("who sat where", "name", [player.name for player in replay.seats]),
        ("which bots played", "bot", [player.bot for player in replay.seats]),
    ]
    if version_of(entries) > 1:
        names = [player.house_name or None for player in replay.seats]
        told.append(("which characters played", "house_name", names))
    return [
        ("who had committed to a cut", commitments, replay.commitments),
        *[(what, [chair[field] for chair in chairs], other) for what, field, other in told],
    ]


FREE: Document = {"name": None, "bot": None, "commitment": None, "house_name": None}
"""A free chair."""


def seated(chairs: list[Document], entry: Document) -> list[Document]:
    """The chairs after an entry of the log."""
    kind = entry["kind"]
    if kind == "created":
        return [{**FREE, **chair} for chair in entry["seats"]]
    if kind == "settings":
        return (chairs + [FREE] * entry["players"])[: entry["players"]]
    if kind not in CHANGES_A_CHAIR:
        return chairs
    chair = {field: entry.get(field) for field in FREE}
    if kind in ("freed", "declined") or (kind == "left" and entry["bot"] is None):
        chair = FREE
    seat = entry["seat"]
    return [*chairs[:seat], chair, *chairs[seat + 1 :]]


def told_in(entries: list[Document], kind: str, *fields: str) -> list[Any]:
    """The values of some fields in all entries of one kind."""
    return [entry[field] for entry in entries if entry["kind"] == kind for field in fields]


def talk_in(entries: list[Document]) -> list[Document]:
    """The public talk, in the form of a replay."""
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


def wrong_with_acts(
    replay: Replay, entries: list[Document], played: list[ReplayedStep], version: int
) -> list[str]:
    """Checks that every entry seals its actions and tells their events."""
    groups: dict[int, list[ReplayedStep]] = {}
    for one in played:
        groups.setdefault(one.step.entry or 0, []).append(one)
    told = {entry["n"]: entry for entry in entries if entry["kind"] == "events"}
    if list(groups) != list(told):
        return ["the log tells of other actions"]
    for n, group in groups.items():
        entry = told[n]
        steps = [one.step for one in group]
        acts = [to_seal(version, step.seat, step.act, step.by, step.at) for step in steps]
        if entry["seal"] != action_digest(replay.secret or replay.seed, acts, version):
            return [f"line {n} of the log seals other actions"]
        public = [event for one in group for event in heard_by(one.told, None)]
        if alike(public) != alike(entry["events"]) or entry["at"] != group[-1].step.at:
            return [f"line {n} of the log tells of other events"]
        # The entry of a hushed window tells all answers together and names no seat.
        if entry["by"] is not None and (steps[-1].seat, steps[-1].by) != (
            entry["seat"],
            entry["by"],
        ):
            return [f"line {n} of the log says that somebody else acted"]
    return []


def alike(events: list[Document]) -> Counter[bytes]:
    """Events regardless of order: answers that are told together are sorted by seat."""
    return Counter(msgspec.json.encode(event, order="sorted") for event in events)


def uncovered(replay: Replay) -> list[str]:
    """The parts of a replay that its log does not cover, because the log is of an older version."""
    entries = [msgspec.json.decode(line, type=dict[str, Any]) for line in replay.log]
    if not entries:
        return ["names, bots, title, table, times, talk, and whether persons or bots acted"]
    if version_of(entries) > 1:
        return []
    found = ["the id of the table"]
    if any(player.house_name for player in replay.seats):
        found.append("which characters of the house the bots were")
    last = {step.entry: step for step in replay.actions}
    named = {entry["n"] for entry in entries if entry.get("by") is not None}
    if any(last[step.entry] is not step or step.entry not in named for step in replay.actions):
        found.append("of answers that were told together: when, and whether by persons or bots")
    return found
