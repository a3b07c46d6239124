"""Vendetta cards (VE-8): played at any time, answered by nobody."""

from __future__ import annotations

from typing import ClassVar, Final

from sitdown.games.vendetta.actions import PlayVendetta
from sitdown.games.vendetta.components import (
    AGENT,
    AMBUSH,
    BOSS,
    ENVELOPE,
    FEWEST_BANDITS,
    HIT,
    SECOND_WIND,
    SHAKEDOWN,
)
from sitdown.games.vendetta.options import OWN
from sitdown.games.vendetta.position import KEEP, SHARE, Vendetta
from sitdown.kernel import Action, Aside, Document, IllegalAction, secret

from .turns import kinds_in, listed

AIMED: Final = (AMBUSH, SHAKEDOWN, HIT)
TAKES: Final = {
    AMBUSH: ("seat", "bandit"),
    SHAKEDOWN: ("seat",),
    HIT: ("seat", "bandit"),
    SECOND_WIND: ("bandit",),
    ENVELOPE: ("bill",),
}
"""The arguments that each card is played with."""


class Grudge(Aside[Vendetta, PlayVendetta]):
    """VE-8.1  A Vendetta card may be played whenever the game waits, whoever owes a decision."""

    actions: ClassVar[tuple[type[Action], ...]] = (PlayVendetta,)

    def open(self, state: Vendetta, seat: int) -> bool:
        """VE-10.3  With `timing: own`, only by a seat that owes a decision."""
        return state.options.timing != OWN or seat in state.actors

    def legal(self, state: Vendetta, seat: int) -> list[PlayVendetta]:
        legal: list[PlayVendetta] = []
        for card in kinds_in(state.players[seat].vendetta):
            if card in AIMED:
                for target in state.after(seat):
                    if not state.is_shielded(target):
                        legal.extend(aimed_at(state, card, target))
            elif card == SECOND_WIND:
                legal.extend([PlayVendetta(card, bandit=one) for one in tired(state, seat)])
            elif card == ENVELOPE:
                bills = kinds_in(state.players[seat].hand)
                legal.extend([PlayVendetta(card, bill=bill) for bill in bills])
        return legal

    def check(self, state: Vendetta, seat: int, action: PlayVendetta) -> None:
        if action.card not in state.players[seat].vendetta:
            held = listed(state.players[seat].vendetta)
            raise IllegalAction(f"vendetta: you hold no {action.card} (you hold: {held})")
        super().check(state, seat, action)

    def why_not(self, state: Vendetta, seat: int, action: PlayVendetta) -> str:
        if action.card == AGENT:  # VE-8.10
            return "an agent card is never played"
        takes = TAKES[action.card]
        if not {"do", "card", *takes}.issuperset(action.document()):
            names = " and ".join([f"`{name}`" for name in takes])
            return f"{action.card} takes {names} and nothing else"
        if action.card == SECOND_WIND:
            return f"straightens a turned bandit without a bid: {listed(tired(state, seat))}"
        if action.card == ENVELOPE:
            return f"needs a `bill` of your hand ({listed(state.players[seat].hand)})"
        return why_not_aimed(state, seat, action)

    def done(self, state: Vendetta, seat: int, action: PlayVendetta) -> None:
        """VE-8.2, VE-8.3  It takes effect at once; then a turn or a discard is tested again."""
        state.players[seat].vendetta.remove(action.card)
        state.vendetta_discard.insert(0, action.card)
        told: Document = {"seat": seat, "card": action.card}
        if action.seat is not None:
            told["target"] = action.seat
        if action.bandit is not None:
            told["bandit"] = action.bandit
        state.tell("played", told)
        take_effect(state, seat, action)
        if state.phase not in (SHARE, KEEP):
            state.drop()


def aimed_at(state: Vendetta, card: str, target: int) -> list[PlayVendetta]:
    """VE-8.4  What a card can do to another player who has no bodyguard."""
    if card == SHAKEDOWN:  # VE-8.6
        return [PlayVendetta(card, target)] if state.players[target].hand else []
    victims = ambushable(state, target) if card == AMBUSH else hittable(state, target)
    return [PlayVendetta(card, target, bandit) for bandit in victims]


def ambushable(state: Vendetta, target: int) -> list[str]:
    """VE-8.5  Any unturned bandit, the boss too."""
    return state.players[target].straight_bandits()


def hittable(state: Vendetta, target: int) -> list[str]:
    """VE-8.7  A bandit of more than three, not the boss and none that carries a bid."""
    player = state.players[target]
    if len(player.bandits) <= FEWEST_BANDITS:
        return []
    carriers = player.carriers()
    return [one for one in player.bandits if one != BOSS and one not in carriers]


def tired(state: Vendetta, seat: int) -> list[str]:
    """VE-8.8  The own turned bandits that carry no bid."""
    player = state.players[seat]
    carriers = player.carriers()
    return [one for one in player.bandits if one in player.turned and one not in carriers]


def why_not_aimed(state: Vendetta, seat: int, action: PlayVendetta) -> str:
    if action.seat is None or action.seat == seat or action.seat >= state.seats:
        return f"{action.card} needs a `seat`, another player's"
    if state.is_shielded(action.seat):
        return f"seat {action.seat} has an unturned bodyguard"
    if action.card == SHAKEDOWN:
        return "that player has no bill in hand"
    possible = aimed_at(state, action.card, action.seat)
    if not possible:
        return f"{action.card} finds no bandit of seat {action.seat} that it could be aimed at"
    bandits = listed([one.bandit for one in possible if one.bandit is not None])
    return f"{action.card} on seat {action.seat} needs a `bandit`: {bandits}"


def take_effect(state: Vendetta, seat: int, action: PlayVendetta) -> None:
    if action.seat is not None:
        strike(state, seat, action.card, action.seat, action.bandit)
    elif action.bandit is not None:
        state.players[seat].turned.remove(action.bandit)
    elif action.bill is not None:
        slip(state, seat, action.bill)


def strike(state: Vendetta, seat: int, card: str, target: int, bandit: str | None) -> None:
    """VE-8.4  What is aimed at another player."""
    victim = state.players[target]
    if bandit is None:
        steal(state, seat, target)
    elif card == AMBUSH:
        victim.turned.add(bandit)
    else:
        victim.bandits.remove(bandit)
        victim.turned.discard(bandit)
        state.gone.append(bandit)


def steal(state: Vendetta, seat: int, target: int) -> None:
    """VE-8.6  A bill picked at random goes from hand to hand; only these two know which."""
    bill = state.chance.pick(state.players[target].hand)
    state.players[target].hand.remove(bill)
    state.take(seat, bill)
    state.tell("stolen", {"from": target, "to": seat, "card": secret(bill, target, seat)})


def slip(state: Vendetta, seat: int, bill: str) -> None:
    """VE-8.9  A bill goes into the corruption pile without a bandit."""
    state.players[seat].hand.remove(bill)
    state.corruption.append((seat, bill))
    state.tell("slipped", {"seat": seat, "card": secret(bill, seat)})
