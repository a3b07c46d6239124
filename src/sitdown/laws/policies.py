"""Laws: policies and search use only what their seat may know."""

from __future__ import annotations

from sitdown.bots.search import Search, SearchEffort
from sitdown.kernel import Action, Chance, Hints, Look, Memory, State, Temper

from .checks import Untried, same
from .trial import Law, Moment, WatchedTable

EFFORT = SearchEffort(simulations=6, breadth=3, doubt=0.0, horizon=6)
"""A little of everything: two worlds and three choices, of which the best is taken."""
WORLDS = 2
"""The number of imagined worlds in which each choice is compared."""

TEMPERS = (Temper(), Temper(0.9, 0.9, 1.0, 0.2), Temper(0.1, 0.1, 1.0, 0.9))
EVENTFUL = Memory(kept={1: 2}, broken={0: 1}, harms={0: 2, 2: 1})
"""Characters of the players who are asked for advice, and what they remember of the others."""


def a_search_peeks_at_nothing(table: WatchedTable) -> None:
    """The same look, luck and effort give the same choice, in whichever world."""
    for moment in table.sampled(200):
        seat = moment.state.actors[0]
        luck = str(moment.luck.drawn)
        chosen = searched(table, moment.state, seat, luck)
        for world in worlds(moment, seat):
            other = searched(table, world, seat, luck)
            same(other, chosen, f"what seat {seat} does where other things are hidden")


def searched(table: WatchedTable, state: State, seat: int, luck: str) -> object:
    bot = Search(Chance(luck), EFFORT)
    look = Look.at(table.game, state, seat)
    return bot.choose(look), bot.interject(Look.at(table.game, state, seat))


def worlds(moment: Moment, seat: int) -> list[State]:
    """Worlds that a seat cannot tell from the real one."""
    look = Look.at(moment.game, moment.state, seat)
    return [look.imagine(f"unseen {number}") for number in range(WORLDS)]


def hints_look_at_nothing_hidden_inside_a_world(table: WatchedTable) -> None:
    """Asked for a seat inside a world, hints choose as for a player who sees only that seat's view.

    It holds for every temper and memory.
    """
    hints = table.game.hints
    if hints is None:
        raise Untried("there are no hints")
    for moment in table.sampled(20):
        luck = str(moment.luck.drawn)
        for seat in range(table.seats):
            outside = Look.at(table.game, moment.state, seat)
            inside = Look.inside(table.game, moment.state.copy(), seat)
            for one in (inside, outside):
                one.temper = TEMPERS[moment.luck.drawn % len(TEMPERS)]
                one.memory = EVENTFUL
            there, here = (advised(hints, one, luck) for one in (inside, outside))
            same(there, here, f"what seat {seat} is advised to do, asked inside the world")


def advised(hints: Hints, look: Look, luck: str) -> list[Action | None]:
    """The answer, if one is owed, and the aside, if there is one."""
    answers = [hints.choose(look, Chance(luck))] if look.seat in look.state.actors else []
    asides = [] if hints.interject is None else [hints.interject(look, Chance(luck))]
    return [*answers, *asides]


def an_answer_under_its_seal_can_be_given_again(table: WatchedTable) -> None:
    """Inside a world the other seats are asked again: the same answers give the same position."""
    for moment in table.sampled(3):
        again = moment.state.copy()
        answers = again.sealed[:]
        again.reopen(again.actors[0])
        for seat in again.actors:
            answer = answers[seat]
            if answer is not None:
                again.play(seat, answer)
        same(again.document(), moment.state.document(), "the position when all have answered again")


def speaking_inside_leads_to_the_same_position(table: WatchedTable) -> None:
    for moment in table.sampled(3):
        if moment.state.is_owed(moment.seat, moment.action):
            continue
        inside, outside = moment.state.copy(), moment.state.copy()
        inside.speak(moment.seat, moment.action)
        outside.apply(moment.seat, moment.action)
        same(inside.document(), outside.document(), f"the position after {moment.action}")


LAWS: tuple[Law, ...] = (
    a_search_peeks_at_nothing,
    hints_look_at_nothing_hidden_inside_a_world,
    an_answer_under_its_seal_can_be_given_again,
    speaking_inside_leads_to_the_same_position,
)
