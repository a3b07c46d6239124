"""Balance: shares by seat and by role, and what the results say in numbers."""

from __future__ import annotations

import pytest

from sitdown.cli import main
from sitdown.kernel import BadOptions
from sitdown.kernel.form import Document
from sitdown.lab.balance import Share, balance, figure, weigh
from sitdown.lab.play import Row


def row(winners: list[int], **fields: object) -> Row:
    result: Document = {"scores": [1, 2], "winners": winners, "places": [[0, 1]], **fields}
    return Row("toy", 0, {}, ("a", "a"), 7, result)


ROWS = [
    row([0], roles=["thief", "thief"], goal=4, note="x"),
    row([0, 1], roles=["thief", "guard"], goal=6, note="x"),
    row([], roles=["guard", "thief"], goal=5, note="x"),
]


def test_every_seat_has_its_share_of_wins() -> None:
    seats = [share for share in weigh(ROWS).shares if share.field == "seat"]
    assert [(share.value, share.held, share.wins) for share in seats] == [
        ("0", 3, 1.5),
        ("1", 3, 0.5),
    ]
    assert all(share.fair == 0.5 for share in seats)


def test_a_role_is_a_word_that_the_result_has_for_each_seat() -> None:
    roles = [share for share in weigh(ROWS).shares if share.field != "seat"]
    assert [(share.field, share.value, share.held, share.wins) for share in roles] == [
        ("roles", "guard", 2, 0.5),
        ("roles", "thief", 4, 1.5),
    ]


def test_the_interval_holds_the_rate() -> None:
    share = Share("seat", "0", 400, 100.0, 0.25)
    low, high = share.interval
    assert low < share.rate == 0.25 < high


def test_games_that_nobody_won_and_whole_numbers_are_counted() -> None:
    found = weigh(ROWS)
    assert (found.games, found.players, found.lost) == (3, 2, 1)
    assert [(one.name, one.mean) for one in found.figures] == [("moves", 7.0), ("goal", 5.0)]


def test_percentiles() -> None:
    one = figure("n", list(range(100, -1, -1)))
    assert (one.low, one.median, one.high) == (10, 50, 90)


def test_real_games_are_weighed() -> None:
    found = balance("squirrels", "random", games=4, players=3, processes=1)
    assert sum(share.wins for share in found.shares) == pytest.approx(4)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadOptions, match="no bot"):
        balance("squirrels", "cautios", games=1)


def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--games", "2", "--players", "3", "--processes", "1", "--bot", "random"]
    assert main(["balance", "vendetta", *arguments]) == 0
    printed = capsys.readouterr().out
    for word in ("seat", "roles", "mafioso", "verdict", "moves", "2 games at 3 seats"):
        assert word in printed
    with pytest.raises(SystemExit) as refused:
        main(["balance", "vendetta", "--games", "0"])
    assert refused.value.code == 2
