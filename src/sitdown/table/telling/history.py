"""A finished game in the form that histories and ratings use."""

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
"""The version of `finished_of`. Raise it with a change: then all finished games are read again."""

MOST_WORDS = 50
"""The largest number of judged promises in the history of one game."""


def player_of(person: str) -> str:
    """The public id of a guest. The secret id cannot be found from it."""
    return sha256(b"sitdown player " + person.encode()).hexdigest()[:20]


def bot_player(bot: str) -> str:
    """The public id of a bot: its kind, whatever its name at a table."""
    return f"bot.{bot}"


def bot_of(player: str) -> str | None:
    """The kind of bot with this public id; None for a guest."""
    return player.removeprefix("bot.") if player.startswith("bot.") else None


def finished_of(sitting: Sitting) -> Finished | None:
    """The finished game of a table; None without a result, and for imported games."""
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
    """The place of each seat from 1. After a tie the next places are skipped."""
    places: dict[int, int] = {}
    for group in result["places"]:
        place = len(places) + 1
        places.update(dict.fromkeys(group, place))
    return places


def player_on(chair: Chair) -> str:
    return bot_player(chair.bot or "?") if chair.person is None else player_of(chair.person)


def has_left(sitting: Sitting, seat: int) -> bool:
    """Whether a person who was dealt in did not play to the end, on this or another device."""
    first, last = sitting.dealt[seat].person, sitting.final[seat]
    if first is None:
        return False
    return last.stand_in is not None or last.person not in sitting.devices_of(first)


def rank_of(sitting: Sitting, seat: int, places: dict[int, int]) -> int:
    """The place for ratings. A player who has left is last, whatever the bot achieved."""
    return len(sitting.dealt) + 1 if has_left(sitting, seat) else places[seat]


def is_rated(sitting: Sitting) -> bool:
    """Whether the game counts for ratings: a rated table with several different players."""
    players = {player_on(chair) for chair in sitting.dealt}
    return bool(sitting.settings.rated) and len(players) > 1 and not meets_himself(sitting)


def meets_himself(sitting: Sitting) -> bool:
    """Whether one player has two chairs, as one guest or by a link to another device."""
    persons = [chair.person for chair in sitting.dealt if chair.person is not None]
    return any(
        other in sitting.devices_of(person)
        for place, person in enumerate(persons)
        for other in persons[:place]
    )


def judged_words(sitting: Sitting) -> list[Promise]:
    """Promises that the program has judged. Verdicts of players do not count."""
    return [word for word in sitting.promises if word.house and word.state != "standing"]


def document_of(sitting: Sitting, result: Document, standings: Sequence[Standing]) -> Document:
    """A finished game as histories show it. It contains no secret ids of guests."""
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
