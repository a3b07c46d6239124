"""Games that bots have played beforehand, to be brought into the house as replays."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sitdown import catalog
from sitdown.bots import Company, bot
from sitdown.fingerprint import fingerprint
from sitdown.kernel import Document, State
from sitdown.table.records.events import store_event
from sitdown.table.records.fairness import commitment

from .visitor import Visitor

Played = tuple[State, list[Document]]
"""The state before an action, and the events of that action."""


class Recorded:
    """A whole game between bots, as a replay that the house takes."""

    def __init__(self, game: str, bots: list[str], seed: str, **options: Any) -> None:
        rules = catalog.load(game)
        state = rules.new(len(bots), seed, **options)
        company = Company(rules, {n: bot(name, f"{seed}/{n}") for n, name in enumerate(bots)})
        self.played: list[Played] = []
        self.actions: list[Document] = []
        while (move := company.move(state)) is not None:
            before = state.copy()
            events = [store_event(event).document() for event in company.act(state, *move)]
            self.played.append((before, events))
            self.actions.append(
                {"at": 2.0, "seat": move.seat, "by": "bot", "act": move.action.document()}
                | {"events": events}
            )
        assert state.result is not None
        self.result: Document = state.result
        self.document: Document = {
            "sitdown": "replay",
            "version": 1,
            "table": f"{game}-by-bots",
            "title": f"{game} by bots",
            "game": game,
            "players": len(bots),
            "options": options,
            "rules": fingerprint(game),
            "seed": seed,
            "commitment": commitment(seed),
            "seats": [{"name": f"Bot {n + 1}", "bot": name} for n, name in enumerate(bots)],
            "started": 1.0,
            "ended": 3.0,
            "actions": self.actions,
            "talk": [],
            "result": self.result,
        }

    def bring(self, visitor: Visitor) -> str:
        """Into the visitor's house; gives the id of its table."""
        answer = visitor.post("/api/replays", data=self.document)
        assert answer.ok, answer.text()
        id: str = answer.json()["table"]["id"]
        return id

    def events(self) -> Iterator[tuple[State, Document]]:
        """Every event, with the state before its action."""
        for before, events in self.played:
            for event in events:
                yield before, event
