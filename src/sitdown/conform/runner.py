"""Runs a scenario step by step; Failure names the step that fails."""

from __future__ import annotations

import json
from typing import Any

from sitdown import catalog
from sitdown.kernel import Event, Game, IllegalAction, SitdownError, State
from sitdown.kernel.form import Document

from .scenario import Scenario


class Failure(AssertionError):
    """A scenario failed: names the step and the difference."""


def run_scenario(scenario: Scenario) -> None:
    """Runs one scenario. Raises Failure with the step and the reason."""
    run = Run(scenario)
    for number, step in enumerate(scenario.steps, 1):
        try:
            run.take(step)
        except Failure as failure:
            raise Failure(f"step {number}: {failure}") from None
        except SitdownError as refusal:
            raise Failure(f"step {number}: {type(refusal).__name__}: {refusal}") from None
    if run.state.chance.forced:
        raise Failure(f"forced outcomes left over: {run.state.chance.forced}")


class Run:
    """A scenario in progress: the state, and the events of its last action."""

    def __init__(self, scenario: Scenario) -> None:
        try:
            self.game: Game = catalog.load(scenario.game)
            new = self.game.new(scenario.players, scenario.seed, **scenario.options)
            patched = patch(new.document(), scenario.position, whole=True)
            self.state: State = self.game.load(saved(patched))
            self.state.force(scenario.chance)
        except SitdownError as refusal:
            raise Failure(f"position: {refusal}") from None
        self.events: list[Event] = []

    def take(self, step: Document) -> None:
        if "act" in step:
            self.events = self.state.apply(step["seat"], step["act"])
            # Every step also tries that the position survives being saved and loaded.
            self.state = self.game.load(saved(self.state.document()))
        elif "illegal" in step:
            self.refuse(step["seat"], step["illegal"])
        elif "seat" in step:
            self.compare_legal(step)
        elif "events" in step:
            told = [event.document() for event in self.events]
            require("events", told, step["events"])
        elif "event" in step:
            self.find_event(step)
        elif "view" in step:
            require("view", saved(self.state.view(step["view"])), step["expect"])
        else:
            require("position", saved(self.state.document()), step["expect"])

    def refuse(self, seat: int, action: Document) -> None:
        before = self.state.document()
        try:
            self.state.apply(seat, action)
        except IllegalAction:
            if self.state.document() != before:
                raise Failure(f"{action} was refused, but changed the position") from None
            return
        raise Failure(f"{action} of seat {seat} is legal")

    def compare_legal(self, step: Document) -> None:
        legal = [saved(action.document()) for action in self.state.legal(step["seat"])]
        for action in step.get("legal") or step.get("offers") or []:
            if action not in legal:
                raise Failure(f"{action} is not among the legal actions {short(legal)}")
        for action in step.get("never", []):
            if action in legal:
                raise Failure(f"{action} is among the legal actions")
        if "legal" in step and len(legal) != len(step["legal"]):
            extra = [action for action in legal if action not in step["legal"]]
            raise Failure(f"{len(legal)} actions are legal, among them {short(extra or legal)}")

    def find_event(self, step: Document) -> None:
        if "view" in step:
            told = [event.told(step["view"]) for event in self.events]
        else:
            told = [event.document() for event in self.events]
        if not any(one is not None and missing(saved(one), step["event"]) is None for one in told):
            raise Failure(f"no event {step['event']} among {short(told)}")


def saved(document: Any) -> Any:
    """A document after a round trip through JSON."""
    return json.loads(json.dumps(document))


def patch(target: Any, change: Any, whole: bool = False) -> Any:
    """A JSON merge patch (RFC 7396). In a whole position, `players` are patched one by one."""
    if not isinstance(change, dict):
        return change
    patched = dict(target) if isinstance(target, dict) else {}
    for key, value in change.items():
        if value is None:
            patched.pop(key, None)
        elif whole and key == "players" and isinstance(value, list):
            players = list(patched.get(key, []))
            for seat, player in enumerate(value):
                if seat < len(players):
                    players[seat] = patch(players[seat], player)
                else:
                    players.append(player)
            patched[key] = players
        else:
            patched[key] = patch(patched.get(key), value)
    return patched


def require(what: str, found: Any, expected: Any) -> None:
    fault = missing(found, expected)
    if fault is not None:
        raise Failure(f"{what}{fault}")


def missing(found: Any, expected: Any) -> str | None:
    """Where `found` does not contain `expected`: the path and the value; None if it does."""
    if isinstance(expected, dict) and isinstance(found, dict):
        for key, value in expected.items():
            if key not in found:
                return f".{key}: missing, {value!r} expected"
            fault = missing(found[key], value)
            if fault is not None:
                return f".{key}{fault}"
        return None
    if isinstance(expected, list) and isinstance(found, list):
        if len(expected) != len(found):
            return f": {short(found)} found, {short(expected)} expected"
        for place, (one, other) in enumerate(zip(found, expected, strict=True)):
            fault = missing(one, other)
            if fault is not None:
                return f"[{place}]{fault}"
        return None
    if type(found) is type(expected) and found == expected:
        return None
    return f": {short(found)} found, {short(expected)} expected"


def short(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 400 else f"{text[:397]}…"
