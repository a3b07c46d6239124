"""Influence cards (CN-14) that look or are laid, and the Lawyer, who looks too (CN-15.2)."""

from __future__ import annotations

from typing import Final

from sitdown.games.cosanostra.actions import LAYINGS, Lawyer, Lay, Snitch, Spy, Veto
from sitdown.games.cosanostra.components import INFLUENCE
from sitdown.games.cosanostra.kinds import INFLUENCE_KINDS
from sitdown.games.cosanostra.player import Player, find_task, without
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.games.cosanostra.records import Gangster, Laid, Task
from sitdown.kernel import Action, secret

from .losses import discard_influence
from .market import exchange_market
from .vetoes import cancel_laid, canceller_of, laid_by_others, waits_for_veto

LAWYER: Final = "lawyer"
EXCHANGE: Final = Snitch(market=True)
"""CN-14.2  The Snitch who exchanges the market."""
ON_ONES_TURN: Final[tuple[type[Action], ...]] = (Snitch, Spy, Lawyer, Veto)
"""CN-5.10  What may be done on a turn without ending it, in both phases."""
LAYING: Final[tuple[type[Action], ...]] = tuple(LAYINGS.values())


def unseen_jobs(state: CosaNostra, seat: int) -> list[str]:
    """CN-14.2 to CN-14.4  Planned jobs of others that a player has not looked at, by reference."""
    references: list[str] = []
    for other, player in enumerate(state.players):
        if other != seat:
            for gangster in player.gangsters:
                for place, task in enumerate(gangster.tasks):
                    if task.job is not None and seat not in task.seen:
                        references.append(gangster.card.orders.tasks[place])
    references.sort()
    return references


def pairs(references: list[str]) -> list[tuple[str, ...]]:
    """CN-14.3  Two of them, in alphabetical order; a single one if there is only one."""
    if len(references) == 1:
        return [(references[0],)]
    return [
        (one, other) for place, one in enumerate(references) for other in references[place + 1 :]
    ]


def looks(state: CosaNostra, seat: int) -> list[Action]:
    """CN-14.2, CN-14.3  What Snitch and Spy can look at."""
    hand = state.players[seat].influence
    actions: list[Action] = []
    if "snitch" in hand or "spy" in hand:
        unseen = unseen_jobs(state, seat)
        if "snitch" in hand:
            actions.extend([Snitch(task) for task in unseen])
        if "spy" in hand:
            actions.extend([Spy(tasks) for tasks in pairs(unseen)])
    return actions


def cards_on_turn(state: CosaNostra, seat: int) -> list[Action]:
    """CN-4.7, CN-5.10  Snitch, Spy, Lawyers and what can be cancelled, on one's own turn."""
    player = state.players[seat]
    actions = looks(state, seat)
    if "snitch" in player.influence and (state.market or state.business_stack):
        actions.append(EXCHANGE)
    for business in player.businesses:
        if business.card.kind == LAWYER and business.active and not business.used:
            chosen = pairs(unseen_jobs(state, seat))
            actions.extend([Lawyer(business.card.id, tasks) for tasks in chosen])
    actions.extend(laid_by_others(state, seat))
    return actions


def cards_to_lay(state: CosaNostra, seat: int) -> list[Action]:
    """CN-14.7 to CN-14.11  Henchman, Saboteur, Machine Pistol, Distraction, on whom they may."""
    hand = state.players[seat].influence
    actions: list[Action] = []
    for card in LAYINGS:
        if card in hand:
            for owner, player in enumerate(state.players):
                able = able_to_carry(card, player, owner == seat)
                actions.extend([gangster.card.orders.lay[card] for gangster in able])
    return actions


def able_to_carry(card: str, player: Player, own: bool) -> list[Gangster]:
    """CN-14.11  One of a kind; CN-14.8, CN-14.10  some on opponents' gangsters only."""
    traits = INFLUENCE_KINDS[card]
    if own and traits.against_opponents:
        return []
    return [
        gangster
        for gangster in player.gangsters
        if (gangster.active or not traits.on_active)  # CN-14.7
        and not (gangster.mods and gangster.carries(card))
    ]


def why_not_card(state: CosaNostra, seat: int, action: Action) -> str | None:
    """Why a card or skill cannot be used now on one's own turn; None if it can."""
    if isinstance(action, Snitch | Spy):
        return why_not_look(state, seat, action)
    if isinstance(action, Lawyer):
        return why_not_lawyer(state, seat, action)
    if isinstance(action, Lay):
        return why_not_lay(state, seat, action)
    if action in laid_by_others(state, seat):
        return None
    if canceller_of(state.players[seat]) is None:
        return "you have nobody who could cancel a card now"
    return "no opponent has laid such a card on that gangster"


def why_not_look(state: CosaNostra, seat: int, action: Snitch | Spy) -> str | None:
    if action.do not in state.players[seat].influence:
        return f"you hold no {action.do} ({held(state, seat)})"
    if isinstance(action, Spy):
        return why_not_tasks(state, seat, action.tasks)
    if action.task is not None:
        if action.market is not None:
            return "either a task or the market, not both"
        if action.task not in unseen_jobs(state, seat):
            return f"{action.task} is no planned job of another player that you could look at"
        return None
    if action.market is None:
        return "say which task to look at, or the market"
    if not state.market and not state.business_stack:
        return "there is no business to put in place of the market"
    return None


def why_not_tasks(state: CosaNostra, seat: int, tasks: tuple[str, ...]) -> str | None:
    unseen = unseen_jobs(state, seat)
    for task in tasks:
        if task not in unseen:
            return f"{task} is no planned job of another player that you could look at"
    if tasks not in pairs(unseen):
        return "two different tasks in alphabetical order, or one if there is only one"
    return None


def why_not_lawyer(state: CosaNostra, seat: int, action: Lawyer) -> str | None:
    lawyer = state.players[seat].business(action.card)
    if lawyer is None or lawyer.card.kind != LAWYER:
        return f"you own no lawyer {action.card}"
    if not lawyer.active or lawyer.used:
        return f"{action.card} is {'used' if lawyer.active else 'deactivated'} this round"
    return why_not_tasks(state, seat, action.tasks)


def why_not_lay(state: CosaNostra, seat: int, action: Lay) -> str | None:
    if action.do not in state.players[seat].influence:
        return f"you hold no {action.do} ({held(state, seat)})"
    found = state.find_gangster(action.gangster)
    if found is None:
        return f"no gangster {action.gangster} is in play"
    owner, gangster = found
    if gangster in able_to_carry(action.do, state.players[owner], owner == seat):
        return None
    if gangster.carries(action.do):
        return f"{action.gangster} has a {action.do} already"
    if owner == seat and INFLUENCE_KINDS[action.do].against_opponents:
        return f"{action.gangster} is not an opponent's"
    return f"{action.gangster} is not active"


def held(state: CosaNostra, seat: int) -> str:
    hand = state.players[seat].influence
    return f"your cards: {', '.join(hand)}" if hand else "you hold no influence card"


def use_card(state: CosaNostra, seat: int, action: Action, actors: tuple[int, ...]) -> bool:
    """CN-14.1  A card is played, or a skill used; False if it waits for a veto first."""
    if isinstance(action, Lawyer):
        send_lawyer(state, seat, action)
        return True
    if isinstance(action, Veto):
        cancel_laid(state, seat, action)
        return True
    if put_down(state, seat, action, "play", actors):
        return False
    carry_out(state, seat, action)
    return True


def put_down(
    state: CosaNostra, seat: int, action: Action, why: str, actors: tuple[int, ...]
) -> bool:
    """CN-14.1  The card leaves the hand for all to see; True if it may be cancelled first."""
    player = state.players[seat]
    player.influence = without(player.influence, action.do)
    if state.heard:
        told = {name: value for name, value in action.document().items() if name != "do"}
        state.tell("played", {"seat": seat, "card": action.do, **told})
    return waits_for_veto(state, seat, action.do, why, action, state.phase, actors)


def carry_out(state: CosaNostra, seat: int, action: Action) -> None:
    """What a card does that nobody has cancelled."""
    if isinstance(action, Lay):
        found = state.find_gangster(action.gangster)
        if found is not None:
            found[1].mods = [*found[1].mods, Laid(action.do, seat)]
            return
    discard_influence(state, action.do)
    if isinstance(action, Snitch) and action.task is None:
        exchange_market(state)
    elif isinstance(action, Snitch):
        look(state, seat, str(action.task), action.do)
    elif isinstance(action, Spy):
        for task in action.tasks:
            look(state, seat, task, action.do)


def send_lawyer(state: CosaNostra, seat: int, action: Lawyer) -> None:
    """CN-15.2  Once per round a Lawyer looks at two planned jobs."""
    player = state.players[seat]
    lawyer = player.business(action.card)
    assert lawyer is not None
    player.put_business(lawyer, lawyer.once_used())
    for task in action.tasks:
        look(state, seat, task, action.card)


def look(state: CosaNostra, seat: int, reference: str, with_: str) -> None:
    """CN-14.4  A job one has looked at stays known as long as it lies there."""
    for owner in state.after(seat):
        found = find_task(state.players[owner], reference)
        if found is not None:
            gangster, place, task = found
            assert task.job is not None
            seen = tuple(sorted([*task.seen, seat]))
            gangster.put_task(place, Task(task.job, None, seen, ()))
            if state.heard:
                job = secret(task.job.id, seat, owner)
                state.tell(
                    "looked",
                    {"seat": seat, "of": owner, "task": reference, "job": job, "with": with_},
                )
            return


def all_lie_open(state: CosaNostra, card: str) -> bool:
    """CN-5.6, CN-14.6  Whether every copy of a card lies in the open discards."""
    assert card in INFLUENCE
    return state.influence_discards.open.count(card) >= state.deck.influence.get(card, 0)
