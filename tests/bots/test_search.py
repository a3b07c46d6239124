"""The bot that searches: what it finds, how much it thinks, and that it does so again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import sitdown
from sitdown.bots import bot, search
from sitdown.bots.search import Candidate, Search, SearchEffort, WorldTrial, worth
from sitdown.kernel import Action, BadOptions, Chance, Look, State
from sitdown.lab.play import play_game
from tests.kernel.toy import Rob, game

SQUIRRELS = sitdown.load("squirrels")


def searching(effort: SearchEffort) -> Search:
    return Search(Chance("7"), effort)


def last_choices() -> Iterator[tuple[State, list[Action]]]:
    """Positions in which somebody chooses for the last time, with what can be done."""
    for seed in range(40):
        state = SQUIRRELS.new(3, seed=seed)
        luck = Chance(str(seed))
        while state.result is None:
            seat = state.actors[0]
            answers = state.owed(seat)
            if len(answers) > 1:
                last, choices = state.copy(), answers
            state.apply(seat, luck.pick(answers))
        yield last, choices


def after(state: State, action: Action) -> State:
    """The end of a game after its last choice: all that follows is what must be."""
    twin = state.copy()
    twin.apply(twin.actors[0], action)
    while twin.result is None:
        twin.apply(twin.actors[0], twin.owed(twin.actors[0])[0])
    return twin


def test_how_much_it_thinks_stands_in_its_name() -> None:
    thorough, quick = bot("search:200"), bot("search:0.5s")
    assert isinstance(thorough, Search)
    assert isinstance(quick, Search)
    assert (thorough.effort.simulations, thorough.effort.seconds) == (200, None)
    assert quick.effort.seconds == 0.5


@pytest.mark.parametrize("name", ["search:", "search:much", "search:s", "search:nans"])
def test_an_effort_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(BadOptions, match=r'is neither simulations, such as "search:200"'):
        bot(name)


def test_other_bots_take_no_effort() -> None:
    with pytest.raises(BadOptions, match="no bot"):
        bot("cautious:200")


def test_it_leaves_what_it_is_used_to_where_that_loses() -> None:
    found = 0
    for state, answers in last_choices():
        seat = state.actors[0]
        worths = [worth(after(state, one), seat) for one in answers]
        if min(worths) < max(worths):
            worst = answers[worths.index(min(worths))]
            best = searching(SearchEffort(simulations=60)).best(
                Look.at(SQUIRRELS, state, seat), [worst, *answers]
            )
            assert best is not None
            assert worth(after(state, best), seat) == max(worths)
            found += 1
    assert found


def test_it_stays_with_what_it_is_used_to_unless_something_is_better_by_more_than_chance() -> None:
    usual, other = Candidate(None), Candidate(None)
    usual.worths, other.worths = [0.0, 1.0, 0.0, 1.0], [1.0, 0.0, 0.0, 1.0]
    assert not other.beats(usual, doubt=1.0)
    other.worths = [1.0, 1.0, 0.0, 1.0]
    assert not other.beats(usual, doubt=1.0)
    assert other.beats(usual, doubt=0.9)


def test_all_choices_are_tried_in_the_same_worlds_and_no_more_than_allowed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tried: list[tuple[int, str]] = []
    outcome = WorldTrial.outcome

    def noted(self: WorldTrial, world: State, action: Action | None, number: int) -> float:
        tried.append((number, str(action)))
        return outcome(self, world, action, number)

    monkeypatch.setattr(WorldTrial, "outcome", noted)
    state = SQUIRRELS.new(3, seed=7)
    searching(SearchEffort(simulations=40, breadth=5)).choose(Look.at(SQUIRRELS, state, 0))
    assert 30 < len(tried) <= 40
    assert len(set(tried)) == len(tried)
    first = [action for number, action in tried if number == 0]
    assert len(first) == 5
    last = max(number for number, _ in tried)
    assert next(action for number, action in tried if number == last) == first[0]


def test_without_time_it_does_what_it_is_used_to() -> None:
    state = SQUIRRELS.new(3, seed=7)
    look = Look.at(SQUIRRELS, state, 0)
    hurried = Search(Chance("7"), SearchEffort(seconds=-1.0))
    assert hurried.choose(look) == bot("cautious").choose(look)


def test_a_game_without_hints_is_searched_too() -> None:
    state = game.new(3)
    state.apply(1, Rob(0))
    look = Look.at(game, state, 2)
    assert searching(SearchEffort(simulations=20)).choose(look) in look.legal


def test_at_a_high_temperature_it_does_this_and_that(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "play_on", lambda *_: None)
    look = Look.at(SQUIRRELS, SQUIRRELS.new(3, seed=7), 0)
    heated = Search(Chance("7"), SearchEffort(simulations=8, breadth=4, temperature=10.0))
    assert len({str(heated.choose(look)) for _ in range(20)}) > 3


@pytest.mark.parametrize("id", sitdown.games())
def test_it_plays_every_game_to_its_end(id: str) -> None:
    seats = sitdown.load(id).seats[0]
    brief = SearchEffort(simulations=2, breadth=2, horizon=1, doubt=0.0)
    seated = {seat: Search(Chance(f"{seat}"), brief) for seat in range(seats)}
    assert play_game(id, ["search"] * seats, seed=1, seated=seated).result["places"]


def test_its_game_can_be_played_again() -> None:
    first = play_game("squirrels", ["search:4", "random"], seed=1)
    assert play_game("squirrels", ["search:4", "random"], seed=1) == first
    assert play_game("squirrels", ["search:4", "random"], seed=2) != first
