"""Player pages: records, history, promises."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from starlette.responses import Response

from sitdown.bots.character import read_part
from sitdown.kernel import Document
from sitdown.server.http.request import ApiRequest, Endpoint, json_response
from sitdown.store.protocol import ALL_GAMES, Passed, Rated, Sought, Tally
from sitdown.table import Refused
from sitdown.table.telling.history import bot_of, player_of
from sitdown.wire.documents import PlayerAnswer, PlayerGamesAnswer
from sitdown.wire.requests import PlayerGamesQuery

from .ladder import figure, shown_rating

FORM = 5
"""The number of latest places shown for each game."""

LATEST_WORDS = 5
LOOKED_THROUGH = 50
"""The number of games searched for the latest promises."""


async def show_player(call: ApiRequest) -> Response:
    id = player_in(call)
    tallies = await call.room.hall.store.tallies(id, call.person or "", call.room.now())
    latest = await games_of(call, Sought(limit=LOOKED_THROUGH, **seeker(call, id)))
    ratings = {rated.game: rated for rated in await call.room.hall.store.ratings(id)}
    if not tallies and not ratings and not is_own(call, id) and not is_character(id):
        raise Refused("not-found", "nobody of that name has finished a game here")
    player = {
        **introduced(call, id, latest, ratings.get(ALL_GAMES)),
        "since": min((tally.first for tally in tallies), default=None),
        "last": max((tally.last for tally in tallies), default=None),
        "records": [
            {**await record(call, id, tally), "rating": shown_rating(ratings.get(tally.game))}
            for tally in tallies
        ],
        "rating": shown_rating(ratings.get(ALL_GAMES)),
        "words": {
            "kept": sum(tally.kept for tally in tallies),
            "broken": sum(tally.broken for tally in tallies),
            "latest": list(words_in(latest))[:LATEST_WORDS],
        },
    }
    return json_response({"player": player, "now": call.room.now()})


def player_in(call: ApiRequest) -> str:
    """The id of the requested player; `me` means the guest who asks."""
    id = call.path_part("player")
    return player_of(call.guest.id) if id == "me" else id


def is_own(call: ApiRequest, id: str) -> bool:
    return call.person is not None and player_of(call.person) == id


def is_character(id: str) -> bool:
    """Whether this is a character of the house. These have a page even before their first game."""
    return read_part(bot_of(id) or "") is not None


def seeker(call: ApiRequest, id: str) -> Document:
    """The filter for a player's games. What is shown depends on the viewer and the time."""
    return {"player": id, "viewer": call.person or "", "now": call.room.now()}


def introduced(call: ApiRequest, id: str, latest: list[Document], rated: Rated | None) -> Document:
    """A player's name, mask and kind.

    A guest has the name of their latest game; on their own page, their current one.
    """
    own = call.optional_guest if is_own(call, id) else None
    bot = bot_of(id)
    part = None if bot is None else read_part(bot)
    if own is not None:
        name, mask = own.name, own.mask
    elif part is not None:
        name, mask = part.name, part.character.mask
    elif latest:
        name, mask = own_seat(latest[0])["name"], own_seat(latest[0])["mask"]
    else:
        name, mask = (rated.name, rated.mask) if rated else ("", None)
    return {
        "id": id,
        "kind": "person" if bot is None else "bot",
        "name": bot or name,
        "mask": mask,
        "bot": bot,
        "house_name": None if part is None else part.character.id,
        "level": None if part is None else part.level,
        "temper": None if part is None else part.character.temper.document(),
        "you": own is not None,
    }


async def record(call: ApiRequest, id: str, tally: Tally) -> Document:
    lately = await games_of(call, Sought(limit=FORM, game=tally.game, **seeker(call, id)))
    return {
        "game": tally.game,
        "played": tally.played,
        "won": tally.won,
        "form": [own_seat(game)["place"] for game in lately],
        "last": tally.last,
    }


def own_seat(game: Document) -> Document:
    seat: Document = game["seats"][game["seat"]]
    return seat


def words_in(games: Iterable[Document]) -> Iterable[Document]:
    """The promises that a player gave in these games, the newest first."""
    for game in games:
        for word in reversed(game["words"]):
            if word["seat"] == game["seat"]:
                yield {
                    "text": word["text"],
                    "line": word.get("line"),
                    "state": word["state"],
                    "game": game["game"],
                    "table": game["table"],
                    "at": game["ended"],
                }


async def games_of(call: ApiRequest, sought: Sought) -> list[Document]:
    return [shown(one) for one in await call.room.hall.store.passed(sought)]


def shown(one: Passed) -> Document:
    game: Document = msgspec.json.decode(one.document)
    is_counted = one.before is not None and one.after is not None
    change = figure(one.after or 0.0) - figure(one.before or 0.0) if is_counted else None
    return {**game, "seat": one.seat, "change": change}


async def list_games(call: ApiRequest) -> Response:
    query = call.query(PlayerGamesQuery)
    sought = Sought(
        game=query.game,
        won=query.won,
        in_company=query.people,
        limit=query.limit,
        **seeker(call, player_in(call)),
    )
    if query.before is not None:
        sought = msgspec.structs.replace(sought, before=cursor(query.before))
    found = await call.room.hall.store.passed(sought)
    last = found[-1] if len(found) == query.limit else None
    return json_response(
        {
            "games": [shown(one) for one in found],
            "next": None if last is None else f"{last.ended!r}:{last.table}:{last.seat}",
        }
    )


def cursor(before: str) -> tuple[float, str, int]:
    ended, table, seat = before.split(":")
    try:
        return float(ended), table, int(seat)
    except ValueError:
        raise Refused("bad-request", "before: not a cursor of ours") from None


ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/players/{player}",
        show_player,
        "A guest or a bot, and what they have done in games that are over",
        answer=PlayerAnswer,
        refusals=("no-guest", "not-found"),
    ),
    Endpoint(
        "GET",
        "/api/players/{player}/games",
        list_games,
        "Finished games of a player, the last one first",
        query=PlayerGamesQuery,
        answer=PlayerGamesAnswer,
        refusals=("bad-request", "no-guest", "not-found"),
    ),
]
