"""Games: list, components, words, rules."""

from __future__ import annotations

import json
import logging
from functools import cache
from pathlib import Path

import msgspec
from starlette.responses import Response

import sitdown.words
from sitdown import __version__, bots, catalog
from sitdown.fingerprint import fingerprint
from sitdown.kernel import Document, SitdownError
from sitdown.server.http.compression import CachedPrefix, CachedResponse, cached_file
from sitdown.server.http.faces import face_document
from sitdown.server.http.request import ApiRequest, Endpoint
from sitdown.table import Refused, plans
from sitdown.wire.documents import Game, GamesAnswer
from sitdown.wire.settings import allows_whispers, clocks

log = logging.getLogger("sitdown.games")

COMMON_WORDS = Path(sitdown.words.__file__).parent


async def list_games(call: ApiRequest) -> Response:
    return all_games(call.room.config.programs.names).ended(
        call,
        b',"invite":%s,"now":%s}'
        % (msgspec.json.encode(call.room.config.invite), msgspec.json.encode(call.room.now())),
    )


@cache
def all_games(programs: tuple[str, ...]) -> CachedPrefix:
    """The list of games without its end, which has the current time."""
    described_games = [described(id, programs) for id in catalog.games()]
    games = [document for document in described_games if document is not None]
    return CachedPrefix(msgspec.json.encode({"games": games, "version": __version__})[:-1])


async def one_game(call: ApiRequest) -> Response:
    programs = call.room.config.programs.names
    return game_parcel(known(call.path_part("game")), programs).sent(call)


@cache
def game_parcel(id: str, programs: tuple[str, ...]) -> CachedResponse:
    return CachedResponse(msgspec.json.encode(game_document(id, programs)), "application/json")


async def components(call: ApiRequest) -> Response:
    path = catalog.folder(known(call.path_part("game"))) / "components.json"
    return (await cached_file(call, file(path), "application/json")).sent(call)


async def words(call: ApiRequest) -> Response:
    language, name = call.path_part("language"), call.path_part("name").removesuffix(".ftl")
    folder = COMMON_WORDS if name == "common" else catalog.folder(known(name)) / "words"
    return (await cached_file(call, file(folder / f"{safe(language)}.ftl"), "text/plain")).sent(
        call
    )


async def rules(call: ApiRequest) -> Response:
    language, name = call.path_part("language"), call.path_part("name").removesuffix(".md")
    page = catalog.folder(known(name)) / "words" / f"rules.{safe(language)}.md"
    return (await cached_file(call, file(page), "text/markdown")).sent(call)


def described(id: str, programs: tuple[str, ...]) -> Document | None:
    """A game for the list; None if its package has an error, which is logged.

    A faulty package of somebody else must not break the whole list.
    """
    try:
        return game_document(id, programs)
    except Exception:
        log.exception("a game is left out of the list", extra={"game": id})
        return None


@cache
def game_document(id: str, programs: tuple[str, ...] = ()) -> Document:
    """A game for clients. `programs` are external programs that can be seated like bots."""
    game = catalog.load(id)
    folder = catalog.folder(id) / "words"
    return {
        "id": id,
        "seats": {"least": game.seats[0], "most": game.seats[-1]},
        "options": game.schema(),
        "phases": list(game.rules.phases),
        "actions": {do: action.schema() for do, action in game.rules.actions.items()},
        "events": list(game.rules.events),
        "whispers": allows_whispers(id),
        "foresees": game.foresee is not None,
        "notes": game.advice.note is not None,
        "explains": [] if game.advice.why is None else list(game.advice.why.events),
        "bots": [*bots.names(), *programs],
        "clocks": [
            {**msgspec.to_builtins(clock), "options": plans.by_clock(id, clock, {})}
            for clock in clocks(id)
        ],
        "rules": fingerprint(id),
        "words": sorted(path.stem for path in folder.glob("??.ftl")),
        "face": face_document(id),
    }


def known(id: str) -> str:
    try:
        return catalog.load(id).id
    except SitdownError as fault:
        raise Refused("not-found", str(fault)) from None


def safe(language: str) -> str:
    if not (len(language) == 2 and language.isascii() and language.isalpha()):
        raise Refused("not-found", f"no language {json.dumps(language[:20])} here")
    return language


def file(path: Path) -> Path:
    """The path of a file that exists; Refused otherwise."""
    if not path.is_file():
        raise Refused("not-found", f"no {path.name} here")
    return path


ENDPOINTS = [
    Endpoint("GET", "/api/games", list_games, "All games", answer=GamesAnswer),
    Endpoint(
        "GET",
        "/api/games/{game}",
        one_game,
        "One game",
        answer=Game,
        refusals=("not-found",),
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/components",
        components,
        "Decks and tables of a game as data",
        answer=Document,
        refusals=("not-found",),
    ),
    Endpoint(
        "GET",
        "/api/words/{language}/{name}",
        words,
        "Words in Project Fluent: a game's, or common.ftl",
        refusals=("not-found",),
        media="text/plain",
    ),
    Endpoint(
        "GET",
        "/api/rules/{language}/{name}",
        rules,
        "The rules of a game, in Markdown",
        refusals=("not-found",),
        media="text/markdown",
    ),
]
