"""Tournaments: the same wherever they are played, even, and honest about what they tell."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

from sitdown import catalog
from sitdown.cli import main
from sitdown.kernel import BadOptions, Document
from sitdown.lab.findings import MEETING, one_tournament
from sitdown.lab.jobs.backend import Backend
from sitdown.lab.play import Row
from sitdown.lab.strength_order import CONFIRMED, REFUTED, UNPROVEN, StrengthOrder, ladder
from sitdown.lab.tournament import (
    Meeting,
    ThisRun,
    Tournament,
    TournamentPlan,
    came_before,
    clocked_game,
    entries,
    in_several_orders,
    meetings,
    plan_tournament,
    play_tournament,
    this_run,
)
from sitdown.ratings import Game, Standing, after_games

Captured = pytest.CaptureFixture[str]


@cache
def held() -> Tournament:
    return play_tournament(
        plan_tournament("squirrels", ["random", "cautious"], 24, 3), Backend(processes=1)
    )


def told(found: Tournament) -> Document:
    """Everything that is the same every time."""
    document = found.document()
    del document["this_run"]
    return document


def row(bots: str, places: list[list[int]], winners: list[int] | None = None) -> Row:
    result = {"winners": places[0] if winners is None else winners, "places": places}
    return Row("toy", 0, {}, tuple(bots), 1, result)


def contest_of(bots: str, seats: int) -> TournamentPlan:
    return TournamentPlan(catalog.load("squirrels"), tuple(bots), seats, 1, 0, {})


def judged(bots: str, rows: list[Row]) -> Tournament:
    """A tournament of which these are the games."""
    contest = contest_of(bots, len(rows[0].bots))
    ranking = sorted(entries(contest, rows), key=lambda one: -one.rating.mu)
    names = [one.bot for one in ranking]
    run = ThisRun(0, 0, {})
    return Tournament(contest, len(rows), 1, 0, ranking, list(meetings(names, rows)), run)


# Playing.


def test_other_processes_hold_the_same_tournament() -> None:
    contest = held().contest
    assert told(play_tournament(contest, Backend(processes=2))) == told(held())


def test_going_on_with_rows_ends_in_the_same_tournament(tmp_path: Path) -> None:
    rows = tmp_path / "rows.jsonl"
    few = plan_tournament("squirrels", ["random", "cautious"], 6, 3)
    begun = play_tournament(few, Backend(processes=1, rows=rows))
    whole = play_tournament(held().contest, Backend(processes=1, rows=rows, resume=True))
    assert told(whole) == told(held())
    assert (begun.run.games, whole.run.games) == (6, 18)


def test_another_seed_is_another_tournament() -> None:
    other = play_tournament(
        plan_tournament("squirrels", ["random", "cautious"], 6, 3, seed="other"),
        Backend(processes=1),
    )
    first = play_tournament(
        plan_tournament("squirrels", ["random", "cautious"], 6, 3), Backend(processes=1)
    )
    assert told(other)["entries"] != told(first)["entries"]


def test_the_better_bot_comes_out_ahead() -> None:
    """Far from even: it does not hang on luck."""
    found = held()
    assert [one.bot for one in found.entries] == ["cautious", "random"]
    best = found.entries[0]
    assert best.share.interval[0] > best.share.fair
    assert found.meetings[0].interval[0] > 0.5
    assert (best.games, best.share.held, found.line_ups) == (24, 36, 2)


def test_the_time_of_every_bot_is_taken() -> None:
    run = held().run
    assert run.paces.keys() == {"cautious", "random"}
    assert run.paces["cautious"].moves > 100
    assert run.different == run.games == 24


def test_copies_of_a_game_are_counted_once() -> None:
    first, second, *_ = plan_tournament("squirrels", ["cautious", "random"], 4, 2).bouts()
    again = first._replace(seed=second.seed)
    played = [clocked_game(bout) for bout in (first, second, first, again)]
    assert (this_run(played).games, this_run(played).different) == (4, 3)


@pytest.mark.parametrize(
    ("bots", "why"),
    [
        (["random"], "between 2 to 10 bots, not 1"),
        (["random", "random"], '"random" is entered twice'),
        (["random", "clever"], 'no bot "clever"'),
    ],
)
def test_what_cannot_be_held_is_refused(bots: list[str], why: str) -> None:
    with pytest.raises(BadOptions, match=why):
        plan_tournament("squirrels", bots)


def test_too_many_bots_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sitdown.lab.tournament.bot", lambda name: None)
    with pytest.raises(BadOptions, match="not 11"):
        plan_tournament("squirrels", [str(number) for number in range(11)])


# Weighing.


def test_a_tie_is_half_of_coming_before() -> None:
    assert came_before(row("ab", [[0], [1]]), "a", "b") == 1
    assert came_before(row("ab", [[0], [1]]), "b", "a") == 0
    assert came_before(row("ab", [[0, 1]]), "a", "b") == 0.5


def test_a_game_is_divided_among_the_pairs_of_seats() -> None:
    game = row("abba", [[0], [1], [2, 3]])  # seats 0 and 3 are a's
    assert came_before(game, "a", "b") == pytest.approx((1 + 1 + 0 + 0.5) / 4)


def test_a_meeting_counts_games_in_which_both_sat() -> None:
    rows = [row("ab", [[0], [1]]), row("ac", [[0], [1]]), row("ba", [[0], [1]])]
    one, *_ = meetings("abc", rows)
    assert one == Meeting("a", "b", 2, 1.0)
    assert one.rate == 0.5
    assert one.interval[0] < 0.5 < one.interval[1]


def test_entries_count_seats_and_shared_victories() -> None:
    rows = [row("aab", [[0], [1, 2]]), row("bba", [[1, 2], [0]])]
    found = {one.bot: one for one in entries(contest_of("ab", 3), rows)}
    assert (found["a"].share.held, found["a"].share.wins) == (3, 1.5)
    assert (found["b"].share.held, found["b"].share.wins) == (3, 0.5)
    assert found["a"].place == pytest.approx((1 + 2.5 + 1.5) / 3)


def test_ratings_are_those_of_the_games_in_several_orders() -> None:
    rows = [row("ab", [[0], [1]]), row("ba", [[0], [1]]), row("ab", [[0], [1]])]
    found = in_several_orders(rows, 0)
    games: list[Game[str]] = [(one.bots, one.result["places"]) for one in rows]
    orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
    possible = [after_games([games[n] for n in order], drift=0) for order in orders]
    assert len(found["a"]) == 10
    assert {Standing(one, 3) for one in found["a"]} <= {one["a"] for one in possible}
    assert len({one.mu for one in found["a"]}) > 1


def test_the_order_of_the_games_hardly_matters() -> None:
    """Ten shuffles of one order, and of its reverse, lie nearer together than two plain orders."""
    rows = [row("ab", [[0], [1]]) for _ in range(20)] + [row("ab", [[1], [0]]) for _ in range(20)]
    contest = contest_of("ab", 2)

    def mu(games: list[Row]) -> float:
        return next(one.rating.mu for one in entries(contest, games) if one.bot == "a")

    def plainly(games: list[Row]) -> float:
        pairs: list[Game[str]] = [(one.bots, one.result["places"]) for one in games]
        return after_games(pairs, drift=0)["a"].rating.mu

    backwards = rows[::-1]
    assert abs(mu(rows) - mu(backwards)) < abs(plainly(rows) - plainly(backwards)) / 4


# Beyond chance.


def test_too_few_games_prove_nothing() -> None:
    assert one_tournament(judged("ab", [row("ab", [[0], [1]])] * 19)) == []


def test_what_is_clear_is_marked() -> None:
    rows = [row("abc", [[0], [1], [2]]), row("abc", [[0], [2], [1]])] * 20
    clear = {one.name for one in one_tournament(judged("abc", rows)) if one.clear}
    assert {("a", "b"), ("a", "c"), "a", "b", "c"} == clear


def climbed(wins: int, games: int = 40) -> StrengthOrder:
    """A ladder of two rungs, whose upper one won so many games."""
    rows = [row("ab", [[1], [0]] if number < wins else [[0], [1]]) for number in range(games)]
    return ladder(judged("ab", rows))


def test_a_ladder_rises_falls_or_is_not_proven() -> None:
    assert [climbed(wins).verdict for wins in (40, 20, 0)] == [CONFIRMED, UNPROVEN, REFUTED]
    assert climbed(0, games=10).verdict == UNPROVEN


def test_every_step_is_seen_from_below() -> None:
    for wins in (40, 0):
        step = climbed(wins).steps[0]
        assert (step.lower, step.upper, step.meeting.before) == ("a", "b", wins)


def test_a_fall_over_two_rungs_is_a_fall() -> None:
    """Neither step falls, but the third rung does against the first."""
    rows = [row("ab", [[0, 1]]), row("bc", [[0, 1]]), row("ac", [[0], [1]])] * 30
    found = ladder(judged("abc", rows))
    assert [one.verdict for one in found.steps] == [UNPROVEN, UNPROVEN]
    assert [(one.lower, one.upper) for one in found.falls] == [("a", "c")]
    assert found.verdict == REFUTED
    assert found.document()["falls"] == [["a", "c"]]


def test_meetings_are_findings_by_the_pair() -> None:
    names = [one.name for one in one_tournament(held()) if one.sort == MEETING]
    assert names == [("cautious", "random")]


# The command.

QUICK = ["--games", "24", "--players", "3", "--processes", "1"]


def test_the_command_tells_and_writes_it_all(tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "found.json"
    words = ["tournament", "squirrels", "random", "cautious", "--ladder", "--lang", "en"]
    assert main([*words, "--json", str(file), *QUICK]) == 0
    out = capsys.readouterr().out
    assert "24 games at 3 seats, 2 of 2 line-ups; nobody won 0.0%" in out
    assert "The ladder rises" in out
    assert "cautious: placed before random in 100.0 % of their games." in out.replace("\xa0", " ")
    found = json.loads(file.read_text(encoding="utf-8"))
    assert found["ladder"]["verdict"] == CONFIRMED
    assert found["entries"] == json.loads(json.dumps(told(held())["entries"]))


def test_a_ladder_that_falls_is_a_failure(capsys: Captured) -> None:
    words = ["tournament", "squirrels", "cautious", "random", "--lang", "ru"]
    assert main([*words, *QUICK]) == 0
    assert "Лестница" not in capsys.readouterr().out
    assert main([*words, "--ladder", *QUICK]) == 1
    assert "Лестница не поднимается" in capsys.readouterr().out


def test_what_was_not_played_now_has_no_time(tmp_path: Path, capsys: Captured) -> None:
    rows = ["--rows", str(tmp_path / "rows.jsonl")]
    words = ["tournament", "squirrels", "random", "cautious", *rows, *QUICK]
    assert main(words) == 0
    first = capsys.readouterr().out.splitlines()
    assert main([*words, "--resume"]) == 0
    again = capsys.readouterr().out.splitlines()
    assert again[1].split() == first[1].split()[:-2]
    assert again[3:] == first[3:]
