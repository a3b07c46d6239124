"""The action phase (CN-5): whose turn it is, Schemers, and what is done on a turn."""

from __future__ import annotations

from typing import ClassVar, Final

from sitdown.games.cosanostra.actions import (
    DONE,
    PASS,
    SCHEMER,
    Buy,
    Cancel,
    Done,
    Execute,
    Pass,
    Schemer,
)
from sitdown.games.cosanostra.player import find_task, without
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.games.cosanostra.records import Gangster
from sitdown.games.cosanostra.turn import Turn
from sitdown.kernel import Action, Decision, IllegalAction

from .fitting import fits_extra, require
from .influence import (
    ON_ONES_TURN,
    all_lie_open,
    cards_on_turn,
    held,
    put_down,
    use_card,
    why_not_card,
)
from .jobs import execute, ways_to_execute, why_not_execute
from .losses import discard_influence
from .prices import price
from .purchases import buy, cancel
from .spying import looks_any_time, may_look_any_time, why_not_any_time
from .vetoes import waits_for_veto

CARD: Final = "schemer"


def begin_actions(state: CosaNostra) -> bool:
    """CN-5.1  The start player's turn is first; False if nobody has a task (CN-5.3)."""
    if state.heard:
        state.tell("phase", {"phase": "action"})
    return begin_turn_of_first(state, state.around(state.start))


def next_regular_turn(state: CosaNostra) -> bool:
    """CN-5.11  The next player clockwise after the last regular turn who has a task."""
    regular = state.turn.regular
    return begin_turn_of_first(state, state.around((regular + 1) % state.seats))


def begin_turn_of_first(state: CosaNostra, seats: list[int]) -> bool:
    """CN-5.2  Who has no task is passed over."""
    for seat in seats:
        if state.players[seat].has_task():
            begin_turn(state, seat)
            return True
    state.rest_turn()
    return False


def begin_turn(state: CosaNostra, seat: int) -> None:
    """CN-5.6  Before a regular turn everybody else may call a Schemer."""
    state.turn = Turn(seat, [], 1, None)
    asked = possible_schemers(state, seat)
    if asked:
        state.ask(SchemeWindow, *asked)
    else:
        state.ask(Act, seat)


def possible_schemers(state: CosaNostra, seat: int) -> list[int]:
    """CN-5.6  Others with a task and an influence card, clockwise from the start player."""
    if all_lie_open(state, CARD):
        return []
    return [
        other
        for other in state.around(state.start)
        if other != seat and state.players[other].influence and state.players[other].has_task()
    ]


class SchemeWindow(Decision[CosaNostra, Action]):
    """CN-5.6  Before a regular turn a Schemer brings an extra turn."""

    phase: ClassVar[str] = "scheme"
    actions: ClassVar[tuple[type[Action], ...]] = (Pass, Schemer)
    several: ClassVar[bool] = True
    reaction: ClassVar[bool] = True

    def legal(self, state: CosaNostra, seat: int) -> list[Action]:
        return [PASS, SCHEMER] if CARD in state.players[seat].influence else [PASS]

    def why_not(self, state: CosaNostra, seat: int, action: Action) -> str:
        return f"you hold no {CARD} ({held(state, seat)})"

    def seal(self, state: CosaNostra, seat: int, action: Action) -> bool:
        if state.heard:
            state.tell("answered", {"seat": seat})
        return True

    def answered(self, state: CosaNostra, answers: dict[int, Action]) -> None:
        """CN-5.7  Callers discard the card at once and come clockwise from the start player."""
        callers = state.turn.queue[:]
        for seat in state.around(state.start):
            if isinstance(answers.get(seat), Schemer):
                callers.append(seat)
                call_schemer(state, seat)
        state.turn.queue = callers
        extra_turns(state)


def call_schemer(state: CosaNostra, seat: int) -> None:
    player = state.players[seat]
    player.influence = without(player.influence, CARD)
    discard_influence(state, CARD)
    if state.heard:
        state.tell("played", {"seat": seat, "card": CARD})


def extra_turns(state: CosaNostra) -> None:
    """CN-5.7, CN-5.8  The next extra turn; after the last one comes the regular turn."""
    turn = state.turn
    while turn.queue and not state.players[turn.queue[0]].has_task():
        turn.next_in_queue()  # CN-5.8  the turn is lost, and nobody need cancel it
    if not turn.queue:
        if state.players[turn.regular].has_task():
            state.ask(Act, turn.regular)
        else:
            next_regular_turn(state)
    elif not waits_for_veto(state, turn.queue[0], CARD, "scheme", None, "act", (turn.queue[0],)):
        begin_extra_turn(state)


def begin_extra_turn(state: CosaNostra) -> None:
    """CN-5.7  There is no window before an extra turn."""
    seat = state.turn.next_in_queue()
    if state.heard:
        state.tell("extra-turn", {"seat": seat})
    state.ask(Act, seat)


def skip_turn(state: CosaNostra) -> None:
    """CN-5.9  The turn is skipped, the tasks stay."""
    discard_influence(state, CARD)
    next_regular_turn(state)


def task_over(state: CosaNostra, seat: int, gangster: str) -> None:
    """CN-19.28  A second task of the same gangster may follow; else the turn is over."""
    one = state.players[seat].gangster(gangster)
    if one is not None and one.active and one.tasks:
        state.turn.extra = gangster
        state.ask(Act, seat)
    else:
        turn_over(state, seat)


def turn_over(state: CosaNostra, seat: int) -> None:
    """CN-5.7, CN-5.11  After an extra turn play goes on where it was."""
    state.turn.extra = None
    if seat == state.turn.regular:
        next_regular_turn(state)
    else:
        extra_turns(state)


class Act(Decision[CosaNostra, Action]):
    """CN-5.1  On his turn a player executes a job, buys a business, or cancels a task."""

    phase: ClassVar[str] = "act"
    actions: ClassVar[tuple[type[Action], ...]] = (
        Execute,
        Buy,
        Cancel,
        Schemer,
        Done,
        *ON_ONES_TURN,
    )

    def legal(self, state: CosaNostra, seat: int) -> list[Action]:
        actions: list[Action] = []
        for gangster in on_turn(state, seat):
            for place in range(len(gangster.tasks)):
                actions.extend(ways_to_resolve(state, seat, gangster, place))
        if state.turn.extra is not None:
            return [*actions, DONE, *looks_any_time(state, seat)]
        if may_skip(state, seat):
            actions.append(SCHEMER)
        return actions + cards_on_turn(state, seat)

    def check(self, state: CosaNostra, seat: int, action: Action) -> None:
        fault = why_not_act(state, seat, action)
        if fault is not None:
            raise IllegalAction(f"{action.do}: {fault}")

    def default(self, state: CosaNostra, seat: int) -> Action:
        if state.turn.extra is not None:
            return DONE
        first = next(one for one in state.players[seat].gangsters if one.tasks)
        return first.card.orders.cancel[0]

    def answer(self, state: CosaNostra, seat: int, action: Action) -> None:
        act(state, seat, action)

    def fits(self, state: CosaNostra) -> None:
        if state.turn.extra is not None:
            fits_extra(state)
        else:
            seat = state.actors[0]
            require(state.players[seat].has_task(), f"seat {seat} has no task", "actors")


def on_turn(state: CosaNostra, seat: int) -> list[Gangster]:
    """Whose tasks can be resolved: all, or only those of the gangster who goes on."""
    gangsters = state.players[seat].gangsters
    if state.turn.extra is None:
        return gangsters
    return [one for one in gangsters if one.card.id == state.turn.extra]


def ways_to_resolve(state: CosaNostra, seat: int, gangster: Gangster, place: int) -> list[Action]:
    """CN-5.1  Execute, buy or cancel."""
    task = gangster.tasks[place]
    orders = gangster.card.orders
    actions: list[Action] = []
    if task.business is None:
        actions.extend(ways_to_execute(state, seat, gangster, place))
    elif price(state.players[seat], task.business) <= state.players[seat].cash:  # CN-6.1
        actions.append(orders.buy[place])
    actions.append(orders.cancel[place])
    return actions


def may_skip(state: CosaNostra, seat: int) -> bool:
    """CN-5.9  With a Schemer, on one's own regular turn only."""
    return seat == state.turn.regular and CARD in state.players[seat].influence


def why_not_act(state: CosaNostra, seat: int, action: Action) -> str | None:
    """Why this cannot be done on the turn; None if it can."""
    extra = state.turn.extra
    if isinstance(action, Done):
        return None if extra is not None else "no second task is waiting; resolve a task"
    if isinstance(action, Execute | Buy | Cancel):
        return why_not_task(state, seat, action)
    if extra is not None:
        if may_look_any_time(state, action):
            return why_not_any_time(state, seat, action)
        return f"the second task of {extra} is next, or done"
    if isinstance(action, Schemer):
        if seat != state.turn.regular:
            return "an extra turn cannot be skipped"
        return None if may_skip(state, seat) else f"you hold no {CARD} ({held(state, seat)})"
    return why_not_card(state, seat, action)


def why_not_task(state: CosaNostra, seat: int, action: Execute | Buy | Cancel) -> str | None:
    found = find_task(state.players[seat], action.task)
    if found is None:
        return f"you have no task {action.task}"
    gangster, _, task = found
    if state.turn.extra is not None and gangster.card.id != state.turn.extra:
        return f"the second task of {state.turn.extra} is next, or done"
    if isinstance(action, Execute):
        return why_not_execute(state, seat, action)
    if isinstance(action, Cancel):
        return None
    if task.business is None:
        return f"{action.task} is a job, not a purchase"
    cost, cash = price(state.players[seat], task.business), state.players[seat].cash
    return f"{task.business.id} costs {cost}, you have {cash}" if cost > cash else None


def act(state: CosaNostra, seat: int, action: Action) -> None:
    """CN-5.1, CN-5.10  Only a task resolved or a turn skipped ends the turn."""
    if isinstance(action, Execute):
        execute(state, seat, action)
    elif isinstance(action, Buy):
        task_over(state, seat, buy(state, seat, action.task).card.id)
    elif isinstance(action, Cancel):
        task_over(state, seat, cancel(state, seat, action.task).card.id)
    elif isinstance(action, Done):
        turn_over(state, seat)
    elif isinstance(action, Schemer):
        if not put_down(state, seat, action, "skip", (seat,)):
            skip_turn(state)
    elif use_card(state, seat, action, (seat,)):
        state.ask(Act, seat)
