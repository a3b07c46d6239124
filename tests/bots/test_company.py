"""Company: who moves when, and how talk comes to an end."""

from __future__ import annotations

import pytest

import sitdown
from sitdown.bots import Bot, Company, bot, owed, unasked
from sitdown.bots.company import MOST_INTERJECTIONS
from sitdown.kernel import Action, Chance, Document, Look, State
from tests.kernel.toy import Rob, Shout, game


class Chatterbox(Bot):
    """Speaks whenever it may."""

    def choose(self, look: Look) -> Action:
        return owed(look)[0]

    def interject(self, look: Look) -> Action | None:
        return Shout("psst") if unasked(look) else None


def chatterboxes(*seats: int) -> Company:
    return Company(game, {seat: Chatterbox(Chance("0")) for seat in seats})


def robbed(company: Company) -> State:
    """A game in which seat 1 has just robbed, and everybody may shout."""
    state = game.new(3)
    company.act(state, 1, Rob(0))
    return state


def test_what_is_owed_and_what_is_free_are_apart() -> None:
    state = robbed(Company(game, {}))
    look = Look.at(game, state, 2)
    assert [action.do for action in owed(look)] == ["trap", "trap"]
    assert [action.do for action in unasked(look)] == ["shout", "shout", "shout"]
    robber = Look.at(game, state, 1)
    assert owed(robber) == []
    assert len(unasked(robber)) == 3


def test_a_bot_moves_only_on_its_own_seat() -> None:
    company = Company(game, {0: bot("random")})
    state = game.new(3)
    assert state.actors == (1,)
    assert company.move(state) is None
    company.act(state, 1, Rob(0))
    move = company.move(state)
    assert move is not None
    assert move.seat == 0


def test_nobody_moves_when_the_game_is_over() -> None:
    company = Company(game, {seat: bot("random", seat) for seat in range(3)})
    state = game.new(3)
    while (move := company.move(state)) is not None:
        company.act(state, *move)
    assert state.result is not None


def test_talk_comes_to_an_end() -> None:
    """Bots that speak after every word of another still let the game go on."""
    company = chatterboxes(0, 1, 2)
    state = robbed(company)
    said = 0
    while (move := company.move(state)) is not None and move.action.do == "shout":
        company.act(state, *move)
        said += 1
    assert said == MOST_INTERJECTIONS
    assert move is not None
    assert move.action.do == "trap"


def test_after_an_answer_bots_may_speak_again() -> None:
    company = chatterboxes(0, 1, 2)
    state = robbed(company)
    while (move := company.move(state)) is not None and move.action.do == "shout":
        company.act(state, *move)
    assert move is not None
    company.act(state, *move)
    following = company.move(state)
    assert following is not None
    assert following.action.do == "shout"


def test_after_a_word_of_a_person_bots_may_speak_again() -> None:
    company = chatterboxes(0, 2)
    state = robbed(company)
    while (move := company.move(state)) is not None and move.action.do == "shout":
        company.act(state, *move)
    company.act(state, 1, Shout("psst"))
    following = company.move(state)
    assert following is not None
    assert following.action.do == "shout"


def test_each_bot_is_heard_once_after_a_move() -> None:
    company = chatterboxes(0, 2)
    state = robbed(company)
    assert company.listening == [2, 0]
    company.move(state)
    assert company.listening == [0]


# What is put to a bot.


def trading() -> State:
    """A game of La Cosa Nostra in which everybody may trade, and seat 0 is to move."""
    dealer = sitdown.load("cosanostra")
    state = dealer.new(3, 7, mercenaries=False, start_player=0)
    while state.phase != "plan":
        seat = state.actors[0]
        least = state.default(seat)
        assert least is not None
        state.apply(seat, least)
    assert state.actors == (0,)
    return state


def offer(to: int, cash: int) -> Document:
    return {"do": "offer", "to": to, "give": {"cash": 1000 * cash}, "take": {"cash": 1000}}


@pytest.mark.parametrize("name", ["cautious", "random"])
def test_every_offer_to_a_bot_is_answered_before_anybody_moves(name: str) -> None:
    state = trading()
    company = Company(sitdown.load("cosanostra"), {seat: bot(name, seat) for seat in (1, 2)})
    for number in range(40):
        company.act(state, 0, offer(1 + number % 2, 2 + number % 5))
        while (move := company.move(state)) is not None:
            company.act(state, *move)
        assert not any(state.replies(seat) for seat in company.bots)
        assert state.actors == (0,)


def test_replies_do_not_count_as_speaking_up() -> None:
    state = trading()
    company = Company(sitdown.load("cosanostra"), {1: bot("cautious")})
    for number in range(4):
        company.act(state, 0, offer(1, 2 + number))
    said: list[str] = []
    while (move := company.move(state)) is not None:
        company.act(state, *move)
        said.append(move.action.do)
    assert len(said) == 4
    assert set(said) <= {"accept", "decline"}
    assert company.interjections == 0


def test_an_offer_that_waited_while_the_game_was_put_away_is_answered() -> None:
    """A table that is read from a file has no memory of who was spoken to."""
    state = trading()
    state.apply(0, offer(2, 2))
    move = Company(sitdown.load("cosanostra"), {2: bot("cautious")}).move(state)
    assert move is not None
    assert (move.seat, move.action.do) == (2, "accept")
