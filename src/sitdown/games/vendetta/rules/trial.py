"""Trial (VE-5): bills slipped to the jury."""

from __future__ import annotations

from typing import ClassVar

from sitdown.games.vendetta.actions import PASS, Bribe, Pass
from sitdown.games.vendetta.components import CORRUPTERS_FROM
from sitdown.games.vendetta.family import TURNED
from sitdown.games.vendetta.position import TRIAL, Slipped, Vendetta
from sitdown.kernel import Action, Decision, IllegalAction, Luck, secret
from sitdown.kernel.kinds import one_of_each

from .turns import begin_phase, end_turn, listed, require_bandit, require_bill


class Trial(Decision[Vendetta, Action]):
    """VE-5.1  A bandit is turned and a bill goes face down into the corruption pile."""

    phase: ClassVar[str] = TRIAL
    actions: ClassVar[tuple[type[Action], ...]] = (Bribe, Pass)

    def legal(self, state: Vendetta, seat: int) -> list[Action]:
        player = state.players[seat]
        singles = [(kind,) for kind in one_of_each(player.hand)]
        pairs = pairs_in(player.hand)
        legal: list[Action] = []
        for bandit in player.straight_bandits():
            legal.extend([Bribe(bandit, cards) for cards in singles])
            if state.options.has_power(bandit, "bribe"):
                legal.extend([Bribe(bandit, cards) for cards in pairs])
        legal.append(PASS)
        return legal

    def draw(self, state: Vendetta, seat: int, luck: Luck) -> Action:
        player = state.players[seat]
        kinds = one_of_each(player.hand)
        bandits = player.straight_bandits()
        fixers = [one for one in bandits if state.options.has_power(one, "bribe")]
        pairs = pairs_in(player.hand) if fixers else []
        singles = len(bandits) * len(kinds)
        doubles = len(fixers) * len(pairs)
        number = luck.below(singles + doubles + 1)
        if number < singles:
            return Bribe(bandits[number // len(kinds)], (kinds[number % len(kinds)],))
        number -= singles
        if number < doubles:
            return Bribe(fixers[number // len(pairs)], pairs[number % len(pairs)])
        return PASS

    def check(self, state: Vendetta, seat: int, action: Action) -> None:
        if isinstance(action, Bribe):
            require_bandit(state, seat, "bribe", action.bandit)
            require_bills(state, seat, action)

    def default(self, state: Vendetta, seat: int) -> Action:
        return PASS

    def answer(self, state: Vendetta, seat: int, action: Action) -> None:
        if isinstance(action, Bribe):
            bribe(state, seat, action)
        else:
            end_turn(state, seat)


def can_bribe(state: Vendetta, seat: int) -> bool:
    """VE-2.5  An unturned bandit and a bill."""
    player = state.players[seat]
    return bool(player.hand) and player.has_straight_bandit()


def pairs_in(hand: list[str]) -> list[tuple[str, str]]:
    """VE-5.2  All ways to take two bills of a sorted hand, by first and second kind."""
    kinds = one_of_each(hand)
    return [
        (first, second)
        for place, first in enumerate(kinds)
        for second in kinds[place:]
        if first != second or hand.count(first) > 1
    ]


def require_bills(state: Vendetta, seat: int, action: Bribe) -> None:
    """VE-5.2  One bill of the hand, with a fixer also two of them, in the order of kinds."""
    hand = state.players[seat].hand
    cards = list(action.cards)
    for card in cards:
        require_bill("bribe", card, hand)
    if len(cards) == 2:
        if not state.options.has_power(action.bandit, "bribe"):
            raise IllegalAction(f"bribe: {action.bandit} can put in one bill only")
        if cards != state.deck.sort(cards):
            raise IllegalAction(f"bribe: two bills in the order of kinds: {cards[1]}, {cards[0]}")
        if cards[0] == cards[1] and hand.count(cards[0]) < 2:
            raise IllegalAction(f"bribe: you hold one {cards[0]} only ({listed(hand)})")


def bribe(state: Vendetta, seat: int, action: Bribe) -> None:
    """VE-5.1, VE-5.3  Who bribes, and with how many bills, is public; which bills is not."""
    player = state.players[seat]
    player.bandits[action.bandit] = TURNED
    for card in action.cards:
        player.hand.remove(card)
        state.corruption.append(Slipped(seat, card))
    player.bribes += len(action.cards)
    if state.heard:
        cards = secret(list(action.cards), seat)
        state.tell("bribed", {"seat": seat, "bandit": action.bandit, "cards": cards})


def begin_trial(state: Vendetta) -> None:
    """VE-4.14  When no bill is left to be chosen."""
    begin_phase(state, TRIAL)


def rewards_zeal(state: Vendetta) -> bool:
    """VE-5.4  From month 4 on, as long as there is a zealous corrupter card."""
    return state.month >= CORRUPTERS_FROM and state.corrupters > 0


def end_trial(state: Vendetta) -> None:
    """VE-5.4  A seat that alone bribed becomes a zealous corrupter."""
    bribers = [seat for seat in range(state.seats) if state.players[seat].bribes]
    if len(bribers) == 1 and rewards_zeal(state):
        state.corrupters -= 1
        state.players[bribers[0]].corrupter += 1
        if state.heard:
            state.tell("corrupter", {"seat": bribers[0]})
    for player in state.players:
        player.bribes = 0
        player.collected = []
