"""What a good player does, in words a bot can follow; it knows no more than its view."""

from __future__ import annotations

from sitdown.games.vendetta.actions import Discard, Keep, PlayVendetta
from sitdown.games.vendetta.position import AUCTION, BUSINESS, DISCARD, KEEP, SHARE
from sitdown.kernel import Action, Chance, Hints, Look

from .thinking.auction import bid_or_raise, drop_worst, keep_best
from .thinking.business import run_business, share_out
from .thinking.grudges import revenge, second_wind
from .thinking.sight import Sight
from .thinking.trial import bribe


def choose(look: Look, luck: Chance) -> Action:
    """The answer to what the seat owes, or a Vendetta card that is better played first."""
    sight = Sight(look)
    cards = [action for action in look.legal if isinstance(action, PlayVendetta)]
    if cards:
        card = second_wind(sight, cards) or revenge(sight, cards)
        if card is not None:
            return card
    answers = [action for action in look.legal if not isinstance(action, PlayVendetta)]
    if len(answers) == 1:
        return answers[0]
    return answer(sight, answers, luck)


def answer(sight: Sight, answers: list[Action], luck: Chance) -> Action:
    if sight.phase == BUSINESS:
        return run_business(sight, answers, luck)
    if sight.phase == SHARE:
        return share_out(sight, answers, luck)
    if sight.phase == AUCTION:
        return bid_or_raise(sight, answers, luck)
    if sight.phase == KEEP:
        return Keep(keep_best(sight, sight.view["keeps"][0]["bills"]))
    if sight.phase == DISCARD:
        return Discard(drop_worst(sight, sight.hand))
    return bribe(sight, answers, luck)


def interject(look: Look, luck: Chance) -> Action | None:
    """A Vendetta card in another's turn."""
    cards = [action for action in look.legal if isinstance(action, PlayVendetta)]
    return revenge(Sight(look), cards) if cards else None


HINTS = Hints(choose, interject)
