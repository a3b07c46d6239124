"""What a good player does: innocence first, wealth second, and time when both are there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sitdown.games.wallet.actions import (
    Buy,
    Check,
    Choose,
    Draw,
    Forfeit,
    HandOver,
    Keep,
    Lay,
    Pass,
    Pick,
    Play,
    Put,
    Share,
    Take,
)
from sitdown.games.wallet.components import ATM, BOTTOM, EXCHANGE, MIDDLE, TOP, kind
from sitdown.games.wallet.position import without
from sitdown.games.wallet.records import Drawn
from sitdown.games.wallet.rules.specials import card_behind
from sitdown.kernel import Action, Draws, Look

from .thinking.choosing import Thought
from .thinking.tricks import INSTEAD, TRICKS

LIKING: Final = {TOP: 0.002, BOTTOM: 0.001, MIDDLE: 0.0}
"""Where to put what one is rid of, all else being equal: the next player may take it."""

DISTRUST: Final = {TOP: 0.002, BOTTOM: 0.001, MIDDLE: 0.0}
"""Where others put what they were rid of: the middle is taken from first."""

RESERVE: Final = 0.04
"""A special card is kept for a better moment unless it is worth this much."""


APPETITE: Final = 0.12
HURRY: Final = 0.12
"""In points: how much more a card out of the wallet means to the greedy, and the end of the round
to the timid.
"""

SUSPICION: Final = 3.0
"""In cards: how much more suspect an enemy is than others."""


def choose(look: Look, luck: Draws) -> Action:
    """The answer that promises most; of equal ones any."""
    legal = look.legal
    if len(legal) == 1:
        return legal[0]
    thought = Thought(look)
    weigh = WEIGHED[thought.state.phase]
    values = [weigh(thought, action) for action in legal]
    best = max(values) - 1e-9
    return luck.pick([one for one, value in zip(legal, values, strict=True) if value >= best])


def deed(thought: Thought, action: Action) -> float:
    """An action of a turn: what the hand promises after it."""
    hand = thought.hand
    if isinstance(action, Take):
        hope = thought.mean(hand, thought.unseen) - DISTRUST[action.from_]
        return hope + APPETITE * thought.temper.greed()
    if isinstance(action, Put):
        return thought.value(without(hand, action.card)) + LIKING[action.at]
    if isinstance(action, Buy):
        return thought.bought(without(hand, *action.pay))
    return thought.value(hand, flips=1) - HURRY * thought.temper.daring()


def turn(thought: Thought, action: Action) -> float:
    """An action, or a special card and then the best action, which comes before it in `legal`."""
    if not isinstance(action, Play):
        value = deed(thought, action)
        thought.best_deed = max(thought.best_deed, value)
        return value
    card = card_behind(thought.state, action.special)
    promised = TRICKS[card](thought, action) - RESERVE * (1 - thought.temper.daring())
    if card in INSTEAD:
        return promised
    return thought.best_deed + promised - thought.value(thought.hand)


def passport(thought: Thought, action: Action) -> float:
    assert isinstance(action, Choose)
    return thought.value([*thought.hand, action.passport])


def share(thought: Thought, action: Action) -> float:
    """The best card for oneself, what is worthless to whoever leads."""
    assert isinstance(action, Share)
    spite = sum([thought.spite(gift["seat"], gift["card"]) for gift in action.gifts])
    return thought.value([*thought.hand, action.keep]) + spite


def given(thought: Thought, action: Action) -> float:
    """A card that leaves the hand for an unknown one, or for nothing; the cheapest of equals."""
    assert isinstance(action, HandOver | Lay)
    return thought.value(without(thought.hand, action.card)) - kind(action.card).face * 1e-6


def picked(thought: Thought, action: Action) -> float:
    assert isinstance(action, Pick)
    return thought.value([*thought.hand, action.card])


def kept(thought: Thought, action: Action) -> float:
    if isinstance(action, Keep):
        return thought.value([*thought.hand, thought.state.record(Drawn).card])
    return thought.value(thought.hand)


def extra_time(thought: Thought, action: Action) -> float:
    """One more action, if it makes things better."""
    if isinstance(action, Pass):
        return thought.value(thought.hand)
    hand = thought.hand
    puts = [thought.value(without(hand, card)) for card in hand]
    take = thought.mean(hand, thought.unseen) if thought.state.wallet else thought.value(hand)
    return max([take, *puts]) - RESERVE


def last_card(thought: Thought, action: Action) -> float:
    """What the hand is when the card has been played, with those that are left to play."""
    hand = thought.counted
    if not isinstance(action, Play):
        return thought.value(hand, last=[])
    left = without(thought.player.specials, action.special)
    if action.special == EXCHANGE and action.card is not None:
        changed = f"{action.currency}-{kind(action.card).face}"
        return thought.value([*without(hand, action.card), changed], last=left)
    if action.special == ATM and action.from_ is not None:
        return thought.mean(hand, thought.unseen_notes(), last=left)
    gone = action.deposit or action.card
    assert gone is not None
    return thought.value(without(hand, gone), last=left)


def police(thought: Thought, action: Action) -> float:
    """The player with most cards is likeliest guilty and richest; of open hands all is known."""
    assert isinstance(action, Check)
    suspect = thought.state.players[action.target]
    if not suspect.revealed:
        return 1.0 + len(suspect.hand) + SUSPICION * thought.grudges[action.target]
    if not suspect.judged().guilty:
        return 0.0
    return sum([kind(card).face for card in suspect.hand]) / 30


def plastic(thought: Thought, action: Action) -> float:
    return 1.0 if isinstance(action, Draw) else 0.0


def forfeit(thought: Thought, action: Action) -> float:
    assert isinstance(action, Forfeit)
    return -float(action.token)


WEIGHED: Final[dict[str, Callable[[Thought, Action], float]]] = {
    "turn": turn,
    "passport": passport,
    "birthday": share,
    "pool": given,
    "pool-pick": picked,
    "pass-cards": given,
    "swap": given,
    "spot-check": kept,
    "request": given,
    "extra-time": extra_time,
    "extra-action": deed,
    "last-cards": last_card,
    "police": police,
    "plastic": plastic,
    "forfeit": forfeit,
}
"""How an answer is weighed, by phase."""
