"""Rated games are counted once each, in the order of their ends, whoever counts and is killed."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import pytest

from sitdown.cli.host.rate import rate_all
from sitdown.ratings import after_games
from sitdown.server.rating import PLACES
from sitdown.store.protocol import (
    ALL_GAMES,
    COUNTED,
    VOID,
    WAITS,
    Belief,
    Finished,
    Head,
    Standing,
    Store,
)
from sitdown.table import open_store
from tests.asynchronous import awaited
from tests.table.people import hall_at, lay, play_to_the_end

from .test_store import opened

Ranks = dict[str, int]


def finished(ranks: Ranks, ended: float = 1.0, **fields: Any) -> Finished:
    """A rated game of squirrels with these players and their ranks."""
    standings = [
        Standing(seat, player, f"person-{player}", rank, rank == 1, False, True, 0, 0, rank)
        for seat, (player, rank) in enumerate(ranks.items())
    ]
    seats = [{"player": player, "name": player, "mask": None, "bot": None} for player in ranks]
    usual: dict[str, Any] = {
        "version": 1,
        "game": "squirrels",
        "ended": ended,
        "shown": ended,
        "is_open": True,
        "rated": True,
        "standings": standings,
        "sat": [],
        "document": msgspec.json.encode({"seats": seats}),
    }
    return Finished(**{**usual, **fields})


async def end(store: Store, table: str, game: Finished) -> None:
    head = Head("over", "squirrels", True, "vera", game.ended, summary=b"{}", finished=game)
    await store.lay(table, [b"a"], head)


async def beliefs(store: Store, game: str = "squirrels") -> dict[str, tuple[float, float, int]]:
    ladder = await store.ladder(game, 10, 0.0, 0, 1000)
    return {rated.player: (rated.mu, rated.sigma, rated.games) for rated in ladder}


def expected(games: Sequence[Ranks]) -> dict[str, tuple[float, float, int]]:
    """What the ratings say after these games, from the beginning."""
    played = [
        (
            list(ranks),
            [[seat] for seat in sorted(range(len(ranks)), key=list(ranks.values()).__getitem__)],
        )
        for ranks in games
    ]
    standings = after_games(played)
    return {
        name: (standing.rating.mu, standing.rating.sigma, standing.games)
        for name, standing in standings.items()
    }


@awaited
async def test_games_are_counted_once_in_the_order_of_their_ends(place: str) -> None:
    games = [{"ann": 1, "bob": 2, "cy": 3}, {"bob": 1, "ann": 2}, {"cy": 1, "bob": 2}]
    async with opened(place) as store:
        for number in (2, 0, 1):
            await end(store, f"t{number}", finished(games[number], float(number)))
        assert await store.counted("t0") == WAITS
        assert await store.changes("t0") == []
        assert await store.count(9.0, 2, PLACES) == 2
        assert await store.count(9.0, 9, PLACES) == 1
        assert await store.count(9.0, 9, PLACES) == 0
        assert await beliefs(store) == expected(games)
        assert await beliefs(store, ALL_GAMES) == expected(games)
        assert await store.counted("t0") == COUNTED
        changes = await store.changes("t1")
        assert [(change.seat, change.player) for change in changes] == [(0, "bob"), (1, "ann")]
        assert changes[0].mu > changes[0].mu_before
        assert (await store.ratings("ann"))[0].games == 2


@awaited
async def test_a_game_that_others_may_not_know_of_yet_moves_nothing(place: str) -> None:
    async with opened(place) as store:
        await end(store, "t", finished({"ann": 1, "bob": 2}, shown=60.0))
        assert await store.count(59.0, 9, PLACES) == 0
        assert await beliefs(store) == {}
        assert await store.count(60.0, 9, PLACES) == 1


@awaited
async def test_a_game_is_not_counted_again_when_more_is_told_of_it(place: str) -> None:
    game = finished({"ann": 1, "bob": 2})
    async with opened(place) as store:
        await end(store, "t", game)
        await store.count(9.0, 9, PLACES)
        before = await beliefs(store)
        await store.tell_finished("t", 1, game)
        assert await store.count(9.0, 9, PLACES) == 0
        assert await beliefs(store) == before


@awaited
async def test_nobody_is_rated_against_a_device_that_was_his_at_another_table(
    place: str,
) -> None:
    async with opened(place) as store:
        link = [("person-ann", "person-bob")]
        await end(store, "t", finished({"cy": 1, "bob": 2}, rated=False, devices=link))
        await end(store, "u", finished({"bob": 1, "ann": 2}))
        await end(store, "v", finished({"bob": 1, "cy": 2}))
        assert await store.count(9.0, 9, PLACES) == 2
        assert await store.counted("t") is None
        assert await store.counted("u") == VOID
        assert await store.counted("v") == COUNTED
        assert await beliefs(store) == expected([{"bob": 1, "cy": 2}])


@awaited
async def test_the_ladder_has_who_played_enough_first_and_comes_page_by_page(place: str) -> None:
    async with opened(place) as store:
        for number in range(3):
            await end(store, f"t{number}", finished({"ann": 1, "bob": 2}, float(number)))
        await end(store, "t3", finished({"cy": 1, "ann": 2}, 3.0))
        await store.count(9.0, 9, PLACES)
        found = await store.ladder("squirrels", 3, 3.0, 0, 9)
        assert [rated.player for rated in found] == ["ann", "bob", "cy"]
        assert [rated.won for rated in found] == [3, 0, 1]
        assert found[0].before is not None
        assert found[0].before > found[0].mu
        assert found[1].before is None
        assert await store.ladder("squirrels", 3, 3.0, 1, 1) == found[1:2]


@awaited
async def test_a_forgotten_game_leaves_the_ratings_until_they_are_worked_out_anew(
    place: str,
) -> None:
    games = [{"ann": 1, "bob": 2}, {"bob": 1, "ann": 2}]
    async with opened(place) as store:
        for number, ranks in enumerate(games):
            await end(store, f"t{number}", finished(ranks, float(number)))
        await store.count(9.0, 9, PLACES)
        await store.remove("t0")
        assert await beliefs(store) == expected(games)
        assert await store.count_anew(9.0, PLACES) == 1
        assert await beliefs(store) == expected(games[1:])


@awaited
async def test_two_processes_that_count_at_once_count_each_game_once(database: str) -> None:
    names = ["ann", "bob", "cy", "dee"]
    games = [{names[n % 4]: 1, names[(n + 1) % 4]: 2} for n in range(30)]
    async with opened(database, "one") as one, opened(database, "two") as two:
        for number, ranks in enumerate(games):
            await end(one, f"t{number:02}", finished(ranks, float(number)))
        counted = 0
        while counted < len(games):
            several = [store.count(99.0, 3, PLACES) for store in (one, two, one, two)]
            counted += sum(await asyncio.gather(*several))
        assert counted == len(games)
        assert await beliefs(two) == expected(games)


class Halting:
    """Ratings that end the process in the middle of a game."""

    newcomer = PLACES.newcomer

    def after(
        self, seats: Sequence[tuple[str, int]], before: Mapping[str, Belief]
    ) -> Mapping[str, Belief]:
        raise ZeroDivisionError


@awaited
async def test_what_fails_in_the_middle_of_a_count_has_counted_nothing(place: str) -> None:
    async with opened(place) as store:
        await end(store, "t", finished({"ann": 1, "bob": 2}))
        with pytest.raises(ZeroDivisionError):
            await store.count(9.0, 9, Halting())
        assert await store.counted("t") == WAITS
        assert await store.count(9.0, 9, PLACES) == 1


COUNTING = """
import asyncio, sys
from sitdown.server.rating import PLACES
from sitdown.table import open_store

async def main(place):
    store = await open_store(place, "counter")
    while await store.count(1e9, 1, PLACES):
        print("one", flush=True)

asyncio.run(main(sys.argv[1]))
"""


@awaited
async def test_a_killed_counter_counts_nothing_twice(place: str) -> None:
    names = ["ann", "bob", "cy"]
    games = [{names[n % 3]: 1, names[(n + 1) % 3]: 2} for n in range(60)]
    async with opened(place) as store:
        for number, ranks in enumerate(games):
            await end(store, f"t{number:02}", finished(ranks, float(number)))
    counter = subprocess.Popen(
        [sys.executable, "-c", COUNTING, place], stdout=subprocess.PIPE, text=True
    )
    assert counter.stdout is not None
    for _ in range(7):
        assert counter.stdout.readline() == "one\n"
    counter.send_signal(signal.SIGKILL)
    counter.stdout.close()
    counter.wait()
    async with opened(place) as store:
        while await store.count(1e9, 50, PLACES):
            pass
        assert await beliefs(store) == expected(games)


@awaited
async def test_all_of_it_is_worked_out_anew_from_the_records(place: str) -> None:
    async with hall_at(place) as hall:
        for _ in range(3):
            await play_to_the_end(await lay(hall, 3, rated=True))
        await hall.store.count(hall.now(), 9, PLACES)
        before = await beliefs(hall.store)
        assert len(before) == 3
    assert await rate_all(place) == (3, 3)
    store = await open_store(place, "one")
    assert await beliefs(store) == before
    await store.close()
