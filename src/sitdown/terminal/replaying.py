"""Turns a saved game into a replay by playing it again from its seed.

Also tells what a file is that is neither a saved game nor a replay.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import msgspec

from sitdown import catalog
from sitdown.fingerprint import fingerprint
from sitdown.kernel import SitdownError
from sitdown.table.records.events import store_event
from sitdown.table.records.fairness import commitment
from sitdown.table.replays.export import Player, Replay, Step, read_replay
from sitdown.wire.errors import Refused
from sitdown.wire.log import By
from sitdown.words.user_text import print_safe

from .local_table import FORMAT, LocalTable, read_table

KINDS = [
    ({"sitdown"}, "it is a file of Sitdown, but neither a replay nor a saved game"),
    ({"game", "phase", "actors"}, "it is a position; `sitdown show` shows it"),
    ({"points", "turns", "sums"}, "it is a review already"),
]
"""Fields by which a file is recognized, and the sentence about it."""
DECK = "deck"
OTHER = "it is JSON, but neither a replay nor a saved game"


def replay_in(content: bytes) -> Replay:
    """The replay in a file, also of a saved game. A refusal says what else the file is."""
    saved = saved_in(content)
    return read_replay(content) if saved is None else played_again(saved)


def saved_in(content: bytes) -> LocalTable | None:
    """The saved game in a file; None if it is a replay. A refusal says what else the file is."""
    document = document_in(content)
    kind = document.get("sitdown") if isinstance(document, dict) else None
    if kind == "replay":
        return None
    if kind != FORMAT:
        fields = set(document) if isinstance(document, dict) else set()
        known = [said for names, said in KINDS if names <= fields]
        raise Refused("bad-request", [*known, *decks(document), OTHER][0])
    return read_table(document)


def decks(document: Any) -> Iterator[str]:
    """A sentence for each game of which this document is a valid deck."""
    for id in catalog.games():
        game = catalog.load(id)
        with suppress(SitdownError):
            if document and DECK in game.options:
                game.read_options(game.seats[0], {DECK: document})
                yield f"it is a deck; `sitdown balance {id} --deck` plays with it"


def document_in(content: bytes) -> Any:
    try:
        return json.loads(content)
    except UnicodeDecodeError:
        raise Refused("bad-request", "it is not text") from None
    except ValueError as fault:
        raise Refused("bad-request", f"it is not JSON, or not all of it: {fault}") from None
    except RecursionError:
        raise Refused("bad-request", "it nests too deep") from None


def played_again(table: LocalTable) -> Replay:
    """Makes the moves of a saved game again. Refused if they do not lead to its position."""
    if table.moves is None:
        why = "it is a saved game from before moves were kept; `sitdown show` shows its position"
        raise Refused("bad-request", why)
    position = table.state.document()
    seed = table.state.chance.seed
    steps: list[Step] = []
    try:
        state = table.game.new(table.state.seats, seed, **position["options"])
        for move in table.moves:
            told = [
                store_event(event).document() for event in state.apply(move["seat"], move["act"])
            ]
            by: By = "person" if table.bots[move["seat"]] is None else "bot"
            steps.append(Step(0.0, move["seat"], by, move["act"], told))
    except SitdownError as fault:
        raise Refused("bad-request", f"move {len(steps) + 1} of the saved game: {fault}") from None
    if state.document() != position:
        raise Refused("bad-request", "the moves of the saved game lead to another position")
    seats = [
        Player(guest.name, name, guest.house_name or msgspec.UNSET)
        for guest, name in zip(table.guests, table.bots, strict=True)
    ]
    return Replay(
        sitdown="replay",
        version=1,
        table="",
        title=table.words(table.language).title(),
        game=table.game.id,
        players=state.seats,
        options=position["options"],
        rules=fingerprint(table.game.id),
        seed=seed,
        commitment=commitment(seed),
        seats=seats,
        started=0.0,
        ended=0.0,
        actions=steps,
        talk=[],
        result=state.result,
    )


def verify_saved(table: LocalTable) -> int:
    """Checks a saved game, prints the result and returns the exit code."""
    try:
        replay = played_again(table)
    except Refused as fault:
        if table.moves is None:
            raise
        print_safe(f"wrong: {fault}")
        return 1
    result = "the game is not over" if replay.result is None else json.dumps(replay.result)
    print_safe(
        f"seed          {replay.seed}: this file says so, nobody has committed to it",
        f"chance        {table.state.chance.drawn} raw numbers drawn: all of them come out again",
        f"actions       {len(replay.actions)}, each legal; they lead to the position in the file",
        f"result        {result}",
    )
    return 0
