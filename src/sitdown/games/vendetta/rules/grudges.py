"""Vendetta cards (VE-8): played at any time, answered by nobody."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from sitdown.games.vendetta.actions import PlayVendetta, playing
from sitdown.games.vendetta.components import (
    AMBUSH,
    BOSS,
    ENVELOPE,
    FEWEST_BANDITS,
    HIT,
    SECOND_WIND,
    SHAKEDOWN,
)
from sitdown.games.vendetta.family import STRAIGHT, TURNED
from sitdown.games.vendetta.options import OWN
from sitdown.games.vendetta.position import KEEP, SHARE, Slipped, Vendetta
from sitdown.kernel import Action, Aside, Document, IllegalAction, secret
from sitdown.kernel.kinds import one_of_each

from .turns import listed

Ways = Callable[[Vendetta, int, list[int]], list[PlayVendetta]]
WhyNot = Callable[[Vendetta, int, PlayVendetta], str]


class VendettaCard:
    """A Vendetta card: what it is played with, in which ways now, why in no other, what it does.

    `ways(state, seat, targets)` gets those whom a card can be aimed at, `effect(state, seat, …)`
    what the card takes, in that order.
    """

    def __init__(
        self, takes: tuple[str, ...], ways: Ways, why_not: WhyNot, effect: Callable[..., None]
    ) -> None:
        self.takes = takes
        self.ways = ways
        self.why_not = why_not
        self.effect = effect

    def takes_all_of(self, action: PlayVendetta) -> bool:
        return {"do", "card", *self.takes}.issuperset(action.document())


class Grudge(Aside[Vendetta, PlayVendetta]):
    """VE-8.1  A Vendetta card may be played whenever the game waits, whoever owes a decision."""

    actions: ClassVar[tuple[type[Action], ...]] = (PlayVendetta,)

    def open(self, state: Vendetta, seat: int) -> bool:
        """VE-10.3  With `timing: own`, only by a seat that owes a decision."""
        return state.options.timing != OWN or seat in state.actors

    def legal(self, state: Vendetta, seat: int) -> list[PlayVendetta]:
        cards = one_of_each(state.players[seat].vendetta)
        targets = exposed(state, seat) if cards else []
        legal: list[PlayVendetta] = []
        for card in cards:
            if card in PLAYABLE:
                legal.extend(PLAYABLE[card].ways(state, seat, targets))
        return legal

    def check(self, state: Vendetta, seat: int, action: PlayVendetta) -> None:
        if action.card not in state.players[seat].vendetta:
            held = listed(state.players[seat].vendetta)
            raise IllegalAction(f"vendetta: you hold no {action.card} (you hold: {held})")
        super().check(state, seat, action)

    def why_not(self, state: Vendetta, seat: int, action: PlayVendetta) -> str:
        if action.card not in PLAYABLE:  # VE-8.10
            return "an agent card is never played"
        card = PLAYABLE[action.card]
        if not card.takes_all_of(action):
            names = " and ".join([f"`{name}`" for name in card.takes])
            return f"{action.card} takes {names} and nothing else"
        return card.why_not(state, seat, action)

    def done(self, state: Vendetta, seat: int, action: PlayVendetta) -> None:
        """VE-8.2, VE-8.3  It takes effect at once; then a turn or a discard is tested again."""
        player = state.players[seat]
        player.vendetta = player.vendetta[:]
        player.vendetta.remove(action.card)
        state.vendetta_discard = [action.card, *state.vendetta_discard]
        if state.heard:
            tell_played(state, seat, action)
        PLAYABLE[action.card].effect(state, seat, *action.named())
        if state.phase not in (SHARE, KEEP):
            state.drop()


def tell_played(state: Vendetta, seat: int, action: PlayVendetta) -> None:
    """Everybody sees at whom a card is aimed, and at which bandit; a bill stays secret."""
    told: Document = {"seat": seat, "card": action.card}
    if action.seat is not None:
        told["target"] = action.seat
    if action.bandit is not None:
        told["bandit"] = action.bandit
    state.tell("played", told)


def exposed(state: Vendetta, seat: int) -> list[int]:
    """VE-8.4  The other players who have no unturned bodyguard."""
    return [other for other in state.after(seat) if not state.is_shielded(other)]


def why_not_at(state: Vendetta, seat: int, action: PlayVendetta) -> str | None:
    """VE-8.4  Why a card cannot be aimed at the player it names, whatever the card."""
    target = action.seat
    if target is None or target == seat or target >= state.seats:
        return f"{action.card} needs a `seat`, another player's"
    return f"seat {target} has an unturned bodyguard" if state.is_shielded(target) else None


def why_no_bandit(state: Vendetta, seat: int, action: PlayVendetta) -> str:
    ways = PLAYABLE[action.card].ways(state, seat, exposed(state, seat))
    bandits = [str(way.bandit) for way in ways if way.seat == action.seat]
    why = f"{action.card} finds no bandit of seat {action.seat} that it could be aimed at"
    if bandits:
        why = f"{action.card} on seat {action.seat} needs a `bandit`: {listed(bandits)}"
    return why_not_at(state, seat, action) or why


def ways_to_ambush(state: Vendetta, seat: int, targets: list[int]) -> list[PlayVendetta]:
    """VE-8.5  Any unturned bandit, the boss too."""
    return [
        playing(AMBUSH, target, bandit)
        for target in targets
        for bandit in state.players[target].straight_bandits()
    ]


def ambush(state: Vendetta, seat: int, target: int, bandit: str) -> None:
    """VE-8.5  The bandit is turned."""
    state.players[target].bandits[bandit] = TURNED


def ways_to_shake_down(state: Vendetta, seat: int, targets: list[int]) -> list[PlayVendetta]:
    """VE-8.6  Whoever has a bill in hand."""
    return [playing(SHAKEDOWN, target) for target in targets if state.players[target].hand]


def why_no_bill(state: Vendetta, seat: int, action: PlayVendetta) -> str:
    return why_not_at(state, seat, action) or "that player has no bill in hand"


def shake_down(state: Vendetta, seat: int, target: int) -> None:
    """VE-8.6  A bill picked at random goes from hand to hand; only these two know which."""
    bill = state.chance.pick(state.players[target].hand)
    state.players[target].hand.remove(bill)
    state.take(seat, bill)
    if state.heard:
        state.tell("stolen", {"from": target, "to": seat, "card": secret(bill, target, seat)})


def ways_to_hit(state: Vendetta, seat: int, targets: list[int]) -> list[PlayVendetta]:
    """VE-8.7  A bandit of more than three, not the boss and none that carries a bid."""
    ways: list[PlayVendetta] = []
    for target in targets:
        player = state.players[target]
        if len(player.bandits) > FEWEST_BANDITS:
            spared = [BOSS, *player.carriers()]
            victims = [bandit for bandit in player.bandits if bandit not in spared]
            ways.extend([playing(HIT, target, bandit) for bandit in victims])
    return ways


def hit(state: Vendetta, seat: int, target: int, bandit: str) -> None:
    """VE-8.7  The bandit is out of the game."""
    del state.players[target].bandits[bandit]
    state.gone = [*state.gone, bandit]


def tired(state: Vendetta, seat: int) -> list[str]:
    """VE-8.8  The own turned bandits that carry no bid."""
    player = state.players[seat]
    carriers = player.carriers()
    return [one for one, turned in player.bandits.items() if turned and one not in carriers]


def ways_to_recover(state: Vendetta, seat: int, targets: list[int]) -> list[PlayVendetta]:
    return [playing(SECOND_WIND, bandit=bandit) for bandit in tired(state, seat)]


def why_nobody_recovers(state: Vendetta, seat: int, action: PlayVendetta) -> str:
    return f"straightens a turned bandit without a bid: {listed(tired(state, seat))}"


def recover(state: Vendetta, seat: int, bandit: str) -> None:
    """VE-8.8  The bandit is straightened."""
    state.players[seat].bandits[bandit] = STRAIGHT


def ways_to_slip(state: Vendetta, seat: int, targets: list[int]) -> list[PlayVendetta]:
    """VE-8.9  Any bill of the hand."""
    return [playing(ENVELOPE, bill=bill) for bill in one_of_each(state.players[seat].hand)]


def why_nothing_is_slipped(state: Vendetta, seat: int, action: PlayVendetta) -> str:
    return f"needs a `bill` of your hand ({listed(state.players[seat].hand)})"


def slip(state: Vendetta, seat: int, bill: str) -> None:
    """VE-8.9  A bill goes into the corruption pile without a bandit."""
    state.players[seat].hand.remove(bill)
    state.corruption.append(Slipped(seat, bill))
    if state.heard:
        state.tell("slipped", {"seat": seat, "card": secret(bill, seat)})


PLAYABLE: Final[dict[str, VendettaCard]] = {
    AMBUSH: VendettaCard(("seat", "bandit"), ways_to_ambush, why_no_bandit, ambush),
    SHAKEDOWN: VendettaCard(("seat",), ways_to_shake_down, why_no_bill, shake_down),
    HIT: VendettaCard(("seat", "bandit"), ways_to_hit, why_no_bandit, hit),
    SECOND_WIND: VendettaCard(("bandit",), ways_to_recover, why_nobody_recovers, recover),
    ENVELOPE: VendettaCard(("bill",), ways_to_slip, why_nothing_is_slipped, slip),
}
"""All that can be played, a row each; an agent card cannot (VE-8.10)."""
