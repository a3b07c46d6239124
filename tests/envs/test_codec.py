"""Tokens: how an action is spelt, and what is said of tokens that are none."""

from __future__ import annotations

from pathlib import Path

import pytest

import sitdown
from sitdown.envs.codec import Codec, NoAction
from sitdown.kernel import Look

PAGE = Path(__file__).parent.parent.parent / "docs" / "environments.md"


def codec(game: str, players: int) -> Codec:
    return Codec(sitdown.load(game), players)


def test_a_verb_comes_first_then_its_arguments() -> None:
    squirrels = codec("squirrels", 3)
    action = {"do": "play", "card": "bank", "stack": 1}
    assert squirrels.of(action, 2) == ("play", "bank", "1")


def test_seats_are_counted_from_the_actor() -> None:
    squirrels = codec("squirrels", 3)
    action = {"do": "raid", "seat": 0, "cover": 1}
    assert squirrels.of(action, 2) == ("raid", "seat+1", "1")
    assert squirrels.action(("raid", "seat+1", "1"), 2).document() == action


def test_lists_by_seat_begin_with_the_actor() -> None:
    squirrels = codec("squirrels", 3)
    action = {"do": "pay", "shares": [2, 1, 0]}
    assert squirrels.of(action, 2) == ("pay", "0", "2", "1")
    assert squirrels.action(("pay", "0", "2", "1"), 2).document() == action


def test_large_numbers_go_on() -> None:
    gentlemen = codec("gentlemen", 5)
    split = {"do": "offer", "money": [0, 12, 0, 0, 0], "accomplices": {"senator": 1}}
    tokens = gentlemen.of(split, 0)
    assert tokens[:6] == ("offer", "0", "…", "1", "2", "0")
    assert gentlemen.action(tokens, 0).document() == split


def test_no_thing_is_the_beginning_of_another() -> None:
    """Tokens end where an action is whole, so the first of two tasks can be chosen too."""
    cosanostra = Codec(sitdown.load("cosanostra"), 3, mercenaries=True)
    second = {"do": "cancel", "task": "kenzo-isosaki#2"}
    assert cosanostra.of({"do": "cancel", "task": "kenzo-isosaki"}, 0) == (
        "cancel",
        "kenzo-isosaki",
    )
    assert cosanostra.of(second, 0) == ("cancel", "#", "2", "kenzo-isosaki")
    assert cosanostra.action(("cancel", "#", "2", "kenzo-isosaki"), 0).document() == second
    with pytest.raises(NoAction, match="cancel: it cannot stand there"):
        cosanostra.action(("cancel", "#", "2", "cancel"), 0)


def test_what_people_say_has_no_tokens() -> None:
    with pytest.raises(NoAction, match="say: what is only said has no tokens"):
        codec("cosanostra", 3).of({"do": "say", "text": "Pay or I shoot."}, 0)


@pytest.mark.parametrize(
    ("tokens", "fault"),
    [
        ((), "nothing: no verb of squirrels"),
        (("bank",), "bank: no verb of squirrels"),
        (("play", "1"), "1: it cannot stand there"),
        (("play", "bank"), "the tokens end before the action does"),
        (("play", "bank", "1", "1"), "1: play is whole before it"),
        (("pay", "…", "1", "bank"), "1bank: a number goes on there"),
    ],
)
def test_what_is_no_action_is_told(tokens: tuple[str, ...], fault: str) -> None:
    with pytest.raises(NoAction, match=fault):
        codec("squirrels", 2).action(tokens, 0)


def test_open_forms_never_end_in_nothing() -> None:
    """An ask must name something: at its last place nothing is no longer offered."""
    game = sitdown.load("gentlemen")
    state = game.new(5, 1)
    state.apply(state.actors[0], state.legal(state.actors[0])[0])
    seat = state.actors[0]
    look = Look.at(game, state, seat)
    gentlemen = Codec(game, 5)
    tokens = ["ask"]
    while "<none>" in gentlemen.mask(look, tokens):
        tokens.append("<none>")
    nexts = gentlemen.mask(look, tokens)
    assert nexts
    state.check(seat, gentlemen.action([*tokens, nexts[0]], seat))


@pytest.mark.parametrize(("players", "answers"), [(2, 47), (3, 67), (5, 287)])
def test_answers_are_numbered_where_they_are_few(players: int, answers: int) -> None:
    """All that the forms allow, each once: eight cards on two stacks, laid or played, and so on."""
    squirrels = codec("squirrels", players)
    assert len(set(squirrels.answers)) == len(squirrels.answers) == answers
    for number in range(answers):
        action = squirrels.numbered(number, actor=1)
        assert squirrels.number(action, actor=1) == number


def test_seats_in_numbers_are_counted_from_the_actor() -> None:
    squirrels = codec("squirrels", 3)
    one = squirrels.number({"do": "raid", "seat": 0, "cover": 1}, actor=2)
    assert squirrels.numbered(one, actor=0).document() == {"do": "raid", "seat": 1, "cover": 1}


@pytest.mark.parametrize("game", [game for game in sitdown.games() if game != "squirrels"])
def test_many_answers_have_no_numbers(game: str) -> None:
    other = codec(game, sitdown.load(game).seats[0])
    assert other.answers == ()
    with pytest.raises(NoAction, match="too many answers"):
        other.number({"do": "pass"}, 0)
    with pytest.raises(NoAction, match="0 numbered answers"):
        other.numbered(0, 0)


@pytest.mark.parametrize("game", sitdown.games())
def test_a_vocabulary_is_short_and_the_same_for_all_positions(game: str) -> None:
    tokens = codec(game, sitdown.load(game).seats[0]).tokens
    assert len(set(tokens)) == len(tokens) < 400


@pytest.mark.parametrize("id", sitdown.games())
def test_the_page_has_the_vocabulary(id: str) -> None:
    game = sitdown.load(id)
    title = f'```text title="{id}, {game.seats[-1]} seats"\n'
    listed = PAGE.read_text(encoding="utf-8").partition(title)[2].partition("```")[0]
    assert listed.split() == list(Codec(game, game.seats[-1]).tokens)
