"""The ladder of a game, and the changes by a finished game."""

from __future__ import annotations

from starlette.responses import Response

from sitdown import catalog
from sitdown.kernel import Document
from sitdown.ratings import RANKED_AFTER, Rating
from sitdown.server.http.request import ApiRequest, Endpoint, json_response
from sitdown.store.protocol import ALL_GAMES, COUNTED, VOID, WAITS, Rated
from sitdown.table import Refused
from sitdown.table.telling.history import bot_of, player_of
from sitdown.wire.documents import LadderAnswer, RatingsAnswer
from sitdown.wire.requests import LadderQuery

from .replays import require_shown

A_MONTH = 30 * 86400.0

STATES = {None: "unrated", WAITS: "waits", COUNTED: "counted", VOID: "void"}


def figure(mu: float) -> int:
    return Rating(mu).figure


def shown_figure(mu: float, sigma: float) -> Document:
    rating = Rating(mu, sigma)
    low, high = rating.figure - rating.band, rating.figure + rating.band
    return {"figure": rating.figure, "low": low, "high": high}


def shown_rating(rated: Rated | None) -> Document | None:
    if rated is None:
        return None
    is_ranked = rated.games >= RANKED_AFTER
    return {**shown_figure(rated.mu, rated.sigma), "games": rated.games, "ranked": is_ranked}


async def show_ladder(call: ApiRequest) -> Response:
    query = call.query(LadderQuery)
    game = ladder_game(call.path_part("game"))
    since = call.room.now() - A_MONTH
    found = await call.room.hall.store.ladder(
        game, RANKED_AFTER, since, query.first, query.limit + 1
    )
    rungs = [
        rung(call, rated, place)
        for place, rated in enumerate(found[: query.limit], start=query.first + 1)
    ]
    more = len(found) > query.limit
    return json_response({"rungs": rungs, "next": query.first + query.limit if more else None})


def ladder_game(name: str) -> str:
    """The game whose ladder is requested; `all` means the ladder of all games together."""
    if name == "all":
        return ALL_GAMES
    if name not in catalog.games():
        raise Refused("not-found", f"no game {name[:40]!r} here")
    return name


def rung(call: ApiRequest, rated: Rated, place: int) -> Document:
    before = rated.mu if rated.before is None else rated.before
    bot = bot_of(rated.player)
    return {
        **(shown_rating(rated) or {}),
        "rank": place if rated.games >= RANKED_AFTER else None,
        "player": rated.player,
        "kind": "person" if bot is None else "bot",
        "name": rated.name,
        "mask": rated.mask,
        "bot": bot,
        "won": rated.won,
        "month": figure(rated.mu) - figure(before),
        "you": call.person is not None and player_of(call.person) == rated.player,
    }


async def show_changes(call: ApiRequest) -> Response:
    table = await call.table()
    await table.catch_up_now()
    require_shown(call, table)
    counted = await call.room.hall.store.counted(table.id)
    if counted is None and table.sitting.settings.rated:
        counted = WAITS if table.sitting.result is None else VOID
    changes = [
        {
            "seat": change.seat,
            "player": change.player,
            "before": shown_figure(change.mu_before, change.sigma_before),
            "after": shown_figure(change.mu, change.sigma),
        }
        for change in await call.room.hall.store.changes(table.id)
    ]
    return json_response({"state": STATES[counted], "changes": changes})


ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/ladder/{game}",
        show_ladder,
        "Who is rated how at a game, the strongest first",
        query=LadderQuery,
        answer=LadderAnswer,
        refusals=("bad-request", "not-found"),
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/ratings",
        show_changes,
        "What a rated game has changed",
        answer=RatingsAnswer,
        refusals=("not-found", "closed", "not-over"),
    ),
]
