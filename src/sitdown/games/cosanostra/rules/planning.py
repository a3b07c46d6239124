"""The planning phase (CN-4): one gangster at a time gets a job or a business to buy."""

from __future__ import annotations

from typing import ClassVar

from sitdown.games.cosanostra.actions import DONE, PASS, Done, Pass, Plan
from sitdown.games.cosanostra.player import Player, without
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.games.cosanostra.records import Gangster, Task
from sitdown.games.cosanostra.turn import Turn
from sitdown.kernel import Action, Decision, IllegalAction, Luck, secret

from .fitting import fits_extra
from .influence import LAYING, ON_ONES_TURN, cards_on_turn, cards_to_lay, use_card, why_not_card
from .market import market_and_stack, take_from_table
from .spying import looks_any_time, may_look_any_time, why_not_any_time


def begin_planning(state: CosaNostra) -> bool:
    """CN-4.1  Clockwise from the start player; False if nobody has anything to plan."""
    if state.heard:
        state.tell("phase", {"phase": "planning"})
    return ask_first(state, state.around(state.start))


def next_to_plan(state: CosaNostra) -> bool:
    """CN-4.1, CN-4.9  The next player who has something to plan; False if there is none."""
    regular = state.turn.regular
    return ask_first(state, state.around((regular + 1) % state.seats))


def ask_first(state: CosaNostra, seats: list[int]) -> bool:
    for seat in seats:
        if must_plan(state, seat) or may_plan_second(state, seat):
            state.turn = Turn(seat, [], state.tasks_a_turn(), None)
            state.ask(Planning, seat)
            return True
    state.rest_turn()
    return False


def purchasable(state: CosaNostra, seat: int) -> list[str]:
    """CN-4.3  The market; CN-19.30  with some the stack too, by id."""
    for gangster in state.players[seat].gangsters:
        if gangster.active and gangster.card.ability.buys_from_stack:
            return market_and_stack(state)
    return state.market


def has_material(state: CosaNostra, seat: int) -> bool:
    """CN-4.5  Whether there is a job card or a business to plan."""
    return bool(state.players[seat].jobs) or bool(purchasable(state, seat))


def must_plan(state: CosaNostra, seat: int) -> bool:
    """CN-4.1  Whether a gangster of his is without task, and there is something to give him."""
    for one in state.players[seat].gangsters:
        if one.active and not one.tasks:
            return has_material(state, seat)
    return False


def may_plan_second(state: CosaNostra, seat: int) -> bool:
    """CN-19.27  Whether a gangster of his could get a second task."""
    return bool([one for one in state.players[seat].gangsters if second_task(state, seat, one)])


def second_task(state: CosaNostra, seat: int, gangster: Gangster) -> bool:
    if not gangster.card.ability.second_task:
        return False
    jobs, purchases = second_choices(state, seat, gangster)
    return bool(jobs) or bool(purchases)


def second_choices(state: CosaNostra, seat: int, gangster: Gangster) -> tuple[list[str], list[str]]:
    """CN-19.25, CN-19.26  Jobs and purchases that can be the second task of this gangster."""
    ability = gangster.card.ability
    if len(gangster.tasks) != 1 or not gangster.active or gangster.closed:
        return [], []
    has_job = gangster.tasks[0].job is not None
    if ability.second_purchase:
        return [] if has_job else state.players[seat].jobs, purchasable(state, seat)
    if ability.second_job_dice and has_job:
        return state.players[seat].jobs, []
    return [], []


def choices(state: CosaNostra, seat: int, gangster: Gangster) -> tuple[list[str], list[str]]:
    """CN-4.2, CN-4.3  Jobs and purchases that this gangster can be given now."""
    if gangster.tasks:
        return second_choices(state, seat, gangster)
    if not gangster.active:
        return [], []
    return state.players[seat].jobs, purchasable(state, seat)


class Tasks:
    """CN-4.2, CN-4.3  What one gangster can be given now: jobs, and businesses to buy."""

    def __init__(self, gangster: Gangster, jobs: list[str], purchases: list[str]) -> None:
        self.orders = gangster.card.orders
        self.jobs = jobs
        self.purchases = purchases
        self.number = len(jobs) + len(purchases)

    def plans(self) -> list[Action]:
        orders = self.orders
        return [
            *[orders.plan_job(job) for job in self.jobs],
            *[orders.plan_purchase(business) for business in self.purchases],
        ]

    def plan(self, place: int) -> Plan:
        """The plan in this place of the list, which is not made for it."""
        if place < len(self.jobs):
            return self.orders.plan_job(self.jobs[place])
        return self.orders.plan_purchase(self.purchases[place - len(self.jobs)])


def tasks_to_give(state: CosaNostra, seat: int) -> list[Tasks]:
    """What each of a player's gangsters can be given now; CN-19.27  only one has a second task."""
    player = state.players[seat]
    extra = state.turn.extra
    purchases = purchasable(state, seat)
    found: list[Tasks] = []
    for gangster in player.gangsters:
        if extra is not None and extra != gangster.card.id:
            continue
        if gangster.tasks:
            if gangster.card.ability.second_task:
                found.append(Tasks(gangster, *second_choices(state, seat, gangster)))
        elif gangster.active:
            found.append(Tasks(gangster, player.jobs, purchases))
    return found


class Planning(Decision[CosaNostra, Action]):
    """CN-4.1, CN-4.7  One task for one gangster; before it, influence cards and Lawyers."""

    phase: ClassVar[str] = "plan"
    actions: ClassVar[tuple[type[Action], ...]] = (Plan, Pass, Done, *ON_ONES_TURN, *LAYING)

    def legal(self, state: CosaNostra, seat: int) -> list[Action]:
        actions: list[Action] = []
        for tasks in tasks_to_give(state, seat):
            actions.extend(tasks.plans())
        return actions + self.beside_plans(state, seat)

    def beside_plans(self, state: CosaNostra, seat: int) -> list[Action]:
        """What can be done but giving a task."""
        if state.turn.extra is not None:
            return [DONE, *looks_any_time(state, seat)]
        actions: list[Action] = [] if must_plan(state, seat) else [PASS]
        actions.extend(cards_on_turn(state, seat))
        actions.extend(cards_to_lay(state, seat))
        return actions

    def draw(self, state: CosaNostra, seat: int, luck: Luck) -> Action:
        """Most answers are plans: they are counted, and only the one drawn is looked up."""
        found = tasks_to_give(state, seat)
        beside = self.beside_plans(state, seat)
        number = len(beside)
        for tasks in found:
            number += tasks.number
        place = luck.below(number)
        for tasks in found:
            if place < tasks.number:
                return tasks.plan(place)
            place -= tasks.number
        return beside[place]

    def check(self, state: CosaNostra, seat: int, action: Action) -> None:
        fault = why_not_plan(state, seat, action)
        if fault is not None:
            raise IllegalAction(f"{action.do}: {fault}")

    def default(self, state: CosaNostra, seat: int) -> Action:
        if state.turn.extra is not None:
            return DONE
        if not must_plan(state, seat):
            return PASS
        player = state.players[seat]
        first = next(one for one in player.gangsters if one.active and not one.tasks)
        if player.jobs:
            return first.card.orders.plan_job(player.jobs[0])
        return first.card.orders.plan_purchase(cheapest(state, seat))

    def answer(self, state: CosaNostra, seat: int, action: Action) -> None:
        if isinstance(action, Plan):
            plan(state, seat, action)
        elif isinstance(action, Done):
            state.turn.extra = None
            go_on_planning(state, seat)
        elif isinstance(action, Pass):
            close_second_tasks(state, seat)
            next_to_plan(state)
        elif use_card(state, seat, action, (seat,)):
            state.ask(Planning, seat)

    def fits(self, state: CosaNostra) -> None:
        if state.turn.extra is not None:
            fits_extra(state)


def cheapest(state: CosaNostra, seat: int) -> str:
    """The purchase with the lowest printed price, first of equals, market before stack."""
    cards = state.deck.businesses
    return min(state.market or purchasable(state, seat), key=lambda one: cards[one].price)


def why_not_plan(state: CosaNostra, seat: int, action: Action) -> str | None:
    extra = state.turn.extra
    if isinstance(action, Plan):
        return why_not_task(state, seat, action)
    if isinstance(action, Done):
        return None if extra is not None else "no second task is waiting; give a gangster a task"
    if extra is not None:
        if may_look_any_time(state, action):
            return why_not_any_time(state, seat, action)
        return f"the second task of {extra} is next, or done"
    if isinstance(action, Pass):
        return "a gangster without task is left" if must_plan(state, seat) else None
    return why_not_card(state, seat, action)


def why_not_task(state: CosaNostra, seat: int, action: Plan) -> str | None:
    """Why this gangster cannot be given this task; None if he can."""
    if (action.job is None) == (action.buy is None):
        return "say either a job or a business to buy"
    if state.turn.extra not in (None, action.gangster):
        return f"the second task of {state.turn.extra} is next, or done"
    gangster = state.players[seat].gangster(action.gangster)
    if gangster is None:
        return f"you have no gangster {action.gangster} in play"
    jobs, purchases = choices(state, seat, gangster)
    if action.job in jobs or action.buy in purchases:
        return None
    return why_no_such_task(state.players[seat], gangster, action)


def why_no_such_task(player: Player, gangster: Gangster, action: Plan) -> str:
    if action.job is not None and action.job not in player.jobs:
        return f"you hold no job {action.job} (your jobs: {', '.join(player.jobs) or 'none'})"
    if gangster.tasks:
        return f"{gangster.card.id} has a task and cannot get this one besides"
    if not gangster.active:
        return f"{gangster.card.id} is deactivated"
    return f"{action.buy} is not on the market"


def plan(state: CosaNostra, seat: int, action: Plan) -> None:
    """CN-4.2 to CN-4.4  A job leaves the hand face down, a market card its place face up."""
    player = state.players[seat]
    gangster = player.gangster(action.gangster)
    assert gangster is not None
    if action.job is not None:
        player.jobs = without(player.jobs, action.job)
        gangster.tasks = [*gangster.tasks, Task(state.deck.jobs[action.job], None)]
        if state.heard:
            job = secret(action.job, seat)
            state.tell("planned", {"seat": seat, "gangster": action.gangster, "job": job})
        if gangster.card.ability.second_job_dice and len(gangster.tasks) == 2:
            gangster.split = True  # CN-19.25
    elif action.buy is not None:
        gangster.tasks = [*gangster.tasks, Task(None, state.deck.businesses[action.buy])]
        if state.heard:
            state.tell("planned", {"seat": seat, "gangster": action.gangster, "buy": action.buy})
        take_from_table(state, action.buy)
    count_task(state, seat, gangster)


def count_task(state: CosaNostra, seat: int, gangster: Gangster) -> None:
    """CN-19.27  A second task right after the first does not count as the turn's task."""
    if state.turn.extra is not None:
        state.turn.extra = None
    else:
        state.turn.left -= 1
        if second_task(state, seat, gangster):
            state.turn.extra = gangster.card.id
            state.ask(Planning, seat)
            return
    go_on_planning(state, seat)


def go_on_planning(state: CosaNostra, seat: int) -> None:
    """CN-4.6  A second gangster in the same turn, or the next player."""
    if state.turn.left > 0 and must_plan(state, seat):
        state.ask(Planning, seat)
    else:
        next_to_plan(state)


def close_second_tasks(state: CosaNostra, seat: int) -> None:
    """CN-19.27  Those who could get a second task now get none this round."""
    could = [one for one in state.players[seat].gangsters if second_task(state, seat, one)]
    for gangster in could:
        gangster.closed = True


def planning_after_trade(state: CosaNostra) -> None:
    """CN-4.8  A trade that leaves the player on turn nothing to plan ends his turn."""
    seat = state.actors[0]
    turn = state.turn
    fresh = turn.left == state.tasks_a_turn()
    if turn.extra is None and not must_plan(state, seat):
        if fresh and may_plan_second(state, seat):
            return
        state.drop()
        next_to_plan(state)
