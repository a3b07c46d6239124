"""When a special card is worth playing: what each of them promises in a turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sitdown.games.wallet.actions import Play
from sitdown.games.wallet.components import (
    BIRTHDAY,
    CARDS_LEFT,
    CARDS_RIGHT,
    DOUBLE_TURN,
    GIVE_CARD,
    POOL,
    REQUEST,
    SPOT_CHECK,
    SWAP,
    TAKE_CARD,
    kind,
)
from sitdown.games.wallet.position import without
from sitdown.games.wallet.rules.request import asked_by
from sitdown.kernel.kinds import one_of_each

from .choosing import Guess, Thought

JUNK: Final = 3
"""How much likelier a card that others pass on is a passport or an item."""


def double_turn(thought: Thought, action: Play) -> float:
    """Two cards out, or one in that goes back if it is bad, or time."""
    hand = thought.hand
    outs = [thought.value(without(hand, card)) for card in hand]
    best = thought.value(hand, flips=2)
    if outs:
        rest = without(hand, hand[outs.index(max(outs))])
        pairs = [thought.value(without(rest, card)) for card in rest]
        best = max([best, *pairs, mean_of_best(thought, rest)])
    return max(best, mean_of_best(thought, hand))


def mean_of_best(thought: Thought, hand: list[str]) -> float:
    """One more card that may be declined."""
    now = thought.value(hand)
    total = sum([count for _, count in thought.unseen])
    if not total:
        return now
    return sum([n * max(now, thought.value([*hand, c])) for c, n in thought.unseen]) / total


def birthday(thought: Thought, action: Play) -> float:
    """The best of three cards."""
    return mean_of_most(thought, thought.hand, thought.unseen, 3)


def mean_of_most(thought: Thought, hand: list[str], guess: Guess, tries: int) -> float:
    """The best of some cards that may come."""
    values = sorted([(thought.value([*hand, card]), count) for card, count in guess])
    total = sum([count for _, count in guess])
    if not total:
        return thought.value(hand)
    mean, below = 0.0, 0.0
    for value, count in values:
        upto = below + count / total
        mean += value * (upto**tries - below**tries)
        below = upto
    return mean


def pool(thought: Thought, action: Play) -> float:
    """The least useful money card for the best of what the others lay."""
    hand = thought.hand
    money = thought.player.money()
    rest = max([without(hand, card) for card in money], key=thought.value)
    layers = thought.state.with_cards(thought.seat)
    return mean_of_most(thought, rest, thought.unseen_money(), len(layers) - 1)


def passing(thought: Thought, action: Play) -> float:
    """The worst card for one that another player wants to be rid of."""
    hand = thought.hand
    rests = [without(hand, card) for card in one_of_each(hand)] or [[]]
    rest = max(rests, key=thought.value)
    offered = [
        (card, count if kind(card).is_money else count * JUNK) for card, count in thought.unseen
    ]
    return thought.mean(rest, offered)


def spot_check(thought: Thought, action: Play) -> float:
    """A card that goes back if it is bad."""
    return mean_of_best(thought, thought.hand)


def give_card(thought: Thought, action: Play) -> float:
    assert action.card is not None
    assert action.target is not None
    rest = thought.value(without(thought.hand, action.card))
    return rest + thought.spite(action.target, action.card)


def take_card(thought: Thought, action: Play) -> float:
    return thought.mean(thought.hand, thought.unseen)


def request(thought: Thought, action: Play) -> float:
    """A card of this face or type, if the other has one."""
    asked = asked_by(action)
    wanted = [(card, count) for card, count in thought.unseen_money() if asked.fits(card)]
    total = sum([count for _, count in thought.unseen])
    share = sum([count for _, count in wanted]) / total if total else 0.0
    size = len(thought.state.players[asked.target].hand)
    there: float = 1 - (1 - share) ** size
    now = thought.value(thought.hand)
    return there * thought.mean(thought.hand, wanted) + (1 - there) * now


TRICKS: Final[dict[str, Callable[[Thought, Play], float]]] = {
    DOUBLE_TURN: double_turn,
    BIRTHDAY: birthday,
    POOL: pool,
    CARDS_LEFT: passing,
    CARDS_RIGHT: passing,
    SPOT_CHECK: spot_check,
    GIVE_CARD: give_card,
    TAKE_CARD: take_card,
    SWAP: passing,
    REQUEST: request,
}
"""What the hand promises when a special card has been played, by the card whose effect applies."""

INSTEAD: Final = (DOUBLE_TURN, BIRTHDAY)
"""After these the turn is over."""
