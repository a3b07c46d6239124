"""A finished game as histories and ratings keep it."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from sitdown.kernel import Document
from sitdown.store.protocol import Finished, Standing
from sitdown.table.records.people import Chair
from sitdown.table.records.sitting import Sitting
from sitdown.wire.log import Promise

from .table_document import ENCODER

HISTORY = 1
"""Raised when something else is told of finished games: then all of them are read again."""

MOST_WORDS = 50
"""So many words given are told of one game."""


def player_of(person: str) -> str:
    """What a guest is called on pages for all to see; nobody gets back to his key from it."""
    return sha256(b"sitdown player " + person.encode()).hexdigest()[:20]


def bot_player(bot: str) -> str:
    """A bot is called by what it plays like, whatever its name at one table."""
    return f"bot.{bot}"


def bot_of(player: str) -> str | None:
    """The bot that is called so; None for a guest."""
    return player.removeprefix("bot.") if player.startswith("bot.") else None


def finished_of(sitting: Sitting) -> Finished | None:
    """What is kept of a game that was played here to its end; None of any other table."""
    result, started, ended = sitting.result, sitting.started, sitting.ended
    if result is None or started is None or ended is None or sitting.imported:
        return None
    standings = standings_of(sitting, result)
    return Finished(
        version=HISTORY,
        game=sitting.game_id,
        ended=ended,
        shown=ended + sitting.settings.delay,
        is_open=sitting.settings.public and sitting.settings.spectators,
        rated=is_rated(sitting),
        standings=standings,
        sat=sorted(sitting.looked),
        document=ENCODER.encode(document_of(sitting, result, standings)),
        devices=list(sitting.devices),
    )


def standings_of(sitting: Sitting, result: Document) -> list[Standing]:
    places = places_in(result)
    words = judged_words(sitting)
    persons = [chair.person for chair in sitting.dealt if chair.person is not None]
    return [
        Standing(
            seat=seat,
            player=player_on(chair),
            person=chair.person,
            place=places[seat],
            won=seat in result["winners"],
            left=has_left(sitting, seat),
            in_company=any(person != chair.person for person in persons),
            kept=sum(word.seat == seat and word.state == "kept" for word in words),
            broken=sum(word.seat == seat and word.state == "broken" for word in words),
            rank=rank_of(sitting, seat, places),
        )
        for seat, chair in enumerate(sitting.dealt)
    ]


def places_in(result: Document) -> dict[int, int]:
    """The place of each seat, counted from one; who shares a place leaves the next ones out."""
    places: dict[int, int] = {}
    for group in result["places"]:
        place = len(places) + 1
        places.update(dict.fromkeys(group, place))
    return places


def player_on(chair: Chair) -> str:
    return bot_player(chair.bot or "?") if chair.person is None else player_of(chair.person)


def has_left(sitting: Sitting, seat: int) -> bool:
    """Whether a person who was dealt in did not play to the end, himself or on another device."""
    first, last = sitting.dealt[seat].person, sitting.final[seat]
    if first is None:
        return False
    return last.stand_in is not None or last.person not in sitting.devices_of(first)


def rank_of(sitting: Sitting, seat: int, places: dict[int, int]) -> int:
    """The place that ratings go by: who has left is last, whatever a bot made of his seat."""
    return len(sitting.dealt) + 1 if has_left(sitting, seat) else places[seat]


def is_rated(sitting: Sitting) -> bool:
    """Whether the game counts: one that is to, of several who are not the same."""
    players = {player_on(chair) for chair in sitting.dealt}
    return bool(sitting.settings.rated) and len(players) > 1 and not meets_himself(sitting)


def meets_himself(sitting: Sitting) -> bool:
    """Whether somebody sits on two chairs, as one guest or by a link to another device."""
    persons = [chair.person for chair in sitting.dealt if chair.person is not None]
    return any(
        other in sitting.devices_of(person)
        for place, person in enumerate(persons)
        for other in persons[:place]
    )


def judged_words(sitting: Sitting) -> list[Promise]:
    """Words that the record itself has judged: what an addressee says is not counted."""
    return [word for word in sitting.promises if word.house and word.state != "standing"]


def document_of(sitting: Sitting, result: Document, standings: Sequence[Standing]) -> Document:
    """A finished game as histories show it; no person stands in it."""
    return {
        "table": sitting.id,
        "title": sitting.title,
        "house_title": sitting.house_title,
        "game": sitting.game_id,
        "players": sitting.players,
        "started": sitting.started,
        "ended": sitting.ended,
        "rated": is_rated(sitting),
        "seats": [
            {
                "seat": standing.seat,
                "kind": chair.kind,
                "player": standing.player,
                "name": chair.name,
                "house_name": chair.house_name or None,
                "mask": chair.mask,
                "bot": chair.bot,
                "place": standing.place,
                "won": standing.won,
                "left": standing.left,
                "score": result["scores"][standing.seat],
            }
            for chair, standing in zip(sitting.dealt, standings, strict=True)
        ],
        "words": [
            {
                "seat": word.seat,
                "to": word.to,
                "text": word.text,
                "state": word.state,
                "line": word.line or None,
            }
            for word in judged_words(sitting)[-MOST_WORDS:]
        ],
    }
